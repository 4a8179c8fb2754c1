import type { Check, Need, Step } from './calculator-definition.ts';
import type { QuantityField } from './fields.ts';
import type {
  CheckNode,
  ChoiceOfMethods,
  DeferredSource,
  DerivedDefault,
  DefaultValue,
  Needs,
  Source,
  StepSource,
} from './source.ts';

/** The roots from which the graph is traversed. */
export interface Roots {
  /** Steps listed first in the working. */
  readonly shows: readonly Source[];
  readonly sources: readonly Source[];
  readonly checks: readonly CheckNode[];
}

/** A step that derives the default of a field. */
interface DefaultStep extends StepSource {
  readonly fills?: QuantityField;
}

/** The roots of one method, in addition to the common ones. */
interface MethodRoots {
  readonly shows?: readonly Source[];
  readonly checks?: readonly CheckNode[];
}

/** The source of a need, whether it is optional or readable or neither. */
export function sourceOf(need: Needs[string]): Source {
  return 'source' in need ? need.source : need;
}

/** The sources that a node needs. */
export function neededSources({ needs }: { readonly needs: Needs }): Source[] {
  return Object.values(needs).map(sourceOf);
}

/**
 * Builds the graph: the steps that the roots depend on, in topological order, then the checks, each with the methods it
 * belongs to (undefined for all). A node that needs a field with a derived default depends on the step that derives it.
 * Throws a `RangeError` for two steps of one method with the same id, and for a cycle.
 */
export function graphOf(
  common: Roots,
  methods: Readonly<Record<string, MethodRoots>>,
  fills: readonly DerivedDefault[] = [],
): (Step | Check)[] {
  const names = Object.keys(methods);
  const filling: DefaultSteps = new Map(fills.map(each => [each.field.id, defaultStep(each)]));
  const methodsByStep = new Map<StepSource, string[]>();
  for (const method of names.length > 0 ? names : ['']) {
    const { shows = [], checks = [] } = methods[method] ?? {};
    const roots = [
      ...common.shows,
      ...shows,
      ...common.sources,
      ...[...common.checks, ...checks].flatMap(neededSources),
    ];
    for (const node of stepsInOrder(roots, filling, source => [source.sources[method]]))
      methodsByStep.set(node, [...(methodsByStep.get(node) ?? []), method]);
  }
  const everything = [
    ...common.shows,
    ...Object.values(methods).flatMap(({ shows = [] }) => shows),
    ...common.sources,
    ...[...common.checks, ...Object.values(methods).flatMap(({ checks = [] }) => checks)].flatMap(neededSources),
  ];
  const of = (own: readonly string[]) => (own.length >= names.length ? undefined : own);
  const steps = stepsInOrder(everything, filling, source => Object.values(source.sources)).map(node =>
    stepOf(node, of(methodsByStep.get(node) ?? []), filling),
  );
  requireUniqueIds(steps);
  return [
    ...steps,
    ...common.checks.map(node => checkOf(node, undefined, filling)),
    ...names.flatMap(method => (methods[method]?.checks ?? []).map(node => checkOf(node, of([method]), filling))),
  ];
}

/** The steps that derive defaults, by field id. */
type DefaultSteps = ReadonlyMap<string, DefaultStep>;

/** The step that derives the default of a field; its line in the working has the field's label. */
function defaultStep({ field: { id, field }, by }: DerivedDefault): DefaultStep {
  const { label, symbol, kind, unit } = field;
  const source = (received: Readonly<Record<string, unknown>>) => (received['by'] as DefaultValue).source;
  return {
    type: 'step',
    id,
    needs: { by: { type: 'optional', source: by } },
    info: { label, ...(symbol === undefined ? {} : { symbol }), kind, unit, source },
    fills: field,
    compute: ({ by: { value } }: { readonly by: DefaultValue }) => value,
  };
}

/**
 * The steps that some roots depend on, in topological order; `branches` returns the sources of a value that differs
 * between methods.
 */
function stepsInOrder(
  roots: readonly Source[],
  filling: DefaultSteps,
  branches: (source: ChoiceOfMethods) => readonly (Source | undefined)[],
): StepSource[] {
  const order = new Set<StepSource>();
  const begun = new Set<StepSource>();
  const visit = (source: Source | undefined) => {
    if (source === undefined || source.type === 'typed') return;
    if (source.type === 'field') {
      visit(filling.get(source.id));
      return;
    }
    if (isMethodChoice(source)) {
      for (const branch of branches(source)) visit(branch);
      return;
    }
    if (isDeferred(source)) {
      for (const need of neededSources(source)) visit(need);
      return;
    }
    const step = source as StepSource;
    if (order.has(step)) return;
    if (begun.has(step)) throw new RangeError(`${step.id} depends on itself (cycle)`);
    begun.add(step);
    for (const need of neededSources(step)) visit(need);
    order.add(step);
  };
  for (const root of roots) visit(root);
  return [...order];
}

export function isMethodChoice(source: Source): source is ChoiceOfMethods {
  return source.type === 'choiceOfMethods';
}

export function isDeferred(source: Source): source is DeferredSource {
  return source.type === 'deferred';
}

function stepOf(
  { id, needs, info, isExpensive = false, fills, when, compute }: DefaultStep,
  methods: readonly string[] | undefined,
  filling: DefaultSteps,
): Step {
  const typed: Need[] = fills ? [{ key: 'typed', id, typed: true, optional: true }] : [];
  return {
    type: 'step',
    id,
    methods,
    needs: [...typed, ...resolveNeeds(needs, filling)],
    info,
    isExpensive,
    ...(fills ? { fills } : {}),
    ...(when ? { when } : {}),
    compute: compute as Step['compute'],
  };
}

function checkOf({ needs, messages }: CheckNode, methods: readonly string[] | undefined, filling: DefaultSteps): Check {
  return { type: 'check', methods, needs: resolveNeeds(needs, filling), messages: messages as Check['messages'] };
}

function resolveNeeds(needs: Needs, filling: DefaultSteps): Need[] {
  return Object.entries(needs).map(([key, need]) => ({
    key,
    id: sourceOf(need).id,
    typed: sourceOf(need).type === 'typed' || (sourceOf(need).type === 'field' && !filling.has(sourceOf(need).id)),
    optional: need.type === 'optional',
    ...(need.type === 'readable' && { readable: true as const }),
  }));
}

/** Throws for two steps of one method with the same id. */
function requireUniqueIds(steps: readonly Step[]): void {
  for (const [index, { id, methods }] of steps.entries()) {
    const other = steps
      .slice(0, index)
      .find(step => step.id === id && (!step.methods || !methods || step.methods.some(name => methods.includes(name))));
    if (other) throw new RangeError(`duplicate step id ${id}`);
  }
}
