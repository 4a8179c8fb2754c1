/**
 * Reynolds number of the bore, 4·q_m/(π·d·μ), below which the Reader-Harris/Gallagher equation is not usable: its coefficient is up to 15 %
 * above that of plates there, and grows without bound below. Source: comparison with the plates of β from 0.5 to 0.7 of C. L. Hollingshead
 * et al., J. Pet. Sci. Eng. 78 (2011) 559–566.
 */
export const leastBoreReynolds = 1000;

/** Highest coefficient of the plates of Hollingshead et al., at β = 0.7 and a pipe Reynolds number of 300. */
const highestCoefficient = 0.8;
/** Coefficient of a small bore at high Reynolds numbers. */
const inviscidCoefficient = 0.61;

/**
 * Returns the coefficients between which a thin plate lies in viscous flow, at a Reynolds number of the bore. The higher is that of creeping
 * flow, √(Re/12π), which is exact for a small bore, up to the highest of any plate; the lower has the losses of creeping and of inviscid
 * flow added. They enclose the plates of Hollingshead et al. within 2 %.
 * Source: R. A. Sampson, Phil. Trans. R. Soc. A 182 (1891) 449–518, for the creeping flow.
 */
export function viscousCoefficients(boreReynolds: number): { readonly low: number; readonly high: number } {
  const creeping = boreReynolds / (12 * Math.PI);
  return {
    low: 1 / Math.sqrt(1 / creeping + 1 / inviscidCoefficient ** 2),
    high: Math.min(Math.sqrt(creeping), highestCoefficient),
  };
}
