import { toFailureLine } from '@critiqor/diagnosis/model/failure-line';
import { toText } from '@critiqor/evidence/contract/payload-values';
import { toResultText } from '../../../critiqor/src/sealed/result-text.ts';
import type { SealedRecord } from '../../../critiqor/src/sealed/sealed-record.ts';

/** What the columns of a run say about its events, besides what the seal and the diagnosis say. */
export interface EvidenceFacts {
  readonly host_version: string;
  readonly recorder_version: string;
  readonly entry_point: string;
  readonly channels: readonly string[];
  readonly models: readonly string[];
  /** What was asked first, cut. */
  readonly task: string;
  /** Length of the first system prompt. */
  readonly prompt_chars: number | null;
  /** What the events that findings cite say. */
  readonly cited: CitedProblems;
}

/** The tool of a cited event, and what went wrong in it, in one line; empty where it says nothing. */
export type CitedProblems = ReadonlyMap<string, { readonly tool: string; readonly problem: string }>;

const MAX_NAMES = 20;
const MAX_NAME_CHARS = 200;
const MAX_TASK_CHARS = 1_000;

/** Collects while events pass by. Every list is bounded: anybody can write evidence. */
export function createFactCollector(wanted: ReadonlySet<string>): {
  see(record: SealedRecord): void;
  toFacts(): EvidenceFacts;
} {
  const channels = new Set<string>();
  const models = new Set<string>();
  const cited = new Map<string, { readonly tool: string; readonly problem: string }>();
  let prompt_chars: number | null = null;
  const texts = { host_version: '', recorder_version: '', entry_point: '', task: '' };
  return {
    see({ event_id, journal }) {
      const { event_type, payload } = journal;
      if (wanted.has(event_id)) cited.set(event_id, { tool: cut(journal.tool_name), problem: toProblem(journal) });
      if (event_type === 'recorder_start') {
        texts.host_version ||= cut(payload.host_version);
        texts.recorder_version ||= cut(payload.recorder_version);
        texts.entry_point ||= cut(payload.entry_point);
      } else if (event_type === 'input') texts.task ||= cut(payload.text, MAX_TASK_CHARS).trim();
      else if (event_type === 'message_received') add(channels, payload.channel);
      else if (event_type === 'before_provider_request') add(models, payload.model);
      else if (event_type === 'context_report') prompt_chars ??= toChars(payload.system_prompt_chars);
    },
    toFacts: () => ({ ...texts, prompt_chars, channels: [...channels], models: [...models], cited }),
  };
}

/** The line that says what went wrong, if the event failed. */
function toProblem({ status, error, exit_code, payload }: SealedRecord['journal']): string {
  const exitCode = typeof exit_code === 'number' ? exit_code : null;
  const hasFailed = status === 'error' || toText(error) !== null || (exitCode !== null && exitCode !== 0);
  return hasFailed ? toFailureLine({ error: toText(error), text: toResultText(payload) ?? '', exitCode }) : '';
}

function add(names: Set<string>, value: unknown): void {
  const name = cut(value);
  if (name !== '' && names.size < MAX_NAMES) names.add(name);
}

const MAX_CHARS = 2 ** 32 - 1;

const toChars = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_CHARS ? Number(value) : null;

export const cut = (value: unknown, max = MAX_NAME_CHARS): string => (toText(value) ?? '').slice(0, max);
