/**
 * Lines of sentences, logs and code that hold no secret, although they have the words that places, vendors and names are found by. ⏎ is a line break.
 * None may be altered: a false mark says that there was a secret where there was none.
 */
const toLines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('⏎', '\n'));

/** Words of files, protocols and commands (`forms/`). */
const PLACE_LINES = String.raw`
the machine was rebooted, then login took 40 seconds and the password prompt appeared
machine learning models login through the portal with a password manager
each machine has a login screen and asks for the password twice
default login page of the admin area was changed in release 12
the default login shell is /bin/zsh and the password policy is strict
listening on 0.0.0.0:5432:tcp for connections
docker run -p 127.0.0.1:5432:5432 postgres:16
ports: "5432:5432" and "6379:6379" are published
host db:5432 refused the connection after 3 tries
arn:aws:logs:*:*:log-group:production-app
arn:aws:lambda:*:123456789012:function:resize-images
"Resource": "arn:aws:s3:::reports-2024/*"
arn:aws:sns:*:123456789012:topic:alerts-emea
select *:*:name:value from the wildcard table
cron:*:*:daily:backup-job runs at three
name\tactive\tcount\tcity\nAda\tTRUE\t12\tLondon\tOffice-building
ada	TRUE	12	London	Westminster
bob	FALSE	7	Berlin	Friedrichshain
flag	TRUE	1700000000	status	completed
x	FALSE	42	region	eu-central-1
250-AUTH PLAIN LOGIN CRAM-MD5
250 AUTH PLAIN mechanism is offered
AUTH PLAIN authentication was refused by the server
AUTH failed user123 from 10.0.0.7
AUTH ERROR code4711 while connecting
AUTH TLS 1.2 negotiated with cipher AES256
AUTH: user ada2 logged out
the AUTH service2-a was restarted
AUTH method basic2 is deprecated
LOGIN success session_4411 opened
LOGIN page version2 loaded in 120 ms
LOGIN attempt user42 blocked1 by the firewall
LOGIN "form" "Customer area 2024"
audit LOGIN ada berlin-office-3 ok
WIFI: the network in the lobby is open
WIFI:enabled;BT:disabled;GPS:off
the community edition 9 is free
community members 5 of 12 voted
a community event 2024 in Lisbon
community support rw channels are open on weekdays
snmp community strings should be rotated
the open source community roadmap 3 was published
server key exchange message received
client and server key agreement failed
the server key exchange uses ECDHE parameters
a server key pair was generated yesterday
tls: server key usage extension missing
update the server key rotation schedule in march
isakmp key exchange is done in phase 1
isakmp key management overview
auth-user-pass> is an option of openvpn
sqlplus is the command line client of Oracle
sqlplus / as sysdba
jdbc:oracle:thin:@db.example.org:1521/service
htpasswd file for users in production
htpasswd creates and updates files of users
run htpasswd -c users.txt ada and type it twice
the htpasswd utility from apache2-utils is needed
net use command maps a drive letter
net user account management was moved
the internet user base growth slowed
net user statistics report for 2024
every internet user study since 2019
cabinet user manual edition3
rabbitmqctl list_queues name messages
rabbitmqctl add_vhost staging
wpa_passphrase utility converts the text to a key
the wpa_passphrase command prints a block
http-basic.auth is not enabled
cargo login documentation for private registries
cargo login reads from standard input since version 1.70
vault login method kubernetes is configured
vault login authentication-method-overview
socks5 proxy settings are on the network page
socks5 localhost 1080
insecure-password warning is shown in the browser
the insecure-password check was added in 2.4
stats auth is optional in haproxy
requirepass directive sets the server's protection
the requirepass option of redis is empty by default
requirepass documentation was rewritten last year
masterauth setting is needed on replicas
masterauth must match the primary
key content: headlines and body of the page
the key content strategy changed
Key content blocks: hero, pricing, footer
cache_peer parent.example.com parent 3128 0 no-query
static:public:assets are cached for a day
static:css:main.css loaded
route static:images:logo.svg matched
{PLAIN} text was expected
pragma key is a statement of an extension
PRAGMA key_columns = 3
phpsessid=deleted
sessionid=expired-and-removed
connect.sid=missing
<<< the merge starts here
<<<<<<< HEAD
<<<<<<< feature/login-v2
<<<<<<< origin/release-2024.1
>>>>>>> 4f2a1bc fix parser2
cat <<< "version2 of the file"
wc -w <<< "four words in line1"
grep error <<< "$output2"
read -r a b <<< "10 20x30"
mail server mx1:587 failed:timeout
connect to smtp.example.com:587 error:refused
signature=valid
?signature=none&x=1
policy=default-src
?policy=strict&mode=full
ops_eyJ is how these keys start
the prefix glc_ is documented by the vendor
plainauth( takes an identity, a user, a word and a host
smtp.PlainAuth("", user, pass, host)
setsteamaccount needs a key of 32 digits
username and email are shown on the profile page
username: ada, role: editor, city: Paris
users: 42, sessions: 17, errors: 3
user story 12 was accepted by the team
login: 12 failed, 340 ok
the user manual: chapter7.html explains it
see the user guide | usr_07.txt
User agent / Chrome120 on Windows
PowerPC / PowerPC64 / RS6000 are supported
tabs / spaces2024 debate
read / write_speed2 of the disk
client/server / peer2peer networks
backup code path was refactored in build 20240115
recovery code took 1234567 ns in the benchmark
the backup code base has 250000 lines
error recovery code review on 2024-03-02
the scratch code is in branch 4711
emergency code changes need two approvals
verification code length is configurable
security code scanning is enabled
access code paths are logged
one-time code generation was disabled
the footprint: 20480 bytes
hotplug: 1234 events were handled
memory footprint 4096 pages
adopt: 2023 policy
boot protocol: 2048
seed the database with 500 rows
random seed 42 was used in all runs
seeding: 12 tables, 340 rows
mnemonic names of registers are listed below
recovery words are printed on paper
docker login succeeded
curl -u is the option for users
curl -b reads cookies from a file
ssh -p 2222 host uptime
mysql -p asks for it
sort -k2,2n -t: data.txt
tar -p -xf archive2.tar
openssl req -x509 -newkey rsa:2048 -keyout key2.pem -out cert2.pem
ps -u postgres2 -o pid,cmd
nmap -p 80,443 host1
git push -u origin feature2
psql -U app2 -d shop
mkdir -p /srv/app2/data
docker run -u 1000:1000 -w /app2 image3
insert into users (id, name) values (1, 'Ada2')
/msg nickserv help
grub.cfg was written for 3 entries
the webhookb2 host is down
authtoken is stored by ngrok in its own file
`;

/** Words of further protocols, devices and commands (`more-place-forms.ts`). */
const MORE_PLACE_LINES = String.raw`
the result depends on >1000 rows of input
ratio based on >50%, as before
alerts fire on >95th percentile latency
runs on >3 nodes only
turned on >two days ago
set user limits on >100 connections
upgrade to version 2c release notes
git log version 2c stable branch
protocol version 2c supersedes version 1
draft version 2c circulated in May
hexdump: 7f 45 4c 46 02 01 01 00 00 00 00 00
packet dump: 45 00 00 3c 1c 46 40 00 40 06
memory dump: 00 01 02 03 04 05 06 07 08 09
core dump: 10 of 12 files written
heap dump: 4d 5a 90 00 03 00 00 00 04 00
the cipher AES "counter mode" is used
encryption DES "triple variant"
see RFC on AES "key wrap" for details
a chip with DES "hardware engine" inside
see step:identify sources first
task:identify stakeholders early
phase:identify risks quickly
goal:identify duplicates in the list
rootpw should not be set
rootpw must be hashed before use
the rootpw directive of kickstart
rootpw and timezone are required fields
the word unlock Premium2024 is shown
tap to unlock Level12 and more
unlock feature2 by upgrading
unlock door3 with the app
Unlock achievement42 after ten wins
option key 'settings.theme' is missing
unknown option key 'max-retries' in config
each option key 'value-pair' must be unique
theme=dark-solarized-2024-v2; path=/
lang=en-gb-2024-default; path=/
layout=two-columns-2023-a; path=/
consent=accepted-2024-01-01; path=/
curl --value token-count-limit
tool set --key theme --value darkmode
aws ssm get-parameter --name limits --value numeric
helm set --value replicas=3
cli secret list --value-only
update token settings --value unlimited
etcdctl put key1 --value hello
suite c: pass rate 98%
group c: pass through unchanged
vitamin c: pass the lemon
gh auth login documentation-for-enterprise
netlify login opens-the-browser-window
op login instructions-for-new-members
expo login troubleshooting-and-questions
the file has md5 d41d8cd98f00b204e9800998ecf8427e
cache key uses md5 checksum2 of the body
key file md5 900150983cd24fb0d6963f7d28e17f72
area code and md5 sums2 are stored
authentication by md5 digest2 is obsolete
app password: this will also work then
app password must have four word groups
an app password that user made last week
the app-password page will load very soon
f"pwd={cwd_path}"
print(f"pwd={os.getcwd()}")
log("password={masked_value};")
<P>Internationalization</P>
<P>Telecommunications2</P>
<Q>incomprehensibilities</Q>
<D>uncharacteristically</D>
the path /srv /rp directory1 is mounted
go to /pass: the mountain road is open
signup+login form page
user+login page test2
c+login flow done
oauth:authenticationcallbackhandler
scope oauth:readwriteeverythingplease
a key-string pair is returned
key-string mapping table2
the key-string length is 12
git config docker run "-u", "1000:1000"
subprocess.run(["docker", "exec", "-u", "node:node", "app"])
args = ['run', '-u', '1001:1001', 'image']
["git", "push", "-u", "origin:main"]
"value": "dark-theme-preference", "path": "/", "httpOnly": true
{"name": "lang", "value": "english-united-kingdom", "httpOnly": false}
mysql "-protocol=tcp" is required
["mysql", "-port", "3306"]
mariadb "-prompt" option
echo name:value | tee out.txt
echo hello:world1 > file
\u0004\u0000mimetype\u0000application
PK\u0003\u0004\u0000content\u0000types
LOGIN
USER ada⏎PASS the salt please
bandwidth: pass⏎latency: pass
prime1: not shown⏎prime2: not shown
privateExponent: omitted
priv: hidden
static key v1----- is a header
recovery key is kept by the administrators
secret_id is rotated daily
secretid=none
devops pat tern library
devops patterns and practices
wordpress_logged_in is a cookie
issecret=false
issecret=true is set on output variables
accounts: [ 'Alice', 'Bob' ]
accounts: ["0x71C7656EC7ab88b098defB751B7401B5f6d8976F"]
private keys are generated on the device
private keys: 3, public keys: 3
impacket-tools are installed
user@tcp(host:3306)/db
@unix(/var/run/mysqld.sock)
::server:online
K10 hiking trail map
k10 node pool is ready
radius-server host 10.0.0.5 auth-port 1812
-server host name is missing
psk ascii art generator
text-password-value is a type in the schema
createuser is a program of postgres
createUser form SHA256 checksum field
createuser ada --createdb
key-id-and-value pairs
"-u" a2="x"
$production$ mode is on
$sandbox$ mode is off
secret-token: short
id.json was written
##[debug]=> evaluation done
"username": "ada", "key": "name"
| base64 is used for encoding
cat file | base64 > out.txt
setsteamaccount is a console command
Das Ergebnis hängt von > 1000 Zeilen ab
le seuil est fixé on >50 unités
la version 2c estable está lista
versión 2c publicada ayer
ラインは on >100 です
the vote was on >two thirds majority
build depends on >=2.4 of libfoo
filter on >min and <max
if (on >limit) return
compare on >threshold
SELECT * FROM t WHERE a on >b
docs for version 2c and 3 are merged
firmware version 2c beta2 fixes wifi
dump: finished in 3 s
dump: 12 tables
coredump: 1a 2b
error dump: aa bb cc dd ee ff 00 11 22 33
unlock the screen with your face
unlock mutex2 before returning
pthread unlock mutex_42 failed
unlocked 3 levels
rootpw is empty
kickstart: rootpw line missing
AES "GCM" and AES "CBC" modes
uses AES "authenticated encryption" by default
ES "elastic search" cluster
DES "data encryption standard"
value:identify me
text:identify this bird
--value is required
--value 12345678
the --value flag takes text
no --value given for key
`;

/** Words that keys of vendors start with (`vendor-forms.ts`). */
const VENDOR_LINES = `
sk-fading-circle sk-cube-grid sk-chasing-dots
class="sk-spinner sk-spinner-wandering-cubes"
npm_config_registry_mirror_url_setting
npm_lifecycle_event_name_of_the_script
hf_hub_download_with_progress_callback
api_org_settings_page_for_administrators
re_compile_pattern_with_many_options
secret_manager_client_library_for_python
secret_sharing_schemes_over_finite_fields
tok_embeddings_weight_initialization
pat_matching_engine_with_backtracking
lip_reading_dataset_preparation_script
sl.strategies.ensemble.voting
v1.0-beta-release-notes-for-users
fc-cache-and-font-configuration-guide
pul-down-menu-component-with-search
csk-documentation-of-the-checksum-kit
xai-explainability-methods-overview-page
fw_update_status_register_description
rnd_generator_state_initialization_vector
SG.frontend.components
SKU-2024-00012345-blue-large
SK1234 arrived on time
AIza is the prefix of such keys
ya29 is another prefix
AKIA prefixes belong to access keys
ASIA market report for 2024
AGE-SECRET-KEY-1 is the header
A3-size posters printed in colour
A3-sheet for the ABCDEF-12345 model
key-value-store-with-replication
key-bindings-for-the-terminal-editor
ghp is a prefix, ghs another
github_pat_ prefixes are documented
glpat- tokens expire after a year
gldt-overview
xoxb tokens belong to bots
xapp-level tokens
hvs. prefix of service tokens
dapi documentation index
do_v1_migration_of_the_database
shpat_ prefix
sq0idp- is public
dp.pt.example
pk_live_ is publishable
pk_test_TYooMQauvdEDq54NiTphI7jx
pk_live_51H8xYzLkdIwHu7ixZ2b3c4d5e6f7g8h9
phc_publicProjectKeyOfAnalytics
Bearer tokens are sent in a header
Bearer of good news arrived
bearer = load_bearing_wall_calculation
Basic authentication is disabled
Basic configuration is described below
basic usage of the command line
Authorization: required
eyJ starts a token
eyJ.eyJ is too short
sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==
md5 5d41402abc4b2a76b9719d911017c592
commit 4f2a1bc9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3
index 83db48f..bf2a1c3 100644
trace_id=4bf92f3577b34da6a3ce929d0e0e4736
span_id=00f067aa0ba902b7
request_id=req_01HZX3K9Q8V7N6M5B4C3D2E1F0
run_id: run_9f8e7d6c5b4a39281706
msg_013Zva2CMHLNnXjNJJKqJ2EF
chatcmpl-9x8y7z6w5v4u3t2s1r0q
toolu_01A09q90qw90lq917835lq9
file_abc123def456ghi789jkl012
thread_abcdEFGH1234ijklMNOP5678
asst_abcdEFGH1234ijklMNOP5678
cus_NffrFeUfNV2Hib
pi_3MtwBwLkdIwHu7ix28a3tqPa
price_1MoBy5LkdIwHu7ixZhnattbh
evt_1NG8Du2eZvKYlo2CUI79vXWy
i-0abcd1234efgh5678
vpc-0a1b2c3d4e5f67890
subnet-0123456789abcdef0
ami-0c55b159cbfafe1f0
sg-903004f8
eni-0a1b2c3d4e5f
vol-049df61146c4d7901
arn:aws:iam::123456789012:role/service-role/deploy
projects/my-project-123456/locations/europe-west1
550e8400-e29b-41d4-a716-446655440000
01ARZ3NDEKTSV4RRFFQ69G5FAV
cjld2cjxh0000qzrmn831i7rn
QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPBdG
0x71C7656EC7ab88b098defB751B7401B5f6d8976F
bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa
xpub is public
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ+example ada@host
ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQC7 ada@host
SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8
MD5:16:27:ac:a5:76:28:2d:36:63:1b:56:4d:eb:df:a6:48
_ZN2v88internal9Execution4CallEPNS0_7IsolateENS0_6HandleE
_ZNSt6vectorIiSaIiEE9push_backEOi
SSL_get_ex_data_X509_STORE_CTX_idx
EVP_PKEY_CTX_set_rsa_keygen_bits
X509_VERIFY_PARAM_set1_host
Ed25519PrivateKey.generate()
ec.EllipticCurvePrivateKey
win32api.RegOpenKeyEx
self._lib.NID_aes_256_cbc
cryptography.x509.Certificate
PKCS7SignatureBuilder
OAuth2RefreshTokenGrant
muttrcFormatConditionals2
prevKeyPath$jscomp$0
NSURLThumbnailDictionaryKey
java.lang.IllegalArgumentException: token2
com.example.auth.TokenService2Impl
org.springframework.security.oauth2.client
@types/node@24.1.0
react-dom@19.0.0-rc.1
node:24-bookworm-slim
python:3.12-alpine3.20
registry.example.com/team/app:2024.11.3
nginx-ingress-controller-5d8f9c7b6d-x2k4p
web-7f6d9c8b5f-abcde
pod/api-server-6b9f4d7c8-zq5wn
my-bucket-2024-eu-central-1-logs
build-20241116-142233-amd64
release-2024.11.16-rc2
v2.0.0-beta.3+build.417
libssl1.1_1.1.1f-1ubuntu2.16_amd64.deb
IMG_20240315_142233_HDR.jpg
Screenshot_2024-03-15-14-22-33-123.png
invoice_2024_000123456_final_v2.pdf
DHL tracking JD014600003828372931
DE89370400440532013000
ISBN 978-3-16-148410-0
UPC 036000291452
VIN 1HGCM82633A004352
flight LH400, seat 24A, gate B42
PNR X7K9QZ
order 2024-AB12-CD34
license plate B-AB 1234
MAC 00:1B:44:11:3A:B7
fe80::1ff:fe23:4567:890a
2001:0db8:85a3:0000:0000:8a2e:0370:7334
10.0.0.1/24 via 192.168.1.254
https://example.com/a/b?page=2&sort=name_desc
https://cdn.example.com/assets/index-B7x2kQ9z.js
https://github.com/openclaw/openclaw/pull/45377
https://docs.google.com/document/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/edit
https://www.youtube.com/watch?v=dQw4w9WgXcQ
data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB
integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC"
ETag: "33a64df551425fcc55e4d42a148795d9f25f89d4"
If-None-Match: W/"0815"
X-Request-Id: f058ebd6-02f7-4d3f-942e-904344e8cde5
Content-MD5: Q2hlY2sgSW50ZWdyaXR5IQ==
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
RSASSA-PKCS1-v1_5
AES-256-GCM with HMAC-SHA512
TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
ecdsa-sha2-nistp256
`;

/** Words for passwords and keys in sentences, messages, labels and code of many languages (`names-abroad.ts`). */
const NAME_LINES = `
Das Kennwort muss mindestens 12 Zeichen lang sein
Bitte geben Sie Ihr Kennwort ein
Kennwort vergessen? Hier zurücksetzen
Das Passwort wurde 3 Mal falsch eingegeben
Passwort läuft in 14 Tagen ab
Ihr Passwort ist abgelaufen
Der Schlüssel liegt unter der Matte
Der Schlüssel zum Erfolg ist Geduld
Schlüsselwort 12 wurde gefunden
El usuario olvidó la contraseña
La contraseña debe tener 8 caracteres
Contraseña incorrecta, quedan 2 intentos
Cambiar contraseña cada 90 días
la clave del éxito es la constancia
la clave primaria es id2
una clave foránea de la tabla pedidos2024
clave: valor
Introduzca su clave de acceso
Mot de passe oublié ?
Votre mot de passe expire dans 7 jours
Le mot de passe doit contenir 12 caractères
saisissez votre mot de passe
la clé primaire est composée de 2 colonnes
la clé de voûte du projet
clé: valeur
le jeton a été révoqué hier
jeton de 25 centimes
Wachtwoord vergeten?
Uw wachtwoord verloopt over 5 dagen
het wachtwoord moet uit 8 tekens bestaan
Lösenordet är för kort
Glömt lösenord?
Salasana on väärä
Salasana vaihdettiin 12.3.2024
Adgangskoden er udløbet
Glemt adgangskode?
Passordet må ha minst 8 tegn
Glemt passord?
Nie pamiętasz hasła?
hasło musi mieć 10 znaków
hasło dnia: cierpliwość
klucz główny tabeli zamowienia
Zapomněli jste heslo?
heslo roku 2024
Heslo musí mít 8 znaků
Elfelejtett jelszó?
A jelszó legalább 8 karakter
Şifrenizi mi unuttunuz?
şifre en az 8 karakter olmalıdır
Anahtar kelime 12 kez geçti
anahtar teslim proje 2024
Ați uitat parola?
parola trebuie să aibă 8 caractere
la parola d'ordine è pazienza
parola chiave: sicurezza
Ho dimenticato la parola
Esqueceu a senha?
A senha deve ter 8 caracteres
senha de atendimento 42
palavra-passe inválida
a chave primária é id
chave: valor
Забыли пароль?
Пароль должен содержать 8 символов
Пароль был изменён 12.03.2024
неверный пароль, осталось 2 попытки
ключ к успеху прост
ключ таблицы: id
токен истёк 5 минут назад
Забули пароль?
Лозинка мора имати 8 знакова
忘记密码？
密码长度至少8位
密码错误，还剩2次机会
请输入密码
密码已于2024年3月修改
口令不正确
密钥长度为256位
令牌已过期
パスワードを忘れた場合
パスワードは8文字以上にしてください
パスワードが間違っています
パスワードを入力してください
トークンの有効期限が切れました
暗証番号を入力してください
비밀번호를 잊으셨나요?
비밀번호는 8자 이상이어야 합니다
비밀번호가 일치하지 않습니다
암호화 알고리즘은 AES256입니다
토큰이 만료되었습니다
هل نسيت كلمة المرور؟
يجب أن تتكون كلمة المرور من 8 أحرف
كلمة السر غير صحيحة
שכחת סיסמה?
הסיסמה חייבת להכיל 8 תווים
ลืมรหัสผ่าน
รหัสผ่านต้องมี 8 ตัวอักษร
पासवर्ड भूल गए?
पासवर्ड कम से कम 8 अक्षर का हो
Ξεχάσατε τον κωδικό;
ο κωδικός πρόσβασης πρέπει να έχει 8 χαρακτήρες
Quên mật khẩu?
mật khẩu phải có 8 ký tự
Lupa kata sandi?
kata sandi minimal 8 karakter
Lupa kata laluan?
Parool on vale
Slaptažodis per trumpas
Pozabljeno geslo?
zaporka mora imati 8 znakova
The password must have at least 12 characters
Password reset link sent to ada@example.com
password changed 3 days ago
your password expires in 14 days
password strength: medium
forgot password?
Enter password again to confirm
no password was given for user2
passwords do not match (attempt 2 of 3)
password_hash column has 60 characters
const password = await prompt('Password');
if (!password) throw new Error('password required');
password = os.environ['DB_PASSWORD']
password: process.env.PASSWORD2
PASSWORD=$(cat /run/secrets/db2)
password=${'$'}{DB_PASSWORD}
--password-file /run/secrets/db2
password_policy: min_length=12
tokens: 1234 in, 567 out
token count 4096 exceeded
token limit is 128k
max_tokens=4096
token_type: bearer
Unexpected token } in JSON at position 42
SyntaxError: Unexpected token 'export2'
tokenizer = AutoTokenizer.from_pretrained("gpt2")
tok/s: 42.7
secretary2 of state
secretariat moved to building7
the secret ingredient is patience
no secrets were found in 42 files
kubectl get secrets -n prod2
apiVersion: external-secrets.io/v1
api key is required
API key rotation happens every 90 days
api_key_id column2
keyboard layout de-latin1
keyword: value
key: value
key=value
primary key (id, name2)
foreign key orders2024
public key of host1
sort key created_at2
cache key user:42:profile
keyCode === 229 || e.keyCode === 16
for (const key of Object.keys(map2))
dict.get(key, default2)
key1: value1⏎key2: value2
turnkey solution2024
monkey2 see, monkey do
author: Ada2 Lovelace
authentication failed for user2
authored 3 commits in repo2
auth middleware v2 is enabled
pin the version to 2.4.1
pin: 12 to 14 on the connector
spin2win campaign
PIN pad model X200
credit: 1200 EUR
credentials are stored in the keychain
incredible2024 offer
cookie banner v2 was shown
Set-Cookie header is missing
cookies: 12, sessions: 3
session_id column is indexed
session expired 2 hours ago
connection string is built in config2.ts
passed: 12, failed: 3
pass 2 of 3 finished
"pass": "Element has a non-empty alt attribute"
"pass": "要素にlang属性が存在します"
CHECK_PASS "works"
NetUserPass("userid")
test_pass_slow took 1.0s
lowpass filter at 440Hz
bypass2 surgery
compass3 heading north
passage12 of the book
passenger42 boarded
trespass2 sign
encrypt2 the disk
encryption at rest is enabled
assertion failed: expected 2, got 3
device code flow is supported
`;

/** What looks like a secret in files, logs and listings: ids, digests, references, options, counts of tokens, keys of all other sorts. */
const LOOK_ALIKE_LINES = `
Password hint: name of your first pet
token_type=Bearer expires_in=3599 scope=email
Option              Default      Meaning⏎--password-file     none         Reads the password from a file⏎--token-env         API_TOKEN    Name of the variable with the token
secret_key_base: <%= ENV["SECRET_KEY_BASE"] %>
cache key: user:1842:profile:v3
Cache-Key: 8f14e45fceea167a5a36dedd4bea2543
Restored cache with key: node-cache-Linux-x64-npm-3f786850e387550fdab836ed7e6dc881de23001b6e2d5e9a5d4a4f5e7a3c2b1d
Cache hit for key v1-deps-{{ checksum "package-lock.json" }}
s3 object key: backups/2024/05/db-dump-20240517T0300Z.sql.gz
Key: uploads/avatars/5f2b8c1e-9d3a-4c7b-8e6f-1a2b3c4d5e6f.png
aws s3api put-object --bucket build-artifacts --key releases/v2.14.0/app-linux-x64.tar.gz
kafka: partition=3 offset=991822 key=order-20241103-8812 value=null
redis> GET session:count⏎"1842"
KEYS user:*⏎1) "user:1001"⏎2) "user:1002"
HSET feature:flags password_login 1 token_v2 0
FOREIGN KEY (token_id) REFERENCES tokens(id)
Duplicate entry 'ada@example.com' for key 'users.email_unique'
ERROR 1062 (23000): Duplicate entry '42-7' for key 'PRIMARY'
KeyError: 'access_token'
SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON
SyntaxError: Unexpected token } in JSON at position 1842
JSON.parse: unexpected token at line 14 column 3
Parse error: syntax error, unexpected token "public", expecting end of file in /srv/app/index.php on line 12
lexer: token IDENT("foo42") at 3:14, token NUMBER(17) at 3:20
tokenizer.encode("hello world") -> [15339, 1917]
tokenizer_config.json: {"bos_token": "<|begin_of_text|>", "eos_token": "<|eot_id|>", "model_max_length": 131072}
prompt tokens: 1,204 | completion tokens: 388 | total: 1,592
llama_print_timings: eval time = 8123.33 ms / 255 runs (31.86 ms per token, 31.39 tokens per second)
gpt-4o-2024-08-06: input 2.50 USD / 1M tokens, output 10.00 USD / 1M tokens
token budget left: 48k of 200k; context window claude-3-5-sonnet-20241022
Keyboard shortcut: key combination Ctrl+Alt+F7 toggles the panel
keybindings: { key: "ctrl+k ctrl+s", command: "workbench.action.openGlobalKeybindings" }
The key signature is E flat major, the piece is BWV 1007.
primary_key = Column("id", Integer, primary_key=True)
ssh_host_key_fingerprint: SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8
debug1: Server host key: ssh-ed25519 SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU
RSA key fingerprint is 16:27:ac:a5:76:28:2d:36:63:1b:56:4d:eb:df:a6:48.
public_key: 04bfcab8722991ae774db48f934ca79cfb7dd991229153b9f732ba5334aafcd8e7266e47076996b55a14bf9913ee3145ce0cfc1372ada8ada74bd287450313534a
Public key token: b77a5c561934e089
using System.Security; [assembly: InternalsVisibleTo("Tests, PublicKey=00240000048000009400000006020000002400005253413100040000010001")]
System.Web, Version=4.0.0.0, Culture=neutral, PublicKeyToken=b03f5f7f11d50a3a
License: Apache-2.0⏎License key: see LICENSE.txt
SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
i18n key: errors.password.too_short => "Das Passwort ist zu kurz"
"login.password.placeholder": "Enter your password",⏎"login.token.expired": "Your token has expired (code 4012)",
msgid "Password must contain at least 8 characters"⏎msgstr "La contraseña debe tener al menos 8 caracteres"
t('auth.resetPassword.step2of3')
<input type="password" id="new-password-2" autocomplete="new-password" aria-describedby="pw-hint-7f3a">
<label for="apiKey1">API key</label><input name="apiKey1" maxlength="64">
.password-field--error-2x { border-color: #e3342f }
it('rejects password shorter than 8 chars (case 3b)', async () => {
✓ token refresh: returns 401 when refresh token expired (124ms)⏎✗ password reset: sends mail to user-2@example.com (2.3s)
describe("SecretManagerV2Client", () => { test("getSecretV2 throws E4031", () => {}) })
test_password_hash_pbkdf2_sha256_v2 PASSED [ 42%]
PASS src/auth/token2fa.test.ts (5.123 s)
const TOKEN_REGEX = /^[A-Za-z0-9_-]{43}$/;
pattern: "^gh[pousr]_[A-Za-z0-9]{36}$"
SECRET_PATTERNS = [r"AKIA[0-9A-Z]{16}", r"sk_live_[0-9a-zA-Z]{24}"]
const PASSWORD_RULES = { minLength: 12, maxAge: "90d", history: 5 } as const;
featureFlags: { passwordless_v2: true, tokenRotation2024: false, apiKeyScopes: "beta-3" }
FLAG_ENABLE_TOKEN_EXCHANGE_V2=true
secretName: tls-wildcard-2024
tlsSecret: ingress-nginx/wildcard-cert-v2
existingSecret: "postgres-credentials-v3"⏎existingSecretPasswordKey: "postgresql-password"
imagePullSecrets:⏎  - name: regcred-eu1
vault_token_file: /var/run/secrets/vault/token-v2
SSL_KEY_FILE=/etc/ssl/private/web01.key
ssh_private_key_path = "~/.ssh/deploy_ed25519_2024"
AWS_ACCESS_KEY_ID=$(aws configure get aws_access_key_id --profile prod2)
password=$(openssl rand -base64 24)
export TOKEN="$(cat /run/secrets/token_v2)"
PGPASSWORD="$PG_PASSWORD_V2" psql -h db1 -U app
password: !vault |
password: "{{ vault_db_password_v2 }}"
password: ((concourse-db-password-2))
DB_PASSWORD: arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/db-AbC12d
clientSecret: kv/data/apps/portal2#client_secret
secret: projects/my-proj-2/secrets/db-pass/versions/3
"password": "sm://prod-1/db/password"
password: ENC(0)
Password (again):
Enter PEM pass phrase:⏎Verifying - Enter PEM pass phrase:
passwd: password updated successfully
Password expiry information:⏎Last password change : 2024-05-17
Failed password for invalid user admin2 from 203.0.113.7 port 52311 ssh2
Accepted password for deploy01 from 10.0.3.14 port 40022 ssh2
pam_unix(sshd:auth): authentication failure; logname= uid=0 euid=0 tty=ssh ruser= rhost=203.0.113.7 user=root
auth: user=ada2 method=password result=ok latency=12ms trace=4bf92f3577b34da6a3ce929d0e0e4736
level=info msg="token validated" sub=auth0|5f7c8ec7c33c6c004bbafe82 aud=https://api.example.com jti=0b2c9b1a
jwt expired at 2024-11-03T12:00:00.000Z kid=2024-11-key-1 alg=RS256
keyid: 0xD1B2C3A4F5E60718
gpg: key 7F3A9B2C1D4E5F60: public key "Release Bot <bot@example.org>" imported
signing key: C4F3 1A2B 9D8E 7F60 5A4B 3C2D 1E0F 9A8B 7C6D 5E4F
apt-key: NO_PUBKEY 871920D1991BC93C
etag: W/"1f8b-18c2a7e5d40"
x-amz-version-id: 3L4kqtJlcpXroDTDmJ+rmSpXd3dIbrHY+MTRCxf3vjVBH40Nr8X8gdRQBpUMLUo
x-github-request-id: C2A1:1F3B:9A8B7C:B1C2D3:65A4F3E2
set-cookie: theme=dark2; Path=/
Cookie: consent=accepted_v2; lang=en-GB
csrfToken: window.__CSRF_V2__
nonce-2726c7f26c
Content-Security-Policy: script-src 'nonce-r4nd0m' 'sha256-B2yPHKaXnvFWtRChIbabYmUBFZdVfKKXHbWtWidDVF8='
<script nonce="EDNnf03nceIOfn39fn3e9h3sdfa" src="/app.js"></script>
data-testid="password-input-3f2a1b"
class="token-badge_x7Hq2 password_Ab3dE"
docker pull ghcr.io/acme/token-service@sha256:4bf92f3577b34da6a3ce929d0e0e47364bf92f3577b34da6a3ce929d0e0e4736
FROM node:20.11-alpine3.19 AS password-service
resource "aws_kms_key" "main2" { description = "Key for tokens" }⏎kms_key_id = "arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab"
KMSKeyId: alias/prod-secrets-v2
key_vault_id = "/subscriptions/0b1f6471-1bf0-4dda-aec3-cb9272f09590/resourceGroups/rg1/providers/Microsoft.KeyVault/vaults/kv1"
tenantId: 72f988bf-86f1-41af-91ab-2d7cd011db47 clientId: 04b07795-8ddb-461a-bbee-02f9e1bf7b46
credential_id: 9f1c2b3a-aaaa-4bbb-8ccc-0123456789ab
credentials('github-app-creds-2')
withCredentials([usernamePassword(credentialsId: 'nexus-deploy-v2', usernameVariable: 'USER', passwordVariable: 'PASS')]) {
credentialsId = "docker-hub-bot2"
auth_method: scram-sha-256⏎password_encryption = scram-sha-256
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256;
KexAlgorithms curve25519-sha256@libssh.org,diffie-hellman-group16-sha512
HostKeyAlgorithms ssh-ed25519-cert-v01@openssh.com
secret santa list 2024: Ada->Bob1, Bob1->Cem
The Secret Garden (1911), chapter 3
Secrets of the Nile 2: boarding pass QF0012, seat 14C
Boarding pass: LH1234 FRA-VIE gate B22
bus pass no. 4471, valid until 2025-03-31
pass rate 98.2%, fail rate 1.8%
pass1: 14 ms, pass2: 9 ms (compiler passes: inline2, dce3)
render pass 'ShadowMap2048' took 1.4ms
Pass: 142/150 tests; run id 20241103.7
High-pass filter: cutoff 120Hz, Q0.7
recipe: the key ingredient is 200g flour, type405
Answer key: 1B 2C 3A 4D 5B
Legend / key: A1 = office, B2 = lab
PIN layout: pin 13 = LED, pin A0 = sensor
pinMode(13, OUTPUT); // pin 13 drives LED2
GPIO pin 17 -> relay1, pin 27 -> relay2
drop pin at 48.2082N 16.3738E
pinned: lodash@4.17.21, react@18.3.1
Jira: SEC-1042 rotate api keys (sprint 24.11)
fix(auth): password v2 migration, closes #1842, reverts 9fceb02
9fceb02d0ae598e95dc970b74767f19372d61af8 refs/heads/feature/token-v2
git show 9fceb02:src/secrets/keys2.ts
Bump @aws-sdk/client-secrets-manager from 3.540.0 to 3.554.0
+ password-prompt 1.1.3⏎- passport-jwt 4.0.0
jsonwebtoken@9.0.2 deduped
"keytar": "^7.9.0", "node-forge": "~1.3.1"
pip install PyJWT==2.8.0 passlib[bcrypt]==1.7.4
cryptography-42.0.5-cp39-abi3-manylinux_2_28_x86_64.whl (4.6 MB)
INSERT INTO roles (id, name, key) VALUES (1, 'admin', 'ROLE_ADMIN2');
UPDATE users SET password_changed_at = '2024-11-03 12:00:00' WHERE id = 1842;
SELECT token_id, created_at FROM tokens WHERE user_id = 42 ORDER BY 2;
CREATE INDEX idx_tokens_user2 ON tokens (user_id, created_at);
password VARCHAR(255) NOT NULL COMMENT 'bcrypt cost 12'
{"type":"object","properties":{"password":{"type":"string","minLength":8,"examples":["correct horse"]}}}
password?: string; // min 8, see RFC8265
def __init__(self, token: str | None = None, secret_key: bytes = b"") -> None:
public async Task<Token> GetTokenAsync(string userId, CancellationToken cancellationToken = default)
func (s *Secret) DeepCopyInto(out *Secret) { *out = *s }
let key = format!("{}:{}", ns, id2);
String key = "user." + id + ".name2";
map.put("token.type.v2", TokenType.ACCESS_V2);
val secretKeySpec = SecretKeySpec(bytes, "AES/GCM/NoPadding")
KeyGenParameterSpec.Builder("my_key_alias_2", PURPOSE_ENCRYPT)
crypto.createHash('sha256').update(password).digest('hex')
bcrypt.hash(password, 12).then(h => db.save(h))
assert token.startswith("v2.local.")
// TODO: remove hard-coded password before 2.0
# password = ask the ops team (#ops-2)
Use the token you created in step 2.
Copy the API key from Settings > Developers > API keys (v2).
The password is case-sensitive and 8-64 characters long.
Your password is your date of birth in DDMMYYYY format.
The PIN is the last 4 digits of the card number.
The token is a UUIDv4; the key is a ULID.
The secret is mounted at /etc/secret-volume2.
Il token scade tra 3600 secondi.
Das Token läuft am 03.11.2024 um 12:00 ab.
Le jeton expire dans 24h (voir RFC6749).
La clave primaria es id_usuario2.
密码错误3次后账户将被锁定30分钟。
パスワードは8文字以上16文字以下で設定してください。
비밀번호는 8자 이상 20자 이하여야 합니다.
Пароль должен быть от 8 до 64 символов, срок действия 90 дней.
Hasło powinno mieć 12 znaków, wersja 2.1.
New password must differ from the last 5 passwords (policy PW-04).
Account locked after 5 failed password attempts (error 0x80090016).
NTLM: STATUS_WRONG_PASSWORD (0xC000006A)
KRB5KDC_ERR_PREAUTH_FAILED for host/web01.example.com@EXAMPLE.COM
LDAP bind failed: 80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data 52e, v4563
OAuth error: invalid_grant (code AADSTS70008, correlation 8f14e45f-ceea-467a-9538-1dc3a5b2f0aa)
401 Unauthorized: token kid "k2024-06" unknown
{"error":"invalid_api_key","code":"E1042","docs":"https://docs.example.com/errors#E1042"}
rate limit: api key tier2, 1200 req/min, remaining 1187
api_key_id=ak_1842 owner=team-7
masked: sk-...9fQ2
token ghp_****************************9a2B revoked
AccountKey=***;EndpointSuffix=core.windows.net
connection string: Server=tcp:db1.database.windows.net,1433;Database=app2;Authentication=Active Directory Default;
jdbc:postgresql://db1:5432/app2?sslmode=verify-full&user=app_ro
mongodb://db1.example.com:27017,db2.example.com:27017/app2?replicaSet=rs0
amqp://guest@localhost:5672/%2f
https://example.com/reset-password?step=2&lang=de-AT
https://example.com/docs/webhooks/v2/retry-policy-2024
https://hooks.example.com/docs#section-4b2
https://accounts.example.com/verify-email/help/article-360042
https://drive.google.com/file/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/view
https://docs.google.com/document/d/1aBcD3fGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG/edit
https://www.notion.so/acme/Password-reset-flow-2f1e4d3c2b1a49f8a7b6c5d4e3f2a1b0
https://miro.com/app/board/uXjVKc2n8Yw=/
https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC
https://example.zendesk.com/hc/en-us/articles/360041287431-Reset-your-password
https://maps.app.goo.gl/8XyZ2kQm3nP4rS5t7
https://web.archive.org/web/20240517030000/https://example.com/login
https://example.com/share/report-2024-q3
https://calendar.example.com/feed/team-7/holidays.ics
utm_id=AbC123xYz456&gclid=EAIaIQobChMI2Y_3qJ6b_QIVl5BoCR0Z9wA0EAAYASAAEgK1fvD_BwE
asset: /static/media/password-icon.3f2a1b9c.svg
chunk-vendors.8d2c1a7f.js  412.33 KiB  [emitted] [immutable]
react-key="row-17-3"
<Route path="/reset/:token" element={<Reset />} />
GET /api/v2/tokens/42 200 13.2 ms
POST /oauth/token HTTP/1.1 200 1187 "-" "okhttp/4.12.0"
DELETE /users/5f2b8c1e-9d3a-4c7b-8e6f-1a2b3c4d5e6f/password 204
topic=secrets.rotated.v1 key=tenant-7 partition=2
messageKey: "AUTH_2FA_REQUIRED_V2"
licenseKey status: VALID (seats: 25, expires 2025-12-31)
product key channel: Retail; partial product key: 3V66T
Serial key: none required for version 12.4
WIFI: SSID=Cafe5G security=WPA2-PSK channel=36
wpa_supplicant: key_mgmt=WPA-PSK pairwise=CCMP group=CCMP
WPA2 passphrase length must be 8..63
PSK identity hint: client1
TLS_PSK_WITH_AES_128_CCM_8
hash: $2b$12$ prefix means bcrypt cost 12
algorithm=argon2id, m=65536, t=3, p=4
salt length 16, iterations 600000, PBKDF2-HMAC-SHA256
BenchmarkPasswordHash-8   	     100	  11220042 ns/op
0x7ffe3c1a2b40 <secret_key_init+0x42>
nm: 0000000000401136 T get_token_v2
_ZN6crypto9SecretKey7encryptERKSs
com.example.auth.PasswordResetServiceImpl$$EnhancerBySpringCGLIB$$7f3a9b2c
at com.example.TokenFilter.doFilter(TokenFilter.java:142)
java.security.InvalidKeyException: Illegal key size: 256bit
keystore.type=PKCS12 keystore.alias=web01-2024
Alias name: web01-2024, Entry type: PrivateKeyEntry
Certificate fingerprints: SHA1: 3A:5F:9C:22:1B:0D:4E:7A:88:6C:51:F0:2D:93:B4:E7:0A:1C:5D:6F
subject=CN=web01, serial=03A5F9C2
Session ID: 42, User: ada, State: Active
session_id=sess-count-12
sessionId: s_001
"sid": "main"
requestId=9f1c2b3a token_cache=hit key_cache=miss
Thread-7 key=[4, 17] token=0
Grafana: refId=A, datasource uid=P8E80F9AEF21F6940
dashboardUid: "kV3nX2mMz"
panel "Tokens/s p99" -> 31.4k
chart values: auth.password.length=16 auth.password.rotate=90d
passwordPolicy: minLength(12) and digits(1)
secretRotationSchedule: cron(0 4 1 * ? *)
token_refresh_interval: PT15M
key_rotation_period = "7776000s"
apiVersion: external-secrets.io/v1beta1⏎kind: ExternalSecret⏎metadata:⏎  name: db-creds-v2⏎spec:⏎  refreshInterval: 1h⏎  secretStoreRef:⏎    name: vault-backend-2⏎  data:⏎    - secretKey: password⏎      remoteRef:⏎        key: apps/db2⏎        property: password
kind: Secret⏎metadata:⏎  name: empty-v2⏎type: Opaque
sops:⏎    mac: ENC[AES256_GCM,data:xJ0mXb3n2g==,iv:9q8w7e==,tag:aa==,type:str]⏎    pgp: []⏎    version: 3.8.1
ansible: changed: [web01] => (item=password_file_v2)
TASK [auth : set password policy v2] ***⏎ok: [db01.example.com]
terraform: random_password.db2: Creation complete after 0s [id=none]
Secret prod/db2 not found in region eu-west-1
Rotated key prod-signing-v7 -> prod-signing-v8
Key version changed from 3 to 4 (key ring main2)
token bucket: capacity=1000 refill=50/s key=ip:203.0.113.7
lookup key b2c4 in trie node 17
sort key: SK#2024-11-03T12:00:00Z#ORDER#8812
pk=USER#1842 sk=PROFILE#v2
index key pattern: { userId: 1, tokenHash: 1 } name: "userId_1_tokenHash_1"
Usage: vaultctl token create [--ttl 1h] [--policy read-only-v2] NAME
Flags:⏎      --secret-name string        name of the secret (default "app-config-v1")⏎      --token-ttl duration        lifetime of tokens (default 15m0s)
POST /v1/auth/token⏎  Request body: { "username": "string", "password": "string" }⏎  Response 200: { "access_token": "string", "expires_in": 3600 }
curl -X POST https://api.example.com/oauth/token -d grant_type=client_credentials -d client_id=$CLIENT_ID -d client_secret=$CLIENT_SECRET
apiKey: process.env.OPENAI_API_KEY ?? "",
const { password, ...rest } = user2;
user.password = await hash(user.password, { type: argon2id, memoryCost: 2 ** 16 });
@JsonProperty("access_token") private String accessToken;
this.form = fb.group({ password: ['', [Validators.required, Validators.minLength(8)]] });
expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
await page.fill('#password', process.env.E2E_PASSWORD!);
assertThat(token.getClaim("role2")).isEqualTo("ADMIN_V2");
mock.onPost('/token').reply(200, { access_token: 'test-token', expires_in: 60 });
export PASSWORD_STORE_DIR=$HOME/.password-store-work2
password-store/work/github.com.gpg
-rw------- 1 ada ada 411 Nov  3 12:00 secrets.enc.yaml
drwx------ 2 root root 4096 May 17 03:00 /etc/letsencrypt/live/web01.example.com/privkey1.pem
ls: cannot access 'token_v2.json': No such file or directory
cp .env.example .env # then fill in API_KEY and DB_PASSWORD
.env:12: SMTP_PASSWORD is set but empty
Missing required environment variables: STRIPE_SECRET_KEY, JWT_SECRET, S3_ACCESS_KEY_ID
env: JWT_SECRET (required), TOKEN_TTL=900, PASSWORD_RESET_URL=/reset
| User | Role | Last password change |⏎|------|------|----------------------|⏎| ada | admin | 2024-05-17 |⏎| bob2 | viewer | 2023-11-30 |
id | token_name | created_at | last_used⏎---+------------+------------+-----------⏎ 1 | ci-deploy2 | 2024-05-17 | never⏎ 2 | laptop-ada | 2024-06-01 | 2024-11-03
user_id,password_set,mfa_enabled,token_count⏎1842,true,false,3⏎1843,false,true,0
name,key,enabled⏎Dark mode,dark_mode_v2,true⏎Beta search,search_beta_3,false
keys,translations⏎login.title,Anmelden⏎login.password2,Passwort wiederholen
NAMESPACE   NAME                      TYPE                 DATA   AGE⏎prod        db-credentials-v3         Opaque               2      41d⏎prod        sh.helm.release.v1.api.v7 helm.sh/release.v1   1      12d
KEY ID                                 ALIAS             STATE⏎1234abcd-12ab-34cd-56ef-1234567890ab   alias/prod-v2     Enabled
Token ID        Description   Expires⏎tok_1842        ci            in 30 days⏎tok_1843        laptop2       never
SECRET                 VERSION   ROTATED⏎prod/api/db            7         2024-11-03⏎prod/api/stripe        2         2024-05-17
gitleaks: rule=generic-api-key file=src/test/fixtures.ts line=42 commit=9fceb02d0ae598e95dc970b74767f19372d61af8
RuleID: aws-access-token⏎Entropy: 3.684184⏎File: config/dev2.yml⏎Fingerprint: 9fceb02d0ae598e95dc970b74767f19372d61af8:config/dev2.yml:aws-access-token:14
detect-secrets: "hashed_secret": "513e0a36963ae1e8431c041b744679ee578b7c44", "is_verified": false, "line_number": 12
CWE-798: Use of Hard-coded Credentials (CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H)
warning: secret scanning found 0 secrets in 1842 files (2.31s)
Password strength: 3/4 (zxcvbn), crack time: 4 hours
passwordStrength(pw) >= 3 || fail("too weak: " + pw.length)
Auth flow: 1) client sends code 2) server returns token 3) client stores token in memory
sequenceDiagram⏎  Client->>Auth: POST /token (code)⏎  Auth-->>Client: access_token, refresh_token
The access token is valid for 1h, the refresh token for 30d, see section 4.2.1.
BREAKING CHANGE: apiKey option removed, use credentials: { kind: 'key' }
feat(token): add jti2 claim
* 3f2a1b9 (HEAD -> main, tag: v2.14.0) Rotate signing key id to 2024-11
Tokens issued before 2024-11-03T12:00:00Z are invalid.
Key Performance Indicator Q3: 98.2%
keyword: password123 is among the top 10 leaked passwords
Top passwords 2023: 123456, admin, 12345678, 123456789
My cat's name is Password2, I kid you not.
Pass me the salt2, please.
He passed 12A and 12B with distinction; pass mark 50%.
The ball was passed to player no10 (pass accuracy 92%).
Key 4B is stuck on the piano, key F#3 is fine.
Low-key event at Room 4B2, bring your keycard.
Pick up the keys at desk B12; key number 47.
Locker 12, key tag A17-B
license plate W-12345X, license class B
Driving licence no. format: AA999999
License: CC-BY-SA-4.0 (see LICENSE-docs)
<key>CFBundleVersion</key>⏎<string>2.14.0b3</string>
<key>ITSAppUsesNonExemptEncryption</key>⏎<false/>
<add key="PasswordPolicy:MinLength" value="12" />⏎<add key="TokenEndpoint" value="https://login.example.com/oauth2/v2.0/token" />
<input type="hidden" name="authenticity_token" value="<%= form_authenticity_token %>">
<meta name="csrf-param" content="authenticity_token">
management.endpoint.env.keys-to-sanitize=password,secret,key,token,.*credentials.*
logging.level.org.springframework.security.oauth2.jwt=DEBUG
server.ssl.key-store=classpath:keystore-2024.p12⏎server.ssl.key-alias=web01
ssl_certificate_key /etc/nginx/ssl/web01-2024.key;
PasswordAuthentication yes # was: no (2024-05-17)
IdentityFile ~/.ssh/keys/prod_2024_ed25519
AuthorizedKeysCommand /usr/bin/sss_ssh_authorizedkeys %u
auth required pam_faillock.so preauth silent deny=5 unlock_time=900
smtp_sasl_password_maps = hash:/etc/postfix/sasl_passwd2
requirepass foobared is commented out by default
# requirepass <password>
log_statement = 'ddl' # never log passwords
md5 auth is deprecated; password_encryption changed to scram-sha-256 in v14
"auths": { "ghcr.io": {} }, "credsStore": "desktop2"
npm notice New major version of npm available! 9.8.1 -> 10.2.4⏎npm ERR! code E401⏎npm ERR! Incorrect or missing password.
fatal: Authentication failed for 'https://github.com/acme/token-service2.git/'
remote: HTTP Basic: Access denied. The provided password or token is incorrect (see https://gitlab.example.com/help/topics/git/troubleshooting_git#error-on-git-fetch-http-basic-access-denied)
Error: AADSTS7000215: Invalid client secret provided. Trace ID: 8f14e45f-ceea-467a-9538-1dc3a5b2f0aa Timestamp: 2024-11-03 12:00:00Z
An error occurred (InvalidClientTokenId) when calling the GetCallerIdentity operation: The security token included in the request is invalid
x509: certificate signed by unknown authority (possibly because of "crypto/rsa: verification error" while trying to verify candidate authority certificate "web01 CA2")
psycopg2.OperationalError: FATAL:  password authentication failed for user "app_rw2"
ORA-01017: invalid username/password; logon denied
Access denied for user 'app2'@'10.0.3.14' (using password: YES)
redis.exceptions.AuthenticationError: WRONGPASS invalid username-password pair or user is disabled.
MongoServerError: Authentication failed. code: 18 codeName: AuthenticationFailed
{"level":"warn","ts":1730635200.123,"msg":"token near expiry","exp_in":"59s","kid":"2024-11-a","sub":"svc-2"}
[2024-11-03 12:00:00] auth.INFO: Token generated {"user_id":1842,"token_id":"a1b2c3","ip":"203.0.113.7"}
2024-11-03T12:00:00.123Z DEBUG cache: key=user:1842:perms hit=true size=1.2kB
INFO  o.a.k.c.c.internals.ConsumerCoordinator - Found no committed offset for partition tokens.v2-7
DEBUG [KeyRotationJob2] next run at 2024-11-04T03:00:00Z
trace_id=4bf92f3577b34da6a3ce929d0e0e4736 span_id=00f067aa0ba902b7 token.count=1204 token.model=gpt-4o-mini
gen_ai.usage.input_tokens=1204 gen_ai.usage.output_tokens=388 gen_ai.request.model=claude-3-5-haiku-20241022
"stop_token_ids": [128001, 128009], "pad_token_id": 0
vocab.json: {"Ġpassword": 9206, "token": 30001, "secret": 21107}
Tokenization: "password" -> ["pass", "word"], ids [6603, 1764]
special_tokens_map: additional_special_tokens ["<|im_start|>", "<|im_end|>"]
LLM call: 2,310 prompt tok, 118 completion tok, $0.0071
Context: 48,211 tokens (24%) · auto-compact at 160k tokens
"cache_creation_input_tokens": 1842, "cache_read_input_tokens": 40211
rate_limit: tokens_per_minute=90000 remaining-tokens=88123 reset-tokens=120ms
sessionKey=agent:main:telegram:group:-100184200 sessionId=8f14e45f-ceea-467a-9538-1dc3a5b2f0aa
"sessionKey":"agent:main:main","agentId":"main","runId":"9f1c2b3a-aaaa-4bbb-8ccc-0123456789ab"
idempotencyKey: order-8812-attempt-2
dedupeKey="evt_20241103_8812"
partitionKey = hash(tenantId) % 16
primaryKey: ["tenant_id", "user_id2"]
groupKey: {}:{alertname="TokenErrors", job="auth2"}
Vue warn: Duplicate keys detected: 'item-3f2a'. This may cause an update error.
Object.keys(secrets2).forEach((key) => delete process.env[key]);
jq -r '.data["password"]' secret.json | wc -c
kubectl get secret db-creds-v3 -o jsonpath='{.metadata.name}'
aws secretsmanager describe-secret --secret-id prod/db2
vault kv put secret/app2 password=@password.txt
gh secret set NPM_TOKEN < token.txt⏎✓ Set Actions secret NPM_TOKEN for acme/app2
gcloud iam service-accounts keys list --iam-account ci@proj-2.iam.gserviceaccount.com⏎KEY_ID                                    CREATED_AT            EXPIRES_AT⏎0a1b2c3d4e5f60718293a4b5c6d7e8f901234567  2024-05-17T03:00:00Z  9999-12-31T23:59:59Z
az keyvault secret show --name db-pass2 --vault-name kv1 --query id⏎"https://kv1.vault.azure.net/secrets/db-pass2/0a1b2c3d4e5f60718293a4b5c6d7e8f9"
ssh-add -l⏎256 SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8 ada@laptop2 (ED25519)
known_hosts:12: web01 ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBEmKSENjQEezOmxkZMy7opKgwFB9nkt5YRrYMjNuG5N87uRgg6CLrbo5wAdT/y6v0mKV0U2w0WZ2YB/++Tpockg=
minisign public key: RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3
cosign: tlog entry created with index: 98123456, bundle sha256:3f786850e387550fdab836ed7e6dc881de23001b6e2d5e9a5d4a4f5e7a3c2b1d
nix: hash = "sha256-2RrTLCbZNqGC5Wzq0zKq0V1p3v4G6cZ7m9xY8w5u3tA=";
brew: sha256 cellar: :any, arm64_sonoma: "3f786850e387550fdab836ed7e6dc881de23001b6e2d5e9a5d4a4f5e7a3c2b1d"
Cargo.lock: checksum = "b5f0e0b9c8d7a6f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0987654"
composer.lock: "content-hash": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "reference": "9fceb02d0ae598e95dc970b74767f19372d61af8"
yarn: resolved "https://registry.yarnpkg.com/jsonwebtoken/-/jsonwebtoken-9.0.2.tgz#65ff91f4abef1784697d40952bb1998c504caaf3"
Gemfile.lock: jwt (2.8.1) bcrypt (3.1.20)
mix.lock: "guardian": {:hex, :guardian, "2.3.2", "78003504b987f2b189d76ccf9496ceaa6a454bb2763627702233f31eb7212881", [:mix], [], "hexpm", "b189ff38cd46a22a8a824866a6867ca8722942347f13c33f7d23126af8821b52"},
Etherscan: contract 0xdAC17F958D2ee523a2206206994597C13D831ec7, block 19123456
bitcoin address bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq received 0.05 BTC
ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi
did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK
urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6
ORCID 0000-0002-1825-0097, DOI 10.1000/xyz123
IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX
Tracking: JD014600006251842000, carrier DHL
Flight LH1234, PNR X7K2QP
Invoice RE-2024-11842, customer K-77120
Meeting ID: 842 1842 1842
Conference bridge: +49 69 71049922, meeting 98412345
Color palette: primary #3f2a1b, key color #0a84ff
background: url(data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxNiIgaGVpZ2h0PSIxNiI+PC9zdmc+)
WHERE api_key_hash = digest($1, 'sha256') AND revoked_at IS NULL
GRANT SELECT ON tokens TO role_ro2;
ALTER USER app2 PASSWORD EXPIRE INTERVAL 90 DAY;
CREATE USER reporting2 IDENTIFIED WITH auth_socket;
BEGIN; UPDATE api_keys SET last_used_at = now() WHERE id = 'ak_1842'; COMMIT;
Mot de passe oublié ? Cliquez ici (étape 2/3).
Contraseña incorrecta. Intentos restantes: 2.
Senha expirada em 03/11/2024, código 4012.
Passwort-Richtlinie: mind. 12 Zeichen, Gültigkeit 90 Tage, Version 2.1
Kennwort vergessen? Ticket INC0018420 eröffnen.
Пароль изменён 03.11.2024, версия политики 2.1.
密码将于90天后过期，请及时修改。
パスワードの有効期限は90日です。
비밀번호가 5회 틀리면 30분 동안 잠깁니다.
كلمة المرور يجب أن تكون 8 أحرف على الأقل
Lösenordet måste vara minst 12 tecken, se punkt 4b.
Salasana vanhenee 14 päivän kuluttua.
token: valid; secret: present; password: n/a
password: yes, token: no2fa
password: 8 to 64 characters
password = input("Password: ")
Password: ********* (9 characters)
api_key: not configured
apikey=<YOUR_API_KEY>&format=json2
token: YOUR_TOKEN_HERE
secret: TBD (see SEC-1042)
password: to be defined in phase2
client_secret: stored in 1Password, item "Portal2 prod"
password: same as staging2
credentials: see vault, path secret/prod2
Passwords for all hosts are in KeePass (db v2).
pw: siehe KeePass, Eintrag DB2
auth:⏎  existingSecret: api-auth-v2⏎  passwordKey: pg-password⏎  usePasswordFiles: false⏎tokens:⏎  accessTtl: 900⏎  issuer: https://id.example.com/realms/main2
def test_login_rejects_wrong_password(client, user2):⏎    resp = client.post("/login", json={"email": user2.email, "password": "wrong"})⏎    assert resp.status_code == 401
impl Token { pub fn kind(&self) -> TokenKind2 { self.kind } }
match token { Token::Ident(s) => parse_ident2(s), Token::Num(n) => n, _ => bail!("unexpected token") }
enum TokenType { EOF = 0, IDENT2 = 1, STRING = 2 }
static const struct key_entry keys[] = { { KE_KEY, 0x0a, { KEY_WLAN2 } }, { KE_END, 0 } };
#define PASSWORD_MAX 128⏎#define TOKEN_SIZE 0x20⏎#define SECRET_KEY_LEN crypto_sign_SECRETKEYBYTES2
password_len = strlen(password); memset(password, 0, password_len2);
key_t key = ftok("/tmp/shm2", 'R');
pthread_key_create(&tls_key2, destructor);
Key: value pairs are separated by commas; keys must be unique within map2.
"keys": ["id", "name2", "created_at"], "key": "id"
SELECT pg_get_keywords2(); -- 448 rows
foreign_keys = ON; PRAGMA key_info2;
encryption_key_arn: arn:aws:kms:us-east-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab
storageEncrypted: true, kmsKeyId: mrk-1234abcd12ab34cd56ef1234567890ab
AccessKeyId last used: 2024-11-03 us-east-1 s3
access_key_id is AKIA****************
SecretAccessKey: <sensitive>
token usage (24h): prod2=1.2M staging=88k
bearer: JWT, header: Authorization, scheme: oauth2
securityDefinitions: { api_key: { type: apiKey, name: X-API-Key, in: header } }
"scopes":["user:read","repo:status"],"token_last_eight":null,"hashed_token":"25f94a2a5c7fbaf499c665bc73d67c1c87e496da8985131633ee0a95819db2e8"
{"id":1842,"app":{"name":"ci2","client_id":"abcde12345fghij67890"},"note":"deploy","fingerprint":""}
sha256:3f786850e387550fdab836ed7e6dc881de23001b6e2d5e9a5d4a4f5e7a3c2b1d token-service:v2.14.0
pod/token-service-7f9c6d5b8-x2k4q condition met
deployment.apps/password-reset-v2 configured⏎secret/db-creds-v3 unchanged
Warning  FailedMount  12s  kubelet  MountVolume.SetUp failed for volume "token-v2": secret "api-token-v2" not found
helm upgrade api ./chart --set image.tag=9fceb02 --set auth.existingSecret=api-auth-v2
rsync -e "ssh -i ~/.ssh/deploy_2024" dist/ web01:/srv/www2
psql "host=db1 dbname=app2 user=app_ro sslmode=require" -c 'select 1'
PGPASSFILE=~/.pgpass-work2 pg_dump app2 | gzip > app2.sql.gz
openssl x509 -in web01.pem -noout -fingerprint -sha256
openssl req -new -key web01.key -out web01.csr -subj "/CN=web01.example.com/O=Acme2"
keytool -list -keystore ks2.jks -alias web01
gpg --list-secret-keys --keyid-format=long⏎sec   ed25519/3AA5C34371567BD2 2024-05-17 [SC]
ssb   cv25519/42B317FD4BA89E7A 2024-05-17 [E]
htpasswd -B -c /etc/nginx/.htpasswd2 ada
chage -l ada2 | grep -i password
sudo passwd -S deploy01⏎deploy01 P 05/17/2024 0 99999 7 -1
The form has fields email, password and passwordConfirmation2.
Bitwarden item: "Grafana prod2" (folder Infra), password last changed 2024-05-17
1Password CLI: op item get db2 --fields label=password
MFA: TOTP enabled, 8 recovery codes left, last used 2024-11-03
Recovery codes were regenerated on 2024-11-03 (8 of 10 unused).
Enter the 6-digit code from your authenticator app (step 2 of 2).
OTP expired after 300s; resend in 00:42
verification code sent to +43 664 *****42
two-factor: webauthn (YubiKey 5C NFC, fw 5.4.3), totp
Seed 42 used for reproducibility; random_state=1842
seed: 1234567890, sampler: DPM++ 2M Karras, model hash: 31e35c80fc
SEED_DATA=users2,roles
noise seed=0x9e3779b9 octaves=4
salt: 16 bytes, pepper: env
Ingredients: salt 2g, pepper 1g, secret sauce no7
proxy: http://proxy1.example.com:3128 (auth: negotiate)
smtp: host=mail1 port=587 user=noreply auth=login tls=starttls
login: ada2 from 10.0.3.14 on pts/3 at Nov 3 12:00
last login: Sun Nov  3 12:00:00 2024 from 10.0.3.14
user: svc-deploy2, uid=1842(svc-deploy2) gid=1842
login shell /bin/bash, home /home/ada2
connect(host='db1', port=5432, user='app2', password=get_password())
Client(api_key=settings.API_KEY2, timeout=30)
session = Session(profile_name="prod2", region_name="eu-west-1")
sign(payload2, key_path="keys/2024.pem", alg="RS256")
verify(token, jwks2, audience='api://default2')
hmac.new(key, msg2, hashlib.sha256).hexdigest()
jwt.decode(token2, options={"verify_signature": False})
createCipheriv('aes-256-gcm', key2, iv2)
const cookie = cookies().get('theme2')?.value;
Set-Cookie: locale=de-AT; Max-Age=31536000; SameSite=Lax
cookie banner v2.3 accepted: analytics=0, marketing=0
document.cookie.split('; ').find(r => r.startsWith('tab2='))
Webhook delivered: id=evt_1842 attempt=2 status=200 in 120ms
webhook url must be https (got http://hooks.example.com/in/test2)
https://api.example.com/v2/users?page=2&per_page=100&sort=created_at
https://example.com/?ref=producthunt2024&code=SPRING25
https://shop.example.com/p/usb-key-64gb-p12345?variant=blue2
https://ci.example.com/job/rotate-keys/1842/console
https://status.example.com/incidents/x7k2qp9m4z1c
https://gist.github.com/ada/3f786850e387550fdab836ed7e6dc881
https://example.com/confirm-order/summary/2024-8812
https://t.me/joinchat-info2
https://cdn.example.com/hls/master.m3u8?v=20241103
https://fonts.gstatic.com/s/inter/v13/UcCO3FwrK3iLTeHuS_fvQtMwCp50KnMw2boKoduKmMEVuLyfAZ9hiA.woff2
https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg?sqp=-oaymwEmCIAKENAF8quKqQMa8AEB
https://www.amazon.de/dp/B08N5WRWNW?th=1&psc=1
https://lh3.googleusercontent.com/a/ACg8ocKx7Yz9Wv8Ut6Sr5Qp4On3Ml2KjIhGfEdCbAa9Z8Y7X6W5V4U3T=s96-c
`;

export const ORDINARY_LINES: Readonly<Record<string, readonly string[]>> = {
  'words of places': toLines(PLACE_LINES),
  'words of further places': toLines(MORE_PLACE_LINES),
  'beginnings of keys': toLines(VENDOR_LINES),
  'words for secrets': toLines(NAME_LINES),
  'look-alikes of files and logs': toLines(LOOK_ALIKE_LINES),
};
