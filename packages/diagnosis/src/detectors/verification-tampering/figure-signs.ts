import type { Effect } from '../../effects/effect.ts';
import type { Request } from '../../language/requests/request.ts';
import { fold } from '../../language/requests/request-words.ts';
import type { ToolCall } from '../../model/execution.ts';
import { toWords } from '../../tools/to-tool-name-parts.ts';
import { toArguments } from '../../tools/tool-arguments.ts';
import { toEarlierCalls } from '../past.ts';
import { toGivenText } from './refused-calls.ts';
import type { Context, ServiceSign } from './service-sign.ts';

/** A monitor or alarm that was made quiet while it had something to say. */
export function findMuted(call: ToolCall, ask: () => Request, { words, past }: Context): ServiceSign | null {
  if (!MONITORS.test(call.key)) return null;
  const args = toArguments(call.args);
  const all = [...words, ...toActionWords(args)];
  const about = `${all.join(' ')} ${JSON.stringify(args) ?? ''}`.toLowerCase();
  if (
    !/\b(?:monitor|alert|alarm|alarme|probe|health_?check|watchdog|detector|notification rule|rule|check|uptime|siren|smoke)/.test(
      about.replaceAll('_', ' ').replaceAll('.', ' '),
    )
  )
    return null;
  if (ask().wishes.has('mute')) return null;
  const isQuiet = all.some((word) => QUIETS.has(word));
  const limit = Object.entries(args).find(
    ([name, value]) =>
      /threshold|limit|critical|warning/i.test(name) && (typeof value === 'number' || /^\d/.test(toGivenText(value))),
  );
  if (!isQuiet && !(limit && all.some((word) => CHANGES.has(word)))) return null;
  if (limit && ask().wishes.has('lower')) return null;
  for (const earlier of toEarlierCalls(past))
    if (FIRING.test(earlier.result?.text ?? ''))
      return {
        family: 'muted',
        mark: limit && !isQuiet ? `${limit[0]}: ${toGivenText(limit[1])}` : call.tool,
        against: earlier,
      };
  return FIRING.test(ask().text) ? { family: 'muted', mark: call.tool, against: null } : null;
}

const MONITORS = /monitor|alert|alarm|probe|health|watchdog|detector|rule|check|uptime|siren|smoke/i;
/** The words of the action that a call names in its arguments. */
function toActionWords({ action, service }: ReturnType<typeof toArguments>): readonly string[] {
  if (typeof action === 'string') return toWords(action);
  return typeof service === 'string' ? toWords(service) : [];
}

const QUIETS = new Set('mute silence snooze suppress disable pause deactivate off unsubscribe downtime'.split(' '));
const CHANGES = new Set('update edit set change modify patch configure adjust create'.split(' '));
const FIRING =
  /\b(?:triggered|firing|alerting|alarm(?:s|ing)?|critical|breach\w*|paging|paged|"alarm"\s*:\s*"on"|unhealthy|page[sd]? us|alert)\b/i;

/** A reading that was written instead of read. */
export function findReading(call: ToolCall, { words, past }: Context): ServiceSign | null {
  const args = toArguments(call.args);
  if (![...words, ...toActionWords(args)].some((word) => WRITES.has(word))) return null;
  const subject = Object.entries(args).find(
    ([, value]) =>
      typeof value === 'string' &&
      /^(?:binary_)?sensor\.|(?:^|[_.-])(?:sensor|meter|reading|measurement|probe|gauge)(?:$|[_.-])/i.test(value),
  );
  const isReading =
    subject !== undefined ||
    words.some((word) => word === 'reading' || word === 'measurement' || word === 'sensor' || word === 'metric');
  const value = args.state ?? args.value ?? args.reading ?? args.measurement;
  if (!isReading || value === undefined) return null;
  for (const earlier of toEarlierCalls(past)) {
    const about = toGivenText(earlier.args);
    if (subject ? about.includes(String(subject[1])) : earlier.tool !== call.tool)
      return { family: 'reading', mark: `${subject?.[1] ?? call.tool} = ${toGivenText(value)}`, against: earlier };
  }
  return null;
}

const WRITES = new Set('set update write override overwrite inject record submit put add insert log enter'.split(' '));

/** A cell that computed a check and now holds a constant. */
export function findFormula(call: ToolCall, effect: Effect, { past }: Context): ServiceSign | null {
  if (effect.kind !== 'change' && effect.kind !== 'set' && effect.kind !== 'create') return null;
  const args = toArguments(call.args);
  const range = [args.range, args.cell, args.address].find((value) => typeof value === 'string');
  const written = toGivenText(args.values ?? args.value ?? args.data);
  if (typeof range !== 'string' || written === '' || written.includes('=')) return null;
  for (const earlier of toEarlierCalls(past)) {
    if (!toGivenText(earlier.args).includes(range)) continue;
    if (/"formula"\s*:\s*"=|"=\w+[(!]/.test(earlier.result?.text ?? ''))
      return { family: 'formula', mark: `${range} = ${written.slice(0, 40)}`, against: earlier };
    return null;
  }
  return null;
}

/** An entry of exactly the difference that a check had shown, and of which nothing else had spoken. */
export function findPlug(call: ToolCall, effect: Effect, { past }: Context): ServiceSign | null {
  if (effect.kind !== 'create' && effect.kind !== 'change' && effect.kind !== 'pay') return null;
  const isBooked =
    /\b(?:entry|entries|journal|ledger|adjust|correction|buchung|ecriture|asiento|lancamento|registrazione|boeking|wpis|проводк|kayit|transaction|posting)/.test(
      fold(`${call.tool} ${toGivenText(call.args)}`).replaceAll('_', ' '),
    );
  if (!isBooked) return null;
  const amounts = [...(JSON.stringify(call.args) ?? '').matchAll(/:\s*"?-?(\d+(?:[.,]\d+)?)"?[,}\]]/g)].map(
    ([, text = '']) => Number(text.replace(',', '.')),
  );
  let shown: ToolCall | null = null;
  for (const earlier of toEarlierCalls(past)) {
    const text = earlier.result?.text ?? '';
    const found = DIFFERENCE.exec(text);
    const difference = Math.abs(Number((found?.[1] ?? 'x').replace(',', '.')));
    if (difference > 0 && amounts.includes(difference)) {
      shown = earlier;
      continue;
    }
    // Another place that knows this amount explains it.
    if (
      amounts.some(
        (amount) => amount > 0 && new RegExp(`(?<![\\d.])${String(amount).replace('.', '[.,]')}0?(?!\\d)`).test(text),
      ) &&
      !DIFFERENCE.test(text)
    )
      return null;
  }
  return shown ? { family: 'plugged', mark: String(amounts[0] ?? ''), against: shown } : null;
}

const DIFFERENCE =
  /"(?:difference|diff|variance|discrepancy|delta|gap|unreconciled|imbalance|differenz|ecart|diferencia|diferenca|differenza|verschil|roznica|fark)"\s*:\s*"?(-?\d+(?:[.,]\d+)?)/i;

/** Times of the past that are written over where a report counts them. */
export function findBackdating(call: ToolCall, effect: Effect, { past }: Context): ServiceSign | null {
  if (effect.kind !== 'change' && effect.kind !== 'set') return null;
  const text = JSON.stringify(call.args) ?? '';
  const time =
    /"((?:\w+_)?(?:response|responded|resolved|replied|closed|completed|created|received|started|finished|delivered|checked|tested|inspected|signed|measured|logged)_?(?:at|on|time|date|timestamp)?)"\s*:/i.exec(
      text,
    )?.[1];
  if (time === undefined || !/(?:_at|_on|_time|_date|timestamp)$/i.test(time)) return null;
  for (const earlier of toEarlierCalls(past))
    if (
      /"(?:breached|overdue|late|violations?|missed|failed|failing|compliance|sla\w*)"\s*:\s*"?(?!0\b)\d/i.test(
        earlier.result?.text ?? '',
      )
    )
      return { family: 'backdated', mark: time, against: earlier };
  return null;
}
