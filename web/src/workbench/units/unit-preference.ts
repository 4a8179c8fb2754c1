import type { OwnUnits, UnitSet } from '@isentrope/calculators/kit';
import { pressureBases, standardSets, type PressureBasis, type StandardSet } from '@isentrope/engineering/quantities';
import { useSyncExternalStore } from 'react';

/** The units in which a person works: a standard set or their own, which are kept also while another is chosen. */
export interface UnitPreference {
  readonly set: StandardSet | 'own';
  readonly own?: OwnUnits;
  /** From where pressures of results are measured; from where their calculator does unless given. */
  readonly pressures?: PressureBasis;
}

/** A preference as this browser keeps it. */
export interface KeptPreference extends UnitPreference {
  /** It was chosen here and the account does not know of it yet. */
  readonly unsent?: boolean;
}

/** The set that a preference names. */
export function setOf({ set, own, pressures }: UnitPreference): UnitSet {
  const units = set === 'own' ? (own ?? 'metric') : set;
  if (pressures === undefined) return units;
  return typeof units === 'string' ? { base: units, units: {}, pressures } : { ...units, pressures };
}

/** A preference from what a store or a server gave; undefined for anything else. */
export function readPreference(given: unknown): KeptPreference | undefined {
  if (!isRecord(given)) return undefined;
  const set = [...standardSets, 'own' as const].find(known => known === given['set']);
  const own = readOwn(given['own']);
  if (set === undefined || (set === 'own' && !own)) return undefined;
  const pressures = pressureBases.find(known => known === given['pressures']);
  return {
    set,
    ...(own ? { own } : {}),
    ...(pressures ? { pressures } : {}),
    ...(given['unsent'] === true ? { unsent: true } : {}),
  };
}

function readOwn(given: unknown): OwnUnits | undefined {
  if (!isRecord(given) || !isRecord(given['units'])) return undefined;
  const base = standardSets.find(known => known === given['base']);
  const units = Object.entries(given['units']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return base && { base, units: Object.fromEntries(units) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const key = 'units';
const changed = new EventTarget();
/** What the browser did not take; it holds as long as the page. */
let unkept: string | undefined;
/** What was read last, so that the same text gives the same object. */
let latest: { readonly text: string | null; readonly preference: KeptPreference | undefined } | undefined;

/** What this browser keeps; undefined until something is chosen. */
export function keptPreference(): KeptPreference | undefined {
  const text = keptText();
  if (latest?.text !== text) latest = { text, preference: readPreference(parsed(text)) };
  return latest.preference;
}

/** Keeps a preference in this browser; for this page alone where the browser lets nothing be kept. */
export function keepPreference(preference: KeptPreference): void {
  const text = JSON.stringify(preference);
  try {
    localStorage.setItem(key, text);
    unkept = undefined;
  } catch {
    unkept = text;
  }
  changed.dispatchEvent(new Event('change'));
}

function keptText(): string | null {
  try {
    return unkept ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The preference that this browser keeps, also as another tab changes it. */
export function useKeptPreference(): KeptPreference | undefined {
  return useSyncExternalStore(subscribe, keptPreference, () => undefined);
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}
