import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { MAX_OWN_PATTERNS, type RedactionSettings, whyNoPattern } from '@critiqor/evidence/redact/own/own-patterns';
import { findConfigPath, readYamlFile } from './config-files.ts';
import { memberOf, needSection, needText } from './node-values.ts';
import { RECORDER_KEYS } from './recorder-keys.ts';
import { type YamlEntry, YamlFault, type YamlMap, type YamlNode } from './yaml-node.ts';

/** Dollars per million tokens. */
type PriceSettings = Readonly<Record<string, number>>;

export interface RecorderSettings {
  readonly redact: RedactionSettings;
  /** By `model` or `provider/model`. */
  readonly prices: Readonly<Record<string, PriceSettings>>;
  /** Where each pattern and each price comes from. */
  readonly sources: Readonly<Record<string, string>>;
}

interface RecorderPart {
  readonly also: readonly PlacedText[];
  readonly except: readonly PlacedText[];
  readonly prices: readonly (readonly [model: string, price: PriceSettings, line: number])[];
}

interface PlacedText {
  readonly text: string;
  readonly line: number;
}

/**
 * The user's settings and those of the project together; of two prices for a model the project's wins. What may stay unredacted is only read from the
 * user's file: a project must not be able to uncover the secrets of whoever works on it.
 */
export function readRecorderSettings(place = { home: homedir(), cwd: process.cwd() }): RecorderSettings {
  const userPath = join(place.home, '.critiqor', 'critiqor.yaml');
  const nearest = findConfigPath(place.home, place.cwd);
  const isOwn = nearest !== null && resolve(nearest) !== resolve(userPath);
  const parts = [
    [userPath, readYamlFile(userPath, (root) => readPart(root, true))] as const,
    ...(isOwn ? [[nearest, readYamlFile(nearest, (root) => readPart(root, false))] as const] : []),
  ];
  const sources: Record<string, string> = {};
  const [also, except] = [new Set<string>(), new Set<string>()];
  const prices: Record<string, PriceSettings> = {};
  for (const [path, part] of parts) {
    for (const { text, line } of part?.also ?? []) {
      also.add(text);
      sources[`redact.also ${text}`] = `${path}:${line}`;
    }
    for (const { text, line } of part?.except ?? []) {
      except.add(text);
      sources[`redact.except ${text}`] = `${path}:${line}`;
    }
    for (const [model, price, line] of part?.prices ?? []) {
      prices[model] = price;
      sources[`prices ${model}`] = `${path}:${line}`;
    }
  }
  return { redact: { also: [...also], except: [...except] }, prices, sources };
}

/** For the configuration of a recorder: only what is set, because an older recorder knows none of it. */
export function toRecorderConfig({ redact, prices }: RecorderSettings): Readonly<Record<string, object>> {
  return {
    ...(redact.also.length + redact.except.length > 0 ? { redact } : {}),
    ...(Object.keys(prices).length > 0 ? { prices } : {}),
  };
}

function readPart({ entries }: YamlMap, isUser: boolean): RecorderPart {
  const [redact, prices] = RECORDER_KEYS.map((name) => entries.find(({ key }) => key === name));
  const section = redact && needSection(redact, ['also', 'except']);
  const [also, except] = ['also', 'except'].map((name) => section && memberOf(section, name));
  if (except && !isUser) {
    throw new YamlFault(except, 'except is only read from ~/.critiqor/critiqor.yaml: it uncovers what looks secret.');
  }
  return {
    also: also ? readPatterns(also, 'also') : [],
    except: except ? readPatterns(except, 'except') : [],
    prices: prices ? readPrices(prices) : [],
  };
}

function readPatterns(node: YamlNode, name: string): PlacedText[] {
  if (node.kind !== 'list') throw new YamlFault(node, `${name} must be a list of texts.`);
  if (node.items.length > MAX_OWN_PATTERNS)
    throw new YamlFault(node, `${name} may have ${MAX_OWN_PATTERNS} texts; every event is searched for each.`);
  return node.items.map((item) => {
    const text = needText(item, name);
    const why = whyNoPattern(text);
    if (why !== null) throw new YamlFault(item, `${JSON.stringify(text)} ${why}.`);
    return { text, line: item.line };
  });
}

const PRICE_KEYS = ['input', 'output', 'cache_read', 'cache_write'];

function readPrices({ value: node }: YamlEntry): RecorderPart['prices'] {
  if (node.kind !== 'map') throw new YamlFault(node, 'prices has a member for each model.');
  return node.entries.map((entry) => [entry.key, readPrice(entry), entry.line]);
}

function readPrice(entry: YamlEntry): PriceSettings {
  const section = needSection(entry, PRICE_KEYS);
  const price = Object.fromEntries(section.entries.map(({ key, value }) => [key, needDollars(value, key)]));
  if ('input' in price && 'output' in price) return price;
  throw new YamlFault(entry, `${entry.key} needs a price for input and output, in dollars per million tokens.`);
}

function needDollars(node: YamlNode, name: string): number {
  if (node.kind === 'scalar' && typeof node.value === 'number' && node.value >= 0 && Number.isFinite(node.value))
    return node.value;
  throw new YamlFault(node, `${name} must be a number of dollars per million tokens.`);
}
