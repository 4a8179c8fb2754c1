import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { calculateCase, caseFrom, takesLong, type CaseInput, type Definition } from './kit/index.ts';
import { loadEverything } from './testing/everything.ts';

beforeAll(loadEverything);

const isHeatRatio = (label: string) => /^ratio of specific heats|isentropic exponent/i.test(label);

/** Returns the numeric results of a case by id. */
function numbers(definition: Definition, given: CaseInput) {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, given));
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
    if (takesLong(definition)) return;
    const ratios = definition.inputs.filter(({ field }) => field.type === 'quantity' && isHeatRatio(field.label));
    for (const { id } of ratios)
      for (const given of definition.examples.flatMap(({ cases }) => cases)) {
        if (given[id] === undefined) continue;
        const at = (ratio: number) => numbers(definition, { ...given, [id]: ratio });
        const one = at(1);
        expect([one.faults, one.refused]).toEqual([[], []]);
        const above = at(1 + 1e-9);
        expect([...one.of.keys()]).toEqual([...above.of.keys()]);
        for (const [result, value] of one.of)
          expect(Math.abs(value - (above.of.get(result) ?? NaN)), result).toBeLessThanOrEqual(1e-7 * Math.abs(value));
      }
  });
});
