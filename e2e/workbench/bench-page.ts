import type { Locator, Page } from '@playwright/test';

/** Page object of the workbench: cases by name, fields and results by label. */
export class BenchPage {
  constructor(readonly page: Page) {}

  async open(tool: string): Promise<void> {
    await this.page.goto(`/${tool}`);
    await this.page.getByRole('button', { name: 'Calculate' }).waitFor();
    await this.page.waitForFunction(() => document.querySelector('[data-ready]') !== null);
  }

  case(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  field(name: string, label: string): Locator {
    return this.case(name).getByLabel(label, { exact: true });
  }

  /** The results of a case in the results pane. */
  results(name: string): Locator {
    return this.case(`Results, ${name}`);
  }

  /** The messages of a case below its results. */
  messages(name: string): Locator {
    return this.case(`Notes, ${name}`);
  }

  /** The number of a result, without its unit. */
  result(name: string, label: string): Locator {
    return this.results(name)
      .locator('.row', { has: this.page.locator('.row-label', { hasText: new RegExp(`^${label}`) }) })
      .locator('.cell .value');
  }

  async fill(name: string, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = this.field(name, label);
      if ((await field.evaluate(element => element.tagName)) === 'SELECT') await field.selectOption({ label: value });
      else await field.fill(value);
    }
  }

  async calculate(): Promise<void> {
    await this.page.getByRole('button', { name: 'Calculate' }).click();
  }

  /** Presses a command that is in the More menu before the first result. */
  async pressInMoreMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  status(): Locator {
    return this.page.locator('.bar-status');
  }
}

/** A water duty with a bore of 50 mm: Crane TP-410 (metric), example 7-29. */
export const craneWater = {
  Method: 'ISO 5167-2, Miller',
  'Flow rate': '28554,98',
  'Upstream pressure': '4',
  'Pressure differential': '0.17',
  Viscosity: '1.13809',
  'Upstream density': '999.135',
  'Pipe inside diameter': '73.66',
  'Pressure tappings': 'D and D/2',
};
