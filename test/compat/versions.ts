/** How one version of OpenClaw is set up; what it shows is found out by running it. */
export interface HostVersion {
  readonly version: string;
  /** The Node that it runs on; the workspace's own where it is not said. */
  readonly node?: string;
  /** Takes out of the configuration what this version rejects. */
  readonly adaptConfig?: (config: Record<string, object>) => object;
  /** The model sees all tools, where newer versions defer most of them behind `tool_call`. */
  readonly hasDirectTools?: boolean;
  /** It ends a run at the first 500, where others try again. */
  readonly givesUpOnServerError?: boolean;
  /** The context that the script fills: the system prompt of older versions takes twice as much of it. */
  readonly contextWindow: number;
  readonly entryPoints: readonly EntryPoint[];
}

export type EntryPoint = 'agent_local' | 'agent_exec' | 'gateway';

const ALL = ['agent_local', 'agent_exec', 'gateway'] as const;
/** The oldest Node that these versions allow. */
const NODE_22 = '22.22.3';

/** Newest first. */
export const VERSIONS: readonly HostVersion[] = [
  { version: '2026.9.6', contextWindow: 28_000, entryPoints: ALL },
  { version: '2026.9.5', contextWindow: 48_000, hasDirectTools: true, entryPoints: ALL },
  { version: '2026.9.3', contextWindow: 48_000, hasDirectTools: true, entryPoints: ALL },
  {
    version: '2026.9.1',
    givesUpOnServerError: true,
    contextWindow: 48_000,
    node: NODE_22,
    hasDirectTools: true,
    entryPoints: ['agent_local', 'gateway'],
  },
  {
    version: '2026.8.2',
    contextWindow: 48_000,
    node: NODE_22,
    hasDirectTools: true,
    entryPoints: ['agent_local', 'gateway'],
  },
  {
    version: '2026.7.35',
    contextWindow: 48_000,
    node: NODE_22,
    hasDirectTools: true,
    adaptConfig: withoutCatalogRefresh,
    entryPoints: ['agent_local', 'gateway'],
  },
];

/** The setting that keeps newer versions off the network is unknown to older ones. */
function withoutCatalogRefresh(config: Record<string, object>): object {
  const { catalogRefresh: _, ...models } = config.models as Record<string, object>;
  return { ...config, models };
}
