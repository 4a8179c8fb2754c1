import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

const texts = (given: CaseInput) => calculateJson(definition, given).messages.map(({ text }) => text);

describe('a head that cannot be is refused in the unit typed, not in metres', () => {
  const own = { shape: 'torisphericalHead', headStandard: 'own' };

  test('by its knuckle', () => {
    expect(texts({ ...own, diameter: 1000, crownRadius: 1000, knuckleRadius: 600 })).toContain(
      'Volume: no head: the knuckle radius must be at most half the diameter, 500.0 mm, and is 600.0 mm.',
    );
    const inches = (value: number) => ({ value, unit: 'inch' });
    const inInches = { diameter: inches(40), crownRadius: inches(40), knuckleRadius: inches(24) };
    expect(texts({ ...own, ...inInches })).toContain(
      'Volume: no head: the knuckle radius must be at most half the diameter, 20.00 inch, and is 24.00 inch.',
    );
  });

  test('by its crown', () =>
    expect(texts({ ...own, diameter: 1000, crownRadius: 400, knuckleRadius: 100 })).toContain(
      'Volume: no head: the crown radius must be at least half the diameter, 500.0 mm, and is 400.0 mm.',
    ));

  test('a wall thickness that no head takes up is named', () => {
    const drum = { shape: 'horizontalVessel', diameter: 2000, length: 6000, level: 500, wallThickness: 12 };
    const unused =
      'The wall thickness is not used: only the heads of a standard take their radii from the outside diameter.';
    for (const firstHead of ['ellipsoidal', 'own', 'flat']) expect(texts({ ...drum, firstHead })).toContain(unused);
    expect(texts({ ...drum, firstHead: 'flat', secondHead: 'asme' })).not.toContain(unused);
  });

  test('by a level above the top, and a volume above the whole', () => {
    const tank = { shape: 'verticalVessel', diameter: '40 inch', length: '120 inch', firstHead: 'flat' };
    expect(texts({ ...tank, fillBasis: 'level', level: 4000 })).toContain(
      'Liquid level: no level: the inside is 120.0 inch high.',
    );
    expect(texts({ ...tank, diameter: 1000, length: 2000, fillBasis: 'level', level: 4000 })).toContain(
      'Liquid level: no level: the inside is 2000 mm high.',
    );
    expect(texts({ ...tank, fillBasis: 'volume', fillVolume: { value: 9000, unit: 'L' } })).toContain(
      'Liquid level: no level: the vessel holds 2471 L.',
    );
  });

  test('by a wall too thick for the radii of its standard', () =>
    expect(texts({ shape: 'torisphericalHead', diameter: 1000, wallThickness: 2500 })).toContain(
      'Volume: no head: the knuckle radius must be at most half the diameter, 500.0 mm, and is 600.0 mm.',
    ));
});
