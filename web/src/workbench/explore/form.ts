import { resultInfo, type Definition, type Question } from '@isentrope/calculators/kit';

/** A question as it is being put together, part by part; parts that one kind of question has no use for keep what they say. */
export interface Form {
  readonly input: string;
  readonly from: AmountText;
  readonly to: AmountText;
  readonly result: string;
  readonly equals: AmountText;
  /** The second input of a map. */
  readonly up: string;
  readonly upFrom: AmountText;
  readonly upTo: AmountText;
  readonly level: 'warning' | 'error';
  /** By what the verdict of limits goes: a result in words; what is said of the case where it is empty. */
  readonly verdict: string;
  readonly percent: string;
  readonly worst: 'highest' | 'lowest';
  readonly varied: readonly Varied[];
  readonly correlated: readonly Correlated[];
  readonly side: 'above' | 'below';
  readonly limit: AmountText;
  readonly samples: string;
  /** The choice by whose options curves are compared; empty where cases are. */
  readonly by: string;
}

/** A quantity as it was typed, in the unit that stood beside it. */
export interface AmountText {
  readonly text: string;
  readonly unit: string;
}

export const spreads = ['normal', 'uniform', 'triangular', 'lognormal'] as const;
export type Spread = (typeof spreads)[number];

/** An input that varies: between two values, or about that of the case. */
export interface Varied {
  readonly id: string;
  readonly spread: Spread;
  readonly from: AmountText;
  readonly to: AmountText;
  /** The standard deviation. */
  readonly deviation: AmountText;
  readonly factor: string;
}

/** Two inputs that vary together, by the correlation of their ranks. */
export interface Correlated {
  readonly inputs: readonly [string, string];
  readonly ranks: string;
}

export type Kind = Question['type'];

/** What can be asked, in the order in which it is offered. */
export const kinds = ['solve', 'sweep', 'limits', 'tornado', 'corners', 'monteCarlo', 'map', 'compare'] as const;
export type Asking = (typeof kinds)[number];

export const kindNames: Readonly<Record<Asking, string>> = {
  solve: 'Solve',
  sweep: 'Sweep',
  limits: 'Limits',
  tornado: 'Tornado',
  corners: 'Corners',
  monteCarlo: 'Monte Carlo',
  map: 'Map',
  compare: 'Compare',
};

const nothing: AmountText = { text: '', unit: '' };

export const blankForm: Form = {
  input: '',
  from: nothing,
  to: nothing,
  result: '',
  equals: nothing,
  up: '',
  upFrom: nothing,
  upTo: nothing,
  level: 'warning',
  verdict: '',
  percent: '10',
  worst: 'highest',
  varied: [],
  correlated: [],
  side: 'above',
  limit: nothing,
  samples: '',
  by: '',
};

export function newVaried(id: string): Varied {
  return { id, spread: 'normal', from: nothing, to: nothing, deviation: nothing, factor: '' };
}

type Amount = number | { readonly value: number; readonly unit: string };

/** An amount of a kept question, written in the unit that it has there. */
function textOf(amount: Amount | undefined, usual: string): AmountText {
  if (amount === undefined) return nothing;
  const { value, unit } = typeof amount === 'number' ? { value: amount, unit: usual } : amount;
  return { text: String(value), unit };
}

/** The unit in which an input, or else a result, is meant where none is given. */
function usualUnit(definition: Definition, id: string): string {
  const field = definition.inputs.find(input => input.id === id)?.field;
  if (field) return field.type === 'quantity' ? field.unit : '';
  return definition.results.some(result => result.id === id) ? (resultInfo(definition, id).unit ?? '') : '';
}

/** A form that says what a kept question asks. */
export function formWith(definition: Definition, form: Form, question: Question): Form {
  const unitOf = (id: string) => usualUnit(definition, id);
  const ranged = (input: string, range: { readonly from?: Amount; readonly to?: Amount } | undefined) => ({
    input,
    from: textOf(range?.from, unitOf(input)),
    to: textOf(range?.to, unitOf(input)),
  });
  switch (question.type) {
    case 'solve': {
      const { input, range, result, equals } = question;
      const wanted =
        typeof equals === 'string' || typeof equals === 'boolean'
          ? { text: String(equals), unit: '' }
          : textOf(equals, unitOf(result));
      return { ...form, ...ranged(input, range), result, equals: wanted };
    }
    case 'sweep':
      return { ...form, ...ranged(question.input, question.range), result: question.results[0] ?? form.result };
    case 'compare':
      return {
        ...form,
        ...ranged(question.input, question.range),
        result: question.results[0] ?? form.result,
        by: question.by ?? '',
      };
    case 'limits':
      return {
        ...form,
        ...ranged(question.input, question.range),
        level: question.level ?? 'warning',
        verdict: question.result ?? '',
      };
    case 'map': {
      const { x, y, result } = question;
      const { input: up, from: upFrom, to: upTo } = ranged(y.input, y.range);
      return { ...form, ...ranged(x.input, x.range), up, upFrom, upTo, result };
    }
    case 'tornado':
      return { ...form, result: question.result, percent: String(question.percent ?? 10) };
    case 'corners':
      return {
        ...form,
        result: question.result,
        worst: question.worst,
        varied: Object.entries(question.extremes).map(([id, { from, to }]) => ({
          ...(form.varied.find(each => each.id === id) ?? newVaried(id)),
          from: textOf(from, unitOf(id)),
          to: textOf(to, unitOf(id)),
        })),
      };
    case 'monteCarlo':
      return withDistributions(form, question, unitOf);
    case 'derivatives':
      return form;
  }
}

function withDistributions(
  form: Form,
  { result, uncertain, correlations = [], limit, samples }: Extract<Question, { readonly type: 'monteCarlo' }>,
  unitOf: (id: string) => string,
): Form {
  const varied = Object.entries(uncertain).map(([id, distribution]): Varied => {
    const before = form.varied.find(each => each.id === id) ?? newVaried(id);
    const spread = distribution.type;
    if (distribution.type === 'normal')
      return { ...before, spread, deviation: textOf(distribution.deviation, unitOf(id)) };
    if (distribution.type === 'lognormal') return { ...before, spread, factor: String(distribution.factor) };
    const { from, to } = distribution;
    return { ...before, spread, from: textOf(from, unitOf(id)), to: textOf(to, unitOf(id)) };
  });
  const above = limit && 'above' in limit ? limit.above : undefined;
  const below = limit && 'below' in limit ? limit.below : undefined;
  return {
    ...form,
    result,
    varied,
    correlated: correlations.map(({ inputs, ranks }) => ({ inputs, ranks: String(ranks) })),
    side: below === undefined ? 'above' : 'below',
    limit: textOf(above ?? below, unitOf(result)),
    samples: samples === undefined ? '' : String(samples),
  };
}
