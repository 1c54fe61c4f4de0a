import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLUGIN } from './host.ts';

/** A plugin of the user's own, which changes what the agent does while the recorder watches. */
export interface UserPlugin {
  /** Configuration that loads it beside the recorder. */
  readonly config: Readonly<Record<string, object>>;
  /** Where it is. */
  readonly folder: string;
  remove(): void;
}

/** Makes a plugin whose `register` has this body; `api` is what the host gives it. */
export function createUserPlugin(
  body: string,
  settings: Readonly<Record<string, object>> = {},
  id = 'user-plugin',
): UserPlugin {
  const folder = mkdtempSync(join(tmpdir(), 'user-plugin-'));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write(
    'openclaw.plugin.json',
    JSON.stringify({
      id,
      name: 'User plugin',
      description: 'Changes things.',
      activation: { onStartup: true },
      configSchema: { type: 'object', additionalProperties: false, properties: {} },
    }),
  );
  write(
    'package.json',
    JSON.stringify({
      name: id,
      version: '1.0.0',
      type: 'module',
      openclaw: { extensions: ['./index.js'] },
    }),
  );
  write('index.js', `export default { id: '${id}', name: 'User plugin', register(api) {\n${body}\n} };\n`);
  return {
    config: {
      ...settings,
      plugins: {
        load: { paths: [PLUGIN, folder] },
        entries: { [id]: { enabled: true, hooks: { allowConversationAccess: true } } },
      },
    },
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
