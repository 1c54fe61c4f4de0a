import type { TextChange } from '../text-changes.ts';

/**
 * The line of a settings file that tells a tool to overlook what it had just complained about: a switch whose name has a verb of overlooking
 * and is turned on, or a verb of enforcing and is turned off, beside a word of the complaint.
 */
export function findLookingAway({ path, added, removed, form }: TextChange, outputs: readonly string[]): string | null {
  if (form !== 'edit' || !SETTINGS.test(path)) return null;
  const before = new Set(removed.map((line) => line.trim()));
  for (const line of added.slice(0, MOST_LINES)) {
    const [, name = '', value = ''] = SWITCH.exec(line.slice(0, LINE_CHARS)) ?? [];
    if (name === '' || before.has(line.trim())) continue;
    const words = toParts(name);
    const isOn = ON.test(value);
    if (!(isOn && words.some((word) => OVERLOOKS.has(word))) && !(!isOn && words.some((word) => ENFORCES.has(word))))
      continue;
    const about = words.filter((word) => word.length >= LEAST_WORD && !OVERLOOKS.has(word));
    if (outputs.some((text) => isAbout(text.slice(0, MOST_CHARS).toLowerCase(), about))) return line;
  }
  return null;
}

const isAbout = (output: string, words: readonly string[]): boolean =>
  words.some((word) => output.includes(word.replace(/(?:es|s)$/, '')));

/** The parts of a name: ignoreDeadLinks, ignore_dead_links and ignore-dead-links are the same. */
const toParts = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

const MOST_LINES = 200;
const LINE_CHARS = 400;
const MOST_CHARS = 20_000;
const LEAST_WORD = 4;
const SETTINGS =
  /\.(?:json5?|jsonc|ya?ml|toml|ini|cfg|conf|properties|xml|neon)$|(?:^|[/._-])(?:config|rc|conf|settings|options)(?:[._-][\w.]*)?$|rc(?:\.\w+)?$/i;
/** A name and whether it is on; anything else is no switch. */
const SWITCH =
  /^\s*["'<]?([A-Za-z][\w.-]{2,60}?)["']?\s*[:=>]\s*["']?(true|false|on|off|yes|no|1|0|none|never|warn|warning)["']?\s*(?:[,;<}]|$)/i;
const ON = /^(?:true|on|yes|1)$/i;
const OVERLOOKS: ReadonlySet<string> = new Set(
  'ignore ignored skip skipped disable disabled allow allowed exclude suppress bypass silence silent tolerate omit continue mute hide no without'.split(
    ' ',
  ),
);
const ENFORCES: ReadonlySet<string> = new Set(
  'fail strict check checks verify validate enforce require required error errors audit abort break deny block exit'.split(
    ' ',
  ),
);
