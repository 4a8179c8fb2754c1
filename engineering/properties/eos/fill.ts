import { gasConstant as R } from './constants.ts';
import type { Mixture } from './mixture.ts';
import { at } from './model.ts';
import type { OneFluid } from './one-fluid.ts';
import type { FluidState, PhaseRoot, PhaseState } from './state.ts';

/** Copies what has been evaluated into the state of a phase at the pressure p in Pa. */
export function fillPhase(fluid: OneFluid, p: number, phase: PhaseState): void {
  const { temperature: T, volume, cv, pressureT, pressureV, molarMass } = fluid;
  const v = volume - fluid.c;
  const cp = cv - (T * pressureT * pressureT) / pressureV;
  phase.temperature = T;
  phase.pressure = p;
  phase.molarMass = molarMass;
  phase.molarVolume = v;
  phase.density = molarMass / v;
  phase.compressibility = (p * v) / (R * T);
  phase.molarInternalEnergy = fluid.internalEnergy;
  phase.molarEnthalpy = fluid.internalEnergy + p * v;
  phase.molarEntropy = fluid.entropy;
  phase.molarCp = cp;
  phase.molarCv = cv;
  phase.molarCpIdeal = fluid.idealCp;
  phase.speedOfSound = v * Math.sqrt((-pressureV * cp) / (cv * molarMass));
  phase.pressureByTemperature = pressureT;
  phase.pressureByVolume = pressureV;
  phase.moleFractions.set(fluid.x);
}

/** Fills the state with one phase: the whole fluid as last evaluated, at the pressure p in Pa. */
export function fillSinglePhase(mixture: Mixture, p: number, root: PhaseRoot, state: FluidState): void {
  const { whole } = mixture;
  const phase = root === 'vapour' ? state.vapour : state.liquid;
  fillPhase(whole, p, phase);
  state.condition = root;
  state.vapourFraction = root === 'vapour' ? 1 : 0;
  state.temperature = phase.temperature;
  state.pressure = p;
  state.molarMass = phase.molarMass;
  state.molarVolume = phase.molarVolume;
  state.density = phase.density;
  state.molarEnthalpy = phase.molarEnthalpy;
  state.molarInternalEnergy = phase.molarInternalEnergy;
  state.molarEntropy = phase.molarEntropy;
  state.moleFractions.set(whole.x);
}

/** Fills the state with the two phases `mixture.vapour` and `mixture.liquid` as last evaluated, per mole of fluid. */
export function fillTwoPhases(mixture: Mixture, p: number, vapourFraction: number, state: FluidState): void {
  const { vapour, liquid } = state;
  fillPhase(mixture.vapour, p, vapour);
  fillPhase(mixture.liquid, p, liquid);
  const liquidFraction = 1 - vapourFraction;
  state.condition = 'two-phase';
  state.vapourFraction = vapourFraction;
  state.temperature = vapour.temperature;
  state.pressure = p;
  state.molarMass = mixture.whole.molarMass;
  state.molarVolume = vapourFraction * vapour.molarVolume + liquidFraction * liquid.molarVolume;
  state.density = state.molarMass / state.molarVolume;
  state.molarEnthalpy = vapourFraction * vapour.molarEnthalpy + liquidFraction * liquid.molarEnthalpy;
  state.molarInternalEnergy = vapourFraction * vapour.molarInternalEnergy + liquidFraction * liquid.molarInternalEnergy;
  state.molarEntropy = vapourFraction * vapour.molarEntropy + liquidFraction * liquid.molarEntropy;
  state.moleFractions.set(mixture.whole.x);
}

/** Fills the state with the solver's two phases, the lighter one as vapour. */
export function fillFromSolver(mixture: Mixture, state: FluidState): void {
  const { solver } = mixture;
  const { n: first, volume: firstVolume } = solver.vapour;
  const { n: second, volume: secondVolume } = solver.liquid;
  let firstTotal = 0;
  let secondTotal = 0;
  for (let i = 0; i < mixture.size; i += 1) {
    firstTotal += at(first, i);
    secondTotal += at(second, i);
  }
  const lighter = firstVolume * secondTotal >= secondVolume * firstTotal;
  const { vapour, liquid } = mixture;
  const T = solver.temperature;
  (lighter ? vapour : liquid).setComposition(first, firstTotal);
  (lighter ? liquid : vapour).setComposition(second, secondTotal);
  (lighter ? vapour : liquid).evaluate(T, firstVolume / firstTotal);
  (lighter ? liquid : vapour).evaluate(T, secondVolume / secondTotal);
  fillTwoPhases(mixture, vapour.pressure, (lighter ? firstTotal : secondTotal) / (firstTotal + secondTotal), state);
}
