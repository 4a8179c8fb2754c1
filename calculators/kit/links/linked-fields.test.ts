import { Refusal } from '@isentrope/engineering/quantities';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  documentValues,
  calculation,
  caseFrom,
  choice,
  entriesFromLink,
  fields,
  linkableValues,
  openFragment,
  quantity,
  readDocument,
  pendingLinkUpdates,
  updateLinkedFields,
  run,
  shareFragment,
  step,
  text,
  writeDocument,
  type CaseData,
  type CaseDocument,
  type LinkedValue,
} from '../index.ts';

const { userDescription, pressure, side, spare, drink, strength } = fields({
  userDescription: text('Name'),
  pressure: quantity('Pressure', 'gaugePressure', 'bar(g)', {}),
  side: quantity('Side', 'length', 'm', { above: 0 }),
  spare: quantity('Spare', 'length', 'mm', { blank: 3 }),
  drink: choice('Drink', ['none', 'tea'], { names: { tea: 'Tea' } }),
  strength: quantity('Strength', 'number', '', { optional: true, when: { drink: 'tea' } }),
});
const area = step('area', { side }, { label: 'Area', kind: 'area', unit: 'm²', digits: 4 }, ({ side: a }) => a * a);
const cup = calculation(
  { id: 'cup', title: 'Cup', summary: 'A cup.', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Cup: [userDescription, pressure, side, spare, drink, strength] },
    results: { Results: [area] },
    primary: area,
    examples: [],
    references: [],
    sharedGroups: [
      { subject: 'drink', at: 'drink', blankText: 'none', fields: { drink: 'drink', strength: 'strength' } },
    ],
  },
);

const number = (kind: string, si: number, from = 'sheet/a//x'): LinkedValue => ({
  from,
  readable: { type: 'number', kind, si },
});
const tea = (strong: string, version = 1): LinkedValue => ({
  from: `fluid/t/${version}`,
  readable: {
    type: 'thing',
    thing: { words: `Tea, ${strong}`, parts: { drink: { text: 'tea' }, strength: { text: strong, unit: '' } } },
  },
});
const typed = (input: Parameters<typeof caseFrom>[1]): CaseData => caseFrom(cup, input);
const withRead = (data: CaseData, id: string, read: LinkedValue): CaseData => ({
  ...data,
  ...entriesFromLink(cup, data, id, read),
});
const documentOf = (...cases: CaseData[]): CaseDocument => writeDocument(cup, { cases });

describe('a linked field', () => {
  test('has the value in its own unit, and its source', () => {
    expect(entriesFromLink(cup, typed({}), 'side', number('length', 0.0123456789))).toEqual({
      side: { text: '0.0123456789', unit: 'm', shown: '0.0123457', from: 'sheet/a//x' },
    });
    const inches = typed({ side: { value: 3, unit: 'inch' } });
    expect(entriesFromLink(cup, inches, 'side', number('length', 0.0508))['side']).toEqual({
      text: '2',
      unit: 'inch',
      from: 'sheet/a//x',
    });
  });

  test('enters calculations with at least nine digits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        fc.constantFrom('m', 'inch', 'ft', 'mm'),
        (si, unit) => {
          const data = withRead(typed({ side: { value: 1, unit } }), 'side', number('length', si));
          const [answered] = documentValues(cup, documentOf(data)).cases;
          expect(Math.abs((answered?.values['side'] ?? 0) / si - 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  test('is unchanged if its value is the same', () => {
    const data = typed({ side: { value: '2.50', unit: 'm' } });
    expect(entriesFromLink(cup, data, 'side', number('length', 2.5))['side']?.text).toBe('2.50');
    expect(entriesFromLink(cup, data, 'side', number('length', 2.5000001))['side']?.text).toBe('2.5000001');
  });

  test('is stored with its source, and displayed in six digits', () => {
    const data = withRead(typed({}), 'side', number('length', 1 / 3));
    const document = documentOf(data);
    expect(document.cases[0]?.['side']).toEqual(['0.333333333333', 'm', 'sheet/a//x']);
    expect(readDocument(cup, document).cases[0]?.['side']).toEqual({
      text: '0.333333333333',
      unit: 'm',
      shown: '0.333333',
      from: 'sheet/a//x',
    });
  });

  test('keeps its source in another unit', () => {
    const data = withRead(typed({}), 'side', number('length', 0.0254));
    const [opened] = readDocument(cup, documentOf(data)).cases;
    expect(opened?.['side']?.from).toBe('sheet/a//x');
  });

  test('loses its source in a share link', async () => {
    const data = withRead(typed({}), 'side', number('length', 2));
    const { cases } = await openFragment(cup, await shareFragment(cup, [data]));
    expect(cases[0]?.['side']).toEqual({ text: '2', unit: 'm' });
  });

  test.each([
    ['side', number('time', 1), 'Side reads a value of the kind length only.'],
    ['pressure', number('absolutePressure', 1e5), 'Pressure reads a value of the kind gauge pressure only.'],
    ['drink', number('length', 1), 'Drink is not a quantity and cannot read one.'],
    ['side', tea('1'), 'Side cannot have the value “Tea, 1”.'],
  ])('refuses a value of another kind: %s', (id, read, sentence) => {
    expect(() => entriesFromLink(cup, typed({}), id, read)).toThrow(new Refusal(sentence));
  });

  test('refuses a source that is too long', () => {
    const document = { ...documentOf(typed({})), cases: [{ side: ['1', 'm', 'x'.repeat(1001)] }] };
    expect(() => readDocument(cup, document)).toThrow(
      new Refusal('Where the field "side" is read from must be a text of at most 1000 characters.'),
    );
  });
});

describe('a linked group of fields', () => {
  test('is read as one', () => {
    expect(entriesFromLink(cup, typed({}), 'drink', tea('2'))).toEqual({
      drink: { text: 'tea', from: 'fluid/t/1' },
      strength: { text: '2', unit: '', from: 'fluid/t/1' },
    });
  });

  test('is updated as one, under its new source name', () => {
    const data = withRead(typed({}), 'drink', tea('2'));
    const result = pendingLinkUpdates(cup, data, () => tea('3', 2));
    expect(result.map(({ id, now }) => [id, now.text, now.from])).toEqual([
      ['drink', 'tea', 'fluid/t/2'],
      ['strength', '3', 'fluid/t/2'],
    ]);
  });

  test('is not updated if one of its fields was entered by hand', () => {
    const data = { ...withRead(typed({}), 'drink', tea('2')), strength: { text: '9', unit: '' } };
    expect(pendingLinkUpdates(cup, data, () => tea('3', 2))).toEqual([]);
  });
});

describe('a document', () => {
  const before = withRead(
    withRead(typed({ userDescription: 'Normal' }), 'drink', tea('2')),
    'side',
    number('length', 2),
  );

  test('is updated from its sources, with a list of changes', () => {
    const now: Record<string, LinkedValue> = { 'fluid/t/1': tea('3', 2), 'sheet/a//x': number('length', 4) };
    const { document, changes } = updateLinkedFields(cup, documentOf(before, typed({ side: 7 })), from => now[from]);
    expect(changes).toEqual([
      { case: 'Normal', label: 'Side', was: '2 m', now: '4 m', from: 'sheet/a//x' },
      { case: 'Normal', label: 'Drink', was: '2', now: '3', from: 'fluid/t/2' },
    ]);
    expect(
      run(cup, document, { working: false, pictures: false }).cases.map(({ values }) => values['area']),
    ).toMatchObject([{ si: 16 }, { si: 49 }]);
    expect(updateLinkedFields(cup, document, from => (from === 'sheet/a//x' ? now[from] : tea('3', 2)))).toEqual({
      document,
      changes: [],
    });
  });

  test('is unchanged if a source is unknown', () => {
    const document = documentOf(before);
    expect(updateLinkedFields(cup, document, () => undefined)).toEqual({ document, changes: [] });
  });

  test('returns its linkable values and its links', () => {
    const { cases, offered, labels } = documentValues(cup, documentOf(before));
    expect(cases).toEqual([
      {
        name: 'Normal',
        values: { side: 2, strength: 2, area: 4 },
        reads: {
          side: { from: 'sheet/a//x', si: 2 },
          drink: { from: 'fluid/t/1', si: null },
        },
        answers: [{ id: 'area', label: 'Area', text: '4.000 m²' }],
        errors: 0,
        warnings: 0,
      },
    ]);
    expect(labels).toEqual({ side: 'Side', drink: 'Drink' });
    expect(offered).toEqual(linkableValues(cup));
    expect(offered.map(({ id, of }) => `${of} ${id}`)).toEqual([
      'result area',
      'field pressure',
      'field side',
      'field spare',
      'field strength',
    ]);
  });
});
