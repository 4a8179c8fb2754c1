import type { Tappings } from './discharge-coefficient.ts';
import { leastExpansibilityRatio } from './orifice.ts';

/** A limit of use that is not met: of what, in words, and the clause that sets it. */
export interface LimitExceeded {
  readonly of: 'bore' | 'pipe' | 'beta' | 'reynoldsNumber' | 'pressureRatio';
  readonly text: string;
  readonly clause: string;
}

const clause = 'ISO 5167-2:2022, 5.3.1';

/** The least Reynolds number of the pipe for a plate: ISO 5167-2:2022, 5.3.1. `diameter` in m. */
function leastReynoldsNumber(beta: number, diameter: number, tappings: Tappings): number {
  if (tappings === 'Flange') return Math.max(5000, 170 * beta ** 2 * diameter * 1000);
  return beta <= 0.56 ? 5000 : 16000 * beta ** 2;
}

/** The limit of p2/p1 for the expansibility where a gas breaks it. Source: ISO 5167-2:2022, 5.3.2.2. */
export function expansibilityLimit(pressureRatio: number): LimitExceeded | undefined {
  if (pressureRatio >= leastExpansibilityRatio) return undefined;
  return {
    of: 'pressureRatio',
    text: `p₂/p₁ = ${pressureRatio.toPrecision(4)} is below 0.75, the least for which the expansibility is established`,
    clause: 'ISO 5167-2:2022, 5.3.2.2',
  };
}

/**
 * The limits of use of ISO 5167-2:2022 that a plate breaks. Lengths in m; `pressureRatio` = p2/p1 for a gas only.
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
  const bore = beta * diameter * 1000;
  const pipe = diameter * 1000;
  const least = leastReynoldsNumber(beta, diameter, tappings);
  const limits: (LimitExceeded & { broken: boolean })[] = [
    { of: 'bore', broken: bore < 12.5, text: `the bore of ${bore.toPrecision(4)} mm is below 12.5 mm`, clause },
    {
      of: 'pipe',
      broken: pipe < 50 || pipe > 1000,
      text: `the pipe bore of ${pipe.toPrecision(4)} mm is outside 50 mm to 1000 mm`,
      clause,
    },
    {
      of: 'beta',
      broken: beta < 0.1 || beta > 0.75,
      text: `β = ${beta.toPrecision(4)} is outside 0.1 to 0.75`,
      clause,
    },
    {
      of: 'reynoldsNumber',
      broken: reynoldsNumber < least,
      text: `Re = ${reynoldsNumber.toPrecision(3)} is below ${Math.ceil(least)}, the least for this β and these tappings`,
      clause,
    },
  ];
  const broken = limits
    .filter(limit => limit.broken)
    .map(({ of, text, clause: source }) => ({ of, text, clause: source }));
  return [...broken, ...[expansibilityLimit(pressureRatio)].filter(limit => limit !== undefined)];
}
