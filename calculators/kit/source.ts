import type { Kind, Quantity, UnitOf } from '@isentrope/engineering/quantities';
import type { SharedInfo, Together, TogetherCase } from './shared-view.ts';
import type { Absent } from './absent.ts';
import type { Progress, StepInfo } from './definition.ts';
import type { Condition, Field, FieldValue, QuantityField } from './fields.ts';
import type { Message } from './messages.ts';

/**
 * Where a value comes from: a field, a step, a value without a line of its own. What needs it names it by reference, and
 * its type travels with it: a gauge pressure where an absolute one is wanted does not compile.
 */
export interface Source<T = unknown> {
  readonly type: 'field' | 'step' | 'deferred' | 'choiceOfMethods';
  readonly id: string;
  /** The type of the value; nothing stands here. */
  readonly of?: T;
}

/** A source that its reader does without where it is blank. */
export interface Optional<T = unknown> {
  readonly type: 'optional';
  readonly source: Source<T>;
}

type Sources = Readonly<Record<string, Source>>;
type AllOptional<S> = { readonly [K in keyof S]: S[K] extends Source<infer T> ? Optional<T> : never };

/** What a step reads, by the name it has there. */
export type Needs = Readonly<Record<string, Source | Optional>>;

/** What a step receives for what it needs. */
export type Given<N> = {
  readonly [K in keyof N]: N[K] extends Optional<infer T> ? T | undefined : N[K] extends Source<infer T> ? T : never;
};

/** What a picture receives: whatever is there of what it looks at. */
export type Seen<N> = { readonly [K in keyof Given<N>]?: Given<N>[K] };

/** A field of the form, as a source of the value typed into it. */
export interface FieldSource<F extends Field = Field> extends Source<FieldValue<F>> {
  readonly type: 'field';
  readonly field: F;
}

/** A step, as a source of what it works out. */
export interface StepSource<T = unknown> extends Source<T> {
  readonly type: 'step';
  readonly needs: Needs;
  /** Undefined for a value without a line in the working. */
  readonly info: StepInfo | undefined;
  /** Takes so long that a page computes it in a worker. */
  readonly long?: boolean;
  /** The choices of the cases that have it; whatever needs it is ruled out with it in all others. */
  readonly when?: Condition;
  readonly compute: (given: never, progress: Progress) => unknown;
}

/**
 * A value for pictures alone, worked out when somebody looks at one: a curve as a function, which no step may give. It
 * has no part in a run.
 */
export interface DeferredSource<T = unknown> extends Source<T> {
  readonly type: 'deferred';
  readonly needs: Needs;
  readonly make: (given: never) => unknown;
}

/** A value that each method gives by a step of its own, all under one id. */
export interface ChoiceOfMethods<T = unknown> extends Source<T> {
  readonly type: 'choiceOfMethods';
  readonly sources: Readonly<Record<string, Source<T>>>;
}

/** What stands in a field that is left blank. */
export interface Filling<T = number> {
  /** In SI. */
  readonly value: T;
  /** What it belongs to, within a sentence: "propane", "the mixture". */
  readonly of: string;
  /** The equation, table or standard it comes from. */
  readonly source: string;
  /** The share by which it may be off, where somebody has published it. */
  readonly uncertainty?: number | undefined;
}

/** A field and what fills it where nothing is typed into it: a property of the fluid, of a material, a size of a pipe. */
export interface Fill {
  readonly field: FieldSource<QuantityField>;
  readonly by: Source<Filling>;
}

/** Messages about a case that has all they need. */
export interface CheckNode {
  readonly needs: Needs;
  readonly find: (given: never) => readonly Message[];
}

/** Something made of a case for looking at or for sending on, from whatever is there. */
export interface Picture<T> {
  readonly needs: Needs;
  readonly make: (seen: never) => T;
}

/** What several cases give when they are seen as one, from whatever is there of what is looked at in each. */
export interface SharedView {
  readonly needs: Needs;
  readonly see: (cases: never, progress: Progress) => Together | undefined;
  /** The quantities among its values that hold for all cases, by their ids. */
  readonly gives?: Readonly<Record<string, SharedInfo>>;
  /** The choices of a case with which it takes so long that a page has it worked out in a worker. */
  readonly longWith?: Condition;
}

type VaryingBy<V> = string | ((values: V) => string);

/** What a step is called and where it comes from; with a kind, the unit it is shown in. */
export type Info<K extends Kind, V> = Omit<StepInfo, 'kind' | 'unit' | 'equation' | 'source' | 'where'> & {
  equation?: VaryingBy<V>;
  source?: VaryingBy<V>;
  where?: readonly string[] | ((values: V) => readonly string[]);
} & ([K] extends [never] ? { kind?: never } : { kind: K; unit: UnitOf<K> });

type StepValue<K extends Kind, R> = [K] extends [never] ? R : Quantity<K>;

/** A field under its public id. */
export function field<F extends Field>(id: string, declaration: F): FieldSource<F> {
  return { type: 'field', id, field: declaration };
}

/** Fields by their public ids, in the order of the page. */
export function fields<const D extends Readonly<Record<string, Field>>>(
  declarations: D,
): { readonly [Id in keyof D]: FieldSource<D[Id]> };
export function fields(declarations: Readonly<Record<string, Field>>): Readonly<Record<string, FieldSource>> {
  return Object.fromEntries(Object.entries(declarations).map(([id, declaration]) => [id, field(id, declaration)]));
}

/**
 * A step: what it reads, what it is called and where it comes from, and a pure function that calls `engineering/`. With
 * `kind` and `unit` its value is a quantity in SI; otherwise it is whatever the function returns. `absent(reason)` is an
 * answer too.
 */
export function step<const N extends Needs, R, K extends Kind = never>(
  id: string,
  needs: N,
  info: Info<K, Given<N>>,
  compute: (given: Given<N>, progress: Progress) => R | Absent,
): StepSource<StepValue<K, R>> {
  return { type: 'step', id, needs, info: info as StepInfo, compute };
}

/**
 * A value that steps share and that has no line in the working. `when` names the choices of the cases that have it: in all others
 * it is ruled out, and what needs it takes no time.
 */
export function value<const N extends Needs, R>(
  id: string,
  needs: N,
  compute: (given: Given<N>) => R | Absent,
  when?: Condition,
): StepSource<R> {
  return { type: 'step', id, needs, info: undefined, compute, ...(when ? { when } : {}) };
}

/** A value that takes so long that a page computes it in a worker. It is plain data and the same for every method. */
export function longValue<const N extends Needs, R>(
  id: string,
  needs: N,
  compute: (given: Given<N>, progress: Progress) => R | Absent,
): StepSource<R> {
  return { type: 'step', id, needs, info: undefined, long: true, compute };
}

/** A value for pictures alone, worked out when one is looked at and has what it needs. It may be a function. */
export function deferred<const N extends Needs, R>(
  id: string,
  needs: N,
  make: (given: Given<N>) => R | Absent,
): DeferredSource<R> {
  return { type: 'deferred', id, needs, make };
}

/**
 * A source that a step does without where it is blank, or a record of such sources. One in which something unreadable
 * stands holds the step up.
 */
export function maybe<T>(source: Source<T>): Optional<T>;
export function maybe<S extends Sources>(sources: S): AllOptional<S>;
export function maybe(given: Source | Sources): Optional | AllOptional<Sources> {
  return isSource(given)
    ? { type: 'optional', source: given }
    : Object.fromEntries(Object.entries(given).map(([name, source]) => [name, maybe(source)]));
}

function isSource(given: Source | Sources): given is Source {
  return typeof given.type === 'string';
}

/** The value that each method gives by a step of its own. The steps carry the same id, which is that of the value. */
export function byMethod<T>(sources: Readonly<Record<string, Source<T>>>): ChoiceOfMethods<T> {
  const ids = new Set(Object.values(sources).map(({ id }) => id));
  const [id] = ids;
  if (id === undefined || ids.size > 1) throw new RangeError(`methods must give one id, got ${[...ids].join(', ')}`);
  return { type: 'choiceOfMethods', id, sources };
}

/**
 * Fills a field that is left blank. What is typed wins, and the difference is said. Where `by` is ruled out the field stays
 * as blank as it is; where it is absent for another reason, that is what the field lacks.
 */
export function fill<K extends Kind>(field: FieldSource<QuantityField<K>>, by: Source<Filling<Quantity<K>>>): Fill {
  return { field, by };
}

/** Messages about a case that has all the values they need. */
export function check<const N extends Needs>(needs: N, find: (given: Given<N>) => readonly Message[]): CheckNode {
  return { needs, find };
}

/** Something made of a case, a drawing, figures, what is sent on, from whatever is there of what it looks at. */
export function picture<const N extends Needs, T>(needs: N, make: (seen: Seen<N>) => T): Picture<T> {
  return { needs, make };
}

/**
 * What several cases give when they are seen as one: the governing one, the sum; and which quantities that holds. It takes
 * long where a case has the choices `longWith`.
 */
export function seenTogether<const N extends Needs>(
  needs: N,
  see: (cases: readonly TogetherCase<Seen<N>>[], progress: Progress) => Together | undefined,
  gives: Readonly<Record<string, SharedInfo>> = {},
  longWith?: Condition,
): SharedView {
  return { needs, see, gives, ...(longWith ? { longWith } : {}) };
}
