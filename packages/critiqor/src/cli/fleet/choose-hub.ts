import { hostname } from 'node:os';
import type { HubSettings } from '../../config/read-hub.ts';
import { CritiqorError } from '../../system/errors.ts';
import { readPlainText } from '../../system/open-plain-file.ts';

/** Options that decide which hub gets what. */
export interface HubFlags {
  readonly hub?: string;
  readonly tokenFile?: string;
  readonly machine?: string;
  readonly private?: boolean;
}

/** A hub, and how this machine speaks to it. */
export interface ChosenHub {
  readonly address: string;
  readonly token: string;
  readonly machine: string;
  readonly withPrivate: boolean;
}

/** What the options name, or else `hub` in the user's critiqor.yaml. */
export function chooseHub(flags: HubFlags, settings: HubSettings | null, env: NodeJS.ProcessEnv): ChosenHub {
  const address = flags.hub || settings?.address;
  if (!address) {
    throw new CritiqorError('usage', 'Which hub is meant?', {
      remedy: 'Name it with --hub, the variable CRITIQOR_HUB, or hub in ~/.critiqor/critiqor.yaml.',
    });
  }
  // A token is for the hub that it came with.
  const configured = address === settings?.address ? settings : null;
  const token = readToken(flags.tokenFile ?? (env.CRITIQOR_HUB_TOKEN ? undefined : configured?.tokenFile), env);
  return {
    address,
    token,
    machine: flags.machine ?? configured?.machine ?? hostname(),
    withPrivate: flags.private ?? configured?.withPrivate ?? false,
  };
}

/** Not an option: every user of the machine can read the arguments of a command. */
function readToken(file: string | undefined, env: NodeJS.ProcessEnv): string {
  const token = (file === undefined ? env.CRITIQOR_HUB_TOKEN : (readPlainText(file) ?? ''))?.trim();
  if (token) return token;
  throw new CritiqorError(
    'usage',
    file === undefined ? 'There is no token for the hub.' : `${file} contains no token.`,
    {
      remedy: 'Put it into a file and name that with --token-file, or set CRITIQOR_HUB_TOKEN.',
    },
  );
}
