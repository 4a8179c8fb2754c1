import { describe, expect, test } from 'vitest';
import { Refusal } from '../quantities/index.ts';
import {
  fluidOf,
  loadFluid,
  loadFluidData,
  loadTransportData,
  saturatedAtTemperature,
  stateOf,
  steamAtPT,
  surfaceTension,
  transportOf,
  type EquilibriumPhase,
} from './index.ts';
import { loadMixtureTransport, loadPureTransport } from './transport/index.ts';

async function phaseOf(amounts: Readonly<Record<string, number>>, pressure: number, temperature: number) {
  const fluid = await loadFluid(amounts);
  await loadTransportData(Object.keys(fluid.composition));
  const state = stateOf(fluid, { pressure, temperature });
  const phase: EquilibriumPhase = { composition: fluid.composition, state };
  return { phase, transport: transportOf(fluid) };
}

describe('the data of a fluid are loaded once', () => {
  test('and is available synchronously afterwards', async () => {
    await loadFluidData(['VCM']);
    expect(loadFluidData(['VCM'])).toBe(undefined);
    await loadTransportData(['VCM']);
    expect(loadTransportData(['VCM'])).toBe(undefined);
    await loadTransportData(['C1', 'VCM']);
    expect(loadTransportData(['VCM', 'C1'])).toBe(undefined);
  });

  test('water needs nothing', () => {
    expect(loadFluidData(['H2O'])).toBe(undefined);
    expect(loadTransportData(['H2O'])).toBe(undefined);
  });

  test('a fluid is cached, whatever the unit of its amounts', async () => {
    const fluid = await loadFluid({ C1: 1, C2: 1 });
    expect(fluidOf({ C1: 50, C2: 50 })).toBe(fluid);
    expect(fluidOf({ C1: 50, C2: 50 }, 'gerg2008')).not.toBe(fluid);
  });

  test('and its use before loading throws an error, not a refusal', () => {
    expect(() => fluidOf({ DME: 1 })).toThrow(/before they are loaded/);
    expect(() => fluidOf({ DME: 1 })).not.toThrow(Refusal);
  });
});

describe('the transport properties of a fluid', () => {
  test('of a pure fluid are those of its correlations', async () => {
    const { phase, transport } = await phaseOf({ C3: 1 }, 12e5, 293.15);
    const pure = await loadPureTransport('C3');
    const { temperature, density } = phase.state;
    expect(transport.viscosity(phase)).toEqual(pure.viscosity(temperature, density));
    expect(transport.thermalConductivity(phase)).toEqual(pure.thermalConductivity(temperature, density));
    expect(transport.surfaceTension(phase, phase)).toEqual(pure.surfaceTension(temperature));
  });

  test('of a mixture take its components in their order', async () => {
    const { phase, transport } = await phaseOf({ CO2: 0.2, C1: 0.8 }, 50e5, 300);
    const mixture = await loadMixtureTransport(['CO2', 'C1']);
    const { temperature, density } = phase.state;
    expect(transport.viscosity(phase)).toEqual(mixture.viscosity(temperature, density, [0.2, 0.8]));
    expect(transport.thermalConductivity(phase)).toEqual(mixture.thermalConductivity(temperature, density, [0.2, 0.8]));
  });

  test('of water are those of IAPWS, also where it boils', async () => {
    const { phase, transport } = await phaseOf({ H2O: 1 }, 10e5, 300);
    const steam = steamAtPT(10e5, 300);
    expect(transport.viscosity(phase).value).toBe(steam.viscosity);
    expect(transport.thermalConductivity(phase).value).toBe(steam.thermalConductivity);
    const boiling = stateOf(fluidOf({ H2O: 1 }), { temperature: 400, quality: 0.5 });
    const { liquid, vapour } = boiling.phases ?? {};
    if (!liquid || !vapour) throw new Error('boiling water has two phases');
    const saturated = saturatedAtTemperature(400);
    expect(transport.viscosity(liquid).value / Number(saturated.liquid.viscosity)).toBeCloseTo(1, 12);
    expect(transport.viscosity(vapour).value / Number(saturated.vapour.viscosity)).toBeCloseTo(1, 12);
    expect(transport.surfaceTension(liquid, vapour).value / surfaceTension(400)).toBeCloseTo(1, 12);
  });

  test('that are not available are refused', async () => {
    const { phase, transport } = await phaseOf({ H2O: 1 }, 1e5, 2000);
    expect(() => transport.viscosity(phase)).toThrow(Refusal);
  });
});
