import { editableNumber, fromSi, parseQuantity, type Kind } from '@isentrope/engineering/quantities';
import { conversionBasis } from './gravity-heading.ts';

/** The property by which a quantity is multiplied, in kg/m³ where its unit is relative to water. */
export function factorText(kind: Kind, value: number, unit: string): string {
  if (conversionBasis(kind, unit) === undefined) return `${editableNumber(value)} ${unit}`;
  const parsed = parseQuantity(kind, `${editableNumber(value)} ${unit}`, 'kg/m³');
  return parsed.ok ? `${editableNumber(fromSi(kind, parsed.si, 'kg/m³'))} kg/m³` : `${editableNumber(value)} ${unit}`;
}
