import type { ShownDiagnosis } from '@critiqor/api/overview';
import { FactList, type ListedFact } from '../../parts/fact-list.tsx';
import { formatCompact, formatCount, formatMoney, formatOptionalDuration, plural } from '../../words/format.ts';

export function FactsCard({ diagnosis }: { diagnosis: ShownDiagnosis }) {
  return <FactList label="Cost and size of the run" facts={toFacts(diagnosis)} />;
}

function toFacts({ evidence_summary: seen, cost_analysis: cost }: ShownDiagnosis): ListedFact[] {
  const wasted = cost.waste.cost_usd;
  return [
    { name: 'Duration', value: formatOptionalDuration(seen.duration_ms) },
    {
      name: 'Cost',
      value: formatMoney(cost.cost_usd),
      note: wasted ? `${formatMoney(wasted)} of it wasted` : unpriced(cost.model_calls_without_cost),
    },
    {
      name: 'Tokens',
      value: formatCompact(cost.tokens.total),
      note: cost.waste.tokens ? `${formatCompact(cost.waste.tokens)} of them wasted` : null,
    },
    { name: 'Model calls', value: formatCount(seen.model_calls), note: formatOptionalDuration(cost.model_ms) },
    {
      name: 'Tool calls',
      value: formatCount(seen.tool_calls),
      note: seen.tool_calls_failed > 0 ? `${formatCount(seen.tool_calls_failed)} failed` : 'none failed',
    },
    { name: 'Conversations', value: formatCount(seen.conversations), note: plural(seen.runs, 'agent run') },
    { name: 'Messages', value: formatCount(seen.messages) },
    {
      name: 'Compactions',
      value: formatCount(seen.compactions),
      note: seen.subagents > 0 ? plural(seen.subagents, 'subagent') : null,
    },
  ];
}

function unpriced(calls: number): string | null {
  return calls > 0 ? `${plural(calls, 'call')} without a price` : null;
}
