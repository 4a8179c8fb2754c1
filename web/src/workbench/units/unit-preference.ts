import type { CustomUnits, UnitSet } from '@isentrope/calculators/kit';
import { pressureBases, standardSets, type PressureBasis, type StandardSet } from '@isentrope/engineering/quantities';
import { useSyncExternalStore } from 'react';
import { isRecord, parseJson, storedText, storeText } from '../../browser-storage.ts';

/** The user's unit preference: a standard set or their own, which is kept while another set is selected. */
export interface UnitPreference {
  readonly set: StandardSet | 'own';
  readonly own?: CustomUnits;
  /** The pressure basis of results; if omitted, that of the calculator. */
  readonly pressures?: PressureBasis;
}

/** A preference as stored in this browser. */
export interface StoredPreference extends UnitPreference {
  /** It was chosen here and is not saved to the account yet. */
  readonly unsent?: boolean;
}

/** The unit set of a preference. */
export function unitSetOf({ set, own, pressures }: UnitPreference): UnitSet {
  const units = set === 'own' ? (own ?? 'metric') : set;
  if (pressures === undefined) return units;
  return typeof units === 'string' ? { base: units, units: {}, pressures } : { ...units, pressures };
}

/** Validates a preference from storage or the server; undefined if invalid. */
export function readPreference(input: unknown): StoredPreference | undefined {
  if (!isRecord(input)) return undefined;
  const set = [...standardSets, 'own' as const].find(known => known === input['set']);
  const own = readOwn(input['own']);
  if (set === undefined || (set === 'own' && !own)) return undefined;
  const pressures = pressureBases.find(known => known === input['pressures']);
  return {
    set,
    ...(own ? { own } : {}),
    ...(pressures ? { pressures } : {}),
    ...(input['unsent'] === true ? { unsent: true } : {}),
  };
}

function readOwn(input: unknown): CustomUnits | undefined {
  if (!isRecord(input) || !isRecord(input['units'])) return undefined;
  const base = standardSets.find(known => known === input['base']);
  const units = Object.entries(input['units']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return base && { base, units: Object.fromEntries(units) };
}

const key = 'units';
const changed = new EventTarget();
/** A preference the browser could not store; it lasts until the page is closed. */
let unstoredText: string | undefined;
/** The last parsed text, so that equal text gives the same object. */
let latest: { readonly text: string | undefined; readonly preference: StoredPreference | undefined } | undefined;

/** The stored preference; undefined if none. */
export function storedPreference(): StoredPreference | undefined {
  const text = unstoredText ?? storedText(key);
  if (!latest || latest.text !== text) latest = { text, preference: readPreference(parseJson(text)) };
  return latest.preference;
}

/** Stores a preference in this browser; in memory only if storage is not available. */
export function storePreference(preference: StoredPreference): void {
  const text = JSON.stringify(preference);
  unstoredText = storeText(key, text) ? undefined : text;
  changed.dispatchEvent(new Event('change'));
}

/** The stored preference; follows changes in other tabs. */
export function useStoredPreference(): StoredPreference | undefined {
  return useSyncExternalStore(subscribe, storedPreference, () => undefined);
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}
