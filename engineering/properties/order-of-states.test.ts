import { expect, test } from 'vitest';
import { loadFluid, stateOf, type Fluid } from './index.ts';

/**
 * A state does not depend on what was calculated before it: equations keep work space between calls. The states of each fluid are
 * calculated in one order, then in reverse.
 */

type Inputs = Parameters<typeof stateOf>[1];

function outcome(fluid: Fluid, inputs: Inputs): readonly unknown[] {
  try {
    const { pressure, temperature, density, enthalpy, quality } = stateOf(fluid, inputs);
    return [pressure, temperature, density, enthalpy, quality];
  } catch (error) {
    return [String(error)];
  }
}

/** Pressures and temperatures of each fluid; `saturated` are temperatures of bubble and dew points. */
const cases = [
  { composition: { nC10: 0.6, H2S: 0.4 }, pressures: [2e5, 3e6], temperatures: [213, 300, 420], saturated: [213, 260] },
  {
    composition: { C1: 0.7, C2: 0.1, C3: 0.1, nC5: 0.06, CO2: 0.04 },
    pressures: [5e5, 4e6],
    temperatures: [200, 270, 350],
    saturated: [210, 250],
  },
  {
    composition: { C1: 0.55, nC8: 0.2, H2O: 0.15, CO2: 0.1 },
    pressures: [3e5, 6e6],
    temperatures: [290, 340, 420],
    saturated: [320, 380],
  },
  {
    composition: { N2: 0.1, C1: 0.8, nC4: 0.1 },
    pressures: [1e6, 5e6],
    temperatures: [160, 220, 300],
    saturated: [180, 230],
  },
] as const;

test.each(cases.flatMap(each => (['pr', 'gerg2008'] as const).map(method => ({ ...each, method }))))(
  '$method states of $composition are the same in any order',
  async ({ composition, method, pressures, temperatures, saturated }) => {
    const fluid = await loadFluid(composition, method);
    const all: Inputs[] = [
      ...saturated.flatMap(temperature => [0, 1, 0.3].map(quality => ({ temperature, quality }))),
      ...pressures.flatMap(pressure => temperatures.map(temperature => ({ pressure, temperature }))),
      ...pressures.flatMap(pressure => [0, 1].map(quality => ({ pressure, quality }))),
    ];
    const forwards = all.map(inputs => outcome(fluid, inputs));
    const backwards = all
      .toReversed()
      .map(inputs => outcome(fluid, inputs))
      .toReversed();
    expect(backwards).toEqual(forwards);
  },
);
