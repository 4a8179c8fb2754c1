import { solveOnIsobar } from './isobar.ts';
import type { PureSolver } from './pure-solver.ts';

const mostSteps = 200;
/** The lowest pressure that is looked at, over the critical one. */
const lowest = 1e-15;

/**
 * The state at h in J/kg and s in J/(kg·K), left in the solver; false when the range has none. Along an isentrope the
 * enthalpy rises with the pressure, (∂h/∂p)_s = v, through one phase and two.
 */
export function solveHS(solver: PureSolver, enthalpy: number, entropy: number): boolean {
  const { fluid } = solver;
  const { critical, equation } = fluid;
  let least = Math.log(critical.pressure * lowest);
  let most = Math.log(equation.range.maximumPressure);
  let lnP = Math.log(critical.pressure);
  let before = Infinity;
  for (let step = 0; step < mostSteps; step += 1) {
    const p = Math.min(Math.exp(lnP), equation.range.maximumPressure);
    const found = solveOnIsobar(solver, p, 'entropy', entropy);
    if (found === 'found') {
      const { h, v } = enthalpyAndVolume(solver);
      const missing = enthalpy - h;
      const change = missing / (p * v);
      const size = Math.abs(change);
      const rounding = Math.abs(missing) < 1e-14 * (Math.abs(h) + fluid.specificGasConstant * critical.temperature);
      if (size < 1e-14 || (size < 1e-9 && size >= 0.5 * before) || rounding) return true;
      before = size;
      if (missing > 0) least = lnP;
      else most = lnP;
      const next = lnP + change;
      lnP = next > least && next < most && step < 100 ? next : 0.5 * (least + most);
    } else {
      before = Infinity;
      if (found === 'too cold') least = lnP;
      else most = lnP;
      lnP = 0.5 * (least + most);
    }
    if (most - least < 1e-15) break;
  }
  return false;
}

function enthalpyAndVolume({ phase, quality, single, liquid, vapour }: PureSolver): { h: number; v: number } {
  if (phase !== 'two-phase') return { h: single.enthalpy, v: 1 / single.density };
  return {
    h: liquid.enthalpy + quality * (vapour.enthalpy - liquid.enthalpy),
    v: (1 - quality) / liquid.density + quality / vapour.density,
  };
}
