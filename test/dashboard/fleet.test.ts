import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { FLEET_PAGES } from '@critiqor/api/pages';
import type { Browser } from 'playwright-core';
import { NO_ENGINE } from '../../packages/hub/src/testing/test-store.ts';
import { launchBrowser, type OpenPage, openWindow } from './browser.ts';
import { FEW_RUNS_PAGES, toFleetPages } from './fleet-pages.ts';
import { addFleetRuns, type FleetSite, openFleetSite } from './fleet-site.ts';
import { checkPage, VIEWS, violationsOf, watchShifts } from './page-checks.ts';
import { makeRuns, RUN } from './site.ts';

const MANY = 400;
/** The failure that `addFleetRuns` makes; a real run of the same project has one of this type too. */
const LOOP = `article[aria-labelledby="failure-${'a'.repeat(32)}"]`;

describe('the pages of a fleet', { skip: NO_ENGINE }, () => {
  let browser: Browser;
  let site: FleetSite;
  let seal: string;
  before(async () => {
    const [launched, opened, runsDir] = await Promise.all([launchBrowser(), openFleetSite(), makeRuns()]);
    [browser, site] = [launched, opened];
    await site.tokenFor('none');
    await site.push('one', runsDir, RUN.loop, 'laptop');
    await addFleetRuns(site.store, 'many', MANY);
    seal = await site.push('many', runsDir, RUN.large, 'gateway-00');
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  const signIn = async (project: string, view: (typeof VIEWS)[number]): Promise<OpenPage> => {
    const opened = await site.open(browser, project, view);
    await opened.page.addInitScript(watchShifts);
    return opened;
  };

  // Every page in every view, with none, one and 100,000 runs: `test/dashboard/fleet`, in `npm run test:hub`.
  const [desk, , , phone] = VIEWS;
  const isOther = (name: string) => (text: string) => name === 'a run that is not there' && text.includes('404');
  test('on a desk, light, with many runs', async (t) => {
    const many = await signIn('many', desk);
    for (const [name, route] of Object.entries(toFleetPages(seal)))
      await t.test(name, () => checkPage(many, route, isOther(name)));
    await many.page.context().close();
  });
  for (const [project, view] of [
    ['many', phone],
    ['one', desk],
    ['none', phone],
  ] as const) {
    test(`${view.width} pixels wide, ${view.theme}, with ${project === 'many' ? 'many runs' : project}`, async (t) => {
      const opened = await signIn(project, view);
      for (const route of FEW_RUNS_PAGES) await t.test(route, () => checkPage(opened, route));
      await opened.page.context().close();
    });
  }

  test('every page of the list is visited', () => {
    for (const name of FLEET_PAGES) {
      assert.ok(Object.values(toFleetPages(seal)).includes(`/${name}`), name);
      assert.ok(FEW_RUNS_PAGES.includes(`/${name}`), name);
    }
  });

  test('a stranger signs in, decides about a failure, and signs out', async () => {
    const { page, go, settle, strangers } = await openWindow(browser, site.origin);
    await page.goto(`${site.origin}/#/failures`);
    await page.getByLabel('Token').fill('cqh_0000000000000000_wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    assert.deepEqual(await violationsOf(page), []);
    const token = await site.tokenFor('many', ['read', 'admin']);
    await page.getByLabel('Token').fill(token);
    await page.keyboard.press('Enter');
    const loop = page.locator(LOOP);
    await loop.waitFor();
    // Neither the address nor anything that scripts can read has the token.
    const kept = await page.evaluate(
      () => `${location.href} ${document.cookie} ${JSON.stringify({ ...localStorage })}`,
    );
    assert.ok(!kept.includes('cqh_'), kept);

    await loop.getByRole('button', { name: 'Resolve' }).click();
    await loop.waitFor({ state: 'detached' });
    await go('/failures?state=resolved');
    await loop.getByRole('button', { name: 'Reopen' }).click();
    await settle();
    await go('/failures');
    await loop.getByRole('link', { name: /^\d+ runs?$/ }).click();
    await settle();
    assert.match(await page.locator('.page-head').innerText(), /\d+ runs/);
    assert.match(page.url(), /fingerprint=/);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Token').waitFor();
    await page.reload();
    await page.getByLabel('Token').waitFor();
    assert.deepEqual(strangers, []);
    await page.context().close();
  });

  test('home names the model that made runs fail, and leads to them', async () => {
    const { page, go, settle } = await site.open(browser, 'many');
    await go('/home');
    const worse = page.getByRole('region', { name: 'What got worse' });
    await worse.getByRole('link', { name: 'model-b' }).click();
    await settle();
    await page.getByRole('link', { name: 'run_', exact: false }).first().waitFor();
    assert.match(page.url(), /model=model-b/);
    await go('/compare?by=model&a=model-a&b=model-b');
    const shares = page.getByRole('region', { name: 'Shares of runs' });
    assert.match(await shares.getByRole('row', { name: /Infinite tool loop/ }).innerText(), /Worse/);
    assert.match(
      await page
        .getByRole('region', { name: 'Medians' })
        .getByRole('row', { name: /Duration/ })
        .innerText(),
      /Cannot tell/,
    );
    await page.context().close();
  });

  test('a rule is made, tried and turned off', async () => {
    const calls: string[] = [];
    const receiver = createServer(async (request, response) => {
      calls.push(await text(request));
      response.end();
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    const { port } = receiver.address() as { readonly port: number };
    const { page, go } = await site.open(browser, 'many');
    await go('/alerts');
    await page.getByLabel('When').fill('trust below nothing');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('When').fill('trust below 60');
    await page.getByLabel('Name').fill('Low trust');
    await page.getByLabel('Webhook').fill(`http://127.0.0.1:${port}/hook`);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Send test: Low trust' }).click();
    await page.getByText('The webhook took a test alert.').waitFor();
    assert.equal(JSON.parse(calls[0] ?? '').name, 'Low trust');
    await page.getByRole('button', { name: 'Turn off: Low trust' }).click();
    await page.getByRole('button', { name: 'Turn on: Low trust' }).waitFor();
    assert.deepEqual(await violationsOf(page), []);
    await page.getByRole('button', { name: 'Remove: Low trust' }).click();
    await page.getByText('There is no rule yet.').waitFor();
    await page.context().close();
    receiver.closeAllConnections();
    receiver.close();
  });

  test('a reader sees no button that would be refused', async () => {
    const { page, go } = await openWindow(browser, site.origin);
    await page.goto(`${site.origin}/`);
    await page.getByLabel('Token').fill(await site.tokenFor('many', ['read']));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.shell');
    await go('/failures');
    await page.locator(LOOP).waitFor();
    assert.equal(await page.getByRole('button', { name: /^Resolve/ }).count(), 0);
    await page.context().close();
  });
});
