import { requirePositive } from '../quantities/index.ts';

/** Density of carbon steel in the mass formula of ASME B36.10M, kg/m³: 0.0246615 = π · 7850 · 10⁻⁶. */
export const steelDensity = 7850;

/** Density of water in a filled pipe, kg/m³, by convention. */
export const waterDensity = 1000;

interface Section {
  /** m */
  readonly outerDiameter: number;
  /** m */
  readonly wallThickness: number;
}

function checked({ outerDiameter, wallThickness }: Section): Section {
  requirePositive('outerDiameter', outerDiameter);
  if (!(wallThickness > 0 && 2 * wallThickness < outerDiameter))
    throw new RangeError(`wallThickness must be above 0 and below half the diameter, got ${wallThickness}`);
  return { outerDiameter, wallThickness };
}

/**
 * Plain-end mass per metre, kg/m: W = 0.0246615 (D − t) t with D and t in mm, the formula of ASME B36.10M:2018,
 * clause 5, for carbon steel of 7850 kg/m³. Throws a RangeError for a diameter that is not positive or a wall that
 * leaves no bore.
 */
export function massPerLength(section: Section): number {
  const { outerDiameter, wallThickness } = checked(section);
  return 24661.5 * (outerDiameter - wallThickness) * wallThickness;
}

/** Cross-section of the bore, m²: A = π/4 · (D − 2t)². Throws like `massPerLength`. */
export function flowArea(section: Section): number {
  const { outerDiameter, wallThickness } = checked(section);
  return (Math.PI / 4) * (outerDiameter - 2 * wallThickness) ** 2;
}

/** Outside surface per metre of pipe, m²/m: π · D. Throws like `massPerLength`. */
export function surfacePerLength(section: Section): number {
  return Math.PI * checked(section).outerDiameter;
}

/** Mass per metre full of water at 1000 kg/m³, kg/m. Throws like `massPerLength`. */
export function waterFilledMassPerLength(section: Section): number {
  return massPerLength(section) + waterDensity * flowArea(section);
}
