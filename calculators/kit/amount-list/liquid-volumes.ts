import { editableNumber } from '@isentrope/engineering/quantities';
import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import { basisIn, liquidVolume } from './amount-heads.ts';
import { headingRow } from './find-amount-column.ts';
import { findItemInText, isNotItem } from './item-in-text.ts';

type Row = readonly string[];

/** Matches the heading of liquid densities in any unit, or relative to water. */
const density = /^(?!.*(?:gas|vap|air)).*(?:\bsp\.?\s*gr|specific gravity|\bS\.?G\b|\brel\S*\s+dens|densit)/i;
const gravityInApi = /^\s*°?\s*API\b/i;

/** Specific gravity by gravity in °API: ASTM D1298, definition of API gravity. */
const fromApi = (api: number) => 141.5 / (131.5 + api);

/**
 * The rows of a table with its volumes of liquids replaced by masses, and a remark, if another column has the density of each item: its specific gravity,
 * its gravity in °API or its density. The rows are unchanged if a column states amounts by mole or mass, or if a density is missing.
 */
export function withLiquidMasses(field: ListField, rows: readonly Row[]): { rows: readonly Row[]; remarks: string[] } {
  const unchanged = { rows, remarks: [] };
  const heading = headingRow(field, rows);
  if (
    !field.basis?.heads['mass'] ||
    heading.some((cell, index) => index > 0 && typeof basisIn(field, cell) === 'string')
  )
    return unchanged;
  const volumes = heading.findIndex((cell, index) => index > 0 && liquidVolume.test(cell));
  const densities = heading.findIndex((cell, index) => index > 0 && (density.test(cell) || gravityInApi.test(cell)));
  if (volumes < 0 || densities < 0) return unchanged;
  const [titleOfVolumes = '', titleOfDensities = ''] = [heading[volumes], heading[densities]];
  const isOfApi = gravityInApi.test(titleOfDensities);
  const masses = new Map<Row, string>();
  for (const row of rows) {
    const [name = ''] = row;
    const volume = parseListAmount(row[volumes] ?? '') ?? 0;
    if (volume === 0 || (findItemInText(field, name) === undefined && !isNotItem(field, name))) continue;
    const typed = parseListAmount(row[densities] ?? '');
    if (typed === undefined) return unchanged;
    masses.set(row, editableNumber(Number((volume * (isOfApi ? fromApi(typed) : typed)).toPrecision(6))));
  }
  return {
    rows: rows.map(row => {
      const mass = masses.get(row) ?? (row === heading ? `mass by ${titleOfVolumes}` : undefined);
      // A sum of volumes is none of masses.
      return mass === undefined && parseListAmount(row[volumes] ?? '') === undefined
        ? row
        : row.with(volumes, mass ?? '');
    }),
    remarks: [
      `The liquid volumes of "${titleOfVolumes}" times the densities of "${titleOfDensities}" are read as masses.`,
    ],
  };
}
