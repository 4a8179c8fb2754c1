import { cbrt, cube, log } from '../../elementary/index.ts';
import { segmentArea } from '../../geometry/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { requireNotNegative, requirePositive } from '../../quantities/index.ts';

/** What a lying drum has to do. SI: m³/s, m/s, m³. */
export interface HorizontalDuty {
  readonly gasVolumeFlow: number;
  /** The velocity that droplets are taken to fall with. */
  readonly settlingVelocity: number;
  /** Liquid that the drum holds. */
  readonly liquidVolume: number;
  /** Length over diameter. */
  readonly lengthToDiameter: number;
  /** 1, or 2 where gas enters at both ends and leaves in the middle. */
  readonly flowPaths?: number;
}

/** Share of the diameter, height in m, and gas velocity in m/s that bound the space above the liquid of a lying drum. */
export const vapourSpaceRule = { leastShare: 0.2, leastDepth: 0.3, greatestVelocity: 15 } as const;

/**
 * What makes a lying drum no smaller: that droplets fall through the gas above its liquid, that they would through the
 * drum without liquid, the least depth of the gas space, or the greatest velocity of the gas.
 */
export type Governing = 'droplets' | 'dropletsWithoutLiquid' | 'gasDepth' | 'gasVelocity';

/** A lying drum without its heads. Lengths in m, areas in m². */
export interface HorizontalDrum {
  readonly diameter: number;
  readonly length: number;
  readonly liquidDepth: number;
  readonly gasDepth: number;
  readonly gasArea: number;
  /** Time, s, in which a droplet falls from the top to the liquid. */
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
 * The two diameters, m, that the original method asks of a half-full drum: one so that the gas stays long enough for a
 * droplet to fall half the diameter, D = √(4·q/(π·r·V)), one so that its lower half holds the liquid,
 * D = ∛(8·Vl/(π·r)), with r = L/D. Throws a RangeError for what is not positive.
 */
export function halfFullDiameters(duty: HorizontalDuty): { readonly forGas: number; readonly forLiquid: number } {
  const { gasVolumeFlow, settlingVelocity, liquidVolume, lengthToDiameter: r } = checked(duty);
  return {
    forGas: Math.sqrt((4 * gasVolumeFlow) / (Math.PI * r * settlingVelocity)),
    forLiquid: cbrt((8 * liquidVolume) / (Math.PI * r)),
  };
}

/** Area of a segment of the circle of diameter 1, from the share of the diameter that it is deep. */
const share = (depth: number) => segmentArea(0.5, depth);

/** Diameter, m, at which gas in the upper share of a drum needs the whole length for the droplets to fall out. */
const forDroplets = (duty: HorizontalDuty, gas: number) =>
  Math.sqrt((duty.gasVolumeFlow * gas) / (duty.settlingVelocity * duty.lengthToDiameter * share(gas)));

/** Diameter, m, at which the liquid stands in the lower share of a drum. */
const forLiquid = (duty: HorizontalDuty, liquid: number) =>
  cbrt(duty.liquidVolume / (duty.lengthToDiameter * share(liquid)));

/**
 * Diameter, m, at which the droplets just reach the liquid at the end of the drum, where they do so above a drum that is
 * between half full and as full as it may be. Fuller, the depth of the gas space asks for more; less full, the dry drum.
 */
function forDropletsOverLiquid(duty: HorizontalDuty): number {
  const excess = (liquid: number) => log(forLiquid(duty, liquid) / forDroplets(duty, 1 - liquid));
  const root = duty.liquidVolume > 0 ? findRoot(excess, 0.5, 1 - vapourSpaceRule.leastShare) : undefined;
  return root ? forDroplets(duty, 1 - root.x) : 0;
}

/** Diameter, m, at which the gas space is just as deep as it has to be. */
function forGasDepth(duty: HorizontalDuty): number {
  const { leastShare, leastDepth } = vapourSpaceRule;
  const wide = forLiquid(duty, 1 - leastShare);
  if (wide * leastShare >= leastDepth) return wide;
  const liquid = (diameter: number) => cube(diameter) * duty.lengthToDiameter * share(1 - leastDepth / diameter);
  const root = findRoot(diameter => liquid(diameter) - duty.liquidVolume, leastDepth, leastDepth / leastShare);
  return root?.x ?? leastDepth;
}

/** Diameter, m, at which the gas above the liquid is just as fast as it may be. */
function forGasVelocity(duty: HorizontalDuty): number {
  const { gasVolumeFlow, liquidVolume, lengthToDiameter: r, flowPaths = 1 } = duty;
  const gasArea = gasVolumeFlow / (flowPaths * vapourSpaceRule.greatestVelocity);
  const whole = (area: number) => Math.sqrt((4 / Math.PI) * area);
  const bare = Math.max(whole(gasArea), cbrt((4 * liquidVolume) / (Math.PI * r)));
  const lacking = (diameter: number) => (Math.PI / 4) * diameter ** 2 - liquidVolume / (r * diameter) - gasArea;
  if (lacking(bare) >= 0) return bare;
  return findRoot(lacking, bare, 2 * bare)?.x ?? 2 * bare;
}

/** Depth, m, at which a drum holds the volume of liquid, m³. */
function liquidDepthIn(diameter: number, length: number, volume: number): number {
  if (volume === 0) return 0;
  const root = findRoot(depth => segmentArea(diameter / 2, depth) - volume / length, 0, diameter);
  if (!root || root.x >= diameter) throw new RangeError('liquidVolume must be below the volume of the drum');
  return root.x;
}

/**
 * The smallest drum of a length-to-diameter ratio that does for a duty: droplets fall through the gas space before the gas
 * has passed, L = q·h/(u·A) with the depth h and area A of the gas space, above the liquid in the segment below; they
 * would also without the liquid, though a little of it alone would do with a drum up to 4 % smaller; and the gas space is
 * bounded by `vapourSpaceRule`, without which much liquid would be let fill the drum. More gas, more liquid and slower
 * droplets never make it smaller. Throws a RangeError for what is not positive.
 * Source: the trials of API Std 521, sizing of knock-out drums, solved for the drum that fits exactly; depth of the gas
 * space and gas velocity by common practice, which is not a clause of the standard.
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

/** One of the trials of API 521: what a drum of a given diameter and length does. */
export interface Trial {
  readonly liquidDepth: number;
  readonly dropOutTime: number;
  /** Velocity of the gas, m/s, with one flow path. */
  readonly gasVelocity: number;
  /** The length, m, that the droplets need. */
  readonly requiredLength: number;
}

/**
 * What a drum of given diameter and length, m, does with a duty. Throws a RangeError for what is not positive and for a
 * drum that the liquid fills. Source: API Std 521, sizing of knock-out drums.
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
