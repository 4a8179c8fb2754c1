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

test('a viscosity of which most components would be frozen is refused with the reason', async () => {
  // Cyclohexane melts at 279.5 K.
  const [viscosity] = await propertiesAt({ cC6: 90, nC5: 10 }, 6e5, 140);
  expect(viscosity).toBe('the viscosity of the mixture is not known: cC6 alone freezes far above this temperature');
});

test('that of aqueous ammonia lies between those of both', async () => {
  // By CoolProp 8.0.0 and IAPWS R12-08 at 7 °C: ammonia 0.158, water 1.426 mPa·s.
  const [viscosity] = await propertiesAt({ NH3: 30, H2O: 70 }, 6e5, 280.15);
  expect(Number(viscosity)).toBeGreaterThan(0.158e-3);
  expect(Number(viscosity)).toBeLessThan(1.426e-3);
});

test('the others stand for a minor component without a correlation there', async () => {
  // Water of 20 °C: 1.0016 mPa·s (IAPWS R12-08).
  const [viscosity] = await propertiesAt({ NH3: 2, H2O: 98 }, 1e6, 293.15);
  expect(Math.abs(Number(viscosity) / 1.0016e-3 - 1)).toBeLessThan(0.15);
});

// It rose by 23 % from 100 to 105 °C, where a corresponding state of cyclohexane begins, and by a factor of 16 from 80 to 100 °C with water.
test.each([
  [{ nC12: 80, cC6: 20 }, 30e5, 260, 560],
  [{ 'C7+ (M 300, SG 0.88)': 95, C3: 5 }, 30e5, 280, 700],
  [{ 'C7+ (M 300, SG 0.88)': 80, H2O: 20 }, 60e5, 350, 440],
  [{ CO2: 50, C3: 50 }, 60e5, 200, 290],
])('the viscosity of %o at %d Pa falls smoothly from %d to %d K', async (amounts, pressure, coldest, hottest) => {
  const found: number[] = [];
  for (let temperature = coldest; temperature <= hottest; temperature += 5) {
    const [viscosity] = await propertiesAt(amounts, pressure, temperature);
    found.push(Number(viscosity));
  }
  const falls = found.slice(1).map((viscosity, i) => 1 - viscosity / Number(found[i]));
  expect(Math.min(...falls)).toBeGreaterThan(0);
  expect(Math.max(...falls)).toBeLessThan(0.3);
});

/** Pa·s: above that of propylene glycol at −73 °C, near its glass. */
const mostViscous = 2e4;

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
  expect(
    found.filter(value => !(Number(value) > 0 && Number(value) < mostViscous) && !words.test(String(value))),
  ).toEqual([]);
  expect(found.filter(value => typeof value === 'number').length).toBeGreaterThan(found.length / 2);
});
