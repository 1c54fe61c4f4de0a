/** What `critiqor push` and the hub say to each other. */

/** Limits that both sides keep. */
export const PUSH_LIMITS = {
  /** A longer evidence file is sent in parts of this size, each compressed by itself. */
  partBytes: 8 * 1024 * 1024,
  /** The first line of a push, before compression. A diagnosis that does not fit is left at home: the hub can make it again. */
  manifestBytes: 16 * 1024 * 1024,
  /** A compressed body. */
  bodyBytes: 16 * 1024 * 1024,
  /** A whole evidence file. */
  evidenceBytes: 8 * 1024 * 1024 * 1024,
} as const;

/** Paths of the hub, below its address. */
export const PUSH_PATHS = {
  who: '/api/v1/who',
  runs: '/api/v1/runs',
  known: '/api/v1/runs/known',
  parts: '/api/v1/parts',
} as const;

/** The first line of `POST /api/v1/runs`. The evidence follows, unless it was sent in parts before. */
export interface PushManifest {
  readonly run_id: string;
  readonly seal: string;
  readonly machine: string;
  /** SHA-256 of each compressed part, in order; null: the evidence follows this line. */
  readonly parts: readonly string[] | null;
  /** `diagnosis.json` as it is; null when there is none or it is too large. */
  readonly diagnosis: unknown;
  /** `annotations.jsonl` as it is; '' when there is none. */
  readonly annotations: string;
}

/** `accepted`: it is stored now. `known`: it was there already. */
export interface PushAnswer {
  readonly state: 'accepted' | 'known';
  readonly seal: string;
  readonly events: number;
}

/** `GET /api/v1/who`. */
export interface HubIdentity {
  readonly project: string;
  readonly scopes: readonly string[];
  readonly version: string;
}

/** `POST /api/v1/runs/known`: which of these seals the project has, and which were erased from it. */
export interface KnownSeals {
  readonly known: readonly string[];
  readonly erased: readonly string[];
}

export type HubAnswerCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'bad_request'
  | 'too_large'
  | 'too_many_requests'
  | 'parts_missing'
  | 'quarantined'
  | 'erased'
  | 'unavailable'
  | 'internal';

/** Every error answer of the hub. */
export interface HubFailure {
  readonly error: {
    readonly code: HubAnswerCode;
    readonly message: string;
    readonly remedy?: string;
    /** What is wrong with evidence in quarantine. */
    readonly reasons?: readonly string[];
    /** Parts that must be sent again. */
    readonly missing?: readonly string[];
  };
}
