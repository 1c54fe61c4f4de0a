import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ALL_RUNS_PAGES, RUN_PAGES } from '@critiqor/api/pages';
import type { Browser } from 'playwright-core';
import { IS_SHORT } from '../short-form.ts';
import { launchBrowser, type OpenPage, openPage } from './browser.ts';
import { checkPage, VIEWS, watchShifts } from './page-checks.ts';
import { makeRuns, openSite, RUN, type Site } from './site.ts';

/** Every page, and every state that a page can be in. */
const PAGES: Readonly<Record<string, string>> = {
  'overview of a failed run': `/run/${RUN.chain}`,
  'overview of a healthy run': `/run/${RUN.healthy}`,
  'overview without a verdict': `/run/${RUN.insufficient}`,
  'overview of an anonymous run': `/run/${RUN.anonymous}`,
  'overview with second readers': `/run/${RUN.cascade}`,
  conversation: `/run/${RUN.loop}/conversation`,
  'conversation of an anonymous run': `/run/${RUN.anonymous}/conversation`,
  diagnosis: `/run/${RUN.large}/diagnosis`,
  'diagnosis with second readers': `/run/${RUN.cascade}/diagnosis`,
  'diagnosis without findings': `/run/${RUN.healthy}/diagnosis`,
  timeline: `/run/${RUN.large}/timeline`,
  'timeline with an event': `/run/${RUN.loop}/timeline?event=evt_000013`,
  'why it happened': `/run/${RUN.chain}/why`,
  'why without failures': `/run/${RUN.healthy}/why`,
  cost: `/run/${RUN.chain}/cost`,
  evidence: `/run/${RUN.large}/evidence`,
  'evidence with an event': `/run/${RUN.loop}/evidence?event=evt_000020`,
  'evidence without a match': `/run/${RUN.loop}/evidence?search=nowhere`,
  privacy: `/run/${RUN.secrets}/privacy`,
  'live of a run that is over': `/run/${RUN.loop}/live`,
  // The recorded runs are of this day.
  home: '/home?since=2026-11-15T00:00:00.000Z',
  'home without a time': '/home',
  'home without runs in its time': '/home?since=2026-11-16T00:00:00.000Z',
  runs: '/runs',
  'runs without a match': '/runs?search=nowhere',
  compare: `/compare?runs=${RUN.loop},${RUN.cascade}`,
  'compare without a choice': '/compare',
  'a run that is not there': '/run/run_999',
  'a page that is not there': '/nowhere',
};

test('every page of the list is visited', () => {
  const visited = Object.values(PAGES).map((path) => path.replace(/\?.*/, ''));
  for (const name of RUN_PAGES) {
    const path = name === 'overview' ? /^\/run\/\w+$/ : new RegExp(`^/run/\\w+/${name}$`);
    assert.ok(
      visited.some((route) => path.test(route)),
      name,
    );
  }
  for (const name of ALL_RUNS_PAGES) assert.ok(visited.includes(`/${name}`), name);
});

let browser: Browser;
let site: Site;
before(async () => {
  [browser, site] = await Promise.all([launchBrowser(), makeRuns().then(openSite)]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Besides a desk and a phone, a tablet. */
const TABLET = (['light', 'dark'] as const).map((theme) => ({ width: 800, theme }));
const ALL_VIEWS = [...VIEWS, ...TABLET];

/** Every width and both themes; the whole suite has both themes at every width. */
const SHORT_VIEWS = ALL_VIEWS.filter(({ width, theme }) => (width === 390) === (theme === 'dark'));

test('the short form has every width and every theme', () => {
  const distinct = (views: typeof ALL_VIEWS, field: 'width' | 'theme') => new Set(views.map((view) => view[field]));
  for (const field of ['width', 'theme'] as const)
    assert.deepEqual(distinct(SHORT_VIEWS, field), distinct(ALL_VIEWS, field));
});

for (const view of IS_SHORT ? SHORT_VIEWS : ALL_VIEWS) {
  describe(`${view.width} pixels wide, ${view.theme}`, () => {
    let opened: OpenPage;
    before(async () => {
      opened = await openPage(browser, site, view);
      await opened.page.addInitScript(watchShifts);
    });
    after(() => opened?.page.context().close());
    for (const [name, route] of Object.entries(PAGES)) {
      test(name, async () => {
        // A run that is not there is answered with 404, which browsers note by themselves.
        await checkPage(opened, route, (text) => name.endsWith('not there') && text.includes('404'));
      });
    }
  });
}
