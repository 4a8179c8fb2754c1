import { pow } from '../../elementary/index.ts';
import { requirePositive, roundedGravity } from '../../quantities/index.ts';
import { headOf } from './head.ts';

/**
 * Net positive suction head available, m: (p_s − p_v)/(ρ·g), from the absolute pressures, Pa, at the pump's suction and
 * of the liquid's vapour, and its density, kg/m³. Velocity head at the suction is left out. `g` in m/s².
 * Source: ANSI/HI 9.6.1, definition of NPSHA.
 */
export function npshAvailable({
  suctionPressure,
  vapourPressure,
  density,
  g = roundedGravity,
}: {
  suctionPressure: number;
  vapourPressure: number;
  density: number;
  g?: number;
}): number {
  return headOf(suctionPressure - vapourPressure, density, g);
}

/** What a pump serves, where the margin over its NPSHR differs. */
export type PumpService = 'General process' | 'Cooling water' | 'High suction energy' | 'Boiler feed, condensate';

/** NPSHA is to be at least `ratio` times NPSHR and at least `least` m above it. */
export interface NpshMargin {
  readonly ratio: number;
  readonly least: number;
}

/** Margins in the manner of ANSI/HI 9.6.1; where the guideline gives a range of ratios, its lower end. */
export const npshMargins: Readonly<Record<PumpService, NpshMargin>> = {
  'General process': { ratio: 1.1, least: 0.6 },
  'Cooling water': { ratio: 1.3, least: 0.9 },
  'High suction energy': { ratio: 1.5, least: 1.5 },
  'Boiler feed, condensate': { ratio: 1.5, least: 1.5 },
};

/** The NPSHA, m, that a pump of this NPSHR, m, wants in this service: the greater of ratio·NPSHR and NPSHR + least. */
export function npshWanted(npshRequired: number, service: PumpService): number {
  const { ratio, least } = npshMargins[service];
  return Math.max(ratio * npshRequired, npshRequired + least);
}

/** Above this suction specific speed, in rpm, m³/h and m, the range of stable flow is narrow (11 000 in US units). */
export const suctionSpecificSpeedLimit = 12800;

/**
 * Suction specific speed N·√Q/NPSHR^0.75 in the metric practice: `speed` in 1/s is taken as rpm, `volumeFlow` in m³/s as
 * m³/h, `npshRequired` in m. Throws a RangeError for an NPSHR that is not above zero.
 * Source: ANSI/HI 9.6.1; limit after Hallam 1982.
 */
export function suctionSpecificSpeed(speed: number, volumeFlow: number, npshRequired: number): number {
  requirePositive('npshRequired', npshRequired);
  return (60 * speed * Math.sqrt(3600 * volumeFlow)) / pow(npshRequired, 0.75);
}
