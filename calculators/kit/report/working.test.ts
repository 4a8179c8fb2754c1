import { expect, test } from 'vitest';
import { noteOf } from './working.ts';

test.each([
  [{ root: 2, note: 'found in 5 steps' }, 'found in 5 steps'],
  [{ root: 2, note: 5 }, undefined],
  [{ root: 2 }, undefined],
  ['note', undefined],
  [null, undefined],
  [undefined, undefined],
])('the note of %o is %s', (value, note) => {
  expect(noteOf(value)).toBe(note);
});
