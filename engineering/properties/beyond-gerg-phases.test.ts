import { describe, expect, test } from 'vitest';
import {
  loadStreamData,
  streamPhaseAt,
  streamReferenceDensity,
  streamSoundSpeedExcess,
  streamSpeedOfSound,
  type Composition,
  type RequestedPhase,
} from './index.ts';

/** Phases of mixtures that are calculated by Peng-Robinson because GERG-2008 lacks their equilibria. */

async function at(amounts: Composition, bar: number, celsius: number, requested?: RequestedPhase) {
  const fluid = { type: 'components', amounts } as const;
  await loadStreamData(fluid);
  return streamPhaseAt(fluid, bar * 1e5, celsius + 273.15, requested);
}

describe('a liquid by Peng–Robinson is compared', () => {
  // The volumes of the pure liquids added: CoolProp 8.0.0, HEOS. They contract by up to 2 % as they mix.
  test.each<[Composition, number, number, number]>([
    [{ iC4: 0.9, nC9: 0.1 }, 10, 20, 583.92],
    [{ nC5: 0.5, nC9: 0.5 }, 10, 20, 682.93],
    [{ nC6: 0.9, nC9: 0.1 }, 30, 80, 615.69],
    [{ CO2: 0.9, nC10: 0.1 }, 150, 20, 854.42],
    [{ CO2: 0.7, nC9: 0.3 }, 150, 20, 797.94],
    [{ H2S: 0.7, nC8: 0.3 }, 100, 20, 747.5],
    [{ C3: 0.7, nC8: 0.3 }, 50, 20, 598],
  ])('in density: %j at %d bar and %d °C', async (amounts, bar, celsius, density) => {
    const reference = streamReferenceDensity(await at(amounts, bar, celsius));
    expect(Math.abs((reference?.density ?? NaN) / density - 1)).toBeLessThan(0.03);
  });

  test('which is 5 % too light of much carbon dioxide', async () => {
    const reference = streamReferenceDensity(await at({ CO2: 0.9, nC10: 0.1 }, 150, 20));
    expect(reference?.excess).toBeGreaterThan(0.04);
  });

  // By Nomoto's rule (J. Phys. Soc. Japan 13 (1958) 1528) from the pure liquids: CoolProp 8.0.0, HEOS.
  test.each<[Composition, number, number, number]>([
    [{ iC4: 0.9, nC9: 0.1 }, 10, 20, 911.6],
    [{ nC5: 0.5, nC9: 0.5 }, 10, 20, 1152.8],
    [{ nC6: 0.9, nC9: 0.1 }, 30, 80, 886.2],
    [{ C3: 0.7, nC8: 0.3 }, 50, 20, 988.6],
  ])('in speed of sound: %j at %d bar and %d °C', async (amounts, bar, celsius, sound) => {
    const stream = await at(amounts, bar, celsius);
    const own = streamSpeedOfSound(stream).value;
    expect(own / sound).toBeLessThan(0.87);
    expect(Math.abs(own / (1 + (streamSoundSpeedExcess(stream)?.excess ?? NaN)) / sound - 1)).toBeLessThan(0.05);
  });

  // COSTALD (R. W. Hankinson and G. H. Thomson, AIChE J. 25 (1979) 653) of the saturated liquid, by chemicals 1.5.2; GERG-2008 is 6 to 8 % below.
  test.each([
    [0.5, 80, 587.2],
    [0.7, 20, 590.8],
  ] as const)('%d of ethane in nonane at %d °C', async (ethane, celsius, saturated) => {
    const stream = await at({ C2: ethane, nC9: 1 - ethane }, 80, celsius);
    expect(Math.abs((streamReferenceDensity(stream)?.density ?? NaN) / saturated - 1)).toBeLessThan(0.03);
  });
});

test('both phases of nitrogen over octane are compared, though GERG-2008 has no such liquid', async () => {
  const amounts = { N2: 0.5, nC8: 0.5 };
  const [liquid, gas] = [await at(amounts, 60, 20, 'liquid'), await at(amounts, 60, 20, 'gas')];
  // Pure octane and nitrogen by CoolProp 8.0.0, kg/m³; 4 % of dissolved nitrogen make the liquid hardly lighter.
  expect(Math.abs((streamReferenceDensity(liquid)?.density ?? NaN) / 707.9 - 1)).toBeLessThan(0.015);
  expect(Math.abs((streamReferenceDensity(gas)?.density ?? NaN) / 69.5 - 1)).toBeLessThan(0.005);
});

test('a liquid by GERG-2008 is not, though one of its composition would be by Peng–Robinson', async () => {
  const liquid = await at({ C1: 0.979, H2S: 0.0105, nC8: 0.0095 }, 10, 20, 'liquid');
  expect(liquid.phase?.composition['nC8']).toBeGreaterThan(0.9);
  expect(Math.abs(streamReferenceDensity(liquid)?.excess ?? NaN)).toBeLessThan(0.001);
});
