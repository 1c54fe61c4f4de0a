import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../test/dashboard/browser.ts';
import { openSite, type Site } from '../test/dashboard/site.ts';
import { makeBusyRun } from './busy-run.ts';
import { median, round, saveResults } from './measure.ts';

/** How fast the dashboard opens and moves in a real browser, compared with a bare page in the same one. `npm run bench:dashboard` */

const SMALL = { run: 'run_001', events: 1_000 };
const LARGE = { run: 'run_002', events: Number(process.argv[2] ?? 100_000) };
const ROUNDS = 9;
const MAX_FIRST_VIEW_MS = 1_500;
const MAX_RATIO = 1.2;
/** Of the frames that a bare page reaches. */
const MIN_FRAME_SHARE = 0.95;
const MOVE_MS = 3_000;

/** The verdict and the strip of the whole run: what a person wants to see first, without scrolling. */
const FIRST_VIEW = '.verdict h1, .strip svg';

/** Back and forth, so that it never reaches an end. */
const PAN = `document.querySelector('.timeline-surface canvas').dispatchEvent(new WheelEvent('wheel', {
  shiftKey: true, deltaY: frames % 120 < 60 ? 40 : -40, bubbles: true, cancelable: true }))`;

const runsDir = join(mkdtempSync(join(tmpdir(), 'critiqor-bench-')), 'runs');
for (const { run, events } of [SMALL, LARGE]) await makeBusyRun(runsDir, run, events);
const [browser, site] = [await launchBrowser(), await openSite(runsDir)];
try {
  const cold = await firstLook(browser, site);
  const bareMs = await measureBarePage(browser);
  const { small, large } = await measureFirstViews(browser, site);
  const ratio = round(large.medianMs / small.medianMs);
  console.log(`a bare static page opens in ${bareMs} ms`);
  say(
    cold.verdictMs < MAX_FIRST_VIEW_MS,
    `verdict on ${LARGE.events} events, never opened before: ${cold.verdictMs} ms`,
  );
  console.log(`     and the strip, for which the index is built: ${cold.stripMs} ms`);
  say(small.medianMs < MAX_FIRST_VIEW_MS, `first view of ${SMALL.events} events: ${small.medianMs} ms`);
  say(large.medianMs < MAX_FIRST_VIEW_MS, `first view of ${LARGE.events} events: ${large.medianMs} ms`);
  say(ratio <= MAX_RATIO, `the second is ${ratio} times the first`);
  const frames = await measureFrames(browser, site);
  for (const [name, { rate, share }] of Object.entries(frames.moved)) {
    say(share >= MIN_FRAME_SHARE, `${name}: ${rate} frames a second, ${round(share * 100, 0)} % of a bare page`);
  }
  saveResults('dashboard', { bareMs, cold, small, large, ratio, frames });
} finally {
  await browser.close();
  await site.close();
}

function say(isKept: boolean, text: string): void {
  console.log(`${isKept ? 'ok  ' : 'MISS'} ${text}`);
  if (!isKept) process.exitCode = 1;
}

/** The index of a run is built when it is first opened. */
async function firstLook(inBrowser: Browser, of: Site) {
  const page = await inBrowser.newPage();
  await page.goto(of.address(LARGE.run), { waitUntil: 'commit' });
  const verdictMs = round(await page.evaluate<number>(untilDrawn('.verdict h1')), 0);
  const stripMs = round(await page.evaluate<number>(untilDrawn(FIRST_VIEW)), 0);
  await page.close();
  return { verdictMs, stripMs };
}

/** From the start of the navigation until all of the first view is drawn, in a browser that has nothing of it yet. */
async function firstView(inBrowser: Browser, of: Site, run: string): Promise<number> {
  const context = await inBrowser.newContext();
  const page = await context.newPage();
  await page.goto(of.address(run), { waitUntil: 'commit' });
  const ms = await page.evaluate<number>(untilDrawn(FIRST_VIEW));
  await context.close();
  return ms;
}

/** Alternating, so that noise of the machine affects both. */
async function measureFirstViews(inBrowser: Browser, of: Site) {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  await firstView(inBrowser, of, SMALL.run);
  for (let number = 0; number < ROUNDS; number++) {
    times.small.push(await firstView(inBrowser, of, SMALL.run));
    times.large.push(await firstView(inBrowser, of, LARGE.run));
  }
  const toResult = (all: number[]) => ({ medianMs: round(median(all), 0), bestMs: round(Math.min(...all), 0) });
  return { small: toResult(times.small), large: toResult(times.large) };
}

async function measureBarePage(inBrowser: Browser): Promise<number> {
  const bare = await serveBarePage();
  const times: number[] = [];
  for (let number = 0; number < ROUNDS; number++) {
    const page = await inBrowser.newPage();
    await page.goto(bare.address, { waitUntil: 'commit' });
    times.push(await page.evaluate<number>(untilDrawn('h1, p')));
    await page.close();
  }
  bare.close();
  return round(median(times), 0);
}

/** Milliseconds since the navigation began until each of the selectors is there and painted. */
function untilDrawn(selectors: string): string {
  return `new Promise((resolve) => {
    const wanted = ${JSON.stringify(selectors.split(', '))};
    const look = () => wanted.every((one) => document.querySelector(one))
      ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      : requestAnimationFrame(look);
    look();
  })`;
}

interface Moved {
  readonly rate: number;
  readonly share: number;
}

async function measureFrames(inBrowser: Browser, of: Site) {
  const bare = await serveBarePage();
  const plain = await inBrowser.newPage();
  await plain.goto(bare.address);
  const { page, go } = await openPage(inBrowser, of);
  const rates: Record<'bare' | 'table' | 'timeline', number[]> = { bare: [], table: [], timeline: [] };
  for (let number = 0; number < 3; number++) {
    await plain.bringToFront();
    rates.bare.push(await frameRate(plain, 'document.scrollingElement.scrollTop += 90'));
    await page.bringToFront();
    await go(`/run/${LARGE.run}/evidence`);
    rates.table.push(await frameRate(page, `document.querySelector('.events-scroll').scrollTop += 90`));
    await go(`/run/${LARGE.run}/timeline`);
    await page.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 4 });
    rates.timeline.push(await frameRate(page, PAN));
  }
  bare.close();
  const rate = (name: keyof typeof rates) => round(median(rates[name]), 1);
  const toMoved = (name: keyof typeof rates): Moved => ({ rate: rate(name), share: round(rate(name) / rate('bare')) });
  return {
    bareRate: rate('bare'),
    moved: {
      [`scrolling ${LARGE.events} rows`]: toMoved('table'),
      [`panning ${LARGE.events} events`]: toMoved('timeline'),
    },
  };
}

/** Frames a second while a move is made in each of them. */
function frameRate(page: Page, move: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    let frames = 0;
    const begun = performance.now();
    const step = () => {
      ${move};
      frames += 1;
      const ms = performance.now() - begun;
      if (ms < ${MOVE_MS}) requestAnimationFrame(step);
      else resolve(frames / ms * 1000);
    };
    requestAnimationFrame(step);
  })`);
}

/** Text and nothing else, long enough to scroll. */
async function serveBarePage(): Promise<{ readonly address: string; close(): void }> {
  const lines = Array.from({ length: 5_000 }, (_, index) => `<p>line ${index}</p>`).join('');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>bare</title><h1>bare</h1>${lines}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
