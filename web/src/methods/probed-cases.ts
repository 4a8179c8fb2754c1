import {
  caseFrom,
  isShown,
  loadFor,
  methodId,
  availableMethods,
  describeCase,
  isExpensive,
  type CaseData,
  type Definition,
  type Input,
  type CaseDescription,
  type StepInfo,
} from '@isentrope/calculators/kit';

/** A case evaluated to find out how a calculator behaves. */
export interface ProbedCase {
  /** The chosen options of its active choice fields. */
  readonly choices: ReadonlyMap<string, string>;
  /** With the lines of case-dependent steps. */
  readonly description: CaseDescription;
}

/**
 * Cases that together reach every branch of a calculator: those of its examples by every method. If its equations
 * depend on values, also the published cases and, around an example of each set of choices, those with one choice
 * changed or one number scaled to a tenth or twice, or blank. A slow calculator is evaluated for its examples only.
 */
export async function probedCases(definition: Definition): Promise<readonly ProbedCase[]> {
  const varying = varyingSteps(definition);
  const probed: ProbedCase[] = [];
  for (const data of await casesOf(definition))
    for (const byMethod of inAllMethods(definition, data)) {
      await loadFor(definition, [byMethod]);
      probed.push({
        choices: chosenIn(definition, byMethod),
        description: describeCase(definition, byMethod, varying),
      });
    }
  return probed;
}

/** The steps whose equation, helpers or source depend on the case. */
function varyingSteps({ graph }: Definition): ReadonlySet<string> {
  const varies = ({ equation, where, source }: StepInfo) =>
    [equation, where, source].some(words => typeof words === 'function');
  return new Set(graph.flatMap(node => (node.type === 'step' && node.info && varies(node.info) ? [node.id] : [])));
}

async function casesOf(definition: Definition): Promise<readonly CaseData[]> {
  const examples = definition.examples.flatMap(({ cases }) => cases.map(input => caseFrom(definition, input)));
  if (isExpensive(definition) || !isVaried(definition)) return examples;
  const published = (await definition.loadPublished()).flatMap(each =>
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

function choicesIn({ inputs }: Definition, data: CaseData): string {
  return inputs.flatMap(({ id, field }) => (field.type === 'choice' ? [data[id]?.text ?? ''] : [])).join('; ');
}

/** Whether an equation of a calculator depends on the values of the case. */
function isVaried({ graph }: Definition): boolean {
  return graph.some(
    node => node.type === 'step' && [node.info?.equation, node.info?.where].some(words => typeof words === 'function'),
  );
}

function inAllMethods(definition: Definition, data: CaseData): CaseData[] {
  const methods = availableMethods(definition, data);
  return methods.length === 0 ? [data] : methods.map(method => ({ ...data, [methodId]: { text: method } }));
}

/** The cases that differ in one active field. */
function neighbours(definition: Definition, data: CaseData): CaseData[] {
  return definition.inputs.flatMap(input => {
    if (!isShown(input.field.when, data)) return [];
    const entry = data[input.id];
    return alternativesFor(input, entry?.text ?? '').map(text => ({ ...data, [input.id]: { ...entry, text } }));
  });
}

function alternativesFor({ id, field }: Input, text: string): readonly string[] {
  if (field.type === 'choice') return id === methodId ? [] : field.options.filter(option => option !== text);
  const number = Number(text);
  if (field.type !== 'quantity' || text === '' || !Number.isFinite(number)) return [];
  return [...[0.1, 2].map(factor => String(number * factor)), ''];
}
