import { beforeAll, describe, expect, test } from 'vitest';
import { cubicComponentsOf, loadFluidData } from '../fluid.ts';
import { areAlike, areAlkanes, interactionParameter } from './interaction.ts';
import { hydrocarbons, interactionParameters } from './interaction-parameters.ts';
import { Mixture, createState, mixtureSaturationPressure } from './index.ts';
import type { Component } from './component.ts';

beforeAll(() => loadFluidData([...hydrocarbons, 'H2', 'O2', 'Ar', 'CO', 'He'], 'pr'));

const componentOf = (id: string): Component => {
  const [component] = cubicComponentsOf([id]);
  if (!component) throw new Error(id);
  return component;
};
const isKnown = (id: string) => hydrocarbons.includes(id);

describe('hydrocarbons that are alike', () => {
  test('have tabulated parameters between −0.0144 and 0.0267, two thirds of them within 0.0078', () => {
    const known = interactionParameters
      .filter(([one, other]) => isKnown(one) && isKnown(other) && areAlike(componentOf(one), componentOf(other)))
      .map(([, , value]) => value);
    expect(known).toHaveLength(25);
    expect(Math.min(...known)).toBe(-0.0144);
    expect(Math.max(...known)).toBe(0.0267);
    expect(known.filter(value => Math.abs(value) <= 0.0078)).toHaveLength(18);
  });

  test('without a parameter boil at −7 to 15 % of the pressure that these give, mostly within 4 %', () => {
    const changes: number[][] = [];
    for (const [index, one] of hydrocarbons.entries()) {
      for (const other of hydrocarbons.slice(0, index)) {
        const pair = [componentOf(one), componentOf(other)] as const;
        if (interactionParameter(one, other) || !areAlike(...pair)) continue;
        for (const reduced of [0.6, 0.7, 0.8]) {
          const temperature = reduced * Math.sqrt(pair[0].criticalTemperature * pair[1].criticalTemperature);
          const bubble = (k: number): number => {
            const mixture = new Mixture(pair, { interaction: () => k });
            const state = createState(mixture);
            mixtureSaturationPressure(mixture, temperature, [0.5, 0.5], 'bubble', state);
            return state.pressure;
          };
          changes.push([-0.0144, 0.0078, 0.0267].map(k => bubble(k) / bubble(0) - 1));
        }
      }
    }
    const of = (column: number) => changes.map(row => row[column] ?? NaN);
    expect(changes.length).toBeGreaterThan(300);
    expect(Math.min(...of(0))).toBeCloseTo(-0.071, 3);
    expect(Math.max(...of(1))).toBeCloseTo(0.041, 3);
    expect(Math.max(...of(2))).toBeCloseTo(0.146, 3);
  });

  test('alkanes from butane on have tabulated parameters close to zero', () => {
    const known = interactionParameters.flatMap(([one, other, value]) => (areAlkanes(one, other) ? [value] : []));
    expect(known.length).toBeGreaterThan(5);
    expect(Math.min(...known)).toBe(-0.0078);
    expect(Math.max(...known)).toBe(0.0174);
  });

  test('are not ethylene and toluene or methane', () => {
    expect(areAlike(componentOf('C2='), componentOf('Tol'))).toBe(false);
    expect(areAlike(componentOf('C1'), componentOf('C2='))).toBe(false);
  });
});

describe('parameters by E-PPR78', () => {
  /** A of groups, MPa, which alone counts at 25 °C, as in the database of Clapeyron.jl: EPPR78_unlike.csv. */
  const unlike: readonly (readonly [one: string, other: string, a: number])[] = [
    ['CH3', 'CH2', 65.54],
    ['CH3', 'CH4', 28.48],
    ['CH2', 'CH4', 37.75],
    ['CH3', 'C2H6', 3.775],
    ['CH2', 'C2H6', 29.85],
    ['CH3', 'H2', 174],
    ['CH2', 'H2', 155.4],
    ['CH3', 'O2', 86.1],
    ['CH2', 'O2', 107.4],
    ['CH3', 'Ar', 11.27],
    ['CH2', 'Ar', 113.6],
    ['CH3', 'CO', 91.24],
    ['CH2', 'CO', 44],
    ['CH3', 'He', 416.3],
    ['CH2', 'He', 520.52],
  ];
  const groupsOf = (id: string): Readonly<Record<string, number>> => {
    const single = { C1: 'CH4', C2: 'C2H6' }[id];
    if (single !== undefined) return { [single]: 1 };
    const carbons = Number(/^n?C(\d+)$/.exec(id)?.[1] ?? 0);
    return carbons > 0 ? { CH3: 2 / carbons, CH2: (carbons - 2) / carbons } : { [id]: 1 };
  };
  const energyOf = ({ criticalTemperature: tc, criticalPressure: pc, acentricFactor: w }: Component, T: number) => {
    const m =
      w <= 0.491
        ? 0.37464 + 1.54226 * w - 0.26992 * w * w
        : 0.379642 + 1.48503 * w - 0.164423 * w * w + 0.016666 * w * w * w;
    // √a/b
    return (Math.sqrt(0.457236) * (1 + m * (1 - Math.sqrt(T / tc))) * pc) / (0.0777961 * Math.sqrt(pc));
  };

  test('are those of its groups at 25 °C', () => {
    const normal = interactionParameters.filter(
      ([, other, , source]) => source.startsWith('E-PPR78') && /C\d+$/.test(other) && !other.startsWith('i'),
    );
    expect(normal.length).toBeGreaterThan(35);
    const apart = normal.map(([one, other, value]) => {
      const [first, second] = [groupsOf(one), groupsOf(other)];
      const difference = (group: string) => (first[group] ?? 0) - (second[group] ?? 0);
      const sum = unlike.reduce((total, [k, l, a]) => total + 2 * difference(k) * difference(l) * a * 1e6, 0);
      const [d1, d2] = [energyOf(componentOf(one), 298.15), energyOf(componentOf(other), 298.15)];
      return Math.abs((-sum / 2 - (d1 - d2) ** 2) / (2 * d1 * d2) - value) / (0.1 + value);
    });
    // Constants of the components differ in their last digits.
    expect(Math.max(...apart)).toBeLessThan(0.03);
  });
});
