import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Site } from './site.ts';

const CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  if (!existsSync(CHROMIUM))
    throw new Error(`There is no ${CHROMIUM}: node scripts/run-tests.mjs dashboard installs it.`);
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

export interface View {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** Address of a proxy to go through. */
  readonly proxy?: string;
}

export interface OpenPage {
  readonly page: Page;
  /** What the page complained about, and whom it asked besides its own server. Both have to stay empty. */
  readonly complaints: string[];
  readonly strangers: string[];
  /** Goes to a page of the app and waits until it has nothing left to load. */
  go(route: string): Promise<void>;
  settle(): Promise<void>;
}

/** A browser window with a session, opened by the address that the command prints. */
export async function openPage(browser: Browser, site: Site, view: View = {}): Promise<OpenPage> {
  const opened = await openWindow(browser, site.dashboard.origin, view);
  await opened.page.goto(site.address());
  await opened.page.waitForSelector('.shell');
  await opened.settle();
  return opened;
}

/** An empty browser window for the app of an origin. */
export async function openWindow(
  browser: Browser,
  origin: string,
  { width = 1280, height = 860, theme = 'light', proxy }: View = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'en-US',
    // Browsers go past a proxy to reach their own machine, unless they are told not to.
    ...(proxy ? { proxy: { server: proxy, bypass: '<-loopback>' } } : {}),
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') strangers.push(request.url());
  });
  const underWay = new Set<unknown>();
  page.on('request', (request) => {
    // A live stream never ends.
    if (!request.url().endsWith('/live')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  /** Waits until, twice in a row, no request is pending and nothing is shown as loading. */
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 2; ) {
      await page.waitForTimeout(60);
      const isLoading = await page.evaluate(() => {
        const isEmpty = document.querySelector('.bone, .boot') !== null;
        return isEmpty || /^(Loading…|Counting…)$/m.test(document.body.innerText);
      });
      quiet = underWay.size > 0 || isLoading ? 0 : quiet + 1;
    }
  };
  const go = async (route: string): Promise<void> => {
    await page.goto(`${origin}/#${route}`);
    await settle();
  };
  return { page, complaints, strangers, go, settle };
}
