import { expect, test } from 'vitest';
import { Refusal } from '../quantities/index.ts';
import { loadFluid, stateOf } from './fluid.ts';
import { loadTransportData, transportOf } from './fluid-transport.ts';

/** Transport properties of the phases of mixtures. */

async function propertiesAt(amounts: Readonly<Record<string, number>>, pressure: number, temperature: number) {
  const fluid = await loadFluid(amounts);
  await loadTransportData(Object.keys(fluid.composition));
  const transport = transportOf(fluid);
  const state = stateOf(fluid, { pressure, temperature });
  const phases = state.phases ? Object.values(state.phases) : [{ composition: fluid.composition, state }];
  return phases.flatMap(phase =>
    (['viscosity', 'thermalConductivity'] as const).map(property => {
      try {
        return transport[property](phase).value;
      } catch (error) {
        if (error instanceof Refusal) return error.message;
        throw error;
      }
    }),
  );
}

test('a viscosity that corresponding states do not have is refused with the reason', async () => {
  // −32 mPa·s at −40 °C and 17 mPa·s at 7 °C with propane in place of ammonia, whose liquid is frozen in the corresponding state.
  for (const temperature of [233.15, 280.15]) {
    const [viscosity] = await propertiesAt({ NH3: 30, H2O: 70 }, 6e5, temperature);
    expect(viscosity).toBe(
      'the viscosity of the mixture is not known: in the state that corresponds to its own, the correlations of NH3 and of propane, which stands for others, have none',
    );
  }
});

test('the others stand for a minor component without a correlation there', async () => {
  // Water of 20 °C: 1.0016 mPa·s (IAPWS R12-08).
  const [viscosity] = await propertiesAt({ NH3: 2, H2O: 98 }, 1e6, 293.15);
  expect(Math.abs(Number(viscosity) / 1.0016e-3 - 1)).toBeLessThan(0.15);
});

test.each([
  ['nC5', 'nC8'],
  ['Acetone', 'CO'],
  ['Acetone', 'C3'],
  ['MeOH', 'Cl2'],
  ['H2O', 'SO2'],
  ['NH3', 'H2O'],
  ['PG', 'iC5'],
  ['R134a', 'Acetone'],
  ['H2', 'Bz'],
  ['CO2', 'H2O'],
  ['C1', 'nC10'],
])('those of %s with %s are above 0 or refused', async (one, other) => {
  const words = /^the (viscosity|thermal conductivity) of the mixture is not known: /;
  const found = [];
  for (const share of [0.05, 0.3, 0.7, 0.95])
    for (const temperature of [200, 235, 265, 300, 400])
      for (const pressure of [1e5, 2e6, 2e7]) {
        const at = await propertiesAt({ [one]: share, [other]: 1 - share }, pressure, temperature).catch(
          (error: unknown) => (error instanceof Refusal ? [] : Promise.reject(error as Error)),
        );
        found.push(...at);
      }
  expect(found.filter(value => !(Number(value) > 0 && Number(value) < 200) && !words.test(String(value)))).toEqual([]);
  expect(found.filter(value => typeof value === 'number').length).toBeGreaterThan(found.length / 2);
});
