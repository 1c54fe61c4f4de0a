import { readFileSync, writeFileSync } from 'node:fs';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { CHAIN_START, toChainedLine } from '@critiqor/evidence/write/chain';

/** For tests: changes a text in a journal and recomputes every chain, as an attacker with our own code would. */
const [path = '', from = '', to = ''] = process.argv.slice(2);
const heads = new Map<string, string>();
const lines = readFileSync(path, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const { hash: _, ...event } = JSON.parse(line.replaceAll(from, to)) as { hash: string; writer: string };
    const prev_hash = heads.get(event.writer) ?? CHAIN_START;
    const chained = toChainedLine(toCanonicalJson({ ...event, prev_hash }));
    heads.set(event.writer, chained.hash);
    return `${chained.line}\n`;
  });
writeFileSync(path, lines.join(''));
