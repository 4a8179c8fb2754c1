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

// The first vapour takes 348.8 kJ/kg of pentane and water (teqp 0.23.2, GERG-2008), the water that is left 1970 kJ/kg (CoolProp 8.0.0).
test.each(['nC5: 30; H2O: 70', 'nC6: 30; H2O: 70'])(
  'water that is left of %s takes more heat than the first vapour',
  async mixture => expect(await messagesOf(mixture, 10)).toEqual([]),
);

test('water that is left of liquefied gas boils far below its critical pressure', async () => {
  const texts = await messagesOf('C3: 50; nC4: 40; H2O: 10', 10);
  expect(texts.join(' ')).not.toMatch(/towards zero|critical pressure/);
});

// Of oil and water the water can leave first: decane alone has 152.7 kJ/kg at 12.01 bar (CoolProp 8.0.0).
test('oil that is left by its water takes its own heat', async () => {
  const [text = ''] = await messagesOf('nC10: 20; H2O: 80', 10);
  expect(Number(/falls to ([\d.]+) kJ\/kg/.exec(text)?.[1])).toBeLessThan(1.03 * 152.7);
});
