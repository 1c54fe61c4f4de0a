import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded with `--import` into a command: before its call number ATTACK_AT that changes the file system, somebody else runs ATTACK. A file
 * named by ATTACKED says afterwards whether that happened.
 */
const { ATTACK = '', ATTACK_AT = '0', ATTACKED = '' } = process.env;
const CHANGES = /^(?:write|writeFile|appendFile|mkdir|rename|rm|unlink|chmod|fchmod|fsync|ftruncate|open)Sync$/;
type Call = (...args: unknown[]) => unknown;
const functions = fs as unknown as Record<string, Call>;
let calls = 0;
let isAttacking = false;
for (const name of Object.keys(fs).filter((key) => CHANGES.test(key))) {
  const original = functions[name] as Call;
  functions[name] = (...args) => {
    const isReading = name === 'openSync' && (args[1] === 'r' || args[1] === undefined);
    if (!isAttacking && !isReading && ++calls === Number(ATTACK_AT)) attack();
    return original(...args);
  };
}
syncBuiltinESMExports();

function attack(): void {
  isAttacking = true;
  execFileSync('/bin/sh', ['-c', ATTACK], { stdio: 'ignore', env: { ...process.env, NODE_OPTIONS: '' } });
  fs.writeFileSync(ATTACKED, 'yes');
  isAttacking = false;
}
