import { PLACE_FORMS } from '../forms/place-forms.ts';
import { isLocation, isStandIn } from '../judge/judge-value.ts';
import type { Search } from '../secret.ts';
import { findJwk } from './find-blocks.ts';
import { findInCall, findKeyInCall } from './find-calls.ts';
import { findCodes, findDoorCode, findOneCode } from './find-codes.ts';
import { findAtFlag, findInCommand, findPiped } from './find-commands.ts';
import { findLicence } from './find-licences.ts';
import { findAccounts, findSeedWords } from './find-lists.ts';
import { findSeed } from './find-seeds.ts';
import { findAfterMail, findAfterSlash, findAfterUser } from './find-users.ts';
import { findBelow } from './near/find-below.ts';
import { findCopy, findInsert } from './near/find-tables.ts';

/** Looks for a secret at a place. Returns where to go on. */
type FindPlace = (search: Search, start: number) => number;

const formPlaces = PLACE_FORMS.map(({ word, form, kind }): readonly [string, FindPlace] => {
  const placed = new RegExp(form.source, `${form.flags}d`);
  return [word, (search, start) => findForm(search, start, placed, kind)];
});
const PLACES: readonly (readonly [word: string, find: FindPlace])[] = [
  ...formPlaces,
  ['xfreerdp', (search, start) => findInCommand(search, 'xfreerdp', start)],
  ['signtool', (search, start) => findInCommand(search, 'signtool', start)],
  ['password-stdin', findPiped],
  ['passwd-on-stdin', findPiped],
  ['luks', findPiped],
  ['chpasswd', findPiped],
  ['insert into', findInsert],
  ['copy ', findCopy],
  ['backup code', findCodes],
  ['recovery code', findCodes],
  ['backup_code', findCodes],
  ['recovery_code', findCodes],
  ['backup-code', findCodes],
  ['recovery-code', findCodes],
  ['scratch code', findCodes],
  ['emergency code', findCodes],
  ...'notfallcode,backupcode,recoverycode,wiederherstellungscode,códigos de segur,codes de sauveg,códigos de backup,herstelcode,kody odzysk,kurtarma kod,codes de secours,codes de récup,códigos de recup,códigos de resp,codici di backup,codici di recup,резервные коды,коды восстанов,kody zapasowe,备用验证码,备用码,恢复码,バックアップコード,リカバリーコード,백업 코드,복구 코드,yedek kod,back-upcode,reservkod'
    .split(',')
    .map((word): readonly [string, FindPlace] => [word, findCodes]),
  ['private keys', findHexKeys],
  [':password)', findAccounts],
  [':pass)', findAccounts],
  ['email:pass', findAccounts],
  ['chpasswd:', findCloudAccounts],
  ['user:pass', findAccounts],
  ['username:password', findAccounts],
  ['recovery words', (search, start) => findSeedWords(search, start + 14)],
  ['seed words', (search, start) => findSeedWords(search, start + 10)],
  ['seed phrase', (search, start) => findSeedWords(search, start + 11)],
  ['recovery phrase', (search, start) => findSeedWords(search, start + 15)],
  ['secret phrase', (search, start) => findSeedWords(search, start + 13)],
  ['mnemonic', (search, start) => findSeedWords(search, start + 8)],
  ['"words"', (search, start) => findSeedWords(search, start + 7)],
  ['setup key', findSeed],
  ...'scan the code,autenticaci,authentifi,認証アプリ,인증 앱'
    .split(',')
    .map((word): readonly [string, FindPlace] => [word, findSeed]),
  ...'licence,license,lizenz,licencia,licença,licenza,лиценз,ライセンス,プロダクトキー,激活码,激活碼,序列号,activation,product key,/ipk'
    .split(',')
    .map((word): readonly [string, FindPlace] => [word, findLicence]),
  ...'genkey,genpsk,openssl rand,pwgen,secret-tool lookup,pass show,token create,gopass show,lpass show,op read,diceware,makepasswd,keepassxc-cli,generate-password'
    .split(',')
    .map((word): readonly [string, FindPlace] => [
      word,
      (search, start) => Math.max(start + 1, findBelow(search, start, start + word.length, 'password', true)),
    ]),
  ['log in as ', (search, start) => findAfterUser(search, start + 9)],
  ['login as ', (search, start) => findAfterUser(search, start + 8)],
  ['sign in with ', (search, start) => findAfterUser(search, start + 12)],
  ['sign in as ', (search, start) => findAfterUser(search, start + 10)],
  ['creds', (search, start) => findAfterUser(search, start + 5)],
  ['credentials', (search, start) => findAfterUser(search, start + 11)],
  ['zugangsdaten', (search, start) => findAfterUser(search, start + 12)],
  ['username', (search, start) => findAfterUser(search, start + 8)],
  ...'verification code,einmalcode,bestätigungscode,code de vérification,código de verifica,codice di verifica,verificatiecode,kod weryfikacyjny,код подтвержд,doğrulama kod,验证码,驗證碼,認証コード,確認コード,인증번호,인증 코드'
    .split(',')
    .map((word): readonly [string, FindPlace] => [word, findOneCode]),
  ['one-time code', findOneCode],
  ['one-time pass', findOneCode],
  ['security code', findOneCode],
  ['access code', findOneCode],
  ..."one-time passcode,code de connexion,code d’accès,code d'accès,code de sécurité,código de acceso,código de seguridad,codice di accesso,codice di sicurezza,código de acesso,código de segurança,toegangscode,beveiligingscode,inlogcode,kod dostępu,kod bezpie,код доступа,код входа,sicherheitscode,zugangscode,anmeldecode,login-code,giriş kodu,güvenlik kodu,安全码,动态码,登录码,セキュリティコード,ログインコード,보안 코드,접속 코드,verify your,confirmation code,authentication code,passkey code,sms code,sms-code"
    .split(',')
    .map((word): readonly [string, FindPlace] => [word, findOneCode]),
  // The words that a code of a door follows, and how such a code is called in one word
  ..."code is ,code: ,code ist ,code für ,code for the ,code for our ,code to ,code of the ,code van ,code de la ,code de l,code du ,code d',code est ,code : , code 0, code 1, code 2, code 3, code 4, code 5, code 6, code 7, code 8, code 9,türcode,tuercode,alarmcode,torcode,garagencode,deurcode,poortcode,digicode,kod do ,kodu ,код от ,код дом,codice del,codice dell,código de la ,código del ,código da ,código do ,combination"
    .split(',')
    .map((word): readonly [string, FindPlace] => [word, findDoorCode]),
  ['login code', findOneCode],
  ['passcode', findOneCode],
  ['2fa code', findOneCode],
  ['otp code', findOneCode],
];

/** How the names of functions end that take a user and a password. */
const LOGIN_CALLS =
  'auth( authentication( login( andpassword( connect( connection( credential( credentials( pdo( mysqli( sequelize( __construct( begin( authenticate( signin( bind( session( getconnection( mysqli_connect( plainauth( basicauth( withcredentials( createuser( adduser('.split(
    ' ',
  );
/** Those that may: what they take must look like a password. */
const MAYBE_LOGIN_CALLS = 'client( account( user( smtp( imap( proxy('.split(' ');
/** How the names of functions end that take a key. */
const KEY_CALLS =
  'sign( hmac( hmac.new( createhmac( fernet( wallet( cipher( encrypt( decrypt( secretbox( createcipheriv( createdecipheriv( aes.new( secretkeyspec( verify( hash_hmac( setkey( signer( from_key( fromsecretkey( jwt.encode( jwt.decode( jwt.verify( importkey( cookieparser( cookiesession( keyring('.split(
    ' ',
  );
const FLAGS = [...'puwabtshknxc-'];
const SIGNS: readonly (readonly [sign: string, find: FindPlace])[] = [
  ...FLAGS.map((letter): readonly [string, FindPlace] => [` -${letter}`, findAtFlag]),
  ...LOGIN_CALLS.map((call): readonly [string, FindPlace] => [
    call,
    (search, start) => findInCall(search, start + call.length - 1),
  ]),
  ...MAYBE_LOGIN_CALLS.map((call): readonly [string, FindPlace] => [
    call,
    (search, start) => findInCall(search, start + call.length - 1, false),
  ]),
  ...KEY_CALLS.map((call): readonly [string, FindPlace] => [
    call,
    (search, start) => findKeyInCall(search, start + call.length - 1),
  ]),
  ['"kty"', findJwk],
  [' / ', findAfterSlash],
  ...'.com:,.org:,.net:,.io:,.de:'.split(',').map((word): readonly [string, FindPlace] => [word, findAfterMail]),
  ['user', (search, start) => findAfterUser(search, start + 4)],
  ['login', (search, start) => findAfterUser(search, start + 5)],
  ['wi-fi', (search, start) => findAfterUser(search, start + 5)],
  [
    'otp',
    // No footprint, no hotplug.
    (search, start) =>
      isLetter(search, start - 1) && !/[th]otp$/i.test(search.text.slice(Math.max(0, start - 1), start + 3))
        ? start + 1
        : Math.max(isLetter(search, start + 3) ? 0 : findOneCode(search, start), findSeed(search, start)),
  ],
  ['mfa', findSeed],
  // No 72FA of a table.
  ['2fa', (search, start) => (/[\da-f]/i.test(search.text[start - 1] ?? '') ? start + 1 : findSeed(search, start))],
  ['two-factor', findSeed],
  ['authenticator', findSeed],
  ['oathtool', findSeed],
  [
    'seed',
    (search, start) =>
      isLetter(search, start - 1) ? start + 1 : Math.max(findSeed(search, start), findSeedWords(search, start + 4)),
  ],
];
const ALL_PLACES = [...PLACES, ...SIGNS];

/** What the places are found by. */
export const PLACE_ANCHORS: readonly string[] = ALL_PLACES.map(([word]) => word);

/** Finds secrets that are told by their place and not by a name: to be called with every place of a word of PLACE_ANCHORS. */
export function createPlaceFinder(search: Search): (start: number, word: number) => void {
  /** How far a word was read; most are read no further than their place, and need no mention. */
  let ends: Map<number, number> | undefined;
  return (start, word) => {
    if (start < (ends?.get(word) ?? 0) || search.placeLooks <= 0) return;
    search.placeLooks--;
    const end = ALL_PLACES[word]?.[1](search, start) ?? 0;
    if (end <= start + 1) return;
    ends ??= new Map();
    ends.set(word, end);
  };
}

function isLetter({ text }: Search, at: number): boolean {
  return /[a-z]/i.test(text[at] ?? '');
}

/** Finds what a form says is a secret where its word is. */
function findForm({ text, found }: Search, start: number, form: RegExp, kind: string): number {
  form.lastIndex = start;
  const match = form.exec(text);
  const group = match?.[1] === undefined ? 2 : 1;
  const value = match?.[group] ?? '';
  const bare = value.replace(/^["'`]|["'`]$/g, '');
  if (match === null || bare.length < 4 || isStandIn(bare) || isLocation(bare)) return start + 1;
  const [from, end] = match.indices?.[group] ?? [start, start];
  found.push({ start: from, end, kind });
  return Math.max(end, start + 1);
}

const HEX_KEY = /(?<![\w])(?:0x)?[\da-f]{64}(?!\w)/gi;

/** Finds the keys of wallets that a tool lists below `Private Keys`. */
function findHexKeys({ text, found }: Search, start: number): number {
  const part = text.slice(start, start + 2_000);
  const list = part.slice(0, Math.max(0, part.search(/\n\s*\n[^(\d\s]|$/)));
  for (const { index, 0: key } of list.matchAll(HEX_KEY))
    found.push({ start: start + index, end: start + index + key.length, kind: 'private_key' });
  return start + list.length;
}

/** `chpasswd:` of cloud-init, with a list of accounts. */
function findCloudAccounts(search: Search, start: number): number {
  const list = /(?:list|users):[^\n]{0,8}\n/.exec(search.text.slice(start, start + 200));
  return list === null ? start + 1 : findAccounts(search, start + list.index);
}
