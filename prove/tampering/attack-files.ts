import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { toChainedLine } from '@critiqor/evidence/write/chain';
import type { Attack, Expected } from './attack.ts';

/** An attack on the files of two finalized runs, `a` before `b`; gives the run to look at, `a` unless it says otherwise. */
export interface FileAttack extends Attack {
  readonly attack: (a: RunPaths, b: RunPaths) => unknown;
}

const edit = (path: string, change: (text: string) => string): void => {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The attack changes nothing in ${path}.`);
  chmodSync(path, 0o600);
  writeFileSync(path, after);
};
const lines = (change: (all: string[]) => string[]) => (text: string) =>
  `${change(text.trimEnd().split('\n')).join('\n')}\n`;
const noticed = (kind: RegExp): Expected => ({ noticed: kind });
const copyRun = (from: RunPaths, to: RunPaths): RunPaths => {
  rmSync(to.directory, { recursive: true, force: true });
  cpSync(from.directory, to.directory, { recursive: true });
  cpSync(from.record, to.record);
  return to;
};

const ON_SESSION: readonly (readonly [string, RegExp, (text: string) => string])[] = [
  ['a value of an event', /altered_line@evt_\d+/, (text) => text.replace('"fine"', '"good"')],
  [
    'a number in other words',
    /rewritten_line@evt_\d+/,
    (text) => text.replace('"duration_ms":12,', '"duration_ms":12.0,'),
  ],
  ['an escape for a letter', /rewritten_line@evt_\d+/, (text) => text.replace('"fine"', '"fin\\u0065"')],
  ['a space in an event', /rewritten_line@evt_\d+/, (text) => text.replace('"fine"', ' "fine"')],
  [
    'a repeated key',
    /rewritten_line@evt_\d+/,
    (text) => text.replace('"duration_ms":12,', '"duration_ms":1,"duration_ms":12,'),
  ],
  ['an event removed', /missing_lines|wrong_count/, lines((all) => all.filter((_, index) => index !== 3))],
  ['an event repeated', /duplicate_line|wrong_count/, lines((all) => all.toSpliced(4, 0, all[3] ?? ''))],
  [
    'two events swapped',
    /reordered|missing_lines|wrong_/,
    lines((all) => all.with(3, all[4] ?? '').with(4, all[3] ?? '')),
  ],
  ['the end cut off', /./, (text) => text.slice(0, -400)],
  ['the beginning cut off', /./, (text) => text.slice(200)],
  ['an event id', /./, (text) => text.replace('"event_id":"evt_000002"', '"event_id":"evt_000099"')],
  ['the canonical type of an event', /./, (text) => text.replace('"event":"tool_call"', '"event":"input"')],
  [
    'the count of events',
    /wrong_seal@session\.json metrics\.total_events/,
    (text) => text.replace(/"total_events":\d+/, '"total_events":1'),
  ],
  [
    'the time of the seal',
    /wrong_seal@session\.json sealed_at/,
    (text) => text.replace(/"sealed_at":"20/, '"sealed_at":"19'),
  ],
  [
    'the metadata in the seal',
    /wrong_seal@session\.json integrity\.record\.metadata\.labels\.branch/,
    (text) => text.replace('"branch":"main"', '"branch":"safe"'),
  ],
  [
    'the session id',
    /wrong_seal@session\.json session_id/,
    (text) => text.replace(/"session_id":"[^"]{8}/, '"session_id":"00000000'),
  ],
  [
    'the witness in the seal',
    /wrong_seal@session\.json integrity\.witness\.absence/,
    (text) => text.replace(/"absence":"\w+"/, '"absence":null'),
  ],
  [
    'the digest',
    /wrong_seal@session\.json integrity\.digest/,
    (text) => text.replace(/"digest":"[0-9a-f]{4}/, '"digest":"0000'),
  ],
  [
    'the seal itself',
    /wrong_seal@session\.json integrity\.seal/,
    (text) => text.replace(/"seal":"[0-9a-f]{8}/, '"seal":"00000000'),
  ],
  ['indented anew', /./, (text) => JSON.stringify(JSON.parse(text), null, 1)],
  ['a line at the end', /./, (text) => `${text}{}\n`],
  ['a byte order mark', /./, (text) => `\ufeff${text}`],
  ['emptied', /./, () => ''],
];

const OTHERS: readonly (readonly [Attack['on'], string, Expected, FileAttack['attack']])[] = [
  [
    'record',
    'another label',
    noticed(/wrong_record@run_001\.json metadata\.labels\.branch/),
    ({ record }) => edit(record, (text) => text.replace('"main"', '"safe"')),
  ],
  [
    'record',
    'another visibility',
    noticed(/wrong_record@run_001\.json metadata\.visibility/),
    ({ record }) => edit(record, (text) => text.replace('"private"', '"public"')),
  ],
  [
    'record',
    'another score',
    noticed(/wrong_record@run_001\.json [\w., [\]]*trust_score/),
    ({ record }) => edit(record, (text) => text.replace(/"trust_score": \d+/g, '"trust_score": 99')),
  ],
  [
    'record',
    'another state',
    noticed(/wrong_record@run_001\.json status/),
    ({ record }) => edit(record, (text) => text.replace('"status": "COMPLETED"', '"status": "ABORTED"')),
  ],
  [
    'record',
    'a space',
    noticed(/wrong_record@run_001\.json line \d+, column \d+/),
    ({ record }) => edit(record, (text) => `${text} `),
  ],
  ['record', 'removed', noticed(/wrong_record@run_001\.json/), ({ record }) => rmSync(record)],
  ['record', 'of another run', noticed(/wrong_record@run_00\d\.json \w/), (a, b) => cpSync(a.record, b.record) ?? b],
  [
    'diagnosis',
    'a flattering score',
    noticed(/wrong_diagnosis@diagnosis\.json executive_summary\.trust_score/),
    ({ diagnosis }) => edit(diagnosis, (text) => text.replace(/"trust_score": \d+/, '"trust_score": 99')),
  ],
  [
    'diagnosis',
    'a finding removed or the text changed',
    noticed(/wrong_diagnosis@diagnosis\.json/),
    ({ diagnosis }) => edit(diagnosis, (text) => text.replace(/"summary": "/, '"summary": "All is well. ')),
  ],
  ['diagnosis', 'removed', noticed(/wrong_diagnosis@/), ({ diagnosis }) => rmSync(diagnosis)],
  ['diagnosis', 'of another run', noticed(/wrong_diagnosis@/), (a, b) => cpSync(a.diagnosis, b.diagnosis) ?? b],
  [
    'diagnosis',
    'a link to the diagnosis of another run',
    noticed(/wrong_diagnosis@/),
    (a, b) => {
      rmSync(b.diagnosis);
      symlinkSync(a.diagnosis, b.diagnosis);
      return b;
    },
  ],
  [
    'annotations',
    'in nobody’s name',
    noticed(/wrong_annotations@annotations\.jsonl/),
    ({ annotations }) => writeFileSync(annotations, '{"visibility":"public"}\n'),
  ],
  [
    'annotations',
    'a pipe of words that is no line',
    noticed(/wrong_annotations@/),
    ({ annotations }) => writeFileSync(annotations, 'x'.repeat(1_000)),
  ],
  [
    'seals',
    'a line changed',
    noticed(/list_changed@seals\.jsonl/),
    ({ seals }) => edit(seals, (text) => text.replace('"agent_id":"deployer"', '"agent_id":"somebody"')),
  ],
  [
    'seals',
    'a line removed',
    noticed(/not_listed/),
    ({ seals }) =>
      edit(
        seals,
        lines((all) => all.slice(1)),
      ),
  ],
  [
    'seals',
    'two lines swapped',
    noticed(/list_changed@/),
    ({ seals }, b) =>
      edit(
        seals,
        lines((all) => all.toReversed()),
      ) ?? b,
  ],
  [
    'seals',
    'a line repeated',
    noticed(/list_changed@/),
    ({ seals }, b) =>
      edit(
        seals,
        lines((all) => all.toSpliced(1, 0, all[0] ?? '')),
      ) ?? b,
  ],
  [
    'seals',
    'a flattering score in the list',
    noticed(/list_changed@/),
    ({ seals }) => edit(seals, (text) => text.replace(/"trust_score":\d+/, '"trust_score":99')),
  ],
  ['seals', 'removed', noticed(/not_listed/), ({ seals }) => rmSync(seals)],
  [
    'seals',
    'a directory in its place',
    { refused: /seals\.jsonl is not a plain file/ },
    ({ seals }) => {
      rmSync(seals);
      mkdirSync(seals);
    },
  ],
  [
    'seals',
    'its end cut off, together with the run',
    { outOfReach: '**Cut the end of the list of seals**' },
    (a, b) => {
      edit(
        a.seals,
        lines((all) => all.slice(0, 1)),
      );
      for (const path of [b.directory, b.record]) rmSync(path, { recursive: true });
    },
  ],
  [
    'directory',
    'evidence of another run',
    noticed(/wrong_run|wrong_session/),
    (a, b) => {
      rmSync(b.session);
      cpSync(a.session, b.session);
      return b;
    },
  ],
  ['directory', 'a whole run in the place of another', noticed(/wrong_run/), (a, b) => copyRun(a, b)],
  [
    'directory',
    'two runs exchanged',
    noticed(/wrong_run/),
    (a, b) => {
      renameSync(a.directory, `${a.directory}.away`);
      renameSync(b.directory, a.directory);
      renameSync(`${a.directory}.away`, b.directory);
    },
  ],
  [
    'directory',
    'a run again under a new number',
    noticed(/wrong_run|not_listed/),
    (a) => {
      const next = copyRun(a, toRunPaths(a.runsDir, 'run_009'));
      edit(next.record, (text) => text.replace('"run_id": "run_001"', '"run_id": "run_009"'));
      return next;
    },
  ],
  [
    'directory',
    'deleted by hand',
    { refused: /was deleted without critiqor rm/ },
    (a) => {
      for (const path of [a.directory, a.record]) rmSync(path, { recursive: true });
    },
  ],
  [
    'keys',
    'signed anew with a key of the attacker',
    noticed(/signature|list_changed|wrong_/),
    (a) => {
      // The key id alone: who has no private key cannot do more.
      const { publicKey } = generateKeyPairSync('ed25519');
      const id = publicKey.export({ type: 'spki', format: 'der' }).toString('hex').slice(-16);
      edit(a.session, (text) => text.replace(/"key_id":"[^"]+"/, `"key_id":"${id}"`));
    },
  ],
  [
    'keys',
    'the signature removed',
    noticed(/signature|wrong_|reformatted|list_changed/),
    (a) => edit(a.session, (text) => text.replace(/,"signature":\{[^}]*\}/, '')),
  ],
  [
    'keys',
    'a list forged with a new chain',
    noticed(/list_changed@seals\.jsonl/),
    (a) => {
      const [first = ''] = readFileSync(a.seals, 'utf8').split('\n');
      const { hash: _, ...line } = JSON.parse(first) as { hash: string; row: object };
      writeFileSync(
        a.seals,
        `${toChainedLine(toCanonicalJson({ ...line, row: { ...line.row, trust_score: 99 } })).line}\n`,
      );
    },
  ],
];

/** Attacks after the seal. Those on keys are made on signed runs, of which the public key is known. */
export const FILE_ATTACKS: readonly FileAttack[] = [
  ...ON_SESSION.map(
    ([name, kind, change]) =>
      ({
        on: 'session',
        name,
        expected: noticed(kind),
        attack: ({ session }: RunPaths) => edit(session, change),
      }) as const,
  ),
  ...OTHERS.map(([on, name, expected, attack]) => ({ on, name, expected, attack })),
];

export const isGone = ({ record }: RunPaths): boolean => !existsSync(record);
