import { log10, pow } from '../../elementary/index.ts';

/** Viscous duty of a pump at its best efficiency point: ν in m²/s, Q in m³/s, H per stage in m, N in 1/s. */
export interface ViscousDuty {
  readonly kinematicViscosity: number;
  readonly volumeFlow: number;
  readonly stageHead: number;
  /** Speed, 1/s; without it the parameter for preselection is used, which does not depend on speed. */
  readonly speed?: number | undefined;
}

/** Ratio of performance with a viscous liquid to that with water, at the best efficiency point. */
export interface PerformanceFactors {
  readonly flow: number;
  readonly head: number;
  readonly efficiency: number;
}

/** Largest parameter B with a correction in ANSI/HI 9.6.7. */
export const largestParameter = 40;

/**
 * Range of the tests behind ANSI/HI 9.6.7: kinematic viscosity in m²/s, flow in m³/s and head per stage in m at the best efficiency point.
 */
export const viscosityRange = {
  kinematicViscosity: { from: 1e-6, to: 4e-3 },
  volumeFlow: { from: 3 / 3600, to: 410 / 3600 },
  stageHead: { from: 6, to: 130 },
} as const;

/**
 * The parameter B of a pump with known best efficiency point on water: 16.5·ν^0.5·H^0.0625/(Q^0.375·N^0.25) with ν in cSt, H in m per
 * stage, Q in m³/h and N in rpm. Arguments in SI. Source: ANSI/HI 9.6.7-2010, eq. 1.
 */
export function performanceParameter({
  kinematicViscosity,
  volumeFlow,
  stageHead,
  speed,
}: ViscousDuty & { readonly speed: number }): number {
  return (
    (16.5 * Math.sqrt(1e6 * kinematicViscosity) * pow(stageHead, 0.0625)) /
    (pow(3600 * volumeFlow, 0.375) * pow(60 * speed, 0.25))
  );
}

/**
 * The parameter B from the viscous duty alone, for preselection: 2.80·ν^0.5/(Q^0.25·H^0.125) with ν in cSt, Q in m³/h and H in m per stage.
 * Arguments in SI. Source: ANSI/HI 9.6.7-2010, preliminary selection for a given viscous duty.
 */
export function preselectionParameter({ kinematicViscosity, volumeFlow, stageHead }: ViscousDuty): number {
  return (2.8 * Math.sqrt(1e6 * kinematicViscosity)) / (pow(3600 * volumeFlow, 0.25) * pow(stageHead, 0.125));
}

/**
 * Factors on flow, head and efficiency: C_Q = C_H = 2.71^(−0.165·(log₁₀ B)^3.15), C_η = B^(−0.0547·B^0.69); all 1 up to
 * B = 1. Throws a RangeError for B that is not below 40. Source: ANSI/HI 9.6.7-2010.
 */
export function performanceFactors(parameter: number): PerformanceFactors {
  if (!(parameter < largestParameter)) {
    throw new RangeError(`B must be below ${largestParameter}, got ${parameter.toPrecision(4)}`);
  }
  if (parameter <= 1) return { flow: 1, head: 1, efficiency: 1 };
  const flow = pow(2.71, -0.165 * pow(log10(parameter), 3.15));
  return { flow, head: flow, efficiency: pow(parameter, -0.0547 * pow(parameter, 0.69)) };
}

/**
 * Parameter B of a pump for a viscous duty: with a speed, that of its best efficiency point on water, solved from the viscous duty; without
 * one, that for preselection. Source: ANSI/HI 9.6.7-2010.
 */
export function parameterOf(duty: ViscousDuty): number {
  const { kinematicViscosity, volumeFlow, stageHead, speed } = duty;
  if (speed === undefined) return preselectionParameter(duty);
  return ownParameter({ kinematicViscosity, volumeFlow, stageHead, speed });
}

/**
 * Equivalent water duty of a pump for a viscous duty: parameter B, factors, flow (m³/s) and head per stage (m). At zero flow its heads with
 * the viscous liquid and with water are equal: C_H = 1 − (1 − C_H,best)·(Q/Q_best)^0.75. Throws a RangeError where B reaches 40. Source:
 * ANSI/HI 9.6.7-2010.
 */
export function correctForViscosity(duty: ViscousDuty): {
  parameter: number;
  factors: PerformanceFactors;
  waterFlow: number;
  waterHead: number;
} {
  const parameter = parameterOf(duty);
  const factors = performanceFactors(parameter);
  return { parameter, factors, waterFlow: duty.volumeFlow / factors.flow, waterHead: duty.stageHead / factors.head };
}

/**
 * Parameter B of the pump whose performance on water, times the factors at B, is the viscous duty. With C = C_Q = C_H the water duty is Q/C
 * and H/C, so that B = B₀·C^(0.375 − 0.0625), with B₀ that of the viscous duty. In L = log₁₀ B this is L + k·L^3.15 = L₀, rising and
 * convex: Newton's method converges from L₀ downwards.
 */
function ownParameter(duty: ViscousDuty & { readonly speed: number }): number {
  const parameter = performanceParameter(duty);
  const start = log10(parameter);
  if (!(start > 0)) return parameter;
  const k = (0.375 - 0.0625) * 0.165 * log10(2.71);
  let log = start;
  for (let pass = 0; pass < 60; pass += 1) {
    const slope = k * pow(log, 2.15);
    const step = (log - start + slope * log) / (1 + 3.15 * slope);
    log -= step;
    if (step <= Number.EPSILON * log) break;
  }
  return pow(10, log);
}
