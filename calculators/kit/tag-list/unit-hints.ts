import { findUnit, kindOf, otherBasis } from '@isentrope/engineering/quantities';
import type { Definition } from '../definition/calculator-definition.ts';
import { unitsToRead } from '../units/offered-units.ts';
import { inputOfTarget, unitMeant, type ColumnTarget } from './match-columns.ts';
import type { ListColumn } from './heading.ts';

/** The units selectable for a column: those that the field offers, and that of the list. */
export function columnUnits(definition: Definition, target: ColumnTarget, { unit }: ListColumn): readonly string[] {
  const field = inputOfTarget(definition, target)?.field;
  if (field?.type !== 'quantity') return [];
  const { kind } = field;
  const given = unit === '' ? undefined : unitMeant(kind, unit);
  return [
    ...new Set([
      ...unitsToRead(kind, field.unit, field.units),
      ...(given === undefined ? [] : [given]),
      ...(target.unit === undefined ? [] : [target.unit]),
    ]),
  ];
}

/** A hint on how the unit of a column was interpreted; undefined if the list states it. */
export function unitSaid(definition: Definition, target: ColumnTarget, { unit }: ListColumn): string | undefined {
  const field = inputOfTarget(definition, target)?.field;
  if (field?.type !== 'quantity' || target.unit === undefined) return undefined;
  const { kind } = field;
  const inWords = unitInWords(kind, target.unit);
  if (unit === '')
    return field.unit === '' && kind !== 'fraction' ? undefined : `The list gives no unit: read in ${inWords}.`;
  const given = unitMeant(kind, unit);
  if (given === undefined) return `“${unit}” is not a unit of ${field.label}: read in ${inWords}.`;
  if (given !== target.unit) return `The list says ${unit}.`;
  const isBare = otherBasis(kind) !== undefined && findUnit('pressureDifference', unit) !== undefined;
  return isBare ? `“${unit}” does not say gauge or absolute: read as ${inWords}.` : undefined;
}

/** The symbol of a unit, or its name if it has none. */
export function unitInWords(kind: Parameters<typeof kindOf>[0], unit: string): string {
  if (unit !== '') return unit;
  return kindOf(kind).units.find(({ symbol }) => symbol === '')?.name ?? 'no unit';
}
