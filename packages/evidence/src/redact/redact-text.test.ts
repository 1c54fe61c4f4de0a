import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { ORDINARY_UNITS } from '../testing/hostile-texts.ts';
import { type LookAlike, lookAlikes, secretCases } from '../testing/redaction-corpus.ts';
import { type Redaction, redactNamedValue, redactText, redactThoroughly } from './redact-text.ts';

const MARKER = /\[redacted:(\w+):([\da-f]{8})\]/;
/** Shorter pieces of a secret give nothing away. */
const LEAK_CHARS = 12;
/** Passwords for the examples, put together so that no secret scanner stumbles over them. */
const PASSWORD = ['hunter', '2'].join('');
const TOKEN = ['0a1b2c3d4e5f', '60718293a4b5c6d7'].join('');

describe('redactText', () => {
  test('replaces the secret and nothing around it', () => {
    const examples = {
      'DB_PASSWORD=¤': 'DB_PASSWORD=[password]',
      'export DB_PASSWORD="¤" # production': 'export DB_PASSWORD="[password]" # production',
      '{"user":"ada","password":"¤"}': '{"user":"ada","password":"[password]"}',
      '{\\"password\\":\\"¤\\"}': '{\\"password\\":\\"[password]\\"}',
      '{\\\\\\"password\\\\\\":\\\\\\"¤\\\\\\"}': '{\\\\\\"password\\\\\\":\\\\\\"[password]\\\\\\"}',
      'postgres://ada:¤@db/app?ssl=1': 'postgres://ada:[url_password]@db/app?ssl=1',
      'curl -u ada:¤ https://acme.io': 'curl -u ada:[password] https://acme.io',
      'password: ¤\nuser: ada': 'password: [password]\nuser: ada',
      'const password = "¤";': 'const password = "[password]";',
      'login(user=ada, password=¤)': 'login(user=ada, password=[password])',
      'The password is ¤.': 'The password is [password].',
      'Cookie: sid=¤¤; theme=dark': 'Cookie: sid=[cookie]; theme=dark',
    };
    for (const [text, expected] of Object.entries(examples)) {
      assert.equal(kindsIn(redact(text.replaceAll('¤', PASSWORD))), expected);
    }
    assert.equal(kindsIn(redact(`Authorization: Bearer ${TOKEN}`)), 'Authorization: Bearer [bearer_token]');
    assert.equal(kindsIn(redact(`X-Api-Key: ${TOKEN}\r\n`)), 'X-Api-Key: [api_key]\r\n');
    assert.equal(kindsIn(redact(`./deploy --token ${TOKEN} --dry-run`)), './deploy --token [token] --dry-run');
  });

  test('what was found clean is known when it comes again, and no more than that', () => {
    const redaction: Redaction = { fingerprint: () => '00000000', count: 0 };
    const secret = `password=${PASSWORD}`;
    for (const text of ['All is well.', 'All is well.', secret, secret, 'All is well.', `All is well. ${secret}`])
      assert.equal(redactText(text, redaction), redactThoroughly(text, { fingerprint: () => '00000000', count: 0 }));
    assert.equal(redaction.count, 3);
  });

  test(`lets none of ${secretCases.length} texts with secrets through`, () => {
    assert.ok(secretCases.length >= 200);
    for (const { text, secrets, name } of secretCases) {
      const redacted = redact(text, name);
      for (const secret of secrets) {
        assert.deepEqual(leaksOf(secret, redacted), [], `${name ?? ''} ${text}\n=> ${redacted}`);
      }
      assert.ok(isOriginalAroundMarkers(text, redacted), `${text}\n=> ${redacted}`);
    }
  });

  test('counts every secret once', () => {
    for (const { text, secrets, name } of secretCases) {
      const redaction = createRedaction();
      redact(text, name, redaction);
      assert.equal(redaction.count, secrets.length, text);
    }
  });

  test(`leaves ${lookAlikes.length} look-alikes as they are`, () => {
    assert.ok(lookAlikes.length >= 200);
    const altered = lookAlikes.filter(({ text, name }) => redact(text, name) !== text);
    assert.deepEqual(altered, []);
  });

  test('leaves look-alikes in JSON in strings as they are', () => {
    const asOutput = ({ text }: LookAlike) => JSON.stringify({ stdout: text, ok: true });
    const altered = lookAlikes.filter((lookAlike) => lookAlike.name === undefined).map(asOutput);
    assert.deepEqual(
      altered.filter((text) => redact(text) !== text),
      [],
    );
  });

  test('finds secrets in JSON in strings, to the second level', () => {
    for (const { text, secrets, name } of secretCases) {
      if (name !== undefined) continue;
      const once = JSON.stringify({ stdout: `$ cat it\n${text}\n` });
      for (const json of [once, JSON.stringify({ event: once })]) {
        const redacted = redact(json);
        // Where a secret has line breaks or quotes, pieces of it are what could leak.
        const pieces = secrets
          .flatMap((secret) => secret.split(/[\\\n"]+/))
          .filter((piece) => piece.length >= LEAK_CHARS);
        for (const piece of pieces) assert.deepEqual(leaksOf(piece, redacted), [], `${json}\n=> ${redacted}`);
      }
    }
  });

  test('changes nothing when it is done again', () => {
    for (const { text, name } of [...secretCases, ...lookAlikes]) {
      const redacted = redact(text, name);
      const redaction = createRedaction();
      assert.equal(redact(redacted, name, redaction), redacted);
      assert.equal(redaction.count, 0);
    }
  });

  test('changes nothing when it is done again, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...['password', 'token', 'api_key', 'secret', 'cookie', 'Authorization', 'Bearer ', 'value', ' is '],
      ),
      fc.constantFrom(
        ...['=', ': ', '"', "'", '\\', '\\"', '\n', ' ', ',', ';', '(', ')', '{', '}', '|', '<', '>', '@', '://'],
      ),
      fc.constantFrom(
        ...['sk-', 'AKIA', 'eyJ', '-----BEGIN PRIVATE KEY-----', '%3D', '&sig=', 'Q~', '--password ', 'curl -u a:'],
      ),
      fc.constantFrom(...secretCases.map(({ text }) => text)),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom(undefined, 'password', 'cookie', 'x'),
        (pieces, name) => {
          const redacted = redact(pieces.join(''), name);
          assert.equal(redact(redacted, name), redacted);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('changes nothing when it is done again where a mark is part of a header', () => {
    const key = ['sk', '-CUHFv7zbCQy4YyHZEd91IZ20T25i3y59Kpywcvti2Z4r4hWP'].join('');
    const examples = {
      [`OPENAI_API_KEY=${key}\\session=${TOKEN}; theme=dark: `]: 'OPENAI_API_KEY=[openai_key]; theme=[cookie] ',
      [`&sig=-----BEGIN ${'PRIVATE KEY'}-----Bvx8m0qTA23T0-GpRxw-gDWVNdeMNXEk_uf01dwH`]: '&sig=[cookie]',
    };
    for (const [text, expected] of Object.entries(examples)) {
      const redacted = redact(text, 'cookie');
      assert.equal(kindsIn(redacted), expected);
      assert.equal(redact(redacted, 'cookie'), redacted);
    }
  });

  test('finds a secret within the value of another name, and one that another seems to swallow', () => {
    const filler = 'no secret here, '.repeat(300);
    assert.match(redact(`{"credentials":"${filler} PASSWORD=${PASSWORD}"}`), /PASSWORD=\[redacted:password:/);
    assert.match(redact(`Cookie: sid=${TOKEN}, X-Api-Key: ${TOKEN}`), /sid=\[redacted:.*X-Api-Key: \[redacted:/);
  });

  test('leaves a megabyte of ordinary text as it is', () => {
    for (const unit of ORDINARY_UNITS) {
      const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
      assert.ok(redactText(text, createRedaction()) === text, unit);
    }
  });

  test('copes with what is no proper text', () => {
    for (const text of [
      '',
      '\0',
      '\ud800',
      'password=\ud800\udc00\ud800',
      `\0password=${PASSWORD}\0`,
      '\udc00'.repeat(100),
    ]) {
      assert.ok(isOriginalAroundMarkers(text, redact(text)));
    }
    assert.equal(kindsIn(redact(`é password=${PASSWORD} 😀`)), 'é password=[password] 😀');
  });
});

describe('plain words', () => {
  const assertNothingToFind = (word: string): void => {
    const redaction = createRedaction();
    assert.equal(redactThoroughly(word, redaction), word);
    assert.equal(redaction.count, 0, word);
  };

  test('the whole search finds nothing in any plain word of the corpus', () => {
    let words = 0;
    for (const { text } of [...secretCases, ...lookAlikes]) {
      for (const [run] of text.matchAll(/[\w./-]+/g)) {
        for (let start = 0; start === 0 || start + 19 <= run.length; start++) {
          assertNothingToFind(run.slice(start, start + 19));
          words++;
        }
      }
    }
    assert.ok(words > 10_000, `${words} words`);
  });

  test('nor in words that are made of what names and forms of secrets are made of', () => {
    const piece = fc.constantFrom(
      ...[
        'password',
        'passwd',
        'pass',
        'pw',
        'psk',
        'secret',
        'token',
        'key',
        'api_key',
        'auth',
        'cred',
        'cookie',
        'hooks',
      ],
      ...[
        'sk-',
        'ghp_',
        'AKIA',
        'eyJ',
        'xoxb-',
        'SG.',
        'ya29.',
        'dp.st.',
        'hvs.',
        'curl',
        'mysql',
        'redis-cli',
        'value',
        'or',
      ],
      ...['-', '-p', '-u', '--', '_', '.', '/', '//', '0', '9f', 'A', 'z', 'Q', 'BEGIN', 'PRIVATE', 'is', 'was'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => assertNothingToFind(pieces.join('').slice(0, 19))),
      { numRuns: 5_000 },
    );
  });
});

describe('redactNamedValue', () => {
  test('replaces the whole value of a name that says it is a secret', () => {
    for (const name of [
      'password',
      'DB_PASSWORD',
      'dbPassword',
      'passphrase',
      'pwd',
      'client_secret',
      'clientSecret',
    ]) {
      assert.equal(kindsIn(redact('correct horse battery', name)), name.includes('ecret') ? '[secret]' : '[password]');
    }
    for (const name of [
      'apiKey',
      'api_key',
      'x-api-key',
      'accessToken',
      'githubToken',
      'auth',
      'credentials',
      'privateKey',
    ]) {
      assert.match(redact(TOKEN, name), /^\[redacted:\w+:[\da-f]{8}\]$/);
    }
  });

  test('replaces only the secret in a header', () => {
    assert.equal(kindsIn(redact(`Bearer ${TOKEN}`, 'Authorization')), 'Bearer [bearer_token]');
    assert.equal(kindsIn(redact(`sid=${TOKEN}; theme=dark`, 'cookie')), 'sid=[cookie]; theme=dark');
  });

  test('redacts the values of other names as text', () => {
    assert.equal(kindsIn(redact(`PASSWORD=${PASSWORD}`, 'command')), 'PASSWORD=[password]');
    for (const name of ['author', 'tokens', 'cacheKey', 'sessionKey', 'secretName', 'constructor', '__proto__', '']) {
      assert.equal(redact('agent:main:4096', name), 'agent:main:4096');
    }
  });
});

describe('fingerprints', () => {
  test('are equal for equal secrets and different for different ones, wherever they stand', () => {
    const places = [
      `PASSWORD=${PASSWORD}`,
      `{"password":"${PASSWORD}"}`,
      `redis://a:${PASSWORD}@b`,
      `curl -u a:${PASSWORD}`,
    ];
    const fingerprints = places.map((text) => fingerprintIn(redact(text)));
    assert.deepEqual(new Set([...fingerprints, fingerprintIn(redact(PASSWORD, 'password'))]).size, 1);
    assert.notEqual(fingerprintIn(redact(`PASSWORD=${PASSWORD}!`)), fingerprints[0]);
  });

  test('do not depend on how a secret is escaped', () => {
    const secret = `a"b\\c'${PASSWORD}`;
    const plain = fingerprintIn(redact(secret, 'password'));
    const once = JSON.stringify({ password: secret });
    for (const text of [once, JSON.stringify(once), JSON.stringify(JSON.stringify(once))]) {
      assert.equal(fingerprintIn(redact(text)), plain, text);
    }
    const encoded = encodeURIComponent(`${PASSWORD}/@:`);
    assert.equal(fingerprintIn(redact(`ftp://a:${encoded}@b`)), fingerprintIn(redact(`${PASSWORD}/@:`, 'password')));
  });

  test('do not depend on how a secret is found', () => {
    for (const { text, secrets } of secretCases) {
      const [secret = ''] = secrets;
      const redacted = redact(text);
      const [marker = '', , found] = MARKER.exec(redacted) ?? [];
      const named = MARKER.exec(redact(secret, 'password'))?.[2];
      const isExact = redacted === text.replace(secret, () => marker);
      if (isExact && named !== undefined && !secret.includes('%')) assert.equal(found, named, text);
    }
  });

  test('do not depend on the line breaks of a private key', () => {
    const secrets = secretCases.flatMap((secretCase) => secretCase.secrets);
    const keys = secrets.filter((secret) => secret.includes('PRIVATE KEY-----') && !/"|\n\+/.test(secret));
    assert.ok(keys.length > 3);
    for (const key of keys) {
      const unescaped = key.replaceAll(/\\+n/g, '\n');
      assert.equal(fingerprintIn(redact(unescaped)), fingerprintIn(redact(JSON.stringify(unescaped))));
    }
  });
});

function createRedaction(): Redaction {
  return { count: 0, fingerprint: (secret) => createHmac('sha256', 'test').update(secret).digest('hex').slice(0, 8) };
}

function redact(text: string, name?: string, redaction = createRedaction()): string {
  return name === undefined ? redactText(text, redaction) : redactNamedValue(name, text, redaction);
}

/** The text with its markers shortened to their kinds. */
function kindsIn(redacted: string): string {
  return redacted.replaceAll(new RegExp(MARKER, 'g'), '[$1]');
}

function fingerprintIn(redacted: string): string {
  const [, , fingerprint] = MARKER.exec(redacted) ?? [];
  assert.ok(fingerprint !== undefined, redacted);
  return fingerprint;
}

/** The pieces of a secret that a text still holds. */
function leaksOf(secret: string, text: string): string[] {
  const length = Math.min(LEAK_CHARS, secret.length);
  const pieces = Array.from({ length: secret.length - length + 1 }, (_, start) => secret.slice(start, start + length));
  return pieces.filter((piece) => text.includes(piece));
}

/** Whether a redacted text is the original one, but for its markers. */
function isOriginalAroundMarkers(text: string, redacted: string): boolean {
  const parts = redacted.split(new RegExp(MARKER.source.replaceAll(/\((?!\?)/g, '(?:')));
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0 || (from === 0 && at > 0 && part === parts[0])) return false;
    from = at + part.length;
  }
  return text.endsWith(parts.at(-1) ?? '');
}
