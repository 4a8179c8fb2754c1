import type { EquilibriumState, streamEquation } from '@isentrope/engineering/properties';
import { secantRoot } from '@isentrope/engineering/numerics';
import { undefinedIfRefused } from '@isentrope/engineering/quantities';

/** Pressure ratio of one step of the search for boiling of a supercritical fluid, and the share of the inlet pressure at which it ends. */
const searchStep = 0.94;
const lowestShare = 0.1;
const pressureTolerance = 1e-5;
const slopeStep = 5e-3;

/**
 * Returns the pressure, Pa, at which a liquid that expands at constant enthalpy begins to boil; undefined if none is found above a tenth
 * of the inlet pressure. Near the critical point a liquid cools as it expands and boils well below its vapour pressure at the inlet.
 */
export function boilingPressure(
  { equation, state: { enthalpy, temperature } }: ReturnType<typeof streamEquation>,
  inlet: number,
): number | undefined {
  const bubbleAt = (pressure: number): EquilibriumState => equation.stateAt({ pressure, quality: 0 });
  const isothermal = undefinedIfRefused(() => equation.stateAt({ temperature, quality: 0 }));
  if (!isothermal) return supercriticalBoiling(pressure => equation.stateAt({ pressure, enthalpy }), inlet);
  const start = isothermal.pressure;
  const found = undefinedIfRefused(() => {
    const slope = (isothermal.enthalpy - bubbleAt(start * (1 - slopeStep)).enthalpy) / (slopeStep * start);
    const excess = (pressure: number): number => bubbleAt(pressure).enthalpy - enthalpy;
    return secantRoot(excess, { guess: start, slope, tolerance: pressureTolerance * start, minimum: start / 2 });
  });
  return found?.x ?? start;
}

function supercriticalBoiling(stateAt: (pressure: number) => EquilibriumState, inlet: number): number | undefined {
  const boils = (pressure: number): boolean => undefinedIfRefused(() => stateAt(pressure))?.phase === 'two-phase';
  let [above, below] = [inlet, inlet];
  while (!boils(below)) {
    above = below;
    below *= searchStep;
    if (below < lowestShare * inlet) return undefined;
  }
  while (above / below - 1 > pressureTolerance) {
    const middle = Math.sqrt(above * below);
    if (boils(middle)) below = middle;
    else above = middle;
  }
  return below;
}
