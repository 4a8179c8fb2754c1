import { createMixture, lnPhi } from '../eos/index.ts';
import { GergMixture } from '../gerg/gerg-mixture.ts';
import type { EquilibriumPhase, EquilibriumState } from '../helmholtz/index.ts';
import type { RequestedMethod } from '../index.ts';

/** A phase of a state, with its amount in mol/mol. */
export interface Share {
  readonly name: string;
  readonly amount: number;
  readonly phase: EquilibriumPhase;
}

/** All phases of a state with their mole fractions, the lightest first. */
export function phasesOf(state: EquilibriumState, composition: Readonly<Record<string, number>>): readonly Share[] {
  const { phases, liquids, vapourFraction = 0 } = state;
  const below = liquids?.map(liquid => ({ name: liquid.name, amount: liquid.moleFraction, phase: liquid }));
  if (!phases) return below ?? [{ name: state.phase, amount: 1, phase: { composition, state } }];
  return [
    { name: 'vapour', amount: vapourFraction, phase: phases.vapour },
    ...(below ?? [{ name: 'liquid', amount: 1 - vapourFraction, phase: phases.liquid }]),
  ];
}

/** ln φ of a phase of mole fractions x, on the root of lower Gibbs energy, by the equation alone. */
export function equationOf(method: RequestedMethod, ids: readonly string[], T: number, p: number) {
  const out = new Float64Array(ids.length);
  const { model } = createMixture(ids);
  const gerg = new GergMixture(ids);
  return (x: Float64Array): Float64Array => {
    if (method === 'pr') lnPhi(model, x, T, p, out);
    else {
      gerg.setComposition(x);
      if (gerg.solvePT(p, T)) gerg.lnFugacityCoefficients(out);
      else out.fill(NaN);
    }
    return out;
  };
}

/**
 * Lowest tangent-plane distance from pure components and from mixtures of each with the phases of the state, where successive substitution
 * has converged.
 */
export function lowestDistance(
  z: Float64Array,
  lnF: readonly number[],
  phi: (x: Float64Array) => Float64Array,
  steps = 40,
): number {
  let lowest = 0;
  for (const own of [0.999, 0.6]) {
    for (let start = 0; start < z.length; start += 1) {
      let w = z.map((share, i) => (1 - own) * share + (i === start ? own : 0));
      for (let step = 0; step < steps; step += 1) {
        const lnPhis = phi(w);
        const amounts = w.map((_, i) => Math.exp((lnF[i] ?? NaN) - (lnPhis[i] ?? NaN)));
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        const next = amounts.map(amount => amount / total);
        const change = next.reduce((maximum, share, i) => Math.max(maximum, Math.abs(share - (w[i] ?? NaN))), 0);
        w = next;
        if (change < 1e-7) {
          lowest = Math.min(lowest, 1 - total);
          break;
        }
      }
    }
  }
  return lowest;
}
