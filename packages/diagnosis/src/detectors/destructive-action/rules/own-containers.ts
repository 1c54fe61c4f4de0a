import { type Past, toEarlierCalls } from '../../past.ts';

/** A container that the agent gave its name; one that did not start is there all the same. */
export function isOwnContainer(past: Past, object: string): boolean {
  if (!/^[\w.-]{2,80}$/.test(object)) return false;
  const name = `${object.replaceAll('.', '\\.')}(?![\\w.-])`;
  // `docker rm -f api && docker compose up -d api` makes it anew.
  const own = JSON.stringify(past.calls[past.before]?.args) ?? '';
  if (
    new RegExp(
      `\\brm\\b[^&;|]{0,80}[^&]&& ?(?:docker|podman)[^&;|]{0,80}\\b(?:up|run|create)\\b[^&;|]{0,80}${name}`,
    ).test(own)
  )
    return true;
  for (const { args } of toEarlierCalls(past)) {
    const text = JSON.stringify(args) ?? '';
    if (
      /\b(?:docker|podman|nerdctl)\b[^"]{0,40}\b(?:run|create)\b/.test(text) &&
      new RegExp(`--name[= ]${name}`).test(text)
    )
      return true;
  }
  return false;
}
