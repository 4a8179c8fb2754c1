import type { Kind, Quantity, UnitOf } from '@isentrope/engineering/quantities';
import type { Absent } from './absent.ts';
import type { CrossCheckRule } from './cross-check.ts';
import {
  methodId,
  type CalculatorMeta,
  type Check,
  type Definition,
  type Example,
  type Guidance,
  type Input,
  type Need,
  type Progress,
  type Step,
  type StepInfo,
} from './definition.ts';
import type { Drawing } from './drawing.ts';
import type { Experiment } from './experiment.ts';
import { choice, type Condition, type Field, type FieldValue } from './fields.ts';
import type { Message } from './messages.ts';
import type { Plot } from './plot.ts';
import type { PublishedCase } from './published.ts';
import type { Send } from './send.ts';
import type { Timeline } from './timeline.ts';
import type { Together, TogetherCase } from './together.ts';

type Sections = Readonly<Record<string, Readonly<Record<string, Field>>>>;

type Intersect<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;

/** The values of all inputs, whatever section they stand in. */
type InputValues<S extends Sections> = Intersect<
  { [Name in keyof S]: { [Id in keyof S[Name]]: FieldValue<S[Name][Id]> } }[keyof S]
>;

type Named<V> = Extract<keyof V, string>;
/** The name of a value, with ? where the step does without it. */
type NeedOf<V> = Named<V> | `${Named<V>}?`;

type Received<V, N extends readonly string[]> = {
  [Id in N[number] as Id extends `${infer Base}?` ? Base : Id]: Id extends `${infer Base}?`
    ? V[Base & keyof V] | undefined
    : V[Id & keyof V];
};

type KeysOfUnion<U> = U extends unknown ? Extract<keyof U, string> : never;

type StepValue<K extends Kind, R> = [K] extends [never] ? R : Quantity<K>;

type VaryingBy<V> = string | ((values: V) => string);

/** What a step is called and where it comes from; with a kind, the unit it is shown in. */
type Info<K extends Kind, V> = Omit<StepInfo, 'kind' | 'unit' | 'equation' | 'source' | 'where'> & {
  equation?: VaryingBy<V>;
  source?: VaryingBy<V>;
  where?: readonly string[] | ((values: V) => readonly string[]);
} & ([K] extends [never] ? { kind?: never } : { kind: K; unit: UnitOf<K> });

interface Parts {
  readonly inputs: readonly Input[];
  readonly methods: readonly { id: string; name: string; when?: Condition }[];
  readonly graph: readonly (Step | Check)[];
}

function needs(names: readonly string[]): Need[] {
  return names.map(name =>
    name.endsWith('?') ? { id: name.slice(0, -1), optional: true } : { id: name, optional: false },
  );
}

/**
 * A calculator under construction. `V`: the values every case has; `M`: the union, over the methods so far, of the
 * values each adds, so that what all methods give can be used by the steps after them.
 */
export class Builder<V, M = never> {
  constructor(
    private readonly meta: CalculatorMeta,
    private readonly parts: Parts,
    private readonly within?: string,
  ) {}

  /**
   * Adds a named step: the values it needs (`'kb?'` for one it can do without), what it is called and where it comes
   * from, and a pure function that calls `engineering/`. With `kind` and `unit` its value is a quantity in SI;
   * otherwise it is whatever the function returns. `absent(reason)` is an answer too.
   */
  step<const Id extends string, const N extends readonly NeedOf<Values<V, M>>[], R, K extends Kind = never>(
    id: Id,
    names: N,
    info: Info<K, Received<Values<V, M>, N>>,
    compute: (values: Received<Values<V, M>, N>, progress: Progress) => R | Absent,
  ): Builder<V & Record<Id, StepValue<K, R>>, M> {
    const step = { type: 'step', id, method: this.within, needs: needs(names), info, compute } as unknown as Step;
    return new Builder(this.meta, { ...this.parts, graph: [...this.parts.graph, step] }, this.within);
  }

  /** Adds a check: messages about a case that has all the values it needs. */
  check<const N extends readonly NeedOf<Values<V, M>>[]>(
    names: N,
    find: (values: Received<Values<V, M>, N>) => readonly Message[],
  ): Builder<V, M> {
    const check = { type: 'check', method: this.within, needs: needs(names), find } as unknown as Check;
    return new Builder(this.meta, { ...this.parts, graph: [...this.parts.graph, check] }, this.within);
  }

  /**
   * Adds a method: steps that are taken only when it is chosen. The first method is the default; where a method is for
   * some cases only, `when` names the choices that make them, and the default is the first that a case is offered.
   */
  method<After>(
    id: string,
    name: string,
    build: (m: Builder<V>) => Builder<After>,
    when?: Condition,
  ): Builder<V, M | After> {
    const inner = build(new Builder<V>(this.meta, this.parts, id));
    const method = { id, name, ...(when ? { when } : {}) };
    return new Builder(this.meta, { ...inner.parts, methods: [...this.parts.methods, method] });
  }

  /** Closes the definition: what is shown as results, checked against the other methods, drawn, exemplified. */
  define({
    results,
    primary,
    crossCheck,
    examples,
    published = [],
    experiments = [],
    references,
    guidance,
    drawing,
    plots,
    together,
    timeline,
    sends = [],
  }: Closing<ResultId<V, M>, V, M>): Definition {
    const names = Object.fromEntries(this.parts.methods.map(({ id, name }) => [id, name]));
    const [first, ...others] = this.parts.methods.map(({ id }) => id);
    const only = Object.fromEntries(this.parts.methods.flatMap(({ id, when }) => (when ? [[id, when]] : [])));
    const conditions = Object.keys(only).length > 0 ? { only } : {};
    const methods = first === undefined ? undefined : choice('Method', [first, ...others], { names, ...conditions });
    const inputs = methods
      ? [{ id: methodId, section: this.parts.inputs[0]?.section ?? '', field: methods }, ...this.parts.inputs]
      : this.parts.inputs;
    return {
      ...this.meta,
      inputs,
      methods: others.length > 0 ? methods : undefined,
      graph: this.parts.graph,
      results: Object.entries<readonly string[]>(results).flatMap(([section, ids]) => ids.map(id => ({ id, section }))),
      primary,
      crossCheck,
      examples,
      published,
      experiments,
      references,
      guidance,
      drawing: drawing as Definition['drawing'],
      plots: plots as Definition['plots'],
      together: together as Definition['together'],
      timeline: timeline as Definition['timeline'],
      sends: sends as unknown as Definition['sends'],
    };
  }
}

/** What a step after the methods may need: common values, and those that every method gives. */
type Values<V, M> = [M] extends [never] ? V : V & M;

type ResultId<V, M> = Named<V> | KeysOfUnion<M>;

type ValueOf<V, M, Id> = Id extends keyof V ? V[Id] : M extends unknown ? (Id extends keyof M ? M[Id] : never) : never;

interface Closing<Id extends string, V, M> {
  /** Result ids by section, in the order shown. */
  readonly results: Readonly<Record<string, readonly Id[]>>;
  readonly primary: Id;
  readonly crossCheck?: CrossCheckRule<Id>;
  readonly examples: readonly Example[];
  readonly published?: readonly PublishedCase[];
  readonly experiments?: readonly Experiment[];
  /** Standards and books, in full. */
  readonly references: readonly string[];
  readonly guidance?: Guidance;
  readonly drawing?: (values: { readonly [K in Id]?: ValueOf<V, M, K> }) => Drawing;
  readonly plots?: (values: { readonly [K in Id]?: ValueOf<V, M, K> }) => readonly Plot[];
  readonly together?: (
    cases: readonly TogetherCase<{ readonly [K in Id]?: ValueOf<V, M, K> }>[],
  ) => Together | undefined;
  readonly timeline?: (values: { readonly [K in Id]?: ValueOf<V, M, K> }) => Timeline | undefined;
  readonly sends?: readonly Send<{ readonly [K in Id]?: ValueOf<V, M, K> }>[];
}

/** Begins a calculator: what is known of it beforehand, and its inputs by section, in the order shown. */
export function calculator<const S extends Sections>(meta: CalculatorMeta, sections: S): Builder<InputValues<S>> {
  const inputs = Object.entries<Readonly<Record<string, Field>>>(sections).flatMap(([section, fields]) =>
    Object.entries(fields).map(([id, field]) => ({ id, section, field })),
  );
  return new Builder(meta, { inputs, methods: [], graph: [] });
}
