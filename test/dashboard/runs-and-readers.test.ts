import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { OpenPage } from './browser.ts';
import { useFreshWindows } from './fresh-windows.ts';
import { RUN } from './site.ts';

const current = useFreshWindows();
let opened: OpenPage;
let page: Page;
beforeEach(() => {
  ({ opened } = current());
  page = opened.page;
});

const hash = () => page.evaluate(() => location.hash);
const text = (selector: string) => page.locator(selector).innerText();

describe('what the list of runs tells', () => {
  test('a range of days filters the list, and the address keeps it', async () => {
    await opened.go('/runs');
    const rows = () => page.locator('table.runs tbody tr').count();
    const all = await rows();
    const toDay = (daysFromNow: number): string => {
      const at = new Date();
      at.setDate(at.getDate() + daysFromNow);
      return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    };
    await page.getByLabel('From', { exact: true }).fill(toDay(2));
    await page.waitForSelector('h2:has-text("No run matches these filters")');
    assert.match(await hash(), /since=20\d\d-/);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByLabel('To', { exact: true }).fill(toDay(2));
    await opened.settle();
    assert.equal(await rows(), all);
    await page.reload();
    await opened.settle();
    assert.equal(await page.getByLabel('To', { exact: true }).inputValue(), toDay(2));
  });

  test('every run says what was asked of it', async () => {
    await opened.go(`/runs?search=${RUN.cascade}`);
    assert.equal(await page.locator('table.runs tbody tr').count(), 1);
    assert.match(await text('.run-task'), /Please do SCENARIO-cascade/);
  });

  test('failures that came back are grouped, with when they were seen first and last', async () => {
    await opened.go('/runs');
    await page.getByText(/^Recurring failures: [1-9]/).click();
    const head = await page.locator('details.card thead').innerText();
    assert.match(head, /First seen\s+Last seen/);
    const counts = await page.locator('details.card tbody td.right').allInnerTexts();
    assert.ok(counts.length > 0 && counts.every((count) => Number(count) >= 2), counts.join());
    for (const trend of await page.locator('.trend').allInnerTexts()) assert.match(trend, /Failures: |No failures\./);
  });
});

describe('on a phone', () => {
  test('the list shows verdict and trust of every run without scrolling sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await opened.go('/runs');
    const rows = page.locator('table.runs tbody tr');
    for (const place of [0, 1, 2]) {
      const row = rows.nth(place);
      const boxes = await Promise.all(
        ['.badge, .tag', '.run-trust'].map((part) => row.locator(part).first().boundingBox()),
      );
      for (const box of boxes) assert.ok(box && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`second readers, ${colorScheme}`, () => {
    test('stand beside the verdict, marked as theirs, with what was dropped', async () => {
      await page.emulateMedia({ colorScheme });
      for (const place of ['', '/diagnosis']) {
        await opened.go(`/run/${RUN.cascade}${place}`);
        const card = page.getByRole('region', { name: 'Second reader some/careful-model' });
        const words = await card.innerText();
        assert.match(words, /Engine\s+Review\s+Reader\s+Unsafe\s+They differ\./);
        assert.match(words, /the verdict of record is the engine’s/);
        assert.match(words, /Tool error cascade\s+Reader, shown by the record/);
        assert.match(words, /Dropped: 1 × a quotation is not in the cited event/);
        assert.match(words, /2,090 tokens/);
        const praise = await page.getByRole('region', { name: 'Second reader easy-going' }).innerText();
        assert.match(praise, /ignores \d findings? of the engine without citing evidence/);
        const broken = await page.getByRole('region', { name: 'Second reader broken' }).innerText();
        assert.match(broken, /No verdict[\s\S]*It gave no answer that could be read\./);
        await card.getByRole('link', { name: 'evt_000012' }).first().click();
        await page.waitForFunction(() => location.hash.includes('/evidence?event=evt_000012'));
      }
    });
  });
}
