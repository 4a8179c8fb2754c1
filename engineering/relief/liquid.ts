import { formatNumber, Refusal, type GaugePressure, type MassFlow } from '../quantities/index.ts';
import { apiOrifices, largestOrifice, valvesFor, type ValveSet } from './orifices.ts';
import type { Edition } from './steam.ts';

/** Liquid relief conditions: kg/s, kg/m³, gauge pressures in Pa at the inlet while relieving and at the outlet. */
export interface LiquidDuty {
  readonly massFlow: MassFlow;
  readonly density: number;
  readonly relievingPressure: GaugePressure;
  readonly backPressure: GaugePressure;
}

/** Flow in L/min. */
const litres = ({ massFlow, density }: LiquidDuty) => (60_000 * massFlow) / density;
/** Specific gravity: the density over 1000 kg/m³. */
const gravity = ({ density }: LiquidDuty) => density / 1000;

function requireHead(difference: number): void {
  if (!(difference > 0)) {
    throw new Refusal('the back pressure is not below the relieving pressure: nothing flows');
  }
}

/**
 * Area, m², of a valve certified in liquid service at Kv = 1: 11.78·Q/(Kd·Kw·Kc)·√(G/(p1 − p2)), L/min, kPag, mm².
 * `factors` is Kd·Kw·Kc. API 520-I, liquid relief, valves requiring capacity certification. Throws a Refusal without a pressure difference.
 */
export function certifiedLiquidArea(duty: LiquidDuty, factors: number): number {
  const difference = duty.relievingPressure - duty.backPressure;
  requireHead(difference);
  return ((11.78 * litres(duty)) / factors) * Math.sqrt((1000 * gravity(duty)) / difference) * 1e-6;
}

/**
 * Area, m², of a valve without capacity certification at Kv = 1: 11.78·Q/(Kd·Kw·Kc·Kp)·√(G/(1.25p − pb)), of the gauge
 * set pressure p, Pa. `factors` is Kd·Kw·Kc·Kp. API 520-I, valves not requiring capacity certification.
 */
export function uncertifiedLiquidArea(duty: LiquidDuty, setPressure: GaugePressure, factors: number): number {
  const difference = 1.25 * setPressure - duty.backPressure;
  requireHead(difference);
  return ((11.78 * litres(duty)) / factors) * Math.sqrt((1000 * gravity(duty)) / difference) * 1e-6;
}

/**
 * Kp, the overpressure correction of a valve without capacity certification: 0.6 at 10 % and 1.0 from 25 % overpressure (a fraction). The
 * curve between is not available: below 25 % the value at 10 % is used, which gives the larger valve. Throws a Refusal below 10 %. API
 * 520-I.
 */
export function overpressureCorrection(overpressure: number): number {
  if (overpressure < 0.1 * (1 - 1e-12)) {
    throw new Refusal('not applicable: the Kp curve of API 520-I begins at 10 % overpressure');
  }
  return overpressure >= 0.25 * (1 - 1e-12) ? 1 : 0.6;
}

/** Reynolds number of a flow through an orifice of `area`, m²: 18800·Q·G/(μ·√A), L/min, cP, mm². API 520-I. */
export function orificeReynoldsNumber(duty: LiquidDuty, viscosity: number, area: number): number {
  return (18_800 * litres(duty) * gravity(duty)) / (1000 * viscosity * Math.sqrt(1e6 * area));
}

/** Smallest Reynolds number for Kv by edition: at 34 the older formula gives 0.3, the end of its chart. */
export const minReynolds: Readonly<Record<Edition, number>> = { '10th': 80, '7th': 34 };

/**
 * Kv, the viscosity correction: 1/(0.9935 + 2.878/Re^0.5 + 342.75/Re^1.5), at most 1, in the 7th to 9th edition of API 520-I; 1/√(1 +
 * 170/Re) in the 10th. Throws a Refusal below Re = 34 (the end of the chart, Kv = 0.3) and 80.
 */
export function viscosityCorrection(edition: Edition, reynolds: number): number {
  const minimum = minReynolds[edition];
  if (Number.isNaN(reynolds)) throw new Refusal('the Reynolds number is outside the range of numbers');
  if (reynolds < minimum) {
    const name = edition === '10th' ? '10th ed.' : '7th to 9th ed.';
    throw new Refusal(
      `not applicable: Re = ${formatNumber(reynolds, 3)} is below ${minimum}, the lowest for Kv of API 520-I, ${name}`,
    );
  }
  if (edition === '10th') return 1 / Math.sqrt(1 + 170 / reynolds);
  return Math.min(1, 1 / (0.9935 + 2.878 / Math.sqrt(reynolds) + 342.75 / (reynolds * Math.sqrt(reynolds))));
}

/** Viscosity-corrected area, with the correction. */
export interface ViscousArea {
  /** m², after the correction. */
  readonly area: number;
  /** Area used for the Reynolds number, m²: a standard orifice, or the area itself above T. */
  readonly trialArea: number;
  readonly reynolds: number;
  readonly kv: number;
}

/**
 * Sizes a valve for a viscous liquid by API 520-I: size at Kv = 1, take the next larger standard orifice, find Re and Kv there, and repeat
 * with the next orifice where the corrected area is larger. Above T there is no standard orifice, and the area is solved for with its own
 * Reynolds number. Throws a Refusal below the smallest Reynolds number.
 */
export function correctForViscosity(
  duty: LiquidDuty,
  viscosity: number,
  preliminaryArea: number,
  edition: Edition,
): ViscousArea {
  for (const orifice of apiOrifices) {
    if (orifice.area < preliminaryArea) continue;
    const reynolds = orificeReynoldsNumber(duty, viscosity, orifice.area);
    const kv = viscosityCorrection(edition, reynolds);
    const area = preliminaryArea / kv;
    if (area <= orifice.area) return { area, trialArea: orifice.area, reynolds, kv };
  }
  let area = Math.max(preliminaryArea, largestOrifice);
  // Kv varies slowly with the area, so each iteration more than halves the error.
  for (let pass = 0; pass < 200; pass += 1) {
    const reynolds = orificeReynoldsNumber(duty, viscosity, area);
    const kv = viscosityCorrection(edition, reynolds);
    const next = preliminaryArea / kv;
    if (Math.abs(next - area) <= 4 * Number.EPSILON * area) return { area: next, trialArea: area, reynolds, kv };
    area = next;
  }
  throw new Refusal('the area corrected for viscosity does not settle');
}

/**
 * Kv at the rated flow of a valve: `area`, m², is its orifice area, and the flow is the required flow times area·Kv/preliminaryArea, which
 * determines the Reynolds number. At least the Kv at the required flow.
 * Throws a Refusal below the smallest Reynolds number.
 */
export function ratedViscosityCorrection(
  duty: LiquidDuty,
  viscosity: number,
  preliminaryArea: number,
  area: number,
  edition: Edition,
): number {
  const inviscid = (orificeReynoldsNumber(duty, viscosity, area) * area) / preliminaryArea;
  let kv = 1;
  // Kv rises with less than half the power of the flow, so each iteration more than halves the error from above.
  for (let pass = 0; pass < 100; pass += 1) {
    const next = viscosityCorrection(edition, inviscid * kv);
    if (kv - next <= 4 * Number.EPSILON) return next;
    kv = next;
  }
  return kv;
}

/**
 * Smallest number of equal valves for a viscous liquid, each with its share of the flow and the Reynolds number of its own orifice.
 * `preliminaryArea`, m², is for the whole flow at Kv = 1. Undefined where 50 valves are not enough. Throws a Refusal below the smallest
 * Reynolds number.
 */
export function viscousValves(
  duty: LiquidDuty,
  viscosity: number,
  preliminaryArea: number,
  edition: Edition,
): ValveSet | undefined {
  return valvesFor(count => {
    const share = { ...duty, massFlow: duty.massFlow / count };
    return correctForViscosity(share, viscosity, preliminaryArea / count, edition).area;
  });
}
