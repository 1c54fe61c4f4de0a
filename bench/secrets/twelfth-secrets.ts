import { defineGrammar, type Grammar } from './grammar.ts';
import { twelfthLexicon } from './twelfth-rules.ts';

const grammar = (id: string, templates: readonly string[]): Grammar =>
  defineGrammar(`s12-${id}`, twelfthLexicon, templates);

/** As a text is inside a JSON string. */
const jsonEscape = (text: string): string => JSON.stringify(text).slice(1, -1);

export const twelfthSecrets: readonly Grammar[] = [
  grammar('dotenv', [
    `NODE_ENV=production
PORT=‹port›
DATABASE_URL=postgres://‹login›:«pwUrl»@‹dbHost›:5432/‹dbName›
JWT_SECRET=«pwGenPlain»
LOG_LEVEL=info
`,
    `# .env.‹env›
APP_NAME=‹Company›
APP_KEY=«laravel»
APP_DEBUG=false
DB_HOST=‹dbHost›
DB_USERNAME=‹login›
DB_PASSWORD="«pwSym»"
MAIL_HOST=smtp.‹domain›
MAIL_USERNAME=‹email›
MAIL_PASSWORD='«pwSym»'
`,
    `export OPENAI_API_KEY=«openai»
export ANTHROPIC_API_KEY=«anthropic»
export LOG_DIR=/var/log/‹service›
`,
    `STRIPE_SECRET_KEY=«stripe»
STRIPE_WEBHOOK_SECRET=«stripeWh»
STRIPE_CURRENCY=‹eur|usd|sek›
SENDGRID_API_KEY=«sendgrid»
FROM_EMAIL=‹email›
`,
    `REDIS_URL=redis://:«pwGenPlain»@‹host›:6379/0
RABBITMQ_DEFAULT_USER=‹login›
RABBITMQ_DEFAULT_PASS=«pwPlain»
SECRET_KEY_BASE=«railsBase»
RAILS_MAX_THREADS=5
`,
    `VITE_API_BASE=https://api.‹domain›
SUPABASE_URL=https://‹lower:20›.supabase.co
SUPABASE_SERVICE_ROLE_KEY=«serviceJwt»
NEXTAUTH_URL=https://‹domain›
NEXTAUTH_SECRET=«key32»
`,
    `AWS_REGION=‹region›
AWS_SECRET_ACCESS_KEY=«awsSecret»
S3_BUCKET=‹company›-‹bucket›
TELEGRAM_BOT_TOKEN=«telegram»
TELEGRAM_CHAT_ID=-100‹digits:10›
`,
  ]),

  grammar('python-settings', [
    `# settings/‹env›.py
DEBUG = False
SECRET_KEY = '«djangoPrefixed»'
ALLOWED_HOSTS = ['‹domain›']
DATABASES = {
    'default': {
        'ENGINE': 'django.db.backends.postgresql',
        'NAME': '‹dbName›',
        'USER': '‹login›',
        'PASSWORD': '«pwGenSym»',
        'HOST': '‹dbHost›',
    }
}
`,
    `EMAIL_HOST = "smtp.gmail.com"
EMAIL_PORT = 587
EMAIL_HOST_USER = "‹email›"
EMAIL_HOST_PASSWORD = "«googleAppPw»"
EMAIL_USE_TLS = True
`,
    `app = Flask(__name__)
app.config["SECRET_KEY"] = "«hex64»"
app.config["SQLALCHEMY_DATABASE_URI"] = "mysql+pymysql://‹login›:«pwEnc»@‹dbHost›/‹dbName›?charset=utf8mb4"
app.config["MAX_CONTENT_LENGTH"] = 16 * 1024 * 1024
`,
    `CELERY_BROKER_URL = 'amqp://‹login›:«pwUrl»@‹host›:5672/‹service›'
CELERY_TASK_SERIALIZER = 'json'
SOCIAL_AUTH_GOOGLE_OAUTH2_SECRET = '«googleOauth»'
SENTRY_AUTH_TOKEN = '«sentryTok»'
`,
    `class Config:
    LDAP_HOST = "ldaps://ldap.‹domain›"
    LDAP_BIND_DN = "cn=‹login›,ou=services,dc=‹company›,dc=local"
    LDAP_BIND_PASSWORD = "«pwSym»"
    SESSION_LIFETIME = ‹int›
`,
    `c.JupyterHub.authenticator_class = 'oauthenticator.GitHubOAuthenticator'
c.GitHubOAuthenticator.client_id = 'Iv1.‹hex:16›'
c.GitHubOAuthenticator.client_secret = '«hex:40»'
c.ConfigurableHTTPProxy.auth_token = '«hex64»'
`,
  ]),

  grammar('php-config', [
    `define( 'DB_NAME', '‹dbName›' );
define( 'DB_USER', '‹login›' );
define( 'DB_PASSWORD', '«pwGenSym»' );
define( 'DB_HOST', '‹dbHost›' );
define( 'DB_CHARSET', 'utf8mb4' );
$table_prefix = 'wp_';
`,
    `define('AUTH_KEY',         '«wpSalt»');
define('SECURE_AUTH_KEY',  '«wpSalt»');
define('LOGGED_IN_KEY',    '«wpSalt»');
define('NONCE_SALT',       '«wpSalt»');
`,
    `<?php
$CONFIG = array (
  'instanceid' => 'oc‹lowernum:10›',
  'passwordsalt' => '«b64:30»',
  'secret' => '«b64:48»',
  'trusted_domains' => array ( 0 => 'cloud.‹domain›' ),
  'dbtype' => 'mysql',
  'dbuser' => '‹login›',
  'dbpassword' => '«pwGenPlain»',
  'version' => '‹version›.1',
);
`,
    `<?php
return [
    'host'     => env('DB_HOST', '‹dbHost›'),
    'username' => '‹login›',
    'password' => '«pwSym»',
    'driver'   => 'mysql',
];
`,
    `$conn = mysqli_connect("‹dbHost›", "‹login›", "«pwPlain»", "‹dbName›");
if (!$conn) { die("Connection failed: " . mysqli_connect_error()); }
`,
    `$pdo = new PDO('mysql:host=‹dbHost›;dbname=‹dbName›;charset=utf8', '‹login›', '«pwPlain»', [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
$mail->Username = '‹email›';
$mail->Password = '«pwPlain»';
$mail->Port = 465;
`,
    `<?php
class JConfig {
	public $host = '‹dbHost›';
	public $user = '‹login›';
	public $password = '«pwGenPlain»';
	public $db = '‹dbName›';
	public $secret = '«alnum:16»';
	public $smtppass = '«pwPlain»';
}
`,
  ]),

  grammar('compose', [
    `services:
  db:
    image: postgres:16
    restart: unless-stopped
    environment:
      POSTGRES_USER: ‹login›
      POSTGRES_PASSWORD: «pwMix»
      POSTGRES_DB: ‹dbName›
    volumes:
      - ./pgdata:/var/lib/postgresql/data
`,
    `version: "3.8"
services:
  mariadb:
    image: mariadb:10.11
    environment:
      - MYSQL_ROOT_PASSWORD=«pwPlain»
      - MYSQL_USER=‹login›
      - MYSQL_PASSWORD=«pwPlain»
      - TZ=Europe/Berlin
`,
    `  minio:
    image: quay.io/minio/minio
    command: server /data --console-address ":9001"
    environment:
      MINIO_ROOT_USER: "‹login›"
      MINIO_ROOT_PASSWORD: "«pwGen»"
    ports: ["9000:9000"]
`,
    `  redis:
    image: redis:7-alpine
    command: redis-server --requirepass «pwGenPlain» --appendonly yes
  app:
    build: .
    environment:
      REDIS_URL: "redis://default:«pwGenPlain»@redis:6379"
`,
    `  vaultwarden:
    image: vaultwarden/server:‹version›
    environment:
      DOMAIN: https://vw.‹domain›
      ADMIN_TOKEN: «b64:64»
      SIGNUPS_ALLOWED: "false"
      SMTP_HOST: smtp.‹domain›
      SMTP_PASSWORD: «pwMix»
`,
    `  tunnel:
    image: cloudflare/cloudflared:latest
    command: tunnel --no-autoupdate run --token «cfTunnel»
  tailscale:
    image: tailscale/tailscale
    environment:
      - TS_AUTHKEY=«tailscale»
      - TS_HOSTNAME=‹noun›
`,
    `  gitea:
    image: gitea/gitea:1.22
    environment:
      - GITEA__database__HOST=db:5432
      - GITEA__database__PASSWD=«pwMix»
      - GITEA__security__SECRET_KEY=«alnum:64»
      - GITEA__server__ROOT_URL=https://git.‹domain›/
`,
  ]),

  grammar('k8s-secret', [
    `apiVersion: v1
kind: Secret
metadata:
  name: ‹service›-credentials
  namespace: ‹env›
type: Opaque
data:
  username: YWRtaW4=
  password: «b64Pw»
`,
    `apiVersion: v1
kind: Secret
metadata:
  name: ‹service›-db
stringData:
  DB_PASSWORD: "«pwGenSym»"
  DB_HOST: ‹dbHost›
`,
    `$ kubectl get secret ‹service›-db -o jsonpath='{.data.password}' | base64 -d; echo
«pwSym»
$ kubectl get pods -n ‹env›
NAME                     READY   STATUS    RESTARTS   AGE
‹service›-‹hex:10›-‹lowernum:5›   1/1     Running   0          ‹small›d
`,
    `apiVersion: v1
kind: Secret
type: kubernetes.io/dockerconfigjson
metadata: {name: regcred}
stringData:
  .dockerconfigjson: |
    {"auths":{"registry.‹domain›":{"username":"‹login›","password":"«pwGen»","auth":"«basicUser»"}}}
`,
    `kubectl create secret generic ‹service›-secret -n ‹env› --from-literal=api-key=«hex:40» --from-literal=db-password='«pwSym»'
secret/‹service›-secret created
`,
    `        env:
        - name: SPRING_DATASOURCE_USERNAME
          value: ‹login›
        - name: SPRING_DATASOURCE_PASSWORD
          value: «pwMix»
        - name: JAVA_OPTS
          value: "-Xmx512m"
`,
    `users:
- name: ‹company›-admin
  user:
    client-certificate-data: LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCk1JSUM‹alnum:80›
    token: «userJwt»
contexts:
- context: {cluster: ‹company›, user: ‹company›-admin}
  name: ‹env›
`,
    `helm upgrade --install ‹service› ./charts/‹service› -n ‹env› --set image.tag=‹version› --set jwtSecret=«pwGenPlain» --set postgresql.auth.password=«pwGenPlain»
Release "‹service›" has been upgraded. Happy Helming!
`,
  ]),

  grammar('terraform', [
    `region         = "‹region›"
instance_type  = "t3.medium"
db_username    = "‹login›"
db_password    = "«pwGenPlain»"
do_token       = "«digitalocean»"
`,
    `provider "cloudflare" {
  api_token = "«url64:40»"
}

resource "cloudflare_record" "www" {
  zone_id = "‹hex:32›"
  name    = "www"
}
`,
    `resource "aws_db_instance" "‹dbName›" {
  allocated_storage   = 50
  engine              = "postgres"
  username            = "‹login›"
  password            = "«pwGen»"
  skip_final_snapshot = true
}
`,
    `    {
      "mode": "managed",
      "type": "random_password",
      "name": "db",
      "instances": [
        {
          "schema_version": 3,
          "attributes": {
            "id": "none",
            "length": 20,
            "result": "«pwGen»",
            "special": true
          }
        }
      ]
    }
`,
    `provider "proxmox" {
  pm_api_url          = "https://‹lanIp›:8006/api2/json"
  pm_api_token_id     = "terraform@pve!tf"
  pm_api_token_secret = "«uuid»"
}
`,
    `credentials "app.terraform.io" {
  token = "«terraformCloud»"
}
`,
    `$ terraform output -raw admin_password
«pwGen»
$ terraform output
db_endpoint = "‹dbName›.c‹lowernum:11›.‹region›.rds.amazonaws.com:5432"
`,
  ]),

  grammar('ansible', [
    `[web]
web01 ansible_host=‹lanIp› ansible_user=‹login› ansible_password=«pwMix» ansible_become_password=«pwMix»

[db]
db01 ansible_host=‹lanIp›
`,
    `---
# group_vars/all.yml
ntp_server: ‹lanIp›
mysql_root_password: "«pwSym»"
backup_user: ‹login›
backup_encryption_passphrase: "«phraseSpaced»"
`,
    `- name: create db user
  community.postgresql.postgresql_user:
    name: ‹login›
    password: "«pwMix»"
    db: ‹dbName›
  become_user: postgres
`,
    `ansible-playbook -i hosts.ini site.yml -e "grafana_admin_password=«pwMix» env=‹env›" --limit ‹service›
`,
    `TASK [debug] *******************************************************************
ok: [web01] => {
    "vault_db_password": "«pwGen»"
}

PLAY RECAP *********************************************************************
web01                      : ok=‹small›   changed=2    unreachable=0    failed=0
`,
    `all:
  hosts:
    switch-og2:
      ansible_host: ‹lanIp›
      ansible_network_os: ios
      ansible_user: netadmin
      ansible_ssh_pass: «pwPlain»
`,
  ]),

  grammar('spring', [
    `spring.datasource.url=jdbc:mysql://‹dbHost›:3306/‹dbName›?useSSL=false
spring.datasource.username=‹login›
spring.datasource.password=«pwSym»
server.port=‹port›
`,
    `spring:
  datasource:
    url: jdbc:postgresql://‹dbHost›:5432/‹dbName›
    username: ‹login›
    password: «pwMix»
  mail:
    host: smtp.‹domain›
    username: ‹email›
    password: «pwMix»
`,
    `server.ssl.key-store=classpath:keystore.p12
server.ssl.key-store-type=PKCS12
server.ssl.key-store-password=«pwPlain»
server.ssl.key-alias=‹company›
`,
    `jwt:
  secret: «b64pad:86»
  expiration: 86400
spring:
  security:
    oauth2:
      client:
        registration:
          google:
            client-id: ‹digits:12›-‹lowernum:32›.apps.googleusercontent.com
            client-secret: «googleOauth»
`,
    `<Resource name="jdbc/‹dbName›" auth="Container" type="javax.sql.DataSource"
          maxTotal="50" username="‹login›" password="«pwPlain»"
          driverClassName="oracle.jdbc.OracleDriver" url="jdbc:oracle:thin:@‹dbHost›:1521/ORCL"/>
`,
    `<tomcat-users>
  <role rolename="manager-gui"/>
  <user username="‹login›" password="«pwPlain»" roles="manager-gui,admin-gui"/>
</tomcat-users>
`,
    `hibernate.connection.url=jdbc:sqlserver://‹dbHost›:1433;databaseName=‹dbName›;user=‹login›;password=«pwMix»;encrypt=true
hibernate.show_sql=false
`,
  ]),

  grammar('dotnet', [
    `{
  "ConnectionStrings": {
    "Default": "Server=‹dbHost›;Database=‹dbName›;User Id=‹login›;Password=«pwPlain»;TrustServerCertificate=True"
  },
  "Logging": { "LogLevel": { "Default": "Information" } }
}
`,
    `{
  "Jwt": {
    "Issuer": "https://‹domain›",
    "Key": "«pwGenPlain»",
    "ExpireMinutes": 60
  },
  "AzureAd": {
    "TenantId": "‹uuid›",
    "ClientId": "‹uuid›",
    "ClientSecret": "«azureClient»"
  }
}
`,
    `<connectionStrings>
  <add name="‹dbName›" connectionString="Data Source=‹dbHost›;Initial Catalog=‹dbName›;User ID=‹login›;Password=«pwPlain»" providerName="System.Data.SqlClient" />
</connectionStrings>
`,
    `"AzureWebJobsStorage": "DefaultEndpointsProtocol=https;AccountName=‹company›store;AccountKey=«azureKey»;EndpointSuffix=core.windows.net",
"FUNCTIONS_WORKER_RUNTIME": "dotnet-isolated"
`,
    `"ServiceBus": "Endpoint=sb://‹company›-‹env›.servicebus.windows.net/;SharedAccessKeyName=RootManageSharedAccessKey;SharedAccessKey=«sbKey»"
`,
    `dotnet user-secrets set "Smtp:Password" "«pwPlain»"
Successfully saved Smtp:Password to the secret store.
`,
    `<appSettings>
  <add key="SmtpHost" value="mail.‹domain›" />
  <add key="SmtpUser" value="‹email›" />
  <add key="SmtpPassword" value="«pwPlain»" />
  <add key="machineKeyValidation" value="AES" />
</appSettings>
`,
  ]),

  grammar('literals-in-code', [
    `const client = new Client({
  host: '‹dbHost›',
  user: '‹login›',
  password: '«pwSym»',
  database: '‹dbName›',
});
`,
    `func main() {
	dsn := "‹login›:«pwPlain»@tcp(‹dbHost›:3306)/‹dbName›?parseTime=true"
	db, err := sql.Open("mysql", dsn)
	if err != nil {
		log.Fatal(err)
	}
}
`,
    `private static final String API_KEY = "«alnum:40»";
private static final String BASE_URL = "https://api.‹domain›/v2/";
private static final int TIMEOUT_MS = ‹int›;
`,
    `import stripe
stripe.api_key = "«stripe»"
charge = stripe.Charge.create(amount=‹int›, currency="eur")
`,
    `const octokit = new Octokit({ auth: "«github»" });
const { data } = await octokit.repos.listForOrg({ org: "‹company›" });
`,
    `let client = redis::Client::open("redis://:«pwGenPlain»@‹host›:6379/")?;
let mut con = client.get_connection()?;
`,
    `conn = Faraday.new(url: 'https://api.‹domain›') do |f|
  f.request :authorization, :basic, '‹login›', '«pwSym»'
  f.adapter Faraday.default_adapter
end
`,
    `// TODO move to env before release!!
const ADMIN_PASSWORD = "«pwSym»";
app.post('/admin', (req, res) => {
  if (req.body.password !== ADMIN_PASSWORD) return res.sendStatus(401);
`,
  ]),

  grammar('notebook', [
    `  {
   "cell_type": "code",
   "execution_count": ‹small›,
   "metadata": {},
   "outputs": [],
   "source": [
    "import os\\n",
    "os.environ['OPENAI_API_KEY'] = '«openai»'\\n",
    "os.environ['TOKENIZERS_PARALLELISM'] = 'false'"
   ]
  }
`,
    `In [‹small›]: from huggingface_hub import login
In [‹small›]: login(token="«hf»")
Token is valid (permission: write).
Your token has been saved to /home/‹login›/.cache/huggingface/token
`,
    `   "source": [
    "from sqlalchemy import create_engine\\n",
    "engine = create_engine('postgresql://‹login›:«pwUrl»@‹dbHost›:5432/‹dbName›')\\n",
    "df = pd.read_sql('select * from visits limit 10', engine)"
   ]
`,
    `!pip install -q wandb
!wandb login «wandb»
wandb: Appending key for api.wandb.ai to your netrc file: /root/.netrc
`,
    `# Cell ‹small›
import openai
openai.api_key = "«openaiOld»"
resp = openai.ChatCompletion.create(model="gpt-4", messages=msgs, max_tokens=‹int›)
`,
    `%env AWS_SECRET_ACCESS_KEY=«awsSecret»
%env AWS_DEFAULT_REGION=‹region›
!aws s3 ls s3://‹company›-‹bucket›/
`,
    `con <- dbConnect(RPostgres::Postgres(), dbname = "‹dbName›", host = "‹dbHost›",
                 user = "‹login›", password = "«pwSym»")
visits <- dbGetQuery(con, "select * from visits")
`,
    `   "outputs": [
    {
     "name": "stdout",
     "output_type": "stream",
     "text": [
      "{'host': '‹dbHost›', 'user': '‹login›', 'password': '«pwPlain»', 'port': 5432}\\n"
     ]
    }
   ]
`,
  ]),

  grammar('data-science-tools', [
    `{"username":"‹login›","key":"«hex:32»"}
$ chmod 600 ~/.kaggle/kaggle.json
$ kaggle competitions list
`,
    `machine api.wandb.ai
  login user
  password «wandb»
`,
    `[DEFAULT]
host  = https://adb-‹digits:16›.7.azuredatabricks.net
token = «databricks»
`,
    `from pinecone import Pinecone
pc = Pinecone(api_key="«pinecone»")
index = pc.Index("‹dbName›-embeddings")
`,
    `llm:
  provider: ‹groq|together|mistral›
  model: llama-3.1-70b
  api_key: «groq»
  max_tokens: 2048
  temperature: 0.2
`,
    `[comet]
api_key = «alnum:25»
workspace = ‹login›
project_name = ‹dbName›
`,
    `replicate_token = "«replicate»"
openrouter_key = "«openrouter»"
model_id = "stability-ai/sdxl:‹sha256›"
`,
    `curl http://localhost:8888/api/contents?token=«hex:48»
[I ‹day› ‹time› ServerApp] Jupyter Server ‹version› is running at:
[I ‹day› ‹time› ServerApp] http://localhost:8888/lab?token=«hex:48»
`,
  ]),

  grammar('data-pipelines', [
    `‹company›:
  target: ‹env›
  outputs:
    ‹env›:
      type: snowflake
      account: ‹lowernum:7›.‹region›
      user: ‹login›
      password: «pwSym»
      role: TRANSFORMER
      threads: 4
`,
    `airflow connections add '‹dbName›_db' --conn-uri 'postgresql://‹login›:«pwEnc»@‹dbHost›:5432/‹dbName›'
Successfully added \`conn_id\`=‹dbName›_db
`,
    `[core]
executor = LocalExecutor
fernet_key = «sbKey»
sql_alchemy_conn = postgresql+psycopg2://airflow:«pwUrl»@postgres/airflow
[webserver]
secret_key = «hex:64»
`,
    `spark.conf.set("fs.s3a.secret.key", "«awsSecret»")
spark.conf.set("fs.s3a.endpoint", "s3.‹region›.amazonaws.com")
df = spark.read.parquet("s3a://‹company›-‹bucket›/events/")
`,
    `<property>
  <name>javax.jdo.option.ConnectionPassword</name>
  <value>«pwMix»</value>
</property>
`,
    `{
  "name": "‹dbName›-sink",
  "config": {
    "connector.class": "io.confluent.connect.jdbc.JdbcSinkConnector",
    "connection.url": "jdbc:postgresql://‹dbHost›:5432/‹dbName›",
    "connection.user": "‹login›",
    "connection.password": "«pwGen»",
    "tasks.max": "1"
  }
}
`,
    `security.protocol=SASL_SSL
sasl.mechanism=PLAIN
sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="‹login›" password="«b64:64»";
`,
    `[‹company›-s3]
type = s3
provider = Minio
access_key_id = ‹login›
secret_access_key = «alnum:40»
endpoint = http://‹lanIp›:9000
`,
  ]),

  grammar('game-studio', [
    `# server.properties
motd=‹Company› survival
max-players=‹small›
enable-rcon=true
rcon.port=25575
rcon.password=«pwMix»
`,
    `[/Script/Engine.GameSession]
MaxPlayers=‹small›
[ServerSettings]
SessionName=‹Company› PvP
ServerPassword=«pwPlain»
ServerAdminPassword=«pwPlain»
RCONEnabled=True
`,
    `hostname "‹Company› 24/7"
rcon_password "«pwPlain»"
sv_password "«pwPlain»"
sv_setsteamaccount "«HEX:32»"
sv_maxrate 0
`,
    `steamcmd +login ‹company›_build «pwPlain» +run_app_build ../scripts/app_build_‹big›.vdf +quit
`,
    `[OnlineSubsystemEOS]
ClientId=xyza7891‹alnum:24›
ClientSecret=«b64:43»
EncryptionKey=«hex64»
`,
    `p4 -p ssl:perforce.‹domain›:1666 -u ‹login› -P «pwPlain» sync //depot/‹company›/main/...
//depot/‹company›/main/Content/Hero.uasset#‹small› - updating
`,
    `PLAYFAB_TITLE_ID=‹HEX:5›
PLAYFAB_SECRET_KEY=«uppernum:50»
UNITY_EMAIL=‹email›
UNITY_PASSWORD=«pwSym»
`,
    `public static class NetConfig {
    public const string MatchServer = "wss://mm.‹domain›";
    public const string BackendSecret = "«alnum:48»";
    public const int TickRate = 30;
}
`,
  ]),

  grammar('bots', [
    `{
  "prefix": "!",
  "ownerId": "‹snowflake›",
  "token": "«discord»"
}
`,
    `bot = commands.Bot(command_prefix="!", intents=discord.Intents.all())
bot.run("«discord»")
`,
    `const bot = new TelegramBot('«telegram»', { polling: true });
bot.onText(/\\/start/, (msg) => bot.sendMessage(msg.chat.id, 'Hi'));
`,
    `curl -s "https://api.telegram.org/bot«telegram»/sendMessage" -d chat_id=‹digits:9› -d text="backup ok"
`,
    `const app = new App({
  token: '«slackBot»',
  appToken: '«slackApp»',
  signingSecret: '«hex:32»',
  socketMode: true,
});
`,
    `slack:
  channel: "#‹service›-alerts"
  user_token: «slackUser»
  username: deploybot
`,
    `oauth: "oauth:«lowernum:30»"
nick: ‹company›bot
channels: ["‹login›"]
`,
  ]),

  grammar('hospital', [
    `{
  "Name" : "‹Company› PACS",
  "DicomAet" : "ORTHANC",
  "RemoteAccessAllowed" : true,
  "AuthenticationEnabled" : true,
  "RegisteredUsers" : {
    "‹login›" : "«pwPlain»"
  }
}
`,
    `database = mysql
database.url = jdbc:mysql://‹dbHost›:3306/mirthdb
database.username = ‹login›
database.password = «pwMix»
keystore.storepass = «alnum:12»
keystore.keypass = «alnum:12»
`,
    `POST /oauth2/token HTTP/1.1
Host: fhir.‹domain›
Content-Type: application/x-www-form-urlencoded

grant_type=client_credentials&client_id=‹uuid›&client_secret=«pwGenPlain»&scope=system%2FPatient.read
`,
    `HIS-Zugang Station ‹small›
Benutzer: stat‹small›
Kennwort: «pwChat»
Domäne: KLINIK
`,
    `$sqlconf = array();
global $sqlconf;
$host   = '‹dbHost›';
$login  = 'openemr';
$pass   = '«pwGenPlain»';
$dbase  = 'openemr';
`,
    `‹iso› INFO  hl7-listener - Connecting to sftp://‹login›:«pwUrl»@lab-exchange.‹domain›:22/outbound
‹iso› INFO  hl7-listener - 3 files fetched (ORU^R01)
`,
    `<sender name="ris-bridge">
  <endpoint>https://ris.‹domain›/ws/v2</endpoint>
  <wsse:UsernameToken>
    <wsse:Username>‹login›</wsse:Username>
    <wsse:Password Type="PasswordText">«pwPlain»</wsse:Password>
  </wsse:UsernameToken>
</sender>
`,
  ]),

  grammar('connection-strings', [
    `mongodb+srv://‹login›:«pwGenPlain»@cluster0.‹lowernum:7›.mongodb.net/‹dbName›?retryWrites=true&w=majority`,
    `DRIVER={ODBC Driver 18 for SQL Server};SERVER=‹dbHost›;DATABASE=‹dbName›;UID=‹login›;PWD=«pwPlain»;Encrypt=yes`,
    `host=‹dbHost› port=5432 dbname=‹dbName› user=‹login› password=«pwMix» sslmode=require`,
    `Connecting with mysql://‹login›:«pwUrl»@‹dbHost›:3306/‹dbName› ...
Connected. Server version: 8.0.36
`,
    `jdbc:postgresql://‹dbHost›:5432/‹dbName›?user=‹login›&password=«pwGenPlain»&ssl=true`,
    `ldap_uri = ldap://cn=‹login›:«pwUrl»@‹host›:389/dc=‹company›,dc=local
amqp_uri = amqps://‹login›:«pwUrl»@‹host›/%2f
ftp_mirror = ftp://‹login›:«pwEnc»@ftp.‹domain›/pub/nightly
`,
    `clickhouse://default:«pwGenPlain»@‹dbHost›:9000/‹dbName›
elasticsearch: https://elastic:«pwGenPlain»@es01.‹domain›:9200
`,
    `[ODBC]
Driver=FreeTDS
Server=‹dbHost›
Port=1433
UID=‹login›
PWD=«pwPlain»
Database=‹dbName›
`,
  ]),

  grammar('home-assistant', [
    `# secrets.yaml
wifi_ssid: "‹Company›-IoT"
wifi_password: "«wifiPsk»"
mqtt_user: homeassistant
mqtt_password: «pwMix»
latitude: 52.52
`,
    `esphome:
  name: ‹noun›-sensor
api:
  encryption:
    key: "«key32»"
ota:
  - platform: esphome
    password: "«otaHex»"
`,
    `curl -X GET -H "Authorization: Bearer «haJwt»" -H "Content-Type: application/json" http://homeassistant.local:8123/api/states/light.‹noun›
`,
    `mqtt:
  server: mqtt://‹lanIp›:1883
  user: zigbee
  password: «pwMix»
serial:
  port: /dev/ttyUSB0
advanced:
  channel: 15
  network_key: [«zigbeeKey»]
`,
    `cameras:
  ‹noun›:
    ffmpeg:
      inputs:
        - path: rtsp://‹login›:«pwUrl»@‹lanIp›:554/h264Preview_01_main
          roles: [detect, record]
`,
    `ring:
  username: ‹email›
  password: "«pwSym»"
alarm_control_panel:
  - platform: manual
    name: Haus
    code: "«digits:6»"
`,
    `long_lived_token = "«haJwt»"
ha_url = "http://‹lanIp›:8123"
entity = "sensor.‹noun›_temperature"
`,
  ]),

  grammar('wifi', [
    `network={
    ssid="‹Company›-‹noun›"
    psk="«wifiPsk»"
    key_mgmt=WPA-PSK
}
`,
    `[wifi-security]
key-mgmt=wpa-psk
psk=«wifiPsk»

[ipv4]
method=auto
`,
    `interface=wlan0
ssid=‹Company›-Guest
wpa=2
wpa_passphrase=«wifiPsk»
wpa_key_mgmt=WPA-PSK
channel=6
`,
    `  wifis:
    wlan0:
      dhcp4: true
      access-points:
        "‹Company›-Office":
          password: "«wifiPsk»"
`,
    `const char* ssid = "‹Company›-IoT";
const char* password = "«wifiPsk»";

void setup() {
  Serial.begin(115200);
  WiFi.begin(ssid, password);
}
`,
    `PS C:\\> netsh wlan show profile name="‹Company›" key=clear
    SSID name              : "‹Company›"
    Authentication         : WPA2-Personal
    Security key           : Present
    Key Content            : «wifiPsk»
`,
    `nmcli dev wifi connect "‹Company›-5G" password "«wifiPsk»"
Device 'wlp2s0' successfully activated with '‹uuid›'.
`,
    `WIFI:T:WPA;S:‹Company›-Guest;P:«wifiPsk»;H:false;;`,
  ]),

  grammar('network-gear', [
    `hostname sw-‹noun›
!
username ‹login› privilege 15 password 0 «pwPlain»
enable password «pwPlain»
snmp-server community «alnum:14» RW
!
interface Vlan10
 ip address ‹lanIp› 255.255.255.0
`,
    `/interface wireless security-profiles add name=‹noun› mode=dynamic-keys authentication-types=wpa2-psk wpa2-pre-shared-key="«wifiPsk»"
/user add name=‹login› group=full password="«pwPlain»"
`,
    `config interface 'wan'
	option proto 'pppoe'
	option username '‹digits:12›@‹domain›'
	option password '«pwMix»'
config wifi-iface
	option ssid '‹Company›'
	option key '«wifiPsk»'
`,
    `crypto isakmp key «pwGenPlain» address ‹lanIp›
tacacs-server host ‹lanIp› key «pwPlain»
radius-server host ‹lanIp› auth-port 1812 key «pwPlain»
`,
    `client ap-‹noun› {
	ipaddr = ‹lanIp›
	secret = «pwGenPlain»
	shortname = ap-‹noun›
}
`,
    `‹Company›-fw # config system admin
edit "‹login›"
set accprofile "super_admin"
set password «pwPlain»
next
end
`,
    `conn ‹company›-hq
    left=%defaultroute
    right=‹lanIp›
    authby=secret
# /etc/ipsec.secrets
‹lanIp› %any : PSK "«pwGenPlain»"
`,
  ]),

  grammar('vpn', [
    `[Interface]
Address = 10.8.0.‹small›/24
PrivateKey = «wgKey»
DNS = 1.1.1.1

[Peer]
PublicKey = ‹wgKey›
Endpoint = vpn.‹domain›:51820
AllowedIPs = 0.0.0.0/0
`,
    `[Peer]
# ‹noun›-laptop
PublicKey = ‹wgKey›
PresharedKey = «wgKey»
AllowedIPs = 10.8.0.‹small›/32
`,
    `client
dev tun
proto udp
remote vpn.‹domain› 1194
<tls-auth>
-----BEGIN OpenVPN Static key V1-----
«openvpnStatic»
-----END OpenVPN Static key V1-----
</tls-auth>
`,
    `$ cat /etc/openvpn/auth.txt
‹login›
«pwGenPlain»
$ systemctl restart openvpn-client@‹company›
`,
    `$ wg genkey | tee privatekey | wg pubkey > publickey
$ cat privatekey
«wgKey»
`,
    `sudo tailscale up --authkey «tailscale» --hostname ‹noun›-nas --accept-routes
Success.
`,
    `echo '«pwPlain»' | sudo openconnect --user=‹login› --passwd-on-stdin vpn.‹domain›
Connected to ‹lanIp›:443
`,
  ]),

  grammar('nas-and-media', [
    `//‹lanIp›/backup /mnt/backup cifs username=‹login›,password=«pwMix»,uid=1000,vers=3.0 0 0
`,
    `# /root/.smbcredentials
username=‹login›
password=«pwSym»
domain=WORKGROUP
`,
    `<Config>
  <BindAddress>*</BindAddress>
  <Port>8989</Port>
  <ApiKey>«hex:32»</ApiKey>
  <AuthenticationMethod>Forms</AuthenticationMethod>
  <Branch>main</Branch>
</Config>
`,
    `curl "http://‹lanIp›:32400/library/sections?X-Plex-Token=«plexToken»"
`,
    `export RESTIC_REPOSITORY=sftp:‹login›@‹lanIp›:/volume1/restic
export RESTIC_PASSWORD='«phrase»'
restic snapshots
`,
    `BORG_PASSPHRASE="«pwGen»" borg create --stats /mnt/backup::‹noun›-{now} /srv
Archive name: ‹noun›-‹iso›
`,
    `[b2]
type = b2
account = ‹hex:12›
key = «b2Key»
hard_delete = false
`,
    `net use Z: \\\\‹lanIp›\\share /user:‹company›\\‹login› «pwPlain» /persistent:yes
The command completed successfully.
`,
  ]),

  grammar('android-signing', [
    `MYAPP_UPLOAD_STORE_FILE=upload.keystore
MYAPP_UPLOAD_KEY_ALIAS=upload
MYAPP_UPLOAD_STORE_PASSWORD=«pwPlain»
MYAPP_UPLOAD_KEY_PASSWORD=«pwPlain»
org.gradle.jvmargs=-Xmx4096m
`,
    `signingConfigs {
    release {
        storeFile file('../keys/‹company›.jks')
        storePassword '«pwPlain»'
        keyAlias '‹company›'
        keyPassword '«pwPlain»'
    }
}
`,
    `jarsigner -verbose -keystore ‹company›.keystore -storepass «pwPlain» -keypass «pwPlain» app-release-unsigned.apk ‹company›
jar signed.
`,
    `storePassword=«pwPlain»
keyPassword=«pwPlain»
keyAlias=upload
storeFile=/Users/‹login›/keys/upload-keystore.jks
`,
    `keytool -genkeypair -v -keystore release.jks -alias ‹company› -keyalg RSA -keysize 2048 -storepass '«pwSym»'
Generating 2,048 bit RSA key pair
`,
    `buildConfigField "String", "BACKEND_SECRET", "\\"«alnum:40»\\""
buildConfigField "int", "API_LEVEL", "‹small›"
`,
  ]),

  grammar('ios-and-mobile', [
    `FASTLANE_USER=‹email›
FASTLANE_APPLE_APPLICATION_SPECIFIC_PASSWORD=«applePw»
MATCH_PASSWORD=«pwMix»
`,
    `xcrun altool --upload-app -f ‹Company›.ipa -t ios -u ‹email› -p «applePw»
No errors uploading '‹Company›.ipa'.
`,
    `{
  "key_id": "‹uppernum:10›",
  "issuer_id": "‹uuid›",
  "key": "-----BEGIN PRIVATE KEY-----\\n«ecEscaped»\\n-----END PRIVATE KEY-----\\n",
  "duration": 1200
}
`,
    `security unlock-keychain -p "«pwPlain»" ~/Library/Keychains/build.keychain-db
security import cert.p12 -k build.keychain-db -P "«pwPlain»" -T /usr/bin/codesign
`,
    `class Env {
  static const baseUrl = 'https://api.‹domain›';
  static const clientSecret = '«alnum:40»';
  static const timeout = Duration(seconds: ‹small›);
}
`,
    `struct Secrets {
    static let paymentsSecretKey = "«stripeRk»"
    static let environment = "production"
}
`,
    `MAPBOX_DOWNLOADS_TOKEN=«mapboxSecret»
android.useAndroidX=true
`,
  ]),

  grammar('cookies', [
    `GET /‹page› HTTP/1.1
Host: app.‹domain›
Cookie: lang=de; theme=dark; PHPSESSID=«phpSess»
User-Agent: Mozilla/5.0 (X11; Linux x86_64)
`,
    `curl 'https://app.‹domain›/api/me' -H 'accept: application/json' -b 'connect.sid=«connectSid»; locale=en'
`,
    `HTTP/1.1 302 Found
Location: /‹page›
Set-Cookie: sessionid=«djangoSess»; expires=Tue, 14 Jul 2026 10:00:00 GMT; HttpOnly; Max-Age=1209600; Path=/; SameSite=Lax
`,
    `# Netscape HTTP Cookie File
#HttpOnly_.‹domain›	TRUE	/	TRUE	‹epoch›	session	«flaskSess»
.‹domain›	TRUE	/	FALSE	‹epoch›	theme	dark
`,
    `cookies = {'JSESSIONID': '«HEX:32»', 'lang': 'pl'}
r = requests.get('https://portal.‹domain›/reports', cookies=cookies)
`,
    `{"name":"__Secure-next-auth.session-token","value":"«userJwt»","domain":".‹domain›","path":"/","httpOnly":true,"secure":true}
`,
    `document.cookie
'theme=light; auth_token=«userJwt»; _ga=GA1.1.‹digits:9›.‹epoch›'
`,
  ]),

  grammar('http-dump', [
    `> GET /api/v1/patients?limit=‹small› HTTP/2
> Host: api.‹domain›
> authorization: Bearer «userJwt»
> accept: */*
>
< HTTP/2 200
< content-type: application/json
`,
    `POST /v1/messages HTTP/1.1
Host: api.‹domain›
X-Api-Key: «alnum:40»
Content-Type: application/json
Content-Length: ‹small›

{"hello":"world"}
`,
    `GET /rest/api/2/issue/‹ticket› HTTP/1.1
Authorization: Basic «basic»
Accept: application/json
`,
    `HTTP/1.1 200 OK
Content-Type: application/json;charset=UTF-8
Cache-Control: no-store

{"access_token":"«alnum:43»","token_type":"Bearer","expires_in":3600,"refresh_token":"«alnum:43»","scope":"openid"}
`,
    `POST /login HTTP/1.1
Host: ‹domain›
Content-Type: application/x-www-form-urlencoded

username=‹login›&password=«pwEnc»&remember=1
`,
    `POST /api/login HTTP/1.1
Host: ‹domain›
Content-Type: application/json

{"email":"‹email›","password":"«pwSym»"}
`,
    `"request": {
  "method": "GET",
  "header": [
    {"key": "PRIVATE-TOKEN", "value": "«gitlab»"},
    {"key": "Accept", "value": "application/json"}
  ],
  "url": "https://gitlab.‹domain›/api/v4/projects/‹int›"
}
`,
    `headers: Object [AxiosHeaders] {
    Accept: 'application/json, text/plain, */*',
    Authorization: 'Token «hex:40»',
    'User-Agent': 'axios/‹version›'
}
`,
  ]),

  grammar('curl', [
    `curl -u ‹login›:«pwPlain» https://nexus.‹domain›/repository/raw/‹service›-‹version›.tgz -O
`,
    `curl -X POST https://api.openai.com/v1/chat/completions -H "Authorization: Bearer «openai»" -H "Content-Type: application/json" -d @body.json
`,
    `curl -s -H 'X-Auth-Token: «hex:32»' https://‹lanIp›:8443/api/devices | jq '.[].name'
`,
    `http POST api.‹domain›/auth/login email=‹email› password='«pwSym»'
`,
    `wget --user=‹login› --password='«pwSym»' https://files.‹domain›/exports/‹stamp›.zip
`,
    `curl "https://api.‹domain›/v2/weather?city=Oslo&units=metric&appid=«hex:32»"
`,
    `curl --request GET --url https://api.airtable.com/v0/app‹alnum:14›/Players --header 'Authorization: Bearer «airtable»'
`,
    `Invoke-RestMethod -Uri "https://api.‹domain›/v1/hosts" -Headers @{ "Authorization" = "Bearer «pwGenPlain»" }
`,
  ]),

  grammar('db-command-lines', [
    `mysql -h ‹dbHost› -u ‹login› -p«pwGenPlain» ‹dbName› -e "show tables"
`,
    `PGPASSWORD='«pwSym»' psql -h ‹dbHost› -U ‹login› -d ‹dbName› -c 'select now()'
`,
    `redis-cli -h ‹host› -a «pwGenPlain» INFO replication
Warning: Using a password with '-a' or '-u' option on the command line interface may not be safe.
# Replication
role:master
`,
    `mongosh "mongodb://‹login›:«pwUrl»@‹dbHost›:27017/‹dbName›?authSource=admin" --eval 'db.stats()'
`,
    `sqlcmd -S ‹dbHost› -U sa -P "«pwPlain»" -Q "SELECT name FROM sys.databases"
`,
    `mysqldump --single-transaction --user=‹login› --password=«pwGenPlain» ‹dbName› | gzip > /backup/‹dbName›-‹stamp›.sql.gz
`,
    `sqlplus ‹login›/«pwGenPlain»@//‹dbHost›:1521/ORCLPDB1 @report.sql
`,
    `# ~/.pgpass
‹dbHost›:5432:‹dbName›:‹login›:«pwGenPlain»
‹dbHost›:5432:*:postgres:«pwGenPlain»
`,
  ]),

  grammar('shell-history', [
    `  ‹int›  cd /opt/‹service›
  ‹int›  export GITHUB_TOKEN=«github»
  ‹int›  gh pr list
  ‹int›  ls -la
`,
    `‹prompt› echo "«pwPlain»" | sudo -S apt-get update
Hit:1 http://deb.debian.org/debian bookworm InRelease
`,
    `‹prompt› sshpass -p '«pwSym»' ssh ‹login›@‹lanIp› uptime
 ‹time› up ‹small› days,  2 users,  load average: 0.08, 0.03, 0.01
`,
    `‹prompt› echo '‹login›:«pwPlain»' | chpasswd
‹prompt› docker login registry.‹domain› -u ‹login› -p «dockerPat»
WARNING! Using --password via the CLI is insecure. Use --password-stdin.
Login Succeeded
`,
    `‹prompt› git clone https://‹login›:«gitlab»@gitlab.‹domain›/‹company›/‹service›.git
Cloning into '‹service›'...
remote: Enumerating objects: ‹int›, done.
`,
    `‹prompt› git remote -v
origin	https://oauth2:«github»@github.com/‹company›/‹service›.git (fetch)
origin	https://github.com/‹company›/docs.git (push)
`,
    `‹prompt› printenv | grep -i -E 'pass|user'
DB_USER=‹login›
DB_PASS=«pwGenPlain»
‹prompt› exit
`,
    `: ‹epoch›:0;vault login «vaultShort»
: ‹epoch›:0;vault kv list secret/‹service›
: ‹epoch›:0;unzip -P «pwPlain» export-‹stamp›.zip
`,
  ]),

  grammar('ci-logs', [
    `[‹iso›] + env
CI=true
RUNNER_OS=Linux
NPM_TOKEN=«npm»
GITHUB_SHA=‹sha1›
`,
    `‹iso› $ docker build --build-arg GH_TOKEN=«githubApp» --build-arg VERSION=‹version› -t ‹company›/‹service› .
‹iso› #1 [internal] load build definition from Dockerfile
`,
    `DEBUG ‹service›.config: loaded {'db_host': '‹dbHost›', 'db_user': '‹login›', 'db_password': '«pwGen»', 'pool': 5}
`,
    `‹iso› ERROR could not connect: FATAL: password authentication failed (dsn=postgres://‹login›:«pwUrl»@‹dbHost›:5432/‹dbName›)
‹iso› INFO retrying in 5s
`,
    `npm notice Publishing to https://registry.npmjs.org/
npm verbose cli /usr/bin/npm publish --//registry.npmjs.org/:_authToken=«npm»
+ @‹company›/‹service›@‹version›
`,
    `Uploading distributions to https://upload.pypi.org/legacy/
+ twine upload -u __token__ -p «pypi» dist/*
100% ━━━━━━━━━━━━━━━━━━━━ ‹small›.0/‹small›.0 kB
`,
    `Deploying ‹service› ...
Initial admin password for Jenkins: «hex:32»
This may also be found at: /var/jenkins_home/secrets/initialAdminPassword
`,
    `level=debug ts=‹iso› caller=client.go:‹int› msg="sending request" url=https://api.‹domain›/v1/jobs header.authorization="Bearer «vault»"
`,
  ]),

  grammar('ci-config', [
    `jobs:
  deploy:
    runs-on: ubuntu-latest
    env:
      AWS_REGION: ‹region›
      AWS_SECRET_ACCESS_KEY: «awsSecret»
    steps:
      - uses: actions/checkout@v4
`,
    `variables:
  DEPLOY_HOST: ‹lanIp›
  DEPLOY_PASSWORD: "«pwSym»"
deploy:
  stage: deploy
  script:
    - sshpass -p "$DEPLOY_PASSWORD" rsync -av dist/ ‹login›@$DEPLOY_HOST:/srv/www
`,
    `pipeline {
  agent any
  environment {
    SONAR_HOST = 'https://sonar.‹domain›'
    SONAR_TOKEN = '«sonar»'
  }
}
`,
    `steps:
  - name: notify
    image: plugins/slack
    settings:
      channel: deploys
      token: «slackBot»
`,
    `[[runners]]
  name = "‹noun›-runner"
  url = "https://gitlab.‹domain›/"
  token = "«gitlabRunner»"
  executor = "docker"
`,
    `      - run: flyctl deploy --remote-only
        env:
          FLY_API_TOKEN: "«fly»"
`,
    `      - run: netlify deploy --prod --auth «netlify» --site ‹uuid›
      - run: curl -X POST --fail -F token=«gitlabTrigger» -F ref=main https://gitlab.‹domain›/api/v4/projects/‹int›/trigger/pipeline
`,
  ]),

  grammar('package-registries', [
    `//registry.npmjs.org/:_authToken=«npm»
@‹company›:registry=https://npm.‹domain›/
always-auth=true
`,
    `[distutils]
index-servers = pypi

[pypi]
username = __token__
password = «pypi»
`,
    `<server>
  <id>‹company›-releases</id>
  <username>‹login›</username>
  <password>«pwGen»</password>
</server>
`,
    `machine github.com
login ‹login›
password «github»
machine api.heroku.com
login ‹email›
password «uuid»
`,
    `<packageSourceCredentials>
  <‹company›>
    <add key="Username" value="‹login›" />
    <add key="ClearTextPassword" value="«githubPat»" />
  </‹company›>
</packageSourceCredentials>
`,
    `{
  "auths": {
    "https://index.docker.io/v1/": {
      "auth": "«basicUser»"
    }
  }
}
`,
    `--extra-index-url https://‹login›:«gitlab»@gitlab.‹domain›/api/v4/projects/‹int›/packages/pypi/simple
numpy==1.26.4
pandas==2.2.1
`,
    `[registries.‹company›]
index = "sparse+https://cargo.‹domain›/index/"
[registry]
token = "«cargo»"
`,
  ]),

  grammar('chat-english', [
    `hey ‹person›, the staging db password is «pwChat» , pls don't share it further`,
    `‹person› ‹clock›
here's the API key for the weather service: \`«hex:32»\`
‹person› ‹clock›
thx, works
`,
    `Hi ‹person›,

Your account has been created.
Username: ‹login›
Temporary password: «pwChat»

Please sign in at https://portal.‹domain› and change it on first login.
`,
    `can you log in with ‹email› / «pwChat» and check whether the report loads? I only see a blank page`,
    `I rotated the token, the new one is «github» and it expires in 90 days`,
    `wifi for the meetup: network ‹Company›-Guest, password «wifiPsk»
see you at 7`,
    `user: fix my script, it returns 401. This is my key: «anthropic»
the script is in tools/ask.py
`,
    `root pw on the new box is '«pwSym»' until we have set up keys. IP ‹lanIp›`,
  ]),

  grammar('chat-german-french', [
    `Moin ‹person›, das Passwort für den Testserver lautet «pwChat» und der Benutzer ist ‹login›.`,
    `Hallo zusammen,
die Zugangsdaten für das neue Portal:
Benutzername: ‹login›
Passwort: «pwUni»
Bitte nach der ersten Anmeldung ändern.
`,
    `Der API-Schlüssel für die Laborschnittstelle ist «pwGenPlain» (gültig bis ‹day›).`,
    `Salut ‹person›, le mot de passe de la base de prod c'est «pwChat» , ne le partage pas stp`,
    `Bonjour,
Identifiant : ‹login›
Mot de passe : «pwChat»
Adresse : https://intranet.‹domain›
Cordialement
`,
    `WLAN im Wartezimmer: ‹Company›-Gast
WLAN-Schlüssel: «wifiPsk»
`,
    `Voici la clé secrète pour l'environnement de ‹test|recette|production› : «alnum:40»
Mets-la dans le coffre stp.
`,
    `Kannst du dich kurz als ‹login› mit Kennwort "«pwSym»" am Router (‹lanIp›) anmelden?`,
  ]),

  grammar('chat-many-languages', [
    `Hola ‹person›, la contraseña del servidor es «pwChat» y el usuario ‹login›. Saludos`,
    `Oi ‹person›, a senha do banco de dados é «pwChat» , usuário ‹login›`,
    `Cześć ‹person›, hasło do serwera testowego to «pwChat» a login to ‹login›`,
    `Привет! Логин: ‹login›, пароль: «pwChat»
Зайди на https://crm.‹domain› и проверь отчёт.
`,
    `お疲れ様です。検証環境のパスワードは「«pwPlain»」です。ユーザー名は ‹login› です。`,
    `管理后台账号:‹login›
密码:«pwChat»
地址:https://admin.‹domain›
`,
    `Hoi ‹person›, het wachtwoord van de NAS is «pwChat» en de gebruiker is ‹login›`,
    `Merhaba ‹person›, sunucu şifresi: «pwChat»
kullanıcı adı: ‹login›
`,
  ]),

  grammar('markdown-handbook', [
    `| Service | URL | User | Password |
|---------|-----|------|----------|
| Grafana | https://grafana.‹domain› | admin | «pwPlain» |
| Jenkins | https://ci.‹domain› | ‹login› | «pwPlain» |
`,
    `## Onboarding

1. Connect to the VPN (\`vpn.‹domain›\`)
2. Log in to the wiki with user \`‹login›\` and password \`«pwSym»\`
3. Read the security policy
`,
    `### Staging credentials
- **Host:** ‹dbHost›
- **User:** ‹login›
- **Password:** «pwChat»
- **Port:** 5432
`,
    `# ‹service›

Run it with:

\`\`\`sh
API_TOKEN=«hex:40» npm start
\`\`\`

The server listens on port ‹port›.
`,
    `Lab NAS (‹lanIp›)
  user   ‹login›
  pass   «pwChat»
Printer (‹lanIp›)
  pin    «digits:8»
`,
    `> **Break-glass account**
> user \`root\`, password \`«pwGen»\`, sealed envelope in the safe. Rotate after use (‹ticket›).
`,
    `+--------------+-----------+----------------------+
| system       | login     | password             |
+--------------+-----------+----------------------+
| PACS viewer  | ‹login›   | «pwChat» |
| Lab gateway  | ‹login›   | «pwChat» |
+--------------+-----------+----------------------+
`,
  ]),

  grammar('csv-exports', [
    `url,username,password,httpRealm,formActionOrigin
"https://‹domain›","‹email›","«pwSym»",,"https://‹domain›"
"https://shop.‹domain›","‹login›","«pwSym»",,"https://shop.‹domain›"
`,
    `name,url,username,password,note
‹Company›,https://‹domain›/login,‹email›,«pwPlain»,
router,http://‹lanIp›,admin,«pwPlain»,kitchen
`,
    `folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp
Work,,login,‹Company› VPN,,,0,https://vpn.‹domain›,‹login›,«pwGenPlain»,«totp»
`,
    `id;login;haslo;rola
‹int›;‹login›;«pwPlain»;admin
‹int›;‹login›;«pwPlain»;lekarz
`,
    `user	password	group
‹login›	«pwPlain»	students
‹login›	«pwPlain»	students
`,
    `username,email,temp_password,expires
‹login›,‹email›,«pwGen»,‹day›
`,
    `"Group","Title","Username","Password","URL","Notes"
"Root/Servers","‹noun›-nas","‹login›","«pwGenSym»","https://‹lanIp›:5001",""
`,
  ]),

  grammar('recovery-codes', [
    `GitHub recovery codes for ‹login›
«codeHex»
«codeHex»
«codeHex»
«codeHex»
`,
    `Save these backup codes in a safe place. Each can be used once.

1. «codeDigits»
2. «codeDigits»
3. «codeDigits»
`,
    `BitLocker Drive Encryption recovery key

Identifier:
      ‹uuid›

Recovery Key:
      «bitlocker»
`,
    `$ sudo fdesetup enable
Enter the user name: ‹login›
Recovery key = '«filevault»'
`,
    `Your 2FA backup codes (Discord):
* «codeDash»
* «codeDash»
* «codeDash»
`,
    `Unseal Key 1: «b64:44»
Unseal Key 2: «b64:44»
Unseal Key 3: «b64:44»

Initial Root Token: «vaultShort»

Vault initialized with 5 key shares and a key threshold of 3.
`,
    `Emergency kit – ‹Company›
Sign-in address: ‹company›.1password.com
Email: ‹email›
Secret Key: «a3key»
`,
    `Notfallcodes für ‹email›:
«codeUpper»
«codeUpper»
`,
  ]),

  grammar('totp', [
    `otpauth://totp/‹Company›:‹login›?secret=«totp»&issuer=‹Company›&algorithm=SHA1&digits=6&period=30`,
    `Can't scan the QR code? Enter this key manually in your authenticator app:
«totpSpaced»
Account: ‹email›
`,
    `$ oathtool --totp -b «totp» | xclip -selection clipboard
`,
    `google-authenticator -t -d -f -r 3 -R 30 -w 3
Your new secret key is: «base32:26»
Enter code from app (-1 to skip): -1
Code confirmation skipped
`,
    `{"type":"totp","label":"‹Company›","issuer":"‹Company›","secret":"«totp»","digits":6,"period":30}
`,
    `totp = pyotp.TOTP("«totp»")
print(totp.now())
`,
    `2FA-Geheimnis (TOTP) für ‹login›: «totp»
Bitte nur im Passwortmanager ablegen.
`,
  ]),

  grammar('signed-urls', [
    `http://‹lanIp›:9000/‹bucket›/export-‹stamp›.csv?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=‹login›%2F‹stamp›%2F‹region›%2Fs3%2Faws4_request&X-Amz-Date=‹stamp›T101500Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=«hex64»`,
    `https://‹company›store.blob.core.windows.net/‹bucket›/scan-‹int›.zip?sv=2022-11-02&st=‹day›T00%3A00%3A00Z&se=‹day›T23%3A59%3A59Z&sr=b&sp=r&sig=«sasSig»`,
    `https://storage.googleapis.com/‹company›-‹bucket›/build-‹version›.apk?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Credential=uploader%40‹company›.iam.gserviceaccount.com%2F‹stamp›%2Fauto%2Fstorage%2Fgoog4_request&X-Goog-Date=‹stamp›T090000Z&X-Goog-Expires=3600&X-Goog-SignedHeaders=host&X-Goog-Signature=«hex:512»`,
    `Hi ‹person›,
someone asked for a new password for ‹email›. Open this link within one hour:
https://app.‹domain›/reset-password?token=«url64:43»
If it was not you, ignore this mail.
`,
    `Magic link: https://‹domain›/auth/magic?email=‹emailEnc›&token=«hex64»`,
    `[‹iso›] GET /download/‹noun›.zip?expires=‹epoch›&signature=«hex:40» 200 ‹big›`,
    `BlobEndpoint=https://‹company›store.blob.core.windows.net/;SharedAccessSignature=sv=2023-01-03&ss=b&srt=co&sp=rwl&se=‹day›T00:00:00Z&sig=«sasSig»`,
    `https://d‹lowernum:13›.cloudfront.net/video/‹noun›.m3u8?Expires=‹epoch›&Signature=«url64:344»&Key-Pair-Id=K‹uppernum:13›`,
  ]),

  grammar('webhooks', [
    `curl -X POST -H 'Content-type: application/json' --data '{"text":"deploy done"}' https://hooks.slack.com/services/T0‹uppernum:9›/B0‹uppernum:9›/«alnum:24»
`,
    `webhook_url: https://discord.com/api/webhooks/‹snowflake›/«url64:68»
username: ‹company›-ci
`,
    `const HOOK = "https://hooks.slack.com/services/T0‹uppernum:9›/B0‹uppernum:9›/«alnum:24»";
await fetch(HOOK, { method: "POST", body: JSON.stringify({ text }) });
`,
    `discord webhook for #builds: https://discord.com/api/webhooks/‹snowflake›/«url64:68»`,
    `{"webhook":{"url":"https://ci.‹domain›/hooks/‹service›","content_type":"json","secret":"«pwGenPlain»","insecure_ssl":"0"}}
`,
    `IFTTT: https://maker.ifttt.com/trigger/door_open/with/key/«url64:43»
interval: ‹small›
`,
  ]),

  grammar('pem-keys', [
    `-----BEGIN RSA PRIVATE KEY-----
«rsaBody»
-----END RSA PRIVATE KEY-----
`,
    `$ cat ~/.ssh/id_ed25519
-----BEGIN OPENSSH PRIVATE KEY-----
«opensshBody»
-----END OPENSSH PRIVATE KEY-----
$ ls ~/.ssh
authorized_keys  id_ed25519  id_ed25519.pub
`,
    `-----BEGIN EC PRIVATE KEY-----
«ecBody»
-----END EC PRIVATE KEY-----
`,
    `ssl_key: |
    -----BEGIN RSA PRIVATE KEY-----
    «rsaIndented»
    -----END RSA PRIVATE KEY-----
listen: ‹port›
`,
    `-----BEGIN PRIVATE KEY-----
«ed25519Body»
-----END PRIVATE KEY-----
`,
    `$ tail -n 6 /etc/ssl/private/‹company›.key
«keyTail»
-----END PRIVATE KEY-----
$
`,
    `-----BEGIN PGP PRIVATE KEY BLOCK-----

«pgpBody»
-----END PGP PRIVATE KEY BLOCK-----
`,
    `PuTTY-User-Key-File-3: ssh-rsa
Encryption: none
Comment: ‹login›@‹noun›
Private-Lines: 7
«ppkBody»
Private-MAC: ‹sha256›
`,
  ]),

  grammar('service-accounts', [
    `{
  "type": "service_account",
  "project_id": "‹company›-‹env›",
  "private_key_id": "‹sha1›",
  "private_key": "-----BEGIN PRIVATE KEY-----\\n«pkcs8Escaped»\\n-----END PRIVATE KEY-----\\n",
  "client_email": "‹service›@‹company›-‹env›.iam.gserviceaccount.com",
  "client_id": "‹digits:21›"
}
`,
    `FIREBASE_PROJECT_ID=‹company›-app
FIREBASE_PRIVATE_KEY="-----BEGIN PRIVATE KEY-----\\n«pkcs8Escaped»\\n-----END PRIVATE KEY-----\\n"
FIREBASE_CLIENT_EMAIL=firebase-adminsdk@‹company›-app.iam.gserviceaccount.com
`,
    `{"kty":"OKP","crv":"Ed25519","kid":"‹url64:10›","x":"‹url64:43›","d":"«jwkD»"}
`,
    `# created: ‹iso›
# public key: age1‹lowernum:58›
«age»
`,
    `{
  "appId": "‹uuid›",
  "displayName": "‹service›-‹env›",
  "password": "«azureClient»",
  "tenant": "‹uuid›"
}
`,
    `{
  "client_id": "‹digits:12›-‹lowernum:32›.apps.googleusercontent.com",
  "client_secret": "«googleOauth»",
  "refresh_token": "«googleRefresh»",
  "type": "authorized_user"
}
`,
    `jwt_private_key = "-----BEGIN PRIVATE KEY-----«pkcs8Line»-----END PRIVATE KEY-----"
jwt_ttl = 900
`,
  ]),

  grammar('wallets', [
    `Your recovery phrase (write it down, never share it):
«seed12»
`,
    `// hardhat.config.js
networks: {
  ‹sepolia|mainnet|polygon›: {
    url: "https://rpc.‹domain›",
    accounts: ["«ethKey»"],
  },
},
`,
    `MNEMONIC="«seed12»"
RPC_URL=https://rpc.‹domain›
`,
    `PRIVATE_KEY=«ethKey»
CHAIN_ID=11155111
CONTRACT_ADDRESS=0x‹hex:40›
`,
    `seed phrase for the cold wallet: «seed24»
stored ‹day› by ‹person›
`,
    `rpcuser=‹login›
rpcpassword=«url64:43»
rpcport=8332
server=1
`,
  ]),

  grammar('sql-users', [
    `CREATE USER '‹login›'@'%' IDENTIFIED BY '«pwSym»';
GRANT ALL PRIVILEGES ON ‹dbName›.* TO '‹login›'@'%';
FLUSH PRIVILEGES;
`,
    `ALTER USER ‹login› WITH PASSWORD '«pwGen»';
ALTER ROLE
`,
    `CREATE ROLE ‹login› LOGIN PASSWORD '«pwPlain»';
GRANT CONNECT ON DATABASE ‹dbName› TO ‹login›;
`,
    `CREATE LOGIN ‹login› WITH PASSWORD = N'«pwPlain»', CHECK_POLICY = OFF;
CREATE USER ‹login› FOR LOGIN ‹login›;
`,
    `INSERT INTO settings (name, value) VALUES ('smtp_host', 'mail.‹domain›'), ('smtp_password', '«pwPlain»'), ('items_per_page', '‹small›');
`,
    `‹dbName›=> select email, api_token from users limit 2;
        email         |             api_token
----------------------+------------------------------------
 ‹email› | «hex:40»
 ‹email› | «hex:40»
(2 rows)
`,
    `SELECT dblink_connect('host=‹dbHost› dbname=‹dbName› user=‹login› password=«pwGenPlain»');
db.createUser({ user: "‹login›", pwd: "«pwPlain»", roles: ["readWrite"] })
`,
  ]),

  grammar('cloud-cli', [
    `{
    "AccessKey": {
        "UserName": "‹login›",
        "Status": "Active",
        "SecretAccessKey": "«awsSecret»",
        "CreateDate": "‹iso›"
    }
}
`,
    `$ aws secretsmanager get-secret-value --secret-id ‹env›/‹service›/db --query SecretString --output text
{"username":"‹login›","password":"«pwGenSym»","engine":"postgres","port":5432}
`,
    `[‹env›]
aws_secret_access_key = «awsSecret»
aws_session_token = «awsSession»
region = ‹region›
`,
    `$ gcloud auth print-access-token
«googleAccess»
`,
    `$ az storage account keys list -n ‹company›store -o table
KeyName    Permissions    Value
---------  -------------  ----------------------------------------------------------------------------------------
key1       FULL           «azureKey»
key2       FULL           «azureKey»
`,
    `$ heroku config -a ‹company›-‹env›
=== ‹company›-‹env› Config Vars
DATABASE_URL: postgres://‹lower:14›:«hex64»@ec2-‹small›-20-13-9.compute-1.amazonaws.com:5432/d‹lowernum:13›
LANG:         en_US.UTF-8
`,
    `$ vault kv get -field=value secret/‹service›/api
«pwGenPlain»
$ vault kv get secret/‹service›/db
====== Data ======
Key         Value
---         -----
password    «pwGen»
username    ‹login›
`,
    `$ pscale password create ‹dbName› main ‹login›
  NAME      USERNAME              ROLE    PASSWORD
  ‹login›   ‹lowernum:20›  admin   «planetscale»
`,
  ]),

  grammar('mail-and-proxy', [
    `[smtp]
host = mail.‹domain›
port = 587
user = ‹email›
password = \`«pwSym»\`
from_address = ‹email›
`,
    `defaults
auth on
tls on
account gmail
host smtp.gmail.com
user ‹email›
password «googleAppPw»
`,
    `[mail.‹domain›]:587 ‹email›:«pwPlain»
# postmap /etc/postfix/sasl_passwd
`,
    `http_proxy=http://‹login›:«pwUrl»@proxy.‹domain›:3128
no_proxy=localhost,127.0.0.1,.‹domain›
`,
    `Acquire::http::Proxy "http://‹login›:«pwEnc»@‹lanIp›:8080";
`,
    `S: 250-AUTH PLAIN LOGIN
C: AUTH PLAIN «authPlain»
S: 235 2.7.0 Authentication successful
`,
    `poll imap.‹domain› proto IMAP user "‹email›" pass "«pwPlain»" is ‹login› here ssl
`,
  ]),

  grammar('powershell-windows', [
    `$pw = ConvertTo-SecureString "«pwPlain»" -AsPlainText -Force
$cred = New-Object System.Management.Automation.PSCredential ("‹company›\\‹login›", $pw)
Enter-PSSession -ComputerName srv-‹noun› -Credential $cred
`,
    `net user ‹login› «pwPlain» /add
The command completed successfully.
net localgroup Administrators ‹login› /add
`,
    `<AutoLogon>
  <Password>
    <Value>«pwPlain»</Value>
    <PlainText>true</PlainText>
  </Password>
  <Username>‹login›</Username>
  <Enabled>true</Enabled>
</AutoLogon>
`,
    `Windows Registry Editor Version 5.00

[HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon]
"AutoAdminLogon"="1"
"DefaultUserName"="‹login›"
"DefaultPassword"="«pwPlain»"
`,
    `schtasks /create /tn "‹service› sync" /tr C:\\jobs\\sync.bat /sc hourly /ru ‹company›\\‹login› /rp «pwPlain»
SUCCESS: The scheduled task "‹service› sync" has successfully been created.
`,
    `cmdkey /add:‹lanIp› /user:‹login› /pass:«pwPlain»
CMDKEY: Credential added successfully.
`,
    `Set-ADAccountPassword -Identity ‹login› -Reset -NewPassword (ConvertTo-SecureString '«pwSym»' -AsPlainText -Force)
`,
  ]),

  grammar('saas-yaml', [
    `integrations:
  notion:
    token: «notion»
    database_id: ‹hex:32›
  linear:
    api_key: «linear»
    team: ‹upper:3›
`,
    `datasources:
  - name: ‹dbName›
    type: postgres
    url: ‹dbHost›:5432
    user: ‹login›
    secureJsonData:
      password: "«pwGen»"
`,
    `grafana_api:
  url: https://grafana.‹domain›
  service_account_token: «grafana»
newrelic:
  account_id: ‹big›
  api_key: «newrelic»
`,
    `shopify:
  shop: ‹company›.myshopify.com
  access_token: «shopify»
  api_version: ‹year›-07
`,
    `twilio:
  account_sid: AC‹hex:32›
  auth_token: «hex:32»
  from: "+49151‹digits:7›"
`,
    `facebook:
  page_id: ‹digits:15›
  page_access_token: «facebook»
`,
    `keycloak:
  realm: ‹company›
  auth-server-url: https://sso.‹domain›/
  resource: ‹service›
  credentials:
    secret: «alnum:32»
`,
    `paypal:
  mode: live
  client_id: A‹url64:79›
  client_secret: «paypal»
`,
  ]),

  defineGrammar(
    's12-json-escaped-tool-output',
    twelfthLexicon,
    [
      `$ cat config/database.yml
production:
  adapter: postgresql
  host: ‹dbHost›
  username: ‹login›
  password: "«pwGen»"
`,
      `$ cat .env
DB_USER="‹login›"
DB_PASSWORD="«pwSym»"
PORT=‹port›
`,
      `$ cat deploy_key
-----BEGIN OPENSSH PRIVATE KEY-----
«opensshBody»
-----END OPENSSH PRIVATE KEY-----
`,
      `{"user": "‹login›", "password": "«pwPlain»", "host": "‹dbHost›"}
`,
      `     1	[client]
     2	user = ‹login›
     3	password = "«pwPlain»"
     4	host = ‹dbHost›
`,
      `config/master.key:1:«railsMaster»
config/credentials.yml.enc:1: (binary)
`,
      `src/api.ts:12:  headers: { Authorization: "Bearer «github»" },
src/api.ts:19:  retries: ‹small›,
`,
    ],
    jsonEscape,
  ),
];
