import { describe, expect, it } from 'vitest';
import { blowdownExperiments, compareExperiment, type ExperimentComparison } from '../../index.ts';
import { biasOf, deviationsOf } from './bias.ts';

function compared(id: string): ExperimentComparison {
  const experiment = blowdownExperiments.find(each => each.id === id);
  if (experiment === undefined) throw new Error(`${id} is missing`);
  return compareExperiment(experiment);
}

const nitrogen = compared('haque-i1');
const hydrogen = compared('byrnes-9');

describe('the deviations of an experiment', () => {
  it('count each quantity once: a temperature between the highest and the lowest measured from their mean', () => {
    const gas = deviationsOf(nitrogen).find(({ quantity }) => quantity === 'gasTemperature');
    const [, highest, lowest] = nitrogen.curves;
    expect(gas?.readings).toHaveLength(lowest?.readings.length ?? 0);
    const last = gas?.readings.at(-1);
    const between = ((highest?.readings.at(-1)?.measured ?? 0) + (lowest?.readings.at(-1)?.measured ?? 0)) / 2;
    expect(last?.measured).toBeCloseTo(between, 6);
    expect(last?.deviation).toBeCloseTo((last?.computed ?? 0) - between, 6);
  });

  it('are those of the curve of a mean where there is one', () => {
    const methane = compared('haque-natural-gas');
    const gas = deviationsOf(methane).find(({ quantity }) => quantity === 'gasTemperature');
    expect(gas?.readings).toEqual(methane.curves[1]?.readings);
  });
});

describe('the bias of several experiments', () => {
  it('counts each experiment alike, however many readings it has', () => {
    const [both] = biasOf([nitrogen, hydrogen]);
    const means = [nitrogen, hydrogen].map(({ curves: [pressure] }) => pressure?.mean ?? 0);
    expect(both).toMatchObject({ quantity: 'pressure', experiments: 2, readings: 31 });
    expect(both?.mean).toBeCloseTo(((means[0] ?? 0) + (means[1] ?? 0)) / 2, 6);
    expect(both?.meanSize).toBeGreaterThanOrEqual(Math.abs(both?.mean ?? 0));
  });

  it('names the experiment of the worst reading', () => {
    const pressure = biasOf([nitrogen, hydrogen]).find(({ quantity }) => quantity === 'pressure');
    expect(pressure?.worstOf).toBe(hydrogen.experiment.title);
    expect(pressure?.worst).toEqual(hydrogen.curves[0]?.worst);
  });
});
