import { join } from 'node:path';
import { readConfigText } from '../../hosts/openclaw/install/config-text.ts';
import { findNode, Json5Fault, type Json5Node, readJson5 } from '../../hosts/openclaw/install/json5-tree.ts';
import { findStateOwner, stateDirOf } from '../../hosts/openclaw/state.ts';
import type { ReaderEndpoint } from '../../reader/endpoint/reader-endpoint.ts';
import { CritiqorError } from '../../system/errors.ts';

/** What stands for the gateway of the user's own OpenClaw in place of an address. */
export const GATEWAY_NAME = 'openclaw';

interface Gateway {
  readonly address: string;
  /** From the configuration; a variable or file that the user names comes first. */
  readonly key: Pick<ReaderEndpoint, 'key' | 'keySource'> | null;
  readonly hints: NonNullable<ReaderEndpoint['hints']>;
}

const DEFAULT_PORT = 18_789;

/** The variable in which OpenClaw itself looks for the token. */
export const GATEWAY_KEY_VARIABLE = 'OPENCLAW_GATEWAY_TOKEN';

/** Finds the gateway as OpenClaw does: its variables, the one that is running, its configuration, its default. */
export function findGateway(env: NodeJS.ProcessEnv): Gateway {
  const stateDir = stateDirOf([], env);
  const configPath = env.OPENCLAW_CONFIG_PATH?.trim() || join(stateDir, 'openclaw.json');
  const config = tryReadConfig(configPath);
  const owner = findStateOwner(stateDir);
  const port =
    toPort(env.OPENCLAW_GATEWAY_PORT) ??
    (owner?.role === 'gateway' ? owner.port : null) ??
    toPort(config && findNode(config, ['gateway', 'port'])?.value) ??
    DEFAULT_PORT;
  const token = config && (textAt(config, 'token') ?? textAt(config, 'password'));
  return {
    address: `http://127.0.0.1:${port}/v1`,
    key: token ? { key: token, keySource: "OpenClaw's configuration" } : null,
    hints: {
      401: `put the token of the gateway into ${GATEWAY_KEY_VARIABLE}`,
      404: 'switch it on with: openclaw config set gateway.http.endpoints.chatCompletions.enabled true',
      503: 'the gateway is starting; try again',
    },
  };
}

/** A configuration that cannot be read is OpenClaw's to complain about. */
function tryReadConfig(path: string): Json5Node | null {
  try {
    const { text } = readConfigText(path);
    return text === null ? null : readJson5(text);
  } catch (cause) {
    if (cause instanceof Json5Fault || cause instanceof CritiqorError) return null;
    throw cause;
  }
}

/** A token that is written out; one that stands elsewhere (`${NAME}`, a reference) has to be in the variable. */
function textAt(config: Json5Node, name: 'token' | 'password'): string | null {
  const value = findNode(config, ['gateway', 'auth', name])?.value;
  return typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value) && !value.includes('${') ? value : null;
}

function toPort(value: unknown): number | null {
  const port = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof port === 'number' && Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}
