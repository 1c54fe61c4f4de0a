// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the syntax of shells and templates is what some texts are about.
import { defineGrammar, type Grammar, type Lexicon, pick, type Wrap } from './grammar.ts';
import { PLAIN } from './plain-rules.ts';

/** More grammars, which were kept apart while the first patterns were written and are read by now. */
const LEXICON: Lexicon = {
  ...PLAIN,
  pw: [
    '‹Word›‹digits:3›!',
    '‹word›.‹Word›.‹int›',
    '‹Word›‹Word›#‹digits:2›',
    '‹lower:3›$‹upper:2›‹digits:4›',
    '‹upper:1›‹lower:5›@‹year›',
    '‹alnum:9›*‹digits:2›',
    'My‹Word›Is‹digits:2›',
    '‹alnum:16›',
    '‹word›_‹digits:4›_‹word›',
    '1‹Word›2‹Word›',
  ],
  machine: ['‹alnum:32›', '‹hex:40›', '‹url64:43›', '‹b64pad:44›', '‹lowernum:36›', '‹hex:32›', '‹uppernum:28›'],
  vendor: [
    'shippo_live_‹hex:40›',
    'dt0c01.‹base32:24›.‹base32:64›',
    'duffel_live_‹url64:43›',
    'EZAK‹alnum:54›',
    'p8e-‹lowernum:32›',
    'AKCp‹alnum:69›',
    'CLOJARS_‹lowernum:60›',
    'pdl_live_apikey_‹lowernum:26›_‹alnum:22›_‹alnum:3›',
    'waka_‹uuid›',
    'rpa_‹uppernum:40›‹lowernum:6›',
    'cio_‹alnum:32›',
    'lip_‹alnum:20›',
    'ops_eyJ‹b64:260›',
    'sl.‹url64:135›',
    'fio-u-‹url64:64›',
    'pnu_‹alnum:36›',
    'fo1_‹url64:43›',
    'FlyV1 fm2_‹b64:120›',
    'tfp_‹alnum:40›',
    'apify_api_‹alnum:36›',
    'posthog_‹alnum:40›',
    'jina_‹hex:32›‹alnum:30›',
    'sdk-‹uuid›',
    'oy2‹lowernum:43›',
    'dG9r‹alnum:60›',
    'secret-token:‹url64:32›',
    'glc_‹b64pad:100›',
    'nsec1‹lowernum:58›',
    'xprv9s21ZrQH143K‹base58:95›',
    'L5‹base58:50›',
  ],
  // Some of the published word list for recovery phrases.
  seed: (random) =>
    Array.from({ length: pick([12, 24], random) }, () =>
      pick(
        'abandon ability able about above absent absorb abstract zebra zero zone zoo velvet vendor venture cactus cage cake call calm ladder lady lake lamp tiger timber tiny tip oak obey object oblige'.split(
          ' ',
        ),
        random,
      ),
    ).join(' '),
};

const grammar = (id: string, templates: readonly string[], wrap?: Wrap): Grammar =>
  defineGrammar(`second/${id}`, LEXICON, templates, wrap);

/** The whole text is encoded, and with it the secret. */
const encodedGrammar = (id: string, templates: readonly string[]): Grammar => {
  const inner = grammar(id, templates);
  return {
    id: inner.id,
    produce: (random) => {
      const blob = Buffer.from(inner.produce(random).text).toString('base64');
      return { text: pick(['payload: ', '$ base64 .env\n', '"body": "'], random) + blob, secrets: [blob] };
    },
  };
};

/** The text is broken into lines of a width; each piece of the secret is one. */
const wrappedGrammar = (id: string, templates: readonly string[], width: number): Grammar => {
  const inner = grammar(id, templates);
  return {
    id: inner.id,
    produce: (random) => {
      const { text, secrets } = inner.produce(random);
      const lines = text.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
      const at = text.indexOf(secrets[0] ?? '');
      const pieces = lines.map((line, index) => line.slice(Math.max(0, at - index * width)));
      const end = at + (secrets[0]?.length ?? 0);
      const inside = pieces.map((piece, index) => piece.slice(0, Math.max(0, end - Math.max(at, index * width))));
      return { text: lines.join('\n'), secrets: inside.filter((piece) => piece.length >= 8) };
    },
  };
};

const pemBody = (lines: number): string => Array.from({ length: lines }, () => '«b64:64»').join('\n');

export const secondSecrets: readonly Grammar[] = [
  grammar('vendor-alone', [
    '«vendor»',
    'key is «vendor» thanks',
    'using «vendor»\n',
    '[debug] loaded «vendor» from disk',
  ]),
  grammar('vendor-in-code', [
    'client = Client("«vendor»")',
    "new Sdk('«vendor»', { region: 'eu' })",
    'init(`«vendor»`);',
  ]),
  grammar('vendor-in-url', [
    'https://api.acme.io/v1/items?access=«vendor»&page=2',
    'wss://stream.acme.io/«vendor»/feed',
  ]),
  grammar('ansible-inventory', [
    '‹host› ansible_user=‹user› ansible_ssh_pass=«pw» ansible_port=‹port›',
    '[web]\n‹host› ansible_become_pass="«pw»"\n',
    'ansible_password: «pw»\nansible_connection: winrm\n',
  ]),
  grammar('tfvars', [
    'db_username = "‹user›"\ndb_password = "«pw»"\nregion      = "eu-west-1"\n',
    'variable "admin_password" {\n  type    = string\n  default = "«pw»"\n}\n',
    '+ master_password = "«pw»"\n+ port            = ‹port›\n',
  ]),
  grammar('my-cnf', ['[client]\nuser=‹user›\npassword=«pw»\nhost=‹host›\n', '[mysqldump]\npassword = "«pw»"\n']),
  grammar('wpa-supplicant', [
    'network={\n\tssid="‹Word›Net"\n\tpsk="«pw»"\n\tkey_mgmt=WPA-PSK\n}\n',
    '[wifi-security]\nkey-mgmt=wpa-psk\npsk=«pw»\n',
    'WIFI:T:WPA;S:‹Word›;P:«pw»;;',
  ]),
  grammar('filezilla', [
    '<Server><Host>‹host›</Host><User>‹user›</User><Pass encoding="base64">«b64pad:16»</Pass></Server>',
    '<Pass>«pw»</Pass>\n<Logontype>1</Logontype>',
  ]),
  grammar('maven-settings', [
    '<server>\n  <id>nexus</id>\n  <username>‹user›</username>\n  <password>«pw»</password>\n</server>',
    '<passphrase>«pw»</passphrase>',
    '<password><![CDATA[«pw»]]></password>',
  ]),
  grammar('nuget', ['<add key="Username" value="‹user›" />\n<add key="ClearTextPassword" value="«pw»" />']),
  grammar('web-config', [
    '<add name="Main" connectionString="Server=‹host›;Database=app;User Id=‹user›;Password=«pw»;" />',
    '"DefaultConnection": "Data Source=‹host›;Initial Catalog=app;User ID=‹user›;Pwd=«pw»;Encrypt=True"',
    'AccountName=acme;AccountKey=«b64:86»==;EndpointSuffix=core.windows.net',
    'Endpoint=sb://acme.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey=«b64:43»=',
  ]),
  grammar('jdbc', [
    'jdbc:postgresql://‹host›/app?user=‹user›&password=«pw»&ssl=true',
    'jdbc:oracle:thin:‹user›/«alnum:12»@‹host›:1521:XE',
    'spring.datasource.password=«pw»\nspring.datasource.username=‹user›\n',
    'spring:\n  datasource:\n    username: ‹user›\n    password: «pw»\n',
  ]),
  grammar('jaas', [
    'sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="‹user›" password="«pw»";',
    'ssl.keystore.password=«pw»\nssl.key.password=«pw»\n',
  ]),
  grammar('ldap', [
    'bindpw «pw»\nbinddn cn=‹user›,dc=acme\n',
    'ldapsearch -x -D "cn=admin" -w «pw» -b dc=acme',
    'olcRootPW: «pw»',
  ]),
  grammar('git-credentials', [
    'https://‹user›:«machine»@github.com\n',
    'https://oauth2:«alnum:20»@gitlab.com/acme/app.git',
    'url = https://«hex:40»@github.com/acme/app.git',
  ]),
  grammar('npmrc', [
    '//registry.npmjs.org/:_authToken=«uuid»\n',
    '//npm.acme.io/:_password=«b64pad:22»\n//npm.acme.io/:username=‹user›\n',
    '_auth=«b64pad:32»\nemail=‹user›@acme.io\n',
  ]),
  grammar('pypirc', [
    '[pypi]\nusername = __token__\npassword = pypi-AgEI«url64:140»\n',
    '[internal]\nusername: ‹user›\npassword: «pw»\n',
  ]),
  grammar('docker-config', [
    '{"auths":{"registry.acme.io":{"auth":"«b64pad:31»"}}}',
    '{\n\t"auths": {\n\t\t"ghcr.io": {\n\t\t\t"auth": "«b64pad:48»"\n\t\t}\n\t}\n}',
    '{"identitytoken":"«url64:60»"}',
  ]),
  grammar('kubernetes-secret', [
    'apiVersion: v1\nkind: Secret\ndata:\n  username: YWRtaW4=\n  password: «b64pad:22»\n',
    'kind: Secret\nstringData:\n  tls-pass: «pw»\n  API_TOKEN: «machine»\n',
    'kubectl create secret generic db --from-literal=password=«pw» --from-literal=user=‹user›',
    'helm upgrade app ./chart --set postgresql.auth.password=«pw» --wait',
  ]),
  grammar('cloud-cli', [
    'az login --service-principal -u ‹uuid› -p «alnum:34» --tenant ‹uuid›',
    'aws configure set aws_secret_access_key «b64:40» --profile ‹app›',
    'gh secret set DEPLOY_KEY -b "«machine»"',
    'heroku config:set SESSION_SECRET=«hex:64» -a ‹app›',
    'vault kv put secret/‹app› password=«pw» user=‹user›',
    'ngrok config add-authtoken «alnum:49»',
    'doctl auth init -t «hex:64»',
  ]),
  grammar('powershell', [
    '$pw = ConvertTo-SecureString "«pw»" -AsPlainText -Force',
    "$Password = '«pw»'\n$cred = New-Object PSCredential($user, $Password)",
    'net use Z: \\\\‹host›\\share «pw» /user:‹user›',
    'cmdkey /add:‹host› /user:‹user› /pass:«pw»',
    'Set-Variable -Name apiToken -Value "«machine»"',
  ]),
  grammar('password-flags', [
    'PGPASSWORD=«pw» psql -h ‹host› -U ‹user› app',
    'MYSQL_PWD="«pw»" mysqldump app > dump.sql',
    'openssl rsa -in key.pem -passin pass:«pw» -out out.pem',
    'gpg --batch --passphrase «pw» -d file.gpg',
    'zip -P «pw» -r out.zip data/',
    '7z x -p«pw» archive.7z',
    'smbclient //‹host›/share -U ‹user›%«pw»',
    'mosquitto_pub -h ‹host› -u ‹user› -P «pw» -t t -m m',
    'mongosh "mongodb://‹host›" -u ‹user› -p «pw» --authenticationDatabase admin',
    'wget --user=‹user› --password=«pw» https://‹host›/f',
    'http --auth ‹user›:«pw» GET https://‹host›/v1',
    'lftp -u ‹user›,«pw» sftp://‹host›',
    'sqlplus ‹user›/«alnum:11»@//‹host›:1521/XE',
    'htpasswd -b .htpasswd ‹user› «pw»',
    'keytool -genkey -storepass «pw» -keypass «pw»',
  ]),
  grammar('sql', [
    "ALTER ROLE ‹user› WITH LOGIN PASSWORD '«pw»';",
    "SET PASSWORD FOR '‹user›'@'%' = PASSWORD('«pw»');",
    "INSERT INTO users (email, password) VALUES ('‹user›@acme.io', '«pw»');",
    "UPDATE accounts SET api_token = '«machine»' WHERE id = ‹int›;",
    "CREATE LOGIN ‹user› WITH PASSWORD = N'«pw»';",
    "GRANT ALL ON app.* TO '‹user›'@'%' IDENTIFIED BY '«pw»';",
  ]),
  grammar('form-body', [
    'POST /login HTTP/1.1\r\nHost: ‹host›\r\n\r\nusername=‹user›&password=«alnum:14»&remember=1',
    'Content-Disposition: form-data; name="password"\r\n\r\n«pw»\r\n--boundary',
    'grant_type=client_credentials&client_id=‹app›&client_secret=«url64:40»',
    'grant_type=refresh_token&refresh_token=«url64:50»&scope=read',
    "data={'login': '‹user›', 'passwd': '«pw»'}",
  ]),
  grammar('soap', [
    '<wsse:Password Type="http://docs.oasis-open.org/wss#PasswordText">«pw»</wsse:Password>',
    '<ns1:sessionToken xsi:type="xsd:string">«machine»</ns1:sessionToken>',
  ]),
  grammar('har', [
    '{"name": "Authorization", "value": "Bearer «url64:48»"}',
    '{"name":"Cookie","value":"session=«url64:40»; lang=en"}',
    '{"headers":[["x-auth-token","«machine»"]]}',
    '{"name":"X-Vault-Token","value":"hvs.«url64:90»"}',
  ]),
  grammar('http-headers', [
    'X-Auth-Token: «machine»\r\nAccept: */*\r\n',
    '> authorization: token «hex:40»\n> accept: json\n',
    'Proxy-Authorization: Basic «b64pad:28»\r\n',
    'X-CSRF-Token: «url64:44»\r\n',
    'Set-Cookie: JSESSIONID=«HEX:32»; Path=/; HttpOnly',
    'Private-Token: «alnum:20»\n',
    "-H 'apikey: «machine»' -H 'accept: application/json'",
  ]),
  grammar('signed-urls', [
    'https://bucket.s3.amazonaws.com/k?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=«sha256»',
    'https://storage.googleapis.com/b/o?GoogleAccessId=x%40y&Expires=1700000000&Signature=«b64:60»%3D%3D',
    'https://acme.blob.core.windows.net/c/f?sv=2022-11-02&se=2026-01-01&sr=b&sp=r&sig=«alnum:43»%3D',
    'https://cdn.acme.io/v.mp4?Policy=«alnum:80»_&Signature=«alnum:120»__&Key-Pair-Id=APKA‹uppernum:16›',
  ]),
  grammar('systemd-and-docker', [
    '[Service]\nEnvironment="‹APP›_TOKEN=«machine»"\nExecStart=/usr/bin/‹app›\n',
    'ENV ‹APP›_SECRET «machine»\nRUN make\n',
    'environment:\n  - POSTGRES_PASSWORD=«pw»\n  - POSTGRES_USER=‹user›\n',
    "docker run -e 'MYSQL_ROOT_PASSWORD=«pw»' -p 3306:3306 mysql:8",
    'ARG NPM_TOKEN=«machine»',
  ]),
  grammar('account-files', [
    '‹user›:$6$«alnum:8»$«alnum:86»:19000:0:99999:7:::',
    '‹user›:$apr1$«alnum:8»$«alnum:22»',
    '‹user›:$2y$10$«alnum:53»',
    'root:$y$j9T$«alnum:22»$«alnum:43»:19500:0:99999:7:::',
    "echo '‹user›:«pw»' | chpasswd",
    'rootpw --plaintext «pw»\ntimezone UTC\n',
    'd-i passwd/root-password password «pw»',
  ]),
  grammar('cloud-init', [
    '#cloud-config\npassword: «pw»\nchpasswd: { expire: False }\n',
    'chpasswd:\n  list: |\n    ‹user›:«pw»\n',
  ]),
  grammar('network-gear', [
    'enable secret 5 $1$«alnum:4»$«alnum:22»\n',
    'username ‹user› privilege 15 password 7 «HEX:22»\n',
    'snmp-server community «alnum:14» RO\n',
    'crypto isakmp key «pw» address 10.0.0.1\n',
    'set system root-authentication encrypted-password "$5$«alnum:8»$«alnum:43»"',
    'set vpn ipsec site-to-site peer 10.1.1.1 authentication pre-shared-secret «pw»',
    'tacacs-server key 0 «pw»',
  ]),
  grammar('vpn', [
    '[Interface]\nPrivateKey = «b64:43»=\nAddress = 10.0.0.2/24\n',
    'PresharedKey = «b64:43»=\n',
    '‹host› : PSK "«pw»"',
    '<auth-user-pass>\n‹user›\n«pw»\n</auth-user-pass>',
  ]),
  grammar('one-time-codes', [
    'otpauth://totp/Acme:‹user›?secret=«base32:32»&issuer=Acme',
    'TOTP secret: «base32:32»',
    'Your backup codes:\n1. «lowernum:5»-«lowernum:5»\n2. «lowernum:5»-«lowernum:5»\n3. «lowernum:5»-«lowernum:5»\n',
    'setup key = «base32:16»',
  ]),
  grammar('seed-phrase', [
    'seed phrase: «seed»',
    'mnemonic="«seed»"',
    'Write down these words:\n«seed»\n',
    'RECOVERY_PHRASE: «seed»',
  ]),
  grammar('jwk', [
    '{"kty":"RSA","n":"‹url64:200›","e":"AQAB","d":"«url64:340»"}',
    '{"kty":"EC","crv":"P-256","x":"‹url64:43›","y":"‹url64:43›","d":"«url64:43»"}',
    '{"kty":"oct","k":"«url64:43»","alg":"HS256"}',
  ]),
  grammar('pem-whole', [
    `-----BEGIN EC PRIVATE KEY-----\n${pemBody(3)}\n-----END EC PRIVATE KEY-----\n`,
    `-----BEGIN OPENSSH PRIVATE KEY-----\n${pemBody(7)}\n«b64:20»\n-----END OPENSSH PRIVATE KEY-----`,
  ]),
  grammar('pem-cut', [
    `${pemBody(8)}\n-----END RSA PRIVATE KEY-----\n`,
    `$ head -5 key.pem\n-----BEGIN PRIVATE KEY-----\n${pemBody(4)}\n`,
  ]),
  grammar('pem-marked', [
    '  1 -----BEGIN RSA PRIVATE KEY-----\n  2 «b64:64»\n  3 «b64:64»\n  4 «b64:64»\n',
    'id_rsa:1:-----BEGIN RSA PRIVATE KEY-----\nid_rsa:2:«b64:64»\nid_rsa:3:«b64:64»\n',
    '@@ -1,4 +0,0 @@\n------BEGIN PRIVATE KEY-----\n-«b64:64»\n-«b64:64»\n------END PRIVATE KEY-----\n',
    'cat -A: -----BEGIN PRIVATE KEY-----$\n«b64:64»$\n«b64:64»$\n-----END PRIVATE KEY-----$\n',
  ]),
  grammar('putty', [
    'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ‹user›\nPublic-Lines: 2\n‹b64:64›\n‹b64:16›\nPrivate-Lines: 1\n«b64:48»\nPrivate-MAC: «hex:64»\n',
  ]),
  grammar('yaml-block', [
    'tls_key: |\n  «b64:64»\n  «b64:64»\nname: ‹app›\n',
    'api_secret: >-\n  «machine»\nregion: eu\n',
    'credentials:\n  password: !!str «pw»\n',
    'secret: &s "«machine»"\nother: *s\n',
  ]),
  grammar('plist', [
    '<key>SMTPPassword</key>\n<string>«pw»</string>',
    '<key>apiToken</key>\n\t<string>«machine»</string>\n',
  ]),
  grammar('registry', ['"DefaultPassword"="«pw»"\n"DefaultUserName"="‹user›"', 'DefaultPassword    REG_SZ    «pw»']),
  grammar('csv', [
    'name,email,password\nAda,ada@acme.io,«pw»\nGrace,grace@acme.io,«pw»\n',
    'id;api_key;created\n‹int›;«machine»;‹day›\n',
    'url,username,password,totp\nhttps://‹host›,‹user›,"«pw»",\n',
  ]),
  grammar('tables', [
    '| user | password |\n|------|----------|\n| ada | «pw» |\n| bob | «pw» |\n',
    ' id | login | api_token \n----+-------+-----------\n  1 | ada   | «machine»\n(1 row)\n',
    '+----+------------------+\n| id | secret           |\n+----+------------------+\n|  1 | «machine» |\n',
  ]),
  grammar('prompts', [
    "Password for '‹user›': «pw»\n",
    '[sudo] password for ‹user›: «pw»\n',
    'Enter passphrase for key: «pw»\n',
    '? API token: «machine»\n',
    'New password: «pw»\nRetype new password: «pw»\n',
  ]),
  grammar('prose-english', [
    'You can log in as ‹user› with the password «pw», then change it.',
    'the admin password was set to «pw» yesterday',
    'use ‹user› / «pw» to log in',
    'credentials: ‹user›/«pw»',
    'my api key: «machine», please keep it',
    'his pin is «digits:6»',
  ]),
  grammar('prose-others', [
    'Das Passwort lautet «pw».',
    'Kennwort: «pw»',
    'le mot de passe est «pw»',
    'la contraseña es «pw»',
    'Contraseña: «pw»',
    'a senha é «pw»',
    'la password è «pw»',
    'het wachtwoord is «pw»',
    'hasło to «pw»',
    'lösenordet är «pw»',
    'пароль: «pw»',
    'パスワードは«pw»です',
    'パスワード：«pw»',
    '密码是 «pw»',
    '密码：«pw»',
    '비밀번호: «pw»',
    'şifre: «pw»',
  ]),
  grammar('other-names', [
    'kennwort=«pw»',
    'clave = "«pw»"',
    'motdepasse: «pw»',
    'senha_banco=«pw»',
    'hasloBazy = "«pw»"',
    'wachtwoord: "«pw»"',
    '"parola": "«pw»"',
    'contrasena="«pw»"',
  ]),
  grammar('coloured', ['password=«pw»', 'TOKEN: «machine»', 'Authorization: Bearer «url64:40»'], (text) =>
    text.replace(/[=:] ?/, (sign) => `\u001b[36m${sign}\u001b[0m`),
  ),
  wrappedGrammar('wrapped', ['{"api_token":"«hex:40»"}', 'client_secret=«alnum:44»', 'token «jwt»'], 27),
  grammar('continued', [
    'curl -X POST \\\n  -H "Authorization: Bearer «url64:40»" \\\n  https://‹host›/v1',
    'deploy \\\n  --token \\\n  «machine» \\\n  --dry-run',
  ]),
  grammar('percent', [
    'redirect=https%3A%2F%2F‹host›%2F%3Ftoken%3D«alnum:32»%26x%3D1',
    'password%3D«alnum:14»%26user%3D‹user›',
  ]),
  encodedGrammar('base64-outer', [
    '{"user":"ada","password":"‹pw›"}',
    'DB_PASSWORD=‹pw›\nDB_USER=ada\n',
    'token: ‹machine›\n',
  ]),
  grammar('json-in-json', ['{"password":"«alnum:14»","user":"‹user›"}', 'export API_TOKEN="«alnum:32»"'], (text) =>
    JSON.stringify(text).slice(1, -1),
  ),
  grammar('html-escaped', [
    '&lt;password&gt;«alnum:13»&lt;/password&gt;',
    'value=&quot;&quot; data-token=&quot;«alnum:32»&quot;',
  ]),
  grammar('code', [
    'DATABASES = {"default": {"USER": "‹user›", "PASSWORD": "«pw»"}}',
    'const cfg = { user: "‹user›", pass: "«pw»", port: ‹port› };',
    'private static final String SECRET_KEY = "«machine»";',
    'auth := smtp.PlainAuth("", "‹user›", "«pw»", "‹host›")',
    "$db = new PDO('mysql:host=‹host›', '‹user›', '«pw»');",
    'mysql.connect(host="‹host›", user="‹user›", passwd="«pw»")',
    'session.auth = ("‹user›", "«pw»")',
    'os.environ["API_KEY"] = "«machine»"',
    'if token == "«machine»":\n    allow()',
    'defaults write com.acme.app token -string «machine»',
    ':password => "«pw»",',
    'System.setProperty("javax.net.ssl.keyStorePassword", "«pw»");',
  ]),
  grammar('mail-and-chat', [
    'Subject: access\n\nuser: ‹user›\npass: «pw»\n\nBest',
    'login=‹user› pwd=«pw»',
    'IMAP LOGIN ‹user› "«pw»"',
    'AUTH PLAIN «b64pad:30»\n235 ok',
    'redis> AUTH «pw»\nOK',
    'USER ‹user›\nPASS «pw»\n230 ok',
  ]),
  grammar('digest-auth', [
    'Authorization: Digest username="‹user›", realm="r", nonce="‹hex:16›", uri="/", response="«hex:32»"',
    'Authorization: AWS4-HMAC-SHA256 Credential=‹uppernum:20›/20260101/eu/s3/aws4_request, SignedHeaders=host, Signature=«sha256»',
    'Authorization: OAuth oauth_token="«alnum:40»", oauth_signature="«alnum:27»%3D"',
  ]),
  grammar('cookies-txt', [
    '.acme.io\tTRUE\t/\tTRUE\t1799999999\tsessionid\t«lowernum:32»\n',
    '#HttpOnly_‹host›\tFALSE\t/\tFALSE\t0\tauth\t«url64:40»\n',
  ]),
  grammar('netrc', [
    'machine ‹host› login ‹user› password «pw»\n',
    'machine ‹host›\n\tlogin ‹user›\n\tpassword «pw»\n',
    'default login ‹user› password «pw»',
  ]),
  grammar('pgpass', ['‹host›:5432:app:‹user›:«alnum:14»\n', '*:*:*:‹user›:«alnum:12»\n']),
];
