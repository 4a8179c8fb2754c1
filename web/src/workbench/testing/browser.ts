import { vi } from 'vitest';

/** Fakes for what happy-dom lacks: Web Locks, fonts, popovers, select pickers and layout sizes. */

/** Web Locks, shared by the tabs of a browser. */
class Locks {
  readonly #held = new Map<string, Promise<unknown>>();

  /** Grants a lock immediately, or once it is free if the caller waits. */
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

/** Fake `matchMedia` for min-width and max-width queries. */
class Screen {
  #width = 1024;
  readonly #changed = new EventTarget();

  readonly matchMedia = (query: string) => {
    const minimum = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
    const maximum = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? Infinity);
    const matches = () => this.#width >= minimum && this.#width <= maximum;
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

/** Resets to a browser with empty storage and no other tab. */
export function newBrowser(): { readonly locks: Locks; readonly screen: Screen } {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const [locks, screen] = [new Locks(), new Screen()];
  vi.stubGlobal('matchMedia', screen.matchMedia);
  // Paints immediately.
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

/** Makes another tab hold a lock. */
export function lockInAnotherTab(locks: Locks, name: string): void {
  void locks.request(name, { ifAvailable: true }, () => new Promise<never>(() => {}));
}

/** Makes localStorage full or inaccessible; returns a function that restores it. */
export function breakStorage(state: 'full' | 'closed'): () => void {
  const { localStorage: real } = globalThis;
  const refuse = () => {
    throw new DOMException(`The store is ${state}.`);
  };
  const read = state === 'full' ? (key: string) => real.getItem(key) : refuse;
  const removeItem = state === 'full' ? (key: string) => real.removeItem(key) : refuse;
  vi.stubGlobal('localStorage', { length: 0, key: refuse, getItem: read, setItem: refuse, removeItem });
  return () => vi.stubGlobal('localStorage', real);
}
