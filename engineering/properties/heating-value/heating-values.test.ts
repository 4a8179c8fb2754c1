import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { heatingValueIds, heatingValues, type HeatingReference, type HeatingValues } from './index.ts';
import { airCompressionFactors, combustionTemperatures, meteringTemperatures, table, vaporisation } from './table.ts';

/** Value and printed text, in g/mol, kJ/mol, MJ/kg, MJ/m³, kg/m³. */
type Printed = readonly (readonly [name: string, of: (values: HeatingValues) => number, printed: string])[];

const molarMass = (v: HeatingValues) => 1e3 * v.molarMass;

interface Example {
  readonly name: string;
  readonly composition: Readonly<Record<string, number>>;
  readonly reference: HeatingReference;
  readonly printed: Printed;
}

const naturalGas = {
  C1: 0.922393,
  C2: 0.025358,
  C3: 0.01519,
  nC4: 0.000523,
  iC4: 0.001512,
  nC5: 0.002846,
  iC5: 0.002832,
  neoC5: 0.001015,
  nC6: 0.002865,
  N2: 0.01023,
  CO2: 0.015236,
};

function ofVolume(
  gross: string,
  net: string,
  density: string,
  relative: string,
  wobbe: string,
  wobbeNet: string,
): Printed {
  return [
    ['gross by volume', v => v.volume.gross / 1e6, gross],
    ['net by volume', v => v.volume.net / 1e6, net],
    ['density', v => v.density, density],
    ['relative density', v => v.relativeDensity, relative],
    ['gross Wobbe index', v => v.wobbe.gross / 1e6, wobbe],
    ['net Wobbe index', v => v.wobbe.net / 1e6, wobbeNet],
  ];
}

const examples: readonly Example[] = [
  {
    name: 'D.2, five components at 15/15 °C',
    composition: { C1: 0.933212, C2: 0.025656, C3: 0.015368, N2: 0.01035, CO2: 0.015414 },
    reference: { combustionTemperature: 15, meteringTemperature: 15 },
    printed: [
      ['molar mass', molarMass, '17.388430'],
      ['Z', v => v.compressionFactor, '0.99776224'],
      ['molar gross', v => v.molar.gross / 1e3, '906.179959'],
      ['gross by mass', v => v.mass.gross / 1e6, '52.113961'],
      ['gross by volume', v => v.volume.gross / 1e6, '38.410611'],
    ],
  },
  {
    name: 'D.3, with water vapour at 15.55/15.55 °C',
    composition: { C1: 0.931819, C2: 0.025618, N2: 0.010335, CO2: 0.015391, H2O: 0.016837 },
    reference: { combustionTemperature: 15.55, meteringTemperature: 15.55 },
    printed: [
      ['molar mass', molarMass, '16.989170'],
      ['molar gross', v => v.molar.gross / 1e3, '871.443916'],
      ['gross by mass', v => v.mass.gross / 1e6, '51.294085'],
    ],
  },
  {
    name: 'D.4, eleven components at 15/15 °C',
    composition: naturalGas,
    reference: { combustionTemperature: 15, meteringTemperature: 15 },
    printed: ofVolume('39.73351', '35.86811', '0.76462', '0.62391', '50.30318', '45.40954'),
  },
  {
    name: 'D.4, eleven components at 25/0 °C',
    composition: naturalGas,
    reference: { combustionTemperature: 25, meteringTemperature: 0 },
    printed: ofVolume('41.89360', '37.85228', '0.80701', '0.62411', '53.02930', '47.91376'),
  },
];

describe('ISO 6976:2016, annex D', () => {
  for (const { name, composition, reference, printed } of examples) {
    test.each(printed)(`${name}: %s`, (_name, of, text) => {
      const tolerance = 0.5 * 10 ** -(text.split('.')[1] ?? '').length * (1 + 1e-6);
      expect(Math.abs(of(heatingValues(composition, reference)) - Number(text))).toBeLessThanOrEqual(tolerance);
    });
  }

  test('D.3 prints a heating value by volume that its own tables miss by 2e-5, in the summation factor of water', () => {
    const [, example] = examples;
    if (example === undefined) throw new Error('no example');
    const { volume } = heatingValues(example.composition, example.reference);
    expect(volume.gross / 36.874_304e6 - 1).toBeGreaterThan(1e-5);
    expect(volume.gross / 36.874_304e6 - 1).toBeLessThan(2.5e-5);
  });
});

const composition = fc.dictionary(fc.constantFrom(...heatingValueIds), fc.double({ min: 1e-6, max: 1, noNaN: true }), {
  minKeys: 1,
  maxKeys: 8,
});
const reference = fc.record({
  combustionTemperature: fc.constantFrom(...combustionTemperatures),
  meteringTemperature: fc.constantFrom(...meteringTemperatures),
});

describe('of any gas', () => {
  test('the bases are consistent', () => {
    fc.assert(
      fc.property(composition, reference, (amounts, at) => {
        const v = heatingValues(amounts, at);
        const volume = v.molarMass / v.density;
        expect(v.mass.gross * v.molarMass).toBeCloseTo(v.molar.gross, 3);
        expect(v.volume.net * volume).toBeCloseTo(v.molar.net, 3);
        expect(v.volume.gross * v.compressionFactor).toBeCloseTo(v.idealVolume.gross, 3);
        expect(v.wobbe.gross * Math.sqrt(v.relativeDensity)).toBeCloseTo(v.volume.gross, 2);
        expect(v.molar.net).toBeLessThanOrEqual(v.molar.gross);
      }),
    );
  });

  test('amounts in another unit change nothing', () => {
    fc.assert(
      fc.property(composition, reference, fc.double({ min: 0.01, max: 100, noNaN: true }), (amounts, at, factor) => {
        const scaled = Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, factor * amount]));
        expect(heatingValues(scaled, at).wobbe.gross / (heatingValues(amounts, at).wobbe.gross || 1)).toBeCloseTo(
          heatingValues(amounts, at).wobbe.gross === 0 ? 0 : 1,
          10,
        );
      }),
    );
  });

  test('a cooler reference gives more heat where water condenses', () => {
    for (const [id, [, hydrogen]] of Object.entries(table)) {
      if (hydrogen === 0) continue;
      const at = (combustionTemperature: 0 | 25) =>
        heatingValues({ [id]: 1 }, { combustionTemperature, meteringTemperature: 15 }).molar.gross;
      expect(at(0), id).toBeGreaterThan(at(25));
    }
  });
});

/** Each added CH₂ of an alkane adds nearly the same heat and mass, and its summation factor falls with temperature. */
test('the tables are smooth', () => {
  const alkanes = ['C3', 'nC4', 'nC5', 'nC6', 'nC7', 'nC8', 'nC9', 'nC10'].map(id => table[id]);
  for (let i = 1; i < alkanes.length; i += 1) {
    const [one, two] = [alkanes[i - 1], alkanes[i]];
    expect((two?.[0] ?? 0) - (one?.[0] ?? 0)).toBeCloseTo(14.02658, 4);
    for (const column of [0, 1, 2, 3, 4] as const) {
      expect(Math.abs((two?.[3][column] ?? 0) - (one?.[3][column] ?? 0) - 659)).toBeLessThan(2.5);
    }
  }
  for (const [id, [, , [cold, ...warmer], heating]] of Object.entries(table)) {
    warmer.reduce((before, now) => (expect(now, id).toBeLessThanOrEqual(before), now), cold);
    const at60 = heating[1] + ((heating[3] - heating[1]) * 0.55) / 5;
    expect(Math.abs(heating[2] - at60), id).toBeLessThan(0.02);
  }
});

test('so do the factors of air and the vaporisation of water', () => {
  const at60 = (values: readonly number[]): number =>
    (values[1] ?? 0) + (((values[3] ?? 0) - (values[1] ?? 0)) * 0.55) / 5;
  expect(Math.abs(airCompressionFactors[2] - at60(airCompressionFactors))).toBeLessThan(2e-6);
  expect(Math.abs(vaporisation[2] - at60(vaporisation))).toBeLessThan(1e-3);
});

test('the vaporisation of water is the difference of its own heating values', () => {
  const { molar } = heatingValues({ H2O: 1 }, { combustionTemperature: 25, meteringTemperature: 15 });
  expect(molar.gross).toBeCloseTo(44_013, 6);
  expect(molar.net).toBeCloseTo(0, 6);
});

describe('certainty and range', () => {
  const at = { combustionTemperature: 15, meteringTemperature: 15 } as const;

  test('a factor that rests on one transcription is named', () => {
    expect(heatingValues({ C1: 0.9, H2: 0.1 }, at).lessCertain).toEqual(['H2']);
    expect(heatingValues({ C1: 0.9, N2: 0.1 }, at).lessCertain).toEqual([]);
  });

  test('a vapour that is no gas at the metering conditions is extrapolated', () => {
    expect(heatingValues({ nC7: 1 }, at).extrapolated).toBe(true);
    expect(heatingValues({ C1: 1 }, at).extrapolated).toBe(false);
    expect(heatingValues({ C1: 1 }, { ...at, pressure: 120e3 }).extrapolated).toBe(true);
  });

  test('a component missing in the standard is refused by name', () => {
    expect(() => heatingValues({ R134a: 1 }, at)).toThrow(new Refusal('ISO 6976 has no heating value of R134a'));
    expect(() => heatingValues({}, at)).toThrow(RangeError);
    expect(() => heatingValues({ C1: -1 }, at)).toThrow(RangeError);
  });
});
