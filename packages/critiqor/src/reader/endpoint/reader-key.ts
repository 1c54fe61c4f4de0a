import { readFileSync } from 'node:fs';
import { CritiqorError } from '../../system/errors.ts';
import type { ReaderEndpoint } from './reader-endpoint.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The key of a reader, from a variable or a file, never from an argument: arguments are visible to everybody on the machine. */
export function loadReaderKey(
  env: Variables,
  {
    variable,
    isNamed,
    file,
  }: { readonly variable: string; readonly isNamed: boolean; readonly file?: string | undefined },
): Pick<ReaderEndpoint, 'key' | 'keySource'> {
  if (file !== undefined) return { key: assertKey(readKeyFile(file), file), keySource: `the file ${file}` };
  const value = env[variable];
  if (value) return { key: assertKey(value.trim(), variable), keySource: describeVariable(variable) };
  if (isNamed) {
    throw new CritiqorError('usage', `The variable ${variable} has no value, so there is no key for the reader.`, {
      remedy: `Set ${variable}, or name a file with --key-file. A local model needs neither.`,
    });
  }
  return { key: null, keySource: 'no key' };
}

/** Where a key comes from, in words. */
export const describeVariable = (variable: string): string => `the variable ${variable}`;

/** Keys are a line. */
const MOST_CHARS = 4_096;

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new CritiqorError('usage', `The key file ${file} cannot be read (${(cause as NodeJS.ErrnoException).code}).`);
  }
}

function assertKey(key: string, from: string): string {
  if (key !== '' && key.length <= MOST_CHARS && /^[\x21-\x7e]+$/.test(key)) return key;
  throw new CritiqorError('usage', `There is no valid key in ${from}.`, { remedy: 'A key is one word on one line.' });
}
