import { cube, exp, pow, wholePower } from '../../elementary/index.ts';
import type { AbsolutePressure, MassFlow } from '../../quantities/index.ts';
import { decibels, spreading, weightedLevel, type NoisePath } from './bands.ts';

/** Liquid flow through a valve, SI units; `cv` is the flow coefficient at the current travel. */
export interface HydrodynamicNoise extends NoisePath {
  readonly massFlow: MassFlow;
  readonly upstreamPressure: AbsolutePressure;
  readonly downstreamPressure: AbsolutePressure;
  readonly vapourPressure: AbsolutePressure;
  readonly density: number;
  /** Speed of sound in the liquid, m/s. */
  readonly soundSpeed: number;
  readonly cv: number;
  readonly valveSize: number;
  readonly FL: number;
  readonly Fd: number;
  /** x_Fz, the differential pressure ratio of incipient cavitation at 6·10⁵ Pa; estimated by default. */
  readonly incipientRatio?: number | undefined;
  /** A_η; −4.6 for globe valves. */
  readonly efficiencyExponent?: number | undefined;
}

/** Noise level of a valve. */
export interface NoiseLevel {
  /** A-weighted level 1 m downstream of the valve and 1 m from the pipe wall, dB(A). */
  readonly level: number;
}

/** x_Fz of a valve with its Cv, F_L and F_d: IEC 60534-8-4:2015, single-flow-path and multi-flow-path trims. */
export function incipientCavitationRatio(cv: number, FL: number, Fd: number): number {
  return 0.9 / Math.sqrt(1 + 3 * Fd * Math.sqrt(cv / (1.17 * FL)));
}

/**
 * Noise of a liquid in a valve, turbulent and cavitating, IEC 60534-8-4:2015. `cavitating` tells whether x_F exceeds the
 * incipient ratio corrected to the inlet pressure. Throws a RangeError when the downstream pressure is at or below the
 * vapour pressure: the standard does not cover flashing.
 */
export function hydrodynamicNoise(
  flow: HydrodynamicNoise,
): NoiseLevel & { cavitating: boolean; incipientRatio: number } {
  const { massFlow, upstreamPressure: p1, downstreamPressure: p2, vapourPressure: pv, density, soundSpeed } = flow;
  const { cv, valveSize, FL, Fd, pipeDiameter, wallThickness, efficiencyExponent = -4.6 } = flow;
  const { wallDensity = 7800, wallSoundSpeed = 5000, airDensity = 1.2, airSoundSpeed = 343 } = flow;
  if (!(p2 > pv)) throw new RangeError('downstreamPressure must exceed the vapour pressure.');
  const xF = (p1 - p2) / (p1 - pv);
  const critical = Math.min(p1 - p2, FL * FL * (p1 - pv));
  const xFz = (flow.incipientRatio ?? incipientCavitationRatio(cv, FL, Fd)) * pow(6e5 / p1, 0.125);
  const cavitating = xF > xFz;
  const jet = Math.sqrt((2 * critical) / density) / FL;
  const jetDiameter = 0.0046 * Fd * Math.sqrt(cv * FL);
  const power = 0.5 * massFlow * (jet * FL) ** 2;
  const turbulent = (pow(10, efficiencyExponent) * jet) / soundSpeed;
  const cavitation = cavitating
    ? 0.32 *
      turbulent *
      Math.sqrt(((p1 - p2) / (critical * xFz)) * ((1 - xFz) / (1 - xF))) *
      exp(5 * xFz) *
      wholePower(xF / xFz, 5) *
      pow(xF - xFz, 1.5)
    : 0;
  const efficiency = turbulent + cavitation;
  const inside = decibels((3.2e9 * efficiency * power * density * soundSpeed) / pipeDiameter ** 2);
  const strouhal =
    ((0.036 * FL * FL * cv * pow(Fd, 0.75)) / (1.17 * pow(xFz, 1.5) * valveSize ** 2)) * pow(1 / (p1 - pv), 0.57);
  const turbulentPeak = (strouhal * jet) / jetDiameter;
  const cavitatingPeak = cavitating
    ? 6 * turbulentPeak * ((1 - xF) / (1 - xFz)) ** 2 * pow(xFz / xF, 2.5)
    : turbulentPeak;
  const ring = wallSoundSpeed / (Math.PI * pipeDiameter);
  const leastLoss =
    -10 - decibels((wallSoundSpeed * wallDensity * wallThickness) / (airSoundSpeed * airDensity * pipeDiameter));
  const outward = spreading(flow);
  const level = weightedLevel(frequency => {
    const t = frequency / turbulentPeak;
    const ofTurbulence = pow(10, -0.8) / (0.25 * cube(t) + 1 / t);
    const c = pow(frequency / cavitatingPeak, 1.5);
    const ofCavitation = pow(10, -0.9) / (0.25 * c + 1 / c);
    const share = (turbulent * ofTurbulence + cavitation * ofCavitation) / efficiency;
    const loss = leastLoss - 2 * decibels(ring / frequency + pow(frequency / ring, 1.5));
    return inside + decibels(share) + loss + outward;
  });
  return { level, cavitating, incipientRatio: xFz };
}
