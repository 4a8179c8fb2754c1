import { editableNumber, fromSi, parseQuantity, type FlowUnit, type Kind } from '@isentrope/engineering/quantities';
import { conversionBasis } from './gravity-heading.ts';

/** The property by which a quantity is multiplied, in kg/m³ where its unit is relative to water. */
function factorText(kind: Kind, value: number, unit: string): string {
  if (conversionBasis(kind, unit) === undefined) return `${editableNumber(value)} ${unit}`;
  const parsed = parseQuantity(kind, `${editableNumber(value)} ${unit}`, 'kg/m³');
  return parsed.ok ? `${editableNumber(fromSi(kind, parsed.si, 'kg/m³'))} kg/m³` : `${editableNumber(value)} ${unit}`;
}

/** The name of the property that multiplies a quantity in a unit. */
export const factorName = ({ factor }: FlowUnit): string => (factor === 'density' ? 'density' : 'molar mass');

/** The text of a quantity in a unit as a product with the property of its row. */
export function productText(value: number, unit: FlowUnit, property: number, propertyUnit: string): string {
  return `${editableNumber(value)} ${unit.symbol} × ${factorText(unit.factor, property, propertyUnit)}`;
}
