import {
  correctionFactor,
  logMeanDifference,
  temperatureRatios,
  terminalDifferences,
  transferUnits,
  type Arrangement,
} from '../index.ts';

const rounds = 100_000;

/** A complete exchanger case: mean difference with its correction factor, and the transfer units for the same temperatures. */
function exchangerCase(coldOut: number, arrangement: Arrangement): number {
  const ends = { hotIn: 150, hotOut: 90, coldIn: 30, coldOut };
  const ratios = temperatureRatios(ends);
  const [epsilon, ratio] = ratios.R <= 1 ? [ratios.P, ratios.R] : [ratios.P * ratios.R, 1 / ratios.R];
  const mean = logMeanDifference(...terminalDifferences(ends, arrangement.type === 'co' ? 'co' : 'counter'));
  return mean * (correctionFactor(ratios, arrangement) ?? 0) + (transferUnits(epsilon, ratio, arrangement) ?? 0);
}

const arrangements: Readonly<Record<string, Arrangement>> = {
  'counter-current': { type: 'counter' },
  'two shells': { type: 'shell', shells: 2 },
  'cross-flow, one stream mixed': { type: 'cross', mixed: 'larger' },
  'cross-flow, unmixed': { type: 'cross', mixed: 'none' },
};

export default async function bench(
  measure: (name: string, operations: number, run: () => number) => Promise<void>,
): Promise<void> {
  for (const [name, arrangement] of Object.entries(arrangements)) {
    await measure(`exchanger, ${name}: a case with both methods`, rounds, () => {
      let total = 0;
      for (let index = 0; index < rounds; index += 1) total += exchangerCase(50 + (30 * index) / rounds, arrangement);
      return total;
    });
  }
}
