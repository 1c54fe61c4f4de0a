import { CAPTURE_POLICIES } from '@critiqor/evidence/write/capture-policy';

/** One setting of `critiqor.yaml`. Only what has an effect is listed. */
export interface ConfigKey {
  /** A number is greater than 0. */
  readonly type: 'path' | 'choice' | 'number';
  readonly choices?: readonly string[];
  /** Null where the value is chosen in another way, which `defaultIs` describes. */
  readonly default: string | null;
  readonly defaultIs?: string;
  /** The environment variable and the option that win over the file. */
  readonly variable?: string;
  readonly option?: string;
  readonly is: string;
}

/**
 * Every setting, in one place: the reader checks against it, and `schemas/config.v1.schema.json` and `docs/configuration.md` are made from it.
 */
export const CONFIG_KEYS = {
  runs_dir: {
    type: 'path',
    default: null,
    defaultIs: '`runs` in the current folder if there is one, otherwise `~/.critiqor/runs`',
    variable: 'CRITIQOR_RUNS_DIR',
    option: '--runs-dir',
    is: 'Folder that holds the runs. A relative path is relative to the folder of this file; `~` is your home.',
  },
  capture: {
    type: 'choice',
    choices: Object.keys(CAPTURE_POLICIES),
    default: 'standard',
    option: '--capture',
    is: 'How much of prompts and outputs new evidence stores: `standard` keeps 16 KB of each text, `full` everything that the host provides, `metadata` no text at all.',
  },
  profile: {
    type: 'choice',
    choices: ['default', 'documented'],
    default: 'default',
    option: '--profile',
    is: 'Scoring profile of every new diagnosis.',
  },
  idle_minutes: {
    type: 'number',
    default: '15',
    option: '--idle-minutes',
    is: 'The run of a conversation ends after this many minutes without a turn. Run `critiqor install` again after a change: it passes the value to the recorder.',
  },
} as const satisfies Readonly<Record<string, ConfigKey>>;

export type ConfigName = keyof typeof CONFIG_KEYS;

export const CONFIG_NAMES = Object.keys(CONFIG_KEYS) as readonly ConfigName[];
