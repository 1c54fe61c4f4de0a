import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HostApi } from '../host/host.ts';

/** For tests: the plugin as a host loads it, a fresh evaluation of all its modules for each registration. */

interface PluginModule {
  readonly default: { register(api: HostApi): void };
}

/** The place where the host that is replayed at present offers its diagnostic stream. */
export const PRESENT_HOST = Symbol.for('critiqor.replayed-host');
export interface PresentHost {
  /** Absent in a host that has no such module. */
  readonly onDiagnosticEvent?: (listener: (event: unknown) => void) => unknown;
}

const SDK = 'openclaw/plugin-sdk/diagnostic-runtime';
const FAKE_SDK = pathToFileURL(join(import.meta.dirname, '../../fixtures/sdk/diagnostic-runtime.cjs')).href;
const copies = new Map<number, Promise<PluginModule>>();

/** The n-th copy of the plugin; equal numbers give the same copy. */
export function loadPluginCopy(number: number): Promise<PluginModule> {
  const known = copies.get(number);
  if (known) return known;
  const copy = import(`../plugin.ts?copy=${number}`) as Promise<PluginModule>;
  copies.set(number, copy);
  return copy;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === SDK) {
      const { [PRESENT_HOST]: present } = globalThis as { [PRESENT_HOST]?: PresentHost };
      if (!present?.onDiagnosticEvent) throw Object.assign(new Error(`no ${SDK}`), { code: 'MODULE_NOT_FOUND' });
      return { url: FAKE_SDK, format: 'commonjs', shortCircuit: true };
    }
    const resolved = nextResolve(specifier, context);
    // What a copy imports is copied too.
    const copy = /\?copy=\d+$/.exec(context.parentURL ?? '')?.[0];
    return copy && resolved.url.endsWith('.ts') ? { ...resolved, url: `${resolved.url}${copy}` } : resolved;
  },
});
