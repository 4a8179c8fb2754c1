import { expect, test } from 'vitest';
import { benchAddress, idInAddress } from './address.ts';

test('the id of a project or a revision is the end of its address', () => {
  expect(idInAddress('/projects/3f2a-9_b')).toBe('3f2a-9_b');
  expect(idInAddress('/revisions/7/')).toBe('7');
  expect(idInAddress('/projects/[id]')).toBeUndefined();
  expect(idInAddress(`/projects/${'a'.repeat(61)}`)).toBeUndefined();
});

test('a sheet is opened in the bench of its tool', () => {
  expect(benchAddress({ id: '7', tool: 'line-sizing-pro' })).toBe('/line-sizing-pro?sheet=7');
});
