import type { Tappings } from './discharge-coefficient.ts';
import { leastExpansibilityRatio } from './orifice.ts';

/** A limit of use that is not met: what, and the clause that sets it. */
export interface LimitExceeded {
  readonly text: string;
  readonly clause: string;
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
  pressureRatio,
}: {
  beta: number;
  diameter: number;
  reynoldsNumber: number;
  tappings: Tappings;
  pressureRatio?: number | undefined;
}): LimitExceeded[] {
  const found: LimitExceeded[] = [];
  const clause = 'ISO 5167-2:2022, 5.3.1';
  const bore = beta * diameter * 1000;
  if (bore < 12.5) found.push({ text: `the bore of ${bore.toFixed(2)} mm is below 12.5 mm`, clause });
  if (diameter < 0.05 || diameter > 1)
    found.push({ text: `the pipe bore of ${(diameter * 1000).toFixed(1)} mm is outside 50 mm to 1000 mm`, clause });
  if (beta < 0.1 || beta > 0.75) found.push({ text: `β of ${beta.toFixed(4)} is outside 0.1 to 0.75`, clause });
  const least =
    tappings === 'Flange' ? Math.max(5000, 170 * beta ** 2 * diameter * 1000) : beta <= 0.56 ? 5000 : 16000 * beta ** 2;
  if (reynoldsNumber < least)
    found.push({
      text: `Re of ${reynoldsNumber.toPrecision(3)} is below ${Math.ceil(least)} for this β and these tappings`,
      clause,
    });
  if (pressureRatio !== undefined && pressureRatio < leastExpansibilityRatio) {
    found.push({
      text: `p₂/p₁ of ${pressureRatio.toFixed(3)} is below 0.75, where the expansibility is established`,
      clause: 'ISO 5167-2:2022, 5.3.2.2',
    });
  }
  return found;
}
