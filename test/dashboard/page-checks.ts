import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { OpenPage } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Half of what browsers call good. */
const MAX_SHIFT = 0.05;

/** How wide, and in which colours, every page is looked at. */
export const VIEWS = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const;

/** Loads a page anew and holds it to what every page must be: quiet, accessible, within its window, with one title, and still. */
export async function checkPage(
  { page, complaints, strangers, go }: OpenPage,
  route: string,
  isExpected: (complaint: string) => boolean = () => false,
): Promise<void> {
  complaints.length = 0;
  await page.goto('about:blank');
  await go(route);
  assert.deepEqual(
    complaints.filter((text) => !isExpected(text)),
    [],
  );
  assert.deepEqual(strangers, []);
  assert.deepEqual(await violationsOf(page), []);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `the page is ${overflow} pixels too wide`);
  assert.equal(await page.locator('h1').count(), 1, 'the page has one title');
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  assert.ok(shift < MAX_SHIFT, `the page jumped by ${shift} while it loaded`);
}

/** Adds up how far things moved that nobody had asked to move, as browsers compute it. */
export function watchShifts(): void {
  const counted = globalThis as unknown as { shift: number };
  counted.shift = 0;
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
  });
  watch.observe({ type: 'layout-shift', buffered: true });
}

export async function violationsOf(page: Page): Promise<string[]> {
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
