import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainSilence, readInspection, type SilenceFacts } from './why-silent.ts';

const FACTS: SilenceFacts = {
  args: ['chat'],
  launchKind: 'embedded',
  exitCode: 0,
  cutBy: null,
  durationMs: 60_000,
  version: '2026.9.6',
  stateDir: '/home/dev/.openclaw',
  owner: null,
  runDirectory: { path: '/runs/run_001', state: 'writable' },
  recorder: { state: 'loaded', detail: 'OpenClaw loads it' },
};

test('the reason is told from the facts, the surest first', () => {
  const gateway = { role: 'gateway', pid: 7, port: 18_789 } as const;
  const cases: [Partial<SilenceFacts>, string, RegExp][] = [
    [{ launchKind: 'none', args: ['config', 'file'] }, 'no_agent', /openclaw config file runs no agent/],
    [{ runDirectory: { path: '/gone', state: 'missing' } }, 'runs_dir_unusable', /\/gone no longer exists/],
    [{ runDirectory: { path: '/ro', state: 'unwritable' } }, 'runs_dir_unusable', /not writable/],
    [{ owner: gateway, exitCode: 1 }, 'gateway_running', /gateway is already using/],
    [{ owner: { role: 'agent', pid: 7, port: null }, exitCode: 1 }, 'state_in_use', /Another OpenClaw agent/],
    [{ recorder: { state: 'disabled', detail: 'not in allowlist' } }, 'plugin_disabled', /not in allowlist/],
    [{ recorder: { state: 'failed', detail: 'Error: kaput' } }, 'plugin_load_error', /kaput/],
    [{ recorder: { state: 'failed', detail: 'x' }, version: '2026.2.1' }, 'openclaw_too_old', /2026\.2\.1 cannot load/],
    [{ version: '2026.6.35' }, 'openclaw_too_old', /does not expose/],
    [{ version: '2026.6.2', recorder: { state: 'unknown', detail: '' } }, 'openclaw_too_old', /does not expose/],
    [{ version: '2026.3.31', recorder: { state: 'config_invalid', detail: 'x' } }, 'openclaw_too_old', /2026\.3\.31/],
    [{ recorder: { state: 'config_invalid', detail: 'a: b' } }, 'config_invalid', /a: b/],
    [{ recorder: { state: 'unknown', detail: '' } }, 'overlay_ignored', /environment variables did not reach it/],
    [{ exitCode: null, cutBy: 'SIGKILL', durationMs: 3_000 }, 'ended_early', /stopped by SIGKILL after 3\.0 s/],
    [
      { exitCode: 143, cutBy: 'the time limit', durationMs: 3_000 },
      'ended_early',
      /stopped by the time limit after 3\.0 s/,
    ],
    [{ exitCode: 130, cutBy: 'SIGINT', owner: gateway }, 'ended_early', /stopped by SIGINT after 1 min 0 s/],
    [{ exitCode: 78 }, 'failed_before_agent', /exited with code 78/],
    [{ recorder: { state: 'unanswered', detail: 'no answer' } }, 'not_known', /no answer/],
    [{}, 'agent_elsewhere', /another process or environment/],
  ];
  for (const [facts, reason, message] of cases) {
    const silence = explainSilence({ ...FACTS, ...facts });
    assert.equal(silence.reason, reason);
    assert.match(silence.message, message);
    assert.ok(silence.remedy.length > 10, reason);
  }
});

test("OpenClaw's answers about the recorder are read as it gives them", () => {
  const answer = (value: object): string => JSON.stringify(value);
  const cases: [string, string, string, RegExp][] = [
    [answer({ plugin: { status: 'loaded' } }), '', 'loaded', /loads/],
    [answer({ plugin: { status: 'disabled', error: 'blocked by denylist' } }), '', 'disabled', /denylist/],
    [answer({ plugin: { status: 'error', error: 'Error: kaput' } }), '', 'failed', /kaput/],
    [
      answer({ plugin: { status: 'loaded' } }),
      '[config] warnings: plugins.entries.critiqor-openclaw: plugin disabled (not in allowlist) but config is present',
      'disabled',
      /not in allowlist/,
    ],
    [
      answer({ ok: false, error: { message: 'Plugin not found: critiqor-openclaw. Run …' } }),
      '',
      'unknown',
      /not found/,
    ],
    [
      answer({ ok: false, error: { message: 'x' }, issues: [{ path: 'plugins', message: 'Unrecognized key' }] }),
      '',
      'config_invalid',
      /plugins: Unrecognized key/,
    ],
    ['', 'sh: no such thing', 'unanswered', /no such thing/],
    ['', '', 'unanswered', /no answer/],
  ];
  for (const [stdout, stderr, state, detail] of cases) {
    const inspection = readInspection(stdout, stderr);
    assert.equal(inspection.state, state);
    assert.match(inspection.detail, detail);
  }
});
