import { Refusal, toSi } from '@isentrope/engineering/quantities';
import { resultInfo, isExpensive } from '../../definition/calculator-definition.ts';
import { describeFieldBounds } from '../../definition/bounds.ts';
import type { Message } from '../../definition/messages.ts';
import type { MonteCarloResult } from '../result.ts';
import { correlatedShares, drawnCorrelations } from './correlated-samples.ts';
import { lognormal, normal, triangular, truncated, uniform, type Quantile } from './distribution.ts';
import type { Exploration } from '../exploration.ts';
import { Probe, absenceReason } from '../probe.ts';
import type { Amount, Distribution, MonteCarloRequest } from '../request/request.ts';
import { ReasonCounter } from '../reason-counter.ts';
import { independent, latinHypercube, randomFrom } from './samples.ts';
import { deviationOf, histogramOf, meanOf, percentileOf, rankCorrelation, shareOf } from './statistics.ts';
import { messageKey, plainMessage } from '../messages.ts';
import {
  quantityInfo,
  inputAmount,
  inSi,
  numericInput,
  numericResult,
  plainFaults,
  displayedNumber,
  type NumericInput,
  type Subject,
} from '../subject.ts';
import { withinBounds } from '../base-case.ts';

const defaultSamples = 10_000;
const defaultExpensiveSamples = 100;
const maxSamples = 100_000;
const percents = [1, 2.5, 5, 10, 25, 50, 75, 90, 95, 97.5, 99] as const;
/** Runs between two progress stages. */
const stageRuns = 50;
const maxReported = 20;

/**
 * Samples the distribution of a result for given distributions of inputs, truncated at the bounds of their fields and
 * independent except for the stated rank correlations. Deterministic for a seed. Throws a `Refusal` for an invalid
 * request.
 */
export function* monteCarlo(subject: Subject, request: MonteCarloRequest): Exploration<MonteCarloResult> {
  const { definition, data } = subject;
  const result = numericResult(subject, request.result);
  const { seed = 1, sequence = 'latinHypercube' } = request;
  const { samples = isExpensive(definition) ? defaultExpensiveSamples : defaultSamples } = request;
  if (!(samples >= 10 && samples <= maxSamples))
    throw new Refusal(`The samples of an analysis must be 10 to ${maxSamples}.`);
  const uncertain = Object.entries(request.uncertain).map(([id, distribution]) => {
    const input = numericInput(subject, id);
    return { input, ...cutAtBounds(input, quantileOf(input, distribution)) };
  });
  if (uncertain.length === 0) throw new Refusal('At least one of the inputs must be uncertain.');
  const limit = limitOf(subject, result, request);
  const ids = uncertain.map(({ input }) => input.id);
  const probe = new Probe(definition, data, ids, [result.id], true);
  const random = randomFrom(seed);
  const alone = (sequence === 'random' ? independent : latinHypercube)(ids.length, samples, random);
  const { correlations = [] } = request;
  const shares = correlations.length > 0 ? correlatedShares(alone, ids, correlations, random) : alone;
  const drawn: number[][] = ids.map(() => []);
  const results: number[] = [];
  const failures = new ReasonCounter();
  const messageCounts = new Map<string, { message: Message; count: number }>();
  let sampleCount = 0;
  const answer = (): MonteCarloResult => {
    const rising = Float64Array.from(results).toSorted();
    const isAny = rising.length > 0;
    const deviation = isAny ? deviationOf(rising) : null;
    return {
      type: 'monteCarlo',
      result: quantityInfo(result),
      samples: sampleCount,
      seed,
      sequence,
      mean: isAny ? meanOf(rising) : null,
      standardError: deviation === null ? null : deviation / Math.sqrt(rising.length),
      deviation,
      percentiles: isAny ? percents.map(percent => percentileOf(rising, percent)) : [],
      histogram: histogramOf(rising),
      ...(limit
        ? {
            beyond: {
              limit: displayedNumber(result, limit.si),
              side: limit.side,
              ...shareOf(
                rising.filter(each => (limit.side === 'above' ? each > limit.si : each < limit.si)).length,
                rising.length,
              ),
            },
          }
        : {}),
      failed: { count: failures.count, reasons: failures.list() },
      said: [...messageCounts.values()]
        .toSorted((a, b) => b.count - a.count)
        .slice(0, maxReported)
        .map(({ message, count }) => ({ message: plainMessage(message), count })),
      inputs: uncertain.map(({ input, cut }, index) => ({
        input: quantityInfo(input),
        correlation: rankCorrelation(drawn[index] ?? [], results),
        truncated: cut,
      })),
      ...(correlations.length > 0 ? { correlations: drawnCorrelations(correlations, ids, drawn) } : {}),
      faults: plainFaults(probe.faults),
    };
  };
  for (let sample = 0; sample < samples; sample += 1) {
    const values = uncertain.map(({ quantile }, index) => quantile(shares[index]?.[sample] ?? 0.5));
    const { values: input, messages } = probe.at(values);
    const [value] = input;
    sampleCount += 1;
    for (const key of new Set(messages.map(messageKey))) {
      const known = messageCounts.get(key);
      const message = messages.find(each => messageKey(each) === key);
      if (known) known.count += 1;
      else if (message) messageCounts.set(key, { message, count: 1 });
    }
    if (typeof value === 'number') {
      results.push(value);
      values.forEach((each, index) => drawn[index]?.push(each));
    } else failures.add(absenceReason(value) ?? '');
    if (sampleCount % stageRuns === 0 || isExpensive(definition))
      yield { share: sampleCount / (samples + 1), soFar: answer };
  }
  return answer();
}

/** The limit of a result in SI; undefined if none is given. */
function limitOf(subject: Subject, result: ReturnType<typeof numericResult>, { limit }: MonteCarloRequest) {
  if (!limit) return undefined;
  const { unit = '' } = resultInfo(subject.definition, result.id);
  const [side, amount] = 'above' in limit ? (['above', limit.above] as const) : (['below', limit.below] as const);
  return { side, si: inSi(`result "${result.id}"`, result.kind, unit, amount) };
}

/** The distribution of an input in SI. Throws a `Refusal` for invalid parameters. */
function quantileOf(input: NumericInput, distribution: Distribution): Quantile {
  const { id, presentValue } = input;
  const amount = (given: Amount) => inputAmount(input, given);
  const middle = (given: Amount | undefined) => {
    const value = given === undefined ? presentValue : inputAmount(input, given);
    if (value === undefined) throw new Refusal(`The field "${id}" has no value in this case: give its median or mean.`);
    return value;
  };
  const refuse = (text: string) => new Refusal(`The distribution of the field "${id}" must have ${text}.`);
  switch (distribution.type) {
    case 'normal': {
      const { deviation } = distribution;
      const zero = amount(typeof deviation === 'number' ? 0 : { value: 0, unit: deviation.unit });
      const width = amount(deviation) - zero;
      if (!(width > 0)) throw refuse('a deviation above 0');
      return normal(middle(distribution.mean), width);
    }
    case 'lognormal': {
      const median = middle(distribution.median);
      if (!(median > 0 && distribution.factor > 1)) throw refuse('a median above 0 and a factor above 1');
      return lognormal(median, distribution.factor);
    }
    case 'uniform': {
      const [from, to] = [amount(distribution.from), amount(distribution.to)];
      if (!(from < to)) throw refuse('an end above its start');
      return uniform(from, to);
    }
    case 'triangular': {
      const [from, mode, to] = [amount(distribution.from), middle(distribution.mode), amount(distribution.to)];
      if (!(from < to && from <= mode && mode <= to)) throw refuse('its mode between its start and its end');
      return triangular(from, mode, to);
    }
  }
}

/** A distribution truncated at the bounds of a field. Throws a `Refusal` if it lies outside them. */
function cutAtBounds(input: NumericInput, uncut: Quantile) {
  const { id, field } = input;
  const limits = [field.atLeast ?? field.above, field.atMost ?? field.below];
  const [low, high] = limits.map(limit =>
    limit === undefined ? undefined : withinBounds(input, toSi(field.kind, limit, field.unit)),
  );
  const { quantile, cut } = truncated(uncut, low, high);
  if (cut > 0.99)
    throw new Refusal(`The field "${id}" must be ${describeFieldBounds(field)}; its distribution lies outside.`);
  return { quantile, cut };
}
