import { parseNumber } from '@isentrope/engineering/quantities';

/** Compositions in JSON, as CoolProp, thermo, NeqSim and scripts write them. */

type Table = string[][];

/** Names of mole and mass fractions in the libraries thermo and CoolProp. */
const shareNames: Readonly<Record<string, string>> = {
  x: 'Mole fraction',
  xs: 'Mole fraction of the liquid',
  y: 'Mole fraction',
  ys: 'Mole fraction of the gas',
  z: 'Mole fraction',
  zs: 'Mole fraction',
  w: 'Mass fraction',
  ws: 'Mass fraction',
};

/** The column heading for a key: "mole_fractions" and "moleFraction" become words. */
const headOf = (key: string) =>
  Object.hasOwn(shareNames, key)
    ? (shareNames[key] ?? key)
    : key
        .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .replaceAll('_', ' ')
        .replace(/^(mole?|mass)(?=frac)/i, '$1 ');

const isNumber = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && parseNumber(value) !== undefined);
const isText = (value: unknown): value is string => typeof value === 'string' && !isNumber(value);

/**
 * The cells of a composition in JSON or Python literals: an array of names with parallel arrays of numbers, an array of objects with a
 * name and numbers, or an object of numbers by name. Empty for JSON without a composition; undefined for any other text.
 */
export function jsonMixture(source: string): Table | undefined {
  if (!/^\s*[{[][\s\S]*[}\]]\s*$/.test(source)) return undefined;
  const value = parsedJson(source);
  if (value === undefined) return undefined;
  const objects = objectsIn(value, '');
  return (
    first(objects, ({ value: object }) => parallelArrays(object)) ??
    first(objects, ({ value: object }) => arrayOfObjects(object)) ??
    numbersByName(objects) ??
    []
  );
}

function parsedJson(source: string): unknown {
  for (const text of [source, source.replaceAll("'", '"')]) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // Python literals have single quotes.
    }
  }
  return undefined;
}

/** Maximum nesting depth that is searched. */
const maxDepth = 12;

interface FoundObject {
  /** Its key in the enclosing object. */
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The objects within a value, outer ones first. */
function objectsIn(value: unknown, key: string, depth = 0): FoundObject[] {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [];
  const entries: [string, unknown][] = Array.isArray(value) ? [[key, value]] : Object.entries(value);
  const inside = Array.isArray(value) ? value.map((each: unknown) => [key, each] as const) : entries;
  return [
    { key, value: Object.fromEntries(entries) },
    ...inside.flatMap(([inner, each]) => objectsIn(each, inner, depth + 1)),
  ];
}

function first<T>(items: readonly T[], read: (item: T) => Table | undefined): Table | undefined {
  for (const item of items) {
    const table = read(item);
    if (table) return table;
  }
  return undefined;
}

/** {"IDs": ["methane", "ethane"], "zs": [0.9, 0.1]} */
function parallelArrays(object: FoundObject['value']): Table | undefined {
  const arrays = Object.entries(object).flatMap(([key, value]) =>
    Array.isArray(value) && value.length > 0 ? [{ key, values: value as readonly unknown[] }] : [],
  );
  const ofNumbers = arrays.filter(({ values }) => values.every(isNumber));
  const names = arrays.find(
    ({ values }) => values.every(isText) && ofNumbers.some(numbers => numbers.values.length === values.length),
  )?.values;
  if (!names) return undefined;
  // The overall composition precedes those of the phases.
  const numbers = ofNumbers
    .filter(({ values }) => values.length === names.length)
    .toSorted((one, two) => Number(two.key.startsWith('z')) - Number(one.key.startsWith('z')));
  return [
    ['Component', ...numbers.map(({ key }) => headOf(key))],
    ...names.map((name, index) => [String(name), ...numbers.map(({ values }) => String(values[index]))]),
  ];
}

/** [{"name": "methane", "moleFraction": 0.9}, …] */
function arrayOfObjects(object: FoundObject['value']): Table | undefined {
  for (const rows of Object.values(object)) {
    if (!Array.isArray(rows) || rows.length < 2) continue;
    const entries = rows.map((row: unknown) => Object.entries(typeof row === 'object' && row !== null ? row : {}));
    const [head = []] = entries;
    const name = head.find(([, value]) => isText(value))?.[0];
    const numbers = head.filter(([, value]) => isNumber(value)).map(([key]) => key);
    if (name === undefined || numbers.length === 0) continue;
    const cell = (row: (typeof entries)[number], key: string) => {
      const value: unknown = row.find(([own]) => own === key)?.[1];
      return isNumber(value) || isText(value) ? String(value) : '';
    };
    return [
      ['Component', ...numbers.map(headOf)],
      ...entries.map(row => [cell(row, name), ...numbers.map(key => cell(row, key))]),
    ];
  }
  return undefined;
}

/** Matches the key of an object with a composition, as opposed to one with the state. */
const compositionKey = /compos|frac|mol|mass|^[wxyz]s?$|amount|component|mixture|fluid|gas|liquid|oil|feed/i;

/** {"composition": {"methane": 0.9, "ethane": 0.1}}; several objects, such as phases, are columns. */
function numbersByName(objects: readonly FoundObject[]): Table | undefined {
  const found = objects.filter(({ value }) => {
    const values = Object.values(value);
    return values.length > 1 && values.every(isNumber);
  });
  const named = found.filter(({ key }) => compositionKey.test(key));
  const chosen = named.length > 0 ? named : found.slice(0, 1);
  if (chosen.length === 0) return undefined;
  const names = [...new Set(chosen.flatMap(({ value }) => Object.keys(value)))];
  const stated = objects
    .flatMap(({ value }) => Object.entries(value))
    .find(([key, value]) => /basis|units?$/i.test(key) && isText(value))?.[1];
  const basis = typeof stated === 'string' ? ` ${headOf(stated)}` : '';
  return [
    ['Component', ...chosen.map(({ key }) => `${headOf(key) || 'Amount'}${basis}`)],
    ...names.map(name => [
      name,
      ...chosen.map(({ value }) => (Object.hasOwn(value, name) ? String(value[name]) : '0')),
    ]),
  ];
}
