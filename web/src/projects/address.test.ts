import { expect, test } from 'vitest';
import {
  benchAddress,
  compareAddress,
  idInAddress,
  projectInReportAddress,
  reportAddress,
  sideInAddress,
} from './address.ts';

test('the id of a project or a revision is the end of its address', () => {
  expect(idInAddress('/projects/3f2a-9_b')).toBe('3f2a-9_b');
  expect(idInAddress('/revisions/7/')).toBe('7');
  expect(idInAddress('/projects/[id]')).toBeUndefined();
  expect(idInAddress(`/projects/${'a'.repeat(61)}`)).toBeUndefined();
});

test('the project of a report is in the middle of its address', () => {
  expect(projectInReportAddress(reportAddress('3f2a-9_b'))).toBe('3f2a-9_b');
  expect(projectInReportAddress('/projects/7/report/')).toBe('7');
  expect(projectInReportAddress('/projects/[id]/report')).toBeUndefined();
  expect(projectInReportAddress('/projects/7/more')).toBeUndefined();
});

test('a sheet is opened in the bench of its tool', () => {
  expect(benchAddress({ id: '7', tool: 'line-sizing-pro' })).toBe('/line-sizing-pro?sheet=7');
});

test('the sides of a comparison come out of its address as they went in', () => {
  const sides = [
    { type: 'revision', id: '3f2a-9_b', place: undefined },
    { type: 'working copy', id: '7', place: 499 },
    { type: 'revision', id: 'a-b', place: 0 },
  ] as const;
  for (const a of sides)
    for (const b of sides) {
      const { search } = new URL(compareAddress(a, b), 'https://isentrope.example');
      expect([sideInAddress(search, 'a'), sideInAddress(search, 'b')]).toEqual([a, b]);
    }
});

test('what names no side of a comparison is none', () => {
  for (const given of ['', '?a=', '?a=7.0', '?a=7.1000', '?a=7.1.2', '?a=../7', `?a=${'a'.repeat(61)}`])
    expect(sideInAddress(given, 'a')).toBeUndefined();
});
