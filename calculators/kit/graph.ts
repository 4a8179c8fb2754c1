import type { Check, Need, Step } from './definition.ts';
import type { CheckNode, ChoiceOfMethods, DeferredSource, Needs, Optional, Source, StepSource } from './source.ts';

/** What a graph is walked from. */
export interface Roots {
  /** What stands in the working before everything else. */
  readonly shows: readonly Source[];
  readonly sources: readonly Source[];
  readonly checks: readonly CheckNode[];
}

/** What one method adds to the roots that are common to all. */
interface OwnRoots {
  readonly shows?: readonly Source[];
  readonly checks?: readonly CheckNode[];
}

export function sourceOf(need: Source | Optional): Source {
  return need.type === 'optional' ? need.source : need;
}

/** The sources that something needs. */
export function sourcesIn({ needs }: { readonly needs: Needs }): Source[] {
  return Object.values(needs).map(sourceOf);
}

/**
 * The steps that all roots rest on, each once and before those that need it, then the checks; each with the methods it
 * belongs to, none where it belongs to all. No list wires them. Throws a `RangeError` where two steps of one method have
 * the same id.
 */
export function graphOf(common: Roots, methods: Readonly<Record<string, OwnRoots>>): (Step | Check)[] {
  const names = Object.keys(methods);
  const belongs = new Map<StepSource, string[]>();
  for (const method of names.length > 0 ? names : ['']) {
    const { shows = [], checks = [] } = methods[method] ?? {};
    const roots = [...common.shows, ...shows, ...common.sources, ...[...common.checks, ...checks].flatMap(sourcesIn)];
    for (const node of stepsUnder(roots, source => [source.sources[method]]))
      belongs.set(node, [...(belongs.get(node) ?? []), method]);
  }
  const everything = [
    ...common.shows,
    ...Object.values(methods).flatMap(({ shows = [] }) => shows),
    ...common.sources,
    ...[...common.checks, ...Object.values(methods).flatMap(({ checks = [] }) => checks)].flatMap(sourcesIn),
  ];
  const of = (own: readonly string[]) => (own.length >= names.length ? undefined : own);
  const steps = stepsUnder(everything, source => Object.values(source.sources)).map(node =>
    stepOf(node, of(belongs.get(node) ?? [])),
  );
  requireOwnIds(steps);
  return [
    ...steps,
    ...common.checks.map(node => checkOf(node, undefined)),
    ...names.flatMap(method => (methods[method]?.checks ?? []).map(node => checkOf(node, of([method])))),
  ];
}

/** The steps under some roots, each before those that need it; `branches` says where a value goes by the method. */
function stepsUnder(
  roots: readonly Source[],
  branches: (source: ChoiceOfMethods) => readonly (Source | undefined)[],
): StepSource[] {
  const order = new Set<StepSource>();
  const visit = (source: Source | undefined) => {
    if (source === undefined || source.type === 'field') return;
    if (isChoice(source)) {
      for (const branch of branches(source)) visit(branch);
      return;
    }
    if (isDeferred(source)) {
      for (const need of sourcesIn(source)) visit(need);
      return;
    }
    const step = source as StepSource;
    if (order.has(step)) return;
    for (const need of sourcesIn(step)) visit(need);
    order.add(step);
  };
  for (const root of roots) visit(root);
  return [...order];
}

export function isChoice(source: Source): source is ChoiceOfMethods {
  return source.type === 'choiceOfMethods';
}

export function isDeferred(source: Source): source is DeferredSource {
  return source.type === 'deferred';
}

function stepOf({ id, needs, info, long = false, compute }: StepSource, methods: readonly string[] | undefined): Step {
  return {
    type: 'step',
    id,
    methods,
    needs: needsBy(needs),
    info,
    long,
    compute: compute as Step['compute'],
  };
}

function checkOf({ needs, find }: CheckNode, methods: readonly string[] | undefined): Check {
  return { type: 'check', methods, needs: needsBy(needs), find: find as Check['find'] };
}

function needsBy(needs: Needs): Need[] {
  return Object.entries(needs).map(([key, need]) => ({
    key,
    id: sourceOf(need).id,
    typed: sourceOf(need).type === 'field',
    optional: need.type === 'optional',
  }));
}

/** Two steps of one id would stand in each other's place. */
function requireOwnIds(steps: readonly Step[]): void {
  for (const [index, { id, methods }] of steps.entries()) {
    const other = steps
      .slice(0, index)
      .find(step => step.id === id && (!step.methods || !methods || step.methods.some(name => methods.includes(name))));
    if (other) throw new RangeError(`two steps are called ${id}`);
  }
}
