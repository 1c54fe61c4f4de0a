import { defineGrammar, type Grammar } from './grammar.ts';
import { tenthLexicon } from './tenth-rules.ts';

function grammar(id: string, templates: readonly string[]): Grammar {
  return defineGrammar(`tenth-${id}`, tenthLexicon, templates);
}

/** The text is the content of a tool's result in a line of JSON. */
function enveloped(id: string, templates: readonly string[]): Grammar {
  const inner = defineGrammar(`tenth-${id}`, tenthLexicon, templates, (text) => JSON.stringify(text).slice(1, -1));
  return {
    id: inner.id,
    produce: (random) => {
      const call = Math.floor(random() * 90_000) + 10_000;
      const { text, secrets } = inner.produce(random);
      return {
        text: `{"type":"tool_result","tool":"shell","call":${call},"exit_code":0,"content":"${text}"}`,
        secrets,
      };
    },
  };
}

/** Every line but the first is given the sign of a diff; the first has it in the template. */
function added(id: string, templates: readonly string[]): Grammar {
  return defineGrammar(`tenth-${id}`, tenthLexicon, templates, (text) => text.replaceAll('\n', '\n+'));
}

const oneLiners: readonly Grammar[] = [
  grammar('shell-export', [
    '‹prompt›export ‹PART›_PASSWORD=«pw»',
    "‹prompt›export ‹PART›_API_KEY='«opaque»' && make deploy-‹stage›",
    '‹prompt›‹WORD›_TOKEN=«vendorToken» npx ‹word›-cli publish --tag ‹stage›',
    '‹prompt›set -gx ‹WORD›_SECRET «opaque»',
    'echo "export ‹PART›_DB_PASS=\'«pwHuman»\'" >> ~/.bashrc',
    '‹prompt›env ‹WORD›_CLIENT_SECRET=«opaque» ./bin/‹word› sync --since ‹date›',
  ]),
  grammar('curl-bearer', [
    'curl -s -H "Authorization: Bearer «jwt»" https://api.‹domain›/v‹small›/‹part›',
    "curl -sS https://api.‹domain›/‹part›?limit=‹small› -H 'authorization: Bearer «vendorToken»' | jq .",
    'http GET https://‹domain›/api/‹part›/‹number› "X-Api-Key: «opaque»"',
    "wget --header='PRIVATE-TOKEN: «glpat»' -qO- https://git.‹domain›/api/v4/projects/‹number›/jobs",
    'curl -X POST https://‹domain›/‹part›/‹uuid› --oauth2-bearer «alnum:40» -d \'{"state":"done"}\'',
    "xh post https://api.‹domain›/v2/‹part› Authorization:'Token «hex:40»' amount:=‹small›",
  ]),
  grammar('curl-basic', [
    "curl -u '‹account›:«pw»' https://‹domain›/rest/‹part›",
    'curl --user ‹account›:«pwPlain» -T ‹word›-‹date›.tar.gz https://files.‹domain›/upload/',
    'wget --user=‹account› --password=«pwPlain» https://‹domain›/export/‹word›.csv',
    "http -a ‹account›:'«pwStrong»' PUT https://‹domain›/api/‹part›/‹number› name=‹word›",
    'Authorization: Basic «basic»',
    "curl -H 'Authorization: Basic «basic»' https://‹host›:‹port›/status",
  ]),
  grammar('database-client', [
    'mysql -h ‹host› -u ‹account› -p«pwPlain» ‹db› < dump-‹date›.sql',
    "PGPASSWORD='«pw»' psql -h ‹host› -U ‹account› -d ‹db› -c 'select count(*) from ‹part›'",
    "sqlcmd -S ‹host›,1433 -U ‹account› -P '«pwStrong»' -d ‹db› -Q 'SELECT TOP 5 * FROM ‹part›'",
    'redis-cli -h ‹host› -p ‹port› -a «pwPlain» --no-auth-warning info memory',
    'mongosh "mongodb+srv://‹account›:«pwUrl»@‹word›.‹lowerNum:5›.mongodb.net/‹db›"',
    'sqlplus ‹account›/«pwPlain»@//‹host›:1521/‹WORD›',
    'clickhouse-client --host ‹host› --user ‹account› --password «pwPlain» --query "SELECT 1"',
    'mysqldump --user=‹account› --password=«pwHuman» --single-transaction ‹db› | gzip > ‹word›.sql.gz',
  ]),
  grammar('connection-url', [
    'DATABASE_URL=postgres://‹account›:«pwUrl»@‹host›:5432/‹db›?sslmode=require',
    "  url: 'mysql://‹account›:«pwUrl»@‹host›/‹db›'",
    'amqps://‹account›:«pwUrl»@‹host›:5671/%2F‹word›',
    'Using broker redis://:«pwUrl»@‹host›:6379/‹small›',
    'engine = create_engine("postgresql+psycopg2://‹account›:«pwUrl»@‹host›:‹port›/‹db›", pool_size=‹small›)',
    'smtp://‹account›%40‹domain›:«pwUrl»@mail.‹domain›:587',
    'rtsp://admin:«pwUrl»@‹ip›:554/Streaming/Channels/‹number:3›',
    'sftp://‹account›:«pwUrl»@files.‹domain›/inbound/‹word›',
  ]),
  grammar('connection-string', [
    'Server=tcp:‹host›,1433;Database=‹db›;User ID=‹account›;Password=«pwPlain»;Encrypt=True;Connection Timeout=‹small›;',
    'jdbc:sqlserver://‹host›:1433;databaseName=‹db›;user=‹account›;password=«pwPlain»;encrypt=true',
    'jdbc:postgresql://‹host›:5432/‹db›?user=‹account›&password=«pwPlain»&ssl=true',
    'DefaultEndpointsProtocol=https;AccountName=‹word›‹part›;AccountKey=«azureKey»;EndpointSuffix=core.windows.net',
    'Endpoint=sb://‹word›.servicebus.windows.net/;SharedAccessKeyName=RootManageSharedAccessKey;SharedAccessKey=«b64:43»=',
    'Driver={ODBC Driver 18 for SQL Server};Server=‹host›;Database=‹db›;Uid=‹account›;Pwd=«pwStrong»;',
    'HostName=‹word›-hub.azure-devices.net;DeviceId=sensor-‹number›;SharedAccessKey=«b64:43»=',
    'host=‹host› port=5432 dbname=‹db› user=‹account› password=«pwHuman» sslmode=prefer',
  ]),
  grammar('chat-english', [
    '‹name›: the ‹stage› login for ‹part› is ‹account› / «pw»',
    'hey ‹name›, password for the ‹word› box is «pwHuman» - please change it after you are in',
    'Here you go, use this key for the demo: «vendorToken»',
    "‹name›  ‹time›  can't log in to ‹part›? I reset it, new pw: «pwHuman»",
    'fyi the wifi in the ‹word› room: network ‹Word›-Guest, password «pwHuman»',
    'token is «opaque», paste it in the ‹part› settings page and restart ‹service›',
    'I set the admin password to «pwStrong» on ‹host›, username stays ‹account›',
    'ok I made you a PAT: «ghp» (expires in ‹small› days)',
  ]),
  grammar('chat-german', [
    'Moin ‹name›, das Passwort für ‹part› auf ‹host› lautet «pwHuman»',
    'Zugangsdaten ‹stage›: Benutzer ‹account›, Kennwort «pw»',
    '‹name›: Hab dir einen neuen API-Schlüssel erzeugt: «opaque»',
    'Das WLAN-Passwort im ‹Word›-Büro ist jetzt «pwHuman», bitte weitersagen.',
    'Kannst du dich mal einloggen? Nutzer ist ‹account›, PW ist «pwHuman».',
    'Der Token für den ‹Part›-Import: «alnum:40» – bitte nicht ins Wiki stellen!',
  ]),
  grammar('chat-romance', [
    'Salut ‹name›, le mot de passe du serveur ‹word› est «pwHuman»',
    "Voici la clé d'API pour ‹part› : «opaque»",
    'Identifiant : ‹account› - Mot de passe : «pw»',
    'Hola ‹name›, la contraseña de ‹account› en ‹stage› es «pwHuman»',
    'Usuario: ‹account›, clave: «pwHuman» (cámbiala en cuanto entres)',
    'Ciao ‹name›, la password di ‹part› è «pwHuman»',
    'Ecco il token per ‹service›: «vendorToken»',
    'Oi ‹name›, a senha do banco ‹db› é «pwHuman», usuário ‹account›',
    'A chave da API de ‹part› é «opaque», usa no ambiente ‹stage›',
  ]),
  grammar('chat-many-languages', [
    'Cześć ‹name›, hasło do ‹part› to «pwHuman»',
    'Hoi ‹name›, het wachtwoord van ‹account› is «pwHuman»',
    'Merhaba ‹name›, ‹part› için şifre: «pwHuman»',
    'Привет, пароль от ‹host›: «pwHuman», логин ‹account›',
    'Логін: ‹account›, пароль: «pw»',
    '‹name›さん、‹part›のパスワードは「«pwHuman»」です。',
    '‹stage› 环境的密码是:«pwHuman»,用户名 ‹account›',
    '‹part› 비밀번호는 «pwHuman» 입니다',
    'Hej ‹name›! Lösenordet till ‹word›-servern är «pwHuman»',
    'Ahoj, heslo k ‹part› je «pwHuman», uživatel ‹account›',
    'Hei, salasana palvelimelle ‹host› on «pwHuman»',
  ]),
  grammar('webhook', [
    'SLACK_WEBHOOK_URL=https://hooks.slack.com/services/«slackPath»',
    'curl -X POST -H \'Content-type: application/json\' --data \'{"text":"‹part› deployed"}\' https://hooks.slack.com/services/«slackPath»',
    'const hook = "https://discord.com/api/webhooks/«discordPath»";',
    '    webhook_url: https://‹word›.webhook.office.com/webhookb2/‹uuid›@‹uuid›/IncomingWebhook/«hex:32»/‹uuid›',
    'curl "https://api.telegram.org/bot«telegram»/sendMessage?chat_id=-100‹digits:10›&text=‹word›"',
    'https://hooks.zapier.com/hooks/catch/‹digits:8›/?secret=«opaque»',
  ]),
  grammar('git-remote', [
    'git clone https://‹account›:«ghp»@github.com/‹word›-labs/‹service›.git',
    'origin  https://oauth2:«glpat»@gitlab.‹domain›/‹word›/‹service›.git (fetch)',
    'git remote set-url origin https://x-access-token:«gho»@github.com/‹word›/‹service›',
    "fatal: unable to access 'https://‹account›:«pwUrl»@git.‹domain›/‹word›/‹service›.git/': Could not resolve host: git.‹domain›",
    'pip install git+https://«ghFine»@github.com/‹word›/‹pkg›.git@v‹version›',
    'go env -w GOPROXY=https://‹account›:«pwUrl»@goproxy.‹domain›,direct',
  ]),
  grammar('registry-login', [
    'docker login registry.‹domain› -u ‹account› -p «pwPlain»',
    'echo "«dockerPat»" | docker login --username ‹account› --password-stdin',
    '//registry.npmjs.org/:_authToken=«npm»',
    'helm registry login ‹domain› --username ‹account› --password «pwPlain»',
    'twine upload -u __token__ -p «pypi» dist/*',
    'cargo login --registry ‹word› «alnum:36»',
    'kubectl create secret docker-registry regcred --docker-server=‹domain› --docker-username=‹account› --docker-password=«pwPlain»',
    'npm config set //npm.‹domain›/:_auth «basic»',
  ]),
  grammar('cloud-command', [
    'az login --service-principal -u ‹uuid› -p «azureSecret» --tenant ‹uuid›',
    'aws configure set aws_secret_access_key «awsSecret» --profile ‹stage›',
    'heroku config:set ‹PART›_SECRET_KEY=«opaque» -a ‹service›',
    'vault login «vault»',
    'gh secret set ‹PART›_TOKEN --body "«vendorToken»" --repo ‹word›/‹service›',
    'doctl auth init -t «digitalocean»',
    'fly secrets set SESSION_SECRET=«hex:64» --app ‹service›',
    'tailscale up --authkey «tailscale» --hostname ‹word›-‹digits:2›',
    'aws secretsmanager put-secret-value --secret-id ‹stage›/‹part› --secret-string "«pwPlain»"',
    'kubectl create secret generic ‹service› --from-literal=password=«pwHuman» -n ‹stage›',
  ]),
  grammar('cookie', [
    'Cookie: theme=dark; sessionid=«sessionId»; lang=de',
    'Set-Cookie: connect.sid=«sessionId»; Path=/; HttpOnly; Secure; SameSite=Lax',
    "curl 'https://‹domain›/‹part›/export?year=‹year›' -b 'PHPSESSID=«lowerNum:26»; seen=1'",
    'set-cookie: __Host-session=«jwt»; path=/; secure; httponly',
    'document.cookie = "auth_token=«url64:43»; max-age=‹number›"',
    'cookie: _ga=GA1.2.‹digits:9›.‹epoch›; remember_user_token=«b64:60»; _locale=en',
    'JSESSIONID=«hexUpper:32»; Path=/‹part›; Secure; HttpOnly',
  ]),
  grammar('log-line', [
    '‹stampMs› ‹level› [‹service›] login attempt user=‹account› password=«pw» ip=‹ip›',
    '‹stamp› DEBUG ‹part›.client - request headers: {"authorization": "Bearer «jwt»", "accept": "*/*"}',
    '[‹time›] ‹level›: connecting to amqp://‹account›:«pwUrl»@‹host›:5672',
    'time="‹stamp›" level=debug msg="token refreshed" client=‹service› refresh_token=«opaque» ttl=‹number›',
    '‹ip› - - [‹date›] "GET /‹part›/feed?api_key=«opaque»&page=‹small› HTTP/1.1" 200 ‹count›',
    'level=‹level› ts=‹epoch› caller=‹part›.go:‹small› msg="using credentials" access_key=‹word› secret_key=«awsSecret»',
  ]),
  grammar('source-constant', [
    'const ‹part›ApiKey = "«opaque»";',
    'private static final String ‹PART›_PASSWORD = "«pw»";',
    "$‹part›_secret = '«opaque»';",
    'let token = "«vendorToken»" // TODO move to keychain',
    '‹PART›_API_TOKEN = "«opaque»"  # ‹stage›',
    'var password = "«pwHuman»";',
    'static const char *mqtt_password = "«pwPlain»";',
    'client = ‹Word›Client(base_url="https://‹domain›", api_key="«opaque»", timeout=‹small›)',
    'builder.Services.Add‹Word›(o => { o.ClientId = "‹word›"; o.ClientSecret = "«opaque»"; });',
  ]),
  grammar('bare-token', [
    '«vendorToken»',
    'Created token «vendorToken» for ‹account›. You will not be able to see it again.',
    '‹prompt›pbpaste\n«vendorToken»',
    '‹prompt›gh auth token\n«gho»',
    '‹prompt›gcloud auth print-access-token\n«googleOauth»',
    'Copied! «jwt»',
    '- [ ] rotate «vendorToken» (was in the ‹word› screenshot)',
    '‹prompt›cat ~/.vault-token\n«vault»',
  ]),
  grammar('credential-line-file', [
    'machine api.‹domain› login ‹account› password «pwPlain»',
    '‹host›:5432:‹db›:‹account›:«pwPlain»',
    'machine github.com login ‹account› password «ghp»',
    'https://‹account›:«ghp»@github.com',
    '//‹host›/‹word› /mnt/‹word› cifs username=‹account›,password=«pwPlain»,uid=1000 0 0',
    'default login ‹account› password «pwHuman»',
    '[relay.‹domain›]:587 ‹account›:«pwPlain»',
  ]),
  grammar('grep-line', [
    '‹dir›/.env:‹small›:‹PART›_SECRET=«opaque»',
    'config/‹stage›.yml:‹small›:  password: «pw»',
    './‹file›:‹number›:    api_key = "«opaque»"',
    "‹file›:‹small›:‹small›: const TOKEN = '«vendorToken»'",
    'deploy/‹word›.sh-‹small›-export AWS_SECRET_ACCESS_KEY=«awsSecret»',
    'Binary file ‹word›.bin matches\n‹dir›/settings.ini:smtp_pass=«pwPlain»',
  ]),
  grammar('url-parameter', [
    'GET https://api.‹domain›/v1/‹part›?access_token=«opaque»&fields=id,name',
    'https://‹word›.blob.core.windows.net/‹part›/‹date›.parquet?sv=2023-11-03&st=‹date›&se=‹date›&sr=b&sp=r&sig=«sasSig»',
    'https://maps.googleapis.com/maps/api/geocode/json?address=‹Word›+Street&key=«google»',
    'https://‹word›-‹stage›.s3.‹region›.amazonaws.com/‹part›/‹uuid›.zip?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=‹number›&X-Amz-SignedHeaders=host&X-Amz-Signature=«hex:64»',
    'wss://stream.‹domain›/ws?token=«jwt»',
    'Open https://‹domain›/reset-password?token=«url64:43» to choose a new one (valid ‹small› hours).',
    'https://‹domain›/‹part›/callback?state=‹lower:6›&client_secret=«opaque»',
    'ical: https://calendar.‹domain›/private/feed.ics?apikey=«hex:40»',
  ]),
  grammar('tool-with-password', [
    "sshpass -p '«pw»' ssh ‹account›@‹host› uptime",
    'smbclient //‹host›/‹word› -U ‹account›%«pwPlain»',
    'ldapsearch -x -H ldaps://‹host› -D "cn=‹account›,dc=‹word›,dc=example" -w «pwPlain» "(uid=‹lower:6›)"',
    'openssl pkcs12 -in ‹word›.p12 -passin pass:«pwPlain» -nodes -out ‹word›.pem',
    "7z x ‹word›-‹date›.7z -p'«pwHuman»' -o/tmp/‹word›",
    'keytool -list -keystore ‹word›.jks -storepass «pwPlain»',
    'gpg --batch --passphrase «pwPlain» -d ‹word›.tar.gpg',
    'restic -r s3:‹host›/‹word› --password-command "echo «pwPlain»" snapshots',
    'unzip -P «pwPlain» ‹word›_‹date›.zip',
    'rabbitmqctl add_user ‹account› «pwPlain»',
    "echo '‹account›:«pwPlain»' | sudo chpasswd",
    'htpasswd -b /etc/nginx/.htpasswd ‹account› «pwHuman»',
  ]),
  grammar('json-line', [
    '{"username":"‹account›","password":"«pw»"}',
    '{"grant_type":"client_credentials","client_id":"‹uuid›","client_secret":"«opaque»"}',
    '{"ok":true,"access_token":"«slackBot»","team":{"id":"T0‹upperNum:9›","name":"‹Word›"}}',
    '{"level":"debug","time":‹epoch›,"msg":"auth","body":{"email":"‹mailbox›","password":"«pwHuman»"}}',
    "{'user': '‹account›', 'apikey': '«opaque»', 'verify': True}",
    '{"jsonrpc":"2.0","id":‹small›,"method":"user.login","params":{"username":"‹account›","password":"«pw»"}}',
    'grant_type=password&username=‹account›&password=«pwForm»&scope=read',
    '{"refresh_token":"«opaque»","device":"‹word›-‹small›"}',
  ]),
  grammar('device-line', [
    "nmcli dev wifi connect '‹Word› ‹number›' password '«pwHuman»'",
    '#define WIFI_PASS "«pwHuman»"',
    'const char* password = "«pwPlain»";  // ‹Word›-IoT',
    'mosquitto_pub -h ‹ip› -t home/‹word›/state -u ‹account› -P «pwPlain» -m on',
    'WIFI:T:WPA;S:‹Word›-Guest;P:«pwPlain»;;',
    'http://‹ip›/cm?user=admin&password=«pwPlain»&cmnd=Power%20TOGGLE',
    'mp> wlan.connect("‹Word›Net", "«pwHuman»")',
    'network={ ssid="‹Word›" psk="«pwHuman»" }',
    'onvif-cli devicemgmt GetHostname --host ‹ip› --user admin --password «pwPlain»',
  ]),
  grammar('mobile-line', [
    'RELEASE_STORE_PASSWORD=«pwPlain»',
    "            keyPassword '«pwHuman»'",
    'apksigner sign --ks ‹word›.keystore --ks-pass pass:«pwPlain» app-release.apk',
    'xcrun notarytool submit ‹Word›.zip --apple-id ‹mailbox› --team-id ‹upperNum:10› --password «applePassword»',
    'security unlock-keychain -p «pwPlain» build.keychain',
    'MAPBOX_DOWNLOADS_TOKEN=«mapbox»',
    'fastlane match appstore --git_basic_authorization «basic» --readonly',
    'sentry-cli --auth-token «sentry» releases new ‹word›@‹version›',
  ]),
  grammar('wallet-line', [
    'MNEMONIC="«seed12»"',
    'seed phrase for the ‹word› test wallet: «seed12»',
    'DEPLOYER_PRIVATE_KEY=«ethKey»',
    'cast send 0x‹hex:40› "mint(uint256)" ‹small› --private-key «ethKey» --rpc-url https://rpc.‹domain›',
    'bitcoin-cli importprivkey «wif» "‹word›"',
    "const mnemonic = '«seed24»';",
    'nostr identity: «nsec»',
    'Extended private key: «xprv»',
    'accounts: [{ privateKey: "«ethKey»", balance: "‹digits:19›" }],',
  ]),
  grammar('powershell', [
    'PS C:\\‹Word›> $pw = ConvertTo-SecureString "«pw»" -AsPlainText -Force',
    'net use Z: \\\\‹word›-fs\\‹part› /user:CORP\\‹account› «pwPlain»',
    'cmdkey /add:‹host› /user:‹account› /pass:«pwPlain»',
    'setx ‹PART›_API_KEY "«opaque»" /M',
    '$env:‹WORD›_TOKEN = "«vendorToken»"',
    "Invoke-RestMethod -Uri https://‹domain›/‹part› -Headers @{ 'X-API-Key' = '«opaque»' }",
    'net user ‹account› «pwStrong» /add',
    'psexec \\\\‹ip› -u ‹account› -p «pwPlain» cmd /c hostname',
  ]),
  grammar('second-factor', [
    'otpauth://totp/‹Word›:‹account›?secret=«totp»&issuer=‹Word›&period=30',
    'oathtool --totp -b «totp»',
    "Can't scan the code? Enter this setup key: «totp»",
    'TOTP_SECRET=«totp»',
    'pyotp.TOTP("«totp»").now()',
    'MFA seed for ‹account›@‹domain›: «totp»',
  ]),
  grammar('pipeline-output', [
    '+ curl -fsS -H "JOB-TOKEN: «glpat»" https://git.‹domain›/api/v4/projects/‹number›',
    '+ export DOCKER_PASSWORD=«dockerPat»',
    'Step ‹small›/‹small› : RUN echo "//npm.pkg.github.com/:_authToken=«ghp»" > ~/.npmrc',
    '[Pipeline] sh\n+ ./deploy.sh --user ‹account› --password «pwPlain» --env ‹stage›',
    '#‹small› [build ‹small›/‹small›] RUN --network=host NPM_TOKEN=«npm» npm ci',
    'ARG GITHUB_TOKEN=«ghp»',
  ]),
  enveloped('tool-result-line', [
    '‹PART›_URL=https://‹domain›\n‹PART›_SECRET="«opaque»"\nLOG_LEVEL=info',
    '{\n  "user": "‹account›",\n  "password": "«pw»",\n  "host": "‹host›"\n}',
    'total ‹small›\n$ cat ‹word›.pem\n-----BEGIN RSA PRIVATE KEY-----\n«pemBody»\n-----END RSA PRIVATE KEY-----\n',
    "from ‹word› import Client\nc = Client(token='«vendorToken»')\nprint(c.status())",
    'HTTP/1.1 200 OK\r\nset-cookie: sid=«sessionId»; HttpOnly\r\ncontent-length: ‹number›\r\n\r\n{"ok":true}',
  ]),
];

const longer: readonly Grammar[] = [
  grammar('dotenv', [
    `# ‹service› (‹stage›)
NODE_ENV=production
PORT=‹port›
LOG_LEVEL=info
DATABASE_URL=postgresql://‹account›:«pwUrl»@‹host›:5432/‹db›
REDIS_HOST=‹host›
REDIS_PASSWORD=«pwPlain»
SESSION_SECRET=«hex:64»
STRIPE_SECRET_KEY=«stripe»
STRIPE_WEBHOOK_SECRET=«whsec»
FEATURE_‹WORD›=true
`,
    `APP_NAME="‹Word› ‹Part›"
APP_KEY=base64:«b64:43»=
APP_DEBUG=false

MAIL_MAILER=smtp
MAIL_HOST=smtp.‹domain›
MAIL_PORT=587
MAIL_USERNAME=‹account›
MAIL_PASSWORD="«pw»"
MAIL_FROM_ADDRESS=‹mailbox›

AWS_ACCESS_KEY_ID=AKIA‹base32:16›
AWS_SECRET_ACCESS_KEY=«awsSecret»
AWS_DEFAULT_REGION=‹region›`,
    `OPENAI_API_KEY=«openai»
ANTHROPIC_API_KEY=«anthropic»
HF_TOKEN=«huggingface»
MODEL_NAME=‹word›-large
MAX_TOKENS=‹number›
VECTOR_DB_URL=https://‹word›.‹domain›
VECTOR_DB_KEY=«opaque»
TELEMETRY=off`,
    `export DJANGO_SETTINGS_MODULE=‹word›.settings.‹stage›
export DJANGO_SECRET_KEY='«pwStrong:50»'
export CELERY_BROKER_URL='amqp://‹account›:«pwUrl»@‹host›:5672/‹word›'
export SENDGRID_API_KEY='«sendgrid»'
export ALLOWED_HOSTS='‹domain›,www.‹domain›'
export TIME_ZONE='Europe/Zurich'`,
  ]),
  grammar('environment-dump', [
    `‹prompt›printenv
SHELL=/bin/bash
PWD=‹dir›
LANG=en_US.UTF-8
HOME=/home/‹lower:5›
GITHUB_TOKEN=«ghp»
TERM=xterm-256color
‹PART›_DB_PASSWORD=«pw»
PATH=/usr/local/sbin:/usr/local/bin:/usr/bin:/bin
SHLVL=1
_=/usr/bin/printenv`,
    `‹prompt›docker exec ‹service› env | sort
HOME=/root
HOSTNAME=‹hex:12›
JWT_SIGNING_KEY=«opaque»
MYSQL_DATABASE=‹db›
MYSQL_ROOT_PASSWORD=«pwPlain»
MYSQL_USER=‹account›
MYSQL_VERSION=‹version›`,
    `Environment:
  JAVA_HOME          /usr/lib/jvm/java-21
  ‹PART›_API_KEY     «opaque»
  SPRING_PROFILES    ‹stage›
  DB_PASS            «pwPlain»
  HOSTNAME           ‹service›-‹lowerNum:9›-‹lowerNum:5›`,
    `PS> Get-ChildItem Env:

Name                           Value
----                           -----
COMPUTERNAME                   ‹WORD›‹digits:2›
NUGET_API_KEY                  «lowerNum:46»
PROCESSOR_ARCHITECTURE         AMD64
‹WORD›_CLIENT_SECRET           «azureSecret»
TEMP                           C:\\Temp
USERDOMAIN                     CORP`,
  ]),
  grammar('compose', [
    `services:
  ‹part›:
    image: ‹word›/‹part›:‹version›
    ports: ["‹port›:8080"]
    environment:
      DB_HOST: db
      DB_PASSWORD: «pwHuman»
      SECRET_KEY_BASE: «hex:128»
    depends_on: [db]
  db:
    image: postgres:16
    environment:
      - POSTGRES_USER=‹account›
      - POSTGRES_PASSWORD=«pwPlain»
    volumes:
      - ‹word›:/var/lib/postgresql/data`,
    `version: "3.8"
services:
  minio:
    image: minio/minio:latest
    command: server /data --console-address ":9001"
    environment:
      MINIO_ROOT_USER: ‹account›
      MINIO_ROOT_PASSWORD: "«pwPlain»"
  cache:
    image: redis:7
    command: redis-server --requirepass «pwPlain» --maxmemory ‹number›mb
  grafana:
    image: grafana/grafana:‹version›
    environment:
      - GF_SECURITY_ADMIN_PASSWORD=«pw»
      - GF_USERS_ALLOW_SIGN_UP=false`,
    `  rabbit:
    image: rabbitmq:3-management
    restart: unless-stopped
    environment:
      RABBITMQ_DEFAULT_USER: ‹account›
      RABBITMQ_DEFAULT_PASS: '«pw»'
    healthcheck:
      test: ["CMD", "curl", "-f", "-u", "‹account›:«pwPlain»", "http://localhost:15672/api/overview"]
      interval: ‹small›s`,
  ]),
  grammar('kubernetes-secret', [
    `apiVersion: v1
kind: Secret
metadata:
  name: ‹service›-credentials
  namespace: ‹stage›
type: Opaque
data:
  username: YWRtaW4=
  password: «pw64»
  api-token: «b64:56»`,
    `apiVersion: v1
kind: Secret
metadata:
  name: ‹part›-db
  labels:
    app: ‹service›
stringData:
  DB_USER: ‹account›
  DB_PASSWORD: «pwHuman»
  ENCRYPTION_KEY: «hex:64»
`,
    `‹prompt›kubectl get secret ‹service› -n ‹stage› -o json
{
    "apiVersion": "v1",
    "data": {
        "client_secret": "«b64:44»",
        "redis-password": "«pw64»"
    },
    "kind": "Secret",
    "metadata": {
        "creationTimestamp": "‹stamp›",
        "name": "‹service›",
        "resourceVersion": "‹digits:8›",
        "uid": "‹uuid›"
    },
    "type": "Opaque"
}`,
    `apiVersion: v1
kind: Config
current-context: ‹stage›
clusters:
- name: ‹word›
  cluster:
    server: https://‹host›:6443
users:
- name: ‹account›
  user:
    token: «jwt»`,
  ]),
  grammar('yaml-config', [
    `# values-‹stage›.yaml
replicaCount: ‹small›
image:
  repository: ‹domain›/‹service›
  tag: ‹version›
auth:
  username: ‹account›
  password: «pw»
smtp:
  host: smtp.‹domain›
  port: 587
  password: "«pwStrong»"
ingress:
  enabled: true`,
    `spring:
  datasource:
    url: jdbc:postgresql://‹host›:5432/‹db›
    username: ‹account›
    password: «pwPlain»
    hikari:
      maximum-pool-size: ‹small›
  mail:
    host: smtp.‹domain›
    password: '«pw»'
security:
  jwt:
    secret: «opaque»
    expiration-ms: ‹digits:7›`,
    `production:
  adapter: mysql2
  encoding: utf8mb4
  database: ‹db›
  username: ‹account›
  password: «pwHuman»
  host: ‹host›
  pool: ‹small›
  secret_key_base: «hex:128»`,
    `receivers:
  - name: ‹word›-oncall
    pagerduty_configs:
      - routing_key: «hex:32»
        severity: critical
  - name: ‹part›-chat
    slack_configs:
      - api_url: https://hooks.slack.com/services/«slackPath»
        channel: '#‹part›-alerts'
        send_resolved: true`,
  ]),
  grammar('toml-config', [
    `[server]
bind = "0.0.0.0:‹port›"
workers = ‹small›

[database]
host = "‹host›"
name = "‹db›"
user = "‹account›"
password = "«pw»"

[auth]
jwt_secret = "«opaque»"
token_ttl = ‹number›`,
    `[default]
api_token = '«vendorToken»'
endpoint = 'https://api.‹domain›'
retries = ‹small›

[profile.‹stage›]
api_token = '«opaque»'
verify = true`,
    `# .streamlit/secrets.toml
db_username = "‹account›"
db_password = "«pwHuman»"

[connections.‹word›]
account = "‹lower:6›-‹lower:4›"
user = "‹WORD›_SVC"
password = "«pwStrong»"
warehouse = "‹WORD›_WH"
role = "ANALYST"`,
  ]),
  grammar('ini-properties', [
    `[client]
user = ‹account›
password = «pwPlain»
host = ‹host›

[mysqldump]
quick
max_allowed_packet = ‹small›M`,
    `quarkus.http.port=‹port›
quarkus.datasource.username=‹account›
quarkus.datasource.password=«pwHuman»
quarkus.oidc.client-id=‹service›
quarkus.oidc.credentials.secret=«alnum:32»
quarkus.log.level=INFO`,
    `[DEFAULT]
debug = false
[keystone_authtoken]
auth_url = https://‹host›:5000
username = ‹account›
password = «pwPlain»
project_name = service
[oslo_messaging]
transport_url = rabbit://‹account›:«pwUrl»@‹host›:5672/`,
    `sonar.host.url=https://sonar.‹domain›
sonar.projectKey=‹service›
sonar.login=«hex:40»
systemProp.http.proxyHost=proxy.‹domain›
systemProp.http.proxyPort=‹port›
systemProp.http.proxyUser=‹account›
systemProp.http.proxyPassword=«pwPlain»
org.gradle.jvmargs=-Xmx‹small›g`,
    `[remote-‹word›]
type = s3
provider = Minio
access_key_id = ‹upperNum:20›
secret_access_key = «alnum:40»
endpoint = https://s3.‹domain›
region = ‹region›`,
  ]),
  grammar('json-config', [
    `{
  "Logging": { "LogLevel": { "Default": "Information" } },
  "ConnectionStrings": {
    "Default": "Server=‹host›;Database=‹db›;User Id=‹account›;Password=«pwPlain»;TrustServerCertificate=true"
  },
  "Jwt": {
    "Issuer": "https://‹domain›",
    "Key": "«opaque»",
    "ExpiryMinutes": ‹small›
  },
  "AllowedHosts": "*"
}`,
    `{
  "type": "service_account",
  "project_id": "‹word›-‹number›",
  "private_key_id": "‹sha1›",
  "private_key": "-----BEGIN PRIVATE KEY-----\\n«pemEscaped»\\n-----END PRIVATE KEY-----\\n",
  "client_email": "‹lower:6›@‹word›-‹number›.iam.gserviceaccount.com",
  "client_id": "‹digits:21›",
  "token_uri": "https://oauth2.googleapis.com/token"
}`,
    `{
  "mcpServers": {
    "‹word›": {
      "command": "npx",
      "args": ["-y", "@‹word›/mcp-server"],
      "env": { "‹WORD›_API_KEY": "«vendorToken»", "REGION": "‹region›" }
    },
    "‹part›": {
      "url": "https://mcp.‹domain›/sse",
      "headers": { "Authorization": "Bearer «opaque»" }
    }
  }
}`,
    `{
  "auths": {
    "https://index.docker.io/v1/": {
      "auth": "«basic»"
    },
    "registry.‹domain›": {
      "username": "‹account›",
      "password": "«pwPlain»"
    }
  }
}`,
  ]),
  grammar('xml-config', [
    `<settings xmlns="http://maven.apache.org/SETTINGS/1.0.0">
  <servers>
    <server>
      <id>‹word›-releases</id>
      <username>‹account›</username>
      <password>«pw»</password>
    </server>
  </servers>
</settings>`,
    `<configuration>
  <connectionStrings>
    <add name="‹Word›" connectionString="Data Source=‹host›;Initial Catalog=‹db›;User ID=‹account›;Password=«pwPlain»" providerName="System.Data.SqlClient" />
  </connectionStrings>
  <appSettings>
    <add key="PageSize" value="‹small›" />
    <add key="‹Part›ApiKey" value="«opaque»" />
  </appSettings>
</configuration>`,
    `<tomcat-users>
  <role rolename="manager-gui"/>
  <user username="‹account›" password="«pwHuman»" roles="manager-gui,admin-gui"/>
</tomcat-users>`,
    `<bean id="dataSource" class="org.apache.commons.dbcp2.BasicDataSource" destroy-method="close">
  <property name="url" value="jdbc:oracle:thin:@‹host›:1521/‹WORD›"/>
  <property name="username" value="‹account›"/>
  <property name="password" value="«pwPlain»"/>
  <property name="maxTotal" value="‹small›"/>
</bean>`,
    `<packageSourceCredentials>
  <‹Word›Feed>
    <add key="Username" value="‹account›" />
    <add key="ClearTextPassword" value="«alnum:52»" />
  </‹Word›Feed>
</packageSourceCredentials>`,
    `<soapenv:Header>
  <wsse:Security>
    <wsse:UsernameToken>
      <wsse:Username>‹account›</wsse:Username>
      <wsse:Password Type="#PasswordText">«pw»</wsse:Password>
    </wsse:UsernameToken>
  </wsse:Security>
</soapenv:Header>`,
  ]),
  grammar('private-key-block', [
    `‹prompt›cat ~/.ssh/id_‹word›
-----BEGIN OPENSSH PRIVATE KEY-----
«sshBody»
-----END OPENSSH PRIVATE KEY-----`,
    `-----BEGIN RSA PRIVATE KEY-----
«pemBody»
-----END RSA PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
‹publicBody›
-----END CERTIFICATE-----`,
    `-----BEGIN EC PRIVATE KEY-----
«pemBody:2»
-----END EC PRIVATE KEY-----`,
    `# ‹host›, renewed ‹date›
-----BEGIN PRIVATE KEY-----
«pemBody»
-----END PRIVATE KEY-----`,
    `-----BEGIN PGP PRIVATE KEY BLOCK-----
Comment: ‹word› release signing

«pgpBody»
=‹b64:4›
-----END PGP PRIVATE KEY BLOCK-----`,
    `PuTTY-User-Key-File-3: ssh-ed25519
Encryption: none
Comment: ‹account›@‹word›
Public-Lines: 2
AAAAC3NzaC1lZDI1NTE5AAAAI‹b64:39›
‹b64:15›=
Private-Lines: 1
«b64:43»=
Private-MAC: ‹sha256›`,
    `# created: ‹stamp›
# public key: age1‹lowerNum:58›
«age»`,
    `{"kty":"OKP","crv":"Ed25519","kid":"‹word›-‹year›",
 "x":"‹url64:43›",
 "d":"«url64:43»"}`,
  ]),
  grammar('aws-credentials', [
    `[default]
aws_access_key_id = AKIA‹base32:16›
aws_secret_access_key = «awsSecret»
region = ‹region›

[‹word›-‹stage›]
aws_access_key_id = ASIA‹base32:16›
aws_secret_access_key = «awsSecret»
aws_session_token = «awsSession»`,
    `‹prompt›aws sts assume-role --role-arn arn:aws:iam::‹digits:12›:role/‹word› --role-session-name ‹lower:5›
{
    "Credentials": {
        "AccessKeyId": "ASIA‹base32:16›",
        "SecretAccessKey": "«awsSecret»",
        "SessionToken": "«awsSession»",
        "Expiration": "‹stamp›"
    },
    "AssumedRoleUser": {
        "Arn": "arn:aws:sts::‹digits:12›:assumed-role/‹word›/‹lower:5›"
    }
}`,
    `‹prompt›aws iam create-access-key --user-name ‹account›
{
    "AccessKey": {
        "UserName": "‹account›",
        "AccessKeyId": "AKIA‹base32:16›",
        "Status": "Active",
        "SecretAccessKey": "«awsSecret»",
        "CreateDate": "‹stamp›"
    }
}`,
    `export AWS_ACCESS_KEY_ID="ASIA‹base32:16›"
export AWS_SECRET_ACCESS_KEY="«awsSecret»"
export AWS_SESSION_TOKEN="«awsSession»"
export AWS_REGION="‹region›"
aws s3 ls s3://‹word›-‹part›/`,
  ]),
  grammar('cloud-output', [
    `‹prompt›az ad sp create-for-rbac --name ‹service›
The output includes credentials that you must protect.
{
  "appId": "‹uuid›",
  "displayName": "‹service›",
  "password": "«azureSecret»",
  "tenant": "‹uuid›"
}`,
    `‹prompt›vault kv get secret/‹stage›/‹part›
======= Metadata =======
Key              Value
---              -----
created_time     ‹stamp›
version          ‹small›

====== Data ======
Key         Value
---         -----
password    «pw»
username    ‹account›`,
    `‹prompt›heroku config -a ‹service›
=== ‹service› Config Vars
DATABASE_URL:      postgres://‹lower:14›:«hex:64»@ec2-‹number:2›.compute.amazonaws.com:5432/‹lowerNum:14›
LANG:              en_US.UTF-8
SENDGRID_API_KEY:  «sendgrid»`,
    `‹prompt›az storage account keys list -n ‹word›‹part› -o table
CreationTime          KeyName    Permissions    Value
--------------------  ---------  -------------  -----
‹stamp›  key1       FULL           «azureKey»
‹stamp›  key2       FULL           «azureKey»`,
    `‹prompt›aws secretsmanager get-secret-value --secret-id ‹stage›/‹part›
{
    "ARN": "arn:aws:secretsmanager:‹region›:‹digits:12›:secret:‹stage›/‹part›-‹alnum:6›",
    "Name": "‹stage›/‹part›",
    "VersionId": "‹uuid›",
    "SecretString": "«pwStrong»",
    "CreatedDate": "‹stamp›"
}`,
    `‹prompt›terraform output -json
{
  "cluster_name": { "sensitive": false, "type": "string", "value": "‹service›" },
  "db_password": { "sensitive": true, "type": "string", "value": "«pwPlain»" }
}`,
  ]),
  grammar('http-request', [
    `POST /api/v‹small›/session HTTP/1.1
Host: ‹domain›
User-Agent: ‹word›/‹version›
Content-Type: application/json
Content-Length: ‹small›

{"email":"‹mailbox›","password":"«pw»"}`,
    `> GET /‹part›/‹number› HTTP/2
> Host: api.‹domain›
> user-agent: curl/8.5.0
> accept: */*
> authorization: Bearer «opaque»
>
< HTTP/2 200
< content-type: application/json
< x-request-id: ‹uuid›
<
{"id":‹number›,"state":"open"}`,
    `PUT /v1/‹part›/‹uuid› HTTP/1.1
Host: ‹domain›
X-Api-Key: «opaque»
If-Match: "‹hex:32›"
Content-Type: application/x-www-form-urlencoded

name=‹word›&client_secret=«alnum:40»&enabled=1`,
    `POST /oauth/token HTTP/1.1
Host: id.‹domain›
Authorization: Basic «basic»
Content-Type: application/x-www-form-urlencoded

grant_type=refresh_token&refresh_token=«url64:48»`,
    `GET /account/orders HTTP/1.1
Host: shop.‹domain›
Accept: text/html
Accept-Language: de-CH,de;q=0.9
Cookie: cart=‹number›; session=«sessionId»
Referer: https://shop.‹domain›/`,
  ]),
  grammar('token-response', [
    `HTTP/1.1 200 OK
Content-Type: application/json
Cache-Control: no-store

{
  "access_token": "«jwt»",
  "token_type": "Bearer",
  "expires_in": ‹number›,
  "refresh_token": "«opaque»",
  "scope": "openid offline_access"
}`,
    `{
  "data": {
    "login": {
      "token": "«jwt»",
      "user": { "id": "‹uuid›", "role": "‹word›" }
    }
  },
  "extensions": { "traceId": "‹hex:32›" }
}`,
    `{
  "id": ‹digits:6›,
  "name": "‹service›",
  "revoked": false,
  "created_at": "‹stamp›",
  "scopes": ["api", "read_repository"],
  "token": "«glpat»",
  "expires_at": "‹date›"
}`,
    `{
  "installed": {
    "client_id": "‹digits:12›-‹lowerNum:32›.apps.googleusercontent.com",
    "project_id": "‹word›-‹number›",
    "client_secret": "«googleSecret»",
    "redirect_uris": ["http://localhost"]
  },
  "refresh_token": "«googleRefresh»"
}`,
    `{"api_keys":[
  {"name":"‹word›","prefix":"‹lower:4›","created":"‹date›","key":"«opaque»"},
  {"name":"‹part›","prefix":"‹lower:4›","created":"‹date›","key":"«opaque»"}
]}`,
  ]),
  grammar('mail-english', [
    `From: ‹mailbox›
To: ‹mailbox›
Subject: Access to ‹part› (‹stage›)
Date: ‹date›

Hi ‹name›,

your account is ready.

URL: https://‹domain›/login
User: ‹account›
Password: «pw»

Please change the password at first login.

Regards
‹name›`,
    `Subject: Re: FTP for the ‹word› feed

Hello ‹name›,

as agreed on the phone, the server is ‹host›, port 22. Log in as ‹account› with «pwHuman».
Files land in /inbound/‹word› every night at ‹time›.

Best,
‹name›`,
    `Hi team,

handover before my leave:

* ‹part› admin: ‹account› / «pwHuman»
* Grafana service token: «grafana»
* Backups run on ‹host›, the restic repository password is «pwStrong»
* Everything else is in the wiki.

Cheers, ‹name›`,
    `Welcome to ‹Word› Cloud!

Your API credentials are shown once:

  Client ID      ‹uuid›
  Client secret  «opaque»

Documentation: https://docs.‹domain›/start
Need help? Write to ‹mailbox›.`,
    `Dear ‹name›,

the app password you asked for is: «appPassword»

It works with IMAP and SMTP on mail.‹domain›; two-factor stays on for the browser.
‹sentence›

Kind regards`,
  ]),
  grammar('mail-many-languages', [
    `Betreff: Zugang zum ‹Part›-System

Hallo ‹name›,

Ihre Zugangsdaten lauten:

Adresse: https://‹domain›
Benutzername: ‹account›
Passwort: «pw»

Bitte ändern Sie das Passwort nach der ersten Anmeldung.

Freundliche Grüße
‹name›`,
    `Objet : accès au serveur ‹word›

Bonjour ‹name›,

Voici les accès demandés :
- Hôte : ‹host›
- Utilisateur : ‹account›
- Mot de passe : «pwHuman»

Bien cordialement,
‹name›`,
    `Asunto: credenciales de ‹part›

Buenos días ‹name›:

Te paso los datos de acceso.
Usuario: ‹account›
Contraseña: «pw»
Clave de API: «opaque»

Un saludo`,
    `Oggetto: nuovo utente ‹part›

Gentile ‹name›,
il suo utente è attivo dal ‹date›.

Nome utente: ‹account›
Password: «pwHuman»

Cordiali saluti`,
    `Assunto: acesso ao ambiente ‹stage›

Olá ‹name›,

Endereço: https://‹domain›
Usuário: ‹account›
Senha: «pwHuman»

Qualquer dúvida, me chame.`,
    `Temat: dostęp do ‹part›

Dzień dobry,
przesyłam dane do logowania.

Login: ‹account›
Hasło: «pw»

Pozdrawiam
‹name›`,
    `件名: ‹part› アカウントのご案内

‹name› 様

ログインURL: https://‹domain›/login
ユーザー名: ‹account›
パスワード: «pwHuman»

初回ログイン後に変更してください。`,
    `Тема: доступ к серверу ‹word›

Здравствуйте, ‹name›!

Адрес: ‹host›
Логин: ‹account›
Пароль: «pw»

С уважением,
‹name›`,
  ]),
  grammar('password-manager', [
    `name,url,username,password,note
‹Word›,https://‹domain›/login,‹account›,«pw»,
‹Part› admin,https://‹domain›,‹account›,«pwStrong»,shared with ‹name›
‹Word› router,http://‹ip›,admin,«pwHuman»,basement`,
    `{
  "encrypted": false,
  "items": [
    {
      "id": "‹uuid›",
      "type": 1,
      "name": "‹Word› ‹Part›",
      "login": {
        "username": "‹account›",
        "password": "«pw»",
        "totp": "«totp»",
        "uris": [{ "match": null, "uri": "https://‹domain›" }]
      }
    }
  ]
}`,
    `<Entry>
  <UUID>‹b64:22›==</UUID>
  <String><Key>Title</Key><Value>‹Word› ‹stage›</Value></String>
  <String><Key>UserName</Key><Value>‹account›</Value></String>
  <String><Key>Password</Key><Value ProtectInMemory="True">«pw»</Value></String>
  <String><Key>URL</Key><Value>https://‹domain›</Value></String>
</Entry>`,
    `‹prompt›pass show ‹word›/‹part›
«pw»
login: ‹account›
url: https://‹domain›`,
    `‹prompt›op item get "‹Word› ‹Part›" --reveal
ID:          ‹lowerNum:26›
Title:       ‹Word› ‹Part›
Vault:       ‹Word›
Category:    LOGIN
Fields:
  username:    ‹account›
  password:    «pwStrong»
  website:     https://‹domain›`,
    `‹prompt›bw get item ‹word› --pretty | jq .login
{
  "fido2Credentials": [],
  "username": "‹account›",
  "password": "«pwStrong»",
  "passwordRevisionDate": "‹stamp›"
}`,
  ]),
  grammar('table', [
    `‹db›=> select id, partner, api_token, active from integrations limit 3;
 id  | partner  |            api_token             | active
-----+----------+----------------------------------+--------
 ‹number:3› | ‹word› | «hex:32» | t
 ‹number:3› | ‹word› | «hex:32» | f
 ‹number:3› | ‹word› | «hex:32» | t
(3 rows)`,
    `mysql> SELECT user, password, host FROM ftp_accounts;
+--------------+----------------------+-----------+
| user         | password             | host      |
+--------------+----------------------+-----------+
| ‹account› | «pwPlain» | ‹host› |
| ‹account› | «pwHuman» | ‹host› |
+--------------+----------------------+-----------+
2 rows in set (0.0‹small› sec)`,
    `| System | URL | User | Password |
|---|---|---|---|
| ‹Part› ‹stage› | https://‹domain› | ‹account› | «pw» |
| ‹Word› NAS | https://‹ip›:5001 | admin | \`«pwHuman»\` |
| Jenkins | https://ci.‹domain› | ‹account› | «pwStrong» |`,
    `System          Benutzer        Kennwort                 Bemerkung
--------------  --------------  -----------------------  ----------
‹Word›          ‹account›       «pwHuman»    seit ‹date›
‹Part›          ‹account›       «pwPlain»    nur lesen`,
    `host;user;secret;created
‹host›;‹account›;«pwPlain»;‹date›
‹host›;‹account›;«pwPlain»;‹date›`,
    `sqlite> .mode line
sqlite> select * from settings where name like 'smtp%';
     name = smtp_user
    value = ‹account›

     name = smtp_password
    value = «pw»`,
  ]),
  grammar('application-log', [
    `‹stampMs› INFO  [main] ‹Word›Application - Starting ‹service› v‹version›
‹stampMs› INFO  [main] ‹Word›Config - profile: ‹stage›
‹stampMs› DEBUG [main] ‹Word›Config - spring.datasource.password=«pwPlain»
‹stampMs› INFO  [main] HikariPool - ‹Word›Pool - Start completed.
‹stampMs› WARN  [http-‹small›] ‹Part›Controller - slow request: ‹number› ms`,
    `[‹time›] > POST https://id.‹domain›/token
[‹time›] > client_id=‹service› client_secret=«opaque»
[‹time›] < 200 OK (‹number:3› ms)
[‹time›] < {"access_token":"«jwt»","expires_in":‹number›}
[‹time›] job ‹uuid› finished, ‹count› rows`,
    `{"ts":"‹stamp›","level":"info","msg":"boot","service":"‹service›","pid":‹number›}
{"ts":"‹stamp›","level":"debug","msg":"config loaded","config":{"port":‹port›,"mqtt":{"user":"‹account›","password":"«pw»"}}}
{"ts":"‹stamp›","level":"info","msg":"ready","ms":‹number›}`,
    `‹date› ‹time› ‹host› sshd[‹number›]: Accepted publickey for ‹account› from ‹ip› port ‹number› ssh2
‹date› ‹time› ‹host› CRON[‹number›]: (root) CMD (mysqldump -u ‹account› -p'«pwStrong»' ‹db› > /backup/‹db›.sql)
‹date› ‹time› ‹host› systemd[1]: Finished ‹word›.service.`,
  ]),
  grammar('stack-trace', [
    `Traceback (most recent call last):
  File "‹dir›/‹part›.py", line ‹number:3›, in connect
    conn = psycopg2.connect("host=‹host› dbname=‹db› user=‹account› password=«pwPlain»")
psycopg2.OperationalError: could not translate host name "‹host›" to address`,
    `Error: connect ETIMEDOUT ‹ip›:27017
    at new MongoClient (‹dir›/node_modules/mongodb/lib/client.js:‹small›:‹small›)
    at connect (‹dir›/‹file›:‹small›:‹small›)
  uri: 'mongodb://‹account›:«pwUrl»@‹ip›:27017/‹db›?authSource=admin'`,
    `AxiosError: Request failed with status code 403
    at settle (‹dir›/node_modules/axios/dist/node/axios.cjs:‹number›:‹small›)
  config: {
    method: 'get',
    url: 'https://api.‹domain›/‹part›',
    headers: { Accept: 'application/json', Authorization: 'Bearer «vendorToken»' }
  },
  code: 'ERR_BAD_REQUEST'`,
    `panic: dial tcp: lookup ‹host›: no such host

goroutine 1 [running]:
main.mustOpen({0xc000‹hex:6›, 0x4‹hex:1›})
	‹dir›/main.go:‹small› +0x1‹hex:2›
dsn="‹account›:«pwUrl»@tcp(‹host›:3306)/‹db›?parseTime=true"
exit status 2`,
    `Exception in thread "main" java.sql.SQLException: Access denied for user '‹account›'
	at com.‹word›.db.Pool.open(Pool.java:‹number:3›)
	at com.‹word›.Main.main(Main.java:‹small›)
Caused by: url=jdbc:mysql://‹host›:3306/‹db›?user=‹account›&password=«pwPlain»`,
  ]),
  grammar('source-file', [
    `import requests

BASE = "https://api.‹domain›/v‹small›"
API_KEY = "«opaque»"


def fetch_‹part›(page: int = 1):
    r = requests.get(f"{BASE}/‹part›", headers={"X-Api-Key": API_KEY}, params={"page": page})
    r.raise_for_status()
    return r.json()`,
    `const { ‹Word›Client } = require('‹pkg›');

const client = new ‹Word›Client({
  host: '‹host›',
  port: ‹port›,
  user: '‹account›',
  password: '«pw»',
  ssl: { rejectUnauthorized: false },
});

module.exports = client;`,
    `package ‹word›

import "time"

const (
	endpoint = "https://‹domain›/‹part›"
	authToken = "«opaque»"
	timeout = ‹small› * time.Second
)

func New() *Client { return &Client{endpoint, authToken, timeout} }`,
    `<?php
return [
    'driver' => 'mysql',
    'host' => '‹host›',
    'database' => '‹db›',
    'username' => '‹account›',
    'password' => '«pw»',
    'charset' => 'utf8mb4',
];`,
    `public class ‹Word›Mailer {
    private static final Logger log = LoggerFactory.getLogger(‹Word›Mailer.class);

    Session open() {
        return Session.getInstance(props(), new Authenticator() {
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication("‹account›@‹domain›", "«pwPlain»");
            }
        });
    }
}`,
    `let config = ‹Word›Config {
    url: "https://‹domain›".into(),
    bearer_token: "«vendorToken»".to_string(),
    retries: ‹small›,
    ..Default::default()
};
let client = ‹Word›::connect(config).await?;`,
    `Rails.application.config.middleware.use OmniAuth::Builder do
  provider :github, '‹hex:20›', '«hex:40»', scope: 'user'
end

‹Word›.configure do |c|
  c.api_secret = '«opaque»'
  c.timeout = ‹small›
end`,
  ]),
  added('diff-new-file', [
    `+-----BEGIN PRIVATE KEY-----
«pemBody»
-----END PRIVATE KEY-----
# ‹word›`,
    `+‹PART›_HOST=‹host›
‹PART›_USER=‹account›
‹PART›_PASSWORD=«pw»
‹PART›_PORT=‹port›
‹PART›_TOKEN=«vendorToken»`,
    `+name: ‹service›
stage: ‹stage›
credentials:
  user: ‹account›
  secret: «opaque»
retries: ‹small›`,
    `+-----BEGIN OPENSSH PRIVATE KEY-----
«sshBody»
-----END OPENSSH PRIVATE KEY-----
‹word›`,
  ]),
  grammar('diff-change', [
    `diff --git a/‹file› b/‹file›
index ‹short›..‹short› 100644
--- a/‹file›
+++ b/‹file›
@@ -‹small›,6 +‹small›,6 @@ export function connect() {
   return new Client({
     host: '‹host›',
-    password: '«pw»',
+    password: process.env.‹PART›_PASSWORD,
   });
 }`,
    `@@ -1,4 +1,5 @@
 [‹word›]
 url = https://‹domain›
-token = «opaque»
+token = «opaque»
+timeout = ‹small›`,
    `commit ‹sha1›
Author: ‹name› <‹mailbox›>
Date:   ‹date›

    wip ‹part›

diff --git a/.env b/.env
new file mode 100644
+++ b/.env
@@ -0,0 +1,3 @@
+API_URL=https://‹domain›
+API_TOKEN=«vendorToken»
+DEBUG=1`,
    `< define('DB_PASSWORD', '«pwHuman»');
---
> define('DB_PASSWORD', '«pwStrong»');
‹small›a‹small›
> define('WP_DEBUG', false);`,
  ]),
  grammar('grep-output', [
    `‹prompt›grep -rniE "passw|secret" .
./README.md:‹small›:Set the password in the environment before you start.
./docker-compose.yml:‹small›:      POSTGRES_PASSWORD: «pwPlain»
./‹file›:‹small›:  const password = req.body.password;
./scripts/seed.sh:‹small›:ADMIN_PASSWORD="«pw»"
./test/login.spec.ts:‹small›:  it('rejects a wrong password', async () => {`,
    `‹prompt›rg -n token config/
config/default.json
‹small›:  "tokenLifetime": ‹number›,
‹small›:  "token": "«opaque»",
config/‹stage›.json
‹small›:  "token": "«opaque»",`,
    `‹prompt›history | grep -i login
  ‹number:3›  az login
  ‹number:3›  docker login -u ‹account› -p «pwPlain» registry.‹domain›
  ‹number:3›  npm login
  ‹number:3›  oc login https://‹host›:6443 --token=sha256~«url64:43»`,
    `Finding:     ‹PART›_KEY = "«opaque»"
RuleID:      generic-api-key
Entropy:     4.‹digits:4›
File:        ‹file›
Line:        ‹small›
Commit:      ‹sha1›
Fingerprint: ‹sha1›:‹file›:generic-api-key:‹small›`,
  ]),
  grammar('notebook', [
    `{
 "cells": [
  {
   "cell_type": "code",
   "execution_count": ‹small›,
   "metadata": {},
   "outputs": [],
   "source": [
    "import os\\n",
    "os.environ['‹WORD›_API_KEY'] = '«vendorToken»'\\n",
    "df = load('‹part›', year=‹year›)"
   ]
  }
 ],
 "nbformat": 4
}`,
    `# %% [markdown]
# ## Load ‹part› from the warehouse

# %%
conn = snowflake.connector.connect(
    user="‹WORD›_SVC",
    password="«pwStrong»",
    account="‹lower:6›-‹lower:4›",
)
df = pd.read_sql("select * from ‹part› limit ‹number›", conn)
df.shape
# (‹number›, ‹small›)`,
    `In [‹small›]: from huggingface_hub import login

In [‹small›]: login(token="«huggingface»")
Token is valid (permission: read).

In [‹small›]: model = load("‹word›/‹word›-7b")`,
    `dbutils.widgets.text("run_date", "‹date›")
url = "https://adb-‹digits:16›.‹small›.azuredatabricks.net"
headers = {"Authorization": "Bearer «databricks»"}
r = requests.get(f"{url}/api/2.1/jobs/list", headers=headers)
display(spark.createDataFrame(r.json()["jobs"]))`,
  ]),
  grammar('runbook', [
    `# ‹Part› runbook

## Restarting

1. \`ssh ‹account›@‹host›\` (password \`«pwHuman»\`)
2. \`sudo systemctl restart ‹service›\`
3. Watch the log for ‹small› minutes.

‹sentence›`,
    `## Test accounts (‹stage›)

- Admin: ‹account› / «pwHuman»
- Viewer: viewer-‹word› / «pwHuman»

Tenant id: ‹uuid›
API key for the importer: «opaque»`,
    `= ‹Word› cluster

Console:: https://‹host›:8443
User:: ‹account›
Password:: «pw»
Contact:: ‹mailbox›

NOTE: The license server is on ‹host›:‹port›.`,
    `### How to call the ‹part› API

Send our key in the header, it is the same for everybody in the team:

\`\`\`bash
curl -H "X-Api-Key: «opaque»" https://api.‹domain›/v‹small›/‹part›
\`\`\`

The answer has at most ‹number› rows.`,
    `VPN
  Gateway: vpn.‹domain›
  Group name: ‹Word›-Staff
  Pre-shared key: «pwPlain»
  Protocol: IKEv2
Printer
  Address: ‹ip›
  Admin PIN: «digits:8»`,
  ]),
  grammar('terraform', [
    `region       = "‹region›"
cluster_name = "‹service›"
node_count   = ‹small›
db_username  = "‹account›"
db_password  = "«pw»"
do_token     = "«digitalocean»"`,
    `resource "aws_db_instance" "‹word›" {
  identifier        = "‹service›"
  engine            = "postgres"
  instance_class    = "db.t4g.medium"
  allocated_storage = ‹small›
  username          = "‹account›"
  password          = "«pwPlain»"
}`,
    `    {
      "mode": "managed",
      "type": "random_password",
      "name": "‹word›",
      "instances": [
        {
          "schema_version": 3,
          "attributes": {
            "length": 24,
            "result": "«pwStrong:24»",
            "special": true
          }
        }
      ]
    }`,
    `provider "cloudflare" {
  api_token = "«url64:40»"
}

terraform {
  backend "http" {
    address  = "https://git.‹domain›/api/v4/projects/‹number›/terraform/state/‹stage›"
    username = "‹account›"
    password = "«glpat»"
  }
}`,
  ]),
  grammar('provisioning', [
    `[web]
‹host› ansible_user=‹account› ansible_password=«pwPlain»
‹ip› ansible_user=‹account› ansible_become_pass=«pwPlain»

[web:vars]
http_port=‹port›
env=‹stage›`,
    `#cloud-config
hostname: ‹word›-‹digits:2›
users:
  - name: ‹account›
    shell: /bin/bash
    plain_text_passwd: «pwHuman»
    lock_passwd: false
packages: [nginx, htop]
runcmd:
  - curl -fsSL https://‹domain›/join | K3S_TOKEN=K10‹hex:64›::server:«hex:32» sh -`,
    `- name: Create ‹part› database user
  community.mysql.mysql_user:
    name: ‹account›
    password: "«pw»"
    priv: "‹db›.*:SELECT"
    login_user: root
    login_password: "«pwStrong»"
    state: present`,
    `d-i passwd/user-fullname string ‹Word›
d-i passwd/username string ‹account›
d-i passwd/user-password password «pwPlain»
d-i passwd/user-password-again password «pwPlain»
d-i clock-setup/utc boolean true`,
    `[Service]
Environment=PORT=‹port›
Environment="‹PART›_TOKEN=«vendorToken»"
ExecStart=/usr/local/bin/‹service› --stage ‹stage›
Restart=always`,
  ]),
  grammar('game-and-mobile', [
    `PlayerSettings:
  productName: ‹Word› ‹Word›
  bundleVersion: ‹version›
  AndroidKeystoreName: ‹word›.keystore
  AndroidKeystorePass: «pwPlain»
  AndroidKeyaliasName: ‹word›
  AndroidKeyaliasPass: «pwPlain»`,
    `storePassword=«pwPlain»
keyPassword=«pwHuman»
keyAlias=upload
storeFile=../‹word›-upload.jks`,
    `[OnlineSubsystemEOS]
ProductId=‹hex:32›
SandboxId=‹hex:32›
ClientId=xyza‹alnum:28›
ClientSecret=«alnum:43»
EncryptionKey=«hex:64»`,
    `steamcmd +login ‹word›_build «pwHuman» +run_app_build ../scripts/app_‹number›.vdf +quit
Redirecting stderr to '/home/‹lower:5›/Steam/logs/stderr.txt'
Logging in user '‹word›_build' to Steam Public...OK
Building depot ‹number›...`,
    `enum Secrets {
    static let analyticsSecret = "«opaque»"
    static let environment = "‹stage›"
}

struct ‹Word›API {
    let base = URL(string: "https://api.‹domain›")!
}`,
    `PlayFab:
  TitleId: ‹upperNum:5›
  DeveloperSecretKey: «upperNum:50»
Photon:
  AppVersion: ‹version›
rcon.port=‹port›
rcon.password=«pwPlain»`,
  ]),
  grammar('shop', [
    `define( 'DB_NAME', '‹db›' );
define( 'DB_USER', '‹account›' );
define( 'DB_PASSWORD', '«pw»' );
define( 'DB_HOST', '‹host›' );
define( 'AUTH_KEY',         '«pwStrong:64»' );
define( 'SECURE_AUTH_KEY',  '«pwStrong:64»' );
$table_prefix = 'wp_';`,
    `    'crypt' => [
        'key' => '«hex:32»'
    ],
    'db' => [
        'connection' => [
            'default' => [
                'host' => '‹host›',
                'dbname' => '‹db›',
                'username' => '‹account›',
                'password' => '«pwPlain»',
            ]
        ]
    ],`,
    `SHOPIFY_SHOP=‹word›-‹word›.myshopify.com
SHOPIFY_ADMIN_TOKEN=«shopify»
SHOPIFY_API_VERSION=‹year›-07
KLARNA_USERNAME=PK‹digits:5›_‹hex:12›
KLARNA_PASSWORD=«alnum:16»
CURRENCY=CHF`,
    `woocommerce:
  url: https://shop.‹domain›
  consumer_secret: cs_«hex:40»
  version: wc/v3
paypal:
  mode: live
  client_secret: «url64:80»
returns_days: ‹small›`,
    `const stripe = require('stripe')('«stripe»');
const endpointSecret = '«whsec»';

app.post('/webhook', express.raw({ type: 'application/json' }), (req, res) => {
  const event = stripe.webhooks.constructEvent(req.body, req.headers['stripe-signature'], endpointSecret);
  res.json({ received: true });
});`,
  ]),
  grammar('home-and-device', [
    `# secrets.yaml
wifi_ssid: ‹Word›Net
wifi_password: «pwHuman»
mqtt_user: ‹account›
mqtt_password: «pwPlain»
latitude_home: ‹small›.‹digits:4›`,
    `esphome:
  name: ‹word›-sensor
api:
  encryption:
    key: "«b64:43»="
ota:
  password: "«hex:32»"
wifi:
  ssid: "‹Word›"
  password: "«pwHuman»"
sensor:
  - platform: dht
    pin: GPIO‹small›`,
    `interface=wlan0
driver=nl80211
ssid=‹Word›-‹small›
hw_mode=g
channel=‹small›
wpa=2
wpa_passphrase=«pwPlain»
wpa_key_mgmt=WPA-PSK`,
    `#include <ESP8266WiFi.h>

const char* ssid = "‹Word›";
const char* pass = "«pwHuman»";
const char* mqttServer = "‹ip›";
const char* mqttToken = "«alnum:20»";

void setup() {
  Serial.begin(115200);
  WiFi.begin(ssid, pass);
}`,
    `mqtt:
  base_topic: zigbee2mqtt
  server: mqtt://‹ip›:1883
  user: ‹account›
  password: «pw»
frontend:
  port: ‹port›
  auth_token: «pwPlain»
advanced:
  channel: ‹small›
  log_level: info`,
    `Device: ‹Word› gateway ‹upperNum:8›
DevEUI: ‹hexUpper:16›
JoinEUI: ‹hexUpper:16›
AppKey: «hexUpper:32»
Region: EU868`,
  ]),
  grammar('finance', [
    `exchange = ccxt.kraken({
    'apiKey': '‹alnum:56›',
    'secret': '«b64:86»==',
    'enableRateLimit': True,
})
print(exchange.fetch_balance()['total'])`,
    `{
  "exchange": {
    "name": "binance",
    "secret": "«alnum:64»",
    "password": "«pwHuman»",
    "pair_whitelist": ["BTC/EUR", "ETH/EUR"]
  },
  "stake_amount": ‹number›,
  "dry_run": false
}`,
    `[SESSION]
BeginString=FIX.4.4
SenderCompID=‹WORD›‹small›
TargetCompID=‹WORD›
SocketConnectHost=fix.‹domain›
SocketConnectPort=‹port›
Username=‹account›
Password=«pwPlain»
HeartBtInt=30`,
    `PLAID_CLIENT_ID=‹hex:24›
PLAID_SECRET=«hex:30»
PLAID_ENV=production
ACCESS_TOKEN=access-production-«uuid»
SYNC_FROM=‹date›`,
    `EBICS user ‹upperNum:8› at host ‹WORD›
Keyring: ‹dir›/keys
Passphrase of the keyring: «passphrase»
Order types: C53, CCT
Last download: ‹stamp›`,
  ]),
  grammar('science', [
    `#!/bin/bash
#SBATCH --job-name=‹word›
#SBATCH --time=‹small›:00:00
#SBATCH --mem=‹small›G
module load cuda/12
export WANDB_API_KEY=«hex:40»
export HF_TOKEN=«huggingface»
srun python train.py --lr 3e-4 --epochs ‹small›`,
    `[I ‹date› ‹time› ServerApp] Serving notebooks from local directory: ‹dir›
[I ‹date› ‹time› ServerApp] Jupyter Server ‹version› is running at:
[I ‹date› ‹time› ServerApp] http://localhost:8888/lab?token=«hex:48»
[I ‹date› ‹time› ServerApp] Use Control-C to stop this server`,
    `url: https://cds.climate.copernicus.eu/api
key: «uuid»
verify: 1
timeout: ‹number›`,
    `library(DBI)
con <- dbConnect(RPostgres::Postgres(),
  host = "‹host›", dbname = "‹db›",
  user = "‹account›", password = "«pw»")
d <- dbReadTable(con, "‹part›")
summary(d$‹word›)`,
    `{"username":"‹lower:8›","key":"«hex:32»"}
Saved to ~/.kaggle/kaggle.json
Warning: Your Kaggle API key is readable by other users on this system!
Downloading ‹word›-‹word›.zip to ‹dir›
100%|██████████| ‹number:3›M/‹number:3›M`,
    `redcap_url <- "https://redcap.‹domain›/api/"
redcap_token <- "«hexUpper:32»"
records <- redcap_read(redcap_uri = redcap_url, token = redcap_token)$data
nrow(records)
# [1] ‹number›`,
  ]),
  grammar('chat-transcript', [
    `[‹time›] ‹name›: anyone has the ‹stage› db login?
[‹time›] ‹name›: user is ‹account›
[‹time›] ‹name›: pw «pwHuman»
[‹time›] ‹name›: works, thanks!
[‹time›] ‹name›: please don't leave it in the channel`,
    `‹name›  ‹time›
I need access to the ‹part› bucket

‹name›  ‹time›
access key AKIA‹base32:16›
secret «awsSecret»
region ‹region›

‹name›  ‹time›
:pray:`,
    `{"messages":[
{"user":"U0‹upperNum:9›","ts":"‹epoch›.‹digits:6›","text":"what was the router password again?"},
{"user":"U0‹upperNum:9›","ts":"‹epoch›.‹digits:6›","text":"its «pwHuman»"},
{"user":"U0‹upperNum:9›","ts":"‹epoch›.‹digits:6›","text":"ty"}
]}`,
    `‹date›, ‹time› - ‹name›: Hast du das Passwort vom NAS?
‹date›, ‹time› - ‹name›: Ja: «pwHuman»
‹date›, ‹time› - ‹name›: Danke dir
‹date›, ‹time› - ‹name›: Bild weggelassen`,
    `user: Log in to https://‹domain› as ‹account›, the password is «pw», and download the ‹part› report for ‹year›.
assistant: I'll sign in and fetch the report.
tool: browser.type(selector="#password", text="«pwStrong»")
tool: browser.click(selector="button[type=submit]")
assistant: Done, the report has ‹number› rows.`,
    `<‹lower:6›> /msg NickServ IDENTIFY ‹lower:6› «pwPlain»
-NickServ- You are now identified for ‹lower:6›.
*** ‹lower:6› sets mode +i
<‹lower:5›> hi all`,
  ]),
  enveloped('tool-result-file', [
    `# ‹service›
db:
  host: ‹host›
  user: ‹account›
  password: «pwHuman»
jwt_secret: "«opaque»"
workers: ‹small›
`,
    `‹prompt›cat .env
PORT=‹port›
‹PART›_TOKEN=«vendorToken»
DATABASE_URL=postgres://‹account›:«pwUrl»@‹host›/‹db›
`,
    `-----BEGIN OPENSSH PRIVATE KEY-----
«sshBody»
-----END OPENSSH PRIVATE KEY-----
`,
    `From: ‹mailbox›
Subject: new login

User: ‹account›
Password: «pw»
Valid from: ‹date›`,
    `<server>
\t<id>‹word›</id>
\t<password>«pw»</password>
</server>`,
  ]),
  grammar('vpn-config', [
    `[Interface]
Address = ‹ip›/24
PrivateKey = «wireguard»
DNS = 1.1.1.1

[Peer]
PublicKey = ‹wireguardPublic›
PresharedKey = «wireguard»
Endpoint = vpn.‹domain›:51820
AllowedIPs = 0.0.0.0/0`,
    `client
dev tun
proto udp
remote vpn.‹domain› 1194
<key>
-----BEGIN PRIVATE KEY-----
«pemBody»
-----END PRIVATE KEY-----
</key>
verb 3`,
    `# /etc/ipsec.secrets
‹ip› ‹ip› : PSK "«pwPlain»"
‹account› : EAP "«pwHuman»"
`,
    `# auth.txt for openvpn (auth-user-pass)
# line 1: user, line 2: password
user: ‹account›
password: «pw»
remote: vpn.‹domain›
port: ‹port›`,
  ]),
  grammar('network-gear', [
    `hostname ‹word›-sw‹small›
!
username admin privilege 15 password 0 «pwPlain»
enable password «pwPlain»
!
interface GigabitEthernet0/‹small›
 description uplink ‹word›
!
snmp-server community «pwPlain» RW
end`,
    `/interface wireless security-profiles
add name=‹word› mode=dynamic-keys authentication-types=wpa2-psk wpa2-pre-shared-key="«pwHuman»"
/ppp secret
add name=‹account› password=«pwPlain» service=l2tp
/system clock
set time-zone-name=Europe/Vienna`,
    `‹word›-fw# configure terminal
‹word›-fw(config)# aaa-server ‹WORD› (inside) host ‹ip›
‹word›-fw(config-aaa-server-host)# radius-common-pw «pwPlain»
‹word›-fw(config-aaa-server-host)# timeout ‹small›
‹word›-fw(config-aaa-server-host)# exit`,
    `client ‹ip› {
    secret = «pwPlain»
    shortname = ‹word›-ap
    nastype = other
}
‹account› Cleartext-Password := "«pwHuman»"
    Reply-Message = "Hello"`,
  ]),
  grammar('paper-backup', [
    `‹Word› Wallet - recovery sheet
Created: ‹date›
Derivation path: m/84'/0'/0'

«seed24»

Keep this offline.`,
    `Your recovery phrase (write it down in this order):

«seed12»

Do not share it with anybody. ‹Word› support never asks for it.
Version ‹version›`,
    `Here are your recovery codes. Each code works once.

«recovery»
«recovery»
«recovery»
«recovery»
«recovery»
«recovery»

Generated ‹date› for ‹account›`,
    `{
  "address": "0x‹hex:40›",
  "mnemonic": "«seed12»",
  "privateKey": "«ethKey»",
  "network": "‹word›net",
  "index": ‹small›
}`,
    `Backup-Codes für ‹Word› (Konto ‹account›):
1. «digits:8»
2. «digits:8»
3. «digits:8»
4. «digits:8»
5. «digits:8»
Erstellt am ‹date›.`,
  ]),
  grammar('sql-statements', [
    `CREATE DATABASE ‹db›;
CREATE USER '‹word›_app'@'%' IDENTIFIED BY '«pw»';
GRANT SELECT, INSERT ON ‹db›.* TO '‹word›_app'@'%';
FLUSH PRIVILEGES;`,
    `ALTER ROLE ‹word›_ro WITH LOGIN PASSWORD '«pw»';
GRANT CONNECT ON DATABASE ‹db› TO ‹word›_ro;
ALTER ROLE ‹word›_ro SET statement_timeout = '‹small›s';`,
    `CREATE LOGIN [‹word›_svc] WITH PASSWORD = N'«pwStrong»', CHECK_POLICY = ON;
USE [‹db›];
CREATE USER [‹word›_svc] FOR LOGIN [‹word›_svc];
EXEC sp_addrolemember 'db_datareader', '‹word›_svc';`,
    `INSERT INTO settings (name, value, updated_at) VALUES
  ('smtp_host', 'smtp.‹domain›', '‹date› ‹time›'),
  ('smtp_password', '«pwHuman»', '‹date› ‹time›'),
  ('page_size', '‹small›', '‹date› ‹time›');`,
    `CREATE SECRET ‹word›_s3 (
    TYPE s3,
    KEY_ID 'AKIA‹base32:16›',
    SECRET '«awsSecret»',
    REGION '‹region›'
);
SELECT count(*) FROM read_parquet('s3://‹word›/‹part›/*.parquet');`,
    `db.createUser({
  user: "‹account›",
  pwd: "«pw»",
  roles: [{ role: "readWrite", db: "‹db›" }]
})
{ ok: 1 }`,
  ]),
  grammar('browser-state', [
    `# Netscape HTTP Cookie File
.‹domain›	TRUE	/	FALSE	‹epoch›	theme	dark
.‹domain›	TRUE	/	TRUE	‹epoch›	session_token	«url64:48»
.‹domain›	TRUE	/	TRUE	‹epoch›	lang	de`,
    `{
  "cookies": [
    {
      "name": "sessionid",
      "value": "«lowerNum:32»",
      "domain": "‹domain›",
      "path": "/",
      "expires": ‹epoch›,
      "httpOnly": true,
      "secure": true
    }
  ],
  "origins": []
}`,
    `> Object.entries(localStorage)
[
  ["theme", "dark"],
  ["auth.accessToken", "«jwt»"],
  ["lastVisited", "/‹part›/‹number›"],
  ["locale", "fr-CH"]
]`,
    `        "request": {
          "method": "POST",
          "url": "https://‹domain›/login",
          "headers": [
            { "name": "content-type", "value": "application/json" },
            { "name": "authorization", "value": "Bearer «jwt»" }
          ],
          "postData": { "mimeType": "application/json", "text": "{}" }
        },
        "time": ‹number:3›.‹small›`,
    `fetch("https://‹domain›/api/‹part›", {
  "headers": {
    "accept": "application/json",
    "cookie": "_lang=en; user_session=«url64:48»",
    "x-requested-with": "XMLHttpRequest"
  },
  "method": "GET"
});`,
  ]),
  grammar('pipeline-config', [
    `stages: [build, deploy]
variables:
  REGISTRY: registry.‹domain›
  REGISTRY_PASSWORD: "«pwPlain»"
deploy:
  stage: deploy
  script:
    - docker login -u ‹account› -p $REGISTRY_PASSWORD $REGISTRY
    - ./deploy.sh ‹stage›`,
    `name: nightly
on:
  schedule: [{ cron: '‹small› 3 * * *' }]
jobs:
  sync:
    runs-on: ubuntu-latest
    env:
      API_TOKEN: «opaque»
    steps:
      - uses: actions/checkout@v4
      - run: npm run sync -- --since ‹date›`,
    `pipeline {
  agent any
  environment {
    NEXUS_URL = 'https://nexus.‹domain›'
    NEXUS_PASSWORD = '«pw»'
  }
  stages {
    stage('Publish') { steps { sh './gradlew publish' } }
  }
}`,
    `FROM node:‹small›-alpine
WORKDIR /app
ENV NPM_TOKEN=«npm»
ENV ‹PART›_SECRET="«opaque»"
COPY package*.json ./
RUN npm ci
CMD ["node", "server.js"]`,
    `‹prompt›glab variable list
KEY               PROTECTED  MASKED  VALUE
DEPLOY_HOST       false      false   ‹host›
DEPLOY_PASSWORD   true       false   «pwPlain»
STAGE             false      false   ‹stage›`,
  ]),
  grammar('terminal-session', [
    `‹prompt›ssh ‹account›@‹host›
‹account›@‹host›'s password: «pwPlain»
Permission denied, please try again.
‹account›@‹host›'s password:
Last login: ‹date› ‹time› from ‹ip›`,
    `‹prompt›mysql_config_editor print --all
[client]
user = "‹account›"
host = "‹host›"
‹prompt›my_print_defaults -s client
--user=‹account›
--password=«pwPlain»
--host=‹host›`,
    `‹prompt›openssl rand -hex 32 | tee /etc/‹word›/session_secret
«hex:64»
‹prompt›systemctl restart ‹word›
‹prompt›systemctl is-active ‹word›
active`,
    `‹prompt›ps aux | grep ‹word›
root      ‹number›  0.3  1.‹small› ‹digits:7› ‹digits:5› ?  Sl  ‹time›  0:‹small› /usr/bin/‹word› --listen :‹port› --db-password=«pwPlain» --workers ‹small›
‹lower:5›     ‹number›  0.0  0.0   6432   720 pts/0 S+ ‹time›  0:00 grep ‹word›`,
    `‹prompt›kubectl -n ‹stage› get secret ‹service› -o jsonpath='{.data.password}' | base64 -d; echo
«pwStrong»
‹prompt›kubectl -n ‹stage› port-forward svc/‹service› ‹port›:5432
Forwarding from 127.0.0.1:‹port› -> 5432`,
    `‹prompt›minikube ssh -- sudo cat /var/lib/jenkins/secrets/initialAdminPassword
«hex:32»
‹prompt›argocd admin initial-password -n argocd
«alnum:16»

This password must be only used for first time login.`,
  ]),
];

/** Texts with secrets, as an agent in a terminal, with files, interfaces, mail and chats meets them. */
export const tenthSecrets: readonly Grammar[] = [...oneLiners, ...longer];
