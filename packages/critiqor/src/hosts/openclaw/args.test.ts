import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandOf, globalFlagsOf, type LaunchKind, launchKindOf, optionOf, profileOf } from './args.ts';

test('root options are found wherever OpenClaw itself finds them', () => {
  const cases: [string[], string[], string | undefined][] = [
    [['--profile', 'work', 'chat'], ['--profile', 'work'], 'work'],
    [['--log-level', 'debug', '--profile=work', 'chat'], ['--profile', 'work'], 'work'],
    [['chat', '--profile', 'work'], ['--profile', 'work'], 'work'],
    [['--dev', 'agent', '--local'], ['--dev'], 'dev'],
    [['gateway', 'run', '--dev'], [], undefined],
    [['agent', 'exec', '--', '--profile', 'work'], [], undefined],
    [['chat'], [], undefined],
  ];
  for (const [args, flags, profile] of cases) {
    assert.deepEqual(globalFlagsOf(args), flags, args.join(' '));
    assert.equal(profileOf(args), profile);
  }
  assert.deepEqual(commandOf(['--log-level', 'debug', '--no-color', 'agent', '--local']), ['agent', '--local']);
});

test('every way of running OpenClaw is told apart by where its agent runs', () => {
  const cases: [string, LaunchKind][] = [
    ['chat', 'embedded'],
    ['tui --local', 'embedded'],
    ['terminal --local', 'embedded'],
    ['--profile work agent --local --message hi', 'embedded'],
    ['agent --message exec --local', 'embedded'],
    ['agent exec hi', 'exec'],
    ['--log-level debug agent exec hi', 'exec'],
    ['gateway run', 'gateway'],
    ['gateway', 'gateway'],
    ['gateway --port 4', 'gateway'],
    ['agent --message hi', 'client'],
    ['tui', 'client'],
    ['resume', 'client'],
    ['gateway restart', 'service'],
    ['daemon start', 'service'],
    ['gateway status', 'none'],
    ['config get plugins', 'none'],
    ['chat --help', 'none'],
    ['', 'none'],
    ['--container box chat', 'container'],
  ];
  for (const [line, expected] of cases) {
    assert.equal(launchKindOf(line.split(' ').filter(Boolean)), expected, line);
  }
  assert.equal(launchKindOf(['chat'], { OPENCLAW_CONTAINER: 'box' }), 'container');
});

test('options are read in both spellings', () => {
  assert.equal(optionOf(['agent', 'exec', '--config', 'a.json5'], '--config'), 'a.json5');
  assert.equal(optionOf(['agent', 'exec', '--config=a.json5'], '--config'), 'a.json5');
  assert.equal(optionOf(['agent', 'exec'], '--config'), undefined);
});
