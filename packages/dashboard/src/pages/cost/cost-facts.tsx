import type { CostAnalysis } from '@critiqor/diagnosis/model/diagnosis';
import { FactList } from '../../parts/fact-list.tsx';
import {
  formatCompact,
  formatCount,
  formatMoney,
  formatOptionalDuration,
  formatPercent,
  plural,
} from '../../words/format.ts';

export function CostFacts({ cost }: { cost: CostAnalysis }) {
  const { tokens, waste } = cost;
  const unpriced = cost.model_calls_without_cost;
  const facts = [
    {
      name: 'Cost',
      value: formatMoney(cost.cost_usd),
      note: unpriced > 0 ? `${plural(unpriced, 'call')} unpriced` : null,
    },
    { name: 'Wasted', value: formatMoney(waste.cost_usd), note: share(waste.cost_usd, cost.cost_usd) },
    { name: 'Tokens', value: formatCompact(tokens.total), note: share(waste.tokens, tokens.total, 'wasted') },
    { name: 'Input', value: formatCompact(tokens.input), note: null },
    { name: 'Output', value: formatCompact(tokens.output), note: null },
    { name: 'Cache', value: formatCompact(tokens.cache_read), note: `${formatCompact(tokens.cache_write)} written` },
    { name: 'Model calls', value: formatCount(cost.model_calls), note: formatOptionalDuration(cost.model_ms) },
    {
      name: 'Repeated calls',
      value: formatCount(cost.duplicate_calls),
      note: `of ${plural(cost.tool_calls, 'tool call')}`,
    },
  ];
  return <FactList label="Totals" facts={facts} />;
}

function share(part: number | null, whole: number | null, word = 'of all'): string | null {
  return part !== null && whole ? `${formatPercent(part / whole)} ${word}` : null;
}
