import { catalogue } from '../../catalogue.ts';
import { caseFrom, explore, runToEnd, loadFor, resultInfo, isExpensive, writeDocument } from '../index.ts';
import type { AnalysisRequest } from './index.ts';
import { numericIds } from './subject.ts';

/** Analyses of the first example of every calculator without expensive steps and with a numeric primary result. */
export default async function bench(
  measure: (name: string, operations: number, run: () => number, atMost?: number) => Promise<void>,
): Promise<void> {
  for (const { load } of catalogue) {
    const definition = await load();
    const inputs = definition.examples[0]?.cases[0];
    const isNumber = (id: string) => resultInfo(definition, id).kind !== undefined;
    const result = [definition.primary, ...definition.results.map(({ id }) => id)].find(isNumber);
    if (!inputs || result === undefined || isExpensive(definition)) continue;
    const data = caseFrom(definition, inputs);
    await loadFor(definition, [data]);
    const document = writeDocument(definition, { cases: [data] });
    const [input, other] = numericIds(definition, data).filter(id => (data[id]?.text ?? '') !== '');
    if (input === undefined) continue;
    const ask = (name: string, question: AnalysisRequest, atMost?: number) =>
      measure(
        `${definition.id}: ${name}`,
        1,
        () => JSON.stringify(runToEnd(explore(definition, document, question))).length,
        atMost,
      );
    await ask('a sweep of 100 points', { type: 'sweep', input, results: [result], points: 100 }, 50e6);
    await ask('a limit of the verdict', { type: 'limits', input });
    await ask('bars of all inputs', { type: 'tornado', result });
    const uncertain = { [input]: { type: 'lognormal', factor: 1.05 } } as const;
    await ask('10,000 samples', { type: 'monteCarlo', result, uncertain }, 1.5e9);
    if (other !== undefined)
      await ask('a map of 40 × 40', { type: 'map', x: { input }, y: { input: other }, result }, 1e9);
  }
}
