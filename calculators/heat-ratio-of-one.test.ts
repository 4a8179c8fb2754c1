import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { calculateCase, caseFrom, isExpensive, type CaseInput, type Definition } from './kit/index.ts';
import { loadAllFluidData } from './testing/load-all-fluid-data.ts';

beforeAll(loadAllFluidData);

const isHeatRatio = (label: string) => /^ratio of specific heats|isentropic exponent/i.test(label);

/** Returns the numeric results of a case by id. */
function numbers(definition: Definition, input: CaseInput) {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
  const of = definition.results.flatMap(({ id }) => {
    const value = evaluation.value(id);
    return typeof value === 'number' ? [[id, value] as const] : [];
  });
  return {
    of: new Map(of),
    faults: evaluation.faults,
    refused: messages.filter(({ text }) => text.includes('must be')),
  };
}

/** At κ = 1 the isentropic exponents κ/(κ − 1) have an isothermal limit. */
describe('a ratio of specific heats of 1 gives the limit from above', () => {
  test.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))('%s', async (_, load) => {
    const definition = await load();
    if (isExpensive(definition)) return;
    const ratios = definition.inputs.filter(({ field }) => field.type === 'quantity' && isHeatRatio(field.label));
    for (const { id } of ratios)
      for (const input of definition.examples.flatMap(({ cases }) => cases)) {
        if (input[id] === undefined) continue;
        const at = (ratio: number) => numbers(definition, { ...input, [id]: ratio });
        const one = at(1);
        expect([one.faults, one.refused]).toEqual([[], []]);
        const above = at(1 + 1e-9);
        expect([...one.of.keys()]).toEqual([...above.of.keys()]);
        for (const [result, value] of one.of)
          expect(Math.abs(value - (above.of.get(result) ?? NaN)), result).toBeLessThanOrEqual(1e-7 * Math.abs(value));
      }
  });
});
