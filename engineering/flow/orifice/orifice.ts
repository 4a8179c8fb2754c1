import { wholePower } from '../../elementary/index.ts';
import { findRoot } from '../../numerics/index.ts';
import type { AbsolutePressure, MassFlow, PressureDifference } from '../../quantities/index.ts';
import { criticalPressureRatio, isentropicMassFlux, thickPlateCoefficient } from './critical-flow.ts';
import { dischargeCoefficient, expansibility, type Tappings } from './discharge-coefficient.ts';

/** Design conditions of an orifice plate, SI. `kappa` is omitted for a liquid. */
export interface OrificeDuty {
  readonly massFlow: MassFlow;
  readonly upstreamPressure: AbsolutePressure;
  readonly pressureDifferential: PressureDifference;
  /** Upstream density, kg/m³. */
  readonly density: number;
  /** Dynamic viscosity, Pa·s. */
  readonly viscosity: number;
  /** Pipe inside diameter, m. */
  readonly diameter: number;
  readonly kappa?: number | undefined;
  readonly tappings: Tappings;
}

/** The bore for given design conditions: β = d/D, and the discharge coefficient and expansibility at it. */
export interface OrificeSolution {
  readonly beta: number;
  readonly coefficient: number;
  readonly expansibility: number;
  /** Number of evaluations until convergence. */
  readonly evaluations: number;
  /** Relative flow error: computed over required mass flow, minus one. */
  readonly residual: number;
}

/** Below this p2/p1 the expansibility of ISO 5167-2 is not established (5.3.2.2). */
export const minExpansibilityRatio = 0.75;
const smallestBeta = 1e-4;
const largestBeta = 0.95;

/** Reynolds number of the pipe, 4·q_m/(π·D·μ). */
export function pipeReynoldsNumber({
  massFlow,
  diameter,
  viscosity,
}: Pick<OrificeDuty, 'massFlow' | 'diameter' | 'viscosity'>): number {
  return (4 * massFlow) / (Math.PI * diameter * viscosity);
}

/**
 * Mass flow, kg/s, through a bore of `beta` by ISO 5167-2:2022, 5.1, eq. (1), with C at the given Reynolds number.
 */
export function isoMassFlow(duty: Omit<OrificeDuty, 'massFlow'>, beta: number, reynoldsNumber: number): number {
  const { upstreamPressure, pressureDifferential, density, diameter, kappa, tappings } = duty;
  const coefficient = dischargeCoefficient({ beta, reynoldsNumber, diameter, tappings });
  const pressureRatio = 1 - pressureDifferential / upstreamPressure;
  const epsilon = kappa === undefined ? 1 : expansibility({ beta, pressureRatio, kappa });
  const area = (Math.PI / 4) * (beta * diameter) ** 2;
  return (
    (coefficient / Math.sqrt(1 - wholePower(beta, 4))) * epsilon * area * Math.sqrt(2 * density * pressureDifferential)
  );
}

/** Mass flow, kg/s, through a thick plate: 0.83932 of the isentropic flow, critical at and below the critical ratio. */
export function thickPlateMassFlow(duty: Omit<OrificeDuty, 'massFlow'> & { kappa: number }, beta: number): number {
  const { upstreamPressure, pressureDifferential, density, diameter, kappa } = duty;
  const pressureRatio = 1 - pressureDifferential / upstreamPressure;
  const area = (Math.PI / 4) * (beta * diameter) ** 2;
  return thickPlateCoefficient * area * isentropicMassFlux({ upstreamPressure, density, kappa, pressureRatio });
}

/**
 * Weight of ISO 5167-2 in a gas flow: 1 at p2/p1 ≥ 0.75, 0 at and below the critical ratio, linear in p2/p1 between. No standard covers the
 * range between; the linear weight joins the thin plate of ISO 5167-2 and the thick plate of critical flow without a step. A gas of κ up to
 * 0.5, whose critical ratio is 0.75 or more, changes from one to the other there.
 */
export function isoShare(pressureRatio: number, kappa: number): number {
  const critical = criticalPressureRatio(kappa);
  if (critical >= minExpansibilityRatio) return pressureRatio > critical ? 1 : 0;
  return Math.min(1, Math.max(0, (pressureRatio - critical) / (minExpansibilityRatio - critical)));
}

/** Mass flow, kg/s, of a gas over the whole range of pressure ratios: see `isoShare`. */
export function gasMassFlow(
  duty: Omit<OrificeDuty, 'massFlow'> & { kappa: number },
  beta: number,
  reynoldsNumber: number,
): number {
  const share = isoShare(1 - duty.pressureDifferential / duty.upstreamPressure, duty.kappa);
  const thin = share > 0 ? share * isoMassFlow(duty, beta, reynoldsNumber) : 0;
  const thick = share < 1 ? (1 - share) * thickPlateMassFlow(duty, beta) : 0;
  return thin + thick;
}

function solve(duty: OrificeDuty, flow: (beta: number, reynoldsNumber: number) => number): OrificeSolution | undefined {
  const reynoldsNumber = pipeReynoldsNumber(duty);
  const root = findRoot(beta => flow(beta, reynoldsNumber) / duty.massFlow - 1, smallestBeta, largestBeta);
  if (!root) return undefined;
  const { x: beta, evaluations } = root;
  const { diameter, kappa, tappings } = duty;
  const pressureRatio = 1 - duty.pressureDifferential / duty.upstreamPressure;
  return {
    beta,
    coefficient: dischargeCoefficient({ beta, reynoldsNumber, diameter, tappings }),
    expansibility: kappa === undefined ? 1 : expansibility({ beta, pressureRatio, kappa }),
    evaluations,
    residual: flow(beta, reynoldsNumber) / duty.massFlow - 1,
  };
}

/** Sizes a bore by ISO 5167-2:2022, to machine precision. Undefined when no β from 0.0001 to 0.95 passes the flow. */
export function sizeByIso5167(duty: OrificeDuty): OrificeSolution | undefined {
  return solve(duty, (beta, reynoldsNumber) => isoMassFlow(duty, beta, reynoldsNumber));
}

/** Sizes a bore for a gas over the whole range of pressure ratios, including choked flow: see `isoShare`. */
export function sizeGasOrifice(duty: OrificeDuty & { kappa: number }): OrificeSolution | undefined {
  return solve(duty, (beta, reynoldsNumber) => gasMassFlow(duty, beta, reynoldsNumber));
}

/** Design conditions for the original method, which has no viscosity or tappings. */
export type OriginalDuty = Omit<OrificeDuty, 'tappings' | 'viscosity'>;

/** Y of one pass of the original method: the ISO 5167-2 expansibility at its β, 1 for a liquid. */
export function originalExpansionFactor(duty: OriginalDuty, beta: number): number {
  const { upstreamPressure, pressureDifferential, kappa } = duty;
  return kappa === undefined
    ? 1
    : expansibility({ beta, pressureRatio: 1 - pressureDifferential / upstreamPressure, kappa });
}

/** The bore area of one pass of the original method, m²: A = q_m·√(1 − β⁴)/(0.6·Y·√(2·ρ₁·Δp)). */
export function originalBoreArea(duty: OriginalDuty, beta: number, factor: number): number {
  const { massFlow, density, pressureDifferential } = duty;
  return (
    (massFlow * Math.sqrt(1 - wholePower(beta, 4))) / (0.6 * factor * Math.sqrt(2 * density * pressureDifferential))
  );
}

/** β of a bore area in m² in a pipe of a diameter in m: √(4A/π)/D. */
export function betaOfArea(area: number, diameter: number): number {
  return Math.sqrt((4 * area) / Math.PI) / diameter;
}

/**
 * β after three of the four passes of the first edition of this calculator: C = 0.6 and β ← √(4A/π)/D from `start`. The fourth pass gives
 * the result. Undefined when any of the four needs a bore as large as the pipe.
 */
export function betaAfterThreePasses(duty: OriginalDuty, start: number): number | undefined {
  let [previous, beta] = [start, start];
  for (let pass = 0; pass < 4; pass += 1) {
    previous = beta;
    const area = originalBoreArea(duty, previous, originalExpansionFactor(duty, previous));
    beta = betaOfArea(area, duty.diameter);
    if (!(beta < 1)) return undefined;
  }
  return previous;
}
