import { log } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';
import { referencePressure } from './constants.ts';
import type { Mixture } from './mixture.ts';
import { at } from './model.ts';
import type { PhaseState } from './state.ts';

/** Writes the chemical potential of each component of a phase from a flash or `phaseAt`, J/mol: Σ x_i·μ_i = h − T·s. */
export function chemicalPotentials(mixture: Mixture, phase: PhaseState, out: Float64Array): void {
  const { model, solver, size } = mixture;
  const { temperature: T, pressure, moleFractions } = phase;
  const kernel = solver.vapour;
  kernel.n.set(moleFractions);
  kernel.volume = phase.molarVolume;
  for (let i = 0; i < size; i += 1) kernel.volume += at(moleFractions, i) * at(model.c, i);
  kernel.evaluate(T);
  const lnReference = log(referencePressure);
  for (let i = 0; i < size; i += 1) {
    const ideal = at(model.idealEnthalpy, i) - T * at(model.idealEntropy, i);
    out[i] = ideal + R * T * (at(kernel.lnF, i) - lnReference) - pressure * at(model.c, i);
  }
}
