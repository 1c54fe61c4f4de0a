import { toName, toNames, toNumber, toText } from '@critiqor/evidence/contract/payload-values';
import { toExcerpt } from '../model/excerpt.ts';
import { type IntakeState, toRun } from './intake-state.ts';

type LineReader = (state: IntakeState) => void;

/** Lines that say all by themselves, by type. A map, because the name comes from the evidence. */
export const LINE_READERS: ReadonlyMap<string, LineReader> = new Map<string, LineReader>([
  ['skill_available', addSkillOffer],
  ['skill_read', addSkillRead],
  ['context_report', addContextReport],
  ['process_start', (state) => addProcess(state, 'start')],
  ['process_end', (state) => addProcess(state, 'end')],
  ['error_event', (state) => addProcess(state, 'trouble')],
  ['state_transition', addAbort],
  ['recorder_fault', addGap],
]);

function addSkillOffer(state: IntakeState): void {
  const { event } = state;
  const names = Array.isArray(event.payload.skills) ? event.payload.skills : [];
  const descriptions = Array.isArray(event.payload.descriptions) ? event.payload.descriptions : [];
  const skills = names.map((skill, index) => ({
    name: toName((skill as { name?: unknown } | null)?.name) ?? '',
    description: toExcerpt(toText(descriptions[index]) ?? '', 500),
  }));
  state.builder.parts.skillOffers.push({ ...state.toPlace(), run: toRun(state), skills });
}

function addSkillRead(state: IntakeState): void {
  const { event } = state;
  const { skill, result_status } = event.payload;
  const status = result_status === 'read' || result_status === 'not_found' ? result_status : 'failed';
  state.builder.parts.skillReads.push({
    ...state.toPlace(),
    run: toRun(state),
    skill: toName(skill) ?? '',
    status,
  });
}

function addContextReport(state: IntakeState): void {
  const { event } = state;
  const { system_prompt_chars, tool_count, tools } = event.payload;
  const { contextReports } = state.builder.parts;
  const { eventId, position, at } = state.toPlace();
  contextReports.push({
    eventId,
    position,
    at,
    run: toRun(state),
    systemPromptChars: toNumber(system_prompt_chars),
    toolCount: toNumber(tool_count),
    tools: Array.isArray(tools) ? toToolNames(tools, state.toolLists) : null,
  });
}

/** One list for all reports with the same tools: there is one for every run. Agents take turns, and each has its own number of tools. */
function toToolNames(tools: readonly unknown[], lists: IntakeState['toolLists']): readonly string[] {
  const before = lists.get(tools.length);
  if (before?.length === tools.length && tools.every((tool, index) => tool === before[index])) return before;
  const names = toNames(tools);
  lists.set(tools.length, names);
  return names;
}

function addGap(state: IntakeState): void {
  const { payload } = state.event;
  state.builder.parts.gaps.push({
    ...state.toPlace(),
    reason: toName(payload.reason) ?? 'unknown',
    lostEvents: toNumber(payload.lost_events) ?? 0,
  });
}

/** A run that a person aborts says so in its last transition before the seal, whoever ended its agent; with a reason, we aborted it. */
function addAbort(state: IntakeState): void {
  const message = toText(state.event.payload.message);
  if (message !== 'abort requested') return;
  const nothing = { exitCode: null, signal: null };
  state.builder.parts.processes.push({ ...state.toPlace(), what: 'trouble', ...nothing, source: 'abort', message });
}

function addProcess(state: IntakeState, what: 'start' | 'end' | 'trouble'): void {
  const { payload } = state.event;
  state.builder.parts.processes.push({
    ...state.toPlace(),
    what,
    exitCode: toNumber(payload.exit_code),
    signal: toName(payload.signal),
    source: toName(payload.source),
    message: toText(payload.message),
  });
}
