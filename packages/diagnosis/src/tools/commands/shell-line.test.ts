import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toShellCommands } from './shell-line.ts';

/** Each command as `program args`, with `?` after those whose exit code is hidden. */
const show = (line: string): string[] =>
  toShellCommands(line).map(({ program, args, hidesExit }) => [program, ...args].join(' ') + (hidesExit ? ' ?' : ''));

const CASES: readonly (readonly [line: string, commands: readonly string[]])[] = [
  ['ls -l', ['ls -l']],
  ['', []],
  ['# only a remark', []],
  ['cd app && npm test', ['cd app', 'npm test']],
  ['npm test; echo done', ['npm test ?', 'echo done']],
  ['npm test || true', ['npm test ?', 'true']],
  ['npm test || exit 1', ['npm test', 'exit 1']],
  ['npm test; exit $?', ['npm test', 'exit $?']],
  ['npm test | tail -3', ['npm test ?', 'tail -3']],
  ['set -o pipefail; npm test | tail -3', ['set -o pipefail ?', 'npm test', 'tail -3']],
  ['set -euo pipefail\nnpm ci\nnpm test | tee log', ['set -euo pipefail', 'npm ci', 'npm test', 'tee log']],
  ['set -e; set +e; npm test; ls', ['set -e', 'set +e ?', 'npm test ?', 'ls']],
  ['npm start &', ['npm start ?']],
  ['npm run a && npm run b || echo no', ['npm run a ?', 'npm run b ?', 'echo no']],
  ['npm run a && npm run b | tail', ['npm run a', 'npm run b ?', 'tail']],
  ['git commit -m "a && b; c"', ['git commit -m a && b; c']],
  ["echo 'it''s' \"a\\\"b\" c\\ d", ['echo its a"b c d']],
  ['npm test > log.txt 2>&1', ['npm test']],
  ['npm test &> log.txt', ['npm test']],
  ['NODE_ENV=test CI=1 npm test', ['npm test']],
  ['sudo -u app time nohup npm test', ['npm test']],
  ['timeout -k 5 60 npm test', ['npm test']],
  ['env A=1 B=2 make', ['make']],
  ['npx --yes vitest run', ['vitest run']],
  ['pnpm exec eslint .', ['eslint .']],
  ['uv run --with x pytest -q', ['pytest -q']],
  ['bundle exec rspec', ['rspec']],
  ['docker exec -it -w /app web npm test', ['npm test']],
  ['docker compose exec web npm test', ['npm test']],
  ['kubectl -n shop exec pod -- ls', ['ls']],
  ['ssh -p 22 host "cd /srv && make; echo ok"', ['cd /srv ?', 'make ?', 'echo ok']],
  ['ssh host systemctl restart web', ['systemctl restart web']],
  ['bash -lc "npm test && ls"', ['npm test', 'ls']],
  ['bash script.sh -c x', ['bash script.sh -c x']],
  ['/usr/bin/env python3 a.py', ['python3 a.py']],
  ['./gradlew test', ['gradlew test']],
  ['for f in *.py; do python $f; done', ['python $f ?']],
  ['if npm test; then git push; fi', ['npm test ?', 'git push']],
  ['while ! curl -s x; do sleep 1; done', ['curl -s x ?', 'sleep 1 ?']],
  ['(cd a && make) && (cd b && make)', ['cd a', 'make', 'cd b', 'make']],
  ['OUT=$(npm test); echo "$OUT"', ['npm test ?', 'echo $OUT']],
  ['echo "now: $(date +%s)" `hostname`', ['date +%s ?', 'hostname ?', 'echo now: $(date +%s) `hostname`']],
  ['echo $((1 + 2))', ['echo $((1 + 2))']],
  ["cat > a.py <<'EOF'\nimport os; rm -rf /\nEOF\npython a.py", ['cat ?', 'python a.py']],
  ["bash <<'EOF'\nnpm ci\nnpm test\nEOF", ['npm ci ?', 'npm test']],
  ['find . -name "*.log" -print0 | xargs -0 rm -f', ['find . -name *.log -print0 ?', 'rm -f']],
  ['a \\\n  b', ['a b']],
  ['echo "never closed', ['echo never closed']],
  ['echo $(never closed', ['never closed ?', 'echo $(never closed']],
];

describe('the commands of a shell line', () => {
  for (const [line, commands] of CASES) test(JSON.stringify(line), () => assert.deepEqual(show(line), commands));
});

test('redirections and here-documents belong to their command', () => {
  const [cat, run] = toShellCommands("cat > a.py <<'EOF'\nprint(1)\nEOF\npython a.py 2>/dev/null");
  assert.deepEqual(cat?.redirections, [
    { mark: '>', target: 'a.py' },
    { mark: '<<', target: 'EOF' },
  ]);
  assert.equal(cat?.input, 'print(1)\n');
  assert.deepEqual(run?.redirections, [{ mark: '2>', target: '/dev/null' }]);
});

test('long hostile lines take linear time', () => {
  for (const piece of ['$(', '"$(', '`', "'", '<<a\n', 'a;', 'if ', '(', '\\', 'bash -c "', 'a|', '$((']) {
    const started = performance.now();
    toShellCommands(piece.repeat(20_000));
    assert.ok(performance.now() - started < 60_000, piece);
  }
});
