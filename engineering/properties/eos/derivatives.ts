import { solveLinearSystem } from '../../numerics/index.ts';
import type { Mixture } from './mixture.ts';
import { at } from './model.ts';
import { setFeed } from './feed.ts';
import type { FluidState } from './state.ts';
import { startFromState } from './equilibrium/two-phase-start.ts';

/** Derivatives of an equilibrium state by molar internal energy u and volume v, including mass transfer between two phases. */
export class EquilibriumDerivatives {
  /** (∂T/∂u)_v, K·mol/J: the reciprocal of the heat capacity at constant volume. */
  temperatureByEnergy = NaN;
  /** (∂T/∂v)_u, K·mol/m³. */
  temperatureByVolume = NaN;
  /** (∂p/∂u)_v, Pa·mol/J. */
  pressureByEnergy = NaN;
  /** (∂p/∂v)_u, Pa·mol/m³. */
  pressureByVolume = NaN;
  /** (∂p/∂v)_s, Pa·mol/m³. */
  pressureByVolumeAtEntropy = NaN;
  /** √(∂p/∂ρ)_s, m/s: in two phases that of the homogeneous equilibrium mixture. */
  speedOfSound = NaN;
}

/** Computes the derivatives of the equilibrium in `state`. Throws a RangeError for an empty state. */
export function equilibriumDerivatives(mixture: Mixture, state: FluidState, out: EquilibriumDerivatives): void {
  if (state.condition === undefined) throw new RangeError('the state is empty: a flash must fill it first');
  if (state.condition === 'two-phase') ofTwoPhases(mixture, state, out);
  else {
    const {
      temperature: T,
      pressure: p,
      molarCv,
      pressureByTemperature,
      pressureByVolume,
    } = state.condition === 'vapour' ? state.vapour : state.liquid;
    out.temperatureByEnergy = 1 / molarCv;
    out.temperatureByVolume = (p - T * pressureByTemperature) / molarCv;
    out.pressureByEnergy = pressureByTemperature / molarCv;
    out.pressureByVolume = pressureByVolume + pressureByTemperature * out.temperatureByVolume;
  }
  out.pressureByVolumeAtEntropy = out.pressureByVolume - state.pressure * out.pressureByEnergy;
  out.speedOfSound = state.molarVolume * Math.sqrt(-out.pressureByVolumeAtEntropy / state.molarMass);
}

/** By the linearised equilibrium equations at given u and v, perturbing u and v in turn. */
function ofTwoPhases(mixture: Mixture, state: FluidState, out: EquilibriumDerivatives): void {
  setFeed(mixture, state.moleFractions);
  startFromState(mixture, state);
  const { solver, size } = mixture;
  const v = state.molarVolume + mixture.whole.c;
  const T = solver.temperature;
  solver.vapour.evaluate(T);
  solver.liquid.evaluate(T);
  solver.assemble('UV', state.molarInternalEnergy, v);
  solver.step.fill(0);
  solver.step[size + 1] = 1 / (8 * T);
  if (!solveLinearSystem(solver.matrix, solver.step, size + 3)) throw singular(state);
  out.temperatureByEnergy = T * at(solver.step, size);
  out.pressureByEnergy = pressureChange(mixture);
  solver.assemble('UV', state.molarInternalEnergy, v);
  solver.step.fill(0);
  solver.step[size + 2] = 1 / v;
  if (!solveLinearSystem(solver.matrix, solver.step, size + 3)) throw singular(state);
  out.temperatureByVolume = T * at(solver.step, size);
  out.pressureByVolume = pressureChange(mixture);
}

function pressureChange({ solver, size }: Mixture): number {
  const { vapour, step, move, temperature } = solver;
  let change = vapour.pressureT * temperature * at(step, size) + vapour.pressureV * vapour.volume * at(step, size + 1);
  for (let i = 0; i < size; i += 1) change += at(vapour.pressureN, i) * at(move, i) * at(step, i);
  return change;
}

function singular({ temperature, pressure }: FluidState): RangeError {
  return new RangeError(`the phases cannot be told apart at ${temperature} K and ${pressure} Pa`);
}
