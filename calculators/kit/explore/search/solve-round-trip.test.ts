import fc from 'fast-check';
import { fromSi } from '@isentrope/engineering/quantities';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import { loadAllFluidData } from '../../../testing/load-all-fluid-data.ts';
import { caseFrom } from '../../case/case-data.ts';
import { resultInfo, isExpensive, type Definition } from '../../definition/calculator-definition.ts';
import { writeDocument } from '../../document/document.ts';
import { evaluate } from '../../evaluation/evaluate.ts';
import { runToEnd } from '../exploration.ts';
import { explore } from '../explore.ts';
import { solveResult } from '../result-schema.ts';
import { solveRequest } from '../request/request-schema.ts';
import { residualTolerance } from './search.ts';
import { numericIds } from '../subject.ts';

const definitions: Definition[] = [];

beforeAll(async () => {
  await loadAllFluidData();
  for (const entry of catalogue) definitions.push(await entry.load());
});

/** Cases of a calculator, with an input and a numeric result. */
function request(definition: Definition) {
  const numbers = definition.results.filter(({ id }) => resultInfo(definition, id).kind !== undefined);
  const complete = definition.examples.flatMap(({ cases }) => cases.map(input => caseFrom(definition, input)));
  if (numbers.length === 0 || complete.length === 0) return undefined;
  return fc
    .record({
      data: fc.constantFrom(...complete),
      result: fc.constantFrom(...numbers.map(({ id }) => id)),
      place: fc.nat(),
    })
    .map(({ data, place: index, ...rest }) => {
      const ids = numericIds(definition, data).filter(id => typeof evaluate(definition, data).value(id) === 'number');
      return { ...rest, data, input: ids[index % Math.max(ids.length, 1)] };
    });
}

describe('goal seek', () => {
  test('finds the value of the case again, for every calculator', { timeout: 300_000 }, () => {
    let solved = 0;
    for (const definition of definitions.filter(each => !isExpensive(each))) {
      const cases = request(definition);
      if (!cases) continue;
      fc.assert(
        fc.property(cases, ({ data, input, result }) => {
          if (input === undefined) return;
          const evaluation = evaluate(definition, data);
          const [inputs, value] = [evaluation.value(input), evaluation.value(result)];
          if (typeof inputs !== 'number' || typeof value !== 'number') return;
          const { kind, unit = '' } = resultInfo(definition, result);
          if (kind === undefined) return;
          const document = writeDocument(definition, { cases: [data] });
          const field = definition.inputs.find(({ id }) => id === input)?.field;
          if (field?.type !== 'quantity') return;
          const question = {
            type: 'solve',
            input,
            result,
            equals: { value: fromSi(kind, value, unit), unit },
          } as const;
          expect(solveRequest.safeParse(question).success).toBe(true);
          const answer = runToEnd(explore(definition, document, question));
          if (answer.type !== 'solve') throw new Error('another answer');
          const where = `${definition.id}: ${input} for ${result} ${value} at ${inputs}: ${answer.sentence}`;
          expect(solveResult.safeParse(answer).error?.message, where).toBeUndefined();
          expect(answer.faults, where).toEqual([]);
          for (const { residual } of answer.solutions) expect(residual, where).toBeLessThanOrEqual(residualTolerance);
          const near = (x: number) => Math.abs(x - inputs) <= 1e-6 * Math.abs(inputs) + 1e-12;
          const isThere =
            answer.solutions.some(({ at }) => near(at.si)) ||
            answer.plateaus.some(
              ({ from, to, wanted: expected }) =>
                expected && from.si <= inputs * (1 + 1e-6) + 1e-12 && inputs <= to.si * (1 + 1e-6) + 1e-12,
            ) ||
            answer.steps.some(({ below, above }) => near(below.at.si) || near(above.at.si));
          const isContinuous = [1 - 1e-9, 1 + 1e-9].every(factor => {
            const beside = evaluate(definition, {
              ...data,
              [input]: { text: String(fromSi(field.kind, inputs * factor, field.unit)), unit: field.unit },
            }).value(result);
            return typeof beside === 'number' && Math.abs(beside - value) <= 1e-3 * Math.abs(value);
          });
          const isWithin = answer.range.from.si <= inputs && inputs <= answer.range.to.si;
          expect(isThere || !isWithin || !isContinuous, where).toBe(true);
          solved += answer.solutions.length;
        }),
        { numRuns: 4, seed: 18 },
      );
    }
    expect(solved).toBeGreaterThan(20);
  });
});
