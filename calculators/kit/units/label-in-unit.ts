/** The denominator of a unit: "100 m" for bar/100 m. */
const basisOf = (unit: string) => unit.slice(unit.indexOf('/') + 1);

/** The label of a result in a given unit: "per 100 m" in the label follows the denominator of the unit. */
export function labelInUnit(
  { label, unit: usual = '' }: { readonly label: string; readonly unit?: string },
  unit = usual,
): string {
  return label.replace(`per ${basisOf(usual)}`, `per ${basisOf(unit)}`);
}
