import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import type { Browser } from 'playwright-core';
import { addLiveRun, closeRun, readFixture } from '../../packages/critiqor/src/testing/test-dashboard.ts';
import { launchBrowser, type OpenPage, openPage } from './browser.ts';
import { type CuttableProxy, openCuttableProxy } from './cuttable-proxy.ts';
import { openSite, type Site } from './site.ts';

const LINES = readFixture('gateway-repeated');
const FIRST = 20;

let browser: Browser;
let site: Site;
let opened: OpenPage;
let paths: RunPaths;
let proxy: CuttableProxy;
before(async () => {
  const runsDir = join(mkdtempSync(join(tmpdir(), 'critiqor-live-')), 'runs');
  paths = addLiveRun(runsDir, 'run_001', LINES.slice(0, FIRST));
  [browser, site] = [await launchBrowser(), await openSite(runsDir)];
  proxy = await openCuttableProxy();
  opened = await openPage(browser, site, { proxy: proxy.address });
});
after(async () => {
  await browser?.close();
  proxy?.close();
  await site?.close();
});

const rows = () => opened.page.locator('.live-rows li').count();
const waitForRows = (count: number) =>
  opened.page.waitForFunction((wanted) => document.querySelectorAll('.live-rows li').length >= wanted, count);

test('a live run opens first', async () => {
  await opened.page.waitForFunction(() => location.hash === '#/run/run_001/live');
  await waitForRows(FIRST);
  assert.match(await opened.page.locator('.connection').innerText(), /Connected/);
});

test('events appear as they are recorded', async () => {
  const before = await rows();
  appendFileSync(paths.journal, `${LINES.slice(FIRST, 50).join('\n')}\n`);
  await waitForRows(before + 20);
});

test('findings are marked as provisional', async () => {
  await opened.page.waitForSelector('.provisional .live-finding:has-text("Infinite tool loop")', { timeout: 20_000 });
  assert.match(await opened.page.locator('.provisional h2').innerText(), /provisional/);
});

test('an event opens to what was journalled', async () => {
  await opened.page.locator('.live-rows summary', { hasText: 'Tool call' }).first().click();
  await opened.page.waitForSelector('.live-rows pre:has-text("tool_call")');
});

test('it reconnects by itself and loses nothing', async () => {
  const before = await rows();
  proxy.cut();
  await opened.page.waitForSelector('.connection.lost');
  appendFileSync(paths.journal, `${LINES.slice(50, 60).join('\n')}\n`);
  await waitForRows(before + 10);
  assert.equal(await rows(), 60);
});

test('when the run ends, the page shows the sealed figures, and the verdict is one click away', async () => {
  appendFileSync(paths.journal, `${LINES.slice(60).join('\n')}\n`);
  await closeRun(paths);
  await opened.page.waitForSelector('h1:has-text("This run has finished")', { timeout: 20_000 });
  assert.match(await opened.page.locator('.verdict h2').innerText(), /Review recommended/);
  assert.equal(await opened.page.getByText('under way').count(), 0);
  assert.match(await opened.page.locator('.facts').innerText(), /Model calls\s+9/);
  await opened.page.getByRole('link', { name: 'Open the verdict' }).click();
  await opened.page.waitForSelector('.verdict h1');
  assert.match(await opened.page.locator('h1').innerText(), /Review recommended/);
  assert.deepEqual(opened.strangers, []);
});
