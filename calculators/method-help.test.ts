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

test.each(original)('$id still reads the name Original in pasted cases and older workbooks', ({ methods }) => {
  const field = methods;
  if (field === undefined) throw new Error('has no methods');
  expect(resolveOption(field, 'Original')).toBe('original');
});
