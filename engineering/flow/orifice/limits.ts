import { exceeds, reaches } from '../../numerics/index.ts';
import { formatNumber, fullNumber, messageValue, type Clause } from '../../quantities/index.ts';
import type { Tappings } from './discharge-coefficient.ts';
import { minExpansibilityRatio } from './orifice.ts';

/** A limit of use that is not met, with the clause that sets it. */
export interface LimitExceeded extends Clause {
  readonly of: 'bore' | 'pipe' | 'beta' | 'reynoldsNumber' | 'pressureRatio';
  readonly clause: string;
}

const clause = 'ISO 5167-2:2022, 5.3.1';

/** m. Source: ISO 5167-2:2022, 5.3.1. */
const minBore = 0.0125;
const [leastPipe, largestPipe] = [0.05, 1];

/** Minimum pipe Reynolds number for a plate: ISO 5167-2:2022, 5.3.1. `diameter` in m. */
function minReynoldsNumber(beta: number, diameter: number, tappings: Tappings): number {
  if (tappings === 'Flange') return Math.max(5000, 170 * beta ** 2 * diameter * 1000);
  return !exceeds(beta, 0.56) ? 5000 : 16000 * beta ** 2;
}

/** The limit of p2/p1 for the expansibility, if a gas violates it. Source: ISO 5167-2:2022, 5.3.2.2. */
export function expansibilityLimit(pressureRatio: number): LimitExceeded | undefined {
  if (reaches(pressureRatio, minExpansibilityRatio)) return undefined;
  return {
    of: 'pressureRatio',
    text: `p₂/p₁ = ${formatNumber(pressureRatio)} is below 0.75, the lowest for which the expansibility is established`,
    clause: 'ISO 5167-2:2022, 5.3.2.2',
  };
}

/**
 * Returns the limits of use of ISO 5167-2:2022 that a plate violates. Lengths in m; `pressureRatio` = p2/p1 for a gas only.
 * Source: ISO 5167-2:2022, 5.3.1 and 5.3.2.2.
 */
export function isoLimitsExceeded({
  beta,
  diameter,
  reynoldsNumber,
  tappings,
  pressureRatio = 1,
}: {
  beta: number;
  diameter: number;
  reynoldsNumber: number;
  tappings: Tappings;
  pressureRatio?: number | undefined;
}): LimitExceeded[] {
  const bore = beta * diameter;
  const minimum = minReynoldsNumber(beta, diameter, tappings);
  const limits: readonly (readonly [broken: boolean, limit: () => LimitExceeded])[] = [
    [
      exceeds(minBore, bore),
      () => ({
        of: 'bore',
        text: 'the bore of {bore} is below {least}',
        values: { bore: messageValue('length', bore), least: messageValue('length', minBore, { digits: 3 }) },
        clause,
      }),
    ],
    [
      exceeds(leastPipe, diameter) || exceeds(diameter, largestPipe),
      () => ({
        of: 'pipe',
        text: 'the pipe bore of {pipe} is outside {least} to {largest}',
        values: {
          pipe: messageValue('length', diameter),
          least: messageValue('length', leastPipe, { digits: 2 }),
          largest: messageValue('length', largestPipe, { digits: 2 }),
        },
        clause,
      }),
    ],
    [
      exceeds(0.1, beta) || exceeds(beta, 0.75),
      () => ({ of: 'beta', text: `β = ${formatNumber(beta)} is outside 0.1 to 0.75`, clause }),
    ],
    [
      exceeds(minimum, reynoldsNumber),
      () => ({
        of: 'reynoldsNumber',
        text: `Re = ${formatNumber(reynoldsNumber, 3)} is below ${fullNumber(Math.ceil(minimum))}, the lowest for this β and these tappings`,
        clause,
      }),
    ],
  ];
  const ofExpansibility = expansibilityLimit(pressureRatio);
  return [
    ...limits.flatMap(([broken, limit]) => (broken ? [limit()] : [])),
    ...(ofExpansibility ? [ofExpansibility] : []),
  ];
}
