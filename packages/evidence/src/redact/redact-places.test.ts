import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { redactId, redactText } from './redact-text.ts';

/** Put together, so that no secret scanner stumbles over them. */
const PASSWORD = ['Silver', '!7402x'].join('');
const KEY = ['4fQz8Lm2Rt6', 'Yw1Xc9Vb3Nk7Jh5Gd0Sa'].join('');
const LINE = 'MIIEpAIBAAKCAQEA7bq0cPZx1m2vR8sT4uW6yA9dF3gH5jK7lQ0wE2rT4yU6iO8pZ'.slice(0, 64);

/** ¤ is a password, § a key and ~ a line of a private key; none may be left. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'a block of YAML': ['token: |\n  §\nname: x\n', 'password: >-\n  ¤\n'],
  'a list': ['{"passwords":["¤"]}', 'secrets:\n  - §\n'],
  XML: [
    '<password><![CDATA[¤]]></password>',
    '<key>password</key>\n<string>¤</string>',
    '<entry key="api.token">§</entry>',
  ],
  'a table': [
    'user,password\nada,¤\n',
    '| id | api_key |\n|----|---------|\n| 1 | § |\n',
    'USER   PASSWORD      ROLE\nada    ¤  admin\n',
  ],
  'files of accounts': [
    'db:5432:app:ada:¤\n',
    'machine db login ada password ¤\n',
    '.a.io\tTRUE\t/\tTRUE\t1\tsid\t§\n',
  ],
  'a stored password': [`root:$6$abcdefgh$${KEY}:19000:0:99999:7:::`],
  'a command': ['curl -b "sid=§" https://a.io', 'mysql -uroot -p¤ app', 'echo ¤ | sudo -S ls', 'tool -u ada -p ¤ run'],
  Kubernetes: ['kind: Secret\ndata:\n  license: U2lsdmVyITc0MDJ4U2lsdmVy\n'.replace('U2lsdmVyITc0MDJ4U2lsdmVy', '§')],
  'a header with parameters': ['Authorization: Digest username="a", nonce="1", response="§"'],
  'a reply of Redis': ['> CONFIG GET requirepass\n1) "requirepass"\n2) "¤"\n'],
  'a record of a key': ['[{"keyName": "key1", "permissions": "FULL", "value": "§§=="}]'],
  'an answer in a chat': ['Ada: can you send me the api key?\nBen: sure: §'],
  'an access token of a variable': ['AZURE_DEVOPS_EXT_PAT=§'],
  'a key in another language': ['API 키: §', 'API-nyckel: §', 'khóa API: §'],
  'a password that is said again': ['Kennwort: ¤\n\nWie besprochen steht ¤ auch im Umschlag.'],
  'a JSON Web Key': ['{"kty":"EC","x":"public","d":"§§"}'],
  SQL: ["INSERT INTO t (id, password) VALUES (1, '¤');", "CREATE USER a IDENTIFIED BY '¤';"],
  'a sentence in another language': [
    'Das Passwort lautet ¤.',
    'パスワードは「¤」です',
    'пароль: ¤',
    'la contraseña es ¤',
  ],
  colours: ['\u001b[36mpassword\u001b[0m=\u001b[33m¤\u001b[0m'],
  'characters that nobody sees': ['pass\u200bword: ¤', 'password=¤'.replace('¤', '\u2060¤')],
  escapes: ['\\u0022password\\u0022:\\u0022¤\\u0022', 'q=token%3D§%26a%3D1', '&quot;password&quot;: &quot;¤&quot;'],
  'continued lines': ['export TOKEN=\\\n§\n', 'run --password \\\n  ¤ \\\n  --x'],
  'a key in pieces': [
    'key.pem:2:~\nkey.pem:3:~\nkey.pem:4:-----END PRIVATE KEY-----\n',
    '+-----BEGIN PRIVATE KEY-----\n+~\n+~\n',
  ],
  'lines with numbers or signs in front': [
    '     1\tuser,password\n     2\tada,¤\n',
    '+<key>password</key>\n+<string>¤</string>\n',
    '+ id | password\n+----+---------\n+  1 | ¤\n',
  ],
  'devices and networks': [
    'tacacs server T1\n address ipv4 10.0.0.1\n key ¤\n!',
    '<keyMaterial>¤</keyMaterial>',
    "uci set wireless.@wifi-iface[0].key='¤'",
    'AT+CWJAP="Home","¤"',
    'ada : EAP "¤"',
  ],
  'tools of administrators': [
    "printf '%s\\n' '¤' | openconnect --user=ada --passwd-on-stdin vpn.a.io",
    'signtool sign /f cert.pfx /p ¤ app.exe',
    "samba-tool user create ada '¤'",
    'expdp system/¤ schemas=app',
    'echo "https://a.io/dav ada ¤" >> /etc/davfs2/secrets',
    "UPDATE settings SET value = '¤' WHERE name = 'smtp_password';",
  ],
  'the line below': [
    '$ vault kv get -field=password secret/app\n¤\n',
    'Use the following password to go on:\n\n¤\n',
    'ada: what is the admin password?\nbob: ¤\n',
    '$ wg genkey\n§=\n',
  ],
  'a name after its value': ["printf '%s' '¤' | gpg --passphrase-fd 0 -d f", 'open("¤"); // password'],
  bytes: [
    'const char secret_key[] = { 0x50, 0x72, 0x31, 0x6e, 0x63, 0x33, 0x73, 0x73 };',
    '00000000: 7061 7373 776f 7264 3d53 696c 7665 7221  password=Silver!\n00000010: 3734 3032 780a                           7402x.\n',
  ],
  'a field of the same record': [
    '{"field":"Password","type":"concealed","value":"¤"}',
    '<Key>Password</Key><Value ProtectInMemory="True">¤</Value>',
    '<tr><th>User</th><th>Password</th></tr><tr><td>ada</td><td>¤</td></tr>',
  ],
  'what a secret was changed to': ['password: "¤" -> "¤9"', 'The password was changed from ¤ to ¤8.'],
  'a call': ["jwt.sign(payload, '§', {})", 'WiFi.begin("home", "¤");', "hmac.new(b'§', body)"],
  'a link that is a key': ['https://hooks.zapier.com/hooks/catch/2440103/ina1zo8/', 'https://a.io/cb?code=§'],
  'lists of accounts': ['accounts (email:password)\nada@a.io:¤\nbob@a.io:¤\n'],
  'recovery words': [
    '1. pudding\n2. glimpse\n3. eclipse\n4. obscure\n5. cricket\n6. galaxy\n7. enforce\n8. fossil\n9. clarify\n10. coral\n11. velvet\n12. accident\n',
  ].map((words) => `Seed words:\n${words}`),
  'lines that a terminal broke': [`export TOKEN=${KEY}${KEY}\n${KEY}\n`],
  'any prefix with a random rest': ['using acme_live_§§', 'zpka_§§'],
};

describe('places of secrets', () => {
  for (const [place, templates] of Object.entries(PLACES)) {
    test(place, () => {
      for (const template of templates) {
        const redacted = redact(template.replaceAll('¤', PASSWORD).replaceAll('§', KEY).replaceAll('~', LINE));
        for (const secret of [PASSWORD, KEY, LINE]) assert.ok(!redacted.includes(secret), `${template}\n${redacted}`);
        assert.match(redacted, /\[redacted:/);
      }
    });
  }

  test('passwords that read like something else', () => {
    const member = ['KFD', 'mFmphlf'].join('.');
    const equal = ['Router', '1479'].join('=');
    const digits = '1629820366'.repeat(2);
    const groups = ['tgeu', 'skoe', 'kpdt', 'ytbp'].join(' ');
    const letters = ['Gwuhenw', 'UbdvT'].join('');
    for (const [text, secret] of [
      [`      - MYSQL_ROOT_PASSWORD=${member}\n`, member],
      [`user: ada\nmqtt_password: ${member}\n`, member],
      [`  user   ada\n  pass   ${equal}\n`, equal],
      [`a senha do banco de dados é ${equal} , certo?`, equal],
      [`network Guest, password ${digits}\nsee you`, digits],
      [`user ada@a.io\npassword ${groups}\n`, groups],
      [`keystore.keypass = ${letters}\n`, letters],
      [`"Jwt": { "Issuer": "a", "Key": "${KEY.slice(0, 17)}" }`, KEY.slice(0, 17)],
      [`f.request :authorization, :basic, 'ada', '${PASSWORD}'`, PASSWORD],
      [`$ cat /etc/openvpn/auth.txt\nada\n${KEY}\n$ ls`, KEY],
    ] as const)
      assert.ok(!redact(text).includes(secret), text);
  });

  test('text that holds a secret once it is decoded', () => {
    const encoded = btoa(`password=${PASSWORD}\nuser=ada\n`);
    assert.doesNotMatch(redact(`payload: ${encoded}`), new RegExp(encoded.slice(0, 20)));
  });

  test('a recovery phrase', () => {
    const phrase = 'legal winner thank year wave sausage worth useful canal door flock gravity';
    assert.equal(redact(`wallet restored from ${phrase}`), 'wallet restored from [redacted:recovery_phrase:00000000]');
  });

  test('a part that looks like a placeholder does not save a secret', () => {
    for (const part of ['xxxxx', '-your-', 'EXAMPLE', '...', '[redacted:password:00000000]'])
      assert.ok(!redact(`password="${KEY.slice(0, 12)}${part}${KEY.slice(12)}"`).includes(KEY.slice(12)), part);
  });

  test('a name of a licence, a cipher or a class around it does not save a secret', () => {
    for (const value of [`MIT-1${KEY}`, `rsa-${KEY}`, `${KEY}-sha256`, `Foo::${KEY}`, `ada:$A${KEY}`])
      assert.ok(!redact(`password="${value}"`).includes(KEY.slice(0, 12)), value);
  });

  test('a certificate without its last line does not save a key', () => {
    const key = `${KEY}Q4p${KEY}`;
    assert.ok(!redact(`-----BEGIN CERTIFICATE-----\nkey is ${key} here`).includes(key));
  });

  test('ids and names of tools', () => {
    const redaction = { count: 0, fingerprint: () => '00000000' };
    assert.equal(redactId(`ghp_${KEY}abcd`, redaction), '[redacted:github_token:00000000]');
    assert.equal(redactId('148b229c-1e13-43aa-901e-8d6e272097c1', redaction), '148b229c-1e13-43aa-901e-8d6e272097c1');
    assert.equal(
      redactId('148b229c-1e13-43aa-901e-8d6e272097c1:model:12', redaction),
      '148b229c-1e13-43aa-901e-8d6e272097c1:model:12',
    );
    assert.equal(redactId(`ghp_${KEY}abcd:model:1`, redaction), '[redacted:github_token:00000000]:model:1');
    assert.match(redactId(`run:password:${PASSWORD}`, redaction), /\[redacted:password:/);
    assert.match(redactId(`run password=${PASSWORD}`, redaction), /\[redacted:password:/);
  });
});

function redact(text: string): string {
  return redactText(text, { count: 0, fingerprint: () => '00000000' });
}

/** What tools put around a text. */
const WRAPPINGS: Readonly<Record<string, (text: string) => string>> = {
  'a log': (text) => eachLine(text, (line, at) => `2026-11-03T12:00:0${at}Z app[web.${at}]: ${line}`),
  'what grep prints': (text) => eachLine(text, (line, at) => `config/app.txt:${at + 3}:${line}`),
  'a quotation': (text) => eachLine(text, (line) => `> ${line}`),
  'a comment': (text) => eachLine(text, (line) => `  // ${line}`),
  'what git blame prints': (text) => eachLine(text, (line, at) => `9f8e7d6c (Ada 2026-11-03 ${at + 1}) ${line}`),
  'lines with numbers': (text) => eachLine(text, (line, at) => `${at + 1}\t${line}`),
  'a diff that begins with its hunk': (text) => `@@ -0,0 +1,3 @@\n${eachLine(text, (line) => `+${line}`)}`,
  'a field of CSV': (text) => `12,"${text.replaceAll('"', '""')}",ok`,
  JSON: (text) => JSON.stringify({ stdout: text, code: 0 }),
  'JSON in JSON': (text) => JSON.stringify({ body: JSON.stringify({ out: text }) }),
  HTML: (text) => `<pre>${text.replaceAll('"', '&quot;')}</pre>`,
};

describe('redaction reads through', () => {
  const texts = [
    '| user | password |\n|---|---|\n| ada | ¤ |',
    'USER   PASS\nada    ¤',
    'Variable: DB_PASS\nValue: ¤',
    'psk="¤"',
    'mysql -uroot -p¤ app',
  ];
  for (const [wrapping, wrap] of Object.entries(WRAPPINGS))
    test(wrapping, () => {
      for (const text of texts) {
        const written = wrap(text.replaceAll('¤', PASSWORD));
        assert.ok(!redact(written).includes(PASSWORD), written);
      }
    });

  test('colours between a public name and its value', () => {
    for (const text of [`kid\u001b[36m: \u001b[0m${KEY}`, `<pre>kid: &quot;${KEY}&quot;</pre>`])
      assert.equal(redact(text), text);
  });
});

describe('redaction hides a secret wherever its text repeats it', () => {
  test('with a name before it or not', () => {
    const text = `API_TOKEN=${KEY}\nWARN unknown client ${KEY}, falling back\nGET /deploy/${KEY}/status`;
    assert.equal(redact(text).split('[redacted:').length, 4);
  });

  test('but not within a longer word', () => {
    assert.ok(redact(`password=${PASSWORD}\nx${PASSWORD}y`).endsWith(`x${PASSWORD}y`));
  });
});

function eachLine(text: string, wrap: (line: string, at: number) => string): string {
  return text.split('\n').map(wrap).join('\n');
}
