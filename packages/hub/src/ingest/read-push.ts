import { PUSH_LIMITS, type PushManifest } from '@critiqor/api/push';
import { isRunId } from '@critiqor/evidence/contract/run-directory';
import { HubRefusal } from '../hub-refusal.ts';

const NEWLINE = 10;
const DIGEST = /^[0-9a-f]{64}$/;
const MAX_PARTS = PUSH_LIMITS.evidenceBytes / PUSH_LIMITS.partBytes;
const MAX_ANNOTATION_CHARS = 1 << 20;
const MAX_MACHINE_CHARS = 200;

export const isDigest = (text: unknown): text is string => typeof text === 'string' && DIGEST.test(text);

/** Splits a push into its first line and the evidence behind it. Anybody can have sent it. */
export function readPush(body: Buffer): { readonly manifest: PushManifest; readonly evidence: Buffer } {
  const end = body.indexOf(NEWLINE);
  if (end === -1 || end > PUSH_LIMITS.manifestBytes) throw bad('It has no first line.');
  const evidence = body.subarray(end + 1);
  const { run_id, seal, machine, parts, diagnosis, annotations } = parse(body.toString('utf8', 0, end));
  if (typeof run_id !== 'string' || !isRunId(run_id)) throw bad('The id of the run is not one.');
  if (!isDigest(seal)) throw bad('The seal is not one.');
  if (typeof machine !== 'string' || machine.length > MAX_MACHINE_CHARS)
    throw bad('The name of the machine is not one.');
  if (typeof annotations !== 'string' || annotations.length > MAX_ANNOTATION_CHARS)
    throw bad('The annotations are too long.');
  const isInParts = Array.isArray(parts) && parts.length > 0 && parts.length <= MAX_PARTS && parts.every(isDigest);
  if (!isInParts && parts !== null) throw bad('The list of parts is not one.');
  if (isInParts === evidence.length > 0) throw bad('The evidence must be in the body or in parts.');
  return {
    manifest: { run_id, seal, machine, parts: isInParts ? parts : null, diagnosis: diagnosis ?? null, annotations },
    evidence,
  };
}

function parse(line: string): Partial<Readonly<Record<keyof PushManifest, unknown>>> {
  try {
    return Object(JSON.parse(line)) as Partial<Readonly<Record<keyof PushManifest, unknown>>>;
  } catch {
    throw bad('The first line is not JSON.');
  }
}

const bad = (what: string): HubRefusal => new HubRefusal(400, 'bad_request', `This is not a push. ${what}`);
