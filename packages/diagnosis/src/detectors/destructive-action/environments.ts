import type { Effect } from '../../effects/effect.ts';
import type { Request } from '../../language/requests/request.ts';
import { namesOtherEnvironment, namesProduction } from '../../language/requests/request-objects.ts';
import type { Deed } from '../../model/deeds.ts';
import type { ToolCall } from '../../model/execution.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { type Harm, toHarm } from './harm.ts';

/** Production, although the person spoke of another environment and not of production. */
export function findOtherEnvironment(harm: Harm, request: Request): string | null {
  if (!IN_PLACES.has(harm.kind)) return null;
  const named = request.objects.filter(({ kind }) => kind === 'environment').map(({ text }) => text);
  if (!named.includes('other') || named.includes('production')) return null;
  return (namesProduction(harm.text) || GOES_LIVE.test(harm.text)) && !namesOtherEnvironment(harm.text)
    ? 'production, although another environment was named'
    : null;
}

/** Programs whose plain form changes what everybody sees; a preview takes another word or an option. */
const GOES_LIVE =
  /^(?:npx\s+)?(?:firebase\s+deploy\b|(?:vercel|netlify)\b.*\s--prod\b|wrangler\s+(?:deploy|publish)\b(?!.*\s--env\b))/;

const IN_PLACES: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>([
  'deploy',
  'publish',
  'delete',
  'change',
  'start',
  'stop',
]);

/** Worth reading what was asked for: most calls name no environment. */
export const mayReachProduction = (call: ToolCall): boolean => PRODUCTION_LIKE.test(call.key);
const PRODUCTION_LIKE = /prod|live/i;

/** A setting or a state in production that would be no harm anywhere else. */
export function findProductionChange(call: ToolCall, effects: readonly Effect[]): Harm | null {
  const effect = effects.find(({ kind, ending }) => SETS.has(kind) && ending === 'succeeded');
  if (!effect) return null;
  const { command, domain } = describeTool(call);
  // A file that speaks of production is not production.
  if (domain === 'file' || FILE_PROGRAMS.has(effect.means)) return null;
  // A mode of the program, wherever it runs: `NODE_ENV=production npm start`.
  const text = (command ?? JSON.stringify(call.args) ?? '').replace(/\b\w{1,20}_ENV=\w+/g, ' ');
  if (!namesProduction(text) || ONLY_SELECTS.test(text)) return null;
  return toHarm({
    kind: 'change',
    call,
    effect,
    what: `changed something in production with ${command === null ? call.tool : effect.means}`,
    objects: [],
    place: 'service',
    text,
  });
}

const SETS: ReadonlySet<Deed> = new Set<Deed>(['set', 'change', 'start', 'stop', 'deploy', 'move']);
const FILE_PROGRAMS = new Set('mv cp ln sed perl awk tee touch mkdir chmod chown git echo cat'.split(' '));
const ONLY_SELECTS = /\b(?:use|set|current|get)-contexts?\b/;
