import { catalogue } from '../../../catalogue.ts';
import { caseFrom, explore, runToEnd, loadFor, resultInfo, isExpensive, writeDocument } from '../../index.ts';
import { numericIds } from '../subject.ts';

const runs = 20;

/**
 * A sweep of twenty runs for the first case of every example of expensive calculators, ±50 % around the first entered
 * input.
 */
export default async function bench(
  measure: (name: string, operations: number, run: () => number, atMost?: number) => Promise<void>,
): Promise<void> {
  for (const { load } of catalogue) {
    const definition = await load();
    if (!isExpensive(definition)) continue;
    const result = definition.results.find(({ id }) => resultInfo(definition, id).kind !== undefined)?.id;
    for (const { title, cases } of definition.examples) {
      const data = caseFrom(definition, cases[0] ?? {});
      await loadFor(definition, [data]);
      const input = numericIds(definition, data).find(id => Number(data[id]?.text ?? '') > 0);
      if (input === undefined || result === undefined) continue;
      const value = Number(data[input]?.text);
      const unit = data[input]?.unit ?? '';
      const range = { from: { value: value / 2, unit }, to: { value: 1.5 * value, unit } };
      const document = writeDocument(definition, { cases: [data] });
      await measure(
        `${definition.id}, ${title}: ${runs} runs over ${input}`,
        1,
        () =>
          JSON.stringify(
            runToEnd(explore(definition, document, { type: 'sweep', input, range, results: [result], points: runs })),
          ).length,
        10e9,
      );
    }
  }
}
