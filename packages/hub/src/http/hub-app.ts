import type { Assets } from '../../../critiqor/src/server/http/serve-assets.ts';

const DOCUMENT = '/index.html';
const OPENING = '<html ';

/** The web app with its document marked as that of a hub: it shows the pages of a fleet and asks for a token. */
export function asHubApp(assets: Assets): Assets {
  const document = assets.get(DOCUMENT);
  if (!document) return assets;
  const text = document.body.toString('utf8').replace(OPENING, `${OPENING}data-server="hub" `);
  return new Map([...assets, [DOCUMENT, { ...document, body: Buffer.from(text) }]]);
}
