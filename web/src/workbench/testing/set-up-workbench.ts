import type { Definition } from '@isentrope/calculators/kit';
import { afterEach, beforeEach } from 'vitest';
import { box } from './box.ts';
import { newBrowser } from './browser.ts';
import { leavePage, openPage } from './page.tsx';

/**
 * Opens the page of a calculator in a new browser before every test and closes it afterwards. Returns a getter for
 * the browser.
 */
export function setUpWorkbench(definition: Definition = box): () => ReturnType<typeof newBrowser> {
  let browser: ReturnType<typeof newBrowser>;
  beforeEach(async () => {
    browser = newBrowser();
    await openPage(definition);
  });
  afterEach(leavePage);
  return () => browser;
}
