import { absent, calculation, caseFrom, fields, quantity, step, type Definition } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { calculateCases } from '../../calculation/calculate-cases.ts';
import { reasonsStatedElsewhere } from './reasons-stated-elsewhere.ts';
import { loadEvaluation } from '../../calculation/evaluation-code.ts';

await loadEvaluation();

const info = (label: string) => ({ label, kind: 'length', unit: 'mm' }) as const;
const { side, height } = fields({
  side: quantity('Side', 'length', 'mm'),
  height: quantity('Height', 'length', 'mm'),
});
const main = step('main', { side }, info('Main'), v => v.side);
const results = [
  step('first', { side }, info('First'), v => v.side),
  step('second', { height }, info('Second'), v => v.height),
  step('third', { height }, info('Third'), v => v.height),
  main,
  step('full', {}, info('Full'), () => absent('the vessel is full')),
  step('alsoFull', {}, info('Also full'), () => absent('the vessel is full')),
];
const definition: Definition = calculation(
  { id: 'box', title: 'Box', summary: '', access: 'free', columns: 3, standards: [] },
  { inputs: { Shape: [side, height] }, results: { Results: results }, primary: main, examples: [], references: [] },
);

test('a reason is stated once: at the primary result, or at the first other result', () => {
  const data = caseFrom(definition, {});
  const reported = reasonsStatedElsewhere(definition, data, calculateCases(definition, [data])[0]?.report);
  expect([...reported]).toEqual(['first', 'third', 'alsoFull']);
});
