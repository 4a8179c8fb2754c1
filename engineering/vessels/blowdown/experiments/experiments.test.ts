import { describe, expect, it } from 'vitest';
import {
  biasOf,
  blowdownExperiments,
  compareExperiment,
  type ExperimentComparison,
  type MeasuredQuantity,
} from '../../index.ts';

/** Mean absolute deviation from the readings, Pa or K, of the model for each experiment. */
const reached: Readonly<Record<string, readonly (readonly [MeasuredQuantity, label: string, meanSize: number])[]>> = {
  'haque-condensing': [
    ['pressure', 'Pressure', 1.1e5],
    ['gasTemperature', 'Gas temperature, highest measured', 3],
    ['gasTemperature', 'Gas temperature, lowest measured', 7],
    ['liquidTemperature', 'Liquid temperature, highest measured', 2.2],
    ['liquidTemperature', 'Liquid temperature, lowest measured', 3.5],
    ['innerWallTemperatureGas', 'Inside wall beside the gas, highest measured', 0.7],
    ['innerWallTemperatureGas', 'Inside wall beside the gas, lowest measured', 1.3],
    ['innerWallTemperatureLiquid', 'Inside wall beside the liquid, highest measured', 2.5],
    ['innerWallTemperatureLiquid', 'Inside wall beside the liquid, lowest measured', 2.4],
  ],
  'haque-s9': [
    ['pressure', 'Pressure', 1.6e5],
    ['gasTemperature', 'Gas temperature, highest measured', 3.1],
    ['gasTemperature', 'Gas temperature, lowest measured', 7.6],
  ],
  'co2-n2': [
    ['gasTemperature', 'Gas temperature, highest measured', 4.8],
    ['gasTemperature', 'Gas temperature, lowest measured', 4.1],
    ['liquidTemperature', 'Liquid temperature, highest measured', 10.7],
    ['liquidTemperature', 'Liquid temperature, lowest measured', 15.8],
  ],
  'byrnes-8': [
    ['pressure', 'Pressure', 0.93e5],
    ['gasTemperature', 'Gas temperature', 2],
    ['innerWallTemperatureGas', 'Wall temperature', 3.9],
  ],
  'woodfield-discharge': [
    ['pressure', 'Pressure', 0.56e5],
    ['gasTemperature', 'Gas temperature, highest measured', 7.8],
    ['gasTemperature', 'Gas temperature, lowest measured', 15.7],
  ],
  'haque-i1': [
    ['pressure', 'Pressure', 2.8e5],
    ['gasTemperature', 'Gas temperature, highest measured', 11.5],
    ['gasTemperature', 'Gas temperature, lowest measured', 8.8],
    ['innerWallTemperatureGas', 'Inside wall temperature', 3.5],
    ['outerWallTemperatureGas', 'Outside wall temperature', 1.2],
  ],
  'haque-natural-gas': [
    ['pressure', 'Pressure', 1.8e5],
    ['gasTemperature', 'Gas temperature', 3.4],
    ['gasTemperature', 'Gas temperature, highest measured', 3.5],
    ['gasTemperature', 'Gas temperature, lowest measured', 4.2],
    ['innerWallTemperatureGas', 'Inside wall temperature', 1.9],
  ],
  'byrnes-7': [
    ['pressure', 'Pressure', 2.4e5],
    ['gasTemperature', 'Gas temperature', 3.8],
    ['innerWallTemperatureGas', 'Wall temperature', 3],
  ],
  'byrnes-9': [
    ['pressure', 'Pressure', 6.6e5],
    ['gasTemperature', 'Gas temperature', 6.8],
    ['innerWallTemperatureGas', 'Wall temperature', 2.8],
  ],
  'air-790': [
    ['pressure', 'Pressure', 0.06e5],
    ['gasTemperature', 'Gas temperature', 9],
  ],
  'de-miguel-iv': [
    ['gasTemperature', 'Gas temperature, mean', 4.6],
    ['gasTemperature', 'Gas temperature, highest measured', 26],
    ['gasTemperature', 'Gas temperature, lowest measured', 2.8],
    ['outerWallTemperatureGas', 'Outside wall temperature', 2.3],
  ],
  'molkov-helium': [
    ['pressure', 'Pressure', 8e5],
    ['gasTemperature', 'Gas temperature', 16],
  ],
  'simulator-hydrogen': [
    ['pressure', 'Pressure', 3.7e5],
    ['gasTemperature', 'Gas temperature', 0.4],
    ['innerWallTemperatureGas', 'Inside wall temperature', 0.6],
    ['outerWallTemperatureGas', 'Outside wall temperature', 0.4],
  ],
  'moodie-22': [
    ['pressure', 'Pressure', 1.9e5],
    ['gasTemperature', 'Gas temperature', 31],
    ['liquidTemperature', 'Liquid temperature', 8.2],
    ['highestWallTemperature', 'Highest wall temperature', 92],
  ],
  'droste-1': [
    ['pressure', 'Pressure at the first opening and at the rupture', 7.5e5],
    ['liquidTemperature', 'Liquid temperature at the rupture', 15.1],
  ],
  'droste-2': [
    ['pressure', 'Pressure at the first opening and at the rupture', 4.7e5],
    ['liquidTemperature', 'Liquid temperature at the rupture', 8.2],
  ],
  'droste-3': [
    ['pressure', 'Pressure at the first opening and at the rupture', 0.65e5],
    ['liquidTemperature', 'Liquid temperature at the rupture', 2.6],
  ],
};

/** Inside diameter, length and wall, m, temperature, K, and pressure at the start, bar, as each source gives them. */
const setUps: Readonly<Record<string, readonly number[]>> = {
  'haque-condensing': [1.13, 2.25, 0.059, 293, 117.537],
  'haque-s9': [1.13, 3, 0.059, 303.01, 120],
  'co2-n2': [0.273, 1.4552, 0.025, 290, 150],
  'byrnes-8': [0.21742, 1.394, 0.0072, 294, 138],
  'woodfield-discharge': [0.075, 0.212, 0.03, 305, 100],
  'haque-i1': [0.273, 1.524, 0.025, 288, 150],
  'haque-natural-gas': [1.13, 2.771, 0.059, 303.01, 120],
  'byrnes-7': [0.21742, 1.394, 0.0072, 299, 138],
  'byrnes-9': [0.21742, 1.394, 0.0072, 294, 138],
  'air-790': [0.2, 0.515, 0.00818, 298, 7.9],
  'moodie-22': [1.6763, 3.5, 0.01185, 279, 5.5],
};

const comparisons = new Map<string, ExperimentComparison>();

/** An experiment with its run, simulated once for all tests. */
function compared(id: string): ExperimentComparison {
  const experiment = blowdownExperiments.find(each => each.id === id);
  if (experiment === undefined) throw new Error(`${id} is missing`);
  const comparison = comparisons.get(id) ?? compareExperiment(experiment);
  comparisons.set(id, comparison);
  return comparison;
}

describe('published experiments', () => {
  it.each(Object.entries(setUps))('%s starts as its source says', (id, setUp) => {
    const { shape, wall, initial } = blowdownExperiments.find(each => each.id === id)?.spec ?? {};
    expect([
      shape?.diameter,
      shape?.length,
      wall?.metal.thickness,
      initial?.temperature,
      (initial?.pressure ?? 0) / 1e5,
    ]).toEqual(setUp);
  });

  it('are all compared', () => {
    expect(blowdownExperiments.map(({ id }) => id).toSorted()).toEqual(Object.keys(reached).toSorted());
  });

  it('some of which are reserved for validation: nothing is tuned to them', () => {
    const apart = blowdownExperiments.flatMap(({ id, keptApart }) => (keptApart ? [id] : []));
    expect(apart).toEqual(['haque-s9', 'co2-n2', 'byrnes-8', 'woodfield-discharge']);
  });

  it.each(blowdownExperiments.map(({ id }) => id))(
    '%s deviates by no more than it is said to, with the balances closed',
    id => {
      const { curves, run } = compared(id);
      const result = curves.map(({ curve: { quantity, label }, meanSize }) => ({ quantity, label, meanSize }));
      const said = reached[id] ?? [];
      expect(result.map(({ quantity, label }) => [quantity, label])).toEqual(
        said.map(([quantity, label]) => [quantity, label]),
      );
      said.forEach(([, label, maximum], index) => {
        expect(result[index]?.meanSize, label).toBeLessThan(maximum);
      });
      expect(Math.max(run.conservation.mass, run.conservation.energy, run.conservation.volume)).toBeLessThan(1e-8);
    },
  );

  it('of a gas that condenses: the wall beside the liquid comes out on the cold side, within 3 K where it is coldest', () => {
    const wall = biasOf(compared('haque-condensing')).find(({ quantity }) => quantity === 'innerWallTemperatureLiquid');
    expect(wall?.mean).toBeLessThan(0);
    for (const { deviation } of wall?.readings ?? []) expect(deviation).toBeLessThan(2.5);
    expect(Math.abs(wall?.readings.at(-1)?.deviation ?? Infinity)).toBeLessThan(3);
  });

  it('of nitrogen: the gas lies between the coldest and the warmest thermocouple, within 5 K, until a minute has passed', () => {
    const [, highest, lowest] = compared('haque-i1').curves;
    for (const { deviation } of highest?.readings ?? []) expect(deviation).toBeLessThan(5);
    const early = (lowest?.readings ?? []).filter(({ time }) => time < 60);
    expect(early.length).toBeGreaterThan(8);
    for (const { deviation } of early) expect(deviation).toBeGreaterThan(-5);
  });
});
