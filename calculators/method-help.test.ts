import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

const definitions = await Promise.all(catalogue.map(({ load }) => load()));
const original = definitions.filter(({ methods }) => methods?.options.includes('original'));

test.each(original.map(({ id, methods }) => [id, methods] as const))(
  '%s says which method to use in place of Original',
  (_, methods) => {
    const [, other = ''] = methods?.options ?? [];
    expect(methods?.help).toContain('Original');
    expect(methods?.help).toContain(methods?.names?.[other]);
  },
);
