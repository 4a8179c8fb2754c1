import { describe, expect, test } from 'vitest';
import { Absent, blankCase, calculateCase, caseFrom, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** Areas and volumes recalculated in metres, by integration if an independent formula is lacking. */

const present = (value: unknown) => (value instanceof Absent ? undefined : value);

const by = (input: CaseInput) => {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
  return { of: (id: string) => present(evaluation.value(id)), marked: messages.map(({ level }) => level) };
};

/** Returns area and volume of a dome of height c on a circle of radius a, half a spheroid, as a stack of thin rings. */
function dome(a: number, c: number) {
  const rings = 20_000;
  let [area, volume] = [0, 0];
  for (let ring = 0; ring < rings; ring += 1) {
    const t = ((ring + 0.5) / rings) * (Math.PI / 2);
    const width = Math.PI / 2 / rings;
    area += 2 * Math.PI * a * Math.cos(t) * Math.hypot(a * Math.sin(t), c * Math.cos(t)) * width;
    volume += Math.PI * (a * Math.cos(t)) ** 2 * c * Math.cos(t) * width;
  }
  return { area, volume };
}

test('a pipe of 1.2 m by 7 m: its curved surface without ends, and its volume', () => {
  const { of } = by({ shape: 'cylinder', diameter: 1200, length: 7000 });
  expect(of('surfaceArea')).toBeCloseTo(Math.PI * 1.2 * 7, 12);
  expect(of('volume')).toBeCloseTo((Math.PI / 4) * 1.2 ** 2 * 7, 12);
});

test.each([
  ['hemisphere', 0.6],
  ['ellipsoid', 0.3],
] as const)('the dome of a %s of 1.2 m rises %d m', (shape, height) => {
  const { of } = by({ shape, diameter: 1200, length: 7000 });
  const rings = dome(0.6, height);
  expect(of('surfaceArea')).toBeCloseTo(rings.area, 8);
  expect(of('volume')).toBeCloseTo(rings.volume, 8);
});

describe('the spherical cap of the tables', () => {
  test('has a base diameter D and a height of D/4', () => {
    const { of, marked } = by({ shape: 'ellipsoid', diameter: 1200 });
    expect(of('capSurfaceArea')).toBeCloseTo(2 * Math.PI * 0.6 * 0.6, 12);
    expect(of('capVolume')).toBeCloseTo(((Math.PI * 0.3) / 6) * (3 * 0.6 ** 2 + 0.3 ** 2), 12);
    expect(Number(of('capSurfaceArea')) / Number(of('surfaceArea'))).toBeCloseTo(1.45, 2);
    expect(Number(of('capVolume')) / Number(of('volume'))).toBeCloseTo(0.81, 2);
    expect(marked).toEqual(['info']);
  });

  test.each(['cylinder', 'hemisphere'])('is not offered for a %s', shape => {
    const { of, marked } = by({ shape, diameter: 1200, length: 7000 });
    expect([of('capSurfaceArea'), of('capVolume')]).toEqual([undefined, undefined]);
    expect(marked).not.toContain('info');
  });
});

test('a size in another unit gives the same results', () => {
  const inch = (value: number) => ({ value, unit: 'inch' });
  const inInches = by({ shape: 'cylinder', diameter: inch(10), length: inch(100) });
  expect(inInches.of('volume')).toBeCloseTo((Math.PI / 4) * 0.254 ** 2 * 2.54, 12);
});

test('a pipe without length lacks the results that depend on it, a head lacks none', () => {
  const pipe = by({ shape: 'cylinder', diameter: 1200 });
  expect([pipe.of('volume'), pipe.of('surfaceArea')]).toEqual([undefined, undefined]);
  expect(by({ shape: 'hemisphere', diameter: 1200 }).of('volume')).toBeGreaterThan(0);
  expect(calculateCase(definition, blankCase(definition)).evaluation.value('volume')).toBeInstanceOf(Absent);
});
