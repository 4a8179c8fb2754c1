import type { Carried } from './carried.ts';
import type { CaseInput } from './case-input.ts';
import type { CrossCheckRule } from './cross-check-rule.ts';
import { methodId, type Definition, type Example, type Guidance, type Input, type Loads } from './definition.ts';
import type { Drawing } from './drawing.ts';
import type { Experiment } from './experiment.ts';
import { choice, type Condition } from './fields.ts';
import type { Plot } from './plot.ts';
import type { PublishedCase } from './published.ts';
import { Absent } from './absent.ts';
import { graphOf, isChoice, isDeferred, sourceOf, sourcesIn, type Roots } from './graph.ts';
import type { CheckNode, FieldSource, Fill, Needs, Picture, SharedView, Source } from './source.ts';
import type { Timeline } from './timeline.ts';
import type { CalculatorMeta } from './tool-meta.ts';

/** A method of a calculator: its name, when a case is offered it, and the checks that it alone makes. */
interface Method {
  readonly name: string;
  /** What it is called within a sentence, where that is not its name. */
  readonly inWords?: string;
  readonly when?: Condition;
  /** What a case lacks that is not offered it, where it has a condition. */
  readonly lacks?: string;
  readonly checks?: readonly CheckNode[];
  /** Steps that stand first in the working of this method, whether or not a result rests on them. */
  readonly shows?: readonly Source[];
}

/** A rule of comparison, by the sources compared. */
type ComparedSources = Omit<CrossCheckRule, 'result' | 'questions'> & {
  readonly result: Source;
  readonly questions?: readonly Source[];
};

/** Everything that a calculator is made of. What its results, checks and pictures rest on is found by walking from them. */
export interface Calculation {
  /** Fields by section, in the order of the page. */
  readonly inputs: Readonly<Record<string, readonly FieldSource[]>>;
  /** What fills fields that are left blank. */
  readonly fills?: readonly Fill[];
  /** Results by section, in the order of the page. */
  readonly results: Readonly<Record<string, readonly Source[]>>;
  readonly primary: Source;
  /** The results that say at a glance what came out, in the order shown; the primary one alone, unless given. */
  readonly answers?: readonly Source[];
  /** Methods by id, the standing one first; none for a calculator with a single one. */
  readonly methods?: Readonly<Record<string, Method>>;
  readonly crossCheck?: ComparedSources;
  readonly checks?: readonly CheckNode[];
  /** Steps that stand first in the working, whether or not a result rests on them. */
  readonly shows?: readonly Source[];
  readonly examples: readonly Example[];
  readonly published?: readonly PublishedCase[];
  readonly experiments?: readonly Experiment[];
  readonly references: readonly string[];
  readonly guidance?: Guidance;
  readonly drawing?: Picture<Drawing>;
  readonly plots?: Picture<readonly Plot[]>;
  readonly timeline?: Picture<Timeline | undefined>;
  /** What is sent on to another calculator, by its id. */
  readonly sends?: readonly {
    readonly to: string;
    readonly label: string;
    readonly give: Picture<CaseInput | undefined>;
  }[];
  readonly together?: SharedView;
  /** What is said here and in other calculators alike. */
  readonly carried?: readonly Carried[];
  /** Loads what a case needs beside the calculator, by its fields; undefined where that is there already. */
  readonly loads?: readonly Picture<Promise<void> | undefined>[];
}

type Values = Readonly<Record<string, unknown>>;

/** What a calculator's graph is walked from, by any method. */
function rootsOf({
  results,
  shows = [],
  checks = [],
  drawing,
  plots,
  timeline,
  together,
  sends = [],
}: Calculation): Roots {
  const looked = [drawing, plots, timeline, together, ...sends.map(({ give }) => give)].filter(
    each => each !== undefined,
  );
  return { shows, sources: [...Object.values(results).flat(), ...looked.flatMap(sourcesIn)], checks };
}

/** Closes a calculator: its graph is what its results, checks and pictures rest on. */
export function calculation(meta: CalculatorMeta, made: Calculation): Definition {
  const { inputs, results, primary, methods = {}, crossCheck, sends = [] } = made;
  const form = Object.entries(inputs).flatMap(([section, sources]) =>
    sources.map(({ id, field }): Input => ({ id, section, field })),
  );
  const [firstMethod, ...otherMethods] = Object.keys(methods);
  const names = Object.fromEntries(Object.entries(methods).map(([id, { name }]) => [id, name]));
  const inWords = Object.fromEntries(
    Object.entries(methods).flatMap(([id, { inWords: words }]) => (words === undefined ? [] : [[id, words]])),
  );
  const only = Object.fromEntries(Object.entries(methods).flatMap(([id, { when }]) => (when ? [[id, when]] : [])));
  const lacks = Object.fromEntries(
    Object.entries(methods).flatMap(([id, { lacks: words }]) => (words === undefined ? [] : [[id, words]])),
  );
  const method =
    firstMethod === undefined
      ? undefined
      : choice('Method', [firstMethod, ...otherMethods], {
          names,
          ...(Object.keys(inWords).length > 0 ? { inWords } : {}),
          ...(Object.keys(only).length > 0 ? { only } : {}),
          ...(Object.keys(lacks).length > 0 ? { lacks } : {}),
        });
  return {
    ...meta,
    inputs: method ? [{ id: methodId, section: form[0]?.section ?? '', field: method }, ...form] : form,
    methods: otherMethods.length > 0 ? method : undefined,
    graph: graphOf(rootsOf(made), methods, made.fills),
    results: Object.entries(results).flatMap(([section, sources]) => sources.map(({ id }) => ({ id, section }))),
    primary: primary.id,
    answers: (made.answers ?? [primary]).map(({ id }) => id),
    crossCheck: crossCheck && ruleOf(crossCheck),
    examples: made.examples,
    published: made.published ?? [],
    experiments: made.experiments ?? [],
    references: made.references,
    guidance: made.guidance,
    drawing: made.drawing && seenBy(made.drawing),
    plots: made.plots && seenBy(made.plots),
    timeline: made.timeline && seenBy(made.timeline),
    together: made.together && seenOfAll(made.together),
    togetherLongWith: made.together?.longWith,
    togetherInfo: made.together?.gives ?? {},
    seenInputs: made.together ? sourcesIn(made.together).flatMap(inputsIn) : [],
    sends: sends.map(({ to, label, give }) => ({ to, label, give: seenBy(give) })),
    carried: made.carried ?? [],
    loads: made.loads && loadsOf(made.loads, form),
  };
}

function ruleOf({ result, questions = [], ...rule }: ComparedSources): CrossCheckRule {
  return { ...rule, result: result.id, questions: questions.map(({ id }) => id) };
}

/** A picture as a function of a case's values by id. */
function seenBy<T>({ needs, make }: Picture<T>): (values: Values) => T {
  const pick = picking(needs);
  return values => make(pick(values) as never);
}

/** Everything that some loads ask for, and the inputs among `form` that they go by. */
function loadsOf(loads: readonly Picture<Promise<void> | undefined>[], form: readonly Input[]): Loads {
  const each = loads.map(seenBy);
  const ids = new Set(loads.flatMap(sourcesIn).flatMap(inputsIn));
  return {
    inputs: form.filter(({ id }) => ids.has(id)),
    load: values => {
      const waiting = each.map(load => load(values)).filter(load => load !== undefined);
      return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
    },
  };
}

/** The inputs that a source is or, where it is worked out when it is looked at, that it goes by. */
function inputsIn(source: Source): string[] {
  if (source.type === 'field') return [source.id];
  return isDeferred(source) ? sourcesIn(source).flatMap(inputsIn) : [];
}

/** The same of what cases give together. */
function seenOfAll({ needs, see }: SharedView): NonNullable<Definition['together']> {
  const pick = picking(needs);
  return (cases, progress = () => undefined) =>
    see(cases.map(({ title, values }) => ({ title, values: pick(values) })) as never, progress);
}

/** Takes what is there of some needs, by the names they have there, from a case's values by id. */
function picking(needs: Needs): (values: Values) => Values {
  const picks = Object.entries(needs).map(([key, need]) => [key, pickOf(sourceOf(need))] as const);
  return values => {
    const picked: Record<string, unknown> = {};
    for (const [key, pick] of picks) {
      const value = pick(values);
      if (value !== undefined && !(value instanceof Absent)) picked[key] = value;
    }
    return picked;
  };
}

/** What a source is in a case, from the case's values by id. */
function pickOf(source: Source): (values: Values) => unknown {
  if (isChoice(source) && Object.values(source.sources).some(isDeferred)) {
    const picks = Object.fromEntries(Object.entries(source.sources).map(([id, each]) => [id, pickOf(each)]));
    return values => picks[String(values[methodId])]?.(values);
  }
  if (!isDeferred(source)) return values => values[source.id];
  const { needs, make } = source;
  const pick = picking(needs);
  const required = Object.keys(needs).filter(key => needs[key]?.type !== 'optional');
  return values => {
    const given = pick(values);
    return required.every(key => key in given) ? make(given as never) : undefined;
  };
}
