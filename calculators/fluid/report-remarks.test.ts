import { expect, test } from 'vitest';
import fluidProperties from '../fluid-properties/definition.ts';
import { answerEachCase, calculateJson, type CaseJson } from '../kit/index.ts';

const composition = 'Flow\t1200\tkg/h\nComponent\tmol %\tMW\nMethane\t90\t16.04\nEthane\t10\t30.07\nTotal\t100\t';
const input = { composition, given: 'pT', pressure: 10, temperature: 20 };
const remarks = ['Taken from "mol %", not from "MW".', 'Not part of it: "Flow".'].map(text => ({
  level: 'info',
  text,
  field: 'composition',
}));

test('the answer to a report names what was left out of it, as the page does', async () => {
  expect(calculateJson(fluidProperties, input).messages.slice(0, 2)).toEqual(remarks);
  const { answers } = await answerEachCase(fluidProperties, [{ pressure: 10 }, input], 0, { working: false });
  const [first, second] = answers.map(answer => JSON.parse(answer) as CaseJson);
  expect(second?.messages.slice(0, 2)).toEqual(remarks);
  expect(first?.messages.filter(({ text }) => text.startsWith('Not part'))).toEqual([]);
});
