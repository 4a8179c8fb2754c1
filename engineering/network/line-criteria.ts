import {
  erosionalVelocity,
  findExceeded,
  shareOfLimits,
  limitsOf,
  type LineEnd,
  type LineLimits,
  type LimitViolation,
  type ServiceName,
} from '../flow/index.ts';
import { atmosphere } from '../quantities/index.ts';
import type { ItemResult } from './types.ts';

/** Lines of a solved network against their criteria. */

/** C of API RP 14E for continuous service. */
const continuousService = 100;

/** The criteria of a line: those of its service, and limits that replace them. */
export interface LineCriteria {
  readonly service?: ServiceName | undefined;
  readonly limits: LineLimits;
}

/** Returns the highest velocity in an item, m/s: of a gas at its faster end. */
export function highestVelocity({ velocity = 0, inletVelocity = 0, outletVelocity = 0 }: ItemResult): number {
  return Math.max(Math.abs(velocity), Math.abs(inletVelocity), Math.abs(outletVelocity));
}

/** Returns the highest Mach number in an item of a gas, at its faster end; undefined for a liquid and without a diameter. */
export function highestMach({ inletMach, outletMach }: ItemResult): number | undefined {
  return inletMach === undefined || outletMach === undefined ? undefined : Math.max(inletMach, outletMach);
}

/**
 * Returns both ends of a line with their limits in the direction of the flow, a liquid's with the same figures; none without flow. The frictional
 * gradient f·G·w/(2·D) is without fittings.
 */
export function lineEnds(result: ItemResult, insideDiameter: number, criteria: LineCriteria): readonly LineEnd[] {
  const { velocity = 0, inletVelocity = velocity, outletVelocity = velocity } = result;
  const flux = Math.abs(result.massFlow) / ((Math.PI / 4) * insideDiameter * insideDiameter);
  const ends = [
    { pressure: result.inletPressure, velocity: Math.abs(inletVelocity), mach: result.inletMach },
    { pressure: result.outletPressure, velocity: Math.abs(outletVelocity), mach: result.outletMach },
  ];
  if (result.massFlow < 0) ends.reverse();
  if (flux === 0 || ends.some(end => !(end.velocity > 0))) return [];
  const gaugeAt = (pressure: number | undefined) => (pressure === undefined ? undefined : pressure - atmosphere);
  return ends.map(({ pressure, velocity: fastest, mach }, index): LineEnd => {
    const density = flux / fastest;
    const ofService =
      criteria.service === undefined
        ? {}
        : limitsOf(criteria.service, {
            density,
            gaugePressure: gaugeAt(ends[0]?.pressure),
            outletGaugePressure: gaugeAt(pressure),
          });
    return {
      at: index === 0 ? 'inlet' : 'outlet',
      limits: { ...ofService, ...criteria.limits },
      rating: {
        velocity: fastest,
        gradient: ((result.frictionFactor ?? 0) * flux * fastest) / (2 * insideDiameter),
        momentumFlux: flux * fastest,
        mach,
        erosionalRatio: fastest / erosionalVelocity(density, continuousService),
      },
    };
  });
}

/** Returns the criteria that a line exceeds, each where it is exceeded most. */
export function exceededCriteria(
  result: ItemResult,
  insideDiameter: number,
  criteria: LineCriteria,
): readonly LimitViolation[] {
  return findExceeded(lineEnds(result, insideDiameter, criteria));
}

/** Returns the highest share that a line has of one of its limits; undefined where no limit applies or nothing flows. */
export function shareOfCriteria(
  result: ItemResult,
  insideDiameter: number,
  criteria: LineCriteria,
): number | undefined {
  return shareOfLimits(lineEnds(result, insideDiameter, criteria));
}
