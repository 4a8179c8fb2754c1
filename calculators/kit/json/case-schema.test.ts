import { describe, expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { caseSchema } from './case-schema.ts';
import { choice, column, list, quantity, rows, text } from '../definition/fields.ts';
import { field, step } from '../definition/source.ts';

const length = field('length', quantity('Length', 'length', 'mm', { above: 0, atMost: 10, help: 'Over all' }));
const share = field('share', quantity('Share', 'fraction', '', { blank: 1, optional: true }));
const shape = field(
  'shape',
  choice('Shape', ['round', 'square'], { names: { round: 'Round bar' }, when: { grade: ['a', 'b'] } }),
);
const grade = field('grade', choice('Grade', ['a', 'b', 'c'], { initial: null }));
const remark = field('remark', text('Remark'));
const parts = field(
  'parts',
  list('Parts', ['bolt', 'nut'], { itemLabel: 'part', amount: { label: 'count' }, mayBeEmpty: true }),
);
const curve = field('curve', rows('Curve', { at: column('Place', 'length', 'm'), load: column('Load', 'mass', 'kg') }));
const twice = step(
  'twice',
  { length, share, shape, grade, remark, parts, curve },
  { label: 'Twice', kind: 'length', unit: 'mm' },
  v => 2 * v.length,
);
const bar = calculation(
  { id: 'bar', title: 'Bar', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Bar: [length, share, shape, grade, remark, parts, curve] },
    results: { Bar: [twice] },
    primary: twice,
    examples: [],
    references: [],
  },
);
const properties = caseSchema(bar)['properties'] as Readonly<Record<string, unknown>>;

describe('the JSON Schema of a case', () => {
  test('has every field and no other', () => {
    expect(caseSchema(bar)).toMatchObject({ type: 'object', title: 'A case of Bar', additionalProperties: false });
    expect(Object.keys(properties)).toEqual(['length', 'share', 'shape', 'grade', 'remark', 'parts', 'curve']);
  });

  test('accepts a quantity as a number within its limits, as text, or with a unit', () => {
    expect(properties['length']).toEqual({
      title: 'Length',
      description: 'Over all.',
      anyOf: [
        { type: 'number', description: 'In mm.', exclusiveMinimum: 0, maximum: 10 },
        { type: 'string', maxLength: 200 },
        {
          type: 'object',
          properties: {
            value: { type: ['number', 'string'] },
            unit: { type: 'string', examples: expect.arrayContaining(['mm', 'inch']) as unknown },
          },
          required: ['value', 'unit'],
        },
        { type: 'null' },
      ],
    });
    expect(properties['share']).toMatchObject({ description: 'It may be left out. Default: 1.' });
  });

  test('describes the options of a choice and its condition', () => {
    expect(properties['shape']).toEqual({
      title: 'Shape',
      description: 'round: Round bar. Default: round. It applies where grade is a or b.',
      enum: ['round', 'square', null],
    });
    expect(properties['grade']).toEqual({ title: 'Grade', enum: ['a', 'b', 'c', null] });
  });

  test('accepts lists and tables as objects too', () => {
    expect(properties['parts']).toMatchObject({ description: 'Each part is one of: bolt, nut.' });
    expect(properties['curve']).toMatchObject({
      description: 'The columns are: at (Place, m); load (Load, kg).',
      anyOf: [{ type: 'array' }, { type: 'string', maxLength: 32_000 }, { type: 'null' }],
    });
  });
});
