import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';

/** Packs the built plugin as npm would publish it and unpacks it where tests load it from: what is tested is what ships. */
const target = '.cache/plugin';
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
execFileSync('npm', ['pack', '--silent', '--pack-destination', `../../${target}`], { cwd: 'packages/openclaw' });
const tarball = readdirSync(target).find((name) => name.endsWith('.tgz'));
if (!tarball) throw new Error('npm pack made no tarball');
execFileSync('tar', ['-xzf', tarball], { cwd: target });
console.log(`packed ${tarball}`);
