import {
  dependentsOf,
  parseReference,
  type SheetOutputs,
  type Connection,
  type MappedSheet,
  type ProjectFluid,
  type DependencyGraph,
  type Reference,
} from '@isentrope/records';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import type { SheetOutputState } from './sheet-outputs.ts';

/** A sheet as far as connections need it. */
export interface ConnectedSheet {
  readonly id: string;
  readonly tool: string;
  readonly number: string;
  readonly title: string;
  readonly reads: readonly string[];
}

/** The sheets and fluids of a project, with the known results of the sheets. */
export interface ProjectState {
  readonly sheets: readonly ConnectedSheet[];
  readonly fluids: readonly ProjectFluid[];
  readonly answers: ReadonlyMap<string, SheetOutputState>;
}

/** Relative tolerance for equal numbers: a field holds twelve digits. */
const relativeTolerance = 1e-9;

/**
 * What a reference resolves to: a number in SI, a fluid, or why there is nothing; `waiting` while it is being
 * calculated.
 */
type ResolvedReference =
  | { readonly type: 'number'; readonly kind: string; readonly si: number; readonly sourceText: string }
  | { readonly type: 'fluid'; readonly fluid: ProjectFluid }
  | { readonly type: 'nothing'; readonly reason: string; readonly sourceText: string }
  | { readonly type: 'waiting'; readonly sourceText: string };

/** Resolves a reference in the current state of the project. */
export function resolveReference(projectState: ProjectState, reference: Reference): ResolvedReference {
  return reference.type === 'fluid' ? fluidAt(projectState, reference.id) : valueAt(projectState, reference);
}

function fluidAt({ fluids }: ProjectState, id: string): ResolvedReference {
  const fluid = fluids.find(each => each.id === id);
  return fluid
    ? { type: 'fluid', fluid }
    : {
        type: 'nothing',
        reason: 'The fluid that it reads is no longer in the project.',
        sourceText: 'A deleted fluid',
      };
}

function valueAt(
  { sheets, answers }: ProjectState,
  { id, case: caseName, value }: Extract<Reference, { type: 'sheet' }>,
): ResolvedReference {
  const sheet = sheets.find(each => each.id === id);
  if (sheet === undefined)
    return {
      type: 'nothing',
      reason: 'The sheet that it reads is no longer in the project.',
      sourceText: 'A deleted sheet',
    };
  const name = sheetDisplayName(sheet);
  const location = caseName === '' || caseName === null ? name : `${name}, ${caseName}`;
  const answer = answers.get(id) ?? { type: 'waiting' };
  const missing = (reason: string, text = location): ResolvedReference => ({
    type: 'nothing',
    reason,
    sourceText: text,
  });
  switch (answer.type) {
    case 'waiting':
      return { type: 'waiting', sourceText: location };
    case 'empty':
      return missing(`${name} has no inputs yet.`);
    case 'failure':
      return missing(`${name} cannot be calculated: ${answer.message}`);
    case 'answers': {
      const offered = answer.answers.offered.find(each => each.id === value);
      if (offered === undefined) return missing(`${name} no longer has the value “${value}”.`);
      const text = `${location}: ${offered.label}`;
      const number = (si: number | undefined): ResolvedReference =>
        si === undefined
          ? missing(`${location} gives no ${offered.label}.`, text)
          : { type: 'number', kind: offered.kind, si, sourceText: text };
      if (caseName === null) return number(answer.answers.together[value]);
      const cases = casesWithName(answer.answers, caseName);
      const [only] = cases;
      if (only === undefined) return missing(`${name} no longer has a case “${caseName}”.`, text);
      if (cases.length > 1)
        return missing(
          caseName === ''
            ? `${name} has ${cases.length} cases now. Choose the one to read.`
            : `${name} has ${cases.length} cases called “${caseName}”. Give each a different name.`,
          text,
        );
      return number(only.values[value]);
    }
  }
}

/** The cases with a name; all of them for '', which refers to a single unnamed case. */
function casesWithName({ cases }: SheetOutputs, name: string): SheetOutputs['cases'] {
  return name === '' ? cases : cases.filter(each => each.name === name);
}

/** The connections of all sheets with known results, and their states. */
export function connectionsOf(projectState: ProjectState): Connection[] {
  return projectState.sheets.flatMap(({ id }) => {
    const answer = projectState.answers.get(id);
    if (answer?.type !== 'answers') return [];
    const { cases, labels } = answer.answers;
    return cases.flatMap(({ reads }, index) =>
      Object.entries(reads).flatMap(([field, { from, si }]) => {
        const reference = parseReference(from);
        if (reference === undefined) return [];
        const resolved = resolveReference(projectState, reference);
        return {
          sheet: id,
          case: index,
          field,
          label: labels[field] ?? field,
          from,
          source: { type: reference.type, id: reference.id },
          sourceText: resolved.type === 'fluid' ? resolved.fluid.name : resolved.sourceText,
          state: stateOf(resolved, reference, si),
          brokenReason: resolved.type === 'nothing' ? resolved.reason : null,
        };
      }),
    );
  });
}

function stateOf(resolved: ResolvedReference, reference: Reference, si: number | null): Connection['state'] {
  switch (resolved.type) {
    case 'nothing':
      return 'broken';
    case 'waiting':
      return 'waiting';
    case 'fluid':
      return reference.type === 'fluid' && reference.version === resolved.fluid.version ? 'current' : 'changed';
    case 'number':
      return si !== null &&
        Math.abs(si - resolved.si) <= relativeTolerance * Math.max(Math.abs(si), Math.abs(resolved.si))
        ? 'current'
        : 'changed';
  }
}

/** The sheets that are out of date: those whose sources have changed or are missing, and all that depend on them. */
export function staleSheets({ sheets }: ProjectState, connections: readonly Connection[]): ReadonlySet<string> {
  const own = new Set(
    connections.filter(({ state }) => state === 'changed' || state === 'broken').map(({ sheet }) => sheet),
  );
  return new Set([...own, ...dependentsOf(own, readsOf(sheets))]);
}

/** The ids of the sheets that each sheet reads. */
export function readsOf(sheets: readonly ConnectedSheet[]): DependencyGraph {
  return new Map(sheets.map(({ id, reads }) => [id, reads]));
}

/** A sheet for the project map. */
export function mappedSheet(
  { id, tool, number, title }: ConnectedSheet,
  answer: SheetOutputState | undefined,
  stale: ReadonlySet<string>,
): MappedSheet {
  const cases = answer?.type === 'answers' ? answer.answers.cases : [];
  const [first] = cases;
  const count = (level: 'errors' | 'warnings') => cases.reduce((sum, each) => sum + each[level], 0);
  return {
    id,
    tool,
    number,
    title,
    answers: first?.answers ?? [],
    cases: cases.length,
    errors: count('errors'),
    warnings: count('warnings'),
    stale: stale.has(id),
    waiting: answer === undefined || answer.type === 'waiting',
    failure: answer?.type === 'failure' ? answer.message : null,
  };
}
