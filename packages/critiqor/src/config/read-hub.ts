import { memberOf, needAddress, needSection, needText, needUserPath } from './node-values.ts';
import { type YamlEntry, YamlFault, type YamlNode } from './yaml-node.ts';

/** The hub of a fleet to which `critiqor push` and the keeper send runs. */
export interface HubSettings {
  readonly address: string;
  readonly tokenFile: string;
  /** Null: the name of the host. */
  readonly machine: string | null;
  /** Whether private runs are sent too. */
  readonly withPrivate: boolean;
}

const HUB_KEYS = ['address', 'token_file', 'machine', 'private'];

export function readHub(entry: YamlEntry, home: string): HubSettings {
  const section = needSection(entry, HUB_KEYS);
  const [address, token, machine, isPrivate] = HUB_KEYS.map((name) => memberOf(section, name));
  if (!address || !token) throw new YamlFault(entry, 'hub needs an address and a token_file.');
  return {
    address: needAddress(address, 'address'),
    tokenFile: needUserPath(token, 'token_file', home),
    machine: machine ? needText(machine, 'machine') : null,
    withPrivate: isPrivate !== undefined && needTruth(isPrivate, 'private'),
  };
}

function needTruth(node: YamlNode, name: string): boolean {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value;
  throw new YamlFault(node, `${name} must be true or false.`);
}
