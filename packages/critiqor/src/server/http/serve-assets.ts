import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, relative, resolve, sep } from 'node:path';
import { ApiFailure } from '../api-failure.ts';

interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

/** The files of the web app by path, read once: nothing else is ever served. */
export type Assets = ReadonlyMap<string, Asset>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

export function readAssets(folder: string): Assets {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const assets = files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(entry.name)];
    const name = `/${relative(folder, path).replaceAll(sep, '/')}`;
    return type ? [[name, { type, body: readFileSync(path) }] as const] : [];
  });
  return new Map(assets);
}

const IN_CLONE = join('src', 'server', 'http');

/** Where the built web app is: next to the built command line, or in its own package in a clone. */
export function findAssetFolder(from = import.meta.dirname): string {
  return from.endsWith(IN_CLONE) ? resolve(from, '../../../../dashboard/dist') : join(from, 'dashboard');
}

/** Sends the file for a path. */
export function sendAsset(response: ServerResponse, pathname: string, assets: Assets): void {
  const asset = toAsset(assets, pathname);
  if (asset) {
    response.writeHead(200, { 'Content-Type': asset.type, 'Content-Length': asset.body.length }).end(asset.body);
    return;
  }
  if (assets.size > 0) throw new ApiFailure(404, 'not_found', 'This page does not exist.');
  response
    .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' })
    .end('The web app is not built. Run: npm run build\n');
}

const PAGE = /^\/[A-Za-z0-9_/-]*$/;
const NO_PAGE = /^\/(?:api|assets)(?:\/|$)/;

/** The file for a path: one from the list, or the app's document for a page. */
function toAsset(assets: Assets, pathname: string): Asset | null {
  const asset = assets.get(pathname);
  if (asset) return asset;
  return PAGE.test(pathname) && !NO_PAGE.test(pathname) ? (assets.get('/index.html') ?? null) : null;
}
