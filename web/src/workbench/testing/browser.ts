import { vi } from 'vitest';

/** What happy-dom lacks of a browser: locks, fonts, menus that open and close, a menu of a choice, the size of what is drawn. */

/** The locks of a browser, which its tabs share. */
class Locks {
  readonly #held = new Map<string, Promise<unknown>>();

  /** Grants a lock at once, or where the caller waits for it, as soon as it is free. */
  async request(
    name: string,
    { ifAvailable = false, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
    hold: (lock: { readonly name: string } | null) => Promise<unknown> | undefined,
  ): Promise<unknown> {
    const before = this.#held.get(name);
    if (before && ifAvailable) return hold(null);
    if (before)
      await Promise.race([
        before,
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('The wait was ended.', 'AbortError')));
        }),
      ]);
    const mine = Promise.resolve(hold({ name }));
    this.#held.set(name, mine);
    await mine;
    this.#held.delete(name);
    return mine;
  }

  query(): Promise<{ readonly held: readonly { readonly name: string }[] }> {
    return Promise.resolve({ held: [...this.#held.keys()].map(name => ({ name })) });
  }
}

/** A window so many pixels wide, which is asked for nothing but whether it is at least, or at most, so wide. */
class Screen {
  #width = 1024;
  readonly #changed = new EventTarget();

  readonly matchMedia = (query: string) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
    const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? Infinity);
    const matches = () => this.#width >= least && this.#width <= most;
    const on = this.#changed;
    return {
      get matches() {
        return matches();
      },
      addEventListener: on.addEventListener.bind(on),
      removeEventListener: on.removeEventListener.bind(on),
    };
  };

  set width(pixels: number) {
    this.#width = pixels;
    this.#changed.dispatchEvent(new Event('change'));
  }
}

/** A browser with nothing kept in it and no other tab open. */
export function newBrowser(): { readonly locks: Locks; readonly screen: Screen } {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const [locks, screen] = [new Locks(), new Screen()];
  vi.stubGlobal('matchMedia', screen.matchMedia);
  // It paints as soon as it is asked.
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => {
    queueMicrotask(() => paint(performance.now()));
    return 0;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const fonts = Object.assign(new EventTarget(), { status: 'loaded' });
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/box');
  document.body.replaceChildren();
  const toggled = (menu: HTMLElement, newState: 'open' | 'closed') => {
    menu.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    menu.toggleAttribute('data-open', newState === 'open');
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggled(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      toggled(this, 'closed');
    },
    scrollIntoView() {},
  });
  Object.assign(HTMLSelectElement.prototype, {
    showPicker(this: HTMLSelectElement) {
      this.dataset['shown'] = 'yes';
    },
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(720);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  return { locks, screen };
}

/** Another tab of the same browser holds a lock from now on. */
export function heldByAnotherTab(locks: Locks, name: string): void {
  void locks.request(name, { ifAvailable: true }, () => new Promise<never>(() => {}));
}

/** From now on the browser's store is full, or closed to the page; gives a way to open it again. */
export function storeThatIs(state: 'full' | 'closed'): () => void {
  const { localStorage: real } = globalThis;
  const refuse = () => {
    throw new DOMException(`The store is ${state}.`);
  };
  const read = state === 'full' ? (key: string) => real.getItem(key) : refuse;
  const removeItem = state === 'full' ? (key: string) => real.removeItem(key) : refuse;
  vi.stubGlobal('localStorage', { length: 0, key: refuse, getItem: read, setItem: refuse, removeItem });
  return () => vi.stubGlobal('localStorage', real);
}
