import { expect, type Locator, type Page } from '@playwright/test';

/** The effort of the users of a walkthrough. */
export interface Effort {
  /** Clicks, choices in a list, and command keys such as Enter. */
  clicks: number;
  /** Values typed or pasted; a password counts each time. */
  typed: number;
  /** Pages and responses that a user waits for before the next step. */
  waits: number;
}

/** One user of a walkthrough: acts on the page and counts the effort. */
export class Walker {
  constructor(
    readonly page: Page,
    private readonly effort: Effort,
  ) {
    // Actions have no timeout by default. An element that has not appeared by then never will.
    page.setDefaultTimeout(120_000);
  }

  async click(target: Locator): Promise<void> {
    this.effort.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.effort.clicks += 1;
    await this.page.keyboard.press(key);
  }

  /** Chooses an option of a select by its label. */
  async choose(target: Locator, label: string): Promise<void> {
    this.effort.clicks += 1;
    await target.selectOption({ label });
  }

  async type(target: Locator, text: string): Promise<void> {
    this.effort.typed += 1;
    await target.fill(text);
  }

  /** Pastes a text into an element. */
  async paste(target: Locator, text: string): Promise<void> {
    this.effort.typed += 1;
    await target.focus();
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate(copied => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('ControlOrMeta+v');
  }

  /** Chooses a file, which takes a user two clicks. */
  async chooseFile(
    target: Locator,
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ): Promise<void> {
    this.effort.clicks += 2;
    await target.setInputFiles(file);
  }

  /** Waits for a page or a response, or for the end of a displayed progress. */
  async waitFor(target: Locator, until: 'shown' | 'hidden' = 'shown'): Promise<void> {
    this.effort.waits += 1;
    await expect(target).toBeVisible({ visible: until === 'shown', timeout: 120_000 });
  }
}
