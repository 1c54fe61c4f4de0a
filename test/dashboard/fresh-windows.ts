import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser, type OpenPage, openPage } from './browser.ts';
import { makeRuns, openSite, type Site } from './site.ts';

interface FreshWindow {
  readonly browser: Browser;
  readonly site: Site;
  readonly opened: OpenPage;
}

/** Gives every test of a file a window of its own on the recorded runs; after it nothing may have been complained about. */
export function useFreshWindows(): () => FreshWindow {
  let browser: Browser;
  let site: Site;
  let opened: OpenPage;
  before(async () => {
    [browser, site] = await Promise.all([launchBrowser(), makeRuns().then(openSite)]);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  beforeEach(async () => {
    opened = await openPage(browser, site);
  });
  afterEach(async () => {
    assert.deepEqual(opened.complaints, []);
    assert.deepEqual(opened.strangers, []);
    await opened.page.context().close();
  });
  return () => ({ browser, site, opened });
}
