import { publishedKeys, type PublicKey } from '@isentrope/records';
import { parseJson, storedText, storeText } from '../../browser-storage.ts';

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
    if (!response.ok) return storedKeys();
    const text = await response.text();
    const keys = readKeys(text);
    if (keys === undefined) return storedKeys();
    storeText(storageKey, text);
    return { keys, from: 'service' };
  } catch {
    return storedKeys();
  }
}

function readKeys(text: string | undefined): readonly PublicKey[] | undefined {
  return publishedKeys.safeParse(parseJson(text)).data?.keys;
}

function storedKeys(): ServiceKeys {
  const keys = readKeys(storedText(storageKey));
  return keys === undefined ? { keys, from: 'nowhere' } : { keys, from: 'earlier visit' };
}
