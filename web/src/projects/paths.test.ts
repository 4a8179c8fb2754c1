import { expect, test } from 'vitest';
import { workbenchPath, comparePath, idFromPath, projectIdFromReportPath, reportPath, sideFromQuery } from './paths.ts';

test('idFromPath returns the last path segment of a project or revision page', () => {
  expect(idFromPath('/projects/3f2a-9_b')).toBe('3f2a-9_b');
  expect(idFromPath('/revisions/7/')).toBe('7');
  expect(idFromPath('/projects/[id]')).toBeUndefined();
  expect(idFromPath(`/projects/${'a'.repeat(61)}`)).toBeUndefined();
});

test('projectIdFromReportPath returns the middle path segment of a report page', () => {
  expect(projectIdFromReportPath(reportPath('3f2a-9_b'))).toBe('3f2a-9_b');
  expect(projectIdFromReportPath('/projects/7/report/')).toBe('7');
  expect(projectIdFromReportPath('/projects/[id]/report')).toBeUndefined();
  expect(projectIdFromReportPath('/projects/7/more')).toBeUndefined();
});

test('workbenchPath leads to the workbench of the sheet’s calculator', () => {
  expect(workbenchPath({ id: '7', tool: 'line-sizing-pro' })).toBe('/line-sizing-pro?sheet=7');
});

test('a comparison address round-trips both sides', () => {
  const sides = [
    { type: 'revision', id: '3f2a-9_b', index: undefined },
    { type: 'working copy', id: '7', index: 499 },
    { type: 'revision', id: 'a-b', index: 0 },
  ] as const;
  for (const a of sides)
    for (const b of sides) {
      const { search } = new URL(comparePath(a, b), 'https://isentrope.example');
      expect([sideFromQuery(search, 'a'), sideFromQuery(search, 'b')]).toEqual([a, b]);
    }
});

test('sideFromQuery is undefined for a parameter that names no side', () => {
  for (const query of ['', '?a=', '?a=7.0', '?a=7.1000', '?a=7.1.2', '?a=../7', `?a=${'a'.repeat(61)}`])
    expect(sideFromQuery(query, 'a')).toBeUndefined();
});
