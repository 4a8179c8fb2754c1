import { publishedKeys, type PublicKey } from '@isentrope/records';

const address = '/.well-known/isentrope-keys.json';
const storageKey = 'isentrope-keys';

/** The service's public keys, and whether they were fetched now or stored earlier. */
export interface ServiceKeys {
  readonly keys: readonly PublicKey[] | undefined;
  readonly from: 'service' | 'earlier visit' | 'nowhere';
}

/** Fetches the service's keys; falls back to those stored earlier. */
export async function serviceKeys(): Promise<ServiceKeys> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (!response.ok) return keptKeys();
    const text = await response.text();
    const keys = readKeys(text);
    if (keys === undefined) return keptKeys();
    store(text);
    return { keys, from: 'service' };
  } catch {
    return keptKeys();
  }
}

function readKeys(text: string): readonly PublicKey[] | undefined {
  try {
    return publishedKeys.safeParse(JSON.parse(text)).data?.keys;
  } catch {
    return undefined;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Without storage the keys are fetched again next time.
  }
}

function keptKeys(): ServiceKeys {
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    // Without storage there are none.
  }
  const keys = text === null ? undefined : readKeys(text);
  return keys === undefined ? { keys, from: 'nowhere' } : { keys, from: 'earlier visit' };
}
