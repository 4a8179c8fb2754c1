import type { Definition } from '@isentrope/calculators/kit';
import { afterEach, beforeEach } from 'vitest';
import { box } from './box.ts';
import { newBrowser } from './browser.ts';
import { leavePage, openPage } from './page.tsx';

/** Before every test of a file a new browser at the page of a calculator, which is left afterwards; the browser of the test. */
export function atTheBench(definition: Definition = box): () => ReturnType<typeof newBrowser> {
  let browser: ReturnType<typeof newBrowser>;
  beforeEach(async () => {
    browser = newBrowser();
    await openPage(definition);
  });
  afterEach(leavePage);
  return () => browser;
}
