import { putGeneratedFiles } from '../../scripts/generated-file.ts';
import { compareFacts } from './compare-facts.ts';
import { toCompatibilityPage, toTable } from './compatibility-page.ts';
import { keep, keepPlayed, readKept, readPlayed, toName } from './kept-results.ts';
import { playVersion } from './play-version.ts';
import type { Played } from './played.ts';
import { VERSIONS } from './versions.ts';

const HELP = `npm run compat [-- [version] [entry point] [--compare | --page | --check]]

Installs every supported version of OpenClaw, plays the same script on each in every entry point, and prints what was recorded of what happened.
Ends with 1 if something is missing and coverage does not say so.

  npm run compat -- 2026.8.2 gateway   one version, one entry point (agent_local, agent_exec, gateway)
  --compare                            compares again what was played last
  --page                               only writes docs/compatibility.md from what was kept
  --check                              only checks that page`;

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit();
}
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = VERSIONS.flatMap((version) => version.entryPoints.map((entryPoint) => ({ version, entryPoint })));
const order = all.map(({ version, entryPoint }) => toName({ version: version.version, entryPoint }));
const isWanted = (name: string): boolean => wanted.every((word) => name.split(' ').includes(word));

if (!process.argv.includes('--page') && !process.argv.includes('--check')) {
  for (const { version, entryPoint } of all) {
    const name = toName({ version: version.version, entryPoint });
    if (!isWanted(name)) continue;
    const begun = Date.now();
    const kept = process.argv.includes('--compare') ? readPlayed(name) : undefined;
    const played = kept ?? (await playVersion(version, entryPoint));
    console.error(`${name}: ${played.exchanges.length} requests, ${Math.round((Date.now() - begun) / 1_000)} s`);
    if (process.env.COMPAT_DEBUG) debug(played);
    if (played.facts.length === 0) {
      console.error(played.monitored.stderr.slice(-1_000));
      process.exitCode = 1;
      continue;
    }
    keepPlayed(name, played);
    keep({ version: version.version, entryPoint, node: nodeOf(played), facts: compareFacts(played) }, order);
  }
  console.log(toTable(readKept().filter((cell) => isWanted(toName(cell)))));
}
putGeneratedFiles({ 'docs/compatibility.md': toCompatibilityPage(readKept()) });

const unsaid = readKept().flatMap((cell) =>
  Object.entries(cell.facts).flatMap(([is, fact]) => (fact.unsaid ? `${toName(cell)}: ${is}` : [])),
);
if (unsaid.length > 0) {
  console.error(`Missing, and coverage does not say so:\n  ${unsaid.join('\n  ')}`);
  process.exitCode = 1;
}

/** The Node that the host ran on, as the recorder found it. */
function nodeOf({ facts }: Played): string {
  const header = facts.find(({ event_type }) => event_type === 'recorder_start');
  return String(header?.payload.node_version ?? 'unknown');
}

function debug({ exchanges, facts, monitored }: Played): void {
  console.error(monitored.stderr.slice(-3_000));
  console.error(exchanges.map(({ script, index }) => `${script}${index}`).join(' '));
  console.error((exchanges[0]?.request.tools ?? []).map((tool) => tool.function.name).join(' '));
  for (const fact of facts) console.error(JSON.stringify({ ...fact, hash: undefined, prev_hash: undefined }));
}
