import { describe, expect, it } from 'vitest';
import {
  ellipsoidalHead,
  flatHead,
  hemisphericalHead,
  levelOfVolume,
  liquidSurface,
  liquidVolume,
  vessel,
  vesselArea,
  vesselHeight,
  vesselVolume,
  wettedArea,
  type Head,
} from '../../../geometry/index.ts';
import { exactLevel, shapeTable } from './shape-table.ts';

const pairs: readonly (readonly [string, Head, Head])[] = [
  ['flat', flatHead(1.2), flatHead(1.2)],
  ['curved', ellipsoidalHead(1.2), hemisphericalHead(1.2)],
  ['different', flatHead(1.2), ellipsoidalHead(1.2)],
];
const vessels = pairs.flatMap(([name, one, other]) =>
  (['vertical', 'horizontal'] as const).map(
    orientation => [`${orientation} with ${name} heads`, vessel(orientation, 1.2, 3, [one, other])] as const,
  ),
);

describe.each(vessels)('the table of a vessel: %s', (_, shape) => {
  const table = shapeTable(shape);
  const whole = vesselVolume(shape);

  it('is of its own size', () => {
    expect([table.volume, table.area, table.height]).toEqual([whole, vesselArea(shape), vesselHeight(shape)]);
  });

  it('agrees with the geometry to 2·10⁻⁵ of the whole from nearly empty to nearly full', () => {
    for (let share = 0.02; share < 0.99; share += 0.0173) {
      const liquid = share * whole;
      const level = levelOfVolume(shape, liquid);
      expect(Math.abs(table.level(liquid) - level) / table.height, `level at ${share}`).toBeLessThan(2e-5);
      expect(Math.abs(table.wettedArea(liquid) - wettedArea(shape, level)) / table.area).toBeLessThan(2e-5);
      expect(Math.abs(table.areaBelow(level) - wettedArea(shape, level)) / table.area).toBeLessThan(2e-5);
      const surface = liquidSurface(shape, level);
      expect(Math.abs(table.surface(liquid) - surface) / (1.2 * 3)).toBeLessThan(1e-3);
    }
  });

  it('is exact when empty and full, and constant beyond', () => {
    expect([table.level(0), table.level(-1), table.wettedArea(0)]).toEqual([0, 0, 0]);
    for (const liquid of [whole, 2 * whole]) {
      expect(table.level(liquid)).toBe(table.height);
      expect(table.wettedArea(liquid)).toBeCloseTo(table.area, 9);
    }
    expect([table.areaBelow(0), table.areaBelow(-1)]).toEqual([wettedArea(shape, 0), wettedArea(shape, 0)]);
    expect(table.areaBelow(table.height + 1)).toBeCloseTo(table.area, 9);
  });

  it('spreads a small amount of liquid at least a centimetre deep', () => {
    for (const liquid of [1e-9, 1e-6]) expect(table.wettedArea(liquid)).toBeLessThanOrEqual(liquid / 0.01);
  });

  it('finds a level exactly', () => {
    expect([exactLevel(shape, 0), exactLevel(shape, -1)]).toEqual([0, 0]);
    expect(liquidVolume(shape, exactLevel(shape, 0.3 * whole))).toBeCloseTo(0.3 * whole, 9);
    expect(exactLevel(shape, 2 * whole)).toBeCloseTo(table.height, 9);
  });
});

it('a film over a flat bottom is no wider than its liquid is at a centimetre', () => {
  const shape = vessel('vertical', 1, 2, [flatHead(1), flatHead(1)]);
  expect(shapeTable(shape).wettedArea(1e-4)).toBeCloseTo(0.01, 12);
});

it('the curved share is that of the heads that are not flat, of the whole inside', () => {
  const shareOf = (one: Head, other: Head) => shapeTable(vessel('vertical', 1.2, 3, [one, other])).curvedShare;
  const [flat, round] = [flatHead(1.2), hemisphericalHead(1.2)];
  const [shell, dome, plate] = [Math.PI * 1.2 * 3, (Math.PI / 2) * 1.2 ** 2, (Math.PI / 4) * 1.2 ** 2];
  expect(shareOf(flat, flat)).toBe(0);
  expect(shareOf(flat, round)).toBeCloseTo(dome / (shell + dome + plate), 12);
  expect(shareOf(round, round)).toBeCloseTo((2 * dome) / (shell + 2 * dome), 12);
});
