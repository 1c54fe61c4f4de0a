/** `/#token=…`, `/runs/run_007#token=…` or a route: the token, and the route for the address. */
export function readAddress(path: string, hash: string): { readonly token: string | null; readonly hash: string } {
  const token = /^#token=([\w.~-]+)/.exec(hash)?.[1] ?? null;
  const run = /^\/runs\/([\w-]+)/.exec(path)?.[1];
  if (run && (token !== null || hash === '')) return { token, hash: `#/run/${run}` };
  return { token, hash: token === null ? hash : '' };
}
