import { cbrt, cube, log } from '../../elementary/index.ts';
import { segmentArea } from '../../geometry/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { requireNotNegative, requirePositive } from '../../quantities/index.ts';

/** Design conditions of a horizontal drum. SI: m³/s, m/s, m³. */
export interface HorizontalDuty {
  readonly gasVolumeFlow: number;
  /** Settling velocity of the design droplet. */
  readonly settlingVelocity: number;
  /** Liquid hold-up of the drum. */
  readonly liquidVolume: number;
  /** Length over diameter. */
  readonly lengthToDiameter: number;
  /** 1, or 2 where gas enters at both ends and leaves in the middle. */
  readonly flowPaths?: number;
}

/** Limits of the vapour space of a horizontal drum: fraction of the diameter, height in m, and gas velocity in m/s. */
export const vapourSpaceRule = { leastShare: 0.2, leastDepth: 0.3, greatestVelocity: 15 } as const;

/**
 * Criterion that governs the size of a horizontal drum: droplets settle through the gas above the liquid, or through the empty drum; the
 * minimum depth of the gas space; the maximum gas velocity.
 */
export type Governing = 'droplets' | 'dropletsWithoutLiquid' | 'gasDepth' | 'gasVelocity';

/** A horizontal drum without its heads. Lengths in m, areas in m². */
export interface HorizontalDrum {
  readonly diameter: number;
  readonly length: number;
  readonly liquidDepth: number;
  readonly gasDepth: number;
  readonly gasArea: number;
  /** Time, s, for a droplet to fall from the top to the liquid. */
  readonly dropOutTime: number;
  readonly governedBy: Governing;
}

function checked(duty: HorizontalDuty): HorizontalDuty {
  requirePositive('gasVolumeFlow', duty.gasVolumeFlow);
  requirePositive('settlingVelocity', duty.settlingVelocity);
  requirePositive('lengthToDiameter', duty.lengthToDiameter);
  requirePositive('flowPaths', duty.flowPaths ?? 1);
  requireNotNegative('liquidVolume', duty.liquidVolume);
  return duty;
}

/**
 * Both diameters, m, of a half-full drum by the original method: for gas, so that a droplet falls half the diameter within the residence
 * time, D = √(4·q/(π·r·V)), and for liquid, so that the lower half holds it, D = ∛(8·Vl/(π·r)), with r = L/D. Throws a RangeError for a
 * value that is not positive.
 */
export function halfFullDiameters(duty: HorizontalDuty): { readonly forGas: number; readonly forLiquid: number } {
  const { gasVolumeFlow, settlingVelocity, liquidVolume, lengthToDiameter: r } = checked(duty);
  return {
    forGas: Math.sqrt((4 * gasVolumeFlow) / (Math.PI * r * settlingVelocity)),
    forLiquid: cbrt((8 * liquidVolume) / (Math.PI * r)),
  };
}

/** Area of a segment of a circle of diameter 1, from its relative depth. */
const share = (depth: number) => segmentArea(0.5, depth);

/** Diameter, m, at which gas in the upper part of a drum needs the whole length for the droplets to settle. */
const forDroplets = (duty: HorizontalDuty, gas: number) =>
  Math.sqrt((duty.gasVolumeFlow * gas) / (duty.settlingVelocity * duty.lengthToDiameter * share(gas)));

/** Diameter, m, at which the lower part of a drum holds the liquid. */
const forLiquid = (duty: HorizontalDuty, liquid: number) =>
  cbrt(duty.liquidVolume / (duty.lengthToDiameter * share(liquid)));

/**
 * Diameter, m, at which the droplets just reach the liquid at the end of the drum, for drums between half full and the maximum level.
 * Fuller drums are governed by the depth of the gas space, emptier ones by the empty drum.
 */
function forDropletsOverLiquid(duty: HorizontalDuty): number {
  const excess = (liquid: number) => log(forLiquid(duty, liquid) / forDroplets(duty, 1 - liquid));
  const root = duty.liquidVolume > 0 ? findRoot(excess, 0.5, 1 - vapourSpaceRule.leastShare) : undefined;
  return root ? forDroplets(duty, 1 - root.x) : 0;
}

/** Diameter, m, at which the gas space has its minimum depth. */
function forGasDepth(duty: HorizontalDuty): number {
  const { leastShare, leastDepth } = vapourSpaceRule;
  const wide = forLiquid(duty, 1 - leastShare);
  if (wide * leastShare >= leastDepth) return wide;
  const liquid = (diameter: number) => cube(diameter) * duty.lengthToDiameter * share(1 - leastDepth / diameter);
  const root = findRoot(diameter => liquid(diameter) - duty.liquidVolume, leastDepth, leastDepth / leastShare);
  return root?.x ?? leastDepth;
}

/** Diameter, m, at which the gas above the liquid has its maximum velocity. */
function forGasVelocity(duty: HorizontalDuty): number {
  const { gasVolumeFlow, liquidVolume, lengthToDiameter: r, flowPaths = 1 } = duty;
  const gasArea = gasVolumeFlow / (flowPaths * vapourSpaceRule.greatestVelocity);
  const whole = (area: number) => Math.sqrt((4 / Math.PI) * area);
  const bare = Math.max(whole(gasArea), cbrt((4 * liquidVolume) / (Math.PI * r)));
  const lacking = (diameter: number) => (Math.PI / 4) * diameter ** 2 - liquidVolume / (r * diameter) - gasArea;
  if (lacking(bare) >= 0) return bare;
  return findRoot(lacking, bare, 2 * bare)?.x ?? 2 * bare;
}

/** Depth, m, of the liquid volume, m³, in a drum. */
function liquidDepthIn(diameter: number, length: number, volume: number): number {
  if (volume === 0) return 0;
  const root = findRoot(depth => segmentArea(diameter / 2, depth) - volume / length, 0, diameter);
  if (!root || root.x >= diameter) throw new RangeError('liquidVolume must be below the volume of the drum');
  return root.x;
}

/**
 * Sizes the smallest horizontal drum of a given L/D: droplets settle through the gas space before the gas has passed, L = q·h/(u·A), with
 * the depth h and area A of the gas space above the liquid; they also do without the liquid, as a small amount alone would otherwise reduce
 * the drum by up to 4 %; and the gas space meets `vapourSpaceRule`, without which the liquid could fill the drum. More gas, more liquid or
 * slower droplets never reduce the size. Throws a RangeError for a value that is not positive.
 * Source: the trials of API Std 521, sizing of knock-out drums, solved for the exact size; depth of the gas space and gas velocity by
 * common practice, not a clause of the standard.
 */
export function smallestHorizontalDrum(duty: HorizontalDuty): HorizontalDrum {
  const { settlingVelocity, liquidVolume, lengthToDiameter } = checked(duty);
  const demands: readonly (readonly [Governing, number])[] = [
    ['dropletsWithoutLiquid', forDroplets(duty, 1)],
    ['droplets', forDropletsOverLiquid(duty)],
    ['gasDepth', forGasDepth(duty)],
    ['gasVelocity', forGasVelocity(duty)],
  ];
  const [governedBy, diameter] = demands.reduce((most, demand) => (demand[1] > most[1] ? demand : most));
  const length = lengthToDiameter * diameter;
  const liquidDepth = liquidDepthIn(diameter, length, liquidVolume);
  const gasDepth = diameter - liquidDepth;
  return {
    diameter,
    length,
    liquidDepth,
    gasDepth,
    gasArea: (Math.PI / 4) * diameter ** 2 - liquidVolume / length,
    dropOutTime: gasDepth / settlingVelocity,
    governedBy,
  };
}

/** Result of a trial of API 521 for a given diameter and length. */
export interface Trial {
  readonly liquidDepth: number;
  readonly dropOutTime: number;
  /** Gas velocity, m/s, with one flow path. */
  readonly gasVelocity: number;
  /** Length, m, required for the droplets to settle. */
  readonly requiredLength: number;
}

/**
 * Rates a drum of given diameter and length, m, for the design conditions. Throws a RangeError for a value that is not positive and for a
 * drum filled by the liquid. Source: API Std 521, sizing of knock-out drums.
 */
export function horizontalTrial(
  { gasVolumeFlow, settlingVelocity, liquidVolume }: Omit<HorizontalDuty, 'lengthToDiameter'>,
  diameter: number,
  length: number,
): Trial {
  checked({ gasVolumeFlow, settlingVelocity, liquidVolume, lengthToDiameter: length / diameter });
  const liquidDepth = liquidDepthIn(diameter, length, liquidVolume);
  const gasArea = (Math.PI / 4) * diameter ** 2 - liquidVolume / length;
  const dropOutTime = (diameter - liquidDepth) / settlingVelocity;
  const gasVelocity = gasVolumeFlow / gasArea;
  return { liquidDepth, dropOutTime, gasVelocity, requiredLength: gasVelocity * dropOutTime };
}
