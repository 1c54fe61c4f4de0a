import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files below the current folder that fit a pattern with `*` (within a name) and `**` (any folders); sorted. Node 20 has none. */
export function globSync(pattern) {
  const expression = pattern
    .split('/')
    .map((part) => (part === '**' ? '(?:[^/]+/)*' : `${part.replace(/[.]/g, '\\.').replace(/[*]/g, '[^/]*')}/`))
    .join('');
  const matcher = new RegExp(`^${expression.slice(0, -1)}$`);
  const root = pattern.slice(0, pattern.indexOf('*')).replace(/[^/]*$/, '');
  return walk(root || '.')
    .filter((file) => matcher.test(file))
    .sort();
}

function walk(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
