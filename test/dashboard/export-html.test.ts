import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { runCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';
import { launchBrowser } from './browser.ts';
import { makeRuns, openSite, RUN, type Site } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let site: Site;
let file: string;
before(async () => {
  [browser, site] = await Promise.all([launchBrowser(), makeRuns().then(openSite)]);
  file = join(site.runsDir, 'report.html');
  const { code, stderr } = await runCritiqor(['export', RUN.chain, '--output', file, '--runs-dir', site.runsDir]);
  assert.equal(code, 0, stderr);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

for (const { width, theme } of [
  { width: 1280, theme: 'light' },
  { width: 800, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const) {
  test(`a report is read offline and with scripts off, ${width} pixels wide, ${theme}`, async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      offline: true,
      viewport: { width, height: 900 },
      colorScheme: theme,
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    assert.deepEqual(asked, [pathToFileURL(file).href], 'it asks for nothing but itself');
    const words = await page.locator('body').innerText();
    for (const part of [
      /unsafe for production/,
      /Task[\s\S]*Review the log/,
      /Context pollution/,
      /Next step/,
      /Steps/,
    ])
      assert.match(words, part);
    const box = await page.locator('html').boundingBox();
    assert.ok((box?.width ?? 0) <= width, 'nothing sticks out');
    await context.close();
  });
}

test('it has no findings of axe, and prints on pages', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  // Through the browser's own door: the page itself forbids every script.
  const session = await context.newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
  assert.deepEqual(found, []);
  const pdf = await page.pdf({ format: 'A4' });
  assert.ok(pdf.length > 10_000);
  assert.match(pdf.toString('latin1', 0, 8), /%PDF-/);
  await context.close();
});
