import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import { Option } from 'commander';
import { chooseSetting } from '../../config/settings.ts';
import { PROFILES } from '../../judge/diagnose-run.ts';

/** The scoring profile of a command. */
export function profileOption(): Option {
  return new Option('--profile <name>', 'scoring profile (default: critiqor.yaml, default)').choices(
    Object.keys(PROFILES),
  );
}

export function toProfile(name: string | undefined): Profile {
  return PROFILES[chooseSetting('profile', name).value] ?? DEFAULT_PROFILE;
}
