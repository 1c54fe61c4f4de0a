import { createHmac } from 'node:crypto';
import { redactText } from '@critiqor/evidence/redact/redact-text';
import { HOSTILE_UNITS, ORDINARY_UNITS } from '@critiqor/evidence/testing/hostile-texts';
import { HALVES } from './corpus.ts';
import { createRandom } from './grammar.ts';

const MEGABYTE = 1_000_000;
/** The promise: no megabyte takes longer, whatever is in it. */
const MAX_MS = 50;

/** Prints what a megabyte costs of every content that could be slow, and how that compares with a plain scan of the same text. */
export function measureCost() {
  const texts: [string, string][] = [...ORDINARY_UNITS, ...HOSTILE_UNITS].map((unit) => [
    JSON.stringify(unit).slice(0, 40),
    unit.repeat(Math.ceil(MEGABYTE / unit.length)).slice(0, MEGABYTE),
  ]);
  for (const { name, secrets, lookAlikes } of HALVES) {
    // What the unseen half is about stays unsaid.
    for (const [index, { id, produce }] of [...secrets, ...lookAlikes].entries())
      texts.push([name !== 'unseen' ? id : `unseen grammar ${index + 1}`, grownText(produce)]);
    texts.push([`${name}: all grammars`, grownText(mixed([...secrets, ...lookAlikes]))]);
  }
  const rows = texts.map(([name, text]) => ({ name, ms: millisecondsFor(text), ratio: 0, text }));
  for (const row of rows) row.ratio = row.ms / plainScan(row.text);
  rows.sort((left, right) => right.ms - left.ms);
  for (const { name, ms, ratio } of rows.slice(0, 12))
    console.log(
      `${ms <= MAX_MS ? 'ok  ' : 'MISS'} ${ms.toFixed(1)} ms per MB, ${ratio.toFixed(1)}× a plain scan: ${name}`,
    );
  const ordinary = rows.filter(({ name }) => ORDINARY_UNITS.some((unit) => JSON.stringify(unit).slice(0, 40) === name));
  for (const { name, ms, ratio } of ordinary)
    console.log(`     ${ms.toFixed(1)} ms per MB, ${ratio.toFixed(1)}× a plain scan: ${name} (ordinary)`);
  const tooSlow = rows.filter(({ ms }) => ms > MAX_MS).length;
  console.log(`${tooSlow === 0 ? 'ok  ' : 'MISS'} ${tooSlow} of ${rows.length} contents take more than ${MAX_MS} ms`);
  return { contents: rows.length, tooSlow, slowest: rows[0]?.name, slowestMs: rows[0]?.ms };
}

function mixed(grammars: (typeof HALVES)[number]['secrets']) {
  let next = 0;
  return (random: () => number) => grammars[next++ % grammars.length]?.produce(random) ?? { text: '', secrets: [] };
}

function grownText(produce: (random: () => number) => { readonly text: string }): string {
  const random = createRandom(7);
  const parts: string[] = [];
  for (let length = 0; length < MEGABYTE; ) {
    const { text } = produce(random);
    parts.push(text);
    length += text.length + 1;
  }
  return parts.join('\n').slice(0, MEGABYTE);
}

/** Processor time, the least of three: a busy machine must not decide. */
function millisecondsFor(text: string): number {
  const times = [0, 1, 2].map(() => {
    const begun = process.cpuUsage();
    redactText(text, {
      count: 0,
      fingerprint: (secret) => createHmac('sha256', 'bench').update(secret).digest('hex').slice(0, 8),
    });
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** The least that a search through a text can cost: looking at every character once. */
function plainScan(text: string): number {
  const times = [0, 1, 2].map(() => {
    const begun = process.cpuUsage();
    let found = 0;
    for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === 61) found++;
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000 + found * 0;
  });
  return Math.max(0.1, Math.min(...times));
}
