import { expect, test } from 'vitest';
import { jsonMixture } from './report-json.ts';

test.each([
  [
    'arrays beside each other',
    '{"IDs": ["methane", "ethane"], "zs": [0.9, 0.1], "T": 300}',
    ['Component', 'Mole fraction'],
  ],
  ['the overall composition before that of a phase', '{"IDs": ["methane", "ethane"], "xs": [0.2, 0.8], "zs": [0.9, 0.1]}', ['Component', 'Mole fraction', 'Mole fraction of the liquid']], // prettier-ignore
  ['objects with a name', '[{"name": "methane", "massFraction": 0.9}, {"name": "ethane", "massFraction": 0.1}]', ['Component', 'mass Fraction']], // prettier-ignore
  ['numbers by name within a state', '{"state": {"T": 300, "P": 1e5}, "mole_fractions": {"methane": 0.9, "ethane": 0.1}}', ['Component', 'mole fractions']], // prettier-ignore
  ['the literals of Python', "{'methane': 0.9, 'ethane': 0.1}", ['Component', 'Amount']],
])('%s are rows of names and amounts', (_, text, heading) => {
  const [head, ...rows] = jsonMixture(text) ?? [];
  expect(head).toEqual(heading);
  expect(rows.map(([name, amount]) => [name, amount])).toEqual([
    ['methane', '0.9'],
    ['ethane', '0.1'],
  ]);
});

test('phases are columns', () => {
  expect(jsonMixture('{"gas": {"methane": 0.9, "ethane": 0.1}, "oil": {"methane": 0.2, "hexane": 0.8}}')).toEqual([
    ['Component', 'gas', 'oil'],
    ['methane', '0.9', '0.2'],
    ['ethane', '0.1', '0'],
    ['hexane', '0', '0.8'],
  ]);
});

test('JSON without a composition has no cells, and text other than JSON gives undefined', () => {
  expect(jsonMixture('{"T": 300}')).toEqual([]);
  expect(jsonMixture('[1, 2, 3]')).toEqual([]);
  expect(jsonMixture('{methane: 0.9, ethane: 0.1}')).toBeUndefined();
  expect(jsonMixture('methane 0.9')).toBeUndefined();
  expect(jsonMixture(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toEqual([]);
});
