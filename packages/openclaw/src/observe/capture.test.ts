import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { CAPTURE_POLICIES } from '@critiqor/evidence/write/capture-policy';
import { ofType, only } from '../testing/evidence-checks.ts';
import { LOOK_ALIKES, RECORDINGS, readRecording } from '../testing/recording.ts';
import { type Step, toSteps } from '../testing/replay-steps.ts';
import { createReplayedHost, type ReplayedHostOptions, replayRecording } from '../testing/replayed-host.ts';
import { rareSteps } from '../testing/scripted-steps.ts';

const POLICIES = Object.keys(CAPTURE_POLICIES);

/** The bytes that a stream leaves behind. */
async function recordText(t: TestContext, steps: readonly Step[], options: ReplayedHostOptions): Promise<string> {
  const host = createReplayedHost(t, { entryPoint: 'gateway', ...options });
  await host.start();
  host.replay(steps);
  host.exit();
  assert.deepEqual(host.thrown, []);
  return readFileSync(host.journalPath, 'utf8');
}

test('a configuration in a context reaches no journal', async (t) => {
  const recordings = RECORDINGS.filter((name) =>
    JSON.stringify(readRecording(name)).includes(String(LOOK_ALIKES.config_key)),
  );
  assert.ok(recordings.length >= 4);
  for (const name of recordings) {
    const text = await recordText(t, toSteps(readRecording(name)), { capture: 'full' });
    assert.ok(!text.includes(String(LOOK_ALIKES.config_key)), name);
    assert.ok(!text.includes('"auth"'), name);
  }
});

for (const capture of POLICIES) {
  test(`${capture}: secrets in output, arguments and answers are not recorded`, async (t) => {
    for (const entryPoint of ['gateway', 'agent_exec'] as const) {
      const steps = toSteps(readRecording('16-secret-in-output'));
      assert.ok(JSON.stringify(steps).includes(String(LOOK_ALIKES.github_token)));
      const text = await recordText(t, steps, { capture, entryPoint });
      for (const [name, secret] of Object.entries(LOOK_ALIKES)) assert.ok(!text.includes(secret), name);
    }
  });

  test(`${capture}: a key that a provider echoes in its error is not recorded`, async (t) => {
    const key = String(LOOK_ALIKES.openai_key);
    const steps = rewrite(
      toSteps(readRecording('08b-model-401-permanent')),
      /Incorrect API key provided: [\w-]+/g,
      `Incorrect API key provided: ${key}`,
    );
    assert.ok(JSON.stringify(steps).includes(key));
    for (const entryPoint of ['gateway', 'agent_exec'] as const) {
      assert.ok(!(await recordText(t, steps, { capture, entryPoint })).includes(key));
    }
  });
}

test('a fault that quotes a secret does not record it', async (t) => {
  const key = String(LOOK_ALIKES.openai_key);
  const event = new Proxy({}, { get: () => assert.fail(`cannot read ${key}`) });
  for (const capture of POLICIES)
    assert.ok(!(await recordText(t, [{ seam: 'hook.session_start', event }], { capture })).includes(key));
});

test('metadata: no word of prompts, arguments, outputs, answers or errors is recorded', async (t) => {
  const recordings = [
    '01-clean-success',
    '04-error-cascade',
    '05-memory-search-empty',
    '08a-model-500-429-recovered',
    '09-subagent',
    '12-invalid-args',
  ];
  for (const name of [...recordings, '17b-skill-failing', '20-gateway-tui-and-abort', '23-streaming-deltas']) {
    const { steps, marked } = mark(toSteps(readRecording(name)));
    assert.ok(marked > 5, `${name}: ${marked} texts`);
    for (const entryPoint of ['gateway', 'agent_exec'] as const) {
      assert.ok(
        (await recordText(t, steps, { capture: 'full', entryPoint })).includes(MARKER),
        'the marker is where it would show',
      );
      const text = await recordText(t, steps, { capture: 'metadata', entryPoint });
      assert.ok(
        !text.includes(MARKER),
        `${name}: ${text.slice(text.indexOf(MARKER) - 300, text.indexOf(MARKER) + 50)}`,
      );
    }
  }
});

test('metadata: calls that repeat keep equal digests, and others do not', async (t) => {
  const { facts } = await replayRecording(t, '02-repeat-same-call', { capture: 'metadata' });
  const inputs = ofType(facts, 'tool_call').map(({ payload }) => payload.input);
  assert.equal(inputs.length, 8);
  assert.equal(new Set(inputs).size, 1);
  assert.match(String(inputs[0]), /^\[withheld \d+ characters, digest [0-9a-f]{16}\]$/);
  const { facts: others } = await replayRecording(t, '01-clean-success', { capture: 'metadata' });
  const different = ofType(others, 'tool_call').map(({ payload }) => payload.input);
  assert.equal(new Set(different).size, different.length);
});

test('metadata: what is no content is recorded as ever', async (t) => {
  for (const name of RECORDINGS.filter((_, index) => index % 4 === 0)) {
    const kinds = async (capture: string) => {
      const { facts } = await replayRecording(t, name, { capture });
      return facts.map(({ event_type, outcome, tool_name, exit_code }) => ({
        event_type,
        outcome,
        tool_name,
        exit_code,
      }));
    };
    assert.deepEqual(await kinds('metadata'), await kinds('standard'), name);
  }
});

test('a policy that nobody knows withholds, and the header says which policy was used', async (t) => {
  const { events } = await replayRecording(t, '01-clean-success', { capture: 'ful' });
  assert.equal(only(events, 'recorder_start').payload.capture, 'metadata');
  const { events: byDefault } = await replayRecording(t, '01-clean-success');
  assert.equal(only(byDefault, 'recorder_start').payload.capture, 'standard');
});

test('journal and key are private to the user', async (t) => {
  const host = createReplayedHost(t);
  await host.start();
  const modes = ['run_001/events.jsonl', 'run_001', '.critiqor', '.critiqor/run_001.key'].map(
    (name) => statSync(join(host.runsDir, name)).mode & 0o777,
  );
  assert.deepEqual(modes, [0o600, 0o700, 0o700, 0o600]);
});

/** A word that a journal under `metadata` must not hold. */
const MARKER = 'Xylograph';
/** Members that hold what people, models and tools wrote. */
const CONTENT =
  /^(text|content|prompt|systemPrompt|progressText|command|path|query|output|aggregated|error|errorMessage|errorBody|task|label|diff|patch|oldText|newText|summary|warning)$/;

/** Puts the marker in front of every text that somebody wrote. */
function mark(steps: readonly Step[]): { steps: Step[]; marked: number } {
  let marked = 0;
  const copy = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') {
      // The host's own words are recognised by how they begin.
      if (!CONTENT.test(name) || value === '' || /^(Tool \S+ not found|Validation failed|Aborted$)/.test(value))
        return value;
      marked += 1;
      return `${MARKER} ${value}`;
    }
    if (Array.isArray(value)) return value.map((item) => copy(item, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([inner, member]) => [inner, copy(member, inner)]));
  };
  const copies = steps.map(({ seam, event, context }) => ({
    seam,
    event: copy(event, '') as Step['event'],
    ...(context ? { context } : {}),
  }));
  return { steps: copies, marked };
}

function rewrite(steps: readonly Step[], pattern: RegExp, replacement: string): Step[] {
  return JSON.parse(JSON.stringify(steps).replace(pattern, replacement));
}

for (const capture of POLICIES) {
  test(`${capture}: what a model thinks is counted, and written only where everything is`, async (t) => {
    const text = await recordText(t, rareSteps(), { capture });
    assert.match(text, /"reasoning_chars":3\b/);
    assert.equal(text.includes('"reasoning":"Hm."'), capture === 'full');
  });
}
