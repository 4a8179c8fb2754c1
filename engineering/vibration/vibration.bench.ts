import {
  acousticLikelihood,
  longestSpan,
  naturalFrequency,
  soundPowerLevel,
  turbulenceLikelihood,
  vibrationFactor,
} from './index.ts';

const rounds = 500_000;

function sum(of: (share: number) => number): number {
  let total = 0;
  for (let index = 0; index < rounds; index += 1) total += of(1 + index / rounds);
  return total;
}

export default async function bench(
  measure: (name: string, operations: number, run: () => number) => Promise<void>,
): Promise<void> {
  await measure('sound power level', rounds, () =>
    sum(share =>
      soundPowerLevel({ pressureDropRatio: 0.5, massFlow: 15 * share, temperature: 400, molarMass: 0.02, sonic: true }),
    ),
  );
  await measure('likelihood of acoustic fatigue, the whole chain', rounds, () =>
    sum(
      share =>
        acousticLikelihood(160 + share, {
          outsideDiameter: 0.1683,
          wallThickness: 0.00711,
          branchDiameter: 0.0603,
          connection: 'Weldolet',
          duplex: false,
        }).lof,
    ),
  );
  await measure('likelihood by turbulence, medium support', rounds, () =>
    sum(share => turbulenceLikelihood(9000 * share, 1, vibrationFactor('Medium', 0.2 + 0.1 * share, 0.008))),
  );
  await measure('span and its natural frequency', rounds, () =>
    sum(share =>
      naturalFrequency({
        length: longestSpan('Medium', 0.2 + 0.1 * share) ?? 1,
        outsideDiameter: 0.2 + 0.1 * share,
        wallThickness: 0.008,
        fluidDensity: 700,
        material: 'Carbon steel',
        ends: 'Pinned, pinned',
      }),
    ),
  );
}
