import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenedRuns } from '../open/opened-runs.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import type { Project } from '../tenancy/projects.ts';
import type { NewToken, Scope, TokenGrant, TokenRow } from '../tenancy/tokens.ts';

/** What a handler gets: the request, and the one project that its token belongs to. There is no way from here to another one. */
export interface HubRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly search: URLSearchParams;
  /** The variable parts of the path. */
  readonly parts: readonly string[];
  readonly remote: string;
  readonly grant: TokenGrant;
  readonly database: ProjectDatabase;
  readonly tenancy: Tenancy;
  readonly workFolder: string;
  readonly allowPrivateWebhooks: boolean;
  /** Stored runs that somebody looks at. */
  readonly opened: OpenedRuns;
  /** Waits until there is room for work that needs a whole processor. */
  withSlot<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The settings and tokens of the project. */
export interface Tenancy {
  project(): Promise<Project>;
  listTokens(): Promise<TokenRow[]>;
  createToken(wanted: Omit<NewToken, 'project'>): Promise<{ readonly token_id: string; readonly token: string }>;
  revokeToken(tokenId: string): Promise<void>;
}

export interface HubRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:seal` and the like stand for one part of the path. */
  readonly path: string;
  /** One of these must be among the token's. */
  readonly scopes: readonly Scope[];
  /** Returns the value to answer with; nothing if it has answered itself. */
  readonly handle: (asked: HubRequest) => Promise<HubAnswer | undefined>;
}

export interface HubAnswer {
  readonly status?: number;
  readonly body: unknown;
}
