import { type Definition, type AnalysisRequest } from '@isentrope/calculators/kit';
import { findUnit, parseNumber, parseQuantity, Refusal, type Kind } from '@isentrope/engineering/quantities';
import type { AmountText, AnalysisType, Form, VariedInput } from './form.ts';
import { defaultRange, type ResultOption, type NumberInput } from './analysis-options.ts';

/** The inputs and results available for an analysis of the active case. */
export interface AnalysisOptions {
  readonly inputs: readonly NumberInput[];
  readonly results: readonly ResultOption[];
  /** The inputs the chosen result depends on most, as defaults of the form. */
  readonly influential?: readonly string[];
}

/** The analysis request of a form, or the error as a sentence for the user. */
type FormRequest = { readonly question: AnalysisRequest } | { readonly wrong: string };

interface Amount {
  readonly value: number;
  readonly unit: string;
}

/**
 * Parses a typed amount; undefined if blank.
 * @throws {Refusal} naming the amount, if it is invalid.
 */
function amountOf(what: string, kind: Kind, typed: AmountText, unit: string): Amount | undefined {
  if (typed.text.trim() === '') return undefined;
  const stated = findUnit(kind, typed.unit === '' ? unit : typed.unit);
  if (!stated) throw new Refusal(`${what} has no unit "${typed.unit}".`);
  const parsed = parseQuantity(kind, typed.text, stated.symbol);
  if (!parsed.ok) throw new Refusal(`${what} ${parsed.reason}.`);
  return { value: parsed.value, unit: parsed.unit };
}

function requireAmount(what: string, kind: Kind, typed: AmountText, unit: string): Amount {
  const amount = amountOf(what, kind, typed, unit);
  if (!amount) throw new Refusal(`${what} must be given.`);
  return amount;
}

function requireNumber(what: string, text: string, isAllowed: (value: number) => boolean, allowed: string): number {
  const value = parseNumber(text);
  if (value === undefined || !isAllowed(value)) throw new Refusal(`${what} must be ${allowed}.`);
  return value;
}

function rangeOf({ field, unit }: NumberInput, from: AmountText, to: AmountText) {
  const low = amountOf(`The start of the range of ${field.label}`, field.kind, from, unit);
  const high = amountOf(`The end of the range of ${field.label}`, field.kind, to, unit);
  return low || high ? { range: { ...(low ? { from: low } : {}), ...(high ? { to: high } : {}) } } : {};
}

/** As `rangeOf`, but blank ends default to a range around the present value. */
function figureRange(input: NumberInput, from: AmountText, to: AmountText) {
  const usual = defaultRange(input, 'wide');
  const withDefault = (typed: AmountText, value: number | undefined): AmountText =>
    typed.text.trim() === '' && value !== undefined ? { text: String(value), unit: input.unit } : typed;
  return rangeOf(input, withDefault(from, usual?.from), withDefault(to, usual?.to));
}

/** The lowest and highest value of an input; by default a tenth to either side of the present value. */
function extremes(input: NumberInput, { from, to }: VariedInput) {
  const { field, unit } = input;
  const usual = defaultRange(input, 'narrow');
  const end = (what: string, typed: AmountText, value: number | undefined) =>
    typed.text.trim() === '' && value !== undefined
      ? { value, unit }
      : requireAmount(`The ${what} of ${field.label}`, field.kind, typed, unit);
  return { from: end('lowest value', from, usual?.from), to: end('highest value', to, usual?.to) };
}

function distributionOf(input: NumberInput, varied: VariedInput) {
  const { field, unit, presentValue } = input;
  switch (varied.spread) {
    case 'normal': {
      const what = `The standard deviation of ${field.label}`;
      return { type: 'normal', deviation: requireAmount(what, field.kind, varied.deviation, unit) } as const;
    }
    case 'lognormal': {
      if (presentValue === undefined) throw new Refusal(`${field.label} has no value in this case.`);
      const what = `The factor of ${field.label}`;
      return { type: 'lognormal', factor: requireNumber(what, varied.factor, value => value > 1, 'a number above 1') } as const; // prettier-ignore
    }
    case 'uniform':
    case 'triangular':
      return { type: varied.spread, ...extremes(input, varied) } as const;
  }
}

const findOrFirst = <T extends { readonly id: string }>(all: readonly T[], id: string): T => {
  const one = all.find(each => each.id === id) ?? all[0];
  if (!one) throw new Refusal('This case has nothing to analyse.');
  return one;
};

/** The input chosen in a form, else the default one. */
export function chosenInput({ inputs, influential = [] }: AnalysisOptions, id: string): NumberInput {
  const presentValue = inputs.filter(each => each.presentValue !== undefined);
  const first = influential.flatMap(named => presentValue.filter(each => each.id === named));
  return (
    inputs.find(each => each.id === id) ??
    first[0] ??
    findOrFirst(presentValue.length === 0 ? inputs : presentValue, id)
  );
}

/** The result chosen in a form, else the primary one. */
export function chosenResult(
  { primary }: Definition,
  { results }: AnalysisOptions,
  id: string,
  numbersOnly: boolean,
): ResultOption {
  const some = numbersOnly ? results.filter(({ kind }) => kind !== undefined) : results;
  return findOrFirst(some, some.some(each => each.id === id) ? id : primary);
}

function solveOf(result: ResultOption, input: NumberInput, form: Form): AnalysisRequest {
  const { kind, label, unit, value } = result;
  const ranged = { input: input.id, ...rangeOf(input, form.from, form.to) };
  if (kind !== undefined) {
    const equals = requireAmount(`The value of ${label}`, kind, form.equals, unit);
    return { type: 'solve', ...ranged, result: result.id, equals };
  }
  const text = form.equals.text.trim();
  if (value?.type === 'answer') return { type: 'solve', ...ranged, result: result.id, equals: text !== 'false' };
  if (text === '') throw new Refusal(`Choose the value that ${label} should have.`);
  return { type: 'solve', ...ranged, result: result.id, equals: text };
}

function mapOf(result: ResultOption, across: NumberInput, up: NumberInput, form: Form): AnalysisRequest {
  if (across.id === up.id) throw new Refusal('A map needs two different inputs.');
  return {
    type: 'map',
    x: { input: across.id, ...figureRange(across, form.from, form.to) },
    y: { input: up.id, ...figureRange(up, form.upFrom, form.upTo) },
    result: result.id,
  };
}

/** The correlations between varied inputs. */
function correlationsOf(varied: readonly (readonly [NumberInput, VariedInput])[], { correlated }: Form) {
  return correlated.flatMap(({ inputs, ranks }) => {
    const labels = inputs.flatMap(id => varied.find(([input]) => input.id === id)?.[0].field.label ?? []);
    if (labels.length < inputs.length) return [];
    const what = `The correlation of ${labels.join(' and ')}`;
    return [{ inputs, ranks: requireNumber(what, ranks, value => Math.abs(value) < 1, 'above −1 and below 1') }];
  });
}

function monteCarloOf(
  result: ResultOption,
  varied: readonly (readonly [NumberInput, VariedInput])[],
  form: Form,
): AnalysisRequest {
  const { kind, label, unit } = result;
  const limit = kind === undefined ? undefined : amountOf(`The limit of ${label}`, kind, form.limit, unit);
  const isCount = (value: number) => Number.isInteger(value) && value >= 10 && value <= 100_000;
  const correlations = correlationsOf(varied, form);
  return {
    type: 'monteCarlo',
    result: result.id,
    uncertain: Object.fromEntries(varied.map(([input, each]) => [input.id, distributionOf(input, each)])),
    ...(correlations.length > 0 ? { correlations } : {}),
    ...(limit ? { limit: form.side === 'above' ? { above: limit } : { below: limit } } : {}),
    ...(form.samples.trim() === ''
      ? {}
      : { samples: requireNumber('The number of runs', form.samples, isCount, 'a whole number from 10 to 100 000') }),
  };
}

function questionOf(
  definition: Definition,
  offers: AnalysisOptions,
  analysisType: AnalysisType,
  form: Form,
): AnalysisRequest {
  const result = chosenResult(definition, offers, form.result, analysisType !== 'solve');
  if (analysisType === 'tornado') {
    const isShare = (value: number) => value > 0 && value <= 90;
    const percent = requireNumber('The share', form.percent, isShare, 'above 0 and at most 90 %');
    return { type: 'tornado', result: result.id, percent };
  }
  if (analysisType === 'corners' || analysisType === 'monteCarlo') {
    const varied = form.varied.flatMap(each => {
      const input = offers.inputs.find(({ id }) => id === each.id);
      return input ? [[input, each] as const] : [];
    });
    if (varied.length === 0) throw new Refusal('Add at least one input that varies.');
    if (analysisType === 'monteCarlo') return monteCarloOf(result, varied, form);
    const ends = Object.fromEntries(varied.map(([input, each]) => [input.id, extremes(input, each)]));
    return { type: 'corners', result: result.id, worst: form.worst, extremes: ends };
  }
  const input = chosenInput(offers, form.input);
  switch (analysisType) {
    case 'solve':
      return solveOf(result, input, form);
    case 'limits': {
      const verdict = offers.results.find(({ id, kind }) => id === form.verdict && kind === undefined);
      return {
        type: 'limits',
        input: input.id,
        ...rangeOf(input, form.from, form.to),
        ...(verdict ? { result: verdict.id } : { level: form.level }),
      };
    }
    case 'sweep':
      return { type: 'sweep', input: input.id, ...figureRange(input, form.from, form.to), results: [result.id] };
    case 'compare':
      return {
        type: 'compare',
        input: input.id,
        ...figureRange(input, form.from, form.to),
        results: [result.id],
        ...(form.by === '' ? {} : { by: form.by }),
      };
    case 'map':
      return mapOf(result, input, secondInput(offers, form), form);
  }
}

/** The second input of a map; by default different from the first. */
export function secondInput(offers: AnalysisOptions, form: Form): NumberInput {
  const across = chosenInput(offers, form.input);
  const others = { ...offers, inputs: offers.inputs.filter(({ id }) => id !== across.id) };
  return form.up === across.id ? across : chosenInput(others, form.up);
}

/** Builds the analysis request of a form, or its error message. */
export function requestFromForm(
  definition: Definition,
  offers: AnalysisOptions,
  analysisType: AnalysisType,
  form: Form,
): FormRequest {
  try {
    return { question: questionOf(definition, offers, analysisType, form) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { wrong: thrown.message };
    throw thrown;
  }
}
