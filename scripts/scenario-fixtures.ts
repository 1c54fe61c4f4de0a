import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { CHAIN_START, toChainedLine } from '@critiqor/evidence/write/chain';

/** Long texts say nothing more about a scenario. */
const MAX_TEXT_CHARS = 1_200;
const MAX_LIST_ITEMS = 80;

/** A gateway holds many conversations: each becomes a scenario of its own, with the writer's first line and its subagents. */
export function toScenarios(name: string, events: readonly JournalEvent[]): [string, JournalEvent[]][] {
  if (name !== 'gateway' && name !== 'compaction') return [[name, [...events]]];
  const keys = new Set(events.map((event) => event.conversation_key).filter((key) => key !== undefined));
  const isOwn = (key: string): boolean => !/:(subagent|cron|internal-session-effects):/.test(key);
  const header = events.filter(({ event_type }) => event_type === 'recorder_start');
  const conversations = [...keys].filter(isOwn).map((key): [string, JournalEvent[]] => {
    const children = events
      .filter(({ conversation_key }) => conversation_key === key)
      .flatMap(({ payload }) =>
        typeof payload.child_conversation_key === 'string' ? [payload.child_conversation_key] : [],
      );
    const scope = [
      key,
      ...children,
      ...(key.endsWith(':preflight') ? [...keys].filter((other) => other.includes(':internal-session-effects:')) : []),
    ];
    return [
      `${name}-${key.split(':').at(-1)}`,
      [...header, ...events.filter((event) => scope.includes(event.conversation_key ?? ''))],
    ];
  });
  const cron = [...keys].filter((key) => key.includes(':cron:'));
  const jobs = events.filter(
    ({ event_type, conversation_key }) => event_type === 'cron' || cron.includes(conversation_key ?? ''),
  );
  const whole: [string, JournalEvent[]] = [`${name}-whole`, [...events]];
  return [
    ...conversations,
    ...(cron.length > 0 ? [[`${name}-cron`, [...header, ...jobs]] as [string, JournalEvent[]]] : []),
    ...(name === 'gateway' ? [whole] : []),
  ];
}

/** Renumbers the lines, follows the references, and chains them. */
export function toJournal(events: readonly JournalEvent[]): string {
  const numbers = new Map(events.map(({ seq }, index) => [seq, index + 1]));
  let prevHash = CHAIN_START;
  return events
    .map((event, index) => {
      const { hash: _, refines, derived_from, ...rest } = event;
      const target = refines === undefined ? undefined : numbers.get(refines);
      const origin = derived_from === undefined ? undefined : numbers.get(derived_from);
      const line = toChainedLine(
        toCanonicalJson({
          ...rest,
          payload: trim(event.payload),
          seq: index + 1,
          prev_hash: prevHash,
          ...(target === undefined ? {} : { refines: target }),
          ...(origin === undefined ? {} : { derived_from: origin }),
        }),
      );
      prevHash = line.hash;
      return `${line.line}\n`;
    })
    .join('');
}

function trim(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT_CHARS) {
    return `${value.slice(0, MAX_TEXT_CHARS / 2)}\n[trimmed]\n${value.slice(-MAX_TEXT_CHARS / 2)}`;
  }
  if (Array.isArray(value)) return value.slice(0, MAX_LIST_ITEMS).map(trim);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trim(member)]));
}
