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
 * name and numbers, or an object of numbers by name. Units and bases beside them, and words around the text that may state one, are in the headings.
 * Empty for JSON without a composition; undefined for any other text.
 */
export function jsonMixture(source: string): Table | undefined {
  const [, before = '', inside, after = ''] = /^([^{[]*)([{[][\s\S]*[}\]])([^}\]]*)$/.exec(source) ?? [];
  // A bracket behind a number is the mark of a footnote.
  const isLiteral = inside !== undefined && (!/\d/.test(before) || /[=:(]\s*$/.test(before));
  // A part of a dictionary in Python has no braces.
  const part = /^\s*['"][^'"]+['"]\s*:\s*\[/.test(source)
    ? parsedJson(`{${source.trim().replace(/,$/, '')}}`)
    : undefined;
  const value = part ?? (isLiteral ? parsedJson(inside) : undefined);
  if (value === undefined) return undefined;
  const objects = objectsIn(value, '');
  const table =
    first(objects, ({ value: object }) => parallelArrays(object)) ??
    first(objects, ({ value: object }) => arrayOfObjects(object)) ??
    numbersByName(objects);
  if (!table) return [];
  const stated = [...basesIn(objects), basisAround(before, after)].join(' ');
  const [heads = [], ...rows] = table;
  return [
    heads.map((head, index) => (index === 0 || head === unitHead ? head : `${head} ${stated}`.trim())),
    ...rows,
    ...notesIn(objects),
  ];
}

/** Other texts and marks that may state a basis, such as "type": "mass" and "isMass": true, as lines below the table. */
function notesIn(objects: readonly FoundObject[]): Table {
  // An object without others inside is a row of the composition, or its amounts.
  const outer = objects.filter(({ value }) => Object.values(value).some(each => typeof each === 'object'));
  const notes = outer.flatMap(({ value }) =>
    Object.entries(value).flatMap(([key, each]) => {
      const text = each === true ? headOf(key) : isText(each) && !unitKey.test(key) ? each : '';
      // The unit of a flow belongs to the stream.
      return perhapsBasis.test(text) && !text.includes('/') ? [text] : [];
    }),
  );
  return [...new Set(notes)].map(note => [note]);
}

/** Matches what may state what amounts count by. */
const perhapsBasis = /mol|mass|weight|wt|vol|pp[mb]|\bk?g\b|\blb|%|\btons?\b|basis|\bby\b/i;

/** The words around a composition that may state its basis: the name of a variable such as "ws" before it, a comment behind it. */
export function basisAround(before: string, after: string): string {
  const variable = before.replaceAll(/[\s:=]+$/g, '');
  const named = Object.hasOwn(shareNames, variable) ? [headOf(variable)] : [];
  const words = [before, after].filter(text => perhapsBasis.test(text));
  return [...named, ...words.map(text => text.replaceAll(/[^\p{L}\d%/]+/gu, ' ').trim())].join(' ');
}

/** The heading of a column of units. */
const unitHead = 'Unit';
const unitKey = /^(?:basis|units?|uom)$/i;

/** The units and bases of a whole composition: beside it, or under a key that names it. */
function basesIn(objects: readonly FoundObject[]): string[] {
  const isOfAmounts = (key: string) =>
    unitKey.test(key) || /^(?:compos|component|frac|amount|mixture)\w*?(?:basis|units?)$/i.test(key);
  const found = objects.flatMap(({ value }) => {
    const entries = Object.entries(value);
    const numbers = entries.filter(([, each]) => isNumber(each)).length;
    const isComposition = numbers > 1 && entries.every(([key, each]) => isNumber(each) || unitKey.test(key));
    return entries.flatMap(([key, each]) => {
      // A number with a name and a unit is a row of the composition.
      const isRow = numbers > 0 && entries.some(([, other]) => isText(other) && other !== each);
      if (!isOfAmounts(key) || !isText(each) || isRow) return [];
      // A unit of flow beside numbers, or one of another kind, is that of the stream.
      const isOfStream = numbers > 0 && (!perhapsBasis.test(each) || /\/|\bp[ph]h\b/i.test(each));
      return isComposition || !isOfStream ? [headOf(each)] : [];
    });
  });
  return [...new Set(found)];
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
    const keys = [...new Set(entries.flatMap(entry => entry.map(([key]) => key)))];
    const valuesOf = (key: string) => entries.map(entry => entry.find(([own]) => own === key)?.[1]);
    const name = keys.find(key => valuesOf(key).every(isText) && !unitKey.test(key));
    const numbers = keys.filter(key => key !== name && valuesOf(key).some(isNumber));
    if (name === undefined || numbers.length === 0) continue;
    const words = keys.filter(key => key !== name && !numbers.includes(key) && valuesOf(key).some(isText));
    const shown = [...numbers, ...words];
    return [
      ['Component', ...shown.map(key => (unitKey.test(key) ? unitHead : headOf(key)))],
      ...entries.map((_, index) =>
        [name, ...shown].map(key => {
          const value = valuesOf(key)[index];
          return isNumber(value) || isText(value) ? String(value) : '';
        }),
      ),
    ];
  }
  return undefined;
}

/** Matches the key of an object with a composition, as opposed to one with the state. */
const compositionKey = /compos|frac|mol|mass|^[wxyz]s?$|amount|component|mixture|fluid|gas|liquid|oil|feed/i;

/** {"composition": {"methane": 0.9, "ethane": 0.1}}; several objects, such as phases, are columns. */
function numbersByName(objects: readonly FoundObject[]): Table | undefined {
  const found = objects.flatMap(({ key, value }) => {
    const entries = Object.entries(value).filter(([own, each]) => !(unitKey.test(own) && isText(each)));
    return entries.length > 1 && entries.every(([, each]) => isNumber(each))
      ? [{ key, value: Object.fromEntries(entries) }]
      : [];
  });
  const named = found.filter(({ key }) => compositionKey.test(key));
  const chosen = named.length > 0 ? named : found.slice(0, 1);
  if (chosen.length === 0) return undefined;
  const names = [...new Set(chosen.flatMap(({ value }) => Object.keys(value)))];
  return [
    ['Component', ...chosen.map(({ key }) => headOf(key) || 'Amount')],
    ...names.map(name => [
      name,
      ...chosen.map(({ value }) => (Object.hasOwn(value, name) ? String(value[name]) : '0')),
    ]),
  ];
}
