import { wholePower } from '../elementary/index.ts';
import { requirePositive } from '../quantities/index.ts';

/** Fixity of the ends of a span, with the first root of its frequency equation. */
export const endConditions = {
  'Pinned, pinned': Math.PI,
  'Fixed, pinned': 3.927,
  'Fixed, fixed': 4.73,
  Cantilever: 1.875,
} as const;
/** Fixity of the ends of a span. */
export type EndCondition = keyof typeof endConditions;

/** Young's modulus, Pa, and density, kg/m³, of pipe materials at 20 °C; typical values. */
export const pipeMaterials = {
  'Carbon steel': { modulus: 203e9, density: 7850 },
  'Stainless steel': { modulus: 195e9, density: 8000 },
  Duplex: { modulus: 200e9, density: 7800 },
} as const;
/** A pipe material with known density and modulus. */
export type PipeMaterial = keyof typeof pipeMaterials;

/** A span of fluid-filled pipe. SI units. */
export interface Span {
  readonly length: number;
  readonly outsideDiameter: number;
  readonly wallThickness: number;
  readonly fluidDensity: number;
  readonly material: PipeMaterial;
  readonly ends: EndCondition;
}

/** Second moment of area, m⁴, of a pipe: π/64·(D⁴ − d⁴). */
export function secondMoment(outsideDiameter: number, wallThickness: number): number {
  const inside = outsideDiameter - 2 * wallThickness;
  return (Math.PI / 64) * (wholePower(outsideDiameter, 4) - wholePower(inside, 4));
}

/** Mass per metre of pipe with its fluid, kg/m, without insulation. */
export function massPerMetre({
  outsideDiameter,
  wallThickness,
  fluidDensity,
  material,
}: Omit<Span, 'length' | 'ends'>) {
  const inside = outsideDiameter - 2 * wallThickness;
  const steel = pipeMaterials[material].density * (outsideDiameter ** 2 - inside ** 2);
  return (Math.PI / 4) * (steel + fluidDensity * inside ** 2);
}

/**
 * First natural frequency of a span, Hz: f = λ²/(2π)·√(E·I/(m·L⁴)), a slender beam of uniform mass. Throws a RangeError for a value that is
 * not positive.
 */
export function naturalFrequency(span: Span): number {
  requirePositive('outsideDiameter', span.outsideDiameter);
  requirePositive('wallThickness', span.wallThickness);
  requirePositive('length', span.length);
  const stiffness = pipeMaterials[span.material].modulus * secondMoment(span.outsideDiameter, span.wallThickness);
  const root = endConditions[span.ends];
  return (root ** 2 / (2 * Math.PI)) * Math.sqrt(stiffness / (massPerMetre(span) * wholePower(span.length, 4)));
}

/** Strouhal number of the large eddies in a flow. */
export const strouhalNumber = 0.2;

/** Ratios of shedding to natural frequency between which lock-in is possible. */
export const lockIn = { from: 0.8, to: 1.2 } as const;

/** Frequency of the large eddies, Hz: St·v/D with St = 0.2; an order-of-magnitude estimate. */
export function eddyFrequency(velocity: number, insideDiameter: number): number {
  return (strouhalNumber * requirePositive('velocity', velocity)) / requirePositive('insideDiameter', insideDiameter);
}
