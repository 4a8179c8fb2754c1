import { describe, expect, test } from 'vitest';
import { searchItems } from './search-items.ts';

const all = [
  { name: 'Vapour pressure', keywords: 'Fluid p_v bar(abs) bar(g) psi(g) kPa(abs)' },
  { name: 'Flow rate', keywords: 'Fluid q_m kg/h lb/h' },
  { name: 'Gas flow', keywords: 'Nm³/h Sm³/h scfm' },
  { name: 'Orifice diameter', keywords: 'Results d' },
  { name: 'Pressure differential', keywords: 'Fluid Δp bar psi' },
  {
    name: 'Restriction Orifice Sizing',
    keywords: 'Pro RO plate beta Bore of a plate for a required pressure differential',
  },
  { name: 'Flare K.O. Drum Sizing', keywords: 'knock out drum separator' },
  { name: 'Calculate', keywords: 'run solve results' },
  { name: 'Müller factor' },
];
const names = (query: string) => searchItems(all, query).map(({ name }) => name);

describe('search matches', () => {
  test.each([
    ['scfm', ['Gas flow']],
    ['bar(g)', ['Vapour pressure']],
    ['vap pres', ['Vapour pressure']],
    ['pres vap', ['Vapour pressure']],
    ['VAPOR  Pressure', ['Vapour pressure']],
    ['vapour', ['Vapour pressure']],
    ['k.o.', ['Flare K.O. Drum Sizing']],
    ['ko drum', ['Flare K.O. Drum Sizing']],
    ['barg', ['Vapour pressure']],
    ['nm3/h', ['Gas flow']],
    ['kg/h', ['Flow rate']],
    ['dp', []],
    ['muller', ['Müller factor']],
    ['rifice', []],
  ])('%s', (query, result) => expect(names(query)).toEqual(result));

  test('rank a name that starts with the query first, then other names, then keywords', () => {
    expect(names('orif')).toEqual(['Orifice diameter', 'Restriction Orifice Sizing']);
    expect(names('pres')).toEqual(['Pressure differential', 'Vapour pressure', 'Restriction Orifice Sizing']);
    expect(names('sizing')).toEqual(['Restriction Orifice Sizing', 'Flare K.O. Drum Sizing']);
    expect(names('plate orif')).toEqual(['Restriction Orifice Sizing']);
  });

  test('are all items in order for an empty query', () => expect(names('  ')).toEqual(all.map(({ name }) => name)));

  test('contain every word of the query', () => expect(names('flow bar')).toEqual([]));
});

test('are found in British and American spelling', () => {
  const spelt = [{ name: 'Metres per litre' }, { name: 'Sulphur colour' }, { name: 'Normalise' }, { name: 'Liter' }];
  const result = (query: string) => searchItems(spelt, query).map(({ name }) => name);
  expect(result('meters')).toEqual(['Metres per litre']);
  expect(result('liter')).toEqual(['Liter', 'Metres per litre']);
  expect(result('color')).toEqual(['Sulphur colour']);
  expect(result('normaliz')).toEqual(['Normalise']);
  expect(result('normalise')).toEqual(['Normalise']);
});
