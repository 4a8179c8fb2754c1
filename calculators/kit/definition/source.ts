import type { Kind, Quantity, UnitOf } from '@isentrope/engineering/quantities';
import type { AggregateQuantity, Aggregate, AggregateCase } from './aggregate.ts';
import type { Absent } from './absent.ts';
import type { Progress, StepInfo } from './calculator-definition.ts';
import type { Condition, Field, FieldValue, QuantityField, RowsField } from './fields.ts';
import type { Message } from './messages.ts';

/**
 * A source of a value: a field, a step, or an intermediate value. Consumers refer to it by reference, so its type is
 * checked: a gauge pressure in place of an absolute one does not compile.
 */
export interface Source<T = unknown> {
  readonly type: 'field' | 'typed' | 'step' | 'deferred' | 'choiceOfMethods';
  readonly id: string;
  /** Carries the type of the value; never set. */
  readonly of?: T;
}

/** A source that may be blank for its consumer. */
export interface Optional<T = unknown> {
  readonly type: 'optional';
  readonly source: Source<T>;
}

/** A table of which the consumer takes what can be read. */
export interface Readable<T = unknown> {
  readonly type: 'readable';
  readonly source: Source<T>;
}

type Sources = Readonly<Record<string, Source>>;
type AllOptional<S> = { readonly [K in keyof S]: S[K] extends Source<infer T> ? Optional<T> : never };

/** The sources that a step needs, by the name used in its function. */
export type Needs = Readonly<Record<string, Source | Optional | Readable>>;

/** The argument of a step's function. */
export type StepInputs<N> = {
  readonly [K in keyof N]: N[K] extends Optional<infer T>
    ? T | undefined
    : N[K] extends Readable<infer T> | Source<infer T>
      ? T
      : never;
};

/** The argument of a selector: the available values of its needs. */
type PartialInputs<N> = { readonly [K in keyof StepInputs<N>]?: StepInputs<N>[K] };

/** A form field as the source of its value. */
export interface FieldSource<F extends Field = Field> extends Source<FieldValue<F>> {
  readonly type: 'field';
  readonly field: F;
}

/** A step as the source of its value. */
export interface StepSource<T = unknown> extends Source<T> {
  readonly type: 'step';
  readonly needs: Needs;
  /** Undefined for an intermediate value without a line in the working. */
  readonly info: StepInfo | undefined;
  /** Whether it is so slow that a page computes it in a worker. */
  readonly isExpensive?: boolean;
  /** The choices under which the step applies; otherwise it and all that needs it are ruled out. */
  readonly when?: Condition;
  readonly compute: (input: never, progress: Progress) => unknown;
}

/**
 * A value that only figures use, computed when one is displayed and not by `run`. Unlike the value of a step, it may be a
 * function.
 */
export interface DeferredSource<T = unknown> extends Source<T> {
  readonly type: 'deferred';
  readonly needs: Needs;
  readonly compute: (input: never) => unknown;
}

/** A value that each method computes by its own step, under one id. */
export interface ChoiceOfMethods<T = unknown> extends Source<T> {
  readonly type: 'choiceOfMethods';
  readonly sources: Readonly<Record<string, Source<T>>>;
}

/** The derived default of a blank field. */
export interface DefaultValue<T = number> {
  /** The value in SI. */
  readonly value: T;
  /** What the value belongs to, within a sentence: "propane", "the mixture". */
  readonly of: string;
  /** The equation, table or standard it comes from. */
  readonly source: string;
  /** The relative uncertainty, if published. */
  readonly uncertainty?: number | undefined;
  /** Sentences for a warning where it is used: how far it may be off, and on which side that is. */
  readonly caution?: string | undefined;
}

/** A field and the source of its default: a property of the fluid or a material, a pipe size. */
export interface DerivedDefault {
  readonly field: FieldSource<QuantityField>;
  readonly by: Source<DefaultValue>;
}

/** A check: its needs, and the function that returns its messages. */
export interface CheckNode {
  readonly needs: Needs;
  readonly messages: (input: never) => readonly Message[];
}

/** An output of a case, such as a drawing, plots or a transfer, computed from the available values of its needs. */
export interface Selector<T> {
  readonly needs: Needs;
  readonly compute: (known: never) => T;
}

/** An aggregate over several cases, computed from the available values of its needs in each. */
export interface Aggregation {
  readonly needs: Needs;
  readonly aggregate: (cases: never, progress: Progress) => Aggregate | undefined;
  /** The quantities of the aggregate, by id. */
  readonly quantities?: Readonly<Record<string, AggregateQuantity>>;
  /** The choices under which it is so slow that a page computes it in a worker. */
  readonly expensiveWhen?: Condition;
}

type DynamicTextOf<V> = string | ((values: V) => string);

/** The presentation of a step; with a kind, its unit is required. */
type Info<K extends Kind, V> = Omit<StepInfo, 'kind' | 'unit' | 'equation' | 'source' | 'where'> & {
  equation?: DynamicTextOf<V>;
  source?: DynamicTextOf<V>;
  where?: readonly string[] | ((values: V) => readonly string[]);
} & ([K] extends [never] ? { kind?: never } : { kind: K; unit: UnitOf<K> });

type StepValue<K extends Kind, R> = [K] extends [never] ? R : Quantity<K>;

/** Declares a field under its public id. */
export function field<F extends Field>(id: string, declaration: F): FieldSource<F> {
  return { type: 'field', id, field: declaration };
}

/** The entered value of a field as a source, where a step derives its default or converts what was typed. */
export function enteredValue<F extends Field>({ id }: FieldSource<F>): Source<FieldValue<F>> {
  return { type: 'typed', id };
}

/** Declares fields by their public ids, in page order. */
export function fields<const D extends Readonly<Record<string, Field>>>(
  declarations: D,
): { readonly [Id in keyof D]: FieldSource<D[Id]> };
export function fields(declarations: Readonly<Record<string, Field>>): Readonly<Record<string, FieldSource>> {
  return Object.fromEntries(Object.entries(declarations).map(([id, declaration]) => [id, field(id, declaration)]));
}

/**
 * Declares a step: its needs, presentation and a pure function that calls `engineering/`. With `kind` and `unit` its
 * value is a quantity in SI; otherwise it is whatever the function returns. The function may return `absent(reason)`.
 */
export function step<const N extends Needs, R, K extends Kind = never>(
  id: string,
  needs: N,
  info: Info<K, StepInputs<N>>,
  compute: (input: StepInputs<N>, progress: Progress) => R | Absent,
): StepSource<StepValue<K, R>> {
  return { type: 'step', id, needs, info: info as StepInfo, compute };
}

/**
 * Declares an intermediate value without a line in the working. With `when` it applies only under those choices;
 * otherwise it and what needs it are ruled out and cost no time.
 */
export function value<const N extends Needs, R>(
  id: string,
  needs: N,
  compute: (input: StepInputs<N>) => R | Absent,
  when?: Condition,
): StepSource<R> {
  return { type: 'step', id, needs, info: undefined, compute, ...(when ? { when } : {}) };
}

/**
 * Declares a value so slow that a page computes it in a worker. It must be plain data and the same for every method.
 */
export function expensiveStep<const N extends Needs, R>(
  id: string,
  needs: N,
  compute: (input: StepInputs<N>, progress: Progress) => R | Absent,
): StepSource<R> {
  return { type: 'step', id, needs, info: undefined, isExpensive: true, compute };
}

/** Declares a value for figures only, computed when one is displayed. It may be a function. */
export function deferred<const N extends Needs, R>(
  id: string,
  needs: N,
  compute: (input: StepInputs<N>) => R | Absent,
): DeferredSource<R> {
  return { type: 'deferred', id, needs, compute };
}

/**
 * Marks a source, or a record of sources, as optional: a blank one is passed as undefined, an invalid one blocks the
 * step.
 */
export function optional<T>(source: Source<T>): Optional<T>;
export function optional<S extends Sources>(sources: S): AllOptional<S>;
export function optional(input: Source | Sources): Optional | AllOptional<Sources> {
  return isSource(input)
    ? { type: 'optional', source: input }
    : Object.fromEntries(Object.entries(input).map(([name, source]) => [name, optional(source)]));
}

/**
 * Marks a table as one whose readable rows are passed even if others have errors: a number that cannot be read is NaN, other such cells are
 * absent, and their rows are not `isComplete`.
 */
export function readable<F extends RowsField>(source: FieldSource<F>): Readable<FieldValue<F>> {
  return { type: 'readable', source };
}

function isSource(input: Source | Sources): input is Source {
  return typeof input.type === 'string';
}

/**
 * Combines the steps by which the methods compute one value. All must have the same id, which becomes that of the
 * value.
 */
export function byMethod<T>(sources: Readonly<Record<string, Source<T>>>): ChoiceOfMethods<T> {
  const ids = new Set(Object.values(sources).map(({ id }) => id));
  const [id] = ids;
  if (id === undefined || ids.size > 1)
    throw new RangeError(`the steps of byMethod must have the same id, got ${[...ids].join(', ')}`);
  return { type: 'choiceOfMethods', id, sources };
}

/**
 * Declares the default of a field. An entered value takes precedence, and the difference is reported. If `by` is ruled
 * out, the field stays blank; if it is absent for another reason, that is the reason why the field is missing.
 */
export function derivedDefault<K extends Kind>(
  field: FieldSource<QuantityField<K>>,
  by: Source<DefaultValue<Quantity<K>>>,
): DerivedDefault {
  return { field, by };
}

/** Declares a check, which runs if all its needs have values. */
export function check<const N extends Needs>(
  needs: N,
  messages: (input: StepInputs<N>) => readonly Message[],
): CheckNode {
  return { needs, messages };
}

/**
 * Declares an output of a case, such as a drawing, plots or a transfer, computed from the available values of its
 * needs.
 */
export function selector<const N extends Needs, T>(needs: N, compute: (known: PartialInputs<N>) => T): Selector<T> {
  return { needs, compute };
}

/**
 * Declares the aggregate over several cases: the governing one, the sum; and its quantities. It is slow for cases with
 * the choices `expensiveWhen`.
 */
export function aggregation<const N extends Needs>(
  needs: N,
  aggregate: (cases: readonly AggregateCase<PartialInputs<N>>[], progress: Progress) => Aggregate | undefined,
  quantities: Readonly<Record<string, AggregateQuantity>> = {},
  expensiveWhen?: Condition,
): Aggregation {
  return { needs, aggregate, quantities, ...(expensiveWhen ? { expensiveWhen } : {}) };
}
