import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { ALL_RUNS_PAGES, RUN_PAGES } from '@critiqor/api/pages';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, type OpenPage, openPage } from './browser.ts';
import { makeRuns, openSite, RUN, type Site } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every page, and every state that a page can be in. */
const PAGES: Readonly<Record<string, string>> = {
  'overview of a failed run': `/run/${RUN.chain}`,
  'overview of a healthy run': `/run/${RUN.healthy}`,
  'overview without a verdict': `/run/${RUN.insufficient}`,
  'overview of an anonymous run': `/run/${RUN.anonymous}`,
  conversation: `/run/${RUN.loop}/conversation`,
  'conversation of an anonymous run': `/run/${RUN.anonymous}/conversation`,
  diagnosis: `/run/${RUN.large}/diagnosis`,
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
  home: '/home',
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

/** Half of what browsers call good. */
const MAX_SHIFT = 0.05;

const VIEWS = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const;

let browser: Browser;
let site: Site;
before(async () => {
  [browser, site] = await Promise.all([launchBrowser(), makeRuns().then(openSite)]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

for (const view of VIEWS) {
  describe(`${view.width} pixels wide, ${view.theme}`, () => {
    let opened: OpenPage;
    before(async () => {
      opened = await openPage(browser, site, view);
      await opened.page.addInitScript(watchShifts);
    });
    after(() => opened?.page.context().close());
    for (const [name, route] of Object.entries(PAGES)) {
      test(name, async () => {
        const { page, complaints, strangers, go } = opened;
        complaints.length = 0;
        await page.goto('about:blank');
        await go(route);
        // A run that is not there is answered with 404, which browsers note by themselves.
        const told = complaints.filter((text) => !(name.endsWith('not there') && text.includes('404')));
        assert.deepEqual(told, []);
        assert.deepEqual(strangers, []);
        assert.deepEqual(await violationsOf(page), []);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `the page is ${overflow} pixels too wide`);
        assert.equal(await page.locator('h1').count(), 1, 'the page has one title');
        const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
        assert.ok(shift < MAX_SHIFT, `the page jumped by ${shift} while it loaded`);
      });
    }
  });
}

/** Adds up how far things moved that nobody had asked to move, as browsers compute it. */
function watchShifts(): void {
  const counted = globalThis as unknown as { shift: number };
  counted.shift = 0;
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
  });
  watch.observe({ type: 'layout-shift', buffered: true });
}

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: AxeViolation[] }> } };
    interface AxeViolation {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
    }
    const { violations } = await axe.run();
    return violations.map(
      ({ id, impact, nodes }) =>
        `${id} (${impact}): ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`).join('\n  ')}`,
    );
  });
}
