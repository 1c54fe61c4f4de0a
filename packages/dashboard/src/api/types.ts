/** The server's own types: what crosses the wire is said in one place. */
export type * from '../../../critiqor/src/server/api-types.ts';
