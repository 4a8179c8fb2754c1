import { describe, expect, test } from 'vitest';
import { componentOf, interactionParameter, loadFluid, loadTransportData, stateOf, transportOf } from './index.ts';

const c7 = 'C7+ (M 115, SG 0.737)';

describe('a fluid with a petroleum fraction', () => {
  /** PR78MIX of the Python library thermo 0.6.1, with k_ij = 0; NeqSim 3.26.0 gives 0.86454. */
  test('separates as two other programs say', async () => {
    const fluid = await loadFluid({ C1: 0.9, [c7]: 0.1 });
    expect(fluid.method).toBe('pr');
    const { vapourFraction, phases } = stateOf(fluid, { pressure: 60e5, temperature: 300 });
    expect(vapourFraction).toBeCloseTo(0.864543, 5);
    expect(phases?.liquid.composition[c7]).toBeCloseTo(0.727688, 5);
    expect(phases?.vapour.composition[c7]).toBeCloseTo(0.001653, 5);
  });

  test('has as a liquid its own density at 60 °F, and boils near its boiling point', async () => {
    const fluid = await loadFluid({ [c7]: 1 });
    const { density } = stateOf(fluid, { pressure: 101_325, temperature: (60 + 459.67) / 1.8 });
    expect(density / 999.016).toBeCloseTo(0.737, 4);
    const { temperature } = stateOf(fluid, { pressure: 101_325, quality: 0 });
    expect(Math.abs(temperature - 404.78)).toBeLessThan(1);
  });

  test('is refused by GERG-2008 with the reason', async () => {
    await expect(loadFluid({ C1: 0.9, [c7]: 0.1 }, 'gerg2008')).rejects.toThrow(
      `${c7} is a petroleum fraction defined by molar mass and density, and GERG-2008 has defined substances only; Peng-Robinson takes it`,
    );
  });

  test('names its constants with their sources, and the pairs without an interaction parameter', async () => {
    const { remarks, cautions } = await loadFluid({ C1: 0.8, H2: 0.1, [c7]: 0.1 });
    expect(remarks.join(' ')).toMatch(
      /^C7\+ \(M 115, SG 0\.737\) is a petroleum fraction: it boils at 131\.6 °C \(I\. Søreide.*critical point is 307\.9 °C and 26\.12 bar\(abs\) \(M\. G\. Kesler/,
    );
    expect(cautions.join(' ')).toContain(`No interaction parameter is known for hydrogen and ${c7}; zero is used`);
  });

  test('has the interaction parameters of Whitson and Brulé', () => {
    expect(interactionParameter(c7, 'N2')?.value).toBe(0.11);
    expect(interactionParameter('CO2', c7)?.value).toBe(0.115);
    expect(interactionParameter(c7, 'C1')?.value).toBe(0);
    expect(interactionParameter(c7, 'C20+ (M 300, SG 0.85)')?.value).toBe(0);
    expect(interactionParameter(c7, 'H2')).toBeUndefined();
  });

  test('has transport properties near those of the n-alkane that it resembles', async () => {
    // n-octane by its measured boiling point and gravity beside its own correlations, in a rich gas and its liquid.
    const like = 'Cut (M 114.23, SG 0.7070, Tb 398.8 K)';
    const input = { pressure: 20e5, temperature: 300 };
    const [own, fraction] = await Promise.all(
      ['nC8', like].map(async id => {
        const fluid = await loadFluid({ C1: 0.7, C3: 0.1, [id]: 0.2 }, 'pr');
        await loadTransportData(Object.keys(fluid.composition));
        const { phases } = stateOf(fluid, input);
        if (!phases) throw new Error('no two phases');
        const transport = transportOf(fluid);
        const { liquid, vapour } = phases;
        return {
          gas: transport.viscosity(vapour).value,
          liquid: transport.viscosity(liquid).value,
          conductivity: transport.thermalConductivity(vapour).value,
          tension: transport.surfaceTension(liquid, vapour).value,
        };
      }),
    );
    if (!own || !fraction) throw new Error('not calculated');
    expect(Math.abs(fraction.gas / own.gas - 1)).toBeLessThan(0.01);
    expect(Math.abs(fraction.conductivity / own.conductivity - 1)).toBeLessThan(0.01);
    expect(Math.abs(fraction.liquid / own.liquid - 1)).toBeLessThan(0.05);
    expect(Math.abs(fraction.tension / own.tension - 1)).toBeLessThan(0.3);
  });

  test('has a critical volume near that of n-octane, 492 cm³/mol', () => {
    const { criticalVolume } = componentOf('Cut (M 114.23, SG 0.7070, Tb 398.8 K)');
    expect(Math.abs((1e6 * criticalVolume) / 492 - 1)).toBeLessThan(0.05);
  });
});
