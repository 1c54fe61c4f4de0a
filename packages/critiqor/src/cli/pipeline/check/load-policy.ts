import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { findConfigPath, readYamlFile } from '../../../config/config-files.ts';
import { YamlFault, type YamlMap } from '../../../config/yaml-node.ts';
import { DEFAULT_POLICY, type Policy, readPolicy } from '../../../policy/read-policy.ts';
import { CritiqorError } from '../../../system/errors.ts';

/** The policy that an option names, else the one in `critiqor.yaml`, else the default one. */
export function loadPolicy(option: string | undefined): Policy {
  if (option !== undefined) {
    const path = resolve(option);
    const policy = readYamlFile(path, (root) => readPolicy(toPolicyMap(root) ?? root, path));
    if (policy) return policy;
    throw new CritiqorError('usage', `There is no policy at ${path}.`, { remedy: 'Write one with: critiqor init' });
  }
  const path = findConfigPath(homedir(), process.cwd());
  const found =
    path === null
      ? null
      : readYamlFile(path, (root) => {
          const policy = toPolicyMap(root);
          return policy && readPolicy(policy, path);
        });
  return found ?? DEFAULT_POLICY;
}

/** A file of its own may have the rules at the top, or below `policy` as `critiqor.yaml` has them. */
function toPolicyMap({ entries }: YamlMap): YamlMap | null {
  const entry = entries.find(({ key }) => key === 'policy');
  if (!entry) return null;
  if (entry.value.kind === 'map') return entry.value;
  throw new YamlFault(entry.value, 'policy must consist of rules, each as key: value on a line of its own.');
}
