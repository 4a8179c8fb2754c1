import {
  downstreamOf,
  readReference,
  type Answers,
  type Connection,
  type MappedSheet,
  type ProjectFluid,
  type ReadBy,
  type Reference,
} from '@isentrope/records';
import { nameOfSheet } from '../sheet-name.ts';
import type { SheetAnswer } from './sheet-answers.ts';

/** A sheet as far as connections need it. */
export interface StandingSheet {
  readonly id: string;
  readonly tool: string;
  readonly number: string;
  readonly title: string;
  readonly reads: readonly string[];
}

/** The sheets and fluids of a project, with the known results of the sheets. */
export interface Standing {
  readonly sheets: readonly StandingSheet[];
  readonly fluids: readonly ProjectFluid[];
  readonly answers: ReadonlyMap<string, SheetAnswer>;
}

/** Relative tolerance for equal numbers: a field holds twelve digits. */
const sameWithin = 1e-9;

/**
 * What a reference resolves to: a number in SI, a fluid, or why there is nothing; `waiting` while it is being
 * calculated.
 */
export type Found =
  | { readonly type: 'number'; readonly kind: string; readonly si: number; readonly words: string }
  | { readonly type: 'fluid'; readonly fluid: ProjectFluid }
  | { readonly type: 'nothing'; readonly why: string; readonly words: string }
  | { readonly type: 'waiting'; readonly words: string };

/** Resolves a reference in the current state of the project. */
export function foundAt(standing: Standing, reference: Reference): Found {
  return reference.type === 'fluid' ? fluidAt(standing, reference.id) : valueAt(standing, reference);
}

function fluidAt({ fluids }: Standing, id: string): Found {
  const fluid = fluids.find(each => each.id === id);
  return fluid
    ? { type: 'fluid', fluid }
    : { type: 'nothing', why: 'The fluid that it reads is no longer in the project.', words: 'A fluid that is gone' };
}

function valueAt(
  { sheets, answers }: Standing,
  { id, case: caseName, value }: Extract<Reference, { type: 'sheet' }>,
): Found {
  const sheet = sheets.find(each => each.id === id);
  if (sheet === undefined)
    return {
      type: 'nothing',
      why: 'The sheet that it reads is no longer in the project.',
      words: 'A sheet that is gone',
    };
  const name = nameOfSheet(sheet);
  const place = caseName === '' || caseName === null ? name : `${name}, ${caseName}`;
  const answer = answers.get(id) ?? { type: 'waiting' };
  const nothing = (why: string, words = place): Found => ({ type: 'nothing', why, words });
  switch (answer.type) {
    case 'waiting':
      return { type: 'waiting', words: place };
    case 'empty':
      return nothing(`Nothing has been typed into ${name} yet.`);
    case 'failure':
      return nothing(`${name} cannot be worked through: ${answer.sentence}`);
    case 'answers': {
      const offered = answer.answers.offered.find(each => each.id === value);
      if (offered === undefined) return nothing(`${name} no longer has the value “${value}”.`);
      const words = `${place}: ${offered.label}`;
      const number = (si: number | undefined): Found =>
        si === undefined
          ? nothing(`${place} gives no ${offered.label}.`, words)
          : { type: 'number', kind: offered.kind, si, words };
      if (caseName === null) return number(answer.answers.together[value]);
      const cases = casesCalled(answer.answers, caseName);
      const [only] = cases;
      if (only === undefined) return nothing(`${name} no longer has a case “${caseName}”.`, words);
      if (cases.length > 1)
        return nothing(
          caseName === ''
            ? `${name} has ${cases.length} cases now. Choose the one to read.`
            : `${name} has ${cases.length} cases called “${caseName}”. Give each a name of its own.`,
          words,
        );
      return number(only.values[value]);
    }
  }
}

/** The cases with a name; all of them for '', which refers to a single unnamed case. */
function casesCalled({ cases }: Answers, name: string): Answers['cases'] {
  return name === '' ? cases : cases.filter(each => each.name === name);
}

/** The connections of all sheets with known results, and their states. */
export function connectionsOf(standing: Standing): Connection[] {
  return standing.sheets.flatMap(({ id }) => {
    const answer = standing.answers.get(id);
    if (answer?.type !== 'answers') return [];
    const { cases, labels } = answer.answers;
    return cases.flatMap(({ reads }, place) =>
      Object.entries(reads).flatMap(([field, { from, si }]) => {
        const reference = readReference(from);
        if (reference === undefined) return [];
        const found = foundAt(standing, reference);
        return {
          sheet: id,
          case: place,
          field,
          label: labels[field] ?? field,
          from,
          source: { type: reference.type, id: reference.id },
          words: found.type === 'fluid' ? found.fluid.name : found.words,
          state: stateOf(found, reference, si),
          why: found.type === 'nothing' ? found.why : null,
        };
      }),
    );
  });
}

function stateOf(found: Found, reference: Reference, si: number | null): Connection['state'] {
  switch (found.type) {
    case 'nothing':
      return 'broken';
    case 'waiting':
      return 'waiting';
    case 'fluid':
      return reference.type === 'fluid' && reference.version === found.fluid.version ? 'current' : 'changed';
    case 'number':
      return si !== null && Math.abs(si - found.si) <= sameWithin * Math.max(Math.abs(si), Math.abs(found.si))
        ? 'current'
        : 'changed';
  }
}

/** The sheets that are out of date: those whose sources have changed or are missing, and all that depend on them. */
export function staleSheets({ sheets }: Standing, connections: readonly Connection[]): ReadonlySet<string> {
  const own = new Set(
    connections.filter(({ state }) => state === 'changed' || state === 'broken').map(({ sheet }) => sheet),
  );
  return new Set([...own, ...downstreamOf(own, readsOf(sheets))]);
}

/** The ids of the sheets that each sheet reads. */
export function readsOf(sheets: readonly StandingSheet[]): ReadBy {
  return new Map(sheets.map(({ id, reads }) => [id, reads]));
}

/** A sheet for the project map. */
export function mappedSheet(
  { id, tool, number, title }: StandingSheet,
  answer: SheetAnswer | undefined,
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
    failure: answer?.type === 'failure' ? answer.sentence : null,
  };
}
