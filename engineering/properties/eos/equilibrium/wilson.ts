import { log } from '../../../elementary/index.ts';
import { at, type Model } from '../model.ts';

/**
 * ln K_i of Wilson's correlation, ln(p_c/p) + 5.373·(1 + ω)·(1 − T_c/T): the usual initial estimate.
 * Source: G. M. Wilson, A modified Redlich-Kwong equation of state, AIChE 65th National Meeting, Cleveland (1969).
 */
export function wilsonLnK(model: Model, T: number, p: number, out: Float64Array): void {
  const lnP = log(p);
  for (let i = 0; i < model.size; i += 1) out[i] = at(model.wilsonConstant, i) - at(model.wilsonSlope, i) / T - lnP;
}
