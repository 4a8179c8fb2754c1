import type { StiffIntegrator } from '../../numerics/index.ts';

/** Shortens the last integration step to the time at which a function of the state, scaled to about 1, was zero. */
export function truncateLastStep(integrator: StiffIntegrator, measure: (state: Float64Array) => number): void {
  const state = new Float64Array(integrator.state.length);
  let [low, high] = [integrator.previousTime, integrator.time];
  const at = (time: number): number => {
    integrator.interpolate(time, state);
    return measure(state);
  };
  let [below, above] = [at(low), at(high)];
  for (let round = 0; round < 60 && high - low > 1e-12 * high; round += 1) {
    // Illinois variant of regula falsi: halves the value at the retained end.
    const time = Math.min(high, Math.max(low, low + ((high - low) * below) / (below - above)));
    const value = at(time);
    if (Math.abs(value) < 1e-10) {
      [low, high] = [time, time];
    } else if (value > 0 === below > 0) {
      [low, below] = [time, value];
      above /= 2;
    } else {
      [high, above] = [time, value];
      below /= 2;
    }
  }
  integrator.interpolate(high, state);
  integrator.restart(high, state);
}
