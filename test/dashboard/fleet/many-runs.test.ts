import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { FEW_RUNS_PAGES, toFleetPages } from '../fleet-pages.ts';
import { addFleetRuns, type FleetSite, openFleetSite } from '../fleet-site.ts';
import { checkPage, VIEWS, watchShifts } from '../page-checks.ts';
import { makeRuns, RUN } from '../site.ts';

/** The same pages as in `test/dashboard/fleet.test.ts`, in every view, with as many runs as a fleet sends in some weeks. */
const MANY = 100_000;

let browser: Browser;
let site: FleetSite;
let seal: string;
before(async () => {
  const [launched, opened, runsDir] = await Promise.all([launchBrowser(), openFleetSite(), makeRuns()]);
  [browser, site] = [launched, opened];
  await addFleetRuns(site.store, 'many', MANY);
  seal = await site.push('many', runsDir, RUN.large, 'gateway-00');
  await site.push('one', runsDir, RUN.loop, 'laptop');
});
after(async () => {
  await browser?.close();
  await site?.close();
});

for (const view of VIEWS) {
  test(`${MANY} runs, ${view.width} pixels wide, ${view.theme}`, async (t) => {
    const opened = await site.open(browser, 'many', view);
    await opened.page.addInitScript(watchShifts);
    for (const [name, route] of Object.entries(toFleetPages(seal)))
      await t.test(name, () =>
        checkPage(opened, route, (text) => name === 'a run that is not there' && text.includes('404')),
      );
    await opened.go('/runs');
    assert.match(await opened.page.locator('.page-head').innerText(), /100,001 runs/);
    await opened.page.context().close();
    for (const project of ['none', 'one']) {
      const few = await site.open(browser, project, view);
      await few.page.addInitScript(watchShifts);
      for (const route of FEW_RUNS_PAGES) await t.test(`${route} with ${project}`, () => checkPage(few, route));
      await few.page.context().close();
    }
  });
}
