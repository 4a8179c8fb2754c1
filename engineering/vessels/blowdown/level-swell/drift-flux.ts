import { pow } from '../../../elementary/index.ts';
import { requireNotNegative, requirePositive, standardGravity } from '../../../quantities/index.ts';

/**
 * Flow regime of vapour rising through a boiling liquid. 'churn-turbulent': non-foaming liquids below about 0.1 Pa·s. 'bubbly': more
 * viscous non-foaming liquids. 'homogeneous': foam, with no vapour disengagement.
 */
export type SwellRegime = 'churn-turbulent' | 'bubbly' | 'homogeneous';

/**
 * Parameters of the regimes with slip: K of the rise velocity, and the best-estimate distribution parameter C₀. C₀ = 1 gives the largest
 * swell.
 * Source: H. G. Fisher et al., Emergency Relief System Design Using DIERS Technology, AIChE (1992); J. Etchells and J. Wilday, Workbook for
 * Chemical Reactor Relief System Sizing, HSE CRR 136/1998. Certainty: the relations as generally used, checked against the drift-flux
 * balance that they follow from, not against worked examples of these books.
 */
export const driftFlux = {
  'churn-turbulent': { rise: 1.53, bestDistribution: 1.5 },
  bubbly: { rise: 1.18, bestDistribution: 1.2 },
} as const;

type Slipping = keyof typeof driftFlux;

/** Rise velocity of a bubble, m/s: u∞ = K·(σ·g·(ρ_l − ρ_g))^¼/√ρ_l, from surface tension, N/m, and densities, kg/m³. */
export function riseVelocity(
  regime: Slipping,
  surfaceTension: number,
  liquidDensity: number,
  gasDensity: number,
): number {
  requirePositive('liquidDensity', liquidDensity);
  const buoyancy = Math.max(0, surfaceTension) * standardGravity * Math.max(0, liquidDensity - gasDensity);
  return (driftFlux[regime].rise * pow(buoyancy, 0.25)) / Math.sqrt(liquidDensity);
}

/** Hindrance of a bubble by its neighbours, divided by the void fraction: (1 − α)²/(1 − α³) for bubbly flow, 1 for churn-turbulent flow. */
export function hindrance(regime: Slipping, voidFraction: number): number {
  if (regime === 'churn-turbulent') return 1;
  // (1 − α)²/(1 − α³) after cancelling a common factor, which would give 0/0 in pure vapour.
  return (1 - voidFraction) / (1 + voidFraction + voidFraction ** 2);
}

/**
 * Mean void fraction of a liquid that boils throughout its volume in an upright vessel, from ψ = j_g/u∞ at the surface: churn-turbulent
 * flow ψ = 2α/(1 − C₀·α), bubbly flow ψ = α·(1 − α)²/((1 − α³)·(1 − C₀·α)). 1 where more vapour arrives than can disengage.
 */
export function meanVoid(regime: Slipping, psi: number, distribution = 1): number {
  requireNotNegative('psi', psi);
  if (regime === 'churn-turbulent') return psi === Infinity ? 1 / distribution : psi / (2 + distribution * psi);
  return bubblyVoid(psi, distribution);
}

/** ψ from the mean void fraction, with C₀ = 1: 2α/(1 − α) for churn-turbulent flow, α/(1 + α + α²) for bubbly flow. */
export function psiOfMean(regime: Slipping, mean: number): number {
  return regime === 'churn-turbulent' ? (2 * mean) / (1 - mean) : mean / (1 + mean + mean ** 2);
}

/** ψ from the void fraction at the surface, with C₀ = 1; for churn-turbulent flow half of that from the mean. */
export function psiOfSurface(regime: Slipping, atSurface: number): number {
  return regime === 'churn-turbulent' ? atSurface / (1 - atSurface) : psiOfMean(regime, atSurface);
}

/** Void fraction at the surface: α = ψ/(1 + C₀·ψ) for churn-turbulent flow; for bubbly flow the mean is used. */
export function surfaceVoid(regime: Slipping, psi: number, distribution = 1): number {
  requireNotNegative('psi', psi);
  if (regime === 'churn-turbulent') return psi === Infinity ? 1 / distribution : psi / (1 + distribution * psi);
  return bubblyVoid(psi, distribution);
}

/** Void fraction at the surface from the mean, for an upright vessel: 2α/(1 + C₀·α) for churn-turbulent flow. */
export function surfaceOfMean(regime: Slipping, mean: number, distribution = 1): number {
  return regime === 'churn-turbulent' ? (2 * mean) / (1 + distribution * mean) : mean;
}

/**
 * Void fraction of bubbly flow. With C₀ = 1 it is the root of ψ = α/(1 + α + α²), which has none above ψ = 1/3; otherwise it is found by
 * bisection, and grows with ψ up to pure vapour or, without bound, up to 1/C₀.
 */
function bubblyVoid(psi: number, distribution: number): number {
  if (distribution === 1) {
    const rest = (1 - psi) ** 2 - 4 * psi ** 2;
    return psi >= 1 / 3 ? 1 : (2 * psi) / (1 - psi + Math.sqrt(Math.max(0, rest)));
  }
  let low = 0;
  let high = 1 / distribution;
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (low + high) / 2;
    if ((middle * hindrance('bubbly', middle)) / (1 - distribution * middle) < psi) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Vapour mass fraction of the flow through a nozzle reached by the swollen liquid: drift flux at the surface with the void fraction α
 * there, j_g = α·(C₀·(j_g + j_l) + u), both velocities from the flow through the surface. At most 1.
 * Flow kg/s, vessel cross-section there m², slip velocity u m/s (the hindered rise velocity), densities kg/m³.
 */
export function vapourShare(
  flow: number,
  { area, voidFraction, slip, gasDensity, liquidDensity }: Surface,
  distribution = 1,
): number {
  const dragged = distribution * voidFraction;
  const slipping = flow > 0 ? (voidFraction * area * slip) / flow : Infinity;
  return Math.min(1, (slipping + dragged / liquidDensity) / ((1 - dragged) / gasDensity + dragged / liquidDensity));
}

/** Surface of a swollen liquid: area m², void fraction, slip velocity m/s, densities kg/m³. */
export interface Surface {
  readonly area: number;
  readonly voidFraction: number;
  readonly slip: number;
  readonly gasDensity: number;
  readonly liquidDensity: number;
}
