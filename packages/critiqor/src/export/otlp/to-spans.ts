import { hash } from 'node:crypto';
import type { Finding } from '@critiqor/diagnosis/model/diagnosis';
import type { ExportSource } from '../export-source.ts';
import { readSettledFacts, type SettledFact, type SettledLine } from '../settled-facts.ts';
import { describeFact } from './describe-fact.ts';
import type { OtlpEvent, OtlpSpan } from './otlp-json.ts';

interface SpanOptions {
  /** Prompts, arguments and results too; without it only names, ids and numbers. */
  readonly content?: boolean | undefined;
}

interface BegunFact {
  readonly settled: SettledFact;
  readonly startMs: number;
  readonly events: readonly OtlpEvent[];
}

/**
 * The run as one trace: a root span for the run, below it a span for each run of the host, and below that its model and tool calls. Ids come
 * from the seal, so that sending a run twice gives the same spans. The root comes last: until then nothing is known of the end.
 */
export function* toSpans(source: ExportSource, { content = false }: SpanOptions = {}): Generator<OtlpSpan> {
  const ids = createIds(source);
  const findings = createFindingEvents(source, content);
  const begun = new Map<number, BegunFact>();
  const ended = new Set<number>();
  let firstMs = Number.POSITIVE_INFINITY;
  let lastMs = Number.NEGATIVE_INFINITY;
  const see = (line: SettledLine): number => {
    const ms = Date.parse(line.event.timestamp);
    if (Number.isNaN(ms)) return lastMs;
    firstMs = Math.min(firstMs, ms);
    lastMs = Math.max(lastMs, ms);
    return ms;
  };
  const toSpan = (settled: SettledFact, startMs: number, endMs: number, events: readonly OtlpEvent[]): OtlpSpan => {
    const { fact } = settled;
    const run = 'run' in fact && begun.has(fact.run.number) ? fact.run.number : null;
    const own = { traceId: ids.trace, spanId: ids.span(fact.number), startMs, endMs, events };
    return { ...own, parentSpanId: run === null ? ids.root : ids.span(run), ...describeFact(settled, source, content) };
  };

  for (const settled of readSettledFacts(source.paths.session)) {
    const { fact, side, line } = settled;
    const ms = see(line);
    if (fact.kind === 'message') continue;
    const events = findings.take(line.eventId, ms);
    if (side === 'began' && !ended.has(fact.number)) {
      begun.set(fact.number, { settled: withoutContent(settled, content), startMs: ms, events });
      continue;
    }
    // A line that came late may tell of the beginning after the end, or of a second end; a span has one of each.
    if (ended.has(fact.number)) continue;
    ended.add(fact.number);
    const start = begun.get(fact.number);
    begun.delete(fact.number);
    const durationMs = 'durationMs' in fact ? (fact.durationMs ?? 0) : 0;
    const whole = start ? { ...settled, line: withBeginning(start.settled.line, line) } : settled;
    yield toSpan(whole, start?.startMs ?? ms - durationMs, ms, [...(start?.events ?? []), ...events]);
  }
  for (const { settled, startMs, events } of [...begun.values()]) {
    const span = toSpan(settled, startMs, lastMs, events);
    yield { ...span, attributes: { ...span.attributes, 'critiqor.unfinished': true } };
  }
  const isKnown = Number.isFinite(firstMs);
  yield toRoot(source, ids, isKnown ? firstMs : 0, isKnown ? lastMs : 0, findings, content);
}

/** What a call was given belongs to its span as much as what it gave. */
const withBeginning = (began: SettledLine, ended: SettledLine): SettledLine => ({
  ...ended,
  event: { ...began.event, ...ended.event, payload: { ...began.event.payload, ...ended.event.payload } },
});

/** Arguments of calls that never end would stay in memory. */
function withoutContent(settled: SettledFact, content: boolean): SettledFact {
  if (content) return settled;
  const { input: _, executed_input: __, ...payload } = settled.line.event.payload;
  return { ...settled, line: { ...settled.line, event: { ...settled.line.event, payload } } };
}

interface SpanIds {
  readonly trace: string;
  readonly root: string;
  span(number: number): string;
}

function createIds({ row, verification }: ExportSource): SpanIds {
  const from = `${row.run_id}\n${verification.seal}`;
  return {
    trace: hash('sha256', from).slice(0, 32),
    root: hash('sha256', `${from}\nroot`).slice(0, 16),
    span: (number) => hash('sha256', `${from}\n${number}`).slice(0, 16),
  };
}

interface FindingEvents {
  /** The findings that began at an event, once. */
  take(eventId: string, timeMs: number): OtlpEvent[];
  /** Those that began at no span. */
  rest(timeMs: number): OtlpEvent[];
}

function createFindingEvents({ diagnosis }: ExportSource, content: boolean): FindingEvents {
  const left = new Map<string, Finding[]>();
  for (const finding of diagnosis.findings) {
    left.set(finding.began_at_event_id, [...(left.get(finding.began_at_event_id) ?? []), finding]);
  }
  return {
    take(eventId, timeMs) {
      const found = left.get(eventId) ?? [];
      left.delete(eventId);
      return found.map((finding) => toEvaluation(finding, timeMs, content));
    },
    rest: (timeMs) => [...left.values()].flat().map((finding) => toEvaluation(finding, timeMs, content)),
  };
}

const EVALUATION = 'gen_ai.evaluation.result';

const toEvaluation = (finding: Finding, timeMs: number, content: boolean): OtlpEvent => ({
  name: EVALUATION,
  timeMs,
  attributes: {
    'gen_ai.evaluation.name': finding.type,
    'gen_ai.evaluation.score.value': -finding.impact,
    'gen_ai.evaluation.score.label': finding.severity,
    'gen_ai.evaluation.explanation': content ? finding.explanation : finding.title,
    'critiqor.finding.id': finding.id,
    'critiqor.event.id': finding.began_at_event_id,
  },
});

function toRoot(
  { row, diagnosis, task, answer }: ExportSource,
  ids: SpanIds,
  startMs: number,
  endMs: number,
  findings: FindingEvents,
  content: boolean,
): OtlpSpan {
  const { trust_score, readiness_level, summary } = diagnosis.executive_summary;
  const labels = Object.entries(row.labels).map(([name, value]) => [`critiqor.label.${name}`, value]);
  const verdict: OtlpEvent = {
    name: EVALUATION,
    timeMs: endMs,
    attributes: {
      'gen_ai.evaluation.name': 'trust',
      'gen_ai.evaluation.score.value': trust_score,
      'gen_ai.evaluation.score.label': readiness_level,
      'gen_ai.evaluation.explanation': summary,
    },
  };
  return {
    traceId: ids.trace,
    spanId: ids.root,
    parentSpanId: null,
    name: `critiqor ${row.run_id}`,
    kind: 'internal',
    startMs,
    endMs,
    attributes: {
      'gen_ai.agent.name': row.agent_id,
      'critiqor.run.id': row.run_id,
      'critiqor.engine.version': diagnosis.engine_version,
      'critiqor.confidence': diagnosis.executive_summary.confidence_score,
      'critiqor.cost.usd': diagnosis.cost_analysis.cost_usd,
      ...Object.fromEntries(labels),
      ...(content && task !== null ? { 'gen_ai.input.messages': toMessages('user', task) } : {}),
      ...(content && answer !== null ? { 'gen_ai.output.messages': toMessages('assistant', answer) } : {}),
    },
    events: [...findings.rest(endMs), verdict],
    error: readiness_level === 'unsafe_for_production' ? 'unsafe for production' : null,
  };
}

const toMessages = (role: string, content: string): string =>
  JSON.stringify([{ role, parts: [{ type: 'text', content }] }]);
