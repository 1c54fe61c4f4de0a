import { styleText } from 'node:util';
import type { ComparisonResult, ComparisonVerdict, FindingChange, ToolChange } from '@critiqor/api/compare';
import type { RunRow } from '@critiqor/api/runs';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { formatNumber, formatUsd, toOneLine } from '@critiqor/diagnosis/model/words';
import type { RunComparison } from '../../compare/compare-runs.ts';
import type { MeasureChange, SetComparison, ShareChange } from '../../compare/compare-sets.ts';
import type { RunSide } from '../../compare/run-side.ts';
import { NO_VALUE, toPrintable } from '../format.ts';
import { toTable } from '../table.ts';
import { indentText } from '../wrap-text.ts';

interface TextLayout {
  readonly width: number;
  readonly stream: NodeJS.WriteStream;
}

const LABEL_WIDTH = 10;
/** Tools in a line; the others are in the JSON. */
const SHOWN_TOOLS = 8;

const STYLES: Readonly<Record<ComparisonResult, Parameters<typeof styleText>[0]>> = {
  regression: ['red', 'bold'],
  improvement: ['green', 'bold'],
  mixed: ['yellow', 'bold'],
  same: 'bold',
  cannot_tell: ['magenta', 'bold'],
  not_comparable: ['magenta', 'bold'],
};

/** Two runs compared, as text: the verdict first, then what it rests on. */
export function describeComparison(
  before: RunSide,
  after: RunSide,
  compared: RunComparison,
  layout: TextLayout,
): string {
  const label = toLabeller(layout);
  const { verdict, finding_changes, tools, answer, caveats, unlike } = compared;
  const head = [`${before.row.run_id} → ${after.row.run_id}`, ...describeVerdict(verdict, layout)];
  if (verdict.result === 'not_comparable') return [...head, ...label('next', HOW_TO_COMPARE)].join('\n');
  const [old, now] = [before.row, after.row];
  return [
    ...head,
    '',
    ...label('verdict', `${describeReadiness(old)} → ${describeReadiness(now)}`),
    ...finding_changes.flatMap((change) => label(CHANGE_WORDS[change.change], describeFindingChange(change))),
    ...label('cost', describeMove(old.cost_usd, now.cost_usd, formatUsd)),
    ...label('tokens', describeMove(old.tokens, now.tokens, formatNumber)),
    ...label('duration', describeMove(old.duration_ms, now.duration_ms, formatDuration)),
    ...label('calls', `${describeMove(old.tool_calls, now.tool_calls, formatNumber)} tool calls`),
    ...label('tools', describeChangedTools(tools)),
    ...label('answer', answer.same === null ? 'not known for both' : answer.same ? 'the same' : 'differs'),
    ...(answer.same === false
      ? [
          ...label('', `before: ${toOneLine(answer.before ?? '')}`),
          ...label('', `after:  ${toOneLine(answer.after ?? '')}`),
        ]
      : []),
    ...[...unlike, ...caveats, ONE_EACH].flatMap((text, index) => label(index === 0 ? 'note' : '', text)),
    ...label('next', `critiqor show ${now.run_id}`),
  ].join('\n');
}

const HOW_TO_COMPARE = 'To compare them anyway, pass --same-task.';
const ONE_EACH = 'One run on each side: part of the difference may be chance. Compare sets of runs to find out.';

const CHANGE_WORDS: Readonly<Record<FindingChange['change'], string>> = {
  gained: 'new',
  lost: 'gone',
  changed: 'changed',
  kept: 'still',
};

/** Two sets of runs compared, as text. */
export function describeSets(compared: SetComparison, layout: TextLayout): string {
  const label = toLabeller(layout);
  const { verdict, before, after, shares, measures, unlike, caveats } = compared;
  const head = [`${describeSide(before)} → ${describeSide(after)}`, ...describeVerdict(verdict, layout)];
  if (verdict.result === 'not_comparable') return [...head, ...label('next', HOW_TO_COMPARE)].join('\n');
  const notes = [...unlike, ...caveats].flatMap((text, index) => label(index === 0 ? 'note' : '', text));
  return [
    ...head,
    '',
    indent(toTable(SHARE_COLUMNS, shares)),
    '',
    indent(toTable(MEASURE_COLUMNS, measures)),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
}

const indent = (text: string): string => text.replaceAll(/^/gm, '  ');

function describeSide({ runs, left_out }: SetComparison['before']): string {
  const named = runs.length === 1 ? runs[0] : `${runs.length} runs (${runs[0]} … ${runs.at(-1)})`;
  return left_out.length > 0 ? `${named}, ${left_out.length} without a verdict` : `${named}`;
}

const RESULTS = { better: 'better', worse: 'worse', cannot_tell: 'cannot tell' } as const;

const describeShare = ({ count, of, interval: [low, high] }: ShareChange['before']): string =>
  `${count} of ${of} (${Math.round(low * 100)}–${Math.round(high * 100)} %)`;

const SHARE_COLUMNS = [
  { title: 'share of runs', cell: ({ name }: ShareChange) => toFailureTitle(name) },
  { title: 'before', cell: ({ before }: ShareChange) => describeShare(before) },
  { title: 'after', cell: ({ after }: ShareChange) => describeShare(after) },
  { title: 'change', cell: ({ result }: ShareChange) => RESULTS[result] },
];

const FORMATS: Readonly<Record<MeasureChange['name'], (value: number) => string>> = {
  trust: formatNumber,
  cost_usd: formatUsd,
  tokens: formatNumber,
  duration_ms: formatDuration,
  tool_calls: formatNumber,
};

function describeSpread(name: MeasureChange['name'], { median, lowest, highest }: MeasureChange['before']): string {
  if (median === null || lowest === null || highest === null) return NO_VALUE;
  const format = FORMATS[name];
  return `${format(median)} (${format(lowest)}–${format(highest)})`;
}

const MEASURE_COLUMNS = [
  { title: 'median (range)', cell: ({ name }: MeasureChange) => MEASURE_NAMES[name] },
  { title: 'before', cell: ({ name, before }: MeasureChange) => describeSpread(name, before) },
  { title: 'after', cell: ({ name, after }: MeasureChange) => describeSpread(name, after) },
  { title: 'change', cell: ({ result }: MeasureChange) => RESULTS[result] },
];

const MEASURE_NAMES: Readonly<Record<MeasureChange['name'], string>> = {
  trust: 'Trust',
  cost_usd: 'Cost',
  tokens: 'Tokens',
  duration_ms: 'Duration',
  tool_calls: 'Tool calls',
};

function describeVerdict({ result, title, reasons }: ComparisonVerdict, { width, stream }: TextLayout): string[] {
  const [first = '', ...rest] = indentText(title, width, '  ');
  const head = [first, ...rest].map((line) => styleText(STYLES[result], line, { stream }));
  return [...head, ...reasons.flatMap((reason) => indentText(reason, width, '    ', '  · '))];
}

const describeReadiness = ({ trust_score, readiness_level, confidence_score }: RunRow): string =>
  trust_score === null
    ? 'no verdict'
    : `trust ${trust_score} ${readiness_level ?? ''} (confidence ${confidence_score ?? NO_VALUE})`;

function describeFindingChange({ type, place, before, after }: FindingChange): string {
  const severity = before && after && before.severity !== after.severity ? `${before.severity} → ` : '';
  const side = after ?? before;
  const where = place === null ? '' : ` at ${place}`;
  return `${severity}${side?.severity}  ${toFailureTitle(type)}${where} (${side?.event_id}): ${side?.title}`;
}

function describeMove(before: number | null, after: number | null, format: (value: number) => string): string {
  if (before === null || after === null)
    return `${before === null ? NO_VALUE : format(before)} → ${after === null ? NO_VALUE : format(after)}`;
  if (before === after) return format(after);
  const percent =
    before > 0 ? ` (${after > before ? '+' : '−'}${Math.round((Math.abs(after - before) / before) * 100)} %)` : '';
  return `${format(before)} → ${format(after)}${percent}`;
}

function describeChangedTools(tools: readonly ToolChange[]): string {
  const shown = tools
    .slice(0, SHOWN_TOOLS)
    .map(({ tool, before, after }) => `${tool} ${before === after ? after : `${before} → ${after}`}`);
  const left = tools.length - SHOWN_TOOLS;
  return shown.length === 0 ? 'none' : [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ');
}

function toLabeller({ width, stream }: TextLayout): (name: string, text: string) => string[] {
  return (name, text) =>
    indentText(
      toPrintable(text),
      width,
      ' '.repeat(LABEL_WIDTH + 2),
      styleText('dim', `  ${name.padEnd(LABEL_WIDTH)}`, { stream }),
    );
}
