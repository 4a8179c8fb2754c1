import {
  ambiguousReadings,
  findUnit,
  kindOf,
  otherBasis,
  splitQuantity,
  type Kind,
} from '@isentrope/engineering/quantities';
import type { Definition } from '../definition/calculator-definition.ts';
import { readableUnits } from '../units/offered-units.ts';
import { inputOfTarget, type ColumnTarget } from './column-units.ts';
import { columnUnitOf, productUnitOf } from '../headings/unit-of-kind.ts';
import { splitMultiple } from '../headings/multiple-unit.ts';
import { conversionBasis } from '../headings/gravity-heading.ts';
import type { ListColumn } from './heading.ts';
import { normalRemark } from '../headings/normal-heading.ts';
import { isOutletPressure } from './outlet-pressures.ts';
import { absoluteUnit, statedBasisUnit } from './simulator-report.ts';

/** The units selectable for a column: those that the field offers, and that of the list. */
export function columnUnits(definition: Definition, target: ColumnTarget, { unit }: ListColumn): readonly string[] {
  const field = inputOfTarget(definition, target)?.field;
  if (field?.type !== 'quantity') return [];
  const { kind } = field;
  const listUnit = columnUnitOf(kind, unit);
  return [
    ...new Set([
      ...readableUnits(kind, field.unit, field.units),
      ...(listUnit === undefined ? [] : [listUnit]),
      ...(target.unit === undefined ? [] : [target.unit]),
      ...otherReading(kind, unit),
    ]),
  ];
}

/** The other unit that a spelling may mean, such as MMlb/h for "Mlb/h". */
function otherReading(kind: Kind, unit: string): string[] {
  const meant = unit === '' ? undefined : ambiguousReadings(`1 ${unit}`)?.meant.slice(2);
  const found = meant === undefined ? undefined : findUnit(kind, meant)?.symbol;
  return found === undefined ? [] : [found];
}

/** How the numbers of a column become those of its field. */
const productHints = {
  density: 'A volume flow: multiplied by the density',
  molarMass: 'A molar or standard flow: multiplied by the molar mass',
  viscosity: 'A kinematic viscosity: multiplied by the density',
} as const;

/** A hint on how the unit of a column was interpreted; undefined if the list states it. */
export function unitHint(definition: Definition, target: ColumnTarget, column: ListColumn): string | undefined {
  const { unit } = column;
  const field = inputOfTarget(definition, target)?.field;
  if (field?.type !== 'quantity' || target.unit === undefined) return undefined;
  if (isOutletPressure(field, target.unit))
    return 'A downstream pressure: subtracted from the upstream pressure of its row.';
  const { kind } = field;
  const inWords = unitName(kind, target.unit);
  if (statedBasisUnit(field, column, target.unit) === target.unit) return undefined;
  if (unit === '' && field.unit === '' && kind !== 'fraction') return undefined;
  if (unit === '') {
    const { samples = [] } = column;
    const bare = samples.filter(cell => splitQuantity(cell) === undefined);
    if (samples.length > 0 && bare.length === 0) return undefined;
    return bare.length < samples.length
      ? `Numbers without a unit are read in ${inWords}.`
      : `The list gives no unit: read in ${inWords}.`;
  }
  const listUnit = columnUnitOf(kind, unit);
  const product = productUnitOf(kind, target.unit);
  const ofNormal = normalRemark(column.name, unit);
  if (product)
    return [`${productHints[kind === 'massFlow' ? product.factor : 'viscosity']} of its row.`, ofNormal]
      .filter(part => part !== undefined)
      .join(' ');
  if (ofNormal !== undefined) return ofNormal;
  const stated = otherBasis(kind) ? undefined : conversionBasis(kind, target.unit);
  if (stated !== undefined) return `“${unit}” is converted: ${stated}.`;
  if (listUnit === undefined) return `“${unit}” is not a unit of ${field.label}: read in ${inWords}.`;
  const absolute = absoluteUnit(field, column);
  if (absolute === target.unit) {
    const gauge = findUnit(kind, `${unit}(g)`)?.symbol ?? listUnit;
    return `“${unit}” of a simulator's stream is absolute: read as ${inWords}. Choose ${gauge} if it is gauge.`;
  }
  if (listUnit !== target.unit) return `The list says ${unit}.`;
  if (splitMultiple(unit)) return `“${unit}” is read as ${inWords}.`;
  const readings = ambiguousReadings(`1 ${unit}`);
  if (readings) return `“${unit}” is read as ${inWords}; if ${readings.meant.slice(2)} is meant, choose it.`;
  const isBare = otherBasis(kind) !== undefined && findUnit('pressureDifference', unit) !== undefined;
  return isBare ? `“${unit}” may be gauge or absolute: read as ${inWords}.` : undefined;
}

/** The symbol of a unit, or its name if it has none. */
export function unitName(kind: Parameters<typeof kindOf>[0], unit: string): string {
  if (unit !== '') return unit;
  return kindOf(kind).units.find(({ symbol }) => symbol === '')?.name ?? 'no unit';
}
