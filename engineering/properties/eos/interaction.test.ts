import { beforeAll, describe, expect, test } from 'vitest';
import { cubicComponentsOf, loadFluidData } from '../fluid.ts';
import { areAlike, areAlkanes, interactionParameter } from './interaction.ts';
import { hydrocarbons, interactionParameters } from './interaction-parameters.ts';
import { Mixture, createState, mixtureSaturationPressure } from './index.ts';
import type { Component } from './component.ts';

beforeAll(() => loadFluidData(hydrocarbons, 'pr'));

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
