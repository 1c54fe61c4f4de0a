import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { OpenPage } from './browser.ts';
import { useFreshWindows } from './fresh-windows.ts';
import { RUN, type Site } from './site.ts';

const current = useFreshWindows();
let browser: Browser;
let site: Site;
let opened: OpenPage;
let page: Page;
beforeEach(() => {
  ({ browser, site, opened } = current());
  page = opened.page;
});

const hash = () => page.evaluate(() => location.hash);
const text = (selector: string) => page.locator(selector).innerText();

describe('versions that do not fit', () => {
  test('every page begins with what does not fit', async () => {
    assert.equal(await page.locator('main > .notice').count(), 0);
    site.notices.push('OpenClaw 2099.1.0 does not show transcript; runs are recorded without it.');
    await page.reload();
    for (const place of ['#/home', '#/runs', `#/run/${RUN.chain}/overview`]) {
      await page.evaluate((next) => {
        location.hash = next;
      }, place);
      await page.waitForFunction(() => document.querySelector('main > .notice'));
      assert.match(await text('main > .notice:first-child'), /OpenClaw 2099\.1\.0 does not show transcript/);
    }
    site.notices.length = 0;
  });
});

describe('session', () => {
  test('the token leaves the address, and the newest run is what opens', async () => {
    await page.waitForFunction(() => location.hash.startsWith('#/run/'));
    assert.equal(await hash(), `#/run/${RUN.chain}`);
    assert.ok(!page.url().includes('token'));
  });

  test('the address of a run opens that run', async () => {
    await page.goto('about:blank');
    await page.goto(site.address(RUN.loop));
    await page.waitForSelector('.verdict');
    assert.equal(await page.evaluate(() => location.pathname + location.hash), `/#/run/${RUN.loop}`);
  });

  test('the private page leads a browser to a run, and works once', async () => {
    const { page: path } = site.dashboard.grant(RUN.loop, true);
    assert.ok(path !== null);
    const kept = readFileSync(path, 'utf8');
    const context = await browser.newContext();
    const window = await context.newPage();
    await window.goto(pathToFileURL(path).href);
    await window.waitForSelector('.verdict');
    assert.equal(window.url(), `${site.dashboard.origin}/#/run/${RUN.loop}`);
    assert.ok(!existsSync(path));
    await context.clearCookies();
    writeFileSync(path, kept);
    await window.goto(pathToFileURL(path).href);
    await window.waitForSelector('text=used before');
    rmSync(path);
    await context.close();
  });

  test('an address that was used opens in the browser that used it', async () => {
    const address = site.address(RUN.loop);
    for (let time = 0; time < 2; time += 1) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForSelector('.verdict');
    }
    const refused = opened.complaints.splice(0);
    assert.ok(refused.every((complaint) => /401/.test(complaint)));
  });

  test('without a session the page says how to get one', async () => {
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(site.dashboard.origin);
    await stranger.waitForSelector('text=critiqor dashboard');
    await context.close();
  });
});

describe('overview', () => {
  beforeEach(() => opened.go(`/run/${RUN.chain}`));

  test('answers whether to trust, what went wrong, what to do', async () => {
    assert.match(await text('h1'), /Unsafe for production/);
    assert.match(await text('.verdict'), /\d+[\s\S]*Confidence/);
    assert.match(await text('[aria-labelledby=failure-title]'), /Critical[\s\S]*Context pollution[\s\S]*evt_\d+/);
    assert.match(await text('[aria-labelledby=next-title]'), /Keep large output out/);
    assert.match(await text('[aria-labelledby=integrity-title]'), /Sealed and intact/);
    assert.match(await text('[aria-labelledby=coverage-title]'), /What was not captured[\s\S]*\w/);
  });

  test('a quoted event leads to the evidence', async () => {
    await page.locator('.quote .event-link').first().click();
    await page.waitForSelector('.panel .panel-head');
    assert.match(await hash(), /evidence\?event=evt_/);
  });

  test('a mark on the strip leads to its finding', async () => {
    await page.locator('.strip-marks a').first().click();
    await page.waitForSelector('.finding.wanted');
  });

  test('the fix prompt is copied', async () => {
    await page.getByRole('button', { name: 'Copy fix prompt' }).click();
    await page.waitForSelector('text=Copied');
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /monitored run of our OpenClaw agent/);
  });
});

describe('diagnosis', () => {
  test('findings come by severity, and each deduction leads to its finding', async () => {
    await opened.go(`/run/${RUN.large}/diagnosis`);
    const badges = await page.locator('.finding-head .badge').allInnerTexts();
    const order = ['Critical', 'High', 'Medium', 'Low'];
    assert.deepEqual(
      badges,
      [...badges].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    );
    await page.locator('.ledger a', { hasText: 'Malformed arguments' }).click();
    await page.waitForSelector('#malformed_arguments-1.wanted');
    await page.getByRole('button', { name: 'Copy playbook' }).click();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /How to confirm the fix/);
  });
});

describe('what people say about a run', () => {
  test('a finding is judged, and the answer is kept beside the evidence', async () => {
    await opened.go(`/run/${RUN.cascade}/diagnosis`);
    await page.getByRole('button', { name: 'Not a problem' }).first().click();
    await page.waitForSelector('.judge .button[aria-pressed=true]');
    await page.reload();
    await opened.settle();
    assert.equal(await text('.judge .button[aria-pressed=true]'), 'Not a problem');
    const kept = readFileSync(`${site.runsDir}/${RUN.cascade}/annotations.jsonl`, 'utf8');
    assert.match(kept, /"answer":"not_a_problem"/);
    await page.locator('.judge .button[aria-pressed=true]').click();
    await page.waitForSelector('.judge .button[aria-pressed=true]', { state: 'detached' });
  });

  test('tags and notes are added after the run', async () => {
    await opened.go(`/run/${RUN.cascade}`);
    await page.getByLabel('Add a tag').fill('reviewed=yes');
    await page.getByLabel('Add a tag').press('Enter');
    await page.waitForSelector('.tags >> text=reviewed=yes');
    await page.getByLabel('Add a note').fill('The build server was down.');
    await page.getByLabel('Add a note').press('Enter');
    await page.waitForSelector('.notes >> text=The build server was down.');
    await opened.go('/runs');
    assert.match(await text('table.runs'), /reviewed=yes/);
  });
});

describe('conversation', () => {
  test('is read like a talk, with the finding beside the call that began it', async () => {
    await opened.go(`/run/${RUN.loop}/conversation`);
    const talk = await text('.talk');
    assert.match(talk, /Request[\s\S]*exec[\s\S]*Agent/);
    assert.match(talk, /Infinite tool loop began here/);
    assert.match(talk, /\d+ events of the recorder and the host/);
    await page.locator('.talk-findings a').first().click();
    await page.waitForSelector('.finding.wanted');
  });
});

describe('keys', () => {
  test('a slash searches and a question mark lists the keys, but not while somebody types', async () => {
    await opened.go(`/run/${RUN.loop}`);
    await page.keyboard.press('?');
    await page.waitForSelector('.key-help[open]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.waitForFunction(() => document.activeElement?.matches('input[type=search]'));
    assert.match(await hash(), /#\/runs/);
    await page.keyboard.type('?/');
    assert.equal(await page.locator('.key-help[open]').count(), 0);
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), '?/');
  });
});

describe('timeline', () => {
  beforeEach(() => opened.go(`/run/${RUN.large}/timeline`));
  const range = () => text('.page-head p');

  test('zooms and pans by keyboard', async () => {
    const whole = await range();
    await page.locator('.timeline-surface').focus();
    await page.keyboard.press('+');
    const zoomed = await range();
    assert.notEqual(zoomed, whole);
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await range(), zoomed);
    await page.keyboard.press('0');
    assert.equal(await range(), whole);
  });

  test('zooms and pans by mouse', async () => {
    const whole = await range();
    const box = await page.locator('.timeline-surface canvas').boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 300, box.y + 100);
    await page.mouse.wheel(0, -600);
    const zoomed = await range();
    assert.notEqual(zoomed, whole);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 100, { steps: 4 });
    await page.mouse.up();
    assert.notEqual(await range(), zoomed);
    await page.getByRole('button', { name: 'Whole run' }).click();
    assert.equal(await range(), whole);
  });

  test('a span opens its event, and the arrow keys go on', async () => {
    await page.locator('.timeline-surface').focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('.panel .panel-head');
    const first = await text('.panel .panel-head .mono');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction((id) => document.querySelector('.panel .panel-head .mono')?.textContent !== id, first);
    assert.match(await hash(), /timeline\?(?:.*&)?event=evt_/);
  });

  test('a range is selected with Shift, the address follows, and the address shows the same again', async () => {
    const whole = await range();
    const box = await page.locator('.timeline-surface canvas').boundingBox();
    assert.ok(box);
    await page.keyboard.down('Shift');
    await page.mouse.move(box.x + 200, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 400, box.y + 100, { steps: 4 });
    await page.waitForSelector('.timeline-range');
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const selected = await range();
    assert.notEqual(selected, whole);
    await page.waitForFunction(() => /from_ms=\d+&to_ms=\d+/.test(location.hash));
    await page.reload();
    await opened.settle();
    assert.equal(await range(), selected);
  });

  test('start-up is folded, spans say what they do, and the tip has the arguments', async () => {
    await opened.go(`/run/${RUN.loop}/timeline`);
    const box = await page.locator('.timeline-surface canvas').boundingBox();
    assert.ok(box);
    const tips = new Set<string>();
    for (let x = 10; x < box.width; x += 45) {
      for (let y = 60; y < box.height; y += 18) {
        await page.mouse.move(box.x + x, box.y + y);
        for (const tip of await page.locator('.tip').allInnerTexts()) tips.add(tip);
      }
    }
    const told = [...tips].join('\n');
    assert.match(told, /exec \S.{5,}/, told);
    assert.match(told, /Agent run, started by/);
    assert.match(told, /Turn \d/);
  });

  test('what is in view can be read as events', async () => {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Events in view' }).click();
    await page.waitForSelector('.events');
    assert.match(await hash(), /from_ms=\d+&to_ms=\d+/);
  });
});

describe('why it happened', () => {
  test('tells one story from root cause to effect, and names rules only in the details', async () => {
    await opened.go(`/run/${RUN.chain}/why`);
    const story = await text('.story');
    assert.match(story, /^It began here[\s\S]*This led to[\s\S]*Premature termination/);
    assert.doesNotMatch(await text('main'), /overflow_ends_run|Rule /);
    await page.locator('summary', { hasText: 'Step by step' }).click();
    const [, steps] = /Step 1 of (\d+)[\s\S]*Rule \w+/.exec(await text('.walk')) ?? [];
    const told = [await text('.walk')];
    for (let step = 2; step <= Number(steps); step++) {
      await page.getByRole('button', { name: 'Next step' }).click();
      told.push(await text('.walk'));
    }
    for (const rule of ['result_then_full_context', 'overflow_ends_run', 'begins_with', 'shows_in']) {
      assert.ok(
        told.some((words) => words.includes(`Rule ${rule}`)),
        rule,
      );
    }
    assert.equal(await page.locator('.edge.current').count(), 1);
    const labels = await page.locator('.edge-label').allInnerTexts();
    assert.equal(labels.length, Number(steps));
    assert.ok(labels.includes('led to'));
    assert.match(await text('.edge-legend'), /led to[\s\S]*then/);
    await page.locator('.edge-label').first().click();
    assert.match(await text('.walk'), /Step 1/);
  });

  test('names three candidates for the root cause, and the others on request', async () => {
    await opened.go(`/run/${RUN.secrets}/why`);
    const candidates = page.locator('[aria-labelledby=roots-title] li:visible');
    assert.equal(await candidates.count(), 3);
    await page.locator('summary', { hasText: 'less likely' }).click();
    assert.ok((await candidates.count()) > 3);
  });
});

describe('cost', () => {
  test('charts answer the pointer and lead to the call', async () => {
    await opened.go(`/run/${RUN.chain}/cost`);
    const chart = page.locator('.chart svg').first();
    await chart.hover({ position: { x: 200, y: 60 } });
    assert.match(await text('.chart-readout'), /tokens/);
    await chart.click({ position: { x: 200, y: 60 } });
    await page.waitForSelector('.panel .panel-head');
    await opened.go(`/run/${RUN.large}/cost`);
    await page.locator('[aria-labelledby=waste-title] a').first().click();
    await page.waitForSelector('.finding.wanted');
  });
});

describe('evidence', () => {
  test('searches, filters, clears', async () => {
    await opened.go(`/run/${RUN.large}/evidence`);
    const counted = () => text('.page-head p');
    const all = await counted();
    await page.getByRole('searchbox').fill('frobnicate');
    await page.waitForFunction((before) => document.querySelector('.page-head p')?.textContent !== before, all);
    await opened.settle();
    assert.match(await text('.events-scroll'), /frobnicate/);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('tool');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('error');
    await opened.settle();
    assert.match(await hash(), /kind=tool&status=error/);
    assert.notEqual(await counted(), all);
  });

  test('an event has a permalink, a diff to the call before, and its hash', async () => {
    await opened.go(`/run/${RUN.loop}/evidence?tool=exec`);
    await page.locator('tr.event-row', { hasText: 'Tool call' }).nth(1).click();
    await page.waitForSelector('.panel .panel-head');
    const panel = await text('.panel');
    assert.match(panel, /Arguments: identical\./);
    assert.match(panel, /Hash matches: this line is unchanged\./);
    await page.getByText('Raw event').click();
    assert.match(await text('.raw'), /"event_type": "tool_call"/);
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForSelector('.panel .panel-head');
    assert.equal(await page.locator('tr[aria-current=true]').count(), 1);
  });

  test('is operated by keys', async () => {
    await opened.go(`/run/${RUN.large}/evidence`);
    await page.locator('.events-scroll').focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('.panel .panel-head');
    assert.equal(await text('.panel .panel-head .mono'), 'evt_000001');
    await page.keyboard.press('End');
    const total = /of ([\d,]+) events/.exec(await text('.page-head p'))?.[1]?.replace(',', '') ?? '';
    const last = `evt_${total.padStart(6, '0')}`;
    await page.waitForFunction((id) => document.querySelector('.panel .mono')?.textContent === id, last);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForSelector('.panel', { state: 'detached' });
  });

  test('redactions are seen', async () => {
    await opened.go(`/run/${RUN.secrets}/evidence?marked=redacted`);
    await page.locator('tr.event-row .flag', { hasText: 'redacted' }).first().click();
    await page.waitForSelector('text=Redacted before storage');
  });
});

describe('runs and comparison', () => {
  test('sorts, filters, and compares what is ticked', async () => {
    await opened.go('/runs');
    await page.getByRole('button', { name: 'Trust', exact: true }).click();
    await opened.settle();
    const trust = (await page.locator('.run-trust').allInnerTexts()).filter((value) => value !== '–').map(Number);
    assert.deepEqual(
      trust,
      [...trust].sort((a, b) => b - a),
    );
    await page.getByRole('combobox', { name: 'Agent' }).selectOption('deployer');
    await page.waitForFunction(() => document.querySelectorAll('table.runs tbody tr').length === 4);
    await page.getByRole('button', { name: 'By benchmark' }).click();
    await page.waitForSelector('.trend >> text=deploy_v1');
    await page.getByLabel(`Compare ${RUN.cascade}`).check();
    await page.getByLabel(`Compare ${RUN.loop}`).check();
    await page.getByRole('link', { name: 'Compare 2 runs' }).click();
    await page.waitForSelector('.change');
    assert.match(await text('.change'), /Not comparable: these runs did different work/);
    assert.equal(await page.locator('.moved-ok').count(), 0, 'less of another job is not better');
    await page.getByRole('button', { name: 'Compare as the same task' }).click();
    await page.waitForFunction(() =>
      document.querySelector('.change')?.textContent?.includes('gone: infinite tool loop'),
    );
    assert.ok((await page.locator('.moved-ok').count()) > 0);
    await page.getByRole('button', { name: 'Add a run' }).click();
    await page.waitForFunction(() => document.querySelectorAll('table.compare').length === 2);
    assert.match(await hash(), /runs=run_001%2Crun_002%2Crun_/);
  });
});

describe('the frame', () => {
  test('the theme is chosen and kept', async () => {
    await page.getByRole('button', { name: 'Dark' }).click();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    await page.reload();
    await page.waitForSelector('.shell');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  });

  test('the first key press offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to content');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN');
  });

  test('every link of the navigation opens a page', async () => {
    await opened.go(`/run/${RUN.chain}`);
    const links = await page
      .locator('.navs a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    assert.ok(links.length >= 9);
    for (const link of links) {
      await page.locator(`.navs a[href="${link}"]`).click();
      await opened.settle();
      assert.equal(await page.locator('.navs a[aria-current=page]').getAttribute('href'), link);
    }
  });
});
