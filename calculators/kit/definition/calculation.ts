import type { ColumnCopy } from './column-copy.ts';
import type { SharedGroup } from './shared-group.ts';
import type { CaseInput } from './case-input.ts';
import type { CrossCheckRule } from './cross-check-rule.ts';
import {
  methodId,
  type Definition,
  type Example,
  type Guidance,
  type Input,
  type DataLoader,
} from './calculator-definition.ts';
import type { Drawing } from '../figures/drawing.ts';
import type { Experiment } from './experiment.ts';
import { choice, type Condition } from './fields.ts';
import type { Plot } from '../figures/plot.ts';
import type { PublishedCase } from './published-case.ts';
import { Absent } from './absent.ts';
import { isFlowConversion } from './flow-by-property.ts';
import { graphOf, isMethodChoice, isDeferred, sourceOf, neededSources, type Roots } from './graph.ts';
import type { CheckNode, FieldSource, DerivedDefault, Needs, Selector, Aggregation, Source } from './source.ts';
import type { TransferredItem } from './transfer.ts';
import type { NetworkDrawing } from '../figures/network-drawing.ts';
import type { Timeline } from '../figures/timeline.ts';
import type { CalculatorMeta } from './tool-meta.ts';

/** A calculation method: its name, the condition under which it is available, and its own checks. */
interface Method {
  readonly name: string;
  /** The name used within a sentence, if it differs. */
  readonly inWords?: string;
  /** Names of earlier versions, which older workbooks hold. */
  readonly aliases?: readonly string[];
  readonly when?: Condition;
  /** What a case needs for the method to be available, for the message when it is not. */
  readonly lacks?: string;
  readonly checks?: readonly CheckNode[];
  /** Steps listed first in the working of this method, even if no result depends on them. */
  readonly shows?: readonly Source[];
}

/** A cross-check rule in terms of the sources that it compares. */
type ComparedSources = Omit<CrossCheckRule, 'result' | 'compared' | 'sharedWith' | 'questions'> & {
  readonly result: Source;
  readonly compared?: Source;
  readonly sharedWith?: Source;
  readonly questions?: readonly Source[];
};

/**
 * The parts of a calculator, as its author writes them. The dependency graph is derived from the results, checks and
 * figures.
 */
export interface Calculation {
  /** Fields by section, in page order. */
  readonly inputs: Readonly<Record<string, readonly FieldSource[]>>;
  /** Defaults of blank fields, derived from other values. */
  readonly fills?: readonly DerivedDefault[];
  /** Results by section, in page order. */
  readonly results: Readonly<Record<string, readonly Source[]>>;
  readonly primary: Source;
  /** The key results, in the order shown; defaults to the primary result. */
  readonly answers?: readonly Source[];
  /** Methods by id, the default first; omitted for a calculator with a single method. */
  readonly methods?: Readonly<Record<string, Method>>;
  /** Which method is recommended, and what the others are for. */
  readonly methodHelp?: string;
  readonly crossCheck?: ComparedSources;
  readonly checks?: readonly CheckNode[];
  /** Steps listed first in the working, even if no result depends on them. */
  readonly shows?: readonly Source[];
  readonly examples: readonly Example[];
  /** Loads the published cases, which only their checks need. */
  readonly published?: () => Promise<{ readonly published: readonly PublishedCase[] }>;
  readonly experiments?: readonly Experiment[];
  readonly references: readonly string[];
  readonly guidance?: Guidance;
  readonly drawing?: Selector<Drawing>;
  readonly plots?: Selector<readonly Plot[]>;
  readonly timeline?: Selector<Timeline | undefined>;
  /** The result that is drawn as a network. */
  readonly network?: Omit<NetworkDrawing, 'table'> & { readonly table: Source };
  /** The column of results that can be written into a table of inputs; its table is a result or the aggregate. */
  readonly copyToInput?: Omit<ColumnCopy, 'table' | 'field'> & {
    readonly table: Source | 'together';
    readonly field: FieldSource;
  };
  /** Transfers of a case to other calculators, by calculator id. */
  readonly transfers?: readonly {
    readonly to: string;
    readonly label: string;
    readonly give: Selector<CaseInput | undefined>;
  }[];
  /** Transfers of the items of a case, such as the lines of a network, each as a case of another calculator. */
  readonly itemTransfers?: readonly {
    readonly to: string;
    readonly label: string;
    readonly give: Selector<readonly TransferredItem[] | undefined>;
  }[];
  /** Transfers of a case as rows of tables of another calculator. */
  readonly rowTransfers?: Calculation['transfers'];
  readonly together?: Aggregation;
  /** Groups of fields shared with other calculators, such as the fluid. */
  readonly sharedGroups?: readonly SharedGroup[];
  /** Loads data that a case needs, such as fluid properties; returns undefined if already loaded. */
  readonly loads?: readonly Selector<Promise<void> | undefined>[];
}

type Values = Readonly<Record<string, unknown>>;

/** The roots from which the graph is traversed, common to all methods. */
function rootsOf({
  results,
  shows = [],
  checks = [],
  crossCheck,
  drawing,
  plots,
  timeline,
  together,
  transfers = [],
  itemTransfers = [],
  rowTransfers = [],
}: Calculation): Roots {
  const given = [...transfers, ...itemTransfers, ...rowTransfers].map(({ give }) => give);
  const outputs = [drawing, plots, timeline, together, ...given].filter(each => each !== undefined);
  const compared = [crossCheck?.compared, crossCheck?.sharedWith].filter(each => each !== undefined);
  const sources = [...Object.values(results).flat(), ...compared, ...outputs.flatMap(neededSources)];
  return { shows, sources, checks };
}

/** Builds the definition of a calculator; its graph contains whatever the results, checks and figures depend on. */
export function calculation(meta: CalculatorMeta, parts: Calculation): Definition {
  const {
    inputs,
    results,
    primary,
    methods = {},
    fills = [],
    crossCheck,
    transfers = [],
    itemTransfers = [],
    rowTransfers = [],
  } = parts;
  const form = Object.entries(inputs).flatMap(([section, sources]) =>
    sources.map(({ id, field }): Input => {
      const conversion = fills.filter(isFlowConversion).find(each => each.field.id === id);
      if (!conversion) return { id, section, field };
      const { flowBy, liquidWhen } = conversion;
      return { id, section, field, flowBy, ...(liquidWhen ? { liquidWhen } : {}) };
    }),
  );
  const [firstMethod, ...otherMethods] = Object.keys(methods);
  const names = Object.fromEntries(Object.entries(methods).map(([id, { name }]) => [id, name]));
  const inWords = Object.fromEntries(
    Object.entries(methods).flatMap(([id, { inWords: text }]) => (text === undefined ? [] : [[id, text]])),
  );
  const aliases = Object.fromEntries(
    Object.entries(methods).flatMap(([id, { aliases: former }]) => (former === undefined ? [] : [[id, former]])),
  );
  const only = Object.fromEntries(Object.entries(methods).flatMap(([id, { when }]) => (when ? [[id, when]] : [])));
  const lacks = Object.fromEntries(
    Object.entries(methods).flatMap(([id, { lacks: text }]) => (text === undefined ? [] : [[id, text]])),
  );
  const method =
    firstMethod === undefined
      ? undefined
      : choice('Method', [firstMethod, ...otherMethods], {
          names,
          ...(parts.methodHelp === undefined ? {} : { help: parts.methodHelp }),
          ...(Object.keys(inWords).length > 0 ? { inWords } : {}),
          ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
          ...(Object.keys(only).length > 0 ? { only } : {}),
          ...(Object.keys(lacks).length > 0 ? { lacks } : {}),
        });
  return {
    ...meta,
    inputs: method ? [{ id: methodId, section: form[0]?.section ?? '', field: method }, ...form] : form,
    methods: otherMethods.length > 0 ? method : undefined,
    graph: graphOf(rootsOf(parts), methods, fills),
    results: Object.entries(results).flatMap(([section, sources]) => sources.map(({ id }) => ({ id, section }))),
    primary: primary.id,
    answers: (parts.answers ?? [primary]).map(({ id }) => id),
    crossCheck: crossCheck && crossCheckRule(crossCheck),
    examples: parts.examples,
    loadPublished: async () => (await parts.published?.())?.published ?? [],
    experiments: parts.experiments ?? [],
    references: parts.references,
    guidance: parts.guidance,
    drawing: parts.drawing && selectFromCase(parts.drawing),
    plots: parts.plots && selectFromCase(parts.plots),
    timeline: parts.timeline && selectFromCase(parts.timeline),
    network: parts.network && { ...parts.network, table: parts.network.table.id },
    copyToInput: parts.copyToInput && {
      ...parts.copyToInput,
      table: parts.copyToInput.table === 'together' ? 'together' : parts.copyToInput.table.id,
      field: parts.copyToInput.field.id,
    },
    together: parts.together && aggregateFunction(parts.together),
    expensiveAggregateWhen: parts.together?.expensiveWhen,
    togetherInfo: parts.together?.quantities ?? {},
    aggregateInputs: parts.together ? neededSources(parts.together).flatMap(inputIdsOf) : [],
    transfers: transfers.map(({ to, label, give }) => ({ to, label, give: selectFromCase(give) })),
    itemTransfers: itemTransfers.map(({ to, label, give }) => ({ to, label, give: selectFromCase(give) })),
    rowTransfers: rowTransfers.map(({ to, label, give }) => ({ to, label, give: selectFromCase(give) })),
    sharedGroups: parts.sharedGroups ?? [],
    loads: parts.loads && dataLoaderFrom(parts.loads, form),
  };
}

function crossCheckRule({ result, compared, sharedWith, questions = [], ...rule }: ComparedSources): CrossCheckRule {
  const instead = compared && { compared: compared.id };
  const shared = sharedWith && { sharedWith: sharedWith.id };
  return { ...rule, ...instead, ...shared, result: result.id, questions: questions.map(({ id }) => id) };
}

/** Turns a selector into a function of the values of a case by id. */
function selectFromCase<T>({ needs, compute }: Selector<T>): (values: Values) => T {
  const pick = pickNeeded(needs);
  return values => compute(pick(values) as never);
}

/** Combines data loaders into one, with the inputs among `form` that they depend on. */
function dataLoaderFrom(loads: readonly Selector<Promise<void> | undefined>[], form: readonly Input[]): DataLoader {
  const each = loads.map(selectFromCase);
  const ids = new Set(loads.flatMap(neededSources).flatMap(inputIdsOf));
  return {
    inputs: form.filter(({ id }) => ids.has(id)),
    load: values => {
      const waiting = each.map(load => load(values)).filter(load => load !== undefined);
      return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
    },
  };
}

/** The ids of the inputs behind a source: its own, or those of a deferred source. */
function inputIdsOf(source: Source): string[] {
  if (source.type === 'field') return [source.id];
  return isDeferred(source) ? neededSources(source).flatMap(inputIdsOf) : [];
}

/** Turns an aggregation into a function of the values of several cases. */
function aggregateFunction({ needs, aggregate }: Aggregation): NonNullable<Definition['together']> {
  const pick = pickNeeded(needs);
  return (cases, progress = () => undefined) =>
    aggregate(cases.map(({ title, values }) => ({ title, values: pick(values) })) as never, progress);
}

/** Returns a function that picks the available values of some needs, under the names used there. */
function pickNeeded(needs: Needs): (values: Values) => Values {
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

/** Returns a function that looks up the value of a source among the values of a case. */
function pickOf(source: Source): (values: Values) => unknown {
  if (isMethodChoice(source) && Object.values(source.sources).some(isDeferred)) {
    const picks = Object.fromEntries(Object.entries(source.sources).map(([id, each]) => [id, pickOf(each)]));
    return values => picks[String(values[methodId])]?.(values);
  }
  if (!isDeferred(source)) return values => values[source.id];
  const { needs, compute } = source;
  const pick = pickNeeded(needs);
  const required = Object.keys(needs).filter(key => needs[key]?.type !== 'optional');
  return values => {
    const inputs = pick(values);
    return required.every(key => key in inputs) ? compute(inputs as never) : undefined;
  };
}
