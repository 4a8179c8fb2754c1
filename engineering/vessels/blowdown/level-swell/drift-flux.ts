import { pow } from '../../../elementary/index.ts';
import { requireNotNegative, requirePositive, standardGravity } from '../../../quantities/index.ts';

/**
 * How vapour rises through a boiling liquid. 'churn-turbulent': liquids that do not foam, below about 0.1 Pa·s.
 * 'bubbly': more viscous liquids that do not foam. 'homogeneous': foam, from which no vapour parts.
 */
export type SwellRegime = 'churn-turbulent' | 'bubbly' | 'homogeneous';

/**
 * Of the regimes with slip: K of the rise velocity, and the distribution parameter C₀ that is the best estimate. With C₀ = 1
 * the liquid swells most.
 * Source: H. G. Fisher et al., Emergency Relief System Design Using DIERS Technology, AIChE (1992); J. Etchells and J. Wilday,
 * Workbook for Chemical Reactor Relief System Sizing, HSE CRR 136/1998. Certainty: the relations as they are in general use, held
 * against the balance of drift flux that they follow from, not against worked examples of these books.
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

/** How much other bubbles slow one down, over its void: (1 − α)²/(1 − α³) of bubbly flow, 1 of churn-turbulent flow. */
export function hindrance(regime: Slipping, voidFraction: number): number {
  if (regime === 'churn-turbulent') return 1;
  // (1 − α)²/(1 − α³) without the common factor, which is 0 of 0 in pure vapour.
  return (1 - voidFraction) / (1 + voidFraction + voidFraction ** 2);
}

/**
 * Mean void of a liquid that boils throughout in an upright vessel and from which ψ = j_g/u∞ parts at the top: of churn-turbulent
 * flow ψ = 2α/(1 − C₀·α), of bubbly flow ψ = α·(1 − α)²/((1 − α³)·(1 − C₀·α)). 1 where more vapour comes than can part.
 */
export function meanVoid(regime: Slipping, psi: number, distribution = 1): number {
  requireNotNegative('psi', psi);
  if (regime === 'churn-turbulent') return psi === Infinity ? 1 / distribution : psi / (2 + distribution * psi);
  return bubblyVoid(psi, distribution);
}

/** ψ from the mean void, with C₀ = 1: 2α/(1 − α) of churn-turbulent flow, α/(1 + α + α²) of bubbly flow. */
export function psiOfMean(regime: Slipping, mean: number): number {
  return regime === 'churn-turbulent' ? (2 * mean) / (1 - mean) : mean / (1 + mean + mean ** 2);
}

/** ψ from the void at the surface, with C₀ = 1: half of that in churn-turbulent flow. */
export function psiOfSurface(regime: Slipping, there: number): number {
  return regime === 'churn-turbulent' ? there / (1 - there) : psiOfMean(regime, there);
}

/** Void at the surface: α = ψ/(1 + C₀·ψ) of churn-turbulent flow; of bubbly flow its mean counts for it. */
export function surfaceVoid(regime: Slipping, psi: number, distribution = 1): number {
  requireNotNegative('psi', psi);
  if (regime === 'churn-turbulent') return psi === Infinity ? 1 / distribution : psi / (1 + distribution * psi);
  return bubblyVoid(psi, distribution);
}

/** Void at the surface from the mean one, of an upright vessel: 2α/(1 + C₀·α) of churn-turbulent flow. */
export function surfaceOfMean(regime: Slipping, mean: number, distribution = 1): number {
  return regime === 'churn-turbulent' ? (2 * mean) / (1 + distribution * mean) : mean;
}

/**
 * The void of bubbly flow, which grows with ψ up to pure vapour, or without bound up to 1/C₀: with C₀ = 1 the root of
 * ψ = α/(1 + α + α²), which has none above ψ = 1/3; else by bisection.
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
 * Mass share of vapour in what leaves by a nozzle that the swollen liquid has reached: drift flux at the surface with the void α there,
 * j_g = α·(C₀·(j_g + j_l) + u), both velocities from the flow out of it. Never above 1.
 * Flow kg/s, area of the vessel there m², slip velocity u m/s (the rise velocity, hindered), densities kg/m³.
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

/** The surface of a swollen liquid: area m², void, velocity of slip m/s, densities kg/m³. */
export interface Surface {
  readonly area: number;
  readonly voidFraction: number;
  readonly slip: number;
  readonly gasDensity: number;
  readonly liquidDensity: number;
}
