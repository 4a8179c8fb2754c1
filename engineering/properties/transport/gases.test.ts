import { describe, expect, test } from 'vitest';
import { loadPureTransport } from './index.ts';

/**
 * Gases at 1 bar: K, μPa·s and mW/(m·K), with the digits of the CRC Handbook of Chemistry and Physics, sections Viscosity of Gases
 * and Thermal Conductivity of Gases.
 */
const gases = [
  ['H2', 200, 6.8, 131.7],
  ['H2', 300, 9, 186.9],
  ['H2', 400, 10.9, 230.4],
  ['He', 100, 9.7, 75.5],
  ['He', 200, 15.3, 119.3],
  ['He', 300, 20, 156.7],
  ['He', 400, 24.4, 190.6],
  ['He', 500, 28.4, 222.3],
  ['N2', 300, 17.9, 26],
  ['N2', 400, 22.2, 32.3],
  ['O2', 300, 20.8, 26.3],
  ['Ar', 300, 22.9, 17.9],
  ['Air', 300, 18.6, 26.2],
  ['CO', 300, 17.8, 25],
  ['CO2', 300, 15, 16.8],
  ['CO2', 400, 19.7, 25.1],
  ['C1', 300, 11.2, 34.1],
  ['C1', 400, 14.3, 49.1],
  ['C2', 300, 9.5, 21.3],
  ['C3', 300, 8.3, 18],
  ['nC4', 300, 7.5, 16.4],
  ['C2=', 300, 10.4, 20.5],
  ['NH3', 300, 10.2, 24.4],
  ['SO2', 300, 12.9, 9.6],
] as const;

describe('gases at 1 bar', () => {
  test.each(gases)('%s at %d K has %d μPa·s and %d mW/(m·K)', async (id, temperature, viscosity, conductivity) => {
    const transport = await loadPureTransport(id);
    const density = (1e5 * transport.fluid.equation.molarMass) / (8.314 * temperature);
    const share = (result: number, printed: number): number => Math.abs(result / printed - 1);
    const within = id === 'H2' || id === 'He' ? 0.03 : 0.05;
    expect(share(1e6 * transport.viscosity(temperature, density).value, viscosity)).toBeLessThan(within);
    expect(share(1e3 * transport.thermalConductivity(temperature, density).value, conductivity)).toBeLessThan(within);
  });
});
