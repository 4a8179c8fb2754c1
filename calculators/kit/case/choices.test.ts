import { expect, test } from 'vitest';
import {
  byMethod,
  calculateCase,
  calculateJson,
  calculation,
  caseFrom,
  choice,
  describeCalculator,
  field,
  notBlank,
  isShown,
  selectedMethod,
  availableMethods,
  offeredOptions,
  quantity,
  resolveChoices,
  step,
  type ChoiceField,
} from '../index.ts';

const state = field('state', choice('State', ['Liquid', 'Gas']));
const duty = field(
  'duty',
  choice('Duty', ['Pump', 'Compressor', 'Any'], {
    only: { Pump: { state: 'Liquid' }, Compressor: { state: 'Gas' } },
  }),
);
const flow = field('flow', quantity('Flow', 'massFlow', 'kg/s', { symbol: 'q' }));
const lossBy = (factor: number) =>
  step('loss', { flow }, { label: 'Loss', kind: 'number', unit: '' }, v => factor * v.flow);
const loss = byMethod({ plain: lossBy(1), expanding: lossBy(2) });
const definition = calculation(
  { id: 'sample', title: 'Sample', summary: '', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Data: [state, duty, flow] },
    methods: { plain: { name: 'Plain' }, expanding: { name: 'Expanding', when: { state: 'Gas' } } },
    results: { Results: [loss] },
    primary: loss,
    crossCheck: { result: loss, unsafe: 'higher', consequence: 'more is lost' },
    examples: [],
    references: [],
  },
);

const liquid = caseFrom(definition, { flow: 1 });
const gas = caseFrom(definition, { state: 'Gas', flow: 1 });

test('available options and methods depend on the choices of a case', () => {
  const duty = definition.inputs.find(({ id }) => id === 'duty')?.field as ChoiceField;
  expect(offeredOptions(duty, liquid)).toEqual(['Pump', 'Any']);
  expect(offeredOptions(duty, gas)).toEqual(['Compressor', 'Any']);
  expect(availableMethods(definition, liquid)).toEqual(['plain']);
  expect(availableMethods(definition, gas)).toEqual(['plain', 'expanding']);
});

test('an unnamed choice gets an available option; a named one is kept and refused if unavailable', () => {
  expect(gas['duty']).toEqual({ text: 'Compressor' });
  const wrong = calculateJson(definition, { state: 'Gas', duty: 'Pump', flow: 1 });
  expect(wrong.messages).toContainEqual({
    level: 'error',
    text: 'Duty must be one of Compressor, Any.',
    field: 'duty',
  });
});

test('a choice named in JSON is kept and refused if unavailable', () => {
  const { messages } = calculateJson(definition, { state: 'Gas', duty: 'Pump', flow: 1 });
  expect(messages.map(({ text }) => text)).toContain('Duty must be one of Compressor, Any.');
});

test('changing one choice changes others only if it rules out their options', () => {
  const stored = new Set(['state']);
  const turned = resolveChoices(definition, { ...liquid, state: { text: 'Gas' } }, stored);
  expect(turned['duty']).toEqual({ text: 'Compressor' });
  const any = { ...liquid, duty: { text: 'Any' }, state: { text: 'Gas' } };
  expect(resolveChoices(definition, any, stored)).toBe(any);
});

test('a choice without available options is not changed', () => {
  const { inputs } = definition;
  const onlyGas = choice('Duty', ['Compressor'], { only: { Compressor: { state: 'Gas' } } });
  const narrow = {
    ...definition,
    inputs: inputs.map(each => (each.id === 'duty' ? { ...each, field: onlyGas } : each)),
  };
  const before = { ...liquid, duty: { text: 'Compressor' } };
  expect(resolveChoices(narrow, before, new Set())).toBe(before);
});

test('methods are compared only if available, and an unknown one gives no result', () => {
  expect(calculateCase(definition, liquid).crossChecks).toEqual([]);
  const { crossChecks, messages } = calculateCase(definition, gas);
  expect(crossChecks.map(({ method, difference }) => [method, difference])).toEqual([['expanding', 1]]);
  expect(messages.map(({ text }) => text)).toEqual(['Expanding puts the loss 100 % higher than Plain: more is lost.']);
  const foreign = caseFrom(definition, { method: 'expanding', flow: 1 });
  expect(selectedMethod(definition, foreign)).toBeUndefined();
  expect(calculateCase(definition, foreign).crossChecks).toEqual([]);
  const { results, messages: said } = calculateJson(definition, { method: 'expanding', flow: 1 });
  expect(results['loss']).toBeNull();
  expect(said.map(({ text }) => text)).toContain('Method must be one of Plain.');
});

test('a description states when an option is available', () => {
  expect(describeCalculator(definition).fields.find(({ id }) => id === 'duty')).toMatchObject({
    only: { Pump: { state: 'Liquid' } },
  });
});

test('a condition may require a field to be filled in', () => {
  const when = { note: notBlank };
  const shown = (text: string) => isShown(when, { note: { text, unit: '' } });
  expect(['', '  ', 'x'].map(shown)).toEqual([false, false, true]);
  expect(isShown(when, {})).toBe(false);
});
