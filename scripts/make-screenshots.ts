import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addLiveRun, readFixture } from '../packages/critiqor/src/testing/test-dashboard.ts';
import { playFleetDay } from '../packages/hub/src/testing/fleet-day.ts';
import { NO_ENGINE } from '../packages/hub/src/testing/test-store.ts';
import { launchBrowser, openPage, type View } from '../test/dashboard/browser.ts';
import { openFleetSite } from '../test/dashboard/fleet-site.ts';
import { makeRuns, openSite, RUN } from '../test/dashboard/site.ts';

/** Makes the pictures of the dashboard in the documentation, from recorded runs. `npm run make:screenshots`, after a build. */

process.chdir(resolve(import.meta.dirname, '..'));

const FOLDER = 'docs/images';
const PHONE: View = { width: 390, height: 844 };

const PICTURES: readonly { readonly name: string; readonly route: string; readonly view?: View }[] = [
  { name: 'overview', route: `/run/${RUN.chain}`, view: { height: 900 } },
  { name: 'overview-dark', route: `/run/${RUN.chain}`, view: { height: 900, theme: 'dark' } },
  { name: 'overview-phone', route: `/run/${RUN.chain}`, view: PHONE },
  { name: 'overview-healthy', route: `/run/${RUN.healthy}`, view: { height: 900 } },
  { name: 'diagnosis', route: `/run/${RUN.large}/diagnosis`, view: { height: 1000 } },
  { name: 'timeline', route: `/run/${RUN.large}/timeline?event=evt_000158`, view: { height: 1000 } },
  { name: 'timeline-dark', route: `/run/${RUN.large}/timeline`, view: { height: 640, theme: 'dark' } },
  { name: 'why', route: `/run/${RUN.chain}/why`, view: { height: 900 } },
  { name: 'cost', route: `/run/${RUN.chain}/cost`, view: { height: 1000 } },
  { name: 'evidence', route: `/run/${RUN.loop}/evidence?event=evt_000020`, view: { height: 900 } },
  { name: 'evidence-phone', route: `/run/${RUN.loop}/evidence?event=evt_000020`, view: PHONE },
  { name: 'runs', route: '/runs', view: { height: 1000 } },
  { name: 'compare', route: `/compare?runs=${RUN.loop},${RUN.cascade}`, view: { height: 900 } },
  { name: 'privacy', route: `/run/${RUN.secrets}/privacy`, view: { height: 900 } },
];

ensureFont();
mkdirSync(FOLDER, { recursive: true });
const site = await openSite(await makeRuns());
const browser = await launchBrowser();
for (const { name, route, view } of PICTURES) {
  const { page, complaints, go } = await openPage(browser, site, view);
  await go(route);
  if (complaints.length > 0) throw new Error(`${name}: ${complaints.join('\n')}`);
  await page.screenshot({ path: `${FOLDER}/dashboard-${name}.png` });
  await page.context().close();
  console.log(`made ${FOLDER}/dashboard-${name}.png`);
}
await site.close();
await takeLivePicture();
if (NO_ENGINE) console.log(`no picture of the hub: ${NO_ENGINE}`);
else await takeFleetPicture();
await browser.close();

/** The day of a bad roll-out that `npm run bench:fleet-day` plays. */
async function takeFleetPicture(): Promise<void> {
  const fleet = await openFleetSite();
  await playFleetDay(fleet.store, 'fleet', { runsPerDay: 20_000, everyMinutes: 60, end: Date.now() });
  const { page, go } = await fleet.open(browser, 'fleet', { height: 1_000 });
  await go('/home?days=1');
  await page.screenshot({ path: `${FOLDER}/fleet-home.png` });
  await page.context().close();
  console.log(`made ${FOLDER}/fleet-home.png`);
  await fleet.close();
}

/** A live run: enough of a recording to show a loop. */
async function takeLivePicture(): Promise<void> {
  const runsDir = join(mkdtempSync(join(tmpdir(), 'critiqor-site-')), 'runs');
  addLiveRun(runsDir, 'run_001', readFixture('gateway-repeated').slice(0, 60));
  const live = await openSite(runsDir);
  const { page } = await openPage(browser, live, { height: 900 });
  await page.waitForSelector('.live-finding');
  await page.screenshot({ path: `${FOLDER}/dashboard-live.png` });
  console.log(`made ${FOLDER}/dashboard-live.png`);
  await live.close();
}

/** The page takes the reader's own font; a bare server has none that one would want to look at. */
function ensureFont(): void {
  if (spawnSync('fc-list', [':family=Inter']).stdout?.length > 0) return;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-inter'], { stdio: 'ignore' });
}
