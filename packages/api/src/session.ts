/** `POST /api/session`. */
export interface SessionRequest {
  readonly token: string;
}

/** `GET /api/about`. */
export interface About {
  readonly version: string;
  readonly engine_version: string;
  /** Null when a run in it is anonymous. */
  readonly runs_dir: string | null;
  readonly runs: number;
  /** The active run. */
  readonly active_run_id: string | null;
  /** The newest run; the first screen shows it by default. */
  readonly latest_run_id: string | null;
  /** To be sent with every annotation; null when this dashboard is read-only. */
  readonly write_token: string | null;
  /** Of a hub: the project that is shown, and what the session may do. Null on a machine of its own. */
  readonly hub: { readonly project: string; readonly scopes: readonly string[] } | null;
  /** What does not fit between Critiqor, its installed recorder and OpenClaw, and what to do about it. */
  readonly notices: readonly string[];
}
