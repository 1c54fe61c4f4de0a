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

const ID = 'user-plugin';

/** Makes a plugin whose `register` has this body; `api` is what the host gives it. */
export function createUserPlugin(
  body: string,
  settings: Readonly<Record<string, object>> = {},
  manifest: Readonly<Record<string, object>> = {},
): UserPlugin {
  const folder = mkdtempSync(join(tmpdir(), 'user-plugin-'));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write(
    'openclaw.plugin.json',
    JSON.stringify({
      id: ID,
      name: 'User plugin',
      description: 'Changes things.',
      activation: { onStartup: true },
      configSchema: { type: 'object', additionalProperties: false, properties: {} },
      ...manifest,
    }),
  );
  write(
    'package.json',
    JSON.stringify({
      name: ID,
      version: '1.0.0',
      type: 'module',
      openclaw: { extensions: ['./index.js'] },
    }),
  );
  write('index.js', `export default { id: '${ID}', name: 'User plugin', register(api) {\n${body}\n} };\n`);
  return {
    config: {
      ...settings,
      plugins: {
        load: { paths: [PLUGIN, folder] },
        entries: { [ID]: { enabled: true, hooks: { allowConversationAccess: true } } },
      },
    },
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A channel `tiny` that notes what reaches it, with hooks that cancel or rewrite deliveries; what it is told of installs it notes too. */
export function createChannelPlugin(): UserPlugin {
  const channelConfigs = { tiny: { schema: { type: 'object' } } };
  return createUserPlugin(CHANNEL, { channels: { tiny: { enabled: true } } }, { channels: ['tiny'], channelConfigs });
}

const CHANNEL = `
  const { appendFileSync } = process.getBuiltinModule('node:fs');
  const note = (line) => appendFileSync('delivered.log', line + '\\n');
  const account = { accountId: 'default', enabled: true, configured: true };
  api.registerChannel({ plugin: {
    id: 'tiny',
    meta: { id: 'tiny', label: 'Tiny', selectionLabel: 'Tiny', docsPath: '/tiny', blurb: 'Notes what it is sent.' },
    capabilities: { chatTypes: ['direct'] },
    config: { listAccountIds: () => ['default'], resolveAccount: () => account, inspectAccount: () => account },
    messaging: { normalizeTarget: (target) => target, targetResolver: { looksLikeId: () => true, hint: '<name>' } },
    outbound: {
      deliveryMode: 'direct',
      resolveTarget: ({ to }) => ({ ok: true, to }),
      sendText: async ({ text }) => (note(text), { channel: 'tiny', messageId: 'm' }),
    },
  } });
  api.on('message_sending', ({ content }) =>
    content.includes('CANCEL') ? { cancel: true } : content.includes('REWRITE') ? { content: 'Rewritten.' } : undefined);
  for (const hook of ['before_install', 'skill_changed']) api.on(hook, () => note(hook));`;
