import { expect, test } from 'vitest';
import { air, answer, type Row } from './testing/answer.ts';

/** Every cell that takes a value when it is blank is stated: one of the messages begins with each of these texts. */
const statements: readonly (readonly [text: string, source: Row, item: Row, more: Row])[] = [
  ['The atmospheric pressure is assumed at the outlet of the tip.', {}, {}, { tipPressure: '' }],
  [
    'The rated flow is the flow in the scenarios of the sources without a required flow: V.',
    { requiredFlow: undefined },
    {},
    {},
  ],
  [
    'Neither the capacity nor the discharge piping at the rated flow is checked for the relief valves without a rated flow: V.',
    { ratedFlow: undefined },
    {},
    {},
  ],
  ['A relieving pressure of 1.1 times the set pressure, gauge, is assumed', { relievingPressure: undefined }, {}, {}],
  ['A compressibility factor of 1 is assumed', { compressibility: undefined }, {}, {}],
  ['The viscosity of the case is used', { viscosity: undefined }, {}, {}],
  ['10 % of the set pressure is assumed as the allowable', { allowableShare: undefined }, {}, {}],
  ['No fittings are assumed', {}, { lossCoefficient: undefined }, {}],
  ['No rise is assumed for the lines without one: L.', {}, { rise: undefined }, {}],
  ['No heat loss is assumed', {}, { heatTransferCoefficient: undefined }, {}],
];

const source = {
  tag: 'V',
  to: 'A',
  requiredFlow: 1000,
  ratedFlow: 1100,
  ...air,
  relievingPressure: 11,
  setPressure: 10,
  valveType: 'conventional',
  allowableShare: 10,
};
const line = {
  tag: 'L',
  type: 'line',
  from: 'A',
  to: 'B',
  length: 10,
  insideDiameter: 150,
  roughness: 0.05,
  lossCoefficient: 1,
  rise: 0,
  heatTransferCoefficient: 5,
};
const seal = { tag: 'S', type: 'seal', from: 'B', to: 'End', submergence: 0.1, liquidDensity: 950, differential: 0.01 };
const full = { sources: [source], items: [line, seal], tipPressure: 1.01325, ambientTemperature: 15 };

const assumed = (messages: readonly string[]) =>
  messages.filter(text => /assumed|is used for|without an?|is the flow/.test(text) && !text.includes('reference flow'));

test('a full table has no assumption', () => {
  expect(assumed(answer(full).messages)).toEqual([]);
});

test.each(statements)('%s', (text, ofSource, ofItem, more) => {
  const { messages } = answer({
    ...full,
    sources: [{ ...source, ...ofSource }],
    items: [{ ...line, ...ofItem }, seal],
    ...more,
  });
  expect(assumed(messages)).toEqual([expect.stringContaining(text)]);
});

test('the liquid of a seal and its losses are stated where they are blank', () => {
  const blank = { ...seal, liquidDensity: undefined, differential: undefined };
  const messages = assumed(answer({ ...full, items: [line, blank] }).messages);
  expect(messages).toEqual([
    expect.stringContaining('Water of 1000 kg/m³ is assumed in the seals without a liquid density: S.'),
    'Only the head of their liquid is counted in the seals without a loss coefficient or differential: S.',
  ]);
});

test('where all of five lines or more are meant, they are not named', () => {
  const tags = ['A', 'B', 'C', 'D', 'E', 'F'];
  const items = tags
    .slice(1)
    .map((to, index) => ({ ...line, tag: `L${index}`, from: tags[index], to, rise: undefined }));
  const { messages } = answer({ ...full, items });
  expect(messages).toContain('No rise is assumed for the lines without one: all.');
});
