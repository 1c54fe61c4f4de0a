import type { CostRow, FleetCost } from '@critiqor/api/fleet';
import type { ProjectDatabase } from '../store/project-database.ts';
import { type FleetFilter, toRunsTable } from './filter.ts';

const MAX_ROWS = 100;

/** What runs cost, by agent, model and tool. */
export async function readCost(database: ProjectDatabase, filter: FleetFilter): Promise<FleetCost> {
  const table = toRunsTable(
    'agent, cost_usd, tokens, model_calls, cost_by_model, tokens_by_model, calls_by_tool, ms_by_tool, failed_by_tool',
    filter,
  );
  const ask = <Row extends CostRow>(sql: string): Promise<Row[]> =>
    database.rows<Row>(`${sql} ORDER BY cost_usd DESC, calls DESC, name LIMIT ${MAX_ROWS}`, filter.values);
  const [by_agent, by_model, by_tool] = await Promise.all([
    ask<CostRow & { readonly total_usd: number; readonly without: number }>(
      `SELECT agent AS name, count() AS runs, ifNull(sum(c.cost_usd), 0) AS cost_usd, ifNull(sum(c.tokens), 0) AS tokens, sum(model_calls) AS calls, 0 AS ms, 0 AS failed,
         sum(cost_usd) OVER () AS total_usd, sum(countIf(c.cost_usd IS NULL)) OVER () AS without FROM ${table} AS c GROUP BY name`,
    ),
    ask(
      `SELECT toString(tupleElement(pair, 1)) AS name, count() AS runs, sum(tupleElement(pair, 2)) AS cost_usd, sum(tokens_by_model[tupleElement(pair, 1)]) AS tokens, 0 AS calls, 0 AS ms, 0 AS failed
       FROM ${table} ARRAY JOIN CAST(cost_by_model AS Array(Tuple(String, Float64))) AS pair GROUP BY name`,
    ),
    ask(
      `SELECT toString(tupleElement(pair, 1)) AS name, count() AS runs, 0 AS cost_usd, 0 AS tokens, sum(tupleElement(pair, 2)) AS calls,
         sum(ms_by_tool[tupleElement(pair, 1)]) AS ms, sum(failed_by_tool[tupleElement(pair, 1)]) AS failed
       FROM ${table} ARRAY JOIN CAST(calls_by_tool AS Array(Tuple(String, UInt32))) AS pair GROUP BY name`,
    ),
  ]);
  const [first] = by_agent;
  return {
    total_usd: Number(first?.total_usd ?? 0),
    runs_without_cost: Number(first?.without ?? 0),
    by_agent: by_agent.map(toCostRow),
    by_model: by_model.map(toCostRow),
    by_tool: by_tool.map(toCostRow),
  };
}

const toCostRow = ({ name, runs, cost_usd, tokens, calls, ms, failed }: CostRow): CostRow => ({
  name,
  runs: Number(runs),
  cost_usd: Number(cost_usd),
  tokens: Number(tokens),
  calls: Number(calls),
  ms: Number(ms),
  failed: Number(failed),
});
