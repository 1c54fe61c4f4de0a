import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A source file of a package: its path below `packages`, and what it imports and exports. */
export interface SourceFile {
  readonly path: string;
  /** Paths below `packages`; imports from elsewhere are left out. */
  readonly imports: readonly Import[];
  readonly exports: readonly string[];
  /** Types that it declares, exported or not. */
  readonly types: readonly string[];
  /** Those exports that the file itself uses as well. */
  readonly ownUses: ReadonlySet<string>;
}

export interface Import {
  readonly path: string;
  /** Names that are taken; `*` for all of them. */
  readonly names: readonly string[];
}

/** Reads the sources below a folder. Regular expressions do: a formatter keeps imports and exports in one form. */
export function readSources(folder: string, wanted: RegExp = OF_PACKAGES): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => wanted.test(path) && !path.includes('node_modules/'))
    .sort()
    .map((path) => readSource(path, readFileSync(join(folder, path), 'utf8')));
}

const OF_PACKAGES = /^[\w-]+\/src\/.*\.tsx?$/;

/** Scripts, benchmarks and end-to-end tests. They are not part of a package but use them; `../` leads from the packages to them. */
export function readUsers(root: string): SourceFile[] {
  // Not the root itself: it also holds whole installations of OpenClaw.
  return ['scripts', 'bench', 'test', 'prove']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules/'))
    .map((path) => readSource(`../${path}`, readFileSync(join(root, path), 'utf8')));
}

export function readSource(path: string, text: string): SourceFile {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const imports = [...code.matchAll(IMPORT)].flatMap(([, clause = '', specifier = '']) => {
    const target = toPath(path, specifier);
    return target ? [{ path: target, names: toNames(clause) }] : [];
  });
  const loaded = [...code.matchAll(DYNAMIC)].flatMap(([, members, specifier = '', member]) => {
    const target = toPath(path, specifier);
    return target ? [{ path: target, names: member ? [member] : toNames(members ?? '*') }] : [];
  });
  const bare = [...code.matchAll(BARE)].flatMap(([, specifier = '']) => {
    const target = toPath(path, specifier);
    return target ? [{ path: target, names: ['*'] }] : [];
  });
  const exports = [...code.matchAll(EXPORT)].map(([, name = '']) => name);
  const types = [...code.matchAll(TYPE)].map(([, name = '']) => name);
  const words = Map.groupBy(code.match(/\w+/g) ?? [], (word) => word);
  const ownUses = new Set(exports.filter((name) => (words.get(name)?.length ?? 0) > 1));
  return { path, imports: [...imports, ...loaded, ...bare], exports, types, ownUses };
}

const IMPORT = /^(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*'([^']+)'/gm;
/** `const { a } = await import('x')` and `(await import('x')).a` take one name; any other form takes all. */
const DYNAMIC = /(?:\{([^{}]*)\} = \(?await )?\bimport\(\s*['`]([^'`]+)['`]\s*\)(?:\)\.(\w+))?/g;
const BARE = /^import '([^']+)'/gm;
const EXPORT =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const TYPE = /^(?:export )?(?:declare )?(?:abstract )?(?:class|interface|type|enum) (\w+)/gm;

function toNames(clause: string): string[] {
  const braced = /\{([^}]*)\}/.exec(clause)?.[1];
  if (clause.includes('*')) return ['*'];
  return (braced ?? clause)
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    )
    .filter(Boolean);
}

function toPath(from: string, specifier: string): string | null {
  const [, owner, rest] = /^@critiqor\/([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  if (owner) return `${owner}/src/${rest}.ts`;
  if (!specifier.startsWith('.')) return null;
  return normalize(join(dirname(from), specifier.replace(/\?.*$/, ''))).replace(/^\.\.\/packages\//, '');
}

/** Tests, their cases and what lies in a `testing` folder: nothing of it ships. */
export function isTest(path: string): boolean {
  return /\.(?:test|cases)\.tsx?$|\/(?:testing|recorded)\/|^\.\.\/test\//.test(path);
}

/** The folder that a rule speaks of: `package/folder`, or `package/.` for the top folder. */
export function toFolder(path: string): string {
  const [owner = '', , ...rest] = path.split('/');
  return `${owner}/${rest.length > 1 ? rest[0] : '.'}`;
}
