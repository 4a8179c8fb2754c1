import {
  caseFrom,
  loadFor,
  run,
  shareFragment,
  takesLong,
  writeDocument,
  type Definition,
  type ReportedFigure,
} from '@isentrope/calculators/kit';
import { documentedSteps, type DocumentedStep } from './documented-steps.ts';
import { probedCases, type ProbedCase } from './probed-cases.ts';

/** What the page of a calculator says beside its definition: all that has to be worked out for it. */
export interface DocumentedCalculator {
  readonly definition: Definition;
  readonly steps: readonly DocumentedStep[];
  readonly remarks: readonly Remark[];
  readonly examples: readonly LinkedExample[];
  readonly figures: readonly NamedFigure[];
}

/** What a calculator says of a case that leaves the range of a method, and the clause that this rests on. */
export interface Remark {
  readonly text: string;
  readonly source: string;
}

/** An example and the address that opens it. */
export interface LinkedExample {
  readonly title: string;
  readonly source: string;
  readonly href: string;
}

/** A figure of a calculated case: what is drawn over what. */
export interface NamedFigure {
  readonly title: string;
  readonly axes: string;
}

/** Works out what the page of a calculator says. */
export async function documentedCalculator(definition: Definition): Promise<DocumentedCalculator> {
  const probed = await probedCases(definition);
  return {
    definition,
    steps: documentedSteps(definition, probed),
    remarks: remarksIn(probed),
    examples: await Promise.all(definition.examples.map(example => linked(definition, example))),
    figures: await figuresOf(definition),
  };
}

/**
 * What was warned of with a clause, each sentence once, whatever numbers stood in it, and not again for another method. That
 * a field says otherwise than what would fill it is a matter of the case.
 */
function remarksIn(probed: readonly ProbedCase[]): readonly Remark[] {
  const remarks = new Map<string, Remark>();
  for (const { said } of probed)
    for (const { level, text, field = '', source } of said.messages) {
      if (source === undefined || level === 'info' || source === said.filled.get(field)) continue;
      const alike = text.replaceAll(/\d+([.,  ]\d+)*/g, '#');
      if (!remarks.has(alike)) remarks.set(alike, { text, source });
    }
  const own = [...remarks.keys()];
  return [...remarks].flatMap(([alike, remark]) =>
    own.some(other => other !== alike && alike.endsWith(`: ${other}`)) ? [] : [remark],
  );
}

async function linked(
  definition: Definition,
  { title, source, cases }: Definition['examples'][number],
): Promise<LinkedExample> {
  const fragment = await shareFragment(
    definition,
    cases.map(given => caseFrom(definition, given)),
  );
  return { title, source, href: `/${definition.id}${fragment}` };
}

/** The figures of the examples, each once; of a calculator that takes long those of its first example. */
async function figuresOf(definition: Definition): Promise<readonly NamedFigure[]> {
  const named = new Map<string, NamedFigure>();
  for (const { cases } of takesLong(definition) ? definition.examples.slice(0, 1) : definition.examples) {
    const data = cases.map(given => caseFrom(definition, given));
    await loadFor(definition, data);
    const report = run(definition, writeDocument(definition, { cases: data }), { working: false });
    const drawn = report.cases.flatMap(({ figures = [], timeline }) => [...figures, ...(timeline?.figures ?? [])]);
    for (const { title, x, y } of [...drawn, ...(report.together?.figures ?? [])]) {
      const axes = `${axisText(y)} over ${axisText(x)}`;
      named.set(axes, named.get(axes) ?? { title, axes });
    }
  }
  return [...named.values()];
}

function axisText({ label, unit }: ReportedFigure['x']): string {
  return unit === '' ? label : `${label}, ${unit}`;
}
