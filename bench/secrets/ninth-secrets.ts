import { defineGrammar, expand, type Grammar, type Lexicon, pick, type Wrap } from './grammar.ts';
import { ninthLexicon } from './ninth-rules.ts';

const lexicon: Lexicon = {
  ...ninthLexicon,
  databaseUrl: [
    '‹postgres|postgresql|postgresql+asyncpg|postgresql+psycopg2›://‹account›:«urlPassword»@‹host›:5432/‹db›',
    'postgres://‹account›:«urlPassword»@‹host›/‹db›?sslmode=require',
    'postgresql://‹db›_owner:npg_«alnum:12»@ep-‹word›-‹word›-‹digits:6›-pooler.‹region›.aws.neon.tech/‹db›?sslmode=require',
    '‹mysql|mysql2|mariadb|mysql+pymysql›://‹account›:«urlPassword»@‹host›:3306/‹db›',
    'mongodb+srv://‹account›:«urlPassword»@‹word›.‹lower:5›.mongodb.net/‹db›?retryWrites=true&w=majority',
    'mongodb://‹account›:«urlPassword»@‹ip›:27017,‹ip›:27017/‹db›?replicaSet=rs0&authSource=admin',
    '‹redis|rediss›://default:«urlPassword»@‹host›:6379/0',
    'redis://:«urlPassword»@‹host›:6379',
    'amqp://‹account›:«urlPassword»@‹host›:5672/%2F',
    'clickhouse://‹account›:«urlPassword»@‹host›:9440/‹db›?secure=true',
    'mssql+pyodbc://‹account›:«urlPassword»@‹host›/‹db›?driver=ODBC+Driver+18+for+SQL+Server',
    'https://elastic:«urlPassword»@‹host›:9200',
    'smtp://‹login›%40‹domain›:«urlPassword»@smtp.‹domain›:587',
    'nats://‹account›:«urlPassword»@‹host›:4222',
    'snowflake://‹account›:«urlPassword»@‹lower:7›-‹lower:7›/‹db›/PUBLIC?warehouse=COMPUTE_WH',
  ],
  envSecret: [
    'DB_PASSWORD=«password»',
    'DB_PASS=«password»',
    '‹WORD›_PASSWORD=«password»',
    'POSTGRES_PASSWORD=«plainPassword»',
    'MYSQL_ROOT_PASSWORD=«password»',
    'SMTP_PWD=«password»',
    'MAIL_PASS=«password»',
    'LDAP_BIND_PW=«password»',
    'KEYCLOAK_ADMIN_PASSWORD=«password»',
    'SECRET_KEY_BASE=«hex:128»',
    'JWT_SECRET=«base64url:64»',
    'SESSION_SECRET=«base64url:32»',
    'NEXTAUTH_SECRET=«key32»',
    'COOKIE_SECRET=«hex:48»',
    'ENCRYPTION_KEY=«hex:64»',
    'APP_KEY=base64:«key32»',
    'WEBHOOK_SECRET=«hex:40»',
    'DATABASE_URL=‹databaseUrl›',
    '‹WORD›_URL=‹databaseUrl›',
    'AWS_SECRET_ACCESS_KEY=«awsSecret»',
    'STRIPE_SECRET_KEY=«stripe»',
    'STRIPE_WEBHOOK_SECRET=«stripeHook»',
    'OPENAI_API_KEY=«openai»',
    'ANTHROPIC_API_KEY=«anthropic»',
    '‹GROQ|XAI|MISTRAL|TOGETHER|COHERE|LLM›_API_KEY=«modelKey»',
    'GITHUB_TOKEN=«github»',
    'GITLAB_TOKEN=«gitlab»',
    'SLACK_BOT_TOKEN=«slackBot»',
    'SLACK_APP_TOKEN=«slackApp»',
    'SLACK_WEBHOOK_URL=https://hooks.slack.com/services/‹slackTeam›/«alnum:24»',
    'TELEGRAM_BOT_TOKEN=«telegram»',
    'DISCORD_TOKEN=«discord»',
    'TWILIO_AUTH_TOKEN=«hex:32»',
    'SENDGRID_API_KEY=«sendgrid»',
    'DD_API_KEY=«hex:32»',
    'CLOUDFLARE_API_TOKEN=«base64url:40»',
    'NPM_TOKEN=«npm»',
    'VAULT_TOKEN=«vault»',
    'GOOGLE_CLIENT_SECRET=«googleClient»',
    'AZURE_CLIENT_SECRET=«azureClient»',
    'AZURE_STORAGE_KEY=«key64»',
    'ALGOLIA_ADMIN_KEY=«hex:32»',
    'HCAPTCHA_SECRET=0x«hex:40»',
    'TF_TOKEN_app_terraform_io=«terraform»',
    '‹WORD›_API_KEY=«vendorToken»',
    '‹WORD›_ACCESS_TOKEN=«jwt»',
    '‹WORD›_CLIENT_SECRET=«alnum:40»',
    '‹WORD›_AUTH_TOKEN=«hex:40»',
  ],
  envPlain: [
    'NODE_ENV=production',
    'PORT=‹port›',
    'LOG_LEVEL=‹debug|info|warn›',
    'AWS_REGION=‹region›',
    'DB_HOST=‹host›',
    'DB_NAME=‹db›',
    'APP_NAME=‹app›',
    'APP_URL=https://‹word›.‹domain›',
    'TZ=Europe/‹Berlin|Paris|Madrid›',
    'WORKERS=‹small›',
    'CACHE_TTL=‹count›',
    'ENABLE_‹WORD›=‹true|false›',
    'LANG=en_US.UTF-8',
    'HOME=‹home›',
    'SHELL=/bin/‹bash|zsh›',
    'PATH=/usr/local/bin:/usr/bin:/bin',
    'HOSTNAME=‹word›-‹lower:9›-‹lower:5›',
  ],
  anyToken: ['‹vendorToken›', '‹jwt›', '‹hex:40›', '‹base64url:43›', '‹alnum:48›', '‹uuid›'],
  kubeadmToken: ['‹lower:6›.‹lower:16›'],
  sasSignature: ['‹alnum:30›%2B‹alnum:12›%3D'],
  recoveryCode: ['‹hex:5›-‹hex:5›'],
  adyen: ['AQE‹base64url:80›-‹base64url:43›=-‹base64url:16›'],
  opaque: ['‹hex:40›', '‹base64url:43›', '‹alnum:40›', '‹hex:64›', '‹lower:32›'],
};

const grammar = (id: string, templates: readonly string[], wrap?: Wrap): Grammar =>
  defineGrammar(`ninth-${id}`, lexicon, templates, wrap);

/** The slot `again` writes the same secret each time. */
const repeated = (id: string, rule: string, templates: readonly string[]): Grammar => ({
  id: `ninth-${id}`,
  produce: (random) => {
    const value = expand(`‹${rule}›`, lexicon, random).text;
    return expand(pick(templates, random), { ...lexicon, again: () => value }, random);
  },
});

const inJson: Wrap = (text) => JSON.stringify(text).slice(1, -1);
const quoted: Wrap = (text) => text.replaceAll('\n', '\n> ');
const windowsLines: Wrap = (text) => text.replaceAll('\n', '\r\n');

const environments: readonly Grammar[] = [
  grammar('env-line', [
    '‹envSecret›',
    'export ‹envSecret›',
    '‹prompt›export ‹envSecret›',
    'set -x ‹WORD›_TOKEN «anyToken»',
    '$env:‹WORD›_API_KEY = "«vendorToken»"',
    'setx ‹WORD›_TOKEN "«anyToken»"',
    '‹prompt›‹envSecret› npm run ‹start|dev|migrate›',
    'declare -x ‹WORD›_SECRET="«opaque»"',
  ]),
  grammar('env-dump', [
    `‹prompt›‹env|printenv|env -0›
‹envPlain›
‹envPlain›
‹envSecret›
‹envPlain›
‹envPlain›
‹envSecret›
‹envPlain›
‹envSecret›
‹envPlain›`,
    `‹prompt›docker exec ‹app› env
‹envPlain›
‹envSecret›
‹envPlain›
‹envSecret›
‹envPlain›`,
    `‹prompt›kubectl exec deploy/‹app› -n ‹env› -- printenv
‹envPlain›
KUBERNETES_SERVICE_PORT=443
‹envSecret›
‹envSecret›
‹envPlain›
KUBERNETES_SERVICE_HOST=10.96.0.1`,
    `‹prompt›heroku config -a ‹app›
=== ‹app› Config Vars

DATABASE_URL:     ‹databaseUrl›
LANG:             en_US.UTF-8
SECRET_KEY_BASE:  «hex:128»
SENDGRID_API_KEY: «sendgrid»
WEB_CONCURRENCY:  ‹small›`,
  ]),
  grammar('dotenv-file', [
    `# ‹app› ‹env›
‹envPlain›
‹envPlain›

# ‹database|storage|queues›
‹envSecret›
‹envPlain›

# third parties
‹envSecret›
‹envSecret›
‹envPlain›
‹envSecret›
`,
    `‹prompt›cat .env.‹local|production|staging›
‹envPlain›
‹envSecret›
‹envSecret›
‹envPlain›`,
    `‹prompt›head -‹small› ‹dir›/.env
‹envPlain›
SMTP_HOST=smtp.‹domain›
SMTP_USER=‹email›
SMTP_PASSWORD='«wildPassword»'
SMTP_FROM="‹Word› <‹mailbox›>"
‹envSecret›`,
  ]),
  grammar(
    'dotenv-in-tool-result',
    [
      `‹envPlain›
‹envSecret›
‹envPlain›
‹envSecret›
‹envSecret›
‹envPlain›`,
      `# copied from ‹env›
‹envSecret›
‹envPlain›
API_SECRET="«password»"
‹envPlain›`,
    ],
    inJson,
  ),
  grammar('shell-history', [
    `‹prompt›history | tail -8
 ‹digits:3›  cd ‹dir›
 ‹digits:3›  git pull
 ‹digits:3›  export ‹envSecret›
 ‹digits:3›  make ‹build|test|deploy›
 ‹digits:3›  mysql -h ‹host› -u ‹account› -p«plainPassword» ‹db›
 ‹digits:3›  ls -la
 ‹digits:3›  curl -H "Authorization: Bearer «anyToken»" https://api.‹domain›/v1/‹word›
 ‹digits:3›  history | tail -8`,
    `: ‹epoch›:0;cd ‹dir›
: ‹epoch›:0;‹envSecret› ./‹word›.sh
: ‹epoch›:12;docker login -u ‹login› -p «docker»
: ‹epoch›:0;docker push ‹domain›/‹app›:‹version›`,
  ]),
  grammar('shell-profile', [
    `# ~/.zshrc
export ZSH="$HOME/.oh-my-zsh"
ZSH_THEME="robbyrussell"
plugins=(git docker ‹word›)
source $ZSH/oh-my-zsh.sh
export EDITOR=vim
export ‹OPENAI|ANTHROPIC›_API_KEY="«modelKey»"
export PATH="$HOME/.local/bin:$PATH"
alias k=kubectl
export HOMEBREW_GITHUB_API_TOKEN=«githubClassic»`,
    `if [ -f ~/.bash_aliases ]; then . ~/.bash_aliases; fi
alias vpn='echo «plainPassword» | sudo openconnect --passwd-on-stdin -u ‹user› ‹host›'
alias ‹word›db="PGPASSWORD='«password»' psql -h ‹host› -U ‹account› ‹db›"
export HISTSIZE=10000`,
  ]),
  grammar('process-list', [
    `‹prompt›ps aux | grep ‹word›
‹user›  ‹digits:5›  0.‹digits:1›  1.‹digits:1› ‹digits:6› ‹digits:5› ?  Sl  ‹small›:12 /usr/bin/node server.js --port ‹port› --db-password=«plainPassword»
‹user›  ‹digits:5›  0.0  0.0   ‹digits:4›   ‹digits:3› pts/0  S+  0:00 grep ‹word›`,
    `root  ‹digits:5›  ‹percent›  0.‹digits:1› mysqldump -u ‹account› --password=«plainPassword» -h ‹host› --single-transaction ‹db›`,
    `‹digits:5› ?  Ss  0:0‹digits:1› ‹app› --listen 0.0.0.0:‹port› --auth-token «opaque» --log-level info`,
  ]),
];

const commands: readonly Grammar[] = [
  grammar('curl-bearer', [
    '‹prompt›curl -s -H "Authorization: Bearer «anyToken»" https://api.‹domain›/v‹small›/‹word›s',
    `curl -X POST https://api.‹domain›/v1/‹word›s \\
  -H 'Content-Type: application/json' \\
  -H 'Authorization: Bearer «anyToken»' \\
  -d '{"name":"‹word›","count":‹small›}'`,
    `curl --request GET \\
  --url https://‹word›.‹domain›/api/‹word› \\
  --header 'X-Api-Key: «opaque»'`,
    `curl https://api.openai.com/v1/chat/completions -H "Authorization: Bearer «openai»" -d '{"model":"gpt-4o","messages":[]}'`,
    `curl https://api.anthropic.com/v1/messages --header "x-api-key: «anthropic»" --header "anthropic-version: 2023-06-01"`,
    'http GET https://gitlab.‹domain›/api/v4/projects PRIVATE-TOKEN:«gitlab»',
    `curl -H "Authorization: token «github»" https://api.github.com/repos/‹word›/‹app›/pulls`,
  ]),
  grammar('curl-user', [
    `‹prompt›curl -u ‹login›:«plainPassword» https://‹host›/api/‹word›`,
    `curl --user '‹login›:«wildPassword»' -T ‹word›.tar.gz ftp://‹host›/incoming/`,
    `curl -sS -u "‹email›:«atlassian»" "https://‹word›.atlassian.net/rest/api/3/issue/‹ticket›"`,
    `curl https://api.stripe.com/v1/charges -u «stripe»: -d amount=‹count› -d currency=eur`,
    `curl -s --user 'api:«mailgun»' https://api.mailgun.net/v3/mg.‹domain›/messages -F from='‹mailbox›'`,
    `curl -X POST https://api.twilio.com/2010-04-01/Accounts/AC‹hex:32›/Messages.json -u AC‹hex:32›:«hex:32»`,
    `wget --user=‹login› --password='«password»' https://‹host›/‹word›-‹version›.zip`,
    `curl -x http://‹user›:«urlPassword»@proxy.‹domain›:3128 https://‹host›/`,
  ]),
  grammar('curl-login-body', [
    `‹prompt›curl -X POST https://‹host›/api/login -d '{"username":"‹login›","password":"«password»"}'`,
    `curl -c jar.txt -d 'user=‹login›' -d 'pass=«plainPassword»' https://‹host›/session`,
    `curl -d "grant_type=client_credentials&client_id=‹uuid›&client_secret=«azureClient»&scope=https://graph.microsoft.com/.default" https://login.microsoftonline.com/‹uuid›/oauth2/v2.0/token`,
    `curl --data-urlencode 'password=«password»' --data 'grant_type=password&client_id=‹app›&username=‹login›' https://auth.‹domain›/realms/‹word›/protocol/openid-connect/token`,
    `http POST :‹port›/auth/token username=‹login› password='«password»'`,
  ]),
  grammar('curl-verbose', [
    `‹prompt›curl -v https://‹host›/‹word›
* Trying ‹ip›:443...
* Connected to ‹host› (‹ip›) port 443
* ALPN: server accepted h2
> GET /‹word› HTTP/2
> Host: ‹host›
> User-Agent: curl/8.‹digits:1›.0
> Accept: */*
> Authorization: Basic «basic»
>
< HTTP/2 200
< content-type: application/json
< x-request-id: ‹uuid›
<
{"status":"ok"}`,
    `> POST /v1/‹word› HTTP/1.1
> Host: ‹host›
> Authorization: Bearer «anyToken»
> Content-Length: ‹digits:3›
>
< HTTP/1.1 201 Created
< Set-Cookie: session=«base64url:64»; Path=/; HttpOnly; Secure
< Content-Type: application/json`,
  ]),
  grammar('database-client', [
    `‹prompt›PGPASSWORD=«plainPassword» psql -h ‹host› -U ‹account› -d ‹db› -c 'select count(*) from ‹word›s'
 count
-------
 ‹count›
(1 row)`,
    `mysql -h ‹host› -P 3306 -u ‹account› -p'«password»' ‹db› < ‹word›.sql`,
    `mysqldump --host=‹host› --user=‹account› --password=«plainPassword» ‹db› | gzip > ‹db›-‹day›.sql.gz`,
    `redis-cli -h ‹host› -p 6379 -a «plainPassword» --no-auth-warning info memory`,
    `mongosh "mongodb://‹host›:27017/‹db›" --username ‹account› --password '«password»' --eval 'db.stats()'`,
    `sqlcmd -S ‹host›,1433 -U sa -P '«password»' -Q "SELECT name FROM sys.databases"`,
    `sqlplus ‹account›/«plainPassword»@//‹host›:1521/‹WORD›`,
    `psql "host=‹host› port=5432 dbname=‹db› user=‹account› password=«plainPassword» sslmode=require"`,
    `clickhouse-client --host ‹host› --secure --user ‹account› --password '«password»' -q 'SHOW TABLES'`,
    `‹ip›:6379> AUTH «plainPassword»
OK
‹ip›:6379> GET ‹word›:‹digits:4›
"‹word›"`,
    `influx write --host https://‹host›:8086 --org ‹word› --bucket ‹word› --token «key64» 'cpu value=‹percent›'`,
  ]),
  grammar('remote-login', [
    `sshpass -p '«password»' ssh -o StrictHostKeyChecking=no ‹user›@‹host› uptime`,
    `sshpass -p «plainPassword» scp -r dist/ ‹user›@‹ip›:/var/www/‹word›`,
    `xfreerdp /v:‹ip› /u:‹login› /p:'«password»' /size:1920x1080`,
    `smbclient //‹word›/share -U ‹WORD›/‹user›%«plainPassword» -c 'ls'`,
    `sudo mount -t cifs //‹ip›/‹word› /mnt/‹word› -o username=‹login›,password=«plainPassword»,uid=1000,vers=3.0`,
    `net use Z: \\\\‹word›\\share «plainPassword» /user:‹WORD›\\‹user›`,
    `lftp -u ‹login›,«plainPassword» -e "mirror -R public_html; quit" ftp.‹domain›`,
    `ipmitool -I lanplus -H ‹ip› -U ADMIN -P «plainPassword» chassis power status`,
    `plink -ssh ‹user›@‹ip› -pw «plainPassword» "show version"`,
    `evil-winrm -i ‹ip› -u ‹user› -p '«password»'`,
    `ldapsearch -x -H ldaps://‹host› -D "cn=‹account›,dc=‹word›,dc=local" -w '«password»' -b "dc=‹word›,dc=local" "(uid=‹user›)"`,
    `cmdkey /add:‹host› /user:‹WORD›\\‹user› /pass:«plainPassword»`,
    `snmpwalk -v3 -l authPriv -u ‹user› -a SHA -A "«plainPassword»" -x AES -X "«plainPassword»" ‹ip› sysDescr`,
  ]),
  grammar('account-commands', [
    `echo '‹user›:«password»' | sudo chpasswd`,
    `echo "‹user›:«plainPassword»" | chpasswd && chage -d 0 ‹user›`,
    `net user ‹user› «plainPassword» /add /domain`,
    `htpasswd -bc /etc/nginx/.htpasswd ‹login› '«password»'`,
    `New-LocalUser -Name "‹user›" -Password (ConvertTo-SecureString "«password»" -AsPlainText -Force)`,
    `$cred = New-Object PSCredential("‹email›", (ConvertTo-SecureString '«wildPassword»' -AsPlainText -Force))`,
    `rabbitmqctl add_user ‹account› '«password»' && rabbitmqctl set_permissions -p / ‹account› ".*" ".*" ".*"`,
    `mc alias set ‹word› https://‹host› ‹login› «alnum:40»`,
    `kcadm.sh set-password -r ‹word› --username ‹login› --new-password '«password»'`,
    `samba-tool user setpassword ‹user› --newpassword='«password»'`,
    `gpg --batch --passphrase '«passphrase»' -c ‹word›.tar`,
    `samba-tool domain join ‹domain› DC -U administrator --password='«password»'`,
  ]),
  grammar('archive-and-key-commands', [
    `openssl pkcs12 -in ‹word›.p12 -nodes -passin pass:«plainPassword» -out ‹word›.pem`,
    `openssl enc -d -aes-256-cbc -pbkdf2 -in ‹word›.enc -k '«password»' | tar xz`,
    `keytool -genkeypair -alias ‹word› -keystore ‹word›.jks -storepass «plainPassword» -keypass «plainPassword» -dname "CN=‹host›"`,
    `7z x ‹word›-‹day›.7z -p«plainPassword» -o‹dir›`,
    `zip -P '«password»' ‹word›.zip ‹word›.csv`,
    `unzip -P «plainPassword» ‹word›-‹day›.zip`,
    `qpdf --password='«password»' --decrypt ‹word›.pdf out.pdf`,
    `jarsigner -keystore release.keystore -storepass «plainPassword» app-release.apk ‹word›`,
    `security unlock-keychain -p '«password»' ~/Library/Keychains/login.keychain-db`,
    `echo -n '«passphrase»' | cryptsetup luksOpen /dev/nvme0n1p3 ‹word›`,
    `restic -r sftp:‹user›@‹host›:/backup --password-command "echo «plainPassword»" snapshots`,
    `ansible-playbook site.yml -i hosts --extra-vars "ansible_become_pass=«plainPassword» env=‹env›"`,
  ]),
  grammar('registry-login', [
    `‹prompt›docker login -u ‹login› -p «docker» docker.io
WARNING! Using --password via the CLI is insecure. Use --password-stdin.
Login Succeeded`,
    `echo «github» | docker login ghcr.io -u ‹login› --password-stdin`,
    `helm registry login ‹host› --username ‹login› --password '«password»'`,
    `npm config set //registry.npmjs.org/:_authToken «npm»`,
    `twine upload --username __token__ --password «pypi» dist/*`,
    `cargo login cio«alnum:32»`,
    `gem push ‹word›-‹version›.gem --key rubygems_«hex:48»`,
    `dotnet nuget push bin/‹Word›.‹version›.nupkg --api-key oy2«lower:43» --source https://api.nuget.org/v3/index.json`,
    `skopeo copy --dest-creds ‹login›:«plainPassword» docker-archive:‹word›.tar docker://‹host›/‹app›:‹version›`,
    `poetry config http-basic.‹word› ‹login› «plainPassword»`,
    `pip install --index-url https://‹login›:«urlPassword»@pypi.‹domain›/simple ‹word›==‹version›`,
    `vercel deploy --prod --token «alnum:24»`,
    `sentry-cli --auth-token «sentry» releases new ‹app›@‹version›`,
    `firebase deploy --token "1//0«base64url:60»"`,
  ]),
  grammar('cloud-cli', [
    `‹prompt›aws configure
AWS Access Key ID [None]: ‹awsId›
AWS Secret Access Key [None]: «awsSecret»
Default region name [None]: ‹region›
Default output format [None]: json`,
    `aws configure set aws_secret_access_key «awsSecret» --profile ‹word›`,
    `az login --service-principal -u ‹uuid› -p «azureClient» --tenant ‹uuid›`,
    `‹prompt›gcloud auth print-access-token
«googleAccess»`,
    `doctl auth init --access-token «digitalOcean»`,
    `‹prompt›fly secrets set ‹WORD›_KEY=«opaque» DATABASE_PASSWORD=«plainPassword» -a ‹app›
Secrets are staged for the first deployment`,
    `heroku config:set JWT_SECRET=«hex:64» -a ‹app›`,
    `gh secret set ‹WORD›_TOKEN --repo ‹word›/‹app› --body "«anyToken»"`,
    `‹prompt›gh auth token
«github»`,
    `linode-cli --token «hex:64» linodes list`,
    `hcloud context create ‹word› --token «alnum:64»`,
    `az storage blob list --account-name ‹word›‹digits:3› --account-key «key64» -c ‹word›`,
    `tailscale up --authkey=«tailscale» --hostname=‹word›`,
    `wrangler secret put ‹WORD›_SECRET <<< "«opaque»"`,
    `aws ssm put-parameter --name /‹env›/‹word›/db_password --type SecureString --value '«password»'`,
    `aws secretsmanager create-secret --name ‹env›/‹app› --secret-string '{"username":"‹account›","password":"«password»"}'`,
  ]),
  grammar('aws-json', [
    `‹prompt›aws iam create-access-key --user-name ‹login›
{
    "AccessKey": {
        "UserName": "‹login›",
        "AccessKeyId": "‹awsId›",
        "Status": "Active",
        "SecretAccessKey": "«awsSecret»",
        "CreateDate": "‹now›"
    }
}`,
    `{
  "Credentials": {
    "AccessKeyId": "‹awsTemporaryId›",
    "SecretAccessKey": "«awsSecret»",
    "SessionToken": "«awsSession»",
    "Expiration": "‹now›"
  },
  "AssumedRoleUser": {
    "AssumedRoleId": "AROA‹upper:17›:‹word›",
    "Arn": "arn:aws:sts::‹digits:12›:assumed-role/‹word›/‹word›"
  }
}`,
    `‹prompt›curl -s http://169.254.169.254/latest/meta-data/iam/security-credentials/‹word›-role
{
  "Code" : "Success",
  "LastUpdated" : "‹now›",
  "Type" : "AWS-HMAC",
  "AccessKeyId" : "‹awsTemporaryId›",
  "SecretAccessKey" : "«awsSecret»",
  "Token" : "«awsSession»",
  "Expiration" : "‹now›"
}`,
    `‹prompt›aws secretsmanager get-secret-value --secret-id ‹env›/‹word›
{
    "ARN": "arn:aws:secretsmanager:‹region›:‹digits:12›:secret:‹env›/‹word›-‹alnum:6›",
    "Name": "‹env›/‹word›",
    "VersionId": "‹uuid›",
    "SecretString": "{\\"username\\":\\"‹account›\\",\\"password\\":\\"«password»\\",\\"host\\":\\"‹host›\\",\\"port\\":5432}",
    "VersionStages": ["AWSCURRENT"]
}`,
    `‹prompt›aws ssm get-parameter --name /‹env›/‹app›/api-key --with-decryption
{
    "Parameter": {
        "Name": "/‹env›/‹app›/api-key",
        "Type": "SecureString",
        "Value": "«anyToken»",
        "Version": ‹small›,
        "DataType": "text"
    }
}`,
  ]),
  grammar('azure-and-google-json', [
    `‹prompt›az ad sp create-for-rbac --name ‹app› --role contributor
{
  "appId": "‹uuid›",
  "displayName": "‹app›",
  "password": "«azureClient»",
  "tenant": "‹uuid›"
}`,
    `[
  {
    "creationTime": "‹now›",
    "keyName": "key1",
    "permissions": "FULL",
    "value": "«key64»"
  },
  {
    "creationTime": "‹now›",
    "keyName": "key2",
    "permissions": "FULL",
    "value": "«key64»"
  }
]`,
    `‹prompt›az storage account show-connection-string -n ‹word›‹digits:3›
{
  "connectionString": "DefaultEndpointsProtocol=https;EndpointSuffix=core.windows.net;AccountName=‹word›‹digits:3›;AccountKey=«key64»"
}`,
    `{
  "type": "service_account",
  "project_id": "‹word›-‹word›-‹digits:6›",
  "private_key_id": "‹hex:40›",
  "private_key": "-----BEGIN PRIVATE KEY-----\\n«escapedKey»\\n-----END PRIVATE KEY-----\\n",
  "client_email": "‹word›@‹word›-‹digits:6›.iam.gserviceaccount.com",
  "client_id": "‹digits:21›",
  "auth_uri": "https://accounts.google.com/o/oauth2/auth",
  "token_uri": "https://oauth2.googleapis.com/token"
}`,
    `{
  "account": "",
  "client_id": "‹digits:12›-‹lower:32›.apps.googleusercontent.com",
  "client_secret": "«googleClient»",
  "quota_project_id": "‹word›-‹digits:6›",
  "refresh_token": "«googleRefresh»",
  "type": "authorized_user",
  "universe_domain": "googleapis.com"
}`,
    `Endpoint=sb://‹word›.servicebus.windows.net/;SharedAccessKeyName=RootManageSharedAccessKey;SharedAccessKey=«key32»`,
    `HostName=‹word›.azure-devices.net;DeviceId=‹word›-‹digits:3›;SharedAccessKey=«key32»`,
    `AccountEndpoint=https://‹word›.documents.azure.com:443/;AccountKey=«key64»;`,
  ]),
  grammar('cluster-join', [
    `You can now join any number of worker nodes by running the following on each as root:

kubeadm join ‹ip›:6443 --token «kubeadmToken» \\
        --discovery-token-ca-cert-hash sha256:‹sha256›`,
    `Swarm initialized: current node (‹lower:25›) is now a manager.

To add a worker to this swarm, run the following command:

    docker swarm join --token SWMTKN-1-‹lower:50›-«lower:25» ‹ip›:2377`,
    `‹prompt›cat /var/lib/rancher/k3s/server/node-token
K10‹hex:64›::server:«hex:32»`,
    `curl -sfL https://get.k3s.io | K3S_URL=https://‹ip›:6443 K3S_TOKEN=«hex:64» sh -`,
    `‹prompt›kubectl create token ‹word› -n ‹env›
«jwt»`,
    `kubectl create secret generic ‹word›-credentials --from-literal=username=‹account› --from-literal=password='«password»' -n ‹env›`,
    `kubectl create secret docker-registry regcred --docker-server=‹host› --docker-username=‹login› --docker-password=«plainPassword»`,
    `kubectl config set-credentials ‹user› --token=«jwt»`,
  ]),
  grammar('secret-store', [
    `‹prompt›vault operator init -key-shares=3 -key-threshold=2
Unseal Key 1: «base64:44»
Unseal Key 2: «base64:44»
Unseal Key 3: «base64:44»

Initial Root Token: «vault»

Vault initialized with 3 key shares and a key threshold of 2.`,
    `‹prompt›vault kv get secret/‹env›/‹word›
======= Secret Path =======
secret/data/‹env›/‹word›

======= Metadata =======
Key                Value
---                -----
created_time       ‹now›
version            ‹small›

====== Data ======
Key         Value
---         -----
username    ‹account›
password    «password»`,
    `‹prompt›vault login -method=userpass username=‹user›
Key                    Value
---                    -----
token                  «vault»
token_accessor         ‹alnum:24›
token_duration         768h
token_policies         ["default" "‹word›"]`,
    `vault kv put secret/‹env›/‹app› api_key=«opaque» db_password='«password»'`,
    `‹prompt›pass show ‹word›/‹domain›
«generated»
login: ‹email›
url: https://‹domain›/login`,
    `‹prompt›op item get "‹Word›" --fields label=password --reveal
«generated»`,
    `‹prompt›security find-generic-password -a ‹user› -s ‹word› -g
keychain: "/Users/‹user›/Library/Keychains/login.keychain-db"
class: "genp"
attributes:
    "acct"<blob>="‹user›"
    "svce"<blob>="‹word›"
password: "«password»"`,
    `‹prompt›doppler secrets download --no-file --format env
‹envSecret›
‹envSecret›
‹envSecret›`,
    `‹prompt›bw get password ‹domain›
«generated»`,
  ]),
  grammar('git-remote', [
    `‹prompt›git remote -v
origin	https://‹login›:«githubClassic»@github.com/‹word›/‹app›.git (fetch)
origin	https://‹login›:«githubClassic»@github.com/‹word›/‹app›.git (push)`,
    `git clone https://oauth2:«gitlab»@gitlab.‹domain›/‹word›/‹app›.git`,
    `git clone https://«github»@github.com/‹word›/‹app›`,
    `[remote "origin"]
	url = https://x-access-token:«github»@github.com/‹word›/‹app›.git
	fetch = +refs/heads/*:refs/remotes/origin/*
[branch "main"]
	remote = origin
	merge = refs/heads/main`,
    `fatal: unable to access 'https://‹login›:«urlPassword»@git.‹domain›/‹word›/‹app›.git/': Could not resolve host: git.‹domain›`,
    `git push https://x-token-auth:ATCTT3xFfGN0«base64url:120»@bitbucket.org/‹word›/‹app›.git ‹branch›`,
    `git -c http.extraHeader="Authorization: Basic «basic»" fetch origin ‹branch›`,
    `git clone https://‹word›:«lower:52»@dev.azure.com/‹word›/‹Word›/_git/‹app›`,
  ]),
  grammar('scripts-with-credentials', [
    `#!/usr/bin/env bash
set -euo pipefail
# nightly backup of ‹db›
DB_HOST="‹host›"
DB_USER="‹account›"
DB_PASS="«password»"
OUT="/backup/‹db›-$(date +%F).sql.gz"
mysqldump -h "$DB_HOST" -u "$DB_USER" -p"$DB_PASS" ‹db› | gzip > "$OUT"
find /backup -mtime +‹small› -delete`,
    `#!/usr/bin/expect -f
set timeout 20
spawn ssh ‹user›@‹ip›
expect "assword:"
send "«plainPassword»\\r"
expect "$ "
send "uptime\\r"
expect eof`,
    `*/15 * * * * curl -fsS -H "Authorization: Bearer «anyToken»" https://‹host›/cron/‹word› > /dev/null
0 3 * * * PGPASSWORD=«plainPassword» pg_dump -h ‹host› -U ‹account› ‹db› > /backup/‹db›.sql`,
    `@echo off
set SERVER=‹word›
set DBUSER=‹account›
set DBPASS=«plainPassword»
sqlcmd -S %SERVER% -U %DBUSER% -P %DBPASS% -i ‹word›.sql
pause`,
    `$user = "‹WORD›\\‹user›"
$password = "«password»"
$secure = ConvertTo-SecureString $password -AsPlainText -Force
Connect-VIServer -Server ‹host› -Credential (New-Object PSCredential($user, $secure))`,
    `FROM node:22-slim
WORKDIR /app
ARG NPM_TOKEN=«npm»
ENV DATABASE_PASSWORD=«plainPassword»
COPY . .
RUN npm ci --omit=dev
CMD ["node", "server.js"]`,
  ]),
];

const configuration: readonly Grammar[] = [
  grammar('yaml', [
    `server:
  port: ‹port›
  host: 0.0.0.0
database:
  host: ‹host›
  port: 5432
  name: ‹db›
  username: ‹account›
  password: "«password»"
  pool: ‹small›
`,
    `spring:
  datasource:
    url: jdbc:postgresql://‹host›:5432/‹db›
    username: ‹account›
    password: «password»
  mail:
    host: smtp.‹domain›
    username: ‹mailbox›
    password: '«wildPassword»'
logging:
  level:
    root: INFO`,
    `‹word›:
  enabled: true
  api_key: «vendorToken»
  endpoint: https://api.‹domain›/v2
  timeout: ‹small›s`,
    `smtp: {host: smtp.‹domain›, port: 587, user: ‹mailbox›, pass: «plainPassword»}`,
    `global:
  smtp_smarthost: smtp.‹domain›:587
  smtp_auth_username: ‹mailbox›
  smtp_auth_password: «password»
receivers:
  - name: ‹word›
    slack_configs:
      - api_url: https://hooks.slack.com/services/‹slackTeam›/«alnum:24»
        channel: '#‹word›'
  - name: pager
    pagerduty_configs:
      - routing_key: «hex:32»`,
    `- hosts: ‹word›
  vars:
    ansible_user: ‹user›
    ansible_password: «password»
    ansible_become_password: «password»
  tasks:
    - name: install ‹word›
      apt: {name: ‹word›, state: present}`,
  ]),
  grammar('toml', [
    `[server]
bind = "0.0.0.0:‹port›"

[database]
user = "‹account›"
password = "«password»"
`,
    `[registry]
token = "cio«alnum:32»"

[registries.‹word›]
token = "Bearer «opaque»"`,
    `[[sinks]]
type = "http"
uri = "https://‹host›/ingest"
auth.strategy = "bearer"
auth.token = "«opaque»"
batch.max_events = ‹count›`,
    `[profiles.‹env›]
account = "‹word›-‹digits:5›"
user = "‹WORD›"
password = "«password»"
warehouse = "‹WORD›_WH"`,
    `[default]
api_key = '«modelKey»'
model = 'gpt-4o-mini'
max_tokens = ‹digits:4›`,
    `[secrets]
db_url = "‹databaseUrl›"
session_key = "«hex:64»"`,
  ]),
  grammar('ini-and-properties', [
    `[‹word›]
host = ‹host›
user = ‹account›
password = «password»
timeout = ‹small›`,
    `spring.datasource.url=jdbc:mysql://‹host›:3306/‹db›
spring.datasource.username=‹account›
spring.datasource.password=«password»
server.port=‹port›
jwt.secret=«base64url:64»`,
    `[DEFAULT]
log_dir = /var/log/‹word›
transport_url = rabbit://‹account›:«urlPassword»@‹host›:5672/

[keystone_authtoken]
auth_url = https://‹host›:5000
username = ‹account›
password = «plainPassword»
project_name = service`,
    `storeFile=../‹word›.jks
storePassword=«plainPassword»
keyAlias=‹word›
keyPassword=«plainPassword»`,
    `signing.keyId=‹HEX:8›
signing.password=«password»
signing.secretKeyRingFile=‹home›/.gnupg/secring.gpg
ossrhUsername=‹login›
ossrhPassword=«generated»`,
    `[client]
host=‹host›
user=‹account›
password="«wildPassword»"

[mysqldump]
quick`,
    `sasl.mechanism=PLAIN
security.protocol=SASL_SSL
sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="‹upper:16›" password="«base64:64»";
bootstrap.servers=‹host›:9092`,
    `ssl.keystore.location=/etc/‹word›/keystore.jks
ssl.keystore.password=«plainPassword»
ssl.key.password=«plainPassword»
ssl.truststore.location=/etc/‹word›/truststore.jks
ssl.truststore.password=«plainPassword»`,
    `[security]
admin_user = admin
admin_password = «password»
secret_key = «alnum:20»

[smtp]
enabled = true
host = smtp.‹domain›:587
user = ‹mailbox›
password = """«wildPassword»"""`,
  ]),
  grammar('terraform', [
    `provider "‹aws|digitalocean|cloudflare|datadog›" {
  region     = "‹region›"
  access_key = "‹awsId›"
  secret_key = "«awsSecret»"
}`,
    `db_instance_class = "db.t3.‹small|medium|large›"
db_username       = "‹account›"
db_password       = "«password»"
cloudflare_token  = "«base64url:40»"
environment       = "‹env›"`,
    `resource "aws_db_instance" "‹word›" {
  identifier        = "‹word›-‹env›"
  engine            = "postgres"
  engine_version    = "16.‹digits:1›"
  instance_class    = "db.t4g.medium"
  allocated_storage = ‹small›
  username          = "‹account›"
  password          = "«password»"
  skip_final_snapshot = true
}`,
    `credentials "app.terraform.io" {
  token = "«terraform»"
}`,
    `‹prompt›terraform output -json
{
  "db_endpoint": {
    "sensitive": false,
    "type": "string",
    "value": "‹host›:5432"
  },
  "db_password": {
    "sensitive": true,
    "type": "string",
    "value": "«generated»"
  }
}`,
    `      "type": "random_password",
      "name": "‹word›",
      "instances": [
        {
          "schema_version": 3,
          "attributes": {
            "bcrypt_hash": null,
            "id": "none",
            "length": 20,
            "result": "«generated»",
            "special": true
          }
        }
      ]`,
  ]),
  grammar('json-config', [
    `{
  "host": "‹host›",
  "port": ‹port›,
  "username": "‹account›",
  "password": "«wildPassword»",
  "ssl": true
}`,
    `{"mcpServers":{"‹word›":{"command":"npx","args":["-y","@‹word›/mcp"],"env":{"‹WORD›_API_KEY":"«vendorToken»"}}}}`,
    `{
  "mcpServers": {
    "github": {
      "command": "docker",
      "args": ["run", "-i", "--rm", "-e", "GITHUB_PERSONAL_ACCESS_TOKEN", "ghcr.io/github/github-mcp-server"],
      "env": { "GITHUB_PERSONAL_ACCESS_TOKEN": "«github»" }
    },
    "‹word›": {
      "url": "https://mcp.‹domain›/sse",
      "headers": { "Authorization": "Bearer «opaque»" }
    }
  }
}`,
    `{
  "ConnectionStrings": {
    "Default": "Server=‹host›,1433;Database=‹db›;User Id=‹account›;Password=«password»;TrustServerCertificate=True;"
  },
  "Jwt": { "Issuer": "‹domain›", "Key": "«base64url:48»" },
  "Logging": { "LogLevel": { "Default": "Information" } }
}`,
    `{
  "auths": {
    "https://index.docker.io/v1/": { "auth": "«basic»" },
    "‹host›": { "auth": "«basic»" }
  }
}`,
    `{
    "http-basic": {
        "repo.‹domain›": {
            "username": "‹login›",
            "password": "«opaque»"
        }
    },
    "github-oauth": {
        "github.com": "«githubClassic»"
    }
}`,
    `{ "name": "‹word›", "type": "sftp", "host": "‹host›", "user": "‹user›", "pass": "«password»", "remotePath": "/var/www/‹word›", "uploadOnSave": true }`,
    `{"development":{"username":"‹account›","password":"«password»","database":"‹db›","host":"127.0.0.1","dialect":"postgres"}}`,
    `{
  "token": "«discord»",
  "clientId": "‹digits:18›",
  "guildId": "‹digits:18›",
  "prefix": "!"
}`,
  ]),
  grammar('xml-config', [
    `<servers>
  <server>
    <id>‹word›-releases</id>
    <username>‹login›</username>
    <password>«password»</password>
  </server>
</servers>`,
    `<configuration>
  <connectionStrings>
    <add name="‹Word›" connectionString="Data Source=‹host›;Initial Catalog=‹db›;User ID=‹account›;Password=«plainPassword»;Encrypt=True" providerName="System.Data.SqlClient" />
  </connectionStrings>
  <appSettings>
    <add key="‹Word›ApiKey" value="«opaque»" />
    <add key="PageSize" value="‹small›" />
  </appSettings>
</configuration>`,
    `<packageSourceCredentials>
  <‹word›>
    <add key="Username" value="‹login›" />
    <add key="ClearTextPassword" value="«password»" />
  </‹word›>
</packageSourceCredentials>`,
    `<tomcat-users>
  <role rolename="manager-gui"/>
  <user username="‹login›" password="«password»" roles="manager-gui,admin-gui"/>
</tomcat-users>`,
    `<Connector port="8443" protocol="HTTP/1.1" SSLEnabled="true" keystoreFile="conf/‹word›.p12" keystorePass="«plainPassword»" clientAuth="false"/>`,
    `<machineKey validationKey="«HEX:128»" decryptionKey="«HEX:64»" validation="SHA1" decryption="AES" />`,
    `<bean id="dataSource" class="com.zaxxer.hikari.HikariDataSource">
  <property name="jdbcUrl" value="jdbc:mysql://‹host›/‹db›"/>
  <property name="username" value="‹account›"/>
  <property name="password" value="«password»"/>
</bean>`,
    `<Server>
  <Host>‹host›</Host>
  <Port>22</Port>
  <User>‹login›</User>
  <Pass encoding="base64">«base64Password»</Pass>
</Server>`,
    `<hudson.plugins.‹word›.Credentials>
  <scope>GLOBAL</scope>
  <id>‹word›-deploy</id>
  <username>‹login›</username>
  <apiToken>11«hex:32»</apiToken>
</hudson.plugins.‹word›.Credentials>`,
  ]),
  grammar('plist', [
    `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
	<key>Label</key>
	<string>com.‹word›.‹word›</string>
	<key>EnvironmentVariables</key>
	<dict>
		<key>‹WORD›_API_TOKEN</key>
		<string>«anyToken»</string>
		<key>PATH</key>
		<string>/usr/local/bin:/usr/bin:/bin</string>
	</dict>
	<key>RunAtLoad</key>
	<true/>
</dict>
</plist>`,
    `<dict>
	<key>SSID_STR</key>
	<string>‹Word›-‹digits:2›</string>
	<key>EncryptionType</key>
	<string>WPA2</string>
	<key>Password</key>
	<string>«password»</string>
</dict>`,
  ]),
  grammar('kubernetes-secret', [
    `apiVersion: v1
kind: Secret
metadata:
  name: ‹word›-credentials
  namespace: ‹env›
type: Opaque
data:
  password: «base64Password»
  api-key: «base64Password»`,
    `apiVersion: v1
kind: Secret
metadata:
  name: ‹app›
  labels:
    app: ‹app›
stringData:
  DB_USER: ‹account›
  DB_PASSWORD: «password»
  ‹WORD›_TOKEN: "«vendorToken»"`,
    `‹prompt›kubectl get secret ‹word› -n ‹env› -o yaml
apiVersion: v1
data:
  admin-password: «base64Password»
kind: Secret
metadata:
  creationTimestamp: "‹now›"
  name: ‹word›
  namespace: ‹env›
  resourceVersion: "‹digits:7›"
  uid: ‹uuid›
type: Opaque`,
    `{"apiVersion":"v1","kind":"Secret","metadata":{"name":"‹word›"},"type":"kubernetes.io/basic-auth","stringData":{"username":"‹account›","password":"«password»"}}`,
    `‹prompt›kubectl get secret ‹word› -o jsonpath='{.data.password}' | base64 -d
«generated»`,
  ]),
  grammar('kubernetes-workload', [
    `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ‹app›
spec:
  replicas: ‹small›
  template:
    spec:
      containers:
        - name: ‹word›
          image: ‹domain›/‹app›:‹version›
          env:
            - name: LOG_LEVEL
              value: info
            - name: ‹WORD›_PASSWORD
              value: "«password»"
            - name: ‹WORD›_API_KEY
              value: «vendorToken»
          ports:
            - containerPort: ‹port›`,
    `apiVersion: v1
kind: ConfigMap
metadata:
  name: ‹app›-config
data:
  application.properties: |
    server.port=‹port›
    db.user=‹account›
    db.password=«password»
    feature.‹word›=true`,
    `users:
- name: ‹word›-admin
  user:
    client-certificate-data: ‹certificateData›
    client-key-data: «keyData»`,
    `apiVersion: v1
kind: Config
current-context: ‹word›
clusters:
- cluster:
    server: https://‹ip›:6443
  name: ‹word›
users:
- name: ‹user›
  user:
    token: «jwt»`,
    `replicaCount: ‹small›
image:
  repository: ‹domain›/‹app›
  tag: ‹version›
postgresql:
  auth:
    username: ‹account›
    password: «password»
    postgresPassword: «password»
ingress:
  enabled: true`,
  ]),
  grammar('compose', [
    `services:
  db:
    image: postgres:16
    environment:
      POSTGRES_USER: ‹account›
      POSTGRES_PASSWORD: «password»
      POSTGRES_DB: ‹db›
    volumes:
      - ‹word›:/var/lib/postgresql/data
  web:
    image: ‹domain›/‹app›:‹version›
    environment:
      - ‹envSecret›
      - ‹envPlain›
    ports:
      - "‹port›:80"`,
    `  minio:
    image: minio/minio
    command: server /data
    environment:
      - MINIO_ROOT_USER=‹login›
      - MINIO_ROOT_PASSWORD=«password»
    ports: ["9000:9000"]`,
    `docker run -d --name ‹word› -e MYSQL_ROOT_PASSWORD=«plainPassword» -e MYSQL_DATABASE=‹db› -p 3306:3306 mysql:8`,
    `docker run --rm -e "‹WORD›_TOKEN=«anyToken»" -v "$PWD:/work" ‹domain›/‹app›:‹version›`,
    `  cache:
    image: redis:7
    command: ["redis-server", "--requirepass", "«plainPassword»", "--appendonly", "yes"]`,
    `‹prompt›docker inspect ‹app› --format '{{json .Config.Env}}'
["PATH=/usr/local/bin:/usr/bin","‹WORD›_PASSWORD=«plainPassword»","NODE_VERSION=22.‹digits:1›.0"]`,
  ]),
  grammar('systemd-and-services', [
    `[Unit]
Description=‹Word› ‹worker|server|agent›
After=network-online.target

[Service]
User=‹user›
Environment=NODE_ENV=production
Environment="‹WORD›_PASSWORD=«plainPassword»"
Environment=API_TOKEN=«opaque»
ExecStart=/usr/bin/node /opt/‹word›/server.js
Restart=always

[Install]
WantedBy=multi-user.target`,
    `ExecStart=/usr/local/bin/‹word› --listen :‹port› --admin-password=«plainPassword»`,
    `[program:‹word›]
command=/opt/‹word›/venv/bin/python worker.py
environment=DB_PASS="«plainPassword»",MODE="‹env›"
autorestart=true`,
    `requirepass «plainPassword»
masterauth «plainPassword»
maxmemory ‹small›gb
appendonly yes`,
    `location /‹word›/ {
    proxy_pass http://‹ip›:‹port›;
    proxy_set_header Host $host;
    proxy_set_header Authorization "Basic «basic»";
}`,
    `input {
  jdbc {
    jdbc_connection_string => "jdbc:postgresql://‹host›:5432/‹db›"
    jdbc_user => "‹account›"
    jdbc_password => "«password»"
    schedule => "* * * * *"
  }
}`,
    `userlist ‹word›
  user ‹user› insecure-password «plainPassword»

backend ‹word›
  server s1 ‹ip›:‹port› check`,
    `rpcuser=‹login›
rpcpassword=«base64url:43»
server=1
txindex=1`,
  ]),
  grammar('ci', [
    `name: deploy
on: [push]
jobs:
  build:
    runs-on: ubuntu-latest
    env:
      NPM_TOKEN: «npm»
      SONAR_TOKEN: «sonar»
    steps:
      - uses: actions/checkout@v4
      - run: npm ci && npm test`,
    `variables:
  DOCKER_HOST: tcp://docker:2375
  DEPLOY_PASSWORD: "«password»"

deploy:
  stage: deploy
  script:
    - sshpass -p "$DEPLOY_PASSWORD" ssh ‹user›@‹host› ./‹word›.sh
  only:
    - main`,
    `pipeline {
  agent any
  environment {
    ‹WORD›_TOKEN = '«opaque»'
  }
  stages {
    stage('Push') { steps { sh "docker login -u ‹login› -p «docker»" } }
  }
}`,
    `#!/bin/bash -eo pipefail
+ echo 'Deploying to ‹env›'
+ curl -X POST -H 'Authorization: Bearer «anyToken»' https://api.‹domain›/deploys
{"id":"‹uuid›","state":"queued"}`,
    `Run ./scripts/‹word›.sh
  env:
    NODE_VERSION: 22
    DATABASE_URL: ‹databaseUrl›
  shell: /usr/bin/bash -e {0}
::debug::migrating ‹db›`,
  ]),
  grammar('client-files', [
    `‹prompt›cat ~/.netrc
machine github.com
  login ‹login›
  password «github»
machine api.heroku.com login ‹email› password «uuid»`,
    `‹prompt›cat ~/.pgpass
‹host›:5432:‹db›:‹account›:«plainPassword»
*:*:*:postgres:«plainPassword»`,
    `‹prompt›cat ~/.npmrc
registry=https://npm.‹domain›/
//npm.‹domain›/:_authToken=«npm»
always-auth=true`,
    `//registry.‹domain›/:_password=«base64Password»
//registry.‹domain›/:username=‹login›
//registry.‹domain›/:email=‹email›`,
    `[distutils]
index-servers = pypi

[pypi]
username = __token__
password = «pypi»`,
    `‹prompt›cat ~/.git-credentials
https://‹login›:«github»@github.com
https://‹login›:«urlPassword»@git.‹domain›`,
    `[default]
aws_access_key_id = ‹awsId›
aws_secret_access_key = «awsSecret»

[‹word›]
aws_access_key_id = ‹awsTemporaryId›
aws_secret_access_key = «awsSecret»
aws_session_token = «awsSession»
region = ‹region›`,
    `[‹word›]
type = s3
provider = Minio
access_key_id = ‹alnum:20›
secret_access_key = «alnum:40»
endpoint = https://‹host›`,
    `github.com:
    user: ‹login›
    oauth_token: «github»
    git_protocol: https`,
    `:rubygems_api_key: rubygems_«hex:48»`,
    `account ‹word›
host smtp.‹domain›
port 587
auth on
user ‹mailbox›
password «password»
tls on`,
    `machine ‹host› login ‹login› password «password»`,
  ]),
  grammar('network-gear', [
    `ctrl_interface=/var/run/wpa_supplicant
network={
    ssid="‹Word› ‹Guest|Home|Office›"
    psk="«passphrase»"
    key_mgmt=WPA-PSK
}`,
    `interface=wlan0
ssid=‹Word›-AP
wpa=2
wpa_passphrase=«plainPassword»
wpa_key_mgmt=WPA-PSK`,
    `[Interface]
PrivateKey = «key32»
Address = 10.‹byte›.0.2/32
DNS = 10.‹byte›.0.1

[Peer]
PublicKey = ‹key32›
PresharedKey = «key32»
Endpoint = ‹host›:51820
AllowedIPs = 0.0.0.0/0`,
    `‹ip› %any : PSK "«password»"
‹user› : EAP "«password»"`,
    `# Secrets for authentication using CHAP
# client	server	secret			IP addresses
‹user›	‹word›	«plainPassword»	*`,
    `client ‹word› {
    ipaddr = ‹ip›
    secret = «plainPassword»
    nas_type = other
}`,
    `hostname ‹word›
!
username ‹user› privilege 15 secret 0 «plainPassword»
enable password «plainPassword»
!
interface GigabitEthernet0/1
 ip address ‹ip› 255.255.255.0`,
    `/interface wireless security-profiles
add name=‹word› mode=dynamic-keys authentication-types=wpa2-psk wpa2-pre-shared-key="«password»"
/user add name=‹user› group=full password=«plainPassword»`,
    `network:
  version: 2
  wifis:
    wlan0:
      dhcp4: true
      access-points:
        "‹Word›":
          password: "«password»"`,
    `‹prompt›nmcli device wifi connect "‹Word›-5G" password «plainPassword»
Device 'wlan0' successfully activated with '‹uuid›'.`,
    `Profile ‹Word› on interface Wi-Fi:
=======================================================================
Connectivity settings
---------------------
    SSID name              : "‹Word›"
    Network type           : Infrastructure

Security settings
-----------------
    Authentication         : WPA2-Personal
    Cipher                 : CCMP
    Security key           : Present
    Key Content            : «password»`,
    `WIFI:T:WPA;S:‹Word›;P:«plainPassword»;H:false;;`,
  ]),
  grammar('home-and-things', [
    `wifi_ssid: ‹Word›
wifi_password: "«password»"
mqtt_user: ‹user›
mqtt_password: «password»
ota_password: "«hex:32»"`,
    `#include <WiFi.h>
const char* ssid = "‹Word›-IoT";
const char* password = "«password»";
const char* mqtt_server = "‹ip›";

void setup() {
  Serial.begin(115200);
  WiFi.begin(ssid, password);
}`,
    `mosquitto_pub -h ‹ip› -u ‹user› -P '«password»' -t home/‹word›/set -m ON`,
    `rtsp://‹user›:«urlPassword»@‹ip›:554/Streaming/Channels/101`,
    `cameras:
  ‹word›:
    ffmpeg:
      inputs:
        - path: rtsp://admin:«urlPassword»@‹ip›:554/h264Preview_01_main
          roles: [detect]`,
    `api:
  encryption:
    key: "«key32»"
ota:
  - platform: esphome
    password: "«hex:32»"`,
    `Backlog SSId1 ‹Word›; Password1 «plainPassword»; MqttHost ‹ip›; MqttUser ‹user›; MqttPassword «plainPassword»`,
    `devices:
  - name: ‹Word› ‹lamp|plug|sensor›
    device_id: bf‹lower:20›
    local_key: «alnum:16»
    host: ‹ip›`,
    `influxdb:
  host: ‹host›
  token: «key64»
  organization: ‹hex:16›
  bucket: ‹word›`,
  ]),
  grammar('framework-secrets', [
    `# SECURITY WARNING: keep the secret key used in production secret!
SECRET_KEY = '«lower:50»'

DEBUG = False
ALLOWED_HOSTS = ['‹domain›']

DATABASES = {
    'default': {
        'ENGINE': 'django.db.backends.postgresql',
        'NAME': '‹db›',
        'USER': '‹account›',
        'PASSWORD': '«password»',
        'HOST': '‹host›',
    }
}`,
    `define( 'DB_NAME', '‹db›' );
define( 'DB_USER', '‹account›' );
define( 'DB_PASSWORD', '«password»' );
define( 'DB_HOST', 'localhost' );

define( 'AUTH_KEY',        '«generated»«alnum:40»' );
define( 'SECURE_AUTH_KEY', '«generated»«alnum:40»' );
define( 'NONCE_SALT',      '«generated»«alnum:40»' );`,
    `production:
  adapter: mysql2
  database: ‹db›
  username: ‹account›
  password: «password»
  host: ‹host›
  pool: 5`,
    `‹prompt›cat config/master.key
«hex:32»`,
    `<?php
return [
    'db' => [
        'host' => '‹host›',
        'user' => '‹account›',
        'pass' => '«password»',
    ],
    'crypt_key' => '«hex:32»',
];`,
    `app.secret_key = b'«hex:48»'
app.config['SQLALCHEMY_DATABASE_URI'] = '‹databaseUrl›'`,
    `import Config

config :‹word›, ‹Word›Web.Endpoint,
  url: [host: "‹domain›", port: 443],
  secret_key_base: "«base64:64»"

config :‹word›, ‹Word›.Repo,
  username: "‹account›",
  password: "«password»",
  hostname: "‹host›"`,
  ]),
  grammar(
    'windows-config',
    [
      `[Database]
Server=‹host›
User=‹account›
Password=«password»
Timeout=‹small›

[Mail]
SmtpUser=‹mailbox›
SmtpPassword=«password»`,
      `full address:s:‹host›
username:s:‹WORD›\\‹user›
; login ‹user› / password: «plainPassword»
screen mode id:i:2`,
      `Windows Registry Editor Version 5.00

[HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon]
"AutoAdminLogon"="1"
"DefaultUserName"="‹user›"
"DefaultPassword"="«password»"`,
    ],
    windowsLines,
  ),
];

const keys: readonly Grammar[] = [
  grammar('openssh-key', [
    `-----BEGIN OPENSSH PRIVATE KEY-----
«opensshBody»
-----END OPENSSH PRIVATE KEY-----`,
    `‹prompt›cat ~/.ssh/id_‹ed25519|rsa|deploy›
-----BEGIN OPENSSH PRIVATE KEY-----
«opensshBody:14»
-----END OPENSSH PRIVATE KEY-----
‹prompt›`,
    `Here is the deploy key for ‹app›:

-----BEGIN OPENSSH PRIVATE KEY-----
«opensshBody:5»
-----END OPENSSH PRIVATE KEY-----

The public half is already on ‹host›.`,
  ]),
  grammar('tls-key', [
    `-----BEGIN RSA PRIVATE KEY-----
«rsaBody»
-----END RSA PRIVATE KEY-----`,
    `-----BEGIN PRIVATE KEY-----
«pkcs8Body»
-----END PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
‹certificateBody›
-----END CERTIFICATE-----`,
    `-----BEGIN EC PRIVATE KEY-----
«ecBody»
-----END EC PRIVATE KEY-----`,
    `‹prompt›sudo cat /etc/letsencrypt/live/‹domain›/privkey.pem
-----BEGIN PRIVATE KEY-----
«p8Body»
-----END PRIVATE KEY-----`,
    `AuthKey_‹upper:10›.p8
-----BEGIN PRIVATE KEY-----
«p8Body»
-----END PRIVATE KEY-----`,
    `client
dev tun
remote ‹host› 1194
<key>
-----BEGIN PRIVATE KEY-----
«pkcs8Body:12»
-----END PRIVATE KEY-----
</key>
verb 3`,
  ]),
  grammar(
    'key-escaped-in-json',
    [
      `-----BEGIN RSA PRIVATE KEY-----
«rsaBody»
-----END RSA PRIVATE KEY-----
`,
      `-----BEGIN OPENSSH PRIVATE KEY-----
«opensshBody»
-----END OPENSSH PRIVATE KEY-----
`,
      `-----BEGIN EC PRIVATE KEY-----
«ecBody»
-----END EC PRIVATE KEY-----
`,
    ],
    inJson,
  ),
  grammar('pgp-key', [
    `-----BEGIN PGP PRIVATE KEY BLOCK-----

«pgpBody»
=‹alnum:4›
-----END PGP PRIVATE KEY BLOCK-----`,
    `‹prompt›gpg --export-secret-keys --armor ‹HEX:16›
-----BEGIN PGP PRIVATE KEY BLOCK-----
Version: GnuPG v2

«pgpBody:12»
=‹alnum:4›
-----END PGP PRIVATE KEY BLOCK-----`,
  ]),
  grammar('key-indented-in-yaml', [
    `deploy_key: |
  -----BEGIN RSA PRIVATE KEY-----
  «rsaLine»
  -----END RSA PRIVATE KEY-----
host: ‹host›`,
    `apiVersion: v1
kind: Secret
metadata:
  name: ‹word›-tls
type: kubernetes.io/tls
data:
  tls.crt: ‹certificateData›
  tls.key: «keyData»`,
    `SSH_KEY_B64=«keyData»`,
    `GITHUB_APP_PRIVATE_KEY="-----BEGIN PRIVATE KEY-----\\n«escapedKey»\\n-----END PRIVATE KEY-----\\n"`,
  ]),
  grammar('other-private-keys', [
    `# created: ‹now›
# public key: age1‹bech32:58›
«age»`,
    `PuTTY-User-Key-File-3: ssh-ed25519
Encryption: none
Comment: ‹user›@‹word›
Public-Lines: 2
AAAAC3NzaC1lZDI1NTE5AAAAI‹base64:39›
‹base64:4›
Private-Lines: 1
«base64:44»
Private-MAC: ‹hex:64›`,
    `{"kty":"EC","crv":"P-256","kid":"‹uuid›","x":"‹base64url:43›","y":"‹base64url:43›","d":"«base64url:43»"}`,
    `{"kty":"oct","k":"«base64url:43»","alg":"HS256"}`,
    `‹prompt›wg genkey
«key32»`,
    `untrusted comment: minisign secret key
RWQAAEIy«base64:204»==`,
    `‹prompt›cat /var/lib/rabbitmq/.erlang.cookie
«upper:20»`,
  ]),
  grammar('wallets', [
    `PRIVATE_KEY=0x«hex:64»
RPC_URL=https://mainnet.infura.io/v3/‹hex:32›`,
    `Private key (WIF): 5«base58:50»`,
    `Available Accounts
==================
(0) 0x‹hex:40› (10000 ETH)

Private Keys
==================
(0) 0x«hex:64»
(1) 0x«hex:64»`,
    `‹prompt›cat ~/.config/solana/id.json
[«byteList»]`,
    `module.exports = {
  solidity: "0.8.‹small›",
  networks: {
    mainnet: {
      url: "https://‹host›",
      accounts: ["0x«hex:64»"],
    },
  },
};`,
    `Extended private key: xprv9s21ZrQH143K«base58:96»`,
    `nostr secret key: nsec1«bech32:58»`,
    `cast send 0x‹hex:40› "transfer(address,uint256)" 0x‹hex:40› ‹count› --private-key 0x«hex:64» --rpc-url https://‹host›`,
    `dumpprivkey bc1q‹bech32:38›
K«base58:51»`,
  ]),
  grammar('recovery-phrase', [
    'seed phrase: «seedWords»',
    'MNEMONIC="«seedWords»"',
    `Write down your recovery phrase and keep it safe:

«seedWords:24»

Never share it with anyone.`,
    `solana-keygen new --outfile ‹word›.json
Generating a new keypair

pubkey: ‹base58:44›
=====================================================================
Save this seed phrase and your BIP39 passphrase to recover your new keypair:
«seedWords»
=====================================================================`,
    `Hey ‹name›, the ‹Word› wallet is backed up now. The 12 words are: «seedWords»`,
    `const wallet = ethers.Wallet.fromPhrase("«seedWords»");`,
    `wallet:
  network: mainnet
  mnemonic: «seedWords:24»
  derivation: m/44'/60'/0'/0`,
    `Meine Wiederherstellungsphrase für die Wallet: «seedWords»`,
  ]),
  grammar('two-factor', [
    `otpauth://totp/‹Word›:‹email›?secret=«base32:32»&issuer=‹Word›&algorithm=SHA1&digits=6&period=30`,
    `Can't scan the code? Enter this setup key manually: «base32:16»`,
    `Your recovery codes for ‹Word›. Each can be used once:

«recoveryCode»
«recoveryCode»
«recoveryCode»
«recoveryCode»`,
    `Backup codes:
  1. «digits:8»
  2. «digits:8»
  3. «digits:8»
  4. «digits:8»`,
    `oathtool --totp -b «base32:32»`,
    `{"totp_secret":"«base32:32»","issuer":"‹Word›","account":"‹email›"}`,
    `TOTP secret for ‹word› admin: «base32:26»`,
  ]),
];

const web: readonly Grammar[] = [
  grammar('request-headers', [
    `GET /api/‹word›/‹digits:4› HTTP/1.1
Host: ‹host›
User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36
Accept: application/json
Authorization: Bearer «anyToken»
X-Request-Id: ‹uuid›`,
    `authorization: Basic «basic»`,
    `X-API-Key: «opaque»`,
    `{"headers":{"accept":"*/*","authorization":"Bearer «jwt»","x-forwarded-for":"‹ip›","content-type":"application/json"}}`,
    `Proxy-Authorization: Basic «basic»`,
    `X-Vault-Token: «vault»
X-Vault-Namespace: ‹word›`,
    `PRIVATE-TOKEN: «gitlab»`,
    `X-Auth-Token: «opaque»
X-Auth-Email: ‹email›`,
    `{:method=>"get", :url=>"https://api.‹domain›/‹word›", :headers=>{"Authorization"=>"Token token=«hex:32»"}}`,
    `[('Host', '‹host›'), ('User-Agent', 'python-requests/2.32'), ('Authorization', 'Bearer «anyToken»')]`,
  ]),
  grammar('cookies', [
    `Cookie: theme=dark; lang=en; sessionid=«lower:32»; cookie_consent=yes`,
    `Set-Cookie: connect.sid=s%3A«base64url:32».«alnum:43»; Path=/; Expires=‹mailDate›; HttpOnly; SameSite=Lax`,
    `set-cookie: __Secure-next-auth.session-token=«base64url:120»; Path=/; HttpOnly; Secure`,
    `Cookie: PHPSESSID=«lower:26»; _ga=GA1.2.‹digits:9›.‹epoch›`,
    `# Netscape HTTP Cookie File
.‹domain›	TRUE	/	TRUE	‹epoch›	session	«base64url:64»
.‹domain›	TRUE	/	FALSE	‹epoch›	theme	dark`,
    `curl 'https://‹host›/api/me' -b 'auth_token=«hex:40»; ct0=«hex:64»' -H 'accept: application/json'`,
    `Cookie: JSESSIONID=«HEX:32»; Path=/‹word›`,
    `requests.get('https://‹host›/feed', cookies={'session': '«base64url:86»', 'lang': 'en'})`,
    `[{"domain":".‹domain›","name":"li_at","value":"AQED«base64url:140»","httpOnly":true,"secure":true,"path":"/"}]`,
    `Set-Cookie: remember_web_‹hex:40›=eyJ«alnum:200»; expires=‹mailDate›; path=/; httponly`,
    `  "cookies": [
    {
      "name": "session_id",
      "value": "«opaque»",
      "path": "/",
      "domain": "‹host›",
      "expires": "‹now›",
      "httpOnly": true
    }
  ],`,
  ]),
  grammar('token-response', [
    `{"access_token":"«jwt»","token_type":"Bearer","expires_in":3600,"refresh_token":"«base64url:64»","scope":"openid profile"}`,
    `{
  "access_token": "«googleAccess»",
  "expires_in": 3599,
  "scope": "https://www.googleapis.com/auth/drive.readonly",
  "token_type": "Bearer",
  "refresh_token": "«googleRefresh»"
}`,
    `HTTP/1.1 200 OK
Content-Type: application/json

{"user":{"id":‹digits:5›,"name":"‹name›"},"token":"«jwt»"}`,
    `{"data":{"login":{"__typename":"AuthPayload","token":"«opaque»","user":{"id":"‹digits:4›","email":"‹email›"}}}}`,
    `{"ok":true,"access_token":"«slackBot»","token_type":"bot","scope":"chat:write","bot_user_id":"U‹upper:10›","app_id":"A‹upper:10›","team":{"name":"‹Word›","id":"T‹upper:8›"}}`,
    `{"id":"‹uuid›","name":"‹word›-ci","key":"«opaque»","prefix":"‹alnum:6›","created_at":"‹now›","message":"Store this API key now, it is shown only once"}`,
    `access_token=gho_«alnum:36»&scope=repo%2Cgist&token_type=bearer`,
    `{"kind":"identitytoolkit#VerifyPasswordResponse","localId":"‹alnum:28›","email":"‹email›","idToken":"«jwt»","registered":true,"refreshToken":"AMf-v«base64url:180»","expiresIn":"3600"}`,
    `{
  "object": "webhook_endpoint",
  "id": "we_1‹alnum:23›",
  "enabled_events": ["charge.succeeded"],
  "secret": "«stripeHook»",
  "url": "https://‹host›/hooks/stripe"
}`,
    `{"client_id":"‹uuid›","client_name":"‹app›","client_secret":"«base64url:43»","client_secret_expires_at":0,"grant_types":["client_credentials"]}`,
  ]),
  grammar('url-with-token', [
    `https://api.‹domain›/v1/‹word›?api_key=«opaque»&limit=‹small›`,
    `https://maps.googleapis.com/maps/api/geocode/json?address=‹Word›&key=«google»`,
    `wss://‹host›/socket?token=«jwt»`,
    `[I ‹stamp› ServerApp] Jupyter Server is running at:
[I ‹stamp› ServerApp] http://localhost:8888/lab?token=«hex:48»
[I ‹stamp› ServerApp] Use Control-C to stop this server`,
    `GET /‹word›/feed.atom?feed_token=glft-«base64url:20» HTTP/1.1`,
    `https://calendar.google.com/calendar/ical/‹user›%40‹domain›/private-«hex:32»/basic.ics`,
    `"GET /api/‹word›?access_token=«opaque»&page=‹small› HTTP/1.1" 200 ‹count›`,
    `https://‹host›/oauth/callback#access_token=«jwt»&token_type=bearer&expires_in=3600`,
    `https://api.telegram.org/bot«telegram»/sendMessage?chat_id=‹digits:9›&text=hello`,
    `http://api.openweathermap.org/data/2.5/weather?q=‹Word›&appid=«hex:32»`,
    `https://‹login›:«urlPassword»@‹host›/remote.php/dav/files/‹user›/`,
    `ftp://‹login›:«urlPassword»@ftp.‹domain›/pub/‹word›.zip`,
    `https://‹word›.‹domain›/job/‹app›/build?token=«alnum:24»`,
  ]),
  grammar('signed-url', [
    `https://‹word›-uploads.s3.‹region›.amazonaws.com/‹word›/‹uuid›.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=‹awsId›%2F20250‹digits:1›1‹digits:1›%2F‹region›%2Fs3%2Faws4_request&X-Amz-Date=20250‹digits:1›1‹digits:1›T101500Z&X-Amz-Expires=3600&X-Amz-SignedHeaders=host&X-Amz-Signature=«hex:64»`,
    `https://‹word›‹digits:3›.blob.core.windows.net/‹word›/‹word›.zip?sv=2023-11-03&st=‹day›T00%3A00%3A00Z&se=‹day›T23%3A59%3A59Z&sr=c&sp=rl&sig=«sasSignature»`,
    `https://storage.googleapis.com/‹word›-‹word›/‹word›.csv?GoogleAccessId=‹word›@‹word›-‹digits:6›.iam.gserviceaccount.com&Expires=‹epoch›&Signature=«alnum:170»%3D%3D`,
    `‹prompt›aws s3 presign s3://‹word›/‹word›.tar.gz
https://‹word›.s3.amazonaws.com/‹word›.tar.gz?AWSAccessKeyId=‹awsId›&Signature=«alnum:27»%3D&Expires=‹epoch›`,
    `https://d‹lower:13›.cloudfront.net/‹word›/index.m3u8?Expires=‹epoch›&Signature=«base64url:342»__&Key-Pair-Id=K‹upper:13›`,
    `https://‹word›.supabase.co/storage/v1/object/sign/‹word›/‹word›.png?token=«jwt»`,
  ]),
  grammar('webhook', [
    `https://hooks.slack.com/services/‹slackTeam›/«alnum:24»`,
    `https://discord.com/api/webhooks/‹digits:19›/«base64url:68»`,
    `curl -X POST -H 'Content-type: application/json' --data '{"text":"‹word› is up"}' https://hooks.slack.com/services/‹slackTeam›/«alnum:24»`,
    `notify_url = "https://discordapp.com/api/webhooks/‹digits:18›/«base64url:68»"`,
    `https://‹word›.webhook.office.com/webhookb2/‹uuid›@‹uuid›/IncomingWebhook/«hex:32»/‹uuid›`,
    `chat.googleapis.com: https://chat.googleapis.com/v1/spaces/‹alnum:11›/messages?key=«google»&token=«base64url:43»`,
    `Please post alerts of ‹app› to https://hooks.slack.com/services/‹slackTeam›/«alnum:24», the channel is #‹word›.`,
    `https://maker.ifttt.com/trigger/‹word›/with/key/«base64url:43»`,
    `https://open.feishu.cn/open-apis/bot/v2/hook/«uuid»`,
    `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=«uuid»`,
    `https://oapi.dingtalk.com/robot/send?access_token=«hex:64»`,
  ]),
  grammar('reset-and-magic-links', [
    `Hi ‹name›,

someone asked to reset the password of your ‹Word› account. Use this link within ‹small› minutes:

https://‹domain›/reset-password?token=«base64url:43»

If it was not you, ignore this message.`,
    `Click to sign in to ‹Word›: https://app.‹domain›/auth/magic?token=«jwt»`,
    `Hallo ‹name›,

über den folgenden Link kannst du dein Passwort zurücksetzen:
https://‹domain›/passwort/neu?token=«hex:40»

Der Link ist ‹small› Stunden gültig.`,
    `Bonjour ‹name›, pour réinitialiser votre mot de passe : https://‹domain›/mot-de-passe/reset?reset_token=«opaque»`,
    `https://‹domain›/users/password/edit?reset_password_token=«base64url:20»`,
    `Your one-click login link (valid ‹small› min): https://‹domain›/login/verify?login_token=«base64url:64»`,
  ]),
  grammar('one-time-code', [
    `Your ‹Word› verification code is «code». It expires in ‹small› minutes.`,
    `G-«code» is your Google verification code.`,
    `«code» is your ‹Word› login code. Do not share it with anyone.`,
    `Ihr Bestätigungscode lautet «code». Er ist ‹small› Minuten gültig.`,
    `Votre code de vérification ‹Word› est : «code»`,
    `Tu código de verificación es «code». No lo compartas.`,
    `Il tuo codice di verifica ‹Word› è «code»`,
    `Seu código de verificação é «code».`,
    `Ваш код подтверждения: «code». Никому не сообщайте его.`,
    `您的验证码是 «code»，‹small› 分钟内有效，请勿泄露。`,
    `【‹Word›】認証コード: «code»`,
    `[‹Word›] 인증번호는 «code» 입니다.`,
    `From: ‹Word› Security <security@‹domain›>
Subject: Your one-time passcode

Hello ‹name›,

Enter the following one-time passcode to finish signing in:

    «code»

This code expires in ‹small› minutes. If you did not try to sign in, change your password.`,
    `Twój kod weryfikacyjny: «code»`,
    `Doğrulama kodunuz: «code»`,
    `2FA code for ‹email›: «code»`,
    `OTP for your login at ‹Word› is «code». Never tell it to anybody.`,
  ]),
  grammar('har-and-devtools', [
    `{
  "request": {
    "method": "POST",
    "url": "https://‹host›/api/‹word›",
    "httpVersion": "HTTP/2",
    "headers": [
      { "name": "accept", "value": "application/json" },
      { "name": "authorization", "value": "Bearer «jwt»" },
      { "name": "cookie", "value": "sid=«base64url:48»" }
    ],
    "bodySize": ‹digits:3›
  },
  "response": { "status": 200 }
}`,
    `fetch("https://‹host›/graphql", {
  "headers": {
    "accept": "*/*",
    "authorization": "Bearer «anyToken»",
    "content-type": "application/json"
  },
  "body": "{\\"query\\":\\"{ me { id } }\\"}",
  "method": "POST"
});`,
    `localStorage.getItem('access_token')
'«jwt»'`,
    `> document.cookie
'lang=en; session=«base64url:64»'`,
    `Local Storage (https://app.‹domain›)
theme           dark
refreshToken    «opaque»
sidebar         collapsed`,
    `POST /login HTTP/1.1
Host: ‹host›
Content-Type: application/x-www-form-urlencoded

username=‹login›&password=«urlPassword»&remember=on`,
  ]),
];

const people: readonly Grammar[] = [
  grammar('chat-english', [
    `‹name›: what's the password for the ‹word› server?
‹user›: «password»`,
    `‹name› [‹clock›] the staging login is ‹login› / «password»`,
    `hey, the new wifi password is «password», please don't post it in the channel`,
    `‹name›: can you send me the db creds?
‹name›: sure, user ‹account›, pw «password»
‹name›: thanks, works`,
    `I reset your password to «password» - please change it after you log in.`,
    `‹name›, use this token for now: «anyToken»`,
    `pw for the zip is "«password»" (without the quotes)`,
    `My ‹Word› password is «password» and my username is ‹login›, can you log in and download the report?`,
    `Use my API key «vendorToken» to list the last ‹small› invoices.`,
    `root pw: «plainPassword»`,
    `creds for ‹host›: ‹login›:«plainPassword»`,
    `Admin account is admin@‹domain› with password «password». The 2nd account is ‹email›, password «password».`,
    `the password you want is «password» (capital ‹A|B|C›, like on the sticker)`,
    `Can you ssh into ‹ip› as ‹user›? Password: «password»`,
  ]),
  grammar('chat-german', [
    `Das WLAN-Passwort lautet «password».`,
    `‹name›: wie war nochmal das Kennwort für den ‹Word›-Server?
‹name›: «password»
‹name›: danke dir!`,
    `Hallo ‹name›, deine Zugangsdaten: Benutzername ‹login›, Passwort «password». Bitte nach der ersten Anmeldung ändern.`,
    `Zugang zum Kundenportal:
Benutzer: ‹email›
Kennwort: «password»`,
    `Bitte melde dich mit ‹login› und dem Passwort «password» an und lade die Rechnungen herunter.`,
    `Der API-Schlüssel für ‹Word› ist «opaque», läuft Ende des Monats ab.`,
    `Die PIN für den Alarm ist «pin», der Türcode ist «pin».`,
    `Guten Tag,

anbei die Datei ‹word›-‹day›.zip. Das Passwort zum Öffnen: «password»

Viele Grüße
‹name›`,
  ]),
  grammar('chat-romance', [
    `Le mot de passe du wifi est «password».`,
    `Bonjour ‹name›, voici tes identifiants : utilisateur ‹login›, mot de passe «password»`,
    `Identifiant : ‹email›
Mot de passe : «password»`,
    `La contraseña del servidor es «password», el usuario es ‹account›.`,
    `Usuario: ‹login›
Contraseña: «password»
URL: https://‹host›/`,
    `Hola ‹name›, la clave de la wifi es «password».`,
    `La password del gestionale è «password», l'utente è ‹login›.`,
    `Ciao ‹name›, ecco le credenziali: nome utente ‹login›, password «password»`,
    `A senha do banco de dados é «password» e o usuário é ‹account›.`,
    `Login: ‹email›
Senha: «password»`,
    `Parola pentru ‹word› este «password».`,
    `‹name› : tu peux me renvoyer le mdp ?
‹name› : mdp: «password»`,
  ]),
  grammar('chat-other-languages', [
    `Het wachtwoord van de ‹word›-server is «password».`,
    `Gebruikersnaam: ‹login›
Wachtwoord: «password»`,
    `Lösenordet till ‹word› är «password».`,
    `Adgangskoden er «password».`,
    `Hasło do serwera ‹word› to «password».`,
    `Login: ‹login›
Hasło: «password»`,
    `Heslo k wifi je «password».`,
    `Пароль от сервера: «password»`,
    `Логин: ‹login›
Пароль: «password»`,
    `Пароль до бази даних: «password»`,
    `‹Word› sunucusunun şifresi: «password»`,
    `パスワードは «password» です。`,
    `ユーザー名: ‹login›
パスワード: «password»`,
    `账号：‹login›
密码：«password»`,
    `服务器 ‹ip› 的密码是 «password»`,
    `비밀번호: «password»`,
    `كلمة المرور: «password»`,
    `הסיסמה היא: «password»`,
    `Mật khẩu wifi là: «password»`,
    `Kata sandi server: «password»`,
    `Salasana on «password».`,
    `A jelszó: «password»`,
    `Ο κωδικός πρόσβασης είναι: «password»`,
    `पासवर्ड: «password»`,
  ]),
  grammar('mail-with-credentials', [
    `From: ‹mailbox›
To: ‹email›
Subject: Your new account
Date: ‹mailDate›

Dear ‹name›,

welcome to ‹Word›. Your account is ready.

  Portal:    https://portal.‹domain›
  Username:  ‹login›
  Password:  «password»

Please change your password at the first sign-in.

Kind regards
The ‹Word› team`,
    `Hi ‹name›,

as discussed, here is the access to the test system:

‹host›, port ‹port›
user: ‹account›
pass: «password»

‹sentence›

Best
‹name›`,
    `Subject: Temporary password

A temporary password has been created for you: «generated»
It is valid for 24 hours.`,
    `Subject: Re: ‹ticket› VPN access

Hello ‹name›,
your VPN profile is attached. The pre-shared key is «plainPassword» and your personal password is «password».
‹sentence›
‹name›`,
    `Subject: API access

Your production API key: «opaque»
Your sandbox API key: «opaque»

Keep these keys secret. Documentation: https://docs.‹domain›/`,
  ]),
  grammar(
    'mail-quoted',
    [
      `On ‹mailDate› ‹name› wrote:
Hi ‹name›,
the FTP login is ‹login›, the password is «password».
‹sentence›`,
      `On ‹day› at ‹clock›, ‹email› wrote:

Username: ‹login›
Password: «password»
Server: ‹host›

‹sentence›`,
    ],
    quoted,
  ),
  grammar('chat-export-json', [
    `{"type":"message","user":"U‹upper:10›","text":"prod db password is «password»","ts":"‹epoch›.‹digits:6›"}`,
    `[
  {"author":"‹name›","content":"do you have the ‹Word› key?","timestamp":"‹now›"},
  {"author":"‹name›","content":"«vendorToken»","timestamp":"‹now›"},
  {"author":"‹name›","content":"thanks!","timestamp":"‹now›"}
]`,
    `{"role":"user","content":"log in to https://‹host› with ‹login› and password «password» and check the orders"}`,
    `[‹day›, ‹clock›] ‹name›: is the shop login still the old one?
[‹day›, ‹clock›] ‹name›: no, new password: «password»
[‹day›, ‹clock›] ‹name›: 👍`,
    `{"message_id":‹digits:4›,"from":{"id":‹digits:9›,"first_name":"‹name›"},"chat":{"id":‹digits:9›,"type":"private"},"date":‹epoch›,"text":"wifi: ‹Word› pass: «plainPassword»"}`,
  ]),
  grammar('notes-and-wikis', [
    `# ‹Word› access

| System | URL | User | Password |
| --- | --- | --- | --- |
| Grafana | https://grafana.‹domain› | admin | «password» |
| Jenkins | https://ci.‹domain› | ‹login› | «password» |
| Router | http://‹ip› | admin | «password» |`,
    `## Meeting notes ‹day›

- ‹sentence›
- New password for the shared mailbox: «password»
- ‹sentence›`,
    `h2. Server ‹word›
* IP: ‹ip›
* SSH: ‹user› / «password»
* OS: Debian 12`,
    `TODO
- [ ] rotate the key (currently «opaque» in ‹app›)
- [x] ‹sentence›`,
    `Router: ‹ip›
Login: admin
Passwort: «password»
WLAN: ‹Word›-Gast
WLAN-Schlüssel: «plainPassword»`,
    `Guest Wi-Fi
Network: ‹Word› Guest
Password: «password»
Check-out is at 11:00, breakfast from 7:30.`,
    `**Ticket ‹ticket›**: customer cannot log in.
Comment by ‹name›: I set the password to \`«password»\`, please tell the customer.
Status: waiting`,
  ]),
  grammar('meetings-and-doors', [
    `Join Zoom Meeting
https://us02web.zoom.us/j/‹digits:11›?pwd=«alnum:32»

Meeting ID: ‹digits:3› ‹digits:4› ‹digits:4›
Passcode: «plainPassword»`,
    `Dein Code für die Haustür ist «pin»#, die Wohnung ist im ‹small›. Stock.`,
    `The alarm code is «digits:6», you have ‹small› seconds to enter it.`,
    `Check-in details: key box to the left of the door, code «pin». Wi-Fi ‹Word›, password «password».`,
    `The PIN of the SIM card is «pin», the PUK is «digits:8».`,
    `Voicemail PIN: «digits:5»`,
    `Gate code: «pin»#
Apartment: ‹small›
Wi-Fi: ‹Word› / «plainPassword»`,
  ]),
  grammar('app-passwords', [
    `Your app password for ‹Word› is: «appPassword»`,
    `IMAP_APP_PASSWORD="«appPassword»"`,
    `set imap_user = "‹email›"
set imap_pass = "«appPassword»"
set smtp_url = "smtp://‹user›@smtp.‹domain›:587/"
set smtp_pass = "«appPassword»"`,
    `xcrun notarytool store-credentials "‹word›" --apple-id "‹email›" --team-id ‹upper:10› --password "«appPassword»"`,
    `server.login("‹email›", "«appPassword»")`,
  ]),
];

const stores: readonly Grammar[] = [
  grammar('browser-csv', [
    `name,url,username,password,note
‹domain›,https://‹domain›/login,‹email›,«password»,
‹domain›,https://www.‹domain›/,‹login›,«password»,
‹word›,https://‹host›/,‹login›,«password»,`,
    `"url","username","password","httpRealm","formActionOrigin","guid","timeCreated"
"https://‹domain›","‹email›","«password»",,"https://‹domain›","{‹uuid›}","‹epoch›000"
"https://‹domain›","‹login›","«password»",,"","{‹uuid›}","‹epoch›000"`,
    `url,username,password,totp,extra,name,grouping,fav
https://‹host›,‹email›,«password»,,,‹Word›,‹word›,0`,
    `Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes
‹Word›,https://‹domain›,‹email›,«password»,,false,false,,`,
  ]),
  grammar('bitwarden-json', [
    `{
  "encrypted": false,
  "items": [
    {
      "id": "‹uuid›",
      "type": 1,
      "name": "‹Word›",
      "login": {
        "uris": [{ "match": null, "uri": "https://‹domain›" }],
        "username": "‹email›",
        "password": "«password»",
        "totp": null
      }
    }
  ]
}`,
    `{"id":"‹lower:26›","title":"‹Word›","vault":{"name":"‹Word›"},"category":"LOGIN","fields":[{"id":"username","type":"STRING","label":"username","value":"‹email›"},{"id":"password","type":"CONCEALED","purpose":"PASSWORD","label":"password","value":"«generated»"}]}`,
    `<Entry>
  <UUID>‹base64:22›==</UUID>
  <String><Key>Title</Key><Value>‹Word›</Value></String>
  <String><Key>UserName</Key><Value>‹login›</Value></String>
  <String><Key>Password</Key><Value ProtectInMemory="True">«password»</Value></String>
  <String><Key>URL</Key><Value>https://‹domain›</Value></String>
</Entry>`,
  ]),
  grammar('tables', [
    `+----+----------+------------------------+----------------------+
| id | username | email                  | password             |
+----+----------+------------------------+----------------------+
| ‹small› | ‹login› | ‹email› | «password» |
| ‹small› | ‹login› | ‹email› | «password» |
+----+----------+------------------------+----------------------+`,
    ` id |  name  |                  api_token
----+--------+------------------------------------------
 ‹small› | ‹word› | «hex:40»
 ‹small› | ‹word› | «hex:40»
(2 rows)`,
    `host;user;passwort;bemerkung
‹host›;‹account›;«password»;‹word›
‹host›;‹account›;«password»;‹word›`,
    `NAME       USER        SECRET
‹word›     ‹account›   «opaque»
‹word›     ‹account›   «opaque»`,
    `service	login	password
‹word›	‹email›	«password»
‹word›	‹login›	«password»`,
    `employee,email,initial_password
‹name›,‹email›,«password»
‹name›,‹email›,«password»
‹name›,‹email›,«password»`,
  ]),
  grammar('sql', [
    `CREATE USER '‹account›'@'%' IDENTIFIED BY '«password»';`,
    `CREATE ROLE ‹account› WITH LOGIN PASSWORD '«password»';
GRANT ALL ON DATABASE ‹db› TO ‹account›;`,
    `ALTER USER ‹account› WITH ENCRYPTED PASSWORD '«password»';`,
    `ALTER LOGIN ‹account› WITH PASSWORD = N'«password»';`,
    `INSERT INTO settings (name, value) VALUES ('smtp_password', '«password»');`,
    `INSERT INTO users (id, email, password, role) VALUES (‹small›, '‹email›', '«password»', 'admin');`,
    `UPDATE integrations SET api_key = '«opaque»' WHERE id = ‹small›;`,
    `db.createUser({ user: "‹account›", pwd: "«password»", roles: [{ role: "readWrite", db: "‹db›" }] })`,
    `CREATE SUBSCRIPTION ‹word› CONNECTION 'host=‹host› dbname=‹db› user=‹account› password=«plainPassword»' PUBLICATION ‹word›;`,
    `SET PASSWORD FOR '‹account›'@'localhost' = PASSWORD('«password»');`,
    `CREATE EXTERNAL STAGE ‹word› URL='s3://‹word›/' CREDENTIALS=(AWS_KEY_ID='‹awsId›' AWS_SECRET_KEY='«awsSecret»');`,
    `CREATE USER IF NOT EXISTS ‹account› IDENTIFIED WITH sha256_password BY '«password»';`,
  ]),
];

const programs: readonly Grammar[] = [
  grammar('python', [
    `API_KEY = "«vendorToken»"`,
    `client = OpenAI(api_key="«openai»")`,
    `import requests

BASE = "https://api.‹domain›"
TOKEN = "«opaque»"

def fetch(path):
    response = requests.get(f"{BASE}/{path}", headers={"Authorization": f"Bearer {TOKEN}"})
    response.raise_for_status()
    return response.json()`,
    `conn = psycopg2.connect(host="‹host›", dbname="‹db›", user="‹account›", password="«password»")`,
    `engine = create_engine("‹databaseUrl›")`,
    `s3 = boto3.client(
    "s3",
    region_name="‹region›",
    aws_access_key_id="‹awsId›",
    aws_secret_access_key="«awsSecret»",
)`,
    `ssh.connect('‹ip›', username='‹user›', password='«password»', timeout=‹small›)`,
    `auth=("‹login›", "«password»")`,
    `>>> os.environ["ANTHROPIC_API_KEY"] = "«anthropic»"
>>> client = anthropic.Anthropic()`,
    `genai.configure(api_key='«google»')`,
    `smtp.login('‹mailbox›', '«password»')`,
  ]),
  grammar('javascript', [
    `const stripe = require('stripe')('«stripe»');`,
    `const pool = new Pool({ host: '‹host›', user: '‹account›', password: '«password»', database: '‹db›' });`,
    `const octokit = new Octokit({ auth: '«github»' });`,
    `import { createClient } from '@supabase/supabase-js';

const supabase = createClient('https://‹letters:20›.supabase.co', '«jwt»'); // service role`,
    `const transporter = nodemailer.createTransport({
  host: 'smtp.‹domain›',
  port: 587,
  auth: {
    user: '‹mailbox›',
    pass: '«password»',
  },
});`,
    `jwt.sign({ id: user.id }, '«base64url:48»', { expiresIn: '1h' });`,
    `app.use(session({ secret: '«alnum:32»', resave: false }));`,
    `axios.defaults.headers.common['Authorization'] = 'Bearer «anyToken»';`,
    `client.login('«discord»');`,
    `mongoose.connect('mongodb+srv://‹account›:«urlPassword»@‹word›.‹lower:5›.mongodb.net/‹db›');`,
    `await page.fill('#username', '‹login›');
await page.fill('#password', '«password»');
await page.click('button[type=submit]');`,
    `const config = {
  apiKey: process.env.API_KEY || '«opaque»',
  timeout: ‹count›,
};`,
  ]),
  grammar('other-languages', [
    `private static final String DB_PASSWORD = "«password»";`,
    `Connection c = DriverManager.getConnection("jdbc:mysql://‹host›:3306/‹db›", "‹account›", "«password»");`,
    `String url = "jdbc:postgresql://‹host›/‹db›?user=‹account›&password=«plainPassword»&ssl=true";`,
    `const apiToken = "«opaque»"

func main() {
	req, _ := http.NewRequest("GET", "https://api.‹domain›/‹word›", nil)
	req.Header.Set("Authorization", "Bearer "+apiToken)
}`,
    `dsn := "‹account›:«plainPassword»@tcp(‹host›:3306)/‹db›?parseTime=true"`,
    `var client = new SmtpClient("smtp.‹domain›") { Credentials = new NetworkCredential("‹mailbox›", "«password»") };`,
    `const API_SECRET: &str = "«opaque»";`,
    `$mysqli = new mysqli("‹host›", "‹account›", "«password»", "‹db›");`,
    `$pdo = new PDO('mysql:host=‹host›;dbname=‹db›', '‹account›', '«password»');`,
    `Aws.config.update(credentials: Aws::Credentials.new('‹awsId›', '«awsSecret»'))`,
    `let apiKey = "«google»"
let url = URL(string: "https://‹host›/v1/‹word›")!`,
    `val token = "«anyToken»"
val request = Request.Builder().url(url).header("Authorization", "Bearer $token").build()`,
    `con <- dbConnect(RPostgres::Postgres(), host = "‹host›", dbname = "‹db›", user = "‹account›", password = "«password»")`,
    `local password = "«password»"`,
    `my $dbh = DBI->connect("DBI:mysql:‹db›:‹host›", "‹account›", "«password»") or die;`,
    `#define WIFI_PASS "«password»"`,
    `[HttpPost] // TODO remove
var apiKey = "«vendorToken»";`,
    `Dim strConn As String
strConn = "Provider=SQLOLEDB;Data Source=‹host›;Initial Catalog=‹db›;User ID=‹account›;Password=«plainPassword»;"`,
  ]),
  grammar('git-diff', [
    `diff --git a/‹file› b/‹file›
index ‹short›..‹short› 100644
--- a/‹file›
+++ b/‹file›
@@ -‹small›,7 +‹small›,7 @@
 const config = {
   host: '‹host›',
   user: '‹account›',
-  password: '«password»',
+  password: process.env.DB_PASSWORD,
   port: 5432,
 };`,
    `commit ‹sha1›
Author: ‹name› <‹email›>
Date:   ‹mailDate›

    Remove hard-coded key

diff --git a/config/‹word›.yml b/config/‹word›.yml
--- a/config/‹word›.yml
+++ b/config/‹word›.yml
@@ -1,4 +1,4 @@
 service: ‹word›
-api_key: «opaque»
+api_key: <%= ENV["‹WORD›_API_KEY"] %>
 timeout: ‹small›`,
    `diff --git a/.env b/.env
new file mode 100644
index 0000000..‹short›
--- /dev/null
+++ b/.env
@@ -0,0 +1,3 @@
+‹envPlain›
+‹envSecret›
+‹envSecret›`,
    `@@ -‹small›,3 +‹small›,3 @@ services:
     environment:
-      - ‹envSecret›
+      - ‹envSecret›`,
  ]),
  grammar('grep-output', [
    `‹prompt›grep -rn "password" ‹folder›
‹file›:‹small›:    password = "«password»"
‹file›:‹digits:3›:  // ask for the password
config/‹word›.ini:‹small›:password=«password»`,
    `‹prompt›rg -n 'API_KEY|SECRET' .
./.env.local:‹small›:‹WORD›_API_KEY=«opaque»
./‹file›:‹small›:const key = process.env.‹WORD›_API_KEY;`,
    `./docker-compose.yml:‹small›:      POSTGRES_PASSWORD: «password»`,
    `‹prompt›git grep -n token -- '*.yml'
deploy/‹word›.yml:‹small›:  token: «anyToken»
deploy/‹word›.yml:‹small›:  token_file: /run/secrets/‹word›`,
    `Finding:     ‹WORD›_TOKEN=«vendorToken»
RuleID:      generic-api-key
Entropy:     4.‹digits:6›
File:        ‹file›
Line:        ‹small›
Commit:      ‹sha1›`,
    `     ‹small›	def connect():
     ‹small›	    user = "‹account›"
     ‹small›	    pwd = "«password»"
     ‹small›	    return Client(user, pwd)`,
  ]),
  grammar('logs', [
    `‹logLine›
‹stamp› DEBUG [‹app›] connecting with url ‹databaseUrl›
‹logLine›
‹logLine›`,
    `‹stamp› DEBUG [http] --> POST https://‹host›/login body={"user":"‹login›","password":"«password»"}`,
    `‹syslog› ‹word› ‹app›[‹digits:4›]: token refreshed: «jwt»`,
    `{"level":"debug","ts":"‹now›","msg":"outgoing request","headers":{"Authorization":"Bearer «anyToken»"},"path":"/‹word›"}`,
    `‹ip› - ‹user› [‹syslog›] "GET /‹word›?token=«opaque» HTTP/1.1" 200 ‹count› "-" "curl/8.5"`,
    `level=info ts=‹now› caller=main.go:‹small› msg="config loaded" db_user=‹account› db_password=«plainPassword» port=‹port›`,
    `‹logLine›
‹logLine›
‹stamp› INFO  [‹app›] Generated admin password: «generated»
‹logLine›`,
    `Using generated security password: «uuid»
‹logLine›`,
    `*************************************************************
Jenkins initial setup is required. An admin user has been created and a password generated.
Please use the following password to proceed to installation:

«hex:32»

This may also be found at: /var/jenkins_home/secrets/initialAdminPassword
*************************************************************`,
    `✅ Elasticsearch security features have been automatically configured!
ℹ️  Password for the elastic user (reset with \`bin/elasticsearch-reset-password -u elastic\`):
  «base64url:20»

ℹ️  HTTP CA certificate SHA-256 fingerprint:
  ‹sha256›`,
    `[Note] A temporary password is generated for root@localhost: «generated»`,
  ]),
  grammar('stack-trace', [
    `Traceback (most recent call last):
  File "‹home›/‹word›/main.py", line ‹small›, in <module>
    engine.connect()
  File "/usr/lib/python3/dist-packages/sqlalchemy/engine/base.py", line ‹digits:3›, in connect
    raise exc
sqlalchemy.exc.OperationalError: could not connect to ‹databaseUrl›`,
    `AxiosError: Request failed with status code 401
    at settle (‹home›/‹word›/node_modules/axios/lib/core/settle.js:19:12)
  config: {
    method: 'get',
    url: 'https://api.‹domain›/‹word›',
    headers: {
      Accept: 'application/json',
      Authorization: 'Bearer «anyToken»'
    }
  }`,
    `openai.AuthenticationError: Error code: 401 - {'error': {'message': 'Incorrect API key provided: «openai». You can find your API key at https://platform.openai.com/account/api-keys.'}}`,
    `com.zaxxer.hikari.pool.HikariPool - ‹Word› - Exception during pool initialization.
java.sql.SQLException: Access denied, props={user=‹account›, password=«plainPassword», url=jdbc:mysql://‹host›/‹db›}
	at com.mysql.cj.jdbc.ConnectionImpl.createNewIO(ConnectionImpl.java:‹digits:3›)`,
    `panic: dial tcp: lookup ‹host›: no such host

goroutine 1 [running]:
main.connect({0xc000‹hex:6›, 0x1f})
	/app/main.go:‹small› +0x1d
config: &main.Config{Host:"‹host›", User:"‹account›", Password:"«password»", Port:5432}`,
    `requests.exceptions.HTTPError: 403 Client Error: Forbidden for url: https://api.‹domain›/v1/‹word›?api_key=«opaque»`,
    `Config { host: "‹host›", port: ‹port›, token: "«opaque»" }`,
  ]),
  repeated('said-twice', 'generated', [
    `‹name›: the password of ‹word› is «again»
‹name›: tried \`«again»\`, it works`,
    `‹prompt›export DB_PASSWORD='«again»'
‹prompt›psql "host=‹host› user=‹account› password=«again» dbname=‹db›"
psql (16.‹digits:1›)`,
    `password: «again»
password confirmation: «again»`,
    `{"password":"«again»","password_confirmation":"«again»","email":"‹email›"}`,
  ]),
  repeated('token-then-bare', 'githubClassic', [
    `‹prompt›gh auth token
«again»
‹prompt›echo «again» | wc -c
41`,
    `GITHUB_TOKEN=«again»
‹logLine›
remote: Invalid username or password for «again»`,
  ]),
];

const vendors: readonly Grammar[] = [
  grammar('vendor-bare', [
    '«vendorToken»',
    'token «vendorToken»',
    '"«vendorToken»"',
    'Here it is: «vendorToken»',
    '- ‹word›: «vendorToken»',
    '{"key":"«vendorToken»"}',
    `‹sentence› «vendorToken» ‹sentence›`,
  ]),
  grammar('vendor-models', [
    '«modelKey»',
    'my key: «modelKey»',
    `litellm --model gpt-4o --api_key «openai» --port ‹port›`,
    `export HF_TOKEN=hf_«alnum:34»
huggingface-cli download ‹word›/‹word›-7b`,
    `openclaw config set models.providers.‹word›.apiKey "«modelKey»"`,
    `model_list:
  - model_name: ‹word›
    litellm_params:
      model: anthropic/claude-sonnet
      api_key: «anthropic»
  - model_name: ‹word›-mini
    litellm_params:
      model: openai/gpt-4o-mini
      api_key: «openai»`,
    `{"profiles":{"anthropic:default":{"type":"api_key","provider":"anthropic","key":"«anthropic»"}}}`,
    `LANGFUSE_SECRET_KEY=sk-lf-«uuid»
LANGFUSE_PUBLIC_KEY=pk-lf-‹uuid›`,
    `elevenlabs api key sk_«hex:48»`,
  ]),
  grammar('vendor-payments', [
    `stripe.api_key = "«stripe»"`,
    `STRIPE_KEY=«stripe»
STRIPE_HOOK=«stripeHook»
CURRENCY=eur`,
    `$mollie->setApiKey("live_«alnum:30»");`,
    `PAYPAL_CLIENT_ID=A‹base64url:79›
PAYPAL_SECRET=E«base64url:79»`,
    `paypal token: access_token$production$‹lower:16›$«hex:32»`,
    `razorpay: { key_id: 'rzp_live_‹alnum:14›', key_secret: '«alnum:24»' }`,
    `PLAID_SECRET=«hex:30»
access_token: access-production-«uuid»`,
    `Square access token: EAAA«base64url:60»`,
    `X-API-Key: «adyen»`,
    `BINANCE_API_KEY=‹alnum:64›
BINANCE_API_SECRET=«alnum:64»`,
    `coinbase = Client("organizations/‹uuid›/apiKeys/‹uuid›", "-----BEGIN EC PRIVATE KEY-----\\n«base64:64»\\n«base64:64»\\n«base64:36»\\n-----END EC PRIVATE KEY-----\\n")`,
  ]),
  grammar('vendor-messaging', [
    `bot token: «telegram»`,
    `TELEGRAM_TOKEN = '«telegram»'
CHAT_ID = ‹digits:9›`,
    `Done! Congratulations on your new bot. You will find it at t.me/‹word›_bot.

Use this token to access the HTTP API:
«telegram»
Keep your token secure and store it safely.`,
    `SLACK_USER_TOKEN: «slackUser»`,
    `channels:
  slack:
    botToken: «slackBot»
    appToken: «slackApp»
  telegram:
    botToken: "«telegram»"`,
    `client = Client("AC‹hex:32›", "«hex:32»")  # twilio sid, auth token`,
    `sgMail.setApiKey('«sendgrid»');`,
    `mailchimp.setConfig({ apiKey: "«mailchimp»", server: "us‹digits:1›" });`,
    `vonage_api_key: ‹hex:8›
vonage_api_secret: «alnum:16»`,
    `resend = new Resend("re_«alnum:8»_«alnum:24»")`,
    `X-Postmark-Server-Token: «uuid»`,
    `bot.run("«discord»")`,
    `LINE_CHANNEL_ACCESS_TOKEN=«base64:172»
LINE_CHANNEL_SECRET=«hex:32»`,
    `ntfy publish --token tk_«lower:29» ‹word› "backup done"`,
  ]),
  grammar('vendor-monitoring', [
    `api_key: «hex:32»
site: datadoghq.eu
logs_enabled: true`,
    `DD_API_KEY=«hex:32» DD_APP_KEY=«hex:40» datadog-ci junit upload reports/`,
    `NEW_RELIC_LICENSE_KEY=«hex:36»NRAL`,
    `newrelic apiaccess apiKey create --apiKey «newRelic»`,
    `curl -H "Authorization: Bearer «grafana»" https://grafana.‹domain›/api/dashboards/home`,
    `sonar-scanner -Dsonar.projectKey=‹app› -Dsonar.host.url=https://sonar.‹domain› -Dsonar.token=«sonar»`,
    `PAGERDUTY_API_TOKEN=u+«base64url:18»`,
    `x-honeycomb-team: hcaik_01«lower:56»`,
    `SPLUNK_HEC_TOKEN=«uuid»
SPLUNK_HEC_URL=https://‹host›:8088`,
    `remote_write:
  - url: https://‹host›/api/v1/push
    basic_auth:
      username: ‹digits:6›
      password: glc_eyJ«alnum:90»`,
    `Authorization: Splunk «uuid»`,
  ]),
  grammar('vendor-table', [
    `| Vendor | Key |
| --- | --- |
| GitHub | «github» |
| Stripe | «stripe» |
| OpenAI | «openai» |`,
    `integrations:
  github: «github»
  linear: «linear»
  notion: «notion»
  shopify: «shopify»
  airtable: «airtable»`,
    `{
  "integrations": [
    { "name": "sendgrid", "apiKey": "«sendgrid»" },
    { "name": "algolia", "adminApiKey": "«hex:32»" },
    { "name": "postman", "apiKey": "«postman»" }
  ]
}`,
    `ID                 NAME         TOKEN
‹digits:6›         ‹word›       «gitlab»
‹digits:6›         ‹word›       «gitlab»`,
  ]),
];

export const ninthSecrets: readonly Grammar[] = [
  ...environments,
  ...commands,
  ...configuration,
  ...keys,
  ...web,
  ...people,
  ...stores,
  ...programs,
  ...vendors,
];
