import {
  caseFrom,
  loadFor,
  run,
  shareFragment,
  isExpensive,
  writeDocument,
  type Definition,
  type ReportedFigure,
} from '@isentrope/calculators/kit';
import { documentedSteps, type DocumentedStep } from './documented-steps.ts';
import { probedCases, type ProbedCase } from './probed-cases.ts';

/** Data of a calculator's method page beyond its definition, computed from it. */
export interface DocumentedCalculator {
  readonly definition: Definition;
  readonly steps: readonly DocumentedStep[];
  readonly remarks: readonly Remark[];
  readonly examples: readonly LinkedExample[];
  readonly figures: readonly NamedFigure[];
}

/** A message about a case outside the range of a method, with its source clause. */
export interface Remark {
  readonly text: string;
  readonly source: string;
}

/** An example with the address that opens it. */
interface LinkedExample {
  readonly title: string;
  readonly source: string;
  readonly href: string;
}

/** Title and axes of a figure. */
interface NamedFigure {
  readonly title: string;
  readonly axes: string;
}

/** Computes the data of a calculator's method page. */
export async function documentedCalculator(definition: Definition): Promise<DocumentedCalculator> {
  const probed = await probedCases(definition);
  return {
    definition,
    steps: documentedSteps(definition, probed),
    remarks: collectRemarks(probed),
    examples: await Promise.all(definition.examples.map(example => linkExample(definition, example))),
    figures: await figuresOf(definition),
  };
}

/**
 * Warnings that cite a clause, each sentence once regardless of numbers and methods. Warnings that a field differs from
 * its default are omitted: they concern the case, not the method.
 */
function collectRemarks(probed: readonly ProbedCase[]): readonly Remark[] {
  const remarks = new Map<string, Remark>();
  for (const { description } of probed)
    for (const { level, text, field = '', source } of description.messages) {
      if (source === undefined || level === 'info' || source === description.filled.get(field)) continue;
      const alike = text.replaceAll(/\d+([.,  ]\d+)*/g, '#');
      if (!remarks.has(alike)) remarks.set(alike, { text, source });
    }
  const own = [...remarks.keys()];
  return [...remarks].flatMap(([alike, remark]) =>
    own.some(other => other !== alike && alike.endsWith(`: ${other}`)) ? [] : [remark],
  );
}

async function linkExample(
  definition: Definition,
  { title, source, cases }: Definition['examples'][number],
): Promise<LinkedExample> {
  const fragment = await shareFragment(
    definition,
    cases.map(input => caseFrom(definition, input)),
  );
  return { title, source, href: `/${definition.id}${fragment}` };
}

/** The figures of the examples, each once; for a slow calculator only those of the first example. */
async function figuresOf(definition: Definition): Promise<readonly NamedFigure[]> {
  const named = new Map<string, NamedFigure>();
  for (const { cases } of isExpensive(definition) ? definition.examples.slice(0, 1) : definition.examples) {
    const data = cases.map(input => caseFrom(definition, input));
    await loadFor(definition, data);
    const report = run(definition, writeDocument(definition, { cases: data }), { working: false });
    const allFigures = report.cases.flatMap(({ figures = [], timeline }) => [...figures, ...(timeline?.figures ?? [])]);
    for (const { title, x, y } of [...allFigures, ...(report.together?.figures ?? [])]) {
      const axes = `${axisText(y)} over ${axisText(x)}`;
      named.set(axes, named.get(axes) ?? { title, axes });
    }
  }
  return [...named.values()];
}

function axisText({ label, unit }: ReportedFigure['x']): string {
  return unit === '' ? label : `${label}, ${unit}`;
}
