import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toCommandKind } from './commands/command-kinds.ts';
import { toShellCommands } from './commands/shell-line.ts';
import type { Deed } from './deeds.ts';
import { toArgumentObjects, toBaseName, toCommandObjects } from './targets.ts';

const LINES: readonly (readonly [line: string, objects: string])[] = [
  ['rm -rf build dist/a.js', 'path:build path:dist/a.js'],
  ['sed -i s/a/b/ x.ts y.ts', 'path:x.ts path:y.ts'],
  ['find /var/log -name "*.gz" -delete', 'path:/var/log'],
  ['tar czf a.tgz src', 'path:a.tgz path:src'],
  ['cat a > b.txt', 'path:b.txt path:a'],
  ['npm install left-pad@1 --save-dev', 'package:left-pad@1'],
  ['sudo apt-get install -y curl git', 'package:curl package:git'],
  ['git push -u origin fix/x', 'branch:fix/x'],
  ['git push origin HEAD:main', 'branch:main'],
  ['git branch -D a b', 'branch:a branch:b'],
  ['git commit -m "a b"', ''],
  ['psql -c "DELETE FROM public.users WHERE id = 3"', 'table:public.users'],
  ['curl -s https://a.io/x', 'url:https://a.io/x'],
  ['curl -o a.zip https://a.io/a.zip', 'url:https://a.io/a.zip path:a.zip'],
  ['npm test', ''],
  ['npm run build', ''],
  ['npm run test:unit', 'name:test:unit'],
  ['pytest -q tests/a.py', 'path:tests/a.py'],
  ['python -c "import shutil; shutil.rmtree(\'/srv/a\')"', 'path:/srv/a'],
  ['kubectl delete pod web-1', 'name:pod name:web-1'],
];

describe('what a command acts on', () => {
  for (const [line, expected] of LINES)
    test(line, () => {
      const [command] = toShellCommands(line);
      assert.ok(command);
      const objects = toCommandObjects(command, toCommandKind(command).deed as Deed);
      assert.equal(objects.map(({ kind, text }) => `${kind}:${text}`).join(' '), expected);
    });
});

const ARGUMENTS: readonly (readonly [args: unknown, objects: string])[] = [
  [{ path: 'a.md', content: 'see https://a.io' }, 'path:a.md'],
  [{ to: ['a@b.io', 'c@d.io'], subject: 'Hi', body: 'x' }, 'name:Hi email:a@b.io email:c@d.io'],
  [{ charge: 'ch_1', amount: 2000 }, 'id:ch_1 number:2000'],
  [{ order_id: '#W1', item_ids: ['1', '2'] }, 'id:#W1 id:1 id:2'],
  [{ url: 'https://a.io', table: 'users' }, 'url:https://a.io table:users'],
  [{ job: { name: 'vitamins', schedule: { expr: '0 8 * * *' } } }, 'name:vitamins'],
  [null, ''],
  ['text', ''],
];

describe('what a call acts on', () => {
  for (const [args, expected] of ARGUMENTS)
    test(JSON.stringify(args), () =>
      assert.equal(
        toArgumentObjects(args)
          .map(({ kind, text }) => `${kind}:${text}`)
          .join(' '),
        expected,
      ),
    );
});

test('the last part of a path', () => {
  assert.equal(toBaseName('src/a/b.ts'), 'b.ts');
  assert.equal(toBaseName('b.ts'), 'b.ts');
  assert.equal(toBaseName('src/a//'), 'a');
  assert.equal(toBaseName('/'), '');
  assert.equal(toBaseName(''), '');
});
