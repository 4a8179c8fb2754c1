import { catalogue } from '../../catalogue.ts';
import { calculateCase, calculateJson, caseFrom, caseJson, documentSchema, fieldsFromJson, run } from '../index.ts';

const rounds = 2000;

/**
 * Full evaluation of cases of every calculator, as in the workbench and the command line: parsing, all methods, checks.
 */
export default async function bench(
  measure: (name: string, operations: number, run: () => number) => Promise<void>,
): Promise<void> {
  for (const { load } of catalogue) {
    const definition = await load();
    const input = definition.examples[0]?.cases[0];
    if (!input) continue;
    const data = caseFrom(definition, input);
    await measure(`${definition.id}: a case by all methods`, rounds, () => {
      let steps = 0;
      for (let index = 0; index < rounds; index += 1) steps += calculateCase(definition, data).evaluation.steps.length;
      return steps;
    });
    await measure(`${definition.id}: a case from JSON to JSON, results only`, rounds, () => {
      let length = 0;
      for (let index = 0; index < rounds; index += 1) {
        const document = { schema: documentSchema, tool: definition.id, cases: [fieldsFromJson(definition, input)] };
        const { cases } = run(definition, document, { working: false, pictures: false, together: false });
        for (const each of cases) length += JSON.stringify(caseJson(definition, each)).length;
      }
      return length;
    });
    await measure(`${definition.id}: a case from JSON to JSON, with its working`, rounds, () => {
      let lines = 0;
      for (let index = 0; index < rounds; index += 1) lines += calculateJson(definition, input).working.length;
      return lines;
    });
  }
}
