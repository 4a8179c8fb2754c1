import { describe, expect, it } from 'vitest';
import { biasOf, blowdownExperiments, compareExperiment, type ExperimentComparison } from '../../index.ts';

function compared(id: string): ExperimentComparison {
  const experiment = blowdownExperiments.find(each => each.id === id);
  if (experiment === undefined) throw new Error(`${id} is missing`);
  return compareExperiment(experiment);
}

describe('the bias of an experiment', () => {
  it('uses the mean of the highest and the lowest measured temperature', () => {
    const nitrogen = compared('haque-i1');
    const gas = biasOf(nitrogen).find(({ quantity }) => quantity === 'gasTemperature');
    const [, highest, lowest] = nitrogen.curves;
    expect(gas?.readings).toHaveLength(lowest?.readings.length ?? 0);
    const last = gas?.readings.at(-1);
    const between = ((highest?.readings.at(-1)?.measured ?? 0) + (lowest?.readings.at(-1)?.measured ?? 0)) / 2;
    expect(last?.measured).toBeCloseTo(between, 6);
    expect(last?.deviation).toBeCloseTo((last?.computed ?? 0) - between, 6);
  });

  it('uses the curve of a mean where there is one', () => {
    const methane = compared('haque-natural-gas');
    const gas = biasOf(methane).find(({ quantity }) => quantity === 'gasTemperature');
    const mean = methane.curves[1];
    expect(gas?.readings).toEqual(mean?.readings);
    expect(gas?.mean).toBeCloseTo(mean?.mean ?? 0, 9);
    expect(gas?.meanSize).toBeCloseTo(mean?.meanSize ?? 0, 9);
    expect(gas?.worst).toEqual(mean?.worst);
  });
});
