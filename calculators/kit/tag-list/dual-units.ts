import { findUnit, parseNumber, toSi } from '@isentrope/engineering/quantities';
import { allKinds } from '../headings/is-any-unit.ts';
import type { Grid } from './grid.ts';
import { cellLine } from './heading.ts';

/** Columns with every number in two units: "P1 (bar / psi)" above "10 / 145". */

/** Rows in which headings are looked for. */
const rowsOfHeads = 40;

/** Relative deviation between the two numbers, which are rounded. */
const tolerance = 0.02;

const bracketed = /^(.*?[([])\s*([^()[\]]*?)\s*([)\]])$/;
const between = /\s+[/|]\s+|\s*\|\s*/;

/** Two units of one kind in a text, and the kinds of which both are units; undefined for any other text. */
function twoUnits(text: string) {
  const [first = '', second = '', ...others] = text.split(between);
  if (second === '' || others.length > 0) return undefined;
  const kinds = allKinds.flatMap(kind => {
    const [one, other] = [findUnit(kind, first), findUnit(kind, second)];
    return one && other && one !== other ? [{ kind, one: one.symbol, other: other.symbol }] : [];
  });
  return kinds.length === 0 ? undefined : { first, kinds };
}

/**
 * The grid with the first unit and the first number alone where a column has each number in two units. Cells whose numbers are not the same
 * quantity are left as they are.
 */
export function withFirstUnits(grid: Grid): Grid {
  const heads = grid.slice(0, rowsOfHeads).flatMap((row, at) =>
    row.flatMap((cell, index) => {
      const text = typeof cell === 'string' && cell.includes('/') ? cellLine(cell) : '';
      const [, before = '', inside = '', after = ''] = bracketed.exec(text) ?? [];
      const units = text === '' ? undefined : twoUnits(inside === '' ? text : inside);
      return units ? [{ at, index, units, heading: `${before}${units.first}${after}` }] : [];
    }),
  );
  if (heads.length === 0) return grid;
  const rows = grid.map(row => [...row]);
  for (const { at, index, units, heading } of heads) {
    const firsts = rows.slice(at + 1).map(row => firstNumber(cellLine(row[index]), units.kinds));
    if (firsts.every(first => first === undefined)) continue;
    for (const [below, first] of firsts.entries()) {
      const row = rows[at + 1 + below];
      if (row && first !== undefined) row[index] = first;
    }
    const row = rows[at];
    if (row) row[index] = heading;
  }
  return rows;
}

/** The first of two numbers that are one quantity in two units; undefined for any other text. */
function firstNumber(text: string, kinds: NonNullable<ReturnType<typeof twoUnits>>['kinds']): string | undefined {
  const [first = '', second = '', ...others] = text.split(between);
  const [one, other] = [parseNumber(first), parseNumber(second)];
  if (one === undefined || other === undefined || others.length > 0) return undefined;
  const isSame = kinds.some(units => {
    const [a, b] = [toSi(units.kind, one, units.one), toSi(units.kind, other, units.other)];
    return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
  });
  return isSame ? first : undefined;
}
