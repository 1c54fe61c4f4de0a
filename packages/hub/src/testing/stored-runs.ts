import { hash } from 'node:crypto';
import { toStoredTime } from '../store/database.ts';
import type { ProjectDatabase } from '../store/project-database.ts';

/** For tests: a run as its commit row tells it. */
export interface TestRun {
  readonly at: number;
  readonly agent?: string;
  readonly machine?: string;
  readonly model?: string;
  readonly version?: string;
  readonly trust?: number | null;
  readonly cost?: number | null;
  readonly failure?: {
    readonly type: string;
    readonly tool: string;
    readonly fingerprint: string;
    readonly message?: string;
  } | null;
  readonly labels?: Readonly<Record<string, string>>;
  readonly task?: string;
  readonly prompt?: number | null;
  readonly channels?: readonly string[];
  readonly tools?: readonly string[];
}

/** For tests of questions: stores commit rows and findings without evidence. Returns the seals. */
export async function storeTestRuns(database: ProjectDatabase, runs: readonly TestRun[]): Promise<string[]> {
  const expires = '2099-01-01 00:00:00';
  const rows = runs.map((run, index) => {
    const {
      at,
      agent = 'a',
      machine = 'm1',
      model = 'good',
      version = '1',
      trust = 90,
      cost = 0.5,
      failure = null,
      labels = {},
      task = '',
      prompt = null,
      channels = [],
      tools = ['exec'],
    } = run;
    const seal = hash('sha256', `${database.project} ${index} ${at} ${agent}`);
    const month = `${new Date(at).toISOString().slice(0, 7)}-01`;
    return {
      failure,
      row: {
        agent,
        seal,
        month,
        version: '1',
        erased: 0,
        run_id: `run_${String(index + 1).padStart(3, '0')}`,
        machine,
        host_version: version,
        models: [model],
        model,
        channels,
        labels,
        task,
        started_at: toStoredTime(at),
        sealed_at: toStoredTime(at),
        received_at: toStoredTime(at),
        duration_ms: 1_000,
        events: 10,
        evidence: 'consistent',
        judged_by: trust === null ? '' : 'e',
        trust_score: trust,
        readiness: failure ? 'unsafe_for_production' : 'ready_for_runtime',
        primary_failure: failure?.type ?? '',
        failure_types: failure ? [failure.type] : [],
        cost_usd: cost,
        tokens: 100,
        model_calls: 2,
        tool_calls: 3 * tools.length,
        cost_by_model: { [model]: cost ?? 0 },
        tokens_by_model: { [model]: 100 },
        calls_by_tool: forEach(tools, 3),
        ms_by_tool: forEach(tools, 600),
        failed_by_tool: forEach(tools, failure ? 1 : 0),
        prompt_chars: prompt,
        expires,
      },
    };
  });
  await database.insert(
    'runs',
    rows.map(({ row }) => row),
  );
  await database.insert(
    'findings',
    rows.flatMap(({ row: { seal, month }, failure }) =>
      failure
        ? [
            {
              seal,
              month,
              judged_by: 'e',
              finding_id: 'f1',
              severity: 'high',
              impact: 10,
              title: failure.tool ? `${failure.type} at ${failure.tool}` : failure.type,
              began_at_event_id: 'evt_000001',
              expires,
              ...failure,
            },
          ]
        : [],
    ),
  );
  return rows.map(({ row }) => row.seal);
}

const forEach = (names: readonly string[], value: number): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, value]));
