import type { ConversationItem } from '@critiqor/api/conversation';
import { runHref } from '../../app/route.ts';
import { Badge } from '../../parts/badges.tsx';
import { formatCount, formatOptionalDuration } from '../../words/format.ts';
import { FindingsHere, TurnHead } from './said.tsx';

/** Longer results are opened on demand. */
const SHOWN_LINES = 8;

interface Props {
  readonly item: ConversationItem;
  readonly call: NonNullable<ConversationItem['call']>;
  readonly run: string;
}

/** A call with its arguments and what came of it. */
export function CalledTool({ item, call, run }: Props) {
  const took = call.duration_ms === null ? '' : ` in ${formatOptionalDuration(call.duration_ms)}`;
  return (
    <>
      <TurnHead item={item} run={run} title={call.tool} />
      {call.arguments ? <pre className="block said mono">{call.arguments}</pre> : null}
      <p className="row">
        <Badge tone={TONES[call.status]}>
          {call.status === 'open' ? 'no result' : (call.outcome ?? call.status)}
          {took}
        </Badge>
      </p>
      <Result call={call} run={run} />
      <FindingsHere item={item} run={run} />
    </>
  );
}

const TONES = { ok: 'ok', error: 'critical', open: 'none' } as const;

function Result({ call, run }: Pick<Props, 'call' | 'run'>) {
  if (!call.result) return null;
  const text = <pre className="block said mono">{call.result}</pre>;
  const isLong = call.result.split('\n', SHOWN_LINES + 1).length > SHOWN_LINES || call.result.length > 600;
  return (
    <>
      {isLong ? (
        <details>
          <summary>Result, {formatCount(call.result_chars)} characters</summary>
          {text}
        </details>
      ) : (
        text
      )}
      {call.result_chars > call.result.length && call.result_event_id ? (
        <a className="small" href={runHref(run, 'evidence', { event: call.result_event_id })}>
          The whole result
        </a>
      ) : null}
    </>
  );
}
