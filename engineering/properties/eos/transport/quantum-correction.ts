import { exp, log } from '../../../elementary/index.ts';
import { gasConstant as R } from '../../../quantities/index.ts';
import { ChungFluid, denseConductivity, denseViscosity, diluteViscosity, setCoefficients } from './chung.ts';
import type { Mixture } from '../mixture.ts';
import { at } from '../model.ts';
import { quantumGases, type QuantumGas } from './quantum-gases.ts';
import type { PhaseState } from '../state.ts';

/** A component whose own correlations replace Chung's corresponding states. */
interface CorrectedComponent {
  readonly index: number;
  readonly gas: QuantumGas;
  /** The component in Chung's correlation. */
  readonly fluid: ChungFluid;
  /** kg/mol. */
  readonly molarMass: number;
}

const correctedIn = new WeakMap<Mixture, readonly CorrectedComponent[]>();

function corrected(mixture: Mixture): readonly CorrectedComponent[] {
  const known = correctedIn.get(mixture);
  if (known !== undefined) return known;
  const result = mixture.components.flatMap((component, index) => {
    const gas = quantumGases.get(component.id);
    if (gas === undefined) return [];
    const { molarMass } = component;
    const fluid = Object.assign(new ChungFluid(), { molarMass: 1000 * molarMass, ...gas.constants });
    setCoefficients(fluid);
    return [{ index, gas, fluid, molarMass }];
  });
  correctedIn.set(mixture, result);
  return result;
}

/** Limits of the correlations: K, and m³/mol, which at 300 K is reached at some 2000 bar. */
const hottest = 1000;
const densest = 30e-6;

/** Temperature, K, and molar volume, m³/mol, at which the pure components are compared. */
function comparisonState({ temperature, molarVolume }: PhaseState): { T: number; V: number } {
  return { T: Math.min(temperature, hottest), V: Math.max(molarVolume, densest) };
}

/** Π r_i^x_i of the ratio of each such component's own correlation to Chung's, as pure fluids. */
function correction(mixture: Mixture, phase: PhaseState, ratioOf: (component: CorrectedComponent) => number): number {
  let logarithm = 0;
  for (const component of corrected(mixture)) {
    const share = at(phase.moleFractions, component.index);
    if (share > 0) logarithm += share * log(ratioOf(component));
  }
  return exp(logarithm);
}

/**
 * Factor on the Chung viscosity of a phase that makes pure hydrogen and helium follow their own correlations, at the temperature and molar
 * volume of the phase. In a mixture each is weighted by its mole fraction, an interpolation specific to this program, within 6 % of 1 up to
 * 200 bar, and 1 without them.
 */
export function viscosityCorrection(mixture: Mixture, phase: PhaseState): number {
  const { T, V } = comparisonState(phase);
  return correction(
    mixture,
    phase,
    ({ gas, fluid, molarMass }) =>
      gas.viscosity(T, molarMass / V) / denseViscosity(fluid, T, 1e6 * V, diluteViscosity(fluid, T)),
  );
}

/** The same for the thermal conductivity. */
export function conductivityCorrection(mixture: Mixture, phase: PhaseState): number {
  const { T, V } = comparisonState(phase);
  const { model } = mixture;
  return correction(mixture, phase, ({ index, gas, fluid, molarMass }) => {
    model.setTemperature(T);
    const cv = at(model.idealCp, index) / R - 1;
    return gas.conductivity(T, molarMass / V) / denseConductivity(fluid, T, 1e6 * V, cv, diluteViscosity(fluid, T));
  });
}
