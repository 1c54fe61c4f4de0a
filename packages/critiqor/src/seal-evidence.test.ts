import { test } from 'node:test';
import { makeSealedRun, makeKeys } from './test-evidence.ts';
import { verifyEvidence } from './verify-evidence.ts';
test('smoke', async (t) => {
  const keys = makeKeys();
  const { paths, summary, text } = await makeSealedRun(t, keys.privateKey);
  console.log(text, summary);
  console.log(await verifyEvidence(paths.directory, { publicKey: keys.publicKey }), await verifyEvidence(paths.session), await verifyEvidence(paths.session, { publicKey: makeKeys().publicKey }));
});
