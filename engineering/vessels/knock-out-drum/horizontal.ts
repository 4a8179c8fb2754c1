import { segmentArea } from '../../geometry/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { positive } from './positive.ts';

/** What a lying drum has to do. SI: m³/s, m/s, m³. */
export interface HorizontalDuty {
  readonly gasVolumeFlow: number;
  /** The velocity that droplets are taken to fall with. */
  readonly settlingVelocity: number;
  /** Liquid that the drum holds. */
  readonly liquidVolume: number;
  /** Length over diameter. */
  readonly lengthToDiameter: number;
}

/** A lying drum without its heads. Lengths in m, areas in m². */
export interface HorizontalDrum {
  readonly diameter: number;
  readonly length: number;
  readonly liquidDepth: number;
  readonly gasDepth: number;
  readonly gasArea: number;
  /** Time, s, in which a droplet falls from the top to the liquid. */
  readonly dropOutTime: number;
}

function checked(duty: HorizontalDuty): HorizontalDuty {
  positive('gasVolumeFlow', duty.gasVolumeFlow);
  positive('settlingVelocity', duty.settlingVelocity);
  positive('lengthToDiameter', duty.lengthToDiameter);
  if (!(duty.liquidVolume >= 0)) throw new RangeError(`liquidVolume must be at least 0, got ${duty.liquidVolume}`);
  return duty;
}

/**
 * The two diameters, m, that the original rules ask of a half-full drum: one so that the gas stays long enough for a
 * droplet to fall half the diameter, D = √(4·q/(π·r·V)), one so that its lower half holds the liquid,
 * D = ∛(8·Vl/(π·r)), with r = L/D. Throws a RangeError for what is not positive.
 */
export function halfFullDiameters(duty: HorizontalDuty): { readonly forGas: number; readonly forLiquid: number } {
  const { gasVolumeFlow, settlingVelocity, liquidVolume, lengthToDiameter: r } = checked(duty);
  return {
    forGas: Math.sqrt((4 * gasVolumeFlow) / (Math.PI * r * settlingVelocity)),
    forLiquid: Math.cbrt((8 * liquidVolume) / (Math.PI * r)),
  };
}

/** Area of a segment of the circle of diameter 1, from the share of the diameter that it is deep. */
const share = (depth: number) => segmentArea(0.5, depth);

/**
 * The smallest drum of a length-to-diameter ratio in which a droplet falls through the gas space before the gas has
 * passed, above the liquid it holds: L = q·h/(u·A) with the depth h and area A of the gas space, and the liquid in the
 * segment below. A little liquid makes the droplets' way shorter sooner than the gas space narrower: the drum may then be
 * up to 4 % smaller than without any. Throws a RangeError for what is not positive.
 * Source: the trials of API Std 521, sizing of knock-out drums, solved for the drum that fits exactly.
 */
export function smallestHorizontalDrum(duty: HorizontalDuty): HorizontalDrum {
  const { gasVolumeFlow, settlingVelocity, liquidVolume, lengthToDiameter: r } = checked(duty);
  /** Diameter at which the gas needs the whole length, by the share of the diameter that is gas. */
  const forGas = (gas: number) => Math.sqrt((gasVolumeFlow * gas) / (settlingVelocity * r * share(gas)));
  const forLiquid = (liquid: number) => Math.cbrt(liquidVolume / (r * share(liquid)));
  const liquidShare = (x: number) => 1 / (1 + Math.exp(-x));
  const gasShare = (x: number) => 1 / (1 + Math.exp(x));
  const root =
    liquidVolume > 0
      ? findRoot(x => Math.log(forLiquid(liquidShare(x)) / forGas(gasShare(x))), -60, 60)
      : { x: -Infinity };
  if (!root) throw new RangeError('no drum of this length-to-diameter ratio does for so much liquid and so little gas');
  const gas = gasShare(root.x);
  const diameter = forGas(gas);
  return {
    diameter,
    length: r * diameter,
    liquidDepth: liquidShare(root.x) * diameter,
    gasDepth: gas * diameter,
    gasArea: share(gas) * diameter ** 2,
    dropOutTime: (gas * diameter) / settlingVelocity,
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
  const liquidArea = liquidVolume / length;
  const root = findRoot(depth => segmentArea(diameter / 2, depth) - liquidArea, 0, diameter);
  if (!root || root.x >= diameter) throw new RangeError('liquidVolume must be below the volume of the drum');
  const gasArea = (Math.PI / 4) * diameter ** 2 - liquidArea;
  const dropOutTime = (diameter - root.x) / settlingVelocity;
  const gasVelocity = gasVolumeFlow / gasArea;
  return { liquidDepth: root.x, dropOutTime, gasVelocity, requiredLength: gasVelocity * dropOutTime };
}
