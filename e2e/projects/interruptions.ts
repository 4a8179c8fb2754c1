import type { BrowserContext, Page, Route } from '@playwright/test';
import { BenchPage } from '../workbench/bench-page.ts';

/** How the line between a page and the server is. */
export type LineState =
  /** Requests and answers arrive. */
  | 'up'
  /** No request arrives. */
  | 'down'
  /** Requests wait until the line is up again. */
  | 'slow'
  /** Requests arrive, and their answers are lost. */
  | 'lossy';

/** What a page shows of its sheet. */
export interface Shown {
  /** Whether what was typed is saved, in the words of the page. */
  readonly status: string;
  /** Values of the fields by id, as displayed. */
  readonly values: Readonly<Record<string, string>>;
  /** The fields that the page asks about, with the values to choose from. */
  readonly question: readonly { readonly label: string; readonly values: readonly string[] }[];
}

const sheetRequest = /\/api\/sheets\/[\w-]+(\/document)?$/;

/**
 * A sheet that is open at one device, with a line that can be disturbed, a session that can end, and a clock that
 * stands still except where a sequence lets it run: so an event falls where the sequence puts it, however busy the
 * machine is.
 */
export class Device {
  readonly bench: BenchPage;
  private line: LineState = 'up';
  private waiting: (() => void)[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private session: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

  private constructor(
    readonly page: Page,
    private readonly path: string,
    private readonly accepted: (document: string) => void,
  ) {
    this.bench = new BenchPage(page);
  }

  /**
   * Opens a sheet.
   * @param accepted is called with each document that the server has accepted.
   */
  static async open(page: Page, path: string, accepted: (document: string) => void): Promise<Device> {
    const device = new Device(page, path, accepted);
    await page.clock.install();
    // Results are not looked at, and take longer than all else.
    await page.addInitScript(() => localStorage.setItem('bench:stays', 'yes'));
    await page.route(sheetRequest, route => device.transmit(route));
    await device.reload();
    return device;
  }

  /** Loads the page anew, as after a new sign-in. */
  async reload(): Promise<void> {
    await this.signIn();
    await this.setLine('up');
    await this.page.clock.resume();
    await this.bench.open(this.path);
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 60_000));
  }

  /** Changes the line. What waited arrives, or is lost where the line is down now. */
  async setLine(line: LineState): Promise<void> {
    this.line = line;
    if (line === 'slow') return;
    const { waiting } = this;
    this.waiting = [];
    for (const goOn of waiting) goOn();
    await this.arrived();
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

  /** Lets the clock of the page run, and what it sends meanwhile arrive. */
  async pass(milliseconds: number): Promise<void> {
    // Two jumps, since a timer that is set when another one is due begins at the end of a jump.
    const first = Math.min(milliseconds, 350);
    await this.page.clock.fastForward(first);
    if (milliseconds > first) await this.page.clock.fastForward(milliseconds - first);
    await this.arrived();
  }

  /** The page looks for changes, as when the connection or the user returns. */
  async look(): Promise<void> {
    await this.page.evaluate(() => void dispatchEvent(new Event('online')));
    await this.arrived();
  }

  async shown(): Promise<Shown> {
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
        question: [...document.querySelectorAll('.conflicts fieldset')].map(group => ({
          label: texts(group, 'legend')[0] ?? '',
          values: texts(group, 'label span:last-child'),
        })),
      };
    });
  }

  /** Waits for the requests that are under way, but for those that a slow line holds. */
  private async arrived(): Promise<void> {
    // A request that the page has just sent reaches the route after a turn.
    await this.page.evaluate(() => Promise.resolve());
    if (this.line !== 'slow') await Promise.all(this.underWay);
    await this.page.evaluate(() => Promise.resolve());
  }

  private async transmit(route: Route): Promise<void> {
    const transmission = this.carry(route).catch(() => {
      // The page has gone meanwhile.
    });
    this.underWay.add(transmission);
    await transmission;
    this.underWay.delete(transmission);
  }

  private async carry(route: Route): Promise<void> {
    if (this.line === 'slow')
      await new Promise<void>(resolve => {
        this.waiting.push(resolve);
      });
    if (this.line === 'down') {
      await route.abort();
      return;
    }
    const request = route.request();
    const response = await route.fetch();
    if (request.method() === 'PUT' && response.ok()) this.accepted(request.postData() ?? '');
    if (this.line === 'lossy') await route.abort();
    else await route.fulfill({ response });
  }
}
