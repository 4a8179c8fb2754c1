import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { resolveOption } from './kit/index.ts';

const definitions = await Promise.all(catalogue.map(({ load }) => load()));
const original = definitions.filter(({ methods }) => methods?.options.includes('original'));

test.each(original.map(({ id, methods }) => [id, methods] as const))(
  '%s names its first method correctly and recommends one',
  (_, methods) => {
    const [, other = ''] = methods?.options ?? [];
    expect(methods?.names?.['original']).not.toMatch(/original/i);
    expect(methods?.help).toContain('is recommended');
    expect(methods?.help).toContain(methods?.names?.[other]);
  },
);

test('former names of options are still read', () => {
  const renamed = definitions.flatMap(({ id, inputs }) =>
    inputs.flatMap(({ field }) =>
      field.type === 'choice'
        ? field.options.flatMap(option => {
            const name = field.names?.[option] ?? '';
            return /entered manually/i.test(name) ? [{ id, field, option }] : [];
          })
        : [],
    ),
  );
  expect(new Set(renamed.map(({ id }) => id)).size).toBeGreaterThan(10);
  const former = ['Typed by hand', 'Dimensions typed by hand', 'Properties typed by hand', 'Temperature typed by hand'];
  for (const { id, field, option } of renamed) {
    const accepted = former.filter(name => resolveOption(field, name) === option);
    expect(accepted, id).toHaveLength(1);
    expect(resolveOption(field, accepted.join('').toLowerCase()), id).toBe(option);
  }
});

test.each(original)('$id still reads the name Original in pasted cases and older workbooks', ({ methods }) => {
  const field = methods;
  if (field === undefined) throw new Error('has no methods');
  expect(resolveOption(field, 'Original')).toBe('original');
});

test('the constant-k nozzle is still read by its name in workbooks of version 0.1.0', () => {
  const field = definitions.find(({ id }) => id === 'relief-valve-pro/gas-vapor-service')?.methods;
  expect(field && resolveOption(field, 'Isentropic nozzle')).toBe('nozzle');
});
