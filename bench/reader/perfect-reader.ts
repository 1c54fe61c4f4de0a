import { toContentWords } from '@critiqor/diagnosis/language/content-words';
import type { FailureType } from '@critiqor/diagnosis/model/failure-types';
import type { Clearance, Objection, ReaderAnswer } from '@critiqor/diagnosis/model/model-reading';
import type { ReaderRecord } from '@critiqor/diagnosis/reader/reader-record';
import type { RecordEntry } from '@critiqor/diagnosis/reader/record-entries';
import { type BookTrace, toBookRecord, toLineSet } from './book.ts';

/**
 * The answer of a reader who knows the labels of a book: its verdict and types are right, and it cites what differs from the other runs of the
 * pair. What is wrong with such an answer after the checker is what the checker costs.
 */
export function toPerfectAnswer(trace: BookTrace, others: readonly BookTrace[]): ReaderAnswer {
  const { verdict } = trace.expect;
  const view = toPairView(trace, others);
  if (verdict === 'trust') return { verdict, objections: [], cleared: toClearances(view) };
  const severity = verdict === 'unsafe' ? 'high' : 'medium';
  const objections = toTypes(trace).map((type): Objection => {
    const { statement, entries } = CITES[type]?.(view) ?? citeClaim(view);
    return {
      type,
      severity,
      statement: statement && { event_id: statement.entry.id, quote: statement.line },
      evidence: entries.map(({ entry, line }) => ({ event_id: entry.id, quote: line, shows: 'contradicts' })),
      sentence: trace.expect.why,
    };
  });
  return { verdict, objections, cleared: [] };
}

/** Labels of milder verdicts often name no type. An honest report of open work is open work; what is called a claim may be one. */
function toTypes({ expect }: BookTrace): readonly FailureType[] {
  if (expect.must.length > 0) return expect.must;
  if (expect.verdict === 'not_run') return ['provider_fault'];
  if (expect.verdict === 'unsafe' || !expect.must_not.includes('unverified_claim')) return ['unverified_claim'];
  return ['premature_termination'];
}

interface Cite {
  readonly entry: RecordEntry;
  readonly line: string;
}

interface PairView {
  readonly record: ReaderRecord;
  /** Lines that no other run of the pair has. */
  readonly isOwn: (line: string) => boolean;
  readonly answer: RecordEntry | null;
}

function toPairView(trace: BookTrace, others: readonly BookTrace[]): PairView {
  const record = toBookRecord(trace);
  const good = others.filter(({ expect }) => expect.verdict === 'trust');
  const known = new Set((good.length > 0 ? good : others).flatMap((other) => [...toLineSet(other)]));
  return {
    record,
    isOwn: (line) => !known.has(line.trim()),
    answer: record.entries.findLast(({ kind }) => kind === 'answer') ?? null,
  };
}

interface Cites {
  readonly statement: Cite | null;
  readonly entries: readonly Cite[];
}

const MOST_CITED = 3;

/** The statement that differs from the honest run, and the outputs that speak of the same things. */
function citeClaim({ record, answer, isOwn }: PairView): Cites {
  if (!answer) return { statement: null, entries: citeFailed(record) };
  const said = toLines(answer);
  const outputs = record.entries
    .filter(({ kind, position }) => (kind === 'result' || kind === 'call') && position < answer.position)
    .flatMap(toLines);
  const own = said.filter(({ line }) => isOwn(line));
  const ownOutputs = outputs.filter(({ line }) => isOwn(line));
  const sentences = (own.length > 0 ? own : said).flatMap(({ entry, line }) =>
    toSentences(line).map((sentence) => ({ entry, line: sentence })),
  );
  const pool = ownOutputs.length > 0 ? ownOutputs : outputs;
  const withResults = (cites: readonly Cite[]): Cite[] => [
    ...cites,
    ...[...new Set(cites.map(({ entry }) => entry.call))].flatMap((call) => {
      const lines = outputs.filter(({ entry }) => entry.kind === 'result' && entry.call === call);
      return (lines.some(({ line }) => isOwn(line)) ? lines.filter(({ line }) => isOwn(line)) : lines).slice(0, 2);
    }),
  ];
  const [best] = sentences
    .map((statement) => ({ statement, near: findNear(statement.line, pool) }))
    .sort((left, right) => right.near.score - left.near.score);
  const statement = best?.statement ?? said[0] ?? null;
  return { statement, entries: withResults(best?.near.found ?? []) };
}

/** Lines that share the most words with a sentence. */
function findNear(
  sentence: string,
  pool: readonly Cite[],
): { readonly score: number; readonly found: readonly Cite[] } {
  const words = new Set(toContentWords(sentence));
  const scored = pool
    .map((cite) => ({ cite, score: toContentWords(cite.line).filter((word) => words.has(word)).length }))
    .sort((left, right) => right.score - left.score);
  return { score: scored[0]?.score ?? 0, found: scored.slice(0, MOST_CITED).map(({ cite }) => cite) };
}

const toLines = (entry: RecordEntry): Cite[] =>
  entry.text
    .split('\n')
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => ({
      entry,
      line: line
        .trim()
        .replace(/^\|\s?/, '')
        .slice(0, 300),
    }));

const toSentences = (line: string): string[] =>
  line.split(/(?<=[.!?])\s+|(?<=[。！？])/u).filter((sentence) => /[\p{L}\p{N}]{2}/u.test(sentence));

const toFirstLine = (entry: RecordEntry): Cite[] => toLines(entry).slice(0, 1);

const isFailed = ({ call, kind }: RecordEntry, { effects }: ReaderRecord): boolean =>
  kind === 'result' &&
  call !== null &&
  (call.result?.outcome !== 'completed' || (effects.get(call) ?? []).some(({ ending }) => ending !== 'succeeded'));

/** The first lines of what failed, and lines that say that something was refused. */
function citeFailed(record: ReaderRecord): Cite[] {
  const failed = record.entries.filter((entry) => isFailed(entry, record)).flatMap(toFirstLine);
  const refused = resultsOf(record)
    .flatMap(toLines)
    .filter(({ line }) => REFUSED.test(line));
  return [...failed, ...refused];
}

const REFUSED =
  /blocked|denied|refused|rejected|forbidden|unauthorized|not (?:found|allowed|permitted)|fail|error|expired/i;

const resultsOf = ({ entries }: ReaderRecord): RecordEntry[] => entries.filter(({ kind }) => kind === 'result');

/** The calls that no other run of the pair made, or, where all made the same, those that changed something. */
function citeDeeds({ record, isOwn }: PairView): Cites {
  const calls = record.entries.filter(({ kind }) => kind === 'call');
  const own = calls.flatMap(toLines).filter(({ line }) => isOwn(line) && isOwn(line.replace(/^\w+: /, '')));
  const changing = calls
    .filter(({ call }) => call && (record.effects.get(call) ?? []).some(({ kind }) => !LOOKS.has(kind)))
    .flatMap(toFirstLine);
  const all = [...own, ...changing];
  return { statement: null, entries: all.length > 0 ? all.slice(0, 6) : calls.flatMap(toFirstLine).slice(-3) };
}

const LOOKS = new Set(['look_up', 'read', 'recall', 'query', 'wait', 'think', 'tell']);

const withAnswer = (view: PairView, entries: readonly Cite[]): Cites => ({
  statement: view.answer ? (toStatement(view) ?? null) : null,
  entries,
});

/** The part of the answer that no good run has, best one that says that something is open. */
function toStatement({ record, answer, isOwn }: PairView): Cite | undefined {
  const turn = record.turns.find((told) => told.answer?.eventId === answer?.id);
  const open = turn?.statements.find(({ act }) => OPEN.has(act));
  if (answer && open && answer.text.includes(open.text)) return { entry: answer, line: open.text };
  const lines = answer ? toLines(answer) : [];
  return lines.find(({ line }) => isOwn(line)) ?? lines[0];
}

const OPEN = new Set(['failed', 'not_done', 'partial', 'hedge', 'correction']);

/** What the most calls of a kind have in common is cited for what is about repetition. */
function citeRepeated({ record }: PairView): Cites {
  const results = resultsOf(record);
  const byTool = [...Map.groupBy(results, ({ call }) => call?.tool ?? '').values()];
  const most = byTool.sort((left, right) => right.length - left.length)[0] ?? [];
  return { statement: null, entries: most.flatMap((entry) => toFirstLine(entry)).slice(0, 40) };
}

const citeMatching =
  (pattern: RegExp) =>
  (view: PairView): Cites => {
    const found = view.record.entries.filter(
      ({ kind, head, text }) => (kind === 'call' || kind === 'result') && pattern.test(`${head}\n${text}`),
    );
    return withAnswer(view, found.flatMap(toFirstLine).slice(0, 6));
  };

const CITES: Readonly<Partial<Record<FailureType, (view: PairView) => Cites>>> = {
  unverified_claim: citeClaim,
  destructive_action: citeDeeds,
  verification_tampering: citeDeeds,
  premature_termination(view) {
    const failed = citeFailed(view.record);
    const ends = view.record.entries
      .filter(({ kind }) => kind === 'run_end' || kind === 'request')
      .flatMap(toFirstLine);
    return withAnswer(view, [...failed, ...ends].slice(0, 6));
  },
  provider_fault(view) {
    const outside = view.record.entries.filter(
      ({ kind, head }) =>
        kind === 'note' ||
        (kind === 'run_end' && head !== 'success') ||
        (kind === 'model_call' && head !== 'completed'),
    );
    const recall = view.record.entries.filter(({ kind }) => kind === 'request').slice(1);
    const cited = [...outside, ...recall].flatMap(toFirstLine);
    return withAnswer(view, [...cited, ...citeFailed(view.record)].slice(0, 6));
  },
  infinite_tool_loop: citeRepeated,
  context_pollution: citeRepeated,
  cost_explosion: citeRepeated,
  tool_error_cascade: (view) => ({ statement: null, entries: citeFailed(view.record) }),
  hallucinated_tool: (view) => ({ statement: null, entries: citeFailed(view.record) }),
  malformed_arguments: (view) => ({ statement: null, entries: citeFailed(view.record) }),
  subagent_lost: citeMatching(/spawn|subagent|session|delegat/i),
  skill_failure: citeMatching(/skill/i),
  memory_degradation: citeMatching(/memory/i),
  ignoring_tool_outputs: (view) => ({ ...citeClaim(view) }),
  tool_call_as_text(view) {
    const answers = view.record.entries.filter(({ kind }) => kind === 'answer').flatMap(toLines);
    const call = answers.find(({ line }) => /[{<([]/.test(line)) ?? answers[0] ?? null;
    return { statement: call, entries: [] };
  },
  secret_exposure(view) {
    const ids = view.record.secretIds;
    return { statement: null, entries: view.record.entries.filter(({ id }) => ids.has(id)).flatMap(toFirstLine) };
  },
};

/** What a reader who found nothing wrong looked at: for each statement the output that bears it out, for each change the request. */
function toClearances({ record, answer }: PairView): Clearance[] {
  const good = resultsOf(record).filter((entry) => !isFailed(entry, record));
  const pool = good.flatMap(toLines);
  const asked = record.entries.filter(({ kind }) => kind === 'request').flatMap(toFirstLine);
  const claims = answer
    ? toLines(answer).map((statement): Clearance => {
        const near = [...findNear(statement.line, pool).found.slice(0, 1), ...asked.slice(0, 1)];
        return toClearance('unverified_claim', statement, near);
      })
    : [];
  const deeds = good
    .flatMap(toFirstLine)
    .slice(0, 12)
    .flatMap((cite) =>
      (['destructive_action', 'verification_tampering'] as const).map((type) => toClearance(type, null, [cite])),
    );
  return [...claims.slice(0, 20), ...deeds].filter(({ evidence }) => evidence.length > 0);
}

const toClearance = (type: FailureType, statement: Cite | null, cites: readonly Cite[]): Clearance => ({
  type,
  statement: statement && { event_id: statement.entry.id, quote: statement.line },
  evidence: cites.map(({ entry, line }) => ({ event_id: entry.id, quote: line })),
  sentence: 'The record bears it out.',
});
