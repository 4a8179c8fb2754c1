import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

test('each field has the value of whoever changed it', () => {
  const was = { name: 'Inlet', client: '', number: 'P-1' };
  expect(mergeFields(was, { ...was, client: 'Mine' }, { ...was, number: 'P-2' })).toEqual({
    merged: { name: 'Inlet', client: 'Mine', number: 'P-2' },
    contested: [],
  });
});

test('a field changed by both is contested and keeps theirs, unless both values are equal', () => {
  const was = { name: 'Inlet', client: '' };
  expect(mergeFields(was, { name: 'Mine', client: 'Same' }, { name: 'Theirs', client: 'Same' })).toEqual({
    merged: { name: 'Theirs', client: 'Same' },
    contested: ['name'],
  });
});

test('no edit is lost except in contested fields', () => {
  const fields = fc.record({ a: fc.constantFrom('', '1', '2'), b: fc.constantFrom('', '1', '2') });
  fc.assert(
    fc.property(fields, fields, fields, (was, mine, theirs) => {
      const { merged, contested } = mergeFields(was, mine, theirs);
      for (const name of ['a', 'b'] as const) {
        if (theirs[name] !== was[name]) expect(merged[name]).toBe(theirs[name]);
        if (mine[name] !== was[name] && !contested.includes(name)) expect(merged[name]).toBe(mine[name]);
        expect(contested.includes(name)).toBe(new Set([was[name], mine[name], theirs[name]]).size === 3);
      }
    }),
  );
});
