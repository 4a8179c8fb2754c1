import { describe, expect, test } from 'vitest';
import {
  calculation,
  readSharedGroup,
  entriesForSharedGroup,
  caseFrom,
  choice,
  fields,
  list,
  quantity,
  step,
  type SharedGroup,
  type CaseInput,
} from '../index.ts';

const meta = { id: 'bowl', title: 'Bowl', summary: 'A bowl.', access: 'free', columns: 1, standards: [] } as const;
const fruits = { itemLabel: 'fruit', names: { apple: 'Apple', pear: 'Pear' } } as const;

function calculatorOf(form: ReturnType<typeof fields>, group: SharedGroup) {
  const one = step('one', {}, { label: 'One', kind: 'number', unit: '' }, () => 1);
  return calculation(meta, {
    inputs: { Bowl: Object.values(form) },
    results: { Results: [one] },
    primary: one,
    examples: [],
    references: [],
    sharedGroups: [group],
  });
}

const whole: SharedGroup = {
  subject: 'salad',
  at: 'from',
  blankText: 'none',
  fields: { from: 'from', fruit: 'fruit', by: 'by', dressing: 'dressing' },
};
const bowl = calculatorOf(
  fields({
    from: choice('From', ['none', 'mixed', 'dressing alone'], { names: { mixed: 'Mixed' } }),
    fruit: list('Fruit', ['apple', 'pear'], {
      ...fruits,
      amount: { label: 'amount', atLeast: 0 },
      when: { from: 'mixed' },
    }),
    by: choice('By', ['piece', 'mass'], { when: { from: 'mixed' } }),
    dressing: quantity('Dressing', 'volume', 'L', { above: 0, optional: true }),
  }),
  whole,
);
const part: SharedGroup = {
  subject: 'salad',
  at: 'pieces',
  fields: { fruit: 'pieces' },
  fixed: { from: 'mixed', by: 'piece' },
};
const plate = calculatorOf(
  fields({ pieces: list('Pieces', ['apple'], { ...fruits, amount: { label: 'share', atLeast: 0 }, total: 1 }) }),
  part,
);
const messagesOf = (input: CaseInput) => readSharedGroup(bowl, whole, caseFrom(bowl, input));

describe('a shared group value', () => {
  test('has the entries of the visible fields and a description', () => {
    expect(messagesOf({ from: 'mixed', fruit: 'apple: 2; pear: 1', dressing: { value: 3, unit: 'm³' } })).toEqual({
      words: 'Apple 2, Pear 1, piece, 3 m³',
      parts: {
        from: { text: 'mixed' },
        fruit: { text: 'apple: 2; pear: 1' },
        by: { text: 'piece' },
        dressing: { text: '3', unit: 'm³' },
      },
    });
    expect(messagesOf({ from: 'dressing alone', fruit: 'apple: 2' })).toEqual({
      words: 'dressing alone',
      parts: { from: { text: 'dressing alone' } },
    });
  });

  test('is undefined if the group is blank or invalid', () => {
    expect(messagesOf({})).toBeUndefined();
    expect(messagesOf({ from: 'mixed', fruit: 'stone: 1' })).toBeUndefined();
    expect(messagesOf({ from: 'mixed', dressing: -1 })).toBeUndefined();
    const fruit = { subject: 'salad', at: 'fruit', fields: { from: 'from', fruit: 'fruit' } };
    const input = { from: 'dressing alone', fruit: 'apple: 2' };
    expect(readSharedGroup(bowl, fruit, caseFrom(bowl, input))).toBeUndefined();
    expect(readSharedGroup(bowl, fruit, caseFrom(bowl, { ...input, from: 'mixed' }))?.words).toBe('Mixed, Apple 2');
    expect(readSharedGroup(plate, part, caseFrom(plate, {}))).toBeUndefined();
  });

  test('fills the same fields, leaving the others blank', () => {
    const thing = messagesOf({ from: 'mixed', fruit: 'apple: 2; pear: 1' });
    if (!thing) throw new Error('nothing is shared');
    expect(entriesForSharedGroup(bowl, whole, thing)).toEqual({
      from: { text: 'mixed' },
      fruit: { text: 'apple: 2; pear: 1' },
      by: { text: 'piece' },
      dressing: { text: '', unit: 'L' },
    });
  });

  test('fills fewer fields if they can represent it, scaled to their total', () => {
    const thing = messagesOf({ from: 'mixed', fruit: 'apple: 4' });
    if (!thing) throw new Error('nothing is shared');
    expect(entriesForSharedGroup(plate, part, thing)).toEqual({ pieces: { text: 'apple: 1' } });
    const back = readSharedGroup(plate, part, caseFrom(plate, { pieces: 'apple: 1' }));
    expect(back).toEqual({
      words: 'Apple 1',
      parts: { fruit: { text: 'apple: 1' }, from: { text: 'mixed' }, by: { text: 'piece' } },
    });
    expect(back && entriesForSharedGroup(bowl, whole, back)?.['from']).toEqual({ text: 'mixed' });
  });

  test.for<[string, CaseInput]>([
    ['an item that they do not have', { from: 'mixed', fruit: 'apple: 2; pear: 1' }],
    ['a part that they do not have', { from: 'mixed', fruit: 'apple: 2', dressing: 1 }],
    ['a part that they have fixed otherwise', { from: 'mixed', fruit: 'apple: 2', by: 'mass' }],
    ['another choice than theirs', { from: 'dressing alone' }],
  ])('is not offered for %s', ([, input]) => {
    const thing = messagesOf(input);
    if (!thing) throw new Error('nothing is shared');
    expect(entriesForSharedGroup(plate, part, thing)).toBeUndefined();
  });
});
