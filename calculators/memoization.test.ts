import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, findCalculator } from './catalogue.ts';
import { fieldsFromJson, run, isExpensive, writeDocument, type CaseData, type Definition } from './kit/index.ts';
import { perturbedCase } from './testing/perturbed-case.ts';
import { loadAllFluidData } from './testing/load-all-fluid-data.ts';

beforeAll(loadAllFluidData);

async function definitionOf(id: string): Promise<Definition> {
  const definition = await findCalculator(id)?.load();
  if (!definition) throw new Error(`no calculator ${id}`);
  return definition;
}

/** Reloads the definition, so that nothing is memoised from earlier cases. */
const unused = (definition: Definition): Definition => ({ ...definition });

/** Returns consecutive cases: the same field in several states, by any of the methods. */
function following(definition: Definition): fc.Arbitrary<readonly CaseData[]> {
  const method = fc.constantFrom(...(definition.methods?.options ?? ['']));
  const one = fc
    .tuple(perturbedCase(definition), method)
    .map(([data, by]): CaseData => (by === '' ? data : { ...data, method: { text: by } }));
  return fc.array(one, { minLength: 2, maxLength: 5 });
}

describe('a case gives the same results after others as alone', () => {
  test.for(catalogue.map(({ meta }) => meta.id))('%s', { timeout: 120_000 }, async id => {
    const definition = await definitionOf(id);
    const reportOf = (by: Definition, cases: readonly CaseData[]) =>
      run(by, writeDocument(definition, { cases }), { pictures: false, together: false, numbers: false }).cases;
    fc.assert(
      fc.property(following(definition), cases => {
        const titled = cases.map((data, index): CaseData => ({ ...data, userDescription: { text: `Case ${index}` } }));
        const alone = titled.flatMap(data => reportOf(unused(definition), [data]));
        expect(reportOf(definition, titled)).toEqual(alone);
        expect(reportOf(definition, titled.toReversed())).toEqual(alone.toReversed());
      }),
      { seed: Number(process.env['SEED'] ?? 1), numRuns: isExpensive(definition) ? 2 : 40 },
    );
  });

  test('as JSON too: earlier values of a field do not persist', async () => {
    const definition = await definitionOf('restriction-orifice');
    const cases = [
      { flowRate: 100, upstreamPressure: '8' },
      { flowRate: 100 },
      { flowRate: '100', upstreamPressure: { value: 8, unit: 'psi(g)' } },
      { flowRate: { value: 100, unit: 'kg/s' }, upstreamPressure: 8 },
      { flowRate: 100, upstreamPressure: null },
    ];
    const read = (by: Definition) => (input: unknown) => fieldsFromJson(by, input);
    expect(cases.map(read(definition))).toEqual(cases.map(input => read(unused(definition))(input)));
  });
});
