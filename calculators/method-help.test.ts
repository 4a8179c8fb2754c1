import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { resolveOption } from './kit/index.ts';

const definitions = await Promise.all(catalogue.map(({ load }) => load()));
const original = definitions.filter(({ methods }) => methods?.options.includes('original'));

test.each(original.map(({ id, methods }) => [id, methods] as const))(
  '%s names its first method by what it is, and says which one is recommended',
  (_, methods) => {
    const [, other = ''] = methods?.options ?? [];
    expect(methods?.names?.['original']).not.toMatch(/original/i);
    expect(methods?.help).toContain('is recommended');
    expect(methods?.help).toContain(methods?.names?.[other]);
  },
);

test('options once named as typed by hand are still read by that name', () => {
  const renamed = definitions.flatMap(({ id, inputs }) =>
    inputs.flatMap(({ field }) =>
      field.type === 'choice'
        ? field.options.flatMap(option => {
            const name = field.names?.[option] ?? '';
            return /entered manually/i.test(name) ? [{ id, field, option, name }] : [];
          })
        : [],
    ),
  );
  expect(new Set(renamed.map(({ id }) => id)).size).toBeGreaterThan(10);
  for (const { id, field, option, name } of renamed) {
    const former = name === 'Entered manually' ? 'Typed by hand' : name.replace('entered manually', 'typed by hand');
    expect(resolveOption(field, former), id).toBe(option);
    expect(resolveOption(field, former.toLowerCase()), id).toBe(option);
  }
});

test.each(original)('$id still reads the name Original in pasted cases and older workbooks', ({ methods }) => {
  const field = methods;
  if (field === undefined) throw new Error('has no methods');
  expect(resolveOption(field, 'Original')).toBe('original');
});
