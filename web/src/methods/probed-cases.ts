import {
  caseFrom,
  isShown,
  loadFor,
  methodId,
  methodsFor,
  saidOf,
  takesLong,
  type CaseData,
  type Definition,
  type Input,
  type SaidOfCase,
  type StepInfo,
} from '@isentrope/calculators/kit';

/** A case that was worked through to see what a calculator does with it. */
export interface ProbedCase {
  /** The options that stand in its fields, of those that it is asked for. */
  readonly choices: ReadonlyMap<string, string>;
  /** With the lines of those steps that go by the case. */
  readonly said: SaidOfCase;
}

/**
 * Cases through which every branch of a calculator is met: those of its examples by every method. Where its equations go by
 * the values of the case, also the published ones, and about an example of each set of choices those in which one choice stands
 * at another option, or one number is a tenth or twice as large, or blank. A calculator that takes long is worked
 * through for its examples alone.
 */
export async function probedCases(definition: Definition): Promise<readonly ProbedCase[]> {
  const varying = varyingSteps(definition);
  const probed: ProbedCase[] = [];
  for (const data of casesOf(definition))
    for (const byMethod of inAllMethods(definition, data)) {
      await loadFor(definition, [byMethod]);
      probed.push({ choices: chosenIn(definition, byMethod), said: saidOf(definition, byMethod, varying) });
    }
  return probed;
}

/** The steps of which the equation, a helper or the source goes by the case. */
function varyingSteps({ graph }: Definition): ReadonlySet<string> {
  const varies = ({ equation, where, source }: StepInfo) =>
    [equation, where, source].some(words => typeof words === 'function');
  return new Set(graph.flatMap(node => (node.type === 'step' && node.info && varies(node.info) ? [node.id] : [])));
}

function casesOf(definition: Definition): readonly CaseData[] {
  const examples = definition.examples.flatMap(({ cases }) => cases.map(given => caseFrom(definition, given)));
  if (takesLong(definition) || !isVaried(definition)) return examples;
  const published = definition.published.flatMap(each =>
    each.type === 'case' ? [caseFrom(definition, each.case)] : [],
  );
  const kinds = new Map(examples.map(data => [choicesIn(definition, data), data]));
  return [...examples, ...published, ...[...kinds.values()].flatMap(data => neighbours(definition, data))];
}

function chosenIn({ inputs }: Definition, data: CaseData): ReadonlyMap<string, string> {
  return new Map(
    inputs.flatMap(({ id, field }) =>
      field.type === 'choice' && isShown(field.when, data) ? [[id, data[id]?.text ?? '']] : [],
    ),
  );
}

/** What is chosen in a case, as one text. */
function choicesIn({ inputs }: Definition, data: CaseData): string {
  return inputs.flatMap(({ id, field }) => (field.type === 'choice' ? [data[id]?.text ?? ''] : [])).join('; ');
}

/** Whether an equation of a calculator goes by the values of the case. */
function isVaried({ graph }: Definition): boolean {
  return graph.some(
    node => node.type === 'step' && [node.info?.equation, node.info?.where].some(words => typeof words === 'function'),
  );
}

function inAllMethods(definition: Definition, data: CaseData): CaseData[] {
  const methods = methodsFor(definition, data);
  return methods.length === 0 ? [data] : methods.map(method => ({ ...data, [methodId]: { text: method } }));
}

/** The cases that differ from one in one field that it is asked for. */
function neighbours(definition: Definition, data: CaseData): CaseData[] {
  return definition.inputs.flatMap(input => {
    if (!isShown(input.field.when, data)) return [];
    const entry = data[input.id];
    return othersFor(input, entry?.text ?? '').map(text => ({ ...data, [input.id]: { ...entry, text } }));
  });
}

function othersFor({ id, field }: Input, text: string): readonly string[] {
  if (field.type === 'choice') return id === methodId ? [] : field.options.filter(option => option !== text);
  const number = Number(text);
  if (field.type !== 'quantity' || text === '' || !Number.isFinite(number)) return [];
  return [...[0.1, 2].map(factor => String(number * factor)), ''];
}
