import { CritiqorError } from '../../system/errors.ts';

/** Where traces are sent and how, as the variables of OpenTelemetry say. */
export interface OtlpSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly isCompressed: boolean;
  readonly resource: Readonly<Record<string, string>>;
}

type Variables = Readonly<Record<string, string | undefined>>;

const DEFAULT_ENDPOINT = 'http://localhost:4318';
const DEFAULT_TIMEOUT_MS = 10_000;
/** What only an exporter with its own TLS could obey; ignoring it would send somewhere else than the user thinks. */
const UNSUPPORTED = ['CERTIFICATE', 'CLIENT_KEY', 'CLIENT_CERTIFICATE'];

/** Reads `OTEL_EXPORTER_OTLP_*`. What is set for traces alone comes first, as the specification says; `endpoint` comes before both. */
export function readOtlpSettings(env: Variables, endpoint?: string): OtlpSettings {
  const read = (name: string): string | undefined =>
    env[`OTEL_EXPORTER_OTLP_TRACES_${name}`] || env[`OTEL_EXPORTER_OTLP_${name}`] || undefined;
  const unsupported = UNSUPPORTED.find(read);
  if (unsupported) {
    throw new CritiqorError('usage', `OTEL_EXPORTER_OTLP_${unsupported} is not supported.`, {
      remedy: 'Unset it, and name certificates for Node with NODE_EXTRA_CA_CERTS.',
    });
  }
  if (read('PROTOCOL') === 'grpc') {
    throw new CritiqorError('usage', 'OTEL_EXPORTER_OTLP_PROTOCOL is grpc; Critiqor sends OTLP over HTTP as JSON.', {
      remedy: 'Set it to http/json, and the endpoint to the HTTP port of the backend (usually 4318).',
    });
  }
  const timeoutMs = Number(read('TIMEOUT') ?? DEFAULT_TIMEOUT_MS);
  const compression = read('COMPRESSION') ?? 'none';
  if (!(timeoutMs > 0)) throw invalid('TIMEOUT', 'must be a number of milliseconds');
  if (compression !== 'none' && compression !== 'gzip') throw invalid('COMPRESSION', 'must be gzip or none');
  return {
    url: toTracesUrl(env, endpoint),
    headers: { ...readPairs(env.OTEL_EXPORTER_OTLP_HEADERS), ...readPairs(env.OTEL_EXPORTER_OTLP_TRACES_HEADERS) },
    timeoutMs,
    isCompressed: compression === 'gzip',
    resource: {
      ...readPairs(env.OTEL_RESOURCE_ATTRIBUTES),
      ...(env.OTEL_SERVICE_NAME ? { 'service.name': env.OTEL_SERVICE_NAME } : {}),
    },
  };
}

/** The variable for traces is the whole address; the general one, and the option, get the path appended. */
function toTracesUrl(env: Variables, endpoint: string | undefined): string {
  const own = endpoint ? undefined : env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const base = endpoint || env.OTEL_EXPORTER_OTLP_ENDPOINT || DEFAULT_ENDPOINT;
  const text = own || `${base.endsWith('/') ? base.slice(0, -1) : base}/v1/traces`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new CritiqorError('usage', `${JSON.stringify(text)} is not an HTTP address.`, {
      remedy: 'Write it as http://host:4318.',
    });
  }
  return url.href;
}

/** `key=value,key=value`, the values percent-encoded. */
function readPairs(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())] as const];
  });
  return Object.fromEntries(pairs);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not encoded: meant as it is.
    return text;
  }
}

const invalid = (name: string, why: string): CritiqorError =>
  new CritiqorError('usage', `OTEL_EXPORTER_OTLP_${name} ${why}.`);
