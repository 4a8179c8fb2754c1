import { expect, type Locator, type Page } from '@playwright/test';

/** What a walk through the product costs its users. */
export interface Effort {
  /** Clicks, choices in a list, and keys that act, such as Enter. */
  clicks: number;
  /** Values typed or pasted, a password each time it is entered. */
  typed: number;
  /** Pages and answers that a user has to wait for before the next step. */
  waits: number;
}

/** One user of a walk: acts on the page as a person would, and counts it. */
export class Walker {
  constructor(
    readonly page: Page,
    private readonly effort: Effort,
  ) {
    // What does not appear in this time will not: a walk has many steps, and a step has no limit of its own.
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

  /** Hands over a file; a user chooses it with two clicks. */
  async give(
    target: Locator,
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ): Promise<void> {
    this.effort.clicks += 2;
    await target.setInputFiles(file);
  }

  /** Waits for a page or an answer, or for the end of what a user sees is in progress. */
  async waitFor(target: Locator, until: 'shown' | 'hidden' = 'shown'): Promise<void> {
    this.effort.waits += 1;
    await expect(target).toBeVisible({ visible: until === 'shown', timeout: 120_000 });
  }
}
