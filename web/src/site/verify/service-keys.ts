import { publishedKeys, type PublicKey } from '@isentrope/records';

const address = '/.well-known/isentrope-keys.json';
const place = 'isentrope-keys';

/** The keys by which the service signs, and where they are from: asked for now, or kept from an earlier visit. */
export interface ServiceKeys {
  readonly keys: readonly PublicKey[] | undefined;
  readonly from: 'service' | 'earlier visit' | 'nowhere';
}

/** The service's keys; those of an earlier visit where it cannot be reached. */
export async function serviceKeys(): Promise<ServiceKeys> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    if (!answer.ok) return keptKeys();
    const text = await answer.text();
    const keys = readKeys(text);
    if (keys === undefined) return keptKeys();
    keep(text);
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

function keep(text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

function keptKeys(): ServiceKeys {
  let text: string | null = null;
  try {
    text = localStorage.getItem(place);
  } catch {
    // A browser that keeps nothing has none.
  }
  const keys = text === null ? undefined : readKeys(text);
  return keys === undefined ? { keys, from: 'nowhere' } : { keys, from: 'earlier visit' };
}
