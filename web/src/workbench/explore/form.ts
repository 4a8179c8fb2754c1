import { resultInfo, type Definition, type AnalysisRequest } from '@isentrope/calculators/kit';

/** The form of the Explore tab. Fields that an analysis type does not use keep their values. */
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
  /** The text result whose changes are located; empty for the message level of the case. */
  readonly verdict: string;
  readonly percent: string;
  readonly worst: 'highest' | 'lowest';
  readonly varied: readonly VariedInput[];
  readonly correlated: readonly CorrelatedPair[];
  readonly side: 'above' | 'below';
  readonly limit: AmountText;
  readonly samples: string;
  /** The choice whose options are compared; empty to compare cases. */
  readonly by: string;
}

/** A quantity as typed, and its selected unit. */
export interface AmountText {
  readonly text: string;
  readonly unit: string;
}

export const distributions = ['normal', 'uniform', 'triangular', 'lognormal'] as const;
export type Distribution = (typeof distributions)[number];

/** A varied input: between two values, or distributed around its present value. */
export interface VariedInput {
  readonly id: string;
  readonly spread: Distribution;
  readonly from: AmountText;
  readonly to: AmountText;
  /** The standard deviation. */
  readonly deviation: AmountText;
  readonly factor: string;
}

/** Two inputs with a rank correlation. */
export interface CorrelatedPair {
  readonly inputs: readonly [string, string];
  readonly ranks: string;
}

export type Kind = AnalysisRequest['type'];

/** The analysis types, in display order. */
export const analysisTypes = [
  'solve',
  'sweep',
  'limits',
  'tornado',
  'corners',
  'monteCarlo',
  'map',
  'compare',
] as const;
export type AnalysisType = (typeof analysisTypes)[number];

export const kindNames: Readonly<Record<AnalysisType, string>> = {
  solve: 'Solve',
  sweep: 'Sweep',
  limits: 'Limits',
  tornado: 'Tornado',
  corners: 'Corners',
  monteCarlo: 'Monte Carlo',
  map: 'Map',
  compare: 'Compare',
};

const blank: AmountText = { text: '', unit: '' };

export const blankForm: Form = {
  input: '',
  from: blank,
  to: blank,
  result: '',
  equals: blank,
  up: '',
  upFrom: blank,
  upTo: blank,
  level: 'warning',
  verdict: '',
  percent: '10',
  worst: 'highest',
  varied: [],
  correlated: [],
  side: 'above',
  limit: blank,
  samples: '',
  by: '',
};

export function newVaried(id: string): VariedInput {
  return { id, spread: 'normal', from: blank, to: blank, deviation: blank, factor: '' };
}

type Amount = number | { readonly value: number; readonly unit: string };

/** An amount of a saved analysis as form text. */
function textOf(amount: Amount | undefined, usual: string): AmountText {
  if (amount === undefined) return blank;
  const { value, unit } = typeof amount === 'number' ? { value: amount, unit: usual } : amount;
  return { text: String(value), unit };
}

/** The default unit of an input or result. */
function defaultUnit(definition: Definition, id: string): string {
  const field = definition.inputs.find(input => input.id === id)?.field;
  if (field) return field.type === 'quantity' ? field.unit : '';
  return definition.results.some(result => result.id === id) ? (resultInfo(definition, id).unit ?? '') : '';
}

/** The form filled in from a saved analysis. */
export function formFromRequest(definition: Definition, form: Form, question: AnalysisRequest): Form {
  const unitOf = (id: string) => defaultUnit(definition, id);
  const rangeForm = (input: string, range: { readonly from?: Amount; readonly to?: Amount } | undefined) => ({
    input,
    from: textOf(range?.from, unitOf(input)),
    to: textOf(range?.to, unitOf(input)),
  });
  switch (question.type) {
    case 'solve': {
      const { input, range, result, equals } = question;
      const target =
        typeof equals === 'string' || typeof equals === 'boolean'
          ? { text: String(equals), unit: '' }
          : textOf(equals, unitOf(result));
      return { ...form, ...rangeForm(input, range), result, equals: target };
    }
    case 'sweep':
      return { ...form, ...rangeForm(question.input, question.range), result: question.results[0] ?? form.result };
    case 'compare':
      return {
        ...form,
        ...rangeForm(question.input, question.range),
        result: question.results[0] ?? form.result,
        by: question.by ?? '',
      };
    case 'limits':
      return {
        ...form,
        ...rangeForm(question.input, question.range),
        level: question.level ?? 'warning',
        verdict: question.result ?? '',
      };
    case 'map': {
      const { x, y, result } = question;
      const { input: up, from: upFrom, to: upTo } = rangeForm(y.input, y.range);
      return { ...form, ...rangeForm(x.input, x.range), up, upFrom, upTo, result };
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
  { result, uncertain, correlations = [], limit, samples }: Extract<AnalysisRequest, { readonly type: 'monteCarlo' }>,
  unitOf: (id: string) => string,
): Form {
  const varied = Object.entries(uncertain).map(([id, distribution]): VariedInput => {
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
