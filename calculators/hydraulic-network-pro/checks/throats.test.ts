import { beforeAll, expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

const orifice = { tag: 'O', type: 'orifice', from: 'S', to: 'T', insideDiameter: 102.3, bore: 30 };
const valve = { tag: 'V', type: 'control valve', from: 'S', to: 'T', kv: 20 };

/** Messages on a fluid that expands from one gauge pressure, bar, to another through items. */
const throatMessages = (fluid: object, [from, to]: readonly [number, number], items: readonly object[]) =>
  calculateJson(definition, {
    fluidPhase: 'Gas',
    nodes: [
      { tag: 'S', elevation: 0, pressure: from },
      { tag: 'T', elevation: 0, pressure: to },
    ],
    items,
    ...fluid,
  }).messages.filter(({ text }) => text.includes('to the throat'));
const statedOf = (text = '') => Number(/passes ([\d.]+) % less/.exec(text)?.[1]) / 100;
const pure = (pureFluid: string, temperature: number, isentropicExponent: number) => ({
  fluidSource: 'pure',
  pureFluid,
  temperature,
  isentropicExponent,
});

// Largest flux of an ideal nozzle along the isentrope by CoolProp 8.0.0, over that with the constant exponent.
test.each<[string, object, readonly [number, number], number]>([
  ['propane', pure('C3', 98, 1.1045), [37, 10], 0.901],
  ['pentane', pure('nC5', 188, 1.05), [27, 10], 0.843],
  ['ethylene', pure('C2=', 11, 1.25), [53, 20], 0.817],
  ['carbon dioxide', pure('CO2', 31, 1.285), [70, 30], 0.883],
])('a choked orifice with %s near its critical point passes less than stated', (_, gas, pressures, share) => {
  const [message, ...others] = throatMessages(gas, pressures, [orifice]);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ level: 'warning', field: 'itemTable' });
  expect(Math.abs(1 - statedOf(message?.text) - share)).toBeLessThan(0.006);
  expect(message?.text).toContain('the unsafe side if the full flow must pass');
});

test('a control valve is compared as in the calculator for one valve, and named behind that with most', () => {
  // The calculator for one valve states a coefficient 8.4 % larger.
  const [alone] = throatMessages({ ...pure('C3', 98, 1.1045) }, [36, 20], [valve]);
  expect(1 / (1 - statedOf(alone?.text)) - 1).toBeCloseTo(0.084, 2);
  const [both, ...others] = throatMessages(pure('C3', 98, 1.1045), [37, 10], [valve, orifice]);
  expect(others).toEqual([]);
  expect(both?.text).toMatch(/throat, . passes 9\.9 % less .* The same holds, by no more, for .\.$/);
});

test('a lean gas within 2 %, and a typed gas, have no message', () => {
  const lean = {
    fluidSource: 'composition',
    composition: 'C1: 0.9\nC2: 0.1',
    temperature: 30,
    isentropicExponent: 1.285,
  };
  expect(throatMessages(lean, [70, 30], [orifice, valve])).toEqual([]);
  const typed = {
    normalDensity: 0.8,
    viscosity: 0.012,
    compressibility: 0.8,
    temperature: 30,
    isentropicExponent: 1.285,
  };
  expect(throatMessages(typed, [70, 30], [orifice])).toEqual([]);
});

// Homogeneous equilibrium by CoolProp 8.0.0: 72 440 kg/(m²·s) at most, for 95 820 of the density at the inlet and Δp/F_L².
test('a dense liquid without a vapour pressure passes less through a valve than stated', () => {
  const dense = { fluidPhase: 'Liquid', fluidSource: 'pure', pureFluid: 'CO2', temperature: 31.2 };
  const [message, ...others] = throatMessages(dense, [99, 50], [valve]);
  expect(others).toEqual([]);
  expect(Math.abs(1 - statedOf(message?.text) - 72_440 / 95_820)).toBeLessThan(0.006);
});
