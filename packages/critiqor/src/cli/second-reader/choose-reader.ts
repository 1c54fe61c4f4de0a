import type { Command } from 'commander';
import type { ReaderConfig } from '../../config/read-reader.ts';
import { READER_KEYS } from '../../config/reader-keys.ts';
import { type ReaderEndpoint, toEndpointUrl } from '../../reader/endpoint/reader-endpoint.ts';
import { loadReaderKey } from '../../reader/endpoint/reader-key.ts';
import { READER_DEFAULTS, type ReaderOptions } from '../../reader/reader-options.ts';
import { CritiqorError } from '../../system/errors.ts';
import { type ReaderSizeFlags, toLeastNumber, toReaderOptions, withReaderSizes } from '../settings/reader-options.ts';
import { findGateway, GATEWAY_KEY_VARIABLE, GATEWAY_NAME } from './find-gateway.ts';

/** Options that decide which model reads, and where it is. */
export interface ReaderFlags extends ReaderSizeFlags {
  readonly endpoint?: string;
  readonly keyEnv?: string;
  readonly keyFile?: string;
  readonly timeout?: number;
}

export function withReaderOptions(command: Command): Command {
  command
    .option('--endpoint <address>', 'OpenAI-compatible endpoint, such as http://127.0.0.1:11434/v1, or openclaw')
    .option('--key-env <name>', `variable that holds the key (default: ${READER_DEFAULTS.keyVariable})`)
    .option('--key-file <file>', 'file that holds the key')
    .option('--timeout <seconds>', 'how long to wait for an answer (default: 120)', (text) =>
      toLeastNumber(text, READER_KEYS.timeout_s.least),
    );
  return withReaderSizes(command);
}

/** Whoever passes the key itself has shown it to everybody on the machine already; it must not get into a message too. */
function assertVariableName(text: string): string {
  if (/^[A-Z_][A-Z0-9_]{0,99}$/.test(text)) return text;
  throw new CritiqorError('usage', 'The name of the variable for the key is not valid.', {
    remedy: 'Name a variable in capital letters, such as CRITIQOR_READER_KEY. The key itself must not be an argument.',
  });
}

export interface ChosenReader {
  readonly options: ReaderOptions;
  readonly endpoint: ReaderEndpoint;
}

/** The model and endpoint that the options name, or else the configuration. */
export function chooseReader(flags: ReaderFlags, config: ReaderConfig, env: NodeJS.ProcessEnv): ChosenReader {
  const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  const address = flags.endpoint ?? textOf(config.endpoint);
  if (address === undefined || (flags.model ?? config.model) === undefined) {
    throw new CritiqorError('usage', 'No second reader is configured.', {
      remedy: 'Name one with --endpoint and --model, or below reader in critiqor.yaml: docs/second-reader.md.',
    });
  }
  const gateway = address === GATEWAY_NAME ? findGateway(env) : null;
  const named = flags.keyEnv ?? textOf(config.key_env);
  const file = flags.keyFile ?? textOf(config.key_file);
  const given = loadReaderKey(env, {
    variable: assertVariableName(named ?? (gateway ? GATEWAY_KEY_VARIABLE : READER_DEFAULTS.keyVariable)),
    isNamed: named !== undefined,
    file,
  });
  const key = given.key === null && gateway?.key ? gateway.key : given;
  const seconds = flags.timeout ?? (typeof config.timeout_s === 'number' ? config.timeout_s : undefined);
  return {
    options: toReaderOptions(flags, config),
    endpoint: {
      ...toEndpointUrl(gateway?.address ?? address, key.key !== null),
      ...key,
      timeoutMs: seconds === undefined ? READER_DEFAULTS.timeoutMs : seconds * 1_000,
      ...(gateway ? { hints: gateway.hints } : {}),
    },
  };
}
