import { methodId, methodName, type Definition, type StepInfo } from '@isentrope/calculators/kit';
import type { ProbedCase } from './probed-cases.ts';

/** A step on the method page: its name, and how it is calculated in the probed cases. */
export interface DocumentedStep {
  readonly id: string;
  readonly info: StepInfo;
  /** Names of the methods that have the step; empty if all do. */
  readonly methods: readonly string[];
  readonly forms: readonly StepForm[];
}

/** How a step is calculated in some of the cases. */
export interface StepForm {
  readonly equation: string | undefined;
  readonly where: readonly string[];
  /** Whether a helper contains a number specific to one case. */
  readonly inNumbers: boolean;
  /** Sources; several if the source depends on the case but the equation does not. */
  readonly sources: readonly string[];
  /** The choice that leads to this form, for example "Fluid type: Gas"; undefined if values decide. */
  readonly of: string | undefined;
}

type GraphStep = Extract<Definition['graph'][number], { type: 'step' }>;

/** How a step was calculated in one case. */
interface ObservedForm {
  readonly equation: string | undefined;
  readonly where: readonly string[];
  readonly source: string | undefined;
  readonly choices: ReadonlyMap<string, string>;
}

/** Every step with a line in the working of some case, by any method, in order. */
export function documentedSteps(definition: Definition, probed: readonly ProbedCase[]): readonly DocumentedStep[] {
  return definition.graph.flatMap(node => {
    if (node.type !== 'step' || !node.info) return [];
    const methods = (node.methods ?? []).map(method => methodName(definition, method));
    return [{ id: node.id, info: node.info, methods, forms: formsOf(definition, node, node.info, probed) }];
  });
}

function formsOf(
  definition: Definition,
  node: GraphStep,
  { equation, where = [], source }: StepInfo,
  probed: readonly ProbedCase[],
): readonly StepForm[] {
  if (typeof equation !== 'function' && typeof where !== 'function' && typeof source !== 'function')
    return [{ equation, where, inNumbers: false, sources: source === undefined ? [] : [source], of: undefined }];
  const observed = observedForms(node, probed);
  const groups = groupForms(observed);
  const ruling = choicesAffecting(definition, node);
  const forms = groups.map(group => ({
    equation: group[0]?.equation,
    where: group[0]?.where ?? [],
    inNumbers: new Set(group.map(each => JSON.stringify(each.where))).size > 1,
    sources: [...new Set(group.flatMap(each => each.source ?? []))],
    of: groups.length === 1 ? undefined : distinguishingChoice(definition, ruling, group, groups),
  }));
  const shown = new Set(forms.flatMap(form => [form.equation, ...form.where]));
  const rare = [...literalEquations(equation), ...literalEquations(where)].filter(each => !shown.has(each));
  const sources = typeof source === 'string' ? [source] : [];
  return [...forms, ...rare.map(each => ({ equation: each, where: [], inNumbers: false, sources, of: undefined }))];
}

/**
 * The equations written literally in a function of the case's values. Some apply to a single value, such as an exponent
 * of exactly 1, or to extreme cases that no probed case covers.
 */
function literalEquations(words: StepInfo['equation'] | StepInfo['where']): readonly string[] {
  if (typeof words !== 'function') return [];
  return [...String(words).matchAll(/(['"])([^\s'"=]+ = [^'"]+)\1(?!\s*\+)/g)].flatMap(
    ([, , equation]) => equation ?? [],
  );
}

/** A helper with a number of the case: "n = 360". */
const numericHelper = /^(\S+ = )-?[\d.]+(e[-+]?\d+)?$/;

/** The observed forms grouped by equation, ignoring case-specific numbers in helpers. */
function groupForms(observed: readonly ObservedForm[]): readonly (readonly ObservedForm[])[] {
  const groups = new Map<string, ObservedForm[]>();
  for (const each of observed) {
    const key = JSON.stringify([each.equation, each.where.map(helper => helper.replace(numericHelper, '$1'))]);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
}

/** How a step was calculated in each of the cases that have it. */
function observedForms(node: GraphStep, probed: readonly ProbedCase[]): ObservedForm[] {
  return probed.flatMap(({ choices, description: { method, lines } }) => {
    const line = lines.get(node.id);
    if (!line || (node.methods && !node.methods.includes(method ?? ''))) return [];
    return [{ ...line, choices }];
  });
}
/** The choices a step depends on, directly or indirectly; the method first. */
function choicesAffecting({ graph, inputs }: Definition, node: GraphStep): readonly string[] {
  const behind = new Set<string>();
  const waiting = [node];
  const seen = new Set(waiting);
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop())
    for (const { id } of step.needs) {
      behind.add(id);
      for (const other of graph)
        if (other.type === 'step' && other.id === id && !seen.has(other)) {
          seen.add(other);
          waiting.push(other);
        }
    }
  return inputs.flatMap(({ id, field }) =>
    field.type === 'choice' && (behind.has(id) || id === methodId) ? [id] : [],
  );
}

/** The first choice whose options distinguish a form of a step from all other forms, with those options. */
function distinguishingChoice(
  { inputs }: Definition,
  ruling: readonly string[],
  group: readonly ObservedForm[],
  groups: readonly (readonly ObservedForm[])[],
): string | undefined {
  const optionsOf = (of: readonly ObservedForm[], id: string) =>
    new Set(of.map(({ choices }) => choices.get(id) ?? ''));
  for (const id of ruling) {
    const own = optionsOf(group, id);
    const others = new Set(groups.filter(each => each !== group).flatMap(each => [...optionsOf(each, id)]));
    const field = inputs.find(input => input.id === id)?.field;
    if (field?.type !== 'choice' || own.has('') || [...own].some(option => others.has(option))) continue;
    return `${field.label}: ${field.options.flatMap(option => (own.has(option) ? [field.names?.[option] ?? option] : [])).join(', ')}`;
  }
  return undefined;
}
