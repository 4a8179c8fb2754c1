import { pipes } from '@isentrope/engineering/piping';
import { describe, expect, test } from 'vitest';
import { figures, figureTexts, outerDiameter } from './pipe-columns.ts';
import { noFilter, findGroups, sortPipes } from './pipe-rows.ts';
import { pipeSheets } from './pipe-sheets.ts';

function searchResult(query: Partial<typeof noFilter>): string[] {
  return findGroups({ ...noFilter, ...query }).flatMap(({ pipes: rows }) =>
    rows.map(({ nps, schedule }) => `${nps} ${schedule}`),
  );
}

describe('table rows', () => {
  test('are all sizes in ascending order without a filter', () => {
    const groups = findGroups(noFilter);
    expect(groups.length).toBe(40);
    expect([groups[0]?.nps, groups.at(-1)?.nps]).toEqual(['1/8', '48']);
    expect(groups.flatMap(group => group.pipes).length).toBe(pipes.length);
  });

  test('are filtered by NPS or DN', () => {
    expect(searchResult({ nps: '46' })).toEqual(['46 STD', '46 XS']);
    expect(searchResult({ dn: '1150' })).toEqual(searchResult({ nps: '46' }));
    expect(searchResult({ nps: '4', dn: '150' })).toEqual([]);
  });

  test('keep a size that has no pipe in the selected schedule, without data', () => {
    const groups = findGroups({ ...noFilter, schedule: '160' });
    expect(groups.length).toBe(40);
    expect(groups.find(({ nps }) => nps === '30')?.pipes).toEqual([]);
    expect(groups.find(({ nps }) => nps === '2')?.pipes.map(({ schedule }) => schedule)).toEqual(['160']);
  });

  test.each([
    ['NPS 4 sch 40', ['4 40']],
    ['4" Sch. 40s', ['4 40S']],
    ['dn 100 xxs', ['4 XXS']],
    ['1-1/2 80', ['1-1/2 80']],
    ['1.5 80', ['1-1/2 80']],
    ['102.26', ['4 40', '4 40S', '4 STD']],
    ['4,026', ['4 40', '4 40S', '4 STD']],
    ['nonsense', []],
  ])('a search for "%s" gives %j', (search, expected) => expect(searchResult({ search })).toEqual(expected));

  test('are sorted by a value across the sizes', () => {
    const groups = findGroups(noFilter);
    const walls = sortPipes(groups, { by: 'wallThickness', descending: true }).map(
      ({ wallThickness }) => wallThickness,
    );
    expect(walls).toEqual(walls.toSorted((a, b) => b - a));
    const sizes = sortPipes(groups, { by: 'size', descending: true });
    expect([sizes[0]?.nps, sizes.at(-1)?.nps]).toEqual(['48', '1/8']);
  });
});

describe('pipe values', () => {
  const pipe = pipes.find(({ nps, schedule }) => nps === '4' && schedule === '40');

  test('are shown in mm to two decimals and in inches to three', () => {
    if (!pipe) throw new Error('NPS 4 schedule 40 is missing');
    expect(figureTexts(outerDiameter, pipe, 'both')).toEqual(['114.30', '4.500']);
    expect(figures.map(figure => figureTexts(figure, pipe, 'both'))).toEqual([
      ['102.26', '4.026'],
      ['6.02', '0.237'],
      ['16.08', '10.80'],
      ['24.29', '16.32'],
      ['82.130', '12.730'],
      ['0.3591', '1.178'],
    ]);
    expect(figures.flatMap(figure => figureTexts(figure, pipe, 'inch'))[0]).toBe('4.026');
    expect(figureTexts(outerDiameter, pipe, 'mm')).toEqual(['114.30']);
  });

  test('are exported as numbers with units, one row per pipe', () => {
    const [sheet, basis] = pipeSheets(pipes, { version: '1', date: '2026-01-01' });
    expect(sheet?.rows.length).toBe(pipes.length + 1);
    expect(sheet?.rows[0]?.map(cell => cell?.value).slice(0, 7)).toEqual([
      'NPS',
      'DN',
      'Schedule',
      'Standard',
      'Outer Diameter, mm',
      'Outer Diameter, in',
      'Inner Diameter, mm',
    ]);
    expect(sheet?.rows.every(row => row.length === sheet.widths.length)).toBe(true);
    expect(basis?.name).toBe('Basis');
  });
});
