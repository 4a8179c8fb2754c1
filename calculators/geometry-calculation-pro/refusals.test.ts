import { describe, expect, test } from 'vitest';
import { calculateJson, caseFrom, run, writeDocument, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

const texts = (input: CaseInput) => calculateJson(definition, input).messages.map(({ text }) => text);

describe('an impossible head is rejected in the typed unit, not in metres', () => {
  const own = { shape: 'torisphericalHead', headStandard: 'own' };

  test('because of its knuckle', () => {
    expect(texts({ ...own, diameter: 1000, crownRadius: 1000, knuckleRadius: 600 })).toContain(
      'Volume: the knuckle radius of 600.0 mm is more than half the diameter, 500.0 mm.',
    );
    const inches = (value: number) => ({ value, unit: 'inch' });
    const inInches = { diameter: inches(40), crownRadius: inches(40), knuckleRadius: inches(24) };
    expect(texts({ ...own, ...inInches })).toContain(
      'Volume: the knuckle radius of 24.00 inch is more than half the diameter, 20.00 inch.',
    );
  });

  test('because of its crown', () =>
    expect(texts({ ...own, diameter: 1000, crownRadius: 400, knuckleRadius: 100 })).toContain(
      'Volume: the crown radius of 400.0 mm is less than half the diameter, 500.0 mm.',
    ));

  test('names a wall thickness that does not fit any head', () => {
    const drum = { shape: 'horizontalVessel', diameter: 2000, length: 6000, level: 500, wallThickness: 12 };
    const unused = 'The wall thickness is not used: only standard heads take their radii from the outside diameter.';
    for (const firstHead of ['ellipsoidal', 'own', 'flat']) expect(texts({ ...drum, firstHead })).toContain(unused);
    expect(texts({ ...drum, firstHead: 'flat', secondHead: 'asme' })).not.toContain(unused);
  });

  test('because of a level above the top, and a volume above the capacity', () => {
    const tank = { shape: 'verticalVessel', diameter: '40 inch', length: '120 inch', firstHead: 'flat' };
    expect(texts({ ...tank, fillBasis: 'level', level: 4000 })).toContain(
      'Liquid level: the vessel is only 120.0 inch high inside.',
    );
    expect(texts({ ...tank, diameter: 1000, length: 2000, fillBasis: 'level', level: 4000 })).toContain(
      'Liquid level: the vessel is only 2000 mm high inside.',
    );
    expect(texts({ ...tank, fillBasis: 'volume', fillVolume: { value: 9000, unit: 'L' } })).toContain(
      'Liquid level: the vessel holds only 2471 L.',
    );
  });

  test('because of a wall too thick for the radii of its standard', () =>
    expect(texts({ shape: 'torisphericalHead', diameter: 1000, wallThickness: 2500 })).toContain(
      'Volume: the knuckle radius of 600.0 mm is more than half the diameter, 500.0 mm.',
    ));
});

test('a cone of almost zero depth is rejected, and at the minimum and maximum depth the level of a volume is found', () => {
  const drum = { shape: 'verticalVessel', diameter: 2000, length: 4000, firstHead: 'conical', secondHead: 'flat' };
  const request = { ...drum, fillBasis: 'volume', fillVolume: { value: 1, unit: 'm³' } };
  for (const firstDepth of ['1e-300', 1e-3, 1, 1e9]) {
    const cases = [caseFrom(definition, { ...request, firstDepth })];
    expect(run(definition, writeDocument(definition, { cases })).cases[0]?.faults, `${firstDepth} mm`).toEqual([]);
  }
  expect(texts({ ...request, firstDepth: '1e-300' })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Depth of first head must be at least 0\.001/)]),
  );
});
