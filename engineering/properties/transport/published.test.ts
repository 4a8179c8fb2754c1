import { describe, expect, test } from 'vitest';
import { referenceStates } from '../reference/index.ts';
import { loadPureTransport } from './index.ts';
import { publishedConductivities, publishedViscosities, type PrintedTransport } from './published.ts';

/** ρ in kg/m³ of a printed state. */
function densityOf(states: Awaited<ReturnType<typeof referenceStates>>, of: PrintedTransport): number {
  const { temperature, density, molarDensity, pressure, quality } = of;
  if (molarDensity !== undefined) return molarDensity * states.fluid.equation.molarMass;
  if (pressure !== undefined) return states.atPT(pressure, temperature).density;
  if (quality === undefined) return density ?? Number.NaN;
  const { liquid, vapour } = states.saturatedAtTemperature(temperature);
  return quality === 0 ? liquid.density : vapour.density;
}

function expectPrinted(value: number, { temperature, printed, within }: PrintedTransport): void {
  const lastDigit = 0.5 * 10 ** -(printed.split('.')[1] ?? '').length * (1 + 1e-4);
  const tolerance = within === undefined ? lastDigit : within * Number(printed);
  expect(Math.abs(value - Number(printed)), `${value} at ${temperature} K, printed ${printed}`).toBeLessThanOrEqual(
    tolerance,
  );
}

describe('viscosity as printed', () => {
  for (const { fluid, source, values } of publishedViscosities) {
    test(`${fluid}: ${source}`, async () => {
      expect.assertions(values.length);
      const [transport, states] = [await loadPureTransport(fluid), await referenceStates(fluid)];
      for (const of of values) {
        expectPrinted(1e6 * transport.viscosity(of.temperature, densityOf(states, of)).value, of);
      }
    });
  }
});

describe('thermal conductivity as printed', () => {
  for (const { fluid, source, values } of publishedConductivities) {
    test(`${fluid}: ${source}`, async () => {
      expect.assertions(values.length);
      const [transport, states] = [await loadPureTransport(fluid), await referenceStates(fluid)];
      for (const of of values) {
        expectPrinted(1e3 * transport.thermalConductivity(of.temperature, densityOf(states, of)).value, of);
      }
    });
  }
});

test('most of them to the last digit', () => {
  const all = [...publishedViscosities, ...publishedConductivities].flatMap(({ values }) => values);
  expect(all.length).toBeGreaterThan(240);
  expect(all.filter(({ within }) => within === undefined).length / all.length).toBeGreaterThan(0.7);
});
