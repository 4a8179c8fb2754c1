import { gasConstant as R } from '../../quantities/index.ts';
import type { Mixture } from './mixture.ts';
import { at } from './model.ts';
import type { OneFluid } from './one-fluid.ts';
import type { PhaseKernel } from './phase-kernel.ts';
import type { FluidState, PhaseRoot, PhaseState } from './state.ts';

/** Copies the evaluated properties to the state of a phase at the pressure p in Pa. */
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

/** Fills the state with a single phase: the whole fluid as last evaluated, at the pressure p in Pa. */
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

/** Fills the state with the solver's two phases; the one of lower mass density is the vapour, as it lies above. */
export function fillFromSolver(mixture: Mixture, state: FluidState): void {
  const { solver, vapour, liquid } = mixture;
  const inOrder = massDensity(solver.vapour) <= massDensity(solver.liquid);
  const lighter = inOrder ? solver.vapour : solver.liquid;
  const heavier = inOrder ? solver.liquid : solver.vapour;
  const lighterTotal = takePhase(vapour, lighter, solver.temperature);
  const heavierTotal = takePhase(liquid, heavier, solver.temperature);
  fillTwoPhases(mixture, vapour.pressure, lighterTotal / (lighterTotal + heavierTotal), state);
}

/** kg/m³, with the translated volume. */
function massDensity({ n, volume, model: { molarMass, c } }: PhaseKernel): number {
  let mass = 0;
  let translation = 0;
  for (let i = 0; i < n.length; i += 1) {
    mass += at(n, i) * at(molarMass, i);
    translation += at(n, i) * at(c, i);
  }
  return mass / (volume - translation);
}

/** Evaluates a phase of the solver as a fluid; returns its moles. */
function takePhase(fluid: OneFluid, { n, volume }: PhaseKernel, T: number): number {
  let total = 0;
  for (let i = 0; i < n.length; i += 1) total += at(n, i);
  fluid.setComposition(n, total);
  fluid.evaluate(T, volume / total);
  return total;
}
