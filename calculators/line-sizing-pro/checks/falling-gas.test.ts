import { beforeAll, expect, test } from 'vitest';
import { calculateCase, caseFrom, Table, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

const answer = (input: CaseInput) => {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
  return { verdict: evaluation.value('verdict'), texts: messages.map(({ text }) => text) };
};

const propane = {
  fluidType: 'Gas',
  fluidSource: 'pure',
  pureFluid: 'C3',
  method: 'isothermal',
  flowRate: 1000,
  pressure: 9.7,
  temperature: 30,
  insideDiameter: 102.26,
  length: 400,
  elevationChange: -300,
} as const;

// CoolProp 8.0.0: the vapour pressure at 30 °C is 10.79 bar(abs).
test('a gas whose weight raises it above its vapour pressure condenses at constant temperature', () => {
  const { verdict, texts } = answer(propane);
  expect(verdict).toBe('Condenses in the line: not judged by these criteria');
  expect(texts).toContain(
    'The gas condenses in the line: as it falls, its own weight raises its pressure to 11.38 bar(abs) at 30.00 °C, where 100 % by mass is liquid at constant temperature. The results are those of a gas that stays dry: with the liquid, the density and the outlet pressure are higher, and liquid collects in the line: the unsafe side.',
  );
});

// CoolProp 8.0.0: 2.94 kJ/kg of potential energy make it superheated vapour of 32.8 °C at 11.38 bar(abs), which boils at 32.2 °C.
test.each<readonly [string, CaseInput]>([
  ['without heat exchange, which its fall warms', { method: 'adiabatic' }],
  ['that is superheated enough', { temperature: 40 }],
  ['that falls less', { elevationChange: -20 }],
])('and stays dry %s', (_, other) => {
  const { verdict, texts } = answer({ ...propane, ...other });
  expect(verdict).toBe('Larger than usual');
  expect(texts.join(' ')).not.toContain('condenses');
});

// CoolProp 8.0.0: at 30 °C propane is a liquid above 9.78 bar(g), so in every size that passes the flow with less than 0.08 bar of loss.
test('the sizes are judged as the line is', () => {
  const { evaluation, messages } = calculateCase(
    definition,
    caseFrom(definition, { ...propane, insideDiameter: '', nominalSize: '4', elevationChange: -300 }),
  );
  const table = evaluation.value('sizeTable');
  const judged = table instanceof Table ? table.rows.map(row => [row[0], row.at(-1)]) : [];
  expect(judged).toContainEqual(['NPS 1-1/2 (DN 40)', 'Too small: pressure drop']);
  expect(judged).toContainEqual(['NPS 2 (DN 50)', evaluation.value('verdict')]);
  expect(messages.map(({ text }) => text)).toContain(
    'The recommended size is within the criteria, but they do not apply to it: condenses in the line.',
  );
});
