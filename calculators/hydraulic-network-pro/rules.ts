import type { ItemRow, NodeRow } from './tables.ts';

/** What the tables of nodes and items may not be, beyond what their columns say. */

/** A sentence about a table that cannot be calculated, and the field of the table. */
export interface TableFinding {
  readonly field: 'nodes' | 'items';
  readonly text: string;
}

const filledOf = <Row extends object>(row: Row, columns: readonly (keyof Row & string)[]) =>
  columns.filter(column => row[column] !== undefined);

/** Returns everything that is wrong with the tables, one sentence each. */
export function tableErrors(nodes: readonly NodeRow[], items: readonly ItemRow[], isGas: boolean): TableFinding[] {
  const ends = new Set(items.flatMap(({ from, to }) => [from, to]));
  return [
    ...nodes.flatMap(node => nodeErrors(node, ends).map(text => ({ field: 'nodes', text }) as const)),
    ...items.flatMap(item => itemErrors(item, isGas).map(text => ({ field: 'items', text }) as const)),
  ];
}

function nodeErrors({ tag = '', pressure, level, inflow, outflow }: NodeRow, ends: ReadonlySet<string | undefined>) {
  return [
    ...(ends.has(tag) ? [] : [`Node ${tag} is at neither end of any item.`]),
    ...(level !== undefined && pressure === undefined
      ? [`Node ${tag} has a level and no pressure: a level counts only for a vessel with a fixed pressure.`]
      : []),
    ...(pressure !== undefined && (inflow !== undefined || outflow !== undefined)
      ? [`Node ${tag} has a fixed pressure and a fixed flow: leave one of them blank.`]
      : []),
    ...(inflow !== undefined && outflow !== undefined
      ? [`Node ${tag} has an inflow and an outflow: give their difference as one of them.`]
      : []),
  ];
}

/** Names of columns in messages. */
const words: Partial<Record<keyof ItemRow, string>> = {
  kv: 'a flow coefficient Kv',
  cv: 'a flow coefficient Cv',
  differential: 'a differential',
  flow: 'a flow',
  upstreamPressure: 'an upstream pressure',
  downstreamPressure: 'a downstream pressure',
  curve: 'a curve',
  head: 'a head',
};

const listed = (columns: readonly (keyof ItemRow & string)[], last: string) => {
  const named = columns.map(column => words[column] ?? column);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} ${last} ${named.at(-1) ?? ''}`;
};

const specifications = {
  pump: ['curve', 'head', 'differential'],
  'control valve': ['kv', 'cv', 'differential', 'flow', 'upstreamPressure', 'downstreamPressure'],
} as const;

function itemErrors(item: ItemRow, isGas: boolean): string[] {
  const { tag = '', type, from, to } = item;
  const errors = from === to ? [`Item ${tag} begins and ends at node ${from ?? ''}.`] : [];
  if (type === 'pump' || type === 'control valve') {
    const allowed = specifications[type];
    const given = filledOf(item, allowed);
    if (given.length === 0) errors.push(`Item ${tag}, a ${type}, needs one of ${listed(allowed, 'or')}.`);
    if (given.length > 1) errors.push(`Item ${tag}, a ${type}, has ${listed(given, 'and')}: leave all but one blank.`);
  }
  if (type === 'pump') errors.push(...pumpErrors(item, isGas));
  if (type === 'line' && item.insideDiameter === undefined)
    errors.push(`Item ${tag}, a line, needs an inside diameter.`);
  if (type === 'orifice' && !(Number(item.bore) < Number(item.insideDiameter)))
    errors.push(`Item ${tag}, an orifice, needs an inside diameter of its pipe that is larger than its bore.`);
  if (type === 'equipment') {
    if (item.flow === undefined || item.differential === undefined || item.density === undefined)
      errors.push(`Item ${tag}, equipment, needs a differential with the flow and density at which it occurs.`);
  }
  if ((item.lossCoefficient ?? 0) > 0 && item.insideDiameter === undefined && type !== 'line')
    errors.push(`Item ${tag}, a ${type ?? ''}, needs the inside diameter of its loss coefficient.`);
  return errors;
}

function pumpErrors({ tag = '', curve = [] }: ItemRow, isGas: boolean): string[] {
  if (isGas) return [`Item ${tag}, a pump, is for liquids only.`];
  if (curve.length === 0) return [];
  const errors = curve.length < 2 ? [`The curve of pump ${tag} needs two or more rows.`] : [];
  const kinds = new Set(curve.map(({ head, differential }) => `${head !== undefined} ${differential !== undefined}`));
  const isOne = kinds.size === 1 && (kinds.has('true false') || kinds.has('false true'));
  return isOne ? errors : [...errors, `The curve of pump ${tag} needs either a head or a differential in every row.`];
}
