import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import {
  calculateCase,
  caseFrom,
  isExpensive,
  loadFor,
  resultValue,
  type CaseData,
  type Definition,
} from './kit/index.ts';
import line from './line-sizing-pro/definition.ts';

/** The cases of all examples, and each of them with every option of every choice. */
function variants(definition: Definition): CaseData[] {
  return definition.examples.flatMap(({ cases }) =>
    cases.flatMap(input => {
      const data = caseFrom(definition, input);
      const others = definition.inputs.flatMap(({ id, field }) =>
        field.type === 'choice' ? field.options.map(option => ({ ...data, [id]: { text: option } })) : [],
      );
      return [data, ...others];
    }),
  );
}

// First, while nothing is loaded in this file, and without waiting: what other cases ask for is not loaded meanwhile.
test('a case that loads nothing needs nothing', async () => {
  const definitions = await Promise.all(catalogue.map(({ load }) => load()));
  const loading: Promise<void>[] = [];
  const isLoaded = (definition: Definition, data: CaseData) => {
    const waiting = loadFor(definition, [data]);
    if (waiting) loading.push(waiting);
    return !waiting;
  };
  const faults = definitions
    .filter(definition => !isExpensive(definition))
    .flatMap(definition =>
      variants(definition)
        .filter(data => isLoaded(definition, data))
        .flatMap(data => calculateCase(definition, data).evaluation.faults)
        .map(({ place, error }) => `${definition.id}, ${place}: ${String(error)}`),
    );
  await Promise.all(loading);
  expect([...new Set(faults)]).toEqual([]);
});

test('a line of steam alone loads its states, and is not judged where it condenses', async () => {
  const data = caseFrom(line, {
    fluidType: 'Steam',
    flowRate: 60_000,
    pressure: { value: 150, unit: 'bar(g)' },
    nominalSize: '6',
    length: 2000,
    service: 'Steam, by pressure',
  });
  await loadFor(line, [data]);
  const { evaluation, messages } = calculateCase(line, data);
  expect(evaluation.faults).toEqual([]);
  expect(resultValue(evaluation, 'verdict')).toBe('Two phases at the outlet: not judged by these criteria');
  // A march along the line with CoolProp 8.0.0 ends at 8.233 bar with 2.17 % of liquid by mass.
  expect(messages.map(({ text }) => text).join(' ')).toMatch(/2\.2 % by mass .* liquid/);
});
