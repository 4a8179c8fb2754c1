import { beforeAll, expect, test } from 'vitest';
import { fluidOf, loadFluidData, stateOf } from '../index.ts';

beforeAll(() => loadFluidData(['CO2']));

const at = (inputs: Parameters<typeof stateOf>[1]) => stateOf(fluidOf({ CO2: 1 }), inputs);

/**
 * CoolProp 8.0.0, the same equation with its limits switched off, density in kg/m³ and speed of sound in m/s; and the second virial
 * coefficient by Tsonopoulos as in chemicals 1.5.2, independent of the equation.
 */
test.each([
  [1, -75, 2.7249998, 221.988256, 2.7257],
  [2, -65, 5.2635987, 225.067545, 5.2618],
  [4, -60, 10.6155376, 223.338051, 10.5839],
  [0.08, -105, 0.252532257, 208.09979, 0.252601],
])(
  'carbon dioxide of %d bar(abs) and %d °C, below its triple point, is a gas',
  (bar, celsius, density, sound, virial) => {
    const state = at({ pressure: bar * 1e5, temperature: celsius + 273.15 });
    expect(state.phase).toBe('gas');
    expect(Math.abs(state.density / density - 1)).toBeLessThan(1e-7);
    expect(Math.abs((state.speedOfSound ?? NaN) / sound - 1)).toBeLessThan(1e-6);
    expect(Math.abs(state.density / virial - 1)).toBeLessThan(4e-3);
    for (const [name, value] of [
      ['enthalpy', state.enthalpy],
      ['entropy', state.entropy],
    ] as const) {
      const again = at(
        name === 'enthalpy' ? { pressure: bar * 1e5, enthalpy: value } : { pressure: bar * 1e5, entropy: value },
      );
      expect(again.temperature).toBeCloseTo(celsius + 273.15, 6);
    }
  },
);

test('above its sublimation pressure it is refused as dry ice', () => {
  expect(() => at({ pressure: 1e5, temperature: 193.15 })).toThrow('dry ice');
  expect(() => at({ pressure: 1e5, enthalpy: -90e3 })).toThrow('dry ice');
});
