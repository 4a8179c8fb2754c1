import { vi } from 'vitest';

/** Fake workers that run in the same process. Messages are cloned, and a terminated worker sends nothing more. */

type Handle = (event: { readonly data: unknown }) => void;

const modules = {
  'excel.worker': () => import('../files/spreadsheet/excel.worker.ts'),
  'calculator.worker': () => import('../calculation/calculator.worker.ts'),
};

const handles = new Map<string, Promise<Handle>>();

/** The message listener that a worker module registers. */
async function loadWorker(name: keyof typeof modules): Promise<Handle> {
  let handle: Handle | undefined;
  const { addEventListener: ofPage } = globalThis;
  vi.stubGlobal('addEventListener', (type: string, listener: Handle) => {
    if (type === 'message') handle = listener;
    else ofPage(type, listener as never);
  });
  await modules[name]();
  vi.stubGlobal('addEventListener', ofPage);
  if (!handle) throw new Error(`${name} listens to nothing.`);
  return handle;
}

/** Files cannot be cloned here; everything else is, to ensure that only plain data is passed. */
const copyOf = (message: object) => ('file' in message ? message : structuredClone(message));

class PageWorker extends EventTarget {
  readonly #handle: Promise<Handle>;
  #ended = false;

  constructor(url: URL | string) {
    super();
    const name = (Object.keys(modules) as (keyof typeof modules)[]).find(each => String(url).includes(each));
    if (!name) throw new Error(`There is no worker ${String(url)}.`);
    const known = handles.get(name) ?? loadWorker(name);
    handles.set(name, known);
    this.#handle = known;
  }

  async #ask(message: object): Promise<void> {
    const handle = await this.#handle;
    if (this.#ended) return;
    const answer = (event: Event) => {
      if (!this.#ended) this.dispatchEvent(event);
    };
    vi.stubGlobal('postMessage', (data: object) => answer(new MessageEvent('message', { data: copyOf(data) })));
    vi.stubGlobal('reportError', (thrown: Error) => answer(new ErrorEvent('error', { message: thrown.message })));
    handle({ data: copyOf(message) });
  }

  postMessage(message: object): void {
    void this.#ask(message);
  }

  terminate(): void {
    this.#ended = true;
  }
}

/** Installs the fake workers. */
export function installWorkers(): void {
  vi.stubGlobal('Worker', PageWorker);
}

class FakeWorker extends EventTarget {
  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Installs workers that only run `does` when they get a message; returns a getter for the number terminated. */
export function installFakeWorker(onMessage: (worker: FakeWorker) => void): () => number {
  let ended = 0;
  class CountedWorker extends FakeWorker {
    postMessage(): void {
      queueMicrotask(() => onMessage(this));
    }
    terminate(): void {
      ended += 1;
    }
  }
  vi.stubGlobal('Worker', CountedWorker);
  return () => ended;
}
