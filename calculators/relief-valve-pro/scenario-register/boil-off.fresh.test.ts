import { expect, test } from 'vitest';
import { calculateCase, caseFrom, loadFor } from '../../kit/index.ts';
import definition from './definition.ts';

/** Messages on the latent heat of a mixture in a pool fire, of which only the data that it needs are loaded. */
async function messagesOf(composition: string, setPressure: number) {
  const data = caseFrom(definition, {
    scenario: 'External pool fire',
    service: 'Gas and vapour',
    wettedArea: 40,
    setPressure,
    totalBackpressure: 0.5,
    fluidSource: 'composition',
    composition,
  });
  await loadFor(definition, [data]);
  const { messages, evaluation } = calculateCase(definition, data);
  expect(evaluation.faults).toEqual([]);
  return messages.flatMap(({ text }) => (text.startsWith('The latent heat is that of the first vapour') ? [text] : []));
}

// By CoolProp 8.0.0, decane alone has 203.4 kJ/kg at 6.51 bar, and nonane 217.7.
test.each([
  ['C3: 50; nC10: 50', 5, 203.4],
  ['C1: 5; nC9: 95', 5, 217.7],
])('of %s the last component has its latent heat', async (composition, setPressure, expected) => {
  const [text, ...others] = await messagesOf(composition, setPressure);
  expect(others).toEqual([]);
  expect(Math.abs(Number(/falls to ([\d.]+) kJ\/kg/.exec(text ?? '')?.[1]) / expected - 1)).toBeLessThan(0.01);
});

// The critical pressure of decane is 21.03 bar: beside little of the other component it does not boil above it.
test.each([
  ['C3: 50; nC10: 50', 20],
  ['C3: 50; nC10: 50', 30],
  ['C3: 20; nC10: 80', 30],
  ['C1: 5; nC10: 95', 22],
  ['CO2: 20; nC10: 80', 19],
])(
  'what remains of %s at a set pressure of %d bar(g) is named as above its critical pressure',
  async (mixture, set) => {
    const [text, ...others] = await messagesOf(mixture, set);
    expect(others).toEqual([]);
    expect(text).toMatch(/falls towards zero, .* above a critical pressure: .* the unsafe side\./);
    expect(text).toContain('External fire, no liquid');
  },
);
