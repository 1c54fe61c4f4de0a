import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';

/** Builds the packages that programs import: each one file of JavaScript without dependencies, and the types that it needs. */

process.chdir(resolve(import.meta.dirname, '..'));

const LIBRARIES = ['evidence', 'diagnosis'];
/** Where `tsc -b` puts declarations. */
const DECLARED = '.tsc';
/** What a declaration imports from elsewhere, in all its forms. */
const SPECIFIER = /(\bfrom |\bimport\(|^import )['"]([^'"]+)['"]/gm;

const checked = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'packages/diagnosis'], {
  stdio: 'inherit',
});
if (checked.status !== 0) process.exit(checked.status ?? 1);

for (const name of LIBRARIES) {
  const dist = `packages/${name}/dist`;
  rmSync(dist, { recursive: true, force: true });
  const bundle = await rolldown({ input: `packages/${name}/src/library.ts`, platform: 'node', external: [/^node:/] });
  await bundle.write({ file: `${dist}/library.js`, format: 'esm', minify: false });
  await bundle.close();
  const types = copyTypes(`${name}/library.d.ts`, `${dist}/types`);
  console.log(`built ${dist}: library.js and ${types} files of types`);
}

/** Copies a declaration and all that it leads to; what another package of the workspace declares becomes part of this one. */
function copyTypes(entry: string, target: string): number {
  const wanted = [entry];
  for (const file of wanted) {
    const text = readFileSync(join(DECLARED, file), 'utf8').replaceAll(SPECIFIER, (whole, before, specifier) => {
      const found = toDeclaration(file, specifier);
      if (found === null) return whole;
      if (!wanted.includes(found)) wanted.push(found);
      return `${before}'${toSpecifier(file, found)}'`;
    });
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text.replaceAll(/\n\/\/# sourceMappingURL=.*\n?$/g, '\n'));
  }
  return wanted.length;
}

function toDeclaration(from: string, specifier: string): string | null {
  const [, owner, rest] = /^@critiqor\/([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  if (owner) return `${owner}/${rest}.d.ts`;
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)).replace(/\.ts$/, '.d.ts') : null;
}

function toSpecifier(from: string, to: string): string {
  const path = relative(dirname(from), to).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
