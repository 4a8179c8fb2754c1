import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseReference,
  fieldReferences,
  formatReference,
  sheetDocument,
  referencedSheets,
  type Reference,
} from './index.ts';

const id = fc.stringMatching(/^[\w-]{1,36}$/);
const words = fc.string({ unit: 'grapheme', maxLength: 40 });
const reference: fc.Arbitrary<Reference> = fc.oneof(
  fc
    .tuple(id, fc.option(words), fc.stringMatching(/^[a-zA-Z]\w{0,30}$/))
    .map(([sheet, called, value]): Reference => ({ type: 'sheet', id: sheet, case: called, value })),
  fc
    .tuple(id, fc.integer({ min: 1, max: 1e8 }))
    .map(([fluid, version]): Reference => ({ type: 'fluid', id: fluid, version })),
);

describe('a reference', () => {
  test('round-trips with any case name', () => {
    fc.assert(
      fc.property(reference, input => {
        expect(parseReference(formatReference(input))).toEqual(input);
      }),
    );
  });

  test('is a path of its parts', () => {
    expect(formatReference({ type: 'sheet', id: 'a1', case: 'Normal / winter', value: 'pressureDrop' })).toBe(
      'sheet/a1/Normal%20%2F%20winter/pressureDrop',
    );
    expect(formatReference({ type: 'sheet', id: 'a1', case: '', value: 'area' })).toBe('sheet/a1//area');
    expect(formatReference({ type: 'sheet', id: 'a1', case: null, value: 'area' })).toBe('sheet/a1/area');
    expect(formatReference({ type: 'fluid', id: 'f', version: 12 })).toBe('fluid/f/12');
  });

  test.each([
    '',
    'sheet',
    'sheet/a',
    'sheet/a/',
    'sheet//b/c',
    'sheet/a/b/',
    'sheet/a/b/c/d',
    'sheet/a/%E0%A4%A/c',
    'fluid/a',
    'fluid/a/x',
    'fluid/a/1.5',
    'fluid/a/1/2',
    'page/a/b/c',
  ])('is none: %j', text => {
    expect(parseReference(text)).toBeUndefined();
  });
});

describe('a document', () => {
  const document = sheetDocument.parse({
    schema: 1,
    tool: 'box',
    cases: [
      { side: ['5', 'm', 'sheet/a//depth'], depth: ['1', 'm'], name: 'One' },
      { side: ['5', 'm', 'sheet/a/Two/side'], fluid: ['water', '', 'fluid/f/3'], depth: ['2', 'm', 'sheet/b/x/y'] },
      { side: ['5', 'm', 'sheet/b/total'] },
      { side: ['5', 'm', 'no reference'] },
    ],
  });

  test('lists the fields that read another value, and their references', () => {
    expect(fieldReferences(document).map(({ case: index, field, from }) => [index, field, from])).toEqual([
      [0, 'side', 'sheet/a//depth'],
      [1, 'side', 'sheet/a/Two/side'],
      [1, 'fluid', 'fluid/f/3'],
      [1, 'depth', 'sheet/b/x/y'],
      [2, 'side', 'sheet/b/total'],
    ]);
    expect(fieldReferences(document)[0]?.reference).toEqual({ type: 'sheet', id: 'a', case: '', value: 'depth' });
  });

  test('lists each referenced sheet once', () => {
    expect(referencedSheets(document)).toEqual(['a', 'b']);
  });
});
