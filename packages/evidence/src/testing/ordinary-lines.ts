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

export const ORDINARY_LINES: Readonly<Record<string, readonly string[]>> = {
  'words of places': toLines(PLACE_LINES),
  'words of further places': toLines(MORE_PLACE_LINES),
  'beginnings of keys': toLines(VENDOR_LINES),
  'words for secrets': toLines(NAME_LINES),
};
