import { exp, expm1, log } from '../../elementary/index.ts';
import { standardGravity } from '../../quantities/index.ts';
import type { FluidState } from '../fluid/fluid-state.ts';

/** A gas that flows isothermally between two planes, Pa absolute. */
interface GasRun {
  readonly inlet: number;
  readonly outlet: number;
  /** Elevation of the outlet above the inlet, m. */
  readonly rise: number;
  /** Friction and fittings, Pa·kg/m³, with the sign of the flow. */
  readonly loss: number;
  /** kg/(m²·s); 0 where the velocity does not change. */
  readonly massFlux: number;
}

/** The pressure differences of a gas between two planes, Pa, and the densities that belong to them, kg/m³. */
interface GasDifferences {
  /** ∫ρ·dp over the difference of pressures. */
  readonly density: number;
  /** ∫ρ²·dz over the rise and that density. */
  readonly staticDensity: number;
  readonly acceleration: number;
  readonly staticHead: number;
}

/** Relative difference of pressures below which the gas has one density. */
const onePressure = 1e-9;

/**
 * Returns the differences of isothermal flow, ∫ρ·dp = loss + G²·ln(ρ1/ρ2) + g·∫ρ²·dz, over the mean density: with the loss over it they
 * add up to the difference of pressures. ρ²/∫ρ·dp is taken as constant over a rise. Source: as for the branch of a gas.
 */
export function gasDifferences(state: FluidState, { inlet, outlet, rise, loss, massFlux }: GasRun): GasDifferences {
  const [inletDensity, outletDensity] = [state.densityAt(inlet), state.densityAt(outlet)];
  const [inletPotential, outletPotential] = [state.potentialAt(inlet, 0), state.potentialAt(outlet, 0)];
  const density =
    Math.abs(inlet - outlet) <= onePressure * inlet
      ? inletDensity
      : (inletPotential - outletPotential) / (inlet - outlet);
  const perPotential = 0.5 * (inletDensity ** 2 / inletPotential + outletDensity ** 2 / outletPotential);
  const exponent = perPotential * standardGravity * rise;
  const mean = Math.abs(exponent) < 1e-12 ? 1 : expm1(exponent) / exponent;
  const column = outletPotential * (exp(exponent) - 1) + loss * (mean - 1);
  return {
    density,
    staticDensity: rise === 0 ? density : column / (density * standardGravity * rise),
    acceleration: (massFlux ** 2 * log(inletDensity / outletDensity)) / density,
    staticHead: column / density,
  };
}
