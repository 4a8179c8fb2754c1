import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Device, DisplayedSheet, Values } from '../../web/src/testing/interruptions/play.ts';
import {
  typedFields,
  type ConnectionState,
  type Interruption,
  type TypedField,
} from '../../web/src/testing/interruptions/sequences.ts';
import { BenchPage } from '../workbench/bench-page.ts';

const caseName = 'Normal';
const sheetRequest = /\/api\/sheets\/[\w-]+(\/document)?$/;

/**
 * A device with an open sheet. The test controls its connection, session and clock. The clock advances only on request,
 * so that the order of events does not depend on the speed of the machine.
 */
export class PageDevice implements Device {
  readonly bench: BenchPage;
  private connection: ConnectionState = 'up';
  private waiting: (() => void)[] = [];
  private readonly pending = new Set<Promise<void>>();
  private session: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

  private constructor(
    readonly page: Page,
    private readonly path: string,
    private readonly onAccepted: (values: Values) => void,
  ) {
    this.bench = new BenchPage(page);
  }

  /**
   * Opens a sheet.
   * @param onAccepted called with the values of each document that the server accepts.
   */
  static async open(page: Page, path: string, onAccepted: (values: Values) => void): Promise<PageDevice> {
    const device = new PageDevice(page, path, onAccepted);
    await page.clock.install();
    // Turns Live off: results are not tested, and calculating takes the most time.
    await page.addInitScript(() => localStorage.setItem('bench:stays', 'yes'));
    await page.route(sheetRequest, route => device.transmit(route));
    await device.reload();
    return device;
  }

  /** Reloads the page, as after a new sign-in. */
  async reload(): Promise<void> {
    await this.signIn();
    await this.setConnection('up');
    await this.page.clock.resume();
    await this.bench.open(this.path);
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 60_000));
  }

  /** Changes the state of the connection. Waiting requests then arrive, or fail if the new state is `down`. */
  async setConnection(connection: ConnectionState): Promise<void> {
    this.connection = connection;
    if (connection === 'slow') return;
    const { waiting } = this;
    this.waiting = [];
    for (const resume of waiting) resume();
    await this.waitForRequests();
  }

  async endSession(): Promise<void> {
    const context = this.page.context();
    if (this.session) return;
    this.session = await context.cookies();
    await context.clearCookies();
  }

  async signIn(): Promise<void> {
    if (this.session) await this.page.context().addCookies(this.session);
    this.session = undefined;
  }

  /** Advances the clock of the page and waits for the requests that it sends meanwhile. */
  async advance(milliseconds: number): Promise<void> {
    // In two steps, since a timer that another timer sets starts at the end of a step.
    const first = Math.min(milliseconds, 350);
    await this.page.clock.fastForward(first);
    if (milliseconds > first) await this.page.clock.fastForward(milliseconds - first);
    await this.waitForRequests();
  }

  /** Makes the page check for changes, as it does when the connection or the user returns. */
  async checkForChanges(): Promise<void> {
    await this.page.evaluate(() => void dispatchEvent(new Event('online')));
    await this.waitForRequests();
  }

  async keepMine(): Promise<void> {
    await this.page.getByRole('dialog', { name: 'Changed by both' }).getByRole('button', { name: 'Save' }).click();
  }

  async edit(
    field: TypedField,
    event: Interruption & { readonly type: 'type' | 'continue' | 'erase' },
  ): Promise<string> {
    const input = this.bench.field(caseName, field);
    if (event.type === 'type') await input.fill('');
    else await input.press('End');
    if (event.type === 'erase') for (let key = 0; key < event.keys; key += 1) await input.press('Backspace');
    else await input.pressSequentially(event.keys);
    return input.inputValue();
  }

  async read(): Promise<DisplayedSheet> {
    return this.page.evaluate(() => {
      const texts = (within: ParentNode, selector: string) =>
        [...within.querySelectorAll(selector)].map(element => element.textContent ?? '');
      return {
        status: texts(document, '.save-state')[0] ?? '',
        values: Object.fromEntries(
          [...document.querySelectorAll<HTMLInputElement>('input[data-field]')].map(input => [
            input.dataset['field'] ?? '',
            input.value,
          ]),
        ),
        conflicts: [...document.querySelectorAll('.conflicts fieldset')].map(group => ({
          label: texts(group, 'legend')[0] ?? '',
          values: texts(group, 'label span:last-child'),
        })),
      };
    });
  }

  /** Waits for pending requests, except those delayed by a slow connection. */
  private async waitForRequests(): Promise<void> {
    // A request reaches the route handler one task after the page has sent it.
    await this.page.evaluate(() => Promise.resolve());
    if (this.connection !== 'slow') await Promise.all(this.pending);
    await this.page.evaluate(() => Promise.resolve());
  }

  private async transmit(route: Route): Promise<void> {
    const transmission = this.carry(route).catch(() => {
      // The page has been closed meanwhile.
    });
    this.pending.add(transmission);
    await transmission;
    this.pending.delete(transmission);
  }

  private async carry(route: Route): Promise<void> {
    if (this.connection === 'slow')
      await new Promise<void>(resolve => {
        this.waiting.push(resolve);
      });
    if (this.connection === 'down') {
      await route.abort();
      return;
    }
    const request = route.request();
    const response = await route.fetch();
    if (request.method() === 'PUT' && response.ok()) this.onAccepted(typedValues(request.postData() ?? ''));
    if (this.connection === 'lossy') await route.abort();
    else await route.fulfill({ response });
  }
}

/** The values of the typed fields in the body of a request. */
function typedValues(body: string): Values {
  const found = Object.values(typedFields).map(id => [id, new RegExp(`"${id}":\\["([^"]*)"`).exec(body)?.[1] ?? '']);
  return Object.fromEntries(found) as Values;
}
