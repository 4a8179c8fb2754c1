import { describe, expect, test } from 'vitest';
import { box } from '../../testing/box.ts';
import { entryLines } from './format-values.ts';

describe('printed entries', () => {
  test('an entry uses display names, a list one line per item', () => {
    const entry = (id: string, text: string) => {
      const field = box.inputs.find(input => input.id === id)?.field;
      if (!field) throw new Error(`the box has no ${id}`);
      return entryLines(field, text);
    };
    expect(entry('shape', 'slab')).toEqual(['Flat slab']);
    expect(entry('shape', 'cube')).toEqual(['cube']);
    expect(entry('side', '100')).toEqual(['100']);
    expect(entry('side', ' ')).toEqual([]);
    expect(entry('parts', 'nut: 2; washer: 3; screw: 1; bolt')).toEqual(['Hex nut 2', 'washer 3', 'screw 1', 'Bolt']);
  });
});
