// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the syntax of shells and templates is what some texts are about.
import { crlf, EIGHTH_RULES, escaped, makers, numbered, oneOf, to64, to64url } from './eighth-rules.ts';
import type { Grammar, Lexicon, Random } from './grammar.ts';

const BIP39 = oneOf(
  'able acid adult agree alarm ancient apple armed aunt awake bacon banana barrel beauty begin blade bless board boost brain brick broken budget cable cage candy carbon carpet castle cereal chalk cheese cherry clever clinic clock cluster coconut column cotton country cousin cradle cricket crystal curtain dance dawn decade desert diamond donkey dragon dwarf eagle echo elbow elder engine erosion escape evidence excuse fabric falcon festival figure flavor foam fossil fox frost garden garlic ginger glide gloom glove gorilla gravity guitar habit harbor harvest hello hockey honey hospital husband icon inch insect jaguar jacket jungle kidney kitchen ladder laptop laundry lemon library lizard lobster lunar magnet mango maple meadow midnight mirror mosquito mushroom napkin neither night nominee oblige october orange oxygen oyster palace peanut piano pigeon pistol pizza potato puzzle pyramid quantum rabbit raccoon razor ribbon rocket sadness salmon satoshi scatter senior shallow sibling skull slogan spider squirrel sugar surprise tackle thunder tobacco tornado tourist trumpet tuition umbrella vacuum vapor vendor vintage voyage walnut window winter yellow zebra',
);
const ruled = (name: string, random: Random, length = 0): string => {
  const rule = EIGHTH_RULES[name];
  return typeof rule === 'function' ? rule(random, length) : '';
};
const words = (count: number, separator: string) => (random: Random) =>
  Array.from({ length: count }, () => BIP39(random, 0)).join(separator);

const LEXICON: Lexicon = {
  ...EIGHTH_RULES,
  any: ['‹strong›', '‹human›', '‹bare›'],
  jwt: (random) =>
    [
      to64url(JSON.stringify({ alg: 'RS256', typ: 'JWT', kid: ruled('hex', random, 8) })),
      to64url(JSON.stringify({ sub: ruled('user', random), exp: Number(ruled('epoch', random)), scope: 'api:write' })),
      ruled('b64url', random, 86),
    ].join('.'),
  jwths: (random) =>
    [
      to64url('{"alg":"HS256","typ":"JWT"}'),
      to64url(JSON.stringify({ uid: ruled('uuid', random), iat: Number(ruled('epoch', random)) })),
      ruled('b64url', random, 43),
    ].join('.'),
  basic: (random) => to64(`${ruled('user', random)}:${ruled('strong', random)}`),
  pw64: (random) => to64(ruled('strong', random)),
  user64: (random) => to64(ruled('user', random)),
  pct: (random) => encodeURIComponent(`${ruled('bare', random, 7)}@${ruled('word', random)}#${ruled('n', random, 3)}`),
  mnemonic12: words(12, ' '),
  mnemonic24: words(24, ' '),
  diceware: words(5, '-'),
  aws: ['‹b64:40›'],
  gh: ['ghp_‹an:36›', 'gho_‹an:36›', 'github_pat_11‹AN:20›_‹an:59›'],
  slackhook: ['T‹AN:10›/B‹AN:10›/‹an:24›'],
  line: ['‹b64:64›'],
  tail: ['‹b64:42›==', '‹b64:55›=', '‹b64:24›'],
  rsa: ['MIIEowIBAAKCAQEA‹b64:48›'],
  pk8: ['MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSk‹b64:24›'],
  ossh: ['b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW'],
  ossh2: ['‹b64:70›'],
  hvs: ['hvs.‹an:24›'],
  spare: ['‹hex:5›-‹hex:5›'],
  bitlocker: ['‹n:6›-‹n:6›-‹n:6›-‹n:6›-‹n:6›-‹n:6›-‹n:6›-‹n:6›'],
  kit: ['A3-‹crock:6›-‹crock:6›-‹crock:5›-‹crock:5›-‹crock:5›-‹crock:5›'],
  filevault: ['‹AN:4›-‹AN:4›-‹AN:4›-‹AN:4›-‹AN:4›-‹AN:4›'],
  product: ['‹crock:5›-‹crock:5›-‹crock:5›-‹crock:5›-‹crock:5›'],
  activation: ['‹AN:4›-‹AN:4›-‹AN:4›-‹AN:4›'],
  crypt: ['$6$‹an:16›$‹an:86›', '$y$j9T$‹an:22›$‹an:43›'],
  apr1: ['$apr1$‹an:8›$‹an:22›'],
  bcrypt: ['$2y$10$‹an:53›'],
};

const { plain, wrapped, framed } = makers(LEXICON);

export const eighthSecrets: readonly Grammar[] = [
  // Environments and shells.
  plain('dotenv-dump', [
    '$ cat .env.‹env›\nNODE_ENV=production\nPORT=8080\nSMTP_HOST=‹host›\nSMTP_PASS=«any»\nLOG_LEVEL=info',
    'APP_NAME=‹app›\nAPP_ENV=‹env›\nAPP_KEY=base64:«raw64:32»\nAPP_DEBUG=false\nDB_CONNECTION=mysql',
    '# local overrides, do not commit\nSESSION_SECRET="«strong»"\nREDIS_URL=redis://localhost:6379/0\nFEATURE_FLAGS=cart,search',
    "export DJANGO_SETTINGS_MODULE=‹word›.settings\nexport DJANGO_SECRET_KEY='django-insecure-«b64url:50»'\nexport DEBUG=1",
  ]),
  plain('printenv-output', [
    'SHELL=/bin/bash\nPWD=/srv/‹app›\nPGPASSWORD=«any»\nPGUSER=‹user›\nLANG=C.UTF-8\n_=/usr/bin/env',
    'HOSTNAME=‹app›-‹lo:5›\nRABBITMQ_DEFAULT_USER=‹user›\nRABBITMQ_DEFAULT_PASS=«any»\nHOME=/root',
    'declare -x AWS_DEFAULT_REGION="‹region›"\ndeclare -x AWS_SECRET_ACCESS_KEY="«aws»"\ndeclare -x EDITOR="vim"',
    'Name                           Value\n----                           -----\nCOMPUTERNAME                   ‹L:4›-‹n:3›\nNUGET_API_KEY                  oy2«lo:43»\nOS                             Windows_NT',
  ]),
  plain('shell-history', [
    "  ‹d:3›  cd /srv/‹app›\n  ‹d:3›  mysql -h ‹host› -u ‹user› -p'«strong»' ‹word›\n  ‹d:3›  git status",
    ': ‹epoch›:0;sshpass -p «bare» ssh ‹user›@‹host›\n: ‹epoch›:0;ls -la',
    '#‹epoch›\necho «bare» | docker login -u ‹user› --password-stdin registry.‹dom›\n#‹epoch›\ndocker push registry.‹dom›/‹app›:‹ver›',
    '  ‹d:3›  redis-cli -h ‹host› -a «bare» --no-auth-warning info\n  ‹d:3›  exit',
    '  ‹d:3›  openssl enc -aes-256-cbc -in dump.sql -out dump.enc -pass pass:«bare»\n  ‹d:3›  scp dump.enc ‹host›:/var/backups/',
  ]),
  plain('shell-tools-with-password-flag', [
    'PS C:\\Users\\‹first›> net use Z: \\\\‹host›\\share /user:‹corp›\\‹user› «human»\nThe command completed successfully.',
    '$ ldapsearch -x -H ldap://‹host› -D "cn=‹user›,dc=‹corp›,dc=net" -w «bare» "(uid=*)" mail',
    '$ smbclient //‹host›/reports -U ‹user›%«bare» -c "ls"',
    '$ keytool -list -keystore ‹app›.jks -storepass «bare»\nKeystore type: PKCS12\nYour keystore contains 1 entry',
    '$ sqlcmd -S ‹host› -U sa -P "«strong»" -Q "select @@version"',
    '$ mongosh --host ‹host› --username ‹user› --password «bare» --authenticationDatabase admin',
  ]),
  plain('process-list', [
    'UID          PID    PPID  C STIME TTY          TIME CMD\nroot      ‹d:5›       1  0 ‹hh›:‹mi› ?        00:00:12 /usr/bin/java -Dspring.datasource.password=«bare» -jar /opt/‹app›.jar',
    'root     ‹d:5›  0.3  1.2 ‹d:6› ‹d:5› ?  Ssl  ‹hh›:‹mi›   0:04 /usr/local/bin/‹app› --listen :8080 --admin-token=«hex:40»',
    ' ‹d:5› pts/0    S+     0:00 mysqldump --single-transaction -u‹user› -p«bare» ‹word›_‹env›',
  ]),
  // Containers and clusters.
  plain('docker-inspect', [
    '[\n    {\n        "Id": "‹hex:64›",\n        "Config": {\n            "Hostname": "‹hex:12›",\n            "Env": [\n                "POSTGRES_USER=‹user›",\n                "POSTGRES_PASSWORD=«any»",\n                "PATH=/usr/local/sbin:/usr/local/bin"\n            ],\n            "Image": "postgres:16"\n        }\n    }\n]',
    '"Env":["MINIO_ROOT_USER=‹user›","MINIO_ROOT_PASSWORD=«bare»","MC_CONFIG_DIR=/tmp/.mc"],"Cmd":["server","/data"]',
  ]),
  plain('compose-file', [
    'services:\n  db:\n    image: mariadb:11\n    environment:\n      MARIADB_ROOT_PASSWORD: «any»\n      MARIADB_DATABASE: ‹word›\n    volumes:\n      - db:/var/lib/mysql',
    '  grafana:\n    image: grafana/grafana:‹ver›\n    environment:\n      - GF_SECURITY_ADMIN_USER=admin\n      - GF_SECURITY_ADMIN_PASSWORD=«any»\n    ports: ["3000:3000"]',
    '  cache:\n    image: redis:7-alpine\n    command: redis-server --requirepass «bare» --appendonly yes',
  ]),
  plain('kubectl-secret-yaml', [
    'apiVersion: v1\ndata:\n  username: ‹user64›\n  password: «pw64»\nkind: Secret\nmetadata:\n  name: ‹app›-db\n  namespace: ‹env›\n  uid: ‹uuid›\ntype: Opaque',
    'apiVersion: v1\nkind: Secret\nmetadata:\n  name: smtp\nstringData:\n  smtp-password: «any»\n  smtp-host: ‹host›',
    '        env:\n        - name: KAFKA_SASL_PASSWORD\n          value: "«strong»"\n        - name: KAFKA_BROKERS\n          value: ‹host›:9092',
    "$ kubectl get secret ‹app›-db -o jsonpath='{.data.password}' | base64 -d; echo\n«strong»",
  ]),
  plain('kubeconfig', [
    'users:\n- name: ‹user›@‹env›\n  user:\n    token: «jwt»\ncurrent-context: ‹env›\npreferences: {}',
    'users:\n- name: kubernetes-admin\n  user:\n    client-certificate-data: LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0t‹b64:60›\n    client-key-data: LS0tLS1CRUdJTiBSU0EgUFJJVkFURSBLRVktLS0tLQ«b64:120»',
  ]),
  plain('helm-values-and-set', [
    '$ helm upgrade --install ‹app› ./chart -n ‹env› --set image.tag=‹ver› --set auth.rootPassword=«bare»\nRelease "‹app›" has been upgraded. Happy Helming!',
    'USER-SUPPLIED VALUES:\nglobal:\n  postgresql:\n    auth:\n      database: ‹word›\n      postgresPassword: «bare»\nreplicaCount: 3',
  ]),
  // Infrastructure as code.
  plain('terraform-state', [
    '{\n  "version": 4,\n  "serial": ‹d:3›,\n  "lineage": "‹uuid›",\n  "resources": [{\n    "type": "aws_db_instance",\n    "instances": [{"attributes": {"identifier": "‹app›", "engine": "postgres", "password": "«strong»", "port": 5432}}]\n  }]\n}',
    '    {\n      "mode": "managed",\n      "type": "random_password",\n      "name": "master",\n      "instances": [{ "attributes": { "id": "none", "length": 24, "result": "«strong:24»", "special": true } }]\n    }',
    '      "type": "aws_iam_access_key",\n      "attributes": {\n        "user": "‹user›",\n        "secret": "«aws»",\n        "status": "Active"\n      }',
  ]),
  plain('terraform-plan-and-vars', [
    '  # azurerm_mssql_server.main will be created\n  + resource "azurerm_mssql_server" "main" {\n      + administrator_login          = "‹word›admin"\n      + administrator_login_password = "«strong»"\n      + location                     = "westeurope"\n    }',
    '  ~ environment {\n      ~ variables = {\n          ~ "WEBHOOK_SIGNING_SECRET" = "‹unset|none|todo›" -> "whsec_«b64:32»"\n            "STAGE"                  = "‹env›"\n        }\n    }',
    '# ‹env›.tfvars\nregion      = "‹region›"\ndb_password = "«any»"\nnode_count  = 3',
    'Outputs:\n\nendpoint = "https://‹app›.‹dom›"\nadmin_password = "«strong»"',
  ]),
  plain('ansible', [
    '# group_vars/all.yml\nansible_user: ‹user›\nansible_become_password: «any»\nntp_server: 0.pool.ntp.org',
    '[web]\n‹host› ansible_host=‹ip› ansible_user=‹user› ansible_ssh_pass=«bare»\n',
    '$ cat ~/.vault_pass.txt\n«bare:32»\n$ ansible-playbook -i hosts site.yml --vault-password-file ~/.vault_pass.txt',
    'New Vault password for ‹env›: «diceware»  (the one for `ansible-vault edit group_vars/‹env›/vault.yml`)',
  ]),
  plain('cloud-init-and-kickstart', [
    '#cloud-config\nusers:\n  - name: ‹user›\n    sudo: ALL=(ALL) NOPASSWD:ALL\n    plain_text_passwd: «human»\n    lock_passwd: false',
    '#cloud-config\nchpasswd:\n  expire: false\n  users:\n    - {name: ‹user›, password: «bare», type: text}',
    'lang en_US.UTF-8\nkeyboard de\nrootpw --plaintext «bare»\ntimezone Europe/Vienna --utc',
    '<UserAccounts><AdministratorPassword><Value>«bare»</Value><PlainText>true</PlainText></AdministratorPassword></UserAccounts>',
  ]),
  // CI.
  plain('ci-log', [
    '##[group]Run npm publish\nenv:\n  NODE_AUTH_TOKEN: npm_«an:36»\n##[endgroup]\nnpm notice publishing ‹app›@‹ver›',
    '‹iso› + curl -sSf -H "PRIVATE-TOKEN: glpat-«b64url:20»" https://gitlab.‹dom›/api/v4/projects/‹d:3›/pipelines',
    '[Pipeline] sh\n+ mvn deploy -s settings.xml -Dnexus.password=«bare»\n[INFO] Scanning for projects...',
    '$ echo $DEPLOY_TOKEN\n«gh»\n$ ./scripts/release.sh ‹ver›\nReleasing ‹app› ‹ver›',
    'Step 7/12 : RUN pip install --extra-index-url https://‹user›:«bare»@pypi.‹dom›/simple ‹word›\n ---> Running in ‹hex:12›',
  ]),
  plain('dockerfile-and-build-args', [
    'FROM node:24-slim\nARG NPM_TOKEN=npm_«an:36»\nRUN echo "//registry.npmjs.org/:_authToken=${NPM_TOKEN}" > .npmrc && npm ci',
    '#8 [build 3/6] RUN curl -u ‹user›:«bare» -O https://artifacts.‹dom›/‹app›-‹ver›.tgz\n#8 DONE 2.1s',
    '$ docker build --build-arg SENTRY_AUTH_TOKEN=sntryu_«hex:64» -t ‹app›:‹ver› .',
  ]),
  // HTTP.
  plain('curl-command', [
    "curl -X POST https://api.‹dom›/v2/orders \\\n  -H 'Content-Type: application/json' \\\n  -H 'Authorization: Bearer «jwths»' \\\n  -d '{\"sku\":\"‹AN:8›\"}'",
    'curl --user ‹user›:«bare» https://jira.‹dom›/rest/api/2/myself',
    'curl -s https://api.‹dom›/v1/me -H "X-Api-Key: «hex:40»" | jq .id',
    "curl -d 'grant_type=client_credentials&client_id=‹app›&client_secret=«bare:32»' https://login.‹dom›/oauth/token",
    'http --auth-type bearer --auth «b64url:48» GET https://‹host›/status',
  ]),
  plain('http-dump', [
    '> POST /api/login HTTP/1.1\n> Host: ‹host›\n> Content-Type: application/json\n>\n{"username":"‹user›","password":"«strong»","remember":true}\n< HTTP/1.1 204 No Content',
    'GET /v1/reports HTTP/1.1\r\nHost: ‹host›\r\nAuthorization: Basic «basic»\r\nAccept: */*\r\n\r\n',
    'HTTP/2 200\ncontent-type: application/json\n\n{"access_token":"«b64url:64»","token_type":"Bearer","expires_in":3600}',
    '< HTTP/1.1 302 Found\n< Location: https://app.‹dom›/cb#access_token=«b64url:52»&token_type=bearer&expires_in=7200\n< Content-Length: 0',
  ]),
  plain('har-entries', [
    '"request":{"method":"GET","url":"https://‹host›/feed","headers":[{"name":"Accept","value":"*/*"},{"name":"Authorization","value":"Bearer «b64url:40»"}],"queryString":[]}',
    '"cookies": [\n  {\n    "name": "sessionid",\n    "value": "«lo:32»",\n    "path": "/",\n    "domain": ".‹dom›",\n    "httpOnly": true\n  }\n]',
    '"postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"email","value":"‹mail›"},{"name":"password","value":"«human»"}]}',
  ]),
  plain('session-cookies', [
    'Set-Cookie: connect.sid=s%3A«b64url:32».‹b64:20›%3D; Path=/; HttpOnly; SameSite=Lax',
    'Cookie: lang=fr; PHPSESSID=«lo:26»; theme=dark',
    '.‹dom›\tTRUE\t/\tTRUE\t‹epoch›\tauth_session\t«hex:64»',
    "document.cookie\n'_ga=GA1.2.‹d:9›.‹epoch›; JSESSIONID=«HEX:32»'",
  ]),
  plain('presigned-urls', [
    'https://‹corp›-exports.s3.‹region›.amazonaws.com/‹yyyy›/report.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=‹yyyy›‹mm›‹dd›T‹hh›‹mi›00Z&X-Amz-Expires=604800&X-Amz-SignedHeaders=host&X-Amz-Signature=«hex:64»',
    'Download: https://‹word›store.blob.core.windows.net/backups/db.bak?sv=2023-11-03&st=‹yyyy›-‹mm›-‹dd›&se=2027-01-01&sr=b&sp=r&sig=«b64:43»%3D',
    'https://storage.googleapis.com/‹corp›-media/clip.mp4?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Expires=3600&X-Goog-SignedHeaders=host&X-Goog-Signature=«hex:256»',
  ]),
  plain('webhook-urls', [
    'SLACK: posting to https://hooks.slack.com/services/«slackhook» failed: 404 no_service',
    "const hook = 'https://discord.com/api/webhooks/‹d:18›/«b64url:68»';",
    'Teams connector: https://‹corp›.webhook.office.com/webhookb2/‹uuid›@‹uuid›/IncomingWebhook/«hex:32»/‹uuid›',
    '| Zap | https://hooks.zapier.com/hooks/catch/‹d:7›/«lo:7»/ | on |',
    'GET https://api.telegram.org/bot‹d:10›:«b64url:35»/getUpdates?offset=‹d:4›',
  ]),
  plain('links-with-secret', [
    'Hi ‹first›,\n\nreset your password here (valid for 30 minutes):\nhttps://accounts.‹dom›/reset-password?token=«b64url:43»\n\nIf this was not you, ignore this mail.',
    'Sign in to ‹corp› with this magic link: https://‹app›.‹dom›/auth/magic?token=«hex:48»&redirect=%2Fhome',
    'wss://stream.‹dom›/v3?access_token=«b64url:40»&channels=orders',
    'webcal://calendar.google.com/calendar/ical/‹user›%40‹dom›/private-«hex:32»/basic.ics',
  ]),
  // Connection strings.
  plain('database-urls', [
    'DATABASE_URL=postgresql://‹user›:«bare»@‹host›:5432/‹word›?sslmode=require',
    'mongodb+srv://‹user›:«pct»@cluster0.‹lo:5›.mongodb.net/‹word›?retryWrites=true&w=majority',
    'sqlalchemy.url = mysql+pymysql://‹user›:«bare»@‹host›/‹word›?charset=utf8mb4',
    'Connecting to amqps://‹user›:«bare»@‹host›:5671/%2F ... ok',
    'jdbc:oracle:thin:‹user›/«bare»@//‹host›:1521/ORCLPDB1',
    'rediss://default:«bare:32»@‹word›-‹d:5›.upstash.io:6379',
  ]),
  plain('stack-trace-with-connection', [
    'sqlalchemy.exc.OperationalError: (psycopg2.OperationalError) could not translate host name\nTraceback (most recent call last):\n  File "/app/db.py", line ‹d:2›, in connect\n    engine = create_engine("postgresql://‹user›:«bare»@‹host›/‹word›")',
    "Unhandled exception. Microsoft.Data.SqlClient.SqlException (0x80131904): Login failed for user '‹user›'.\n   ConnectionString: Server=tcp:‹host›,1433;Database=‹word›;User ID=‹user›;Password=«strong»;Encrypt=True;\n   at Program.Main() in /src/Program.cs:line ‹d:2›",
    'panic: dial tcp ‹ip›:3306: connect: connection refused\n\ngoroutine 1 [running]:\nmain.open({0x‹hex:10›, 0x‹hex:2›})\n\tdsn="‹user›:«bare»@tcp(‹host›:3306)/‹word›?parseTime=true"',
    'Error: connect ECONNREFUSED ‹ip›:27017\n    at new MongoClient (mongodb://‹user›:«bare»@‹ip›:27017/?authSource=admin)\n    at Object.<anonymous> (/app/index.js:‹d:2›:9)',
  ]),
  plain('azure-connection-strings', [
    'DefaultEndpointsProtocol=https;AccountName=‹word›‹word›;AccountKey=«raw64:64»;EndpointSuffix=core.windows.net',
    '"ServiceBus": "Endpoint=sb://‹corp›.servicebus.windows.net/;SharedAccessKeyName=RootManageSharedAccessKey;SharedAccessKey=«raw64:32»"',
    'AccountEndpoint=https://‹corp›.documents.azure.com:443/;AccountKey=«raw64:64»;',
    'HostName=‹corp›.azure-devices.net;DeviceId=‹word›-‹n:2›;SharedAccessKey=«raw64:32»',
  ]),
  // Configuration files.
  plain('ini-and-conf', [
    '[mail]\nserver = ‹host›\nport = 587\nuser = ‹mail›\npassword = «any»\n',
    '[client]\nuser=‹user›\npassword="«strong»"\nhost=‹host›',
    '; php-fpm pool\nenv[DB_USER] = ‹user›\nenv[DB_PASSWD] = «bare»\npm.max_children = 20',
    'machine ‹host›\n  login ‹user›\n  password «bare»\n',
    '# host:port:db:user:password\n‹host›:5432:*:‹user›:«bare»',
  ]),
  framed('ini-crlf', crlf, [
    '[Connection]\nServer=‹host›\nUserName=‹user›\nPassword=«any»\nTimeout=30\n',
    'Windows Registry Editor Version 5.00\n\n[HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon]\n"AutoAdminLogon"="1"\n"DefaultUserName"="‹user›"\n"DefaultPassword"="«human»"\n',
  ]),
  plain('toml', [
    '[database]\nhost = "‹host›"\nport = 5432\nuser = "‹user›"\npassword = "«strong»"\n\n[server]\nworkers = 4',
    '[registry]\nindex = "https://crates.‹dom›/git/index"\ntoken = "cio«an:32»"',
    "[connections.snowflake]\naccount = '‹corp›-eu'\nuser = '‹user›'\npassword = '«strong»'\nwarehouse = 'COMPUTE_WH'",
  ]),
  plain('java-properties', [
    'spring.datasource.url=jdbc:postgresql://‹host›:5432/‹word›\nspring.datasource.username=‹user›\nspring.datasource.password=«any»\nspring.jpa.open-in-view=false',
    'storeFile=../keystore/release.jks\nstorePassword=«bare»\nkeyAlias=upload',
    'org.gradle.jvmargs=-Xmx4g\nsigning.keyId=‹HEX:8›\nmavenCentralPassword=«b64:43»\n',
    'sasl.mechanism=PLAIN\nsasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="‹user›" password="«bare»";',
  ]),
  plain('xml-config', [
    '<server>\n  <id>releases</id>\n  <username>‹user›</username>\n  <password>«any»</password>\n</server>',
    '<add name="Main" connectionString="Data Source=‹host›;Initial Catalog=‹word›;User Id=‹user›;Password=«bare»" providerName="System.Data.SqlClient" />',
    '<Resource name="jdbc/‹word›" auth="Container" username="‹user›" password="«bare»" maxTotal="20"/>',
    '<packageSourceCredentials><internal><add key="Username" value="‹user›" /><add key="ClearTextPassword" value="«strong»" /></internal></packageSourceCredentials>',
    '<user username="manager" password="«bare»" roles="manager-gui,admin-gui"/>',
  ]),
  plain('plist-and-json5', [
    '<dict>\n\t<key>ServerHost</key>\n\t<string>‹host›</string>\n\t<key>AuthPassword</key>\n\t<string>«bare»</string>\n\t<key>Port</key>\n\t<integer>443</integer>\n</dict>',
    "{\n  // staging only\n  host: '‹host›',\n  apiSecret: '«bare:32»',\n  retries: 3,\n}",
    '{"smtp":{"host":"‹host›","secure":true,"auth":{"user":"‹mail›","pass":"«strong»"}}}',
    '{ "clientId": "‹uuid›", "clientSecret": "‹an:3›8Q~«b64url:34»", "tenantId": "‹uuid›" }',
  ]),
  plain('package-manager-auth', [
    'registry=https://npm.‹dom›/\n//npm.‹dom›/:_authToken=«b64url:36»\nalways-auth=true',
    '//registry.npmjs.org/:_authToken=npm_«an:36»',
    '[global]\nindex-url = https://‹user›:«bare»@pypi.‹dom›/simple\ntimeout = 60',
    '[pypi]\nusername = __token__\npassword = pypi-AgEIcHlwaS5vcmcC«b64url:140»',
    '{"http-basic":{"repo.‹dom›":{"username":"‹user›","password":"«hex:32»"}}}',
    'npmScopes:\n  ‹word›:\n    npmRegistryServer: "https://npm.‹dom›"\n    npmAuthToken: "«b64url:44»"',
    '---\n:rubygems_api_key: rubygems_«hex:48»',
  ]),
  plain('git-credentials', [
    'origin\thttps://‹user›:«gh»@github.com/‹corp›/‹app›.git (fetch)\norigin\tgit@github.com:‹corp›/‹app›.git (push)',
    '[remote "origin"]\n\turl = https://oauth2:glpat-«b64url:20»@gitlab.‹dom›/‹corp›/‹app›.git\n\tfetch = +refs/heads/*:refs/remotes/origin/*',
    '$ cat ~/.git-credentials\nhttps://‹user›:«bare»@git.‹dom›',
    "fatal: unable to access 'https://x-token-auth:ATBB«an:32»@bitbucket.org/‹corp›/‹app›.git/': The requested URL returned error: 403",
    "Submodule 'libs/‹word›' (https://«gh»@github.com/‹corp›/‹word›.git) registered for path 'libs/‹word›'",
    '[http "https://dev.azure.com/"]\n\textraheader = AUTHORIZATION: basic «basic»',
  ]),
  // Source code.
  plain('hard-coded-in-source', [
    "import boto3\n\nclient = boto3.client(\n    's3',\n    region_name='‹region›',\n    aws_secret_access_key='«aws»',\n)",
    'private static final String DB_PASSWORD = "«strong»"; // FIXME move to vault',
    'var jwtSigningKey = []byte("«bare:32»")',
    "define( 'DB_PASSWORD', '«strong»' );\ndefine( 'DB_HOST', '‹host›' );",
    'await page.fill("#user", "‹mail›");\nawait page.fill("#password", "«strong»");\nawait page.click("text=Sign in");',
    'const char* ssid = "‹Word›-IoT";\nconst char* wifiPassword = "«human»";',
    "ActionMailer::Base.smtp_settings = { address: '‹host›', user_name: 'apikey', password: 'SG.‹b64url:22›.«b64url:43»' }",
  ]),
  plain('diff-hunk', [
    '@@ -12,7 +12,7 @@ services:\n   environment:\n-    JWT_SECRET: «bare:40»\n+    JWT_SECRET: ${JWT_SECRET}\n     TZ: UTC',
    '--- a/config/settings.py\n+++ b/config/settings.py\n@@ -40,3 +40,4 @@\n EMAIL_HOST = "‹host›"\n+EMAIL_HOST_PASSWORD = "«strong»"\n EMAIL_PORT = 465',
  ]),
  framed('numbered-file-view', numbered, [
    'production:\n  adapter: postgresql\n  database: ‹word›\n  username: ‹user›\n  password: "«strong»"\n  pool: 5',
    'development:\n  secret_key_base: «hex:128»\n\ntest:\n  log: true',
    'import requests\nAPI_TOKEN = "«b64url:40»"\nrequests.get(URL, headers={"Authorization": f"Token {API_TOKEN}"})',
  ]),
  plain('grep-output', [
    './deploy/‹env›.sh:‹d:2›:export CONSUL_HTTP_TOKEN=«uuid»',
    "src/config/‹word›.ts:‹d:2›:  password: '«strong»',\nsrc/config/‹word›.ts:‹d:2›:  host: '‹host›',",
    'legacy/conn.php:‹d:2›:$link = mysqli_connect("‹host›", "‹user›", "«bare»", "‹word›");',
  ]),
  plain('notebook', [
    '{"cell_type":"code","execution_count":‹d:2›,"metadata":{},"outputs":[],"source":["import openai\\n","openai.api_key = \\"sk-proj-«b64url:74»\\"\\n"]}',
    'In [‹d:2›]: from huggingface_hub import login; login(token="hf_«an:34»")\nToken is valid (permission: write).',
    "In [‹d:1›]: os.environ['KAGGLE_KEY'] = '«hex:32»'\nIn [‹d:1›]: !kaggle datasets list",
  ]),
  wrapped('json-string-in-tool-result', escaped, [
    'HTTP_PROXY="http://‹user›:«bare»@proxy.‹dom›:3128"\nNO_PROXY="localhost,.‹dom›"\n',
    '[default]\nregion = ‹region›\naws_secret_access_key = «aws»\n',
    '{"host": "‹host›", "bindDN": "cn=‹user›", "bindCredentials": "«strong»"}',
  ]),
  // Vendor tokens.
  plain('vendor-tokens-dev-tools', [
    'Linear: lin_api_«an:40»\nworkspace: ‹corp›',
    '{"figma":{"file":"‹an:22›","token":"figd_«b64url:40»"}}',
    'PULUMI_ACCESS_TOKEN=pul-«hex:40»',
    'sonar.token=squ_«hex:40»\nsonar.projectKey=‹app›',
    'Created API key "‹word›": PMAK-‹hex:24›-«hex:34». It is shown only once.',
    'buildkite-agent: using api token bkua_«hex:40» for org ‹corp›',
    'circleci setup --token CCIPAT_‹an:22›_«hex:40» --host https://circleci.com',
    'docker login -u ‹user› -p dckr_pat_«b64url:27»',
    'atlassian token for ‹mail›: ATATT3xFfGF0«b64url:170»=‹HEX:8›',
  ]),
  plain('vendor-tokens-cloud', [
    'doctl auth init -t dop_v1_«hex:64»\nValidating token... OK',
    'credentials "app.terraform.io" {\n  token = "‹an:14›.atlasv1.«b64url:67»"\n}',
    'tailscale up --authkey tskey-auth-k‹an:12›CNTRL-«an:32» --ssh',
    'pscale: service token pscale_tkn_«b64url:43» created for ‹word›',
    'supabase login --token sbp_«hex:40»',
    'databricks configure --host https://adb-‹d:16›.‹n:1›.azuredatabricks.net\nToken: dapi«hex:32»',
    'Doppler service token: dp.st.‹env›.«an:43»',
    'export VAULT_TOKEN=hvs.CAESI«b64url:90»',
    'NETLIFY_AUTH_TOKEN: nfp_«an:36»',
    'AccessKeySecret: «an:30»\nAccessKeyId: LTAI5t‹an:18›\nRegionId: cn-hangzhou',
  ]),
  plain('vendor-tokens-observability', [
    'curl https://‹corp›.live.dynatrace.com/api/v2/metrics -H "Authorization: Api-Token dt0c01.‹AN:24›.«AN:64»"',
    'newrelic profile add --name ‹env› --apiKey NRAK-«AN:27» --region eu',
    'grafana service account token: glsa_«an:32»_‹hex:8›',
    'DD_API_KEY=«hex:32» DD_SITE=datadoghq.eu bash -c "$(curl -L https://s3.amazonaws.com/dd-agent/scripts/install_script.sh)"',
    'honeycomb: x-honeycomb-team=«an:22»,x-honeycomb-dataset=‹app›',
  ]),
  plain('vendor-tokens-business', [
    'Shopify Admin API access token\nshpat_«hex:32»\nYou can only reveal this token once.',
    'stripe listen --api-key sk_live_51«an:98»',
    '> Ready! Your webhook signing secret is whsec_«hex:64» (^C to quit)',
    'hubspot private app token pat-eu1-«uuid»',
    'airtable: Bearer pat‹an:14›.«hex:64»',
    'mailchimp api key «hex:32»-us‹d:1›',
    "Twilio.init('AC‹hex:32›', '«hex:32»'); // account sid, auth token",
    'plaid: {"access_token":"access-production-«uuid»","item_id":"‹an:37›"}',
    'NOTION_TOKEN=ntn_‹n:11›«an:35»',
    'Square: sq0csp-«b64url:43» (application secret)',
    'mailgun: api:key-«hex:32»',
  ]),
  plain('vendor-tokens-models', [
    'ANTHROPIC_API_KEY=sk-ant-api03-«b64url:93»AA',
    'OpenAI error 401: Incorrect API key provided: sk-proj-«b64url:74». You can find your API key at https://platform.openai.com/account/api-keys.',
    '"OPENROUTER_API_KEY": "sk-or-v1-«hex:64»"',
    'groq = Groq(api_key="gsk_«an:52»")',
    'replicate.Client(api_token="r8_«an:37»")',
    'https://generativelanguage.googleapis.com/v1beta/models?key=AIzaSy«b64url:33»',
    'xai-«an:80»  <- key from ‹first›, only for the ‹word› demo',
  ]),
  plain('oauth-files', [
    '{"installed":{"client_id":"‹d:12›-‹lo:32›.apps.googleusercontent.com","project_id":"‹corp›","client_secret":"GOCSPX-«b64url:28»","redirect_uris":["http://localhost"]}}',
    '{"token": null, "refresh_token": "1//0g«b64url:92»", "token_uri": "https://oauth2.googleapis.com/token", "scopes": ["openid"]}',
    '{\n  "tokenType": "Bearer",\n  "refreshToken": "0.A«b64url:200»",\n  "resource": "https://management.core.windows.net/"\n}',
    'github.com:\n    user: ‹user›\n    oauth_token: gho_«an:36»\n    git_protocol: https',
  ]),
  plain('jwt-in-text', [
    'The frontend stores this after login:\nlocalStorage.idToken = "«jwt»"',
    '‹iso› DEBUG auth - decoded «jwths» for uid ‹d:5›',
    '?id_token=«jwt»&state=‹hex:8›',
  ]),
  // Keys.
  plain('private-key-pem', [
    '-----BEGIN RSA PRIVATE KEY-----\n«rsa»\n«line»\n«line»\n«tail»\n-----END RSA PRIVATE KEY-----',
    '$ cat ~/.ssh/id_ed25519\n-----BEGIN OPENSSH PRIVATE KEY-----\n‹ossh›\n«ossh2»\n«ossh2»\n«b64:44»\n-----END OPENSSH PRIVATE KEY-----\n$ ',
    '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQdGB‹b64:59›\n«line»\n«line»\n=‹b64:4›\n-----END PGP PRIVATE KEY BLOCK-----',
  ]),
  plain('private-key-unusual', [
    'tls.key: |\n    -----BEGIN PRIVATE KEY-----\n    «pk8»\n    «line»\n    «tail»\n    -----END PRIVATE KEY-----',
    '{"type":"service_account","project_id":"‹corp›","private_key_id":"‹hex:40›","private_key":"-----BEGIN PRIVATE KEY-----\\n«pk8»\\n«line»\\n«tail»\\n-----END PRIVATE KEY-----\\n","client_email":"‹app›@‹corp›.iam.gserviceaccount.com"}',
    '> -----BEGIN EC PRIVATE KEY-----\n> «b64:64»\n> «line»\n> «b64:34»==\n> -----END EC PRIVATE KEY-----\n\nPlease do not paste keys in tickets, ‹first›.',
    "GITHUB_APP_KEY='-----BEGIN RSA PRIVATE KEY-----\\n«rsa»\\n«line»\\n«tail»\\n-----END RSA PRIVATE KEY-----'",
    'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ‹mail›\nPublic-Lines: 2\nAAAAC3NzaC1lZDI1NTE5AAAAI‹b64:39›\n‹b64:16›\nPrivate-Lines: 1\n«b64:47»=\nPrivate-MAC: ‹hex:64›',
    '{"kty":"OKP","crv":"Ed25519","kid":"‹word›-‹yyyy›","x":"‹b64url:43›","d":"«b64url:43»"}',
    '# created: ‹iso›\n# public key: age1‹lo:58›\nAGE-SECRET-KEY-1«bech:58»',
  ]),
  // Networks.
  plain('vpn-configs', [
    '[Interface]\nAddress = ‹ip›/32\nPrivateKey = «raw64:32»\nDNS = 1.1.1.1\n\n[Peer]\nPublicKey = ‹raw64:32›\nEndpoint = ‹pub›:51820',
    '[Peer]\nPublicKey = ‹raw64:32›\nPresharedKey = «raw64:32»\nAllowedIPs = 0.0.0.0/0',
    '# ipsec.secrets\n‹pub› %any : PSK "«strong»"',
    'crypto isakmp key «bare» address ‹pub›\ninterface GigabitEthernet0/1\n ip address ‹ip› 255.255.255.0',
    '<auth-user-pass>\n‹user›\n«bare»\n</auth-user-pass>\nremote ‹host› 1194 udp',
    'conn ‹word›\n  leftauth=eap-mschapv2\nsecrets {\n  eap-‹word› {\n    id = ‹user›\n    secret = "«strong»"\n  }\n}',
  ]),
  plain('wifi-configs', [
    'network={\n\tssid="‹Word› Guest"\n\tpsk="«human»"\n\tkey_mgmt=WPA-PSK\n}',
    '[wifi-security]\nkey-mgmt=wpa-psk\npsk=«bare»\n\n[ipv4]\nmethod=auto',
    'WIFI:T:WPA;S:‹Word›-Office;P:«bare»;H:false;;',
    'Profile ‹Word› on interface Wi-Fi:\n    Authentication         : WPA2-Personal\n    Security key           : Present\n    Key Content            : «human»\n    Cost                   : Unrestricted',
    'interface=wlan0\nssid=‹Word›\nwpa=2\nwpa_passphrase=«human»\nchannel=6',
  ]),
  plain('network-devices', [
    'hostname ‹word›-sw‹n:1›\nenable secret 0 «bare»\nusername ‹user› privilege 15\nntp server ‹ip›',
    'snmp-server community «bare» RO\nsnmp-server location Rack ‹d:1›',
    '/ppp secret add name=‹user› password=«bare» service=l2tp profile=default',
    'radius_secret_1=«bare»\nradius_ip_1=‹ip›',
  ]),
  // Office.
  plain('chat-english', [
    '‹first›: hey, what was the login for ‹app› again?\n‹last›: user is ‹user›, password is «human»\n‹first›: thx',
    '[‹hh›:‹mi›] ‹first› ‹last›: the new root pw is «strong» — please change it after the migration',
    "I've set your password to «human» for now, ‹first›. You'll be asked for a new one on first login.",
    'guest wifi today: network ‹Word›, pass «human»',
  ]),
  plain('chat-german-dutch', [
    '‹first›: Das Passwort für den Server lautet «human», bitte nicht weitergeben.',
    'Hallo ‹first›,\nhier deine Zugangsdaten:\nBenutzername: ‹user›\nKennwort: «human»\nViele Grüße\n‹last›',
    'Het wachtwoord van het account ‹user› is «human». Graag na inloggen wijzigen.',
    'WLAN-Schlüssel im Büro: «human» (SSID ‹Word›)',
  ]),
  plain('chat-romance', [
    'Bonjour ‹first›, le mot de passe du compte ‹user› est : «human»',
    'Identifiant : ‹mail›\nMot de passe provisoire : «human»\nMerci de le changer dès la première connexion.',
    'La contraseña del servidor es «human», cámbiala cuando puedas.',
    'Oi ‹first›, a senha do banco de homologação é «human»',
    'Utente: ‹user›\nPassword temporanea: «human»\nCordiali saluti, ‹last›',
  ]),
  plain('chat-slavic-asian-nordic', [
    '‹first›, пароль от админки: «human»\nлогин: ‹user›',
    'Hasło do konta ‹user›: «human» — zmień przy pierwszym logowaniu.',
    '服务器 ‹ip› 的登录密码是：«human»，请及时修改。',
    'ユーザー名: ‹user›\n初期パスワード: «human»\n初回ログイン時に変更してください。',
    '비밀번호: «human» (아이디 ‹user›)',
    'Lösenordet till ‹user› är «human». Byt det efter inloggning.',
    'Kullanıcı adı: ‹user›\nŞifre: «human»',
  ]),
  plain('one-time-codes', [
    'From: no-reply@‹dom›\nSubject: Your verification code\n\nYour ‹corp› verification code is «d:6». It expires in 10 minutes. Do not share it with anyone.',
    'G-«d:6» is your Google verification code.',
    'Ihr Bestätigungscode lautet: «d:6»\nGeben Sie diesen Code niemals weiter.',
    'Votre code de connexion ‹corp› : «d:6». Il est valable 5 minutes.',
    '【‹corp›】您的验证码是 «d:6»，5分钟内有效，请勿泄露给他人。',
    'Tu código de verificación es «d:6». No lo compartas con nadie.',
  ]),
  plain('onboarding-mails', [
    'Subject: Your new account\n\nDear ‹first›,\n\nan account was created for you at https://portal.‹dom›.\n\nLogin: ‹mail›\nInitial password: «human»\n\nRegards,\nIT Service Desk',
    'Welcome aboard! Your temporary password is «strong». It must be changed within 24 hours.',
    'The attached archive ‹word›.zip is encrypted. The password for it is «human».',
    'Your new SIM card\nPIN: «d:4»\nPUK: «d:8»\nKeep this letter in a safe place.',
  ]),
  plain('tables-and-csv', [
    '| System | User | Password | Owner |\n|---|---|---|---|\n| ‹app› | ‹user› | «human» | ‹first› |',
    'url,username,password,note\nhttps://‹host›/login,‹user›,«strong»,shared by ops',
    'name;login;passwort;abteilung\n‹last›;‹user›;«human»;Einkauf',
    ' id |   login   |   api_key   | active\n----+-----------+-------------+--------\n  ‹d:1› | ‹user› | «hex:32» | t\n(1 row)',
    '+----------+------------------+\n| username | password         |\n+----------+------------------+\n| ‹user› | «bare:16» |\n+----------+------------------+',
  ]),
  plain('sql-statements', [
    "CREATE USER ‹word› WITH ENCRYPTED PASSWORD '«strong»';\nGRANT ALL ON DATABASE ‹word› TO ‹word›;",
    "ALTER USER 'root'@'localhost' IDENTIFIED BY '«strong»';",
    "CREATE LOGIN ‹word› WITH PASSWORD = N'«strong»', CHECK_POLICY = ON;",
    "INSERT INTO settings (name, value) VALUES ('stripe_secret_key', 'sk_live_«an:24»');",
    'GRANT REPLICATION SLAVE ON *.* TO repl@\'%\' IDENTIFIED BY "«bare»";',
  ]),
  plain('mnemonic-phrases', [
    'Write down your recovery phrase and keep it safe:\n\n«mnemonic12»\n\nAnyone with these words can take your funds.',
    'wallet seed (24 words): «mnemonic24»',
    'MNEMONIC="«mnemonic12»"\nRPC_URL=https://rpc.‹dom›',
    "networks: { hardhat: { accounts: { mnemonic: '«mnemonic12»' } } }",
    'PRIVATE_KEY=0x«hex:64»\nCHAIN_ID=137',
  ]),
  plain('backup-and-recovery-codes', [
    'Save these backup codes. Each can be used once.\n\n«spare»\n«spare»\n«spare»',
    'BitLocker recovery key\n\nIdentifier: ‹HEX:8›-‹HEX:4›-‹HEX:4›-‹HEX:4›-‹HEX:12›\nRecovery Key: «bitlocker»',
    'Your emergency kit\nSecret Key: «kit»',
    'otpauth://totp/‹corp›:‹user›?secret=«b32:32»&issuer=‹corp›&digits=6',
    "Can't scan the QR code? Enter this setup key in your authenticator app: «b32:16»",
    "FileVault personal recovery key = '«filevault»'",
    'Unseal Key 1: «raw64:33»\nInitial Root Token: «hvs»\n\nVault initialized with 1 key shares and a key threshold of 1.',
  ]),
  plain('license-keys', [
    'Thank you for your purchase!\nProduct: ‹Word› Studio Pro ‹yyyy›\nLicense key: «product»',
    'slmgr /ipk «product»',
    'license:\n  customer: ‹corp›\n  activation_key: «activation»',
  ]),
  plain('password-hashes', [
    'root:«crypt»:19‹n:3›:0:99999:7:::\ndaemon:*:19‹n:3›:0:99999:7:::',
    '‹user›:«apr1»',
    'admin:«bcrypt»\n# .htpasswd for ‹host›',
    'Administrator:500:aad3b435b51404eeaad3b435b51404ee:«hex:32»:::',
  ]),
  plain('service-startup-logs', [
    'Using generated security password: «uuid»\n\nThis generated password is for development use only.',
    '*************************************************************\nJenkins initial setup is required. An admin user has been created and a password generated.\nPlease use the following password to proceed to installation:\n\n«hex:32»\n',
    '[I ‹yyyy›-‹mm›-‹dd› ‹hh›:‹mi›:‹mi›.‹ms› ServerApp] http://127.0.0.1:8888/lab?token=«hex:48»',
    'Password for the elastic user (reset with `bin/elasticsearch-reset-password -u elastic`):\n  «b64url:20»',
    '‹iso› [Note] A temporary password is generated for root@localhost: «strong:12»',
    '$ openssl rand -base64 32   # for SESSION_SECRET in ‹env›\n«raw64:32»',
  ]),
  plain('logged-objects', [
    "‹iso› INFO  config loaded { host: '‹host›', port: 5672, username: '‹user›', password: '«strong»', vhost: '/' }",
    'Config(host=‹host›, user=‹user›, password=«bare», ssl=true)',
    'level=debug ts=‹iso› msg="smtp dial" server=‹host› user=‹user› secret=«bare» tls=true',
    '#<Settings api_base="https://api.‹dom›", api_token="«b64url:40»", timeout=30>',
    'array(3) {\n  ["user"]=>\n  string(6) "‹user›"\n  ["passwd"]=>\n  string(16) "«bare:16»"\n  ["port"]=>\n  int(3306)\n}',
  ]),
  plain('desktop-and-ftp-clients', [
    '<Server>\n  <Host>‹host›</Host>\n  <Port>21</Port>\n  <User>‹user›</User>\n  <Pass encoding="base64">«pw64»</Pass>\n</Server>',
    'sftp://‹user›:«bare»@‹host›:22/outgoing/',
    '331 Please specify the password.\n---> PASS «bare»\n230 Login successful.',
    '{"name":"‹host›","protocol":"sftp","host":"‹host›","username":"‹user›","password":"«strong»","remotePath":"/var/www"}',
    '//‹host›/share /mnt/share cifs username=‹user›,password=«bare»,uid=1000 0 0',
    'rclone: [‹word›]\ntype = b2\naccount = ‹hex:12›\nkey = K00‹n:1›«b64:27»',
  ]),
];
