import type { Command } from 'commander';
import { EXIT } from '../../../system/exit-codes.ts';
import { createSigningKeys } from '../../../verify/signing-keys.ts';
import { toAction } from '../../command-end.ts';
import { toPrintable } from '../../format.ts';
import { withExamples } from '../../options.ts';

export function addKeys(program: Command): void {
  const create = program
    .command('keys')
    .description('keys that sign evidence')
    .command('create')
    .description('create an Ed25519 key pair; keep the private key secret and give the public key to those who verify')
    .argument('[file]', 'file for the private key; the public key is stored next to it as .pub', 'critiqor.key');
  withExamples(create, [
    'critiqor keys create',
    'critiqor finalize --signing-key critiqor.key',
    'critiqor verify latest --public-key critiqor.key.pub',
  ]).action(
    toAction((file: string) => {
      const { privateKeyPath, publicKeyPath, keyId } = createSigningKeys(file);
      console.log(
        `key ${keyId}\n  private  ${toPrintable(privateKeyPath)} (sign with --signing-key)\n  public   ${toPrintable(publicKeyPath)} (verify with --public-key)`,
      );
      return EXIT.ok;
    }),
  );
}
