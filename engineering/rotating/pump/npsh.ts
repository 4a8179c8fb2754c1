import { pow } from '../../elementary/index.ts';
import { requirePositive, roundedGravity } from '../../quantities/index.ts';
import { headOf } from './head.ts';

/**
 * Net positive suction head available, m: (p_s − p_v)/(ρ·g), from the absolute suction pressure and the vapour pressure of the liquid, Pa,
 * and its density, kg/m³. Velocity head is neglected. `g` in m/s².
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

/** Pump service that determines the NPSH margin. */
export type PumpService = 'General process' | 'Cooling water' | 'High suction energy' | 'Boiler feed, condensate';

/** NPSHA must be at least `ratio` times NPSHR and at least `minimum` m above it. */
export interface NpshMargin {
  readonly ratio: number;
  readonly minimum: number;
}

/** Margins based on ANSI/HI 9.6.1; where the guideline gives a range of ratios, its lower end. */
export const npshMargins: Readonly<Record<PumpService, NpshMargin>> = {
  'General process': { ratio: 1.1, minimum: 0.6 },
  'Cooling water': { ratio: 1.3, minimum: 0.9 },
  'High suction energy': { ratio: 1.5, minimum: 1.5 },
  'Boiler feed, condensate': { ratio: 1.5, minimum: 1.5 },
};

/** Minimum NPSHA, m, including margin, for this NPSHR, m, and service: the greater of ratio·NPSHR and NPSHR + least. */
export function npshMinimum(npshRequired: number, service: PumpService): number {
  const { ratio, minimum } = npshMargins[service];
  return Math.max(ratio * npshRequired, npshRequired + minimum);
}

/** Suction specific speed, in rpm, m³/h and m, above which the stable operating range is narrow (11 000 in US units). */
export const suctionSpecificSpeedLimit = 12800;

/**
 * Suction specific speed N·√Q/NPSHR^0.75 in metric units: `speed` in 1/s is converted to rpm, `volumeFlow` in m³/s to m³/h, `npshRequired`
 * in m. Throws a RangeError for an NPSHR that is not above zero.
 * Source: ANSI/HI 9.6.1; limit after Hallam 1982.
 */
export function suctionSpecificSpeed(speed: number, volumeFlow: number, npshRequired: number): number {
  requirePositive('npshRequired', npshRequired);
  return (60 * speed * Math.sqrt(3600 * volumeFlow)) / pow(npshRequired, 0.75);
}
