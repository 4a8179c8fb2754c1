import { catalogue } from '@isentrope/calculators';
import {
  caseFrom,
  loadFor,
  resultInfo,
  run,
  writeDocument,
  type CaseData,
  type CaseInput,
  type Definition,
  type ReportedCase,
} from '@isentrope/calculators/kit';
import { entryLines } from '../../workbench/print/summary/format-values.ts';
import { formatResult } from '../../workbench/results-pane/results/format-result.ts';
import type { ExampleLine, WorkedExample, WorkedExamples } from './worked-examples.ts';

/** Maximum number of inputs shown. */
const maxInputs = 7;

/** Calculates the first example of every Pro calculator. */
export async function computeWorkedExamples(): Promise<WorkedExamples> {
  const entries = catalogue.filter(({ meta }) => meta.access === 'pro');
  const examples = await Promise.all(
    entries.map(async ({ meta, load }) => [meta.id, await workedExample(await load())] as const),
  );
  return Object.fromEntries(examples.flatMap(([id, example]) => (example ? [[id, example]] : [])));
}

/** Calculates the first case of a calculator's first example; undefined if it has none. */
async function workedExample(definition: Definition): Promise<WorkedExample | undefined> {
  const [example] = definition.examples;
  const [input] = example?.cases ?? [];
  if (!example || !input) return undefined;
  const data = caseFrom(definition, input);
  await loadFor(definition, [data]);
  const report = run(definition, writeDocument(definition, { cases: [data] }), { working: false, sends: false });
  const [reported] = report.cases;
  if (!reported) return undefined;
  return {
    title: example.title,
    source: example.source,
    caseName: reported.title,
    inputs: inputLines(definition, input, data),
    results: resultLines(definition, reported),
    drawing: reported.drawing,
  };
}

/** The first quantities and choices that the example states, in the order of the form. */
function inputLines(definition: Definition, input: CaseInput, data: CaseData): readonly ExampleLine[] {
  return definition.inputs
    .filter(({ id, field }) => id in input && (field.type === 'quantity' || field.type === 'choice'))
    .flatMap(({ id, field }): ExampleLine[] => {
      const { text = '', unit = '' } = data[id] ?? {};
      const [value] = entryLines(field, text);
      return value === undefined ? [] : [{ label: field.label, value, unit }];
    })
    .slice(0, maxInputs);
}

function resultLines(definition: Definition, { values }: ReportedCase): readonly ExampleLine[] {
  return definition.answers.flatMap((id): ExampleLine[] => {
    const formatted = formatResult(definition, id, values[id], undefined);
    return formatted ? [{ label: resultInfo(definition, id).label, value: formatted.text, unit: formatted.unit }] : [];
  });
}
