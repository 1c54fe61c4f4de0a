import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { RUN_PAGES } from '@critiqor/api/pages';
import type { Browser } from 'playwright-core';
import { addLiveRun, addSealedRun } from '../../packages/critiqor/src/testing/test-dashboard.ts';
import { launchBrowser, type OpenPage, openPage } from './browser.ts';
import { HOSTILE_TEXTS, hostileJournal } from './hostile.ts';
import { openSite, type Site } from './site.ts';

let browser: Browser;
let site: Site;
let opened: OpenPage;
before(async () => {
  const runsDir = join(mkdtempSync(join(tmpdir(), 'critiqor-hostile-')), 'runs');
  await addSealedRun(runsDir, 'run_001', hostileJournal(), {
    agent_id: HOSTILE_TEXTS.image,
    labels: { note: HOSTILE_TEXTS.script },
    benchmark_id: HOSTILE_TEXTS.rtl,
  });
  await addSealedRun(runsDir, 'run_002', hostileJournal(), { agent_id: HOSTILE_TEXTS.image });
  addLiveRun(runsDir, 'run_003', hostileJournal(), {
    agent_id: HOSTILE_TEXTS.svg,
    labels: { note: HOSTILE_TEXTS.frame },
  });
  [browser, site] = [await launchBrowser(), await openSite(runsDir)];
  opened = await openPage(browser, site);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

const isHacked = () => opened.page.evaluate(() => 'hacked' in globalThis);
const markup = () => opened.page.locator('main img, main script, main a[href^="javascript:"]').count();

const PAGES = RUN_PAGES.map((page) => `/run/run_001/${page}`);

for (const route of [...PAGES, '/home?since=2000-01-01', '/runs', '/compare?runs=run_001,run_002']) {
  test(`${route} shows hostile content as text`, async () => {
    await opened.go(route);
    assert.equal(await isHacked(), false);
    assert.equal(await markup(), 0);
    assert.deepEqual(opened.complaints, []);
    assert.deepEqual(opened.strangers, []);
    const overflow = await opened.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `the page is ${overflow} pixels too wide`);
  });
}

test('a run under way shows hostile content as text, while it arrives', async () => {
  await opened.go('/run/run_003/live');
  const { page } = opened;
  await page.waitForFunction((text) => document.body.textContent?.includes(text), HOSTILE_TEXTS.image.slice(0, 40));
  await page.waitForFunction(() => document.body.textContent?.includes('as of'));
  assert.equal(await isHacked(), false);
  assert.equal(await markup(), 0);
  assert.deepEqual(opened.complaints, []);
  assert.deepEqual(opened.strangers, []);
});

test('every hostile event opens, and its words stand there as they are', async () => {
  const { page } = opened;
  for (const [index, [name, text]] of Object.entries(HOSTILE_TEXTS).entries()) {
    // After the two events of the supervisor and the recorder come a call and its result for each text.
    const result = `evt_${String(2 * index + 4).padStart(6, '0')}`;
    await opened.go(`/run/run_001/evidence?event=${result}`);
    await page.waitForSelector('.panel .panel-head');
    const shown = await page.locator('.panel').evaluate((panel) => panel.textContent ?? '');
    assert.equal(await isHacked(), false, name);
    assert.equal(await markup(), 0, name);
    if (name === 'script' || name === 'image' || name === 'template')
      assert.ok(shown.includes(text), `${name}: ${shown.slice(0, 300)}`);
    await page.getByText('Raw event').click();
  }
  assert.deepEqual(opened.complaints, []);
});

test('a text of 5 MB is shown in part, and the rest comes when it is asked for', async () => {
  const { page } = opened;
  const index = Object.keys(HOSTILE_TEXTS).length;
  await opened.go(`/run/run_001/evidence?event=evt_${String(2 * index + 4).padStart(6, '0')}`);
  await page.waitForSelector('.panel .panel-head');
  const length = await page.locator('.panel').evaluate((panel) => panel.textContent?.length ?? 0);
  assert.ok(length < 300_000, `${length} characters at once`);
  await page.getByRole('button', { name: 'Show from the beginning' }).first().click();
  await opened.settle();
  const more = await page.locator('.panel').evaluate((panel) => panel.textContent?.length ?? 0);
  assert.ok(more > length + 60_000, `${more} after ${length}`);
});
