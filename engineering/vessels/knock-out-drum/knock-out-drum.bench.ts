import { smallestHorizontalDrum, terminalVelocity, verticalDiameter } from './index.ts';

const rounds = 50_000;

function sum(of: (share: number) => number): number {
  let total = 0;
  for (let index = 0; index < rounds; index += 1) total += of(1 + index / rounds);
  return total;
}

const drop = { diameter: 3e-4, liquidDensity: 496.6, gasDensity: 2.9, gasViscosity: 1e-5 };

export default async function bench(
  measure: (name: string, operations: number, run: () => number) => Promise<void>,
): Promise<void> {
  await measure('terminal velocity of a droplet', rounds, () =>
    sum(share => terminalVelocity({ ...drop, diameter: 3e-4 * share }).velocity),
  );
  await measure('smallest horizontal drum by API 521', rounds, () =>
    sum(
      share =>
        smallestHorizontalDrum({
          gasVolumeFlow: 7.34 * share,
          settlingVelocity: 0.71,
          liquidVolume: 16.05,
          lengthToDiameter: 3,
        }).diameter,
    ),
  );
  await measure('vertical drum', rounds, () => sum(share => verticalDiameter(7.34 * share, 0.71)));
}
