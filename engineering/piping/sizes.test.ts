import { describe, expect, test } from 'vitest';
import { findPipes, nominalDiameters, nominalSizes, npsInches, pipes, schedules } from './index.ts';
import { inchTable } from './inch-table.generated.ts';
import { standardSizes, tradeSizes } from './sizes.generated.ts';

const sizes = [...standardSizes, ...tradeSizes];

describe('the table of ASME B36.10M and B36.19M', () => {
  test('has 36 sizes from NPS 1/8 to 48 in 382 walls, and 4 trade sizes in 18', () => {
    expect(standardSizes.length).toBe(36);
    expect(standardSizes.flatMap(({ walls }) => Object.keys(walls)).length).toBe(382);
    expect(tradeSizes.map(({ nps }) => nps)).toEqual(['4-1/2', '7', '9', '11']);
    expect(pipes.length).toBe(400);
    expect(nominalSizes[0]).toBe('1/8');
    expect(nominalSizes.at(-1)).toBe('48');
  });

  test('agrees wall by wall with the inch table to the rounding of the metric one', () => {
    for (const { nps, outerDiameter, walls } of sizes) {
      const inches = inchTable[nps];
      expect(Object.keys(walls).toSorted(), nps).toEqual(Object.keys(inches?.walls ?? {}).toSorted());
      // From NPS 18 the metric table prints whole millimetres of outside diameter.
      expect(Math.abs(outerDiameter - (inches?.od ?? 0) * 25.4), nps).toBeLessThanOrEqual(
        npsInches(nps) >= 18 ? 0.5 : 0.06,
      );
      for (const [schedule, wall] of Object.entries(walls)) {
        const other = (inches?.walls[schedule] ?? 0) * 25.4;
        expect(Math.abs(wall - other), `NPS ${nps} schedule ${schedule}`).toBeLessThanOrEqual(0.015);
      }
    }
  });

  test('leaves an inside diameter of outside less twice the wall, everywhere, to the hundredth of a millimetre', () => {
    for (const pipe of pipes) {
      const size = sizes.find(({ nps }) => nps === pipe.nps);
      const wall = size?.walls[pipe.schedule] ?? Number.NaN;
      const outer =
        pipe.standard === 'ASME B36.19M' ? (size?.stainlessOuterDiameter ?? size?.outerDiameter) : size?.outerDiameter;
      const name = `NPS ${pipe.nps} schedule ${pipe.schedule}`;
      expect(pipe.wallThickness * 1000, name).toBeCloseTo(wall, 12);
      expect(pipe.outerDiameter * 1000, name).toBeCloseTo(outer ?? 0, 12);
      expect(pipe.innerDiameter * 1000, name).toBeCloseTo((outer ?? 0) - 2 * wall, 12);
      expect(pipe.innerDiameter, name).toBeGreaterThan(0);
    }
  });

  test('follows the rules of the standard: STD is 40 up to NPS 10, XS is 80 up to NPS 8, 40S is STD and 80S is XS', () => {
    expect(standardSizes[0]?.walls).toMatchObject({ STD: 1.73, 40: 1.73, XS: 2.41, 80: 2.41 });
    for (const { nps, walls } of standardSizes) {
      if (npsInches(nps) <= 10) expect(walls.STD, nps).toBe(walls[40]);
      if (npsInches(nps) <= 8) expect(walls.XS, nps).toBe(walls[80]);
      if (walls['40S'] !== undefined) expect(walls['40S'], nps).toBe(walls.STD);
      if (walls['80S'] !== undefined) expect(walls['80S'], nps).toBe(walls.XS);
      if (npsInches(nps) >= 12 && walls.STD !== undefined) expect(walls.STD, nps).toBe(9.53);
      if (npsInches(nps) >= 12 && walls.XS !== undefined) expect(walls.XS, nps).toBe(12.7);
    }
  });

  test('grows from size to size, and its numbered schedules from one to the next', () => {
    const diameters = standardSizes.map(({ outerDiameter }) => outerDiameter);
    expect(diameters).toEqual(diameters.toSorted((a, b) => a - b));
    for (const { nps, walls } of standardSizes) {
      const numbered = schedules.filter(name => /^\d+$/.test(name)).flatMap(name => walls[name] ?? []);
      expect(numbered, nps).toEqual(numbered.toSorted((a, b) => a - b));
    }
  });

  test('has the DN of ISO 6708 for every standard size', () => {
    expect(nominalDiameters.slice(0, 12)).toEqual([6, 8, 10, 15, 20, 25, 32, 40, 50, 65, 80, 90]);
    for (const { nps, dn } of standardSizes) if (npsInches(nps) >= 4) expect(dn, nps).toBe(25 * npsInches(nps));
  });
});

describe('findPipes', () => {
  test('returns a row for each schedule of a size, in the order of the table', () => {
    expect(findPipes({ nps: '36' }).map(({ schedule }) => schedule)).toEqual(['10', '20', '30', '40', 'STD', 'XS']);
  });

  test('combines several criteria', () => {
    const [pipe, ...others] = findPipes({ nps: '4', dn: 100, schedule: '40' });
    expect(others).toEqual([]);
    expect(pipe).toMatchObject({ outerDiameter: 0.1143, wallThickness: 0.00602, standard: 'ASME B36.10M' });
    expect(findPipes({ nps: '4', dn: 150 })).toEqual([]);
    expect(findPipes().length).toBe(400);
  });

  test('gives stainless schedules the outside diameter of ASME B36.19M', () => {
    expect(findPipes({ nps: '10', schedule: '40S' })[0]?.outerDiameter).toBeCloseTo(0.2731, 12);
    expect(findPipes({ nps: '10', schedule: '40' })[0]?.outerDiameter).toBeCloseTo(0.273, 12);
  });
});
