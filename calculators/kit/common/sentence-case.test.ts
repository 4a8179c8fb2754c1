import { expect, test } from 'vitest';
import { lowerFirst, upperFirst } from './sentence-case.ts';

test('a label begins in lower case within a sentence, unless it is a name', () => {
  const labels = ['Flow rate', 'A length', 'NPSH required', 'Kb', 'K'];
  expect(labels.map(lowerFirst)).toEqual(['flow rate', 'a length', 'NPSH required', 'kb', 'K']);
});

test('a sentence begins with a capital, after the prefix of a substance name', () => {
  expect(
    ['the table has no viscosity', 'a gas', 'n-pentane is a liquid', '1-butene', 'R134a', '', '4 bar'].map(upperFirst),
  ).toEqual(['The table has no viscosity', 'A gas', 'n-Pentane is a liquid', '1-Butene', 'R134a', '', '4 bar']);
});
