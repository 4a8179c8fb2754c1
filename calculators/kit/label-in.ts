/** What a unit is counted per: 100 m, of bar/100 m. */
const basisOf = (unit: string) => unit.slice(unit.indexOf('/') + 1);

/**
 * What a result is called while it stands in a unit, its usual one unless given: its label, which may name the basis of the
 * unit, with the basis of that one.
 */
export function labelIn(
  { label, unit: usual = '' }: { readonly label: string; readonly unit?: string },
  unit = usual,
): string {
  return label.replace(`per ${basisOf(usual)}`, `per ${basisOf(unit)}`);
}
