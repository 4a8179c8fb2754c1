import { z } from 'zod';

/**
 * The zod schemas of analysis requests. Types are inferred from them; only types and tests import this file. An amount
 * is a number in the default unit, or a number with its unit.
 */

const strictObject = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape).readonly();
const arrayOf = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const byId = <T extends z.ZodType>(of: T) => z.record(z.string(), of).readonly();
const optional = <T extends z.ZodType>(of: T) => z.exactOptional(of);

export const amount = z.union([z.number(), strictObject({ value: z.number(), unit: z.string() })]);

const range = strictObject({ from: optional(amount), to: optional(amount) }).describe(
  'Within the bounds of the field.',
);
const scale = z.enum(['linear', 'log']);
const ofCase = { case: optional(z.int()).describe('The index of the case in the document; the first, unless given.') };

export const solveRequest = strictObject({
  type: z.literal('solve'),
  ...ofCase,
  input: z.string(),
  range: optional(range),
  result: z.string(),
  equals: z.union([amount, z.string(), z.boolean()]),
}).describe('Which values of an input give a value of a result.');

export const limitsRequest = strictObject({
  type: z.literal('limits'),
  ...ofCase,
  input: z.string(),
  range: optional(range),
  level: optional(z.enum(['warning', 'error'])).describe(
    'The level of the messages that count; warning, unless given.',
  ),
  result: optional(z.string()).describe('A text or yes/no result, in place of the messages.'),
}).describe('Between which values of an input the verdict on a case stays the same.');

export const sweepRequest = strictObject({
  type: z.literal('sweep'),
  ...ofCase,
  input: z.string(),
  range: optional(range),
  results: arrayOf(z.string()),
  points: optional(z.int()),
  scale: optional(scale),
}).describe('Results over the values of an input.');

const mapAxis = strictObject({
  input: z.string(),
  range: optional(range),
  scale: optional(scale),
  points: optional(z.int()),
});

export const mapRequest = strictObject({
  type: z.literal('map'),
  ...ofCase,
  x: mapAxis,
  y: mapAxis,
  result: z.string(),
}).describe('A result, and the verdict, over the values of two inputs.');

export const compareRequest = strictObject({
  type: z.literal('compare'),
  cases: optional(arrayOf(z.int())).describe('The indices of the cases; all, unless given.'),
  input: z.string(),
  range: optional(range),
  results: arrayOf(z.string()),
  points: optional(z.int()),
  scale: optional(scale),
  by: optional(z.string()).describe('A choice, such as the method, each of whose options is compared.'),
}).describe('The same sweep of several cases, or by each option of a choice.');

export const tornadoRequest = strictObject({
  type: z.literal('tornado'),
  ...ofCase,
  result: z.string(),
  percent: optional(z.number()).describe(
    'The percentage by which inputs without a stated uncertainty vary; 10, unless given.',
  ),
  inputs: optional(
    byId(z.union([strictObject({ percent: z.number() }), strictObject({ plusMinus: amount })])),
  ).describe('The uncertainty of inputs; if it is given, other inputs vary only if `percent` is given too.'),
}).describe('How much a result changes with each input.');

export const cornersRequest = strictObject({
  type: z.literal('corners'),
  ...ofCase,
  result: z.string(),
  worst: z.enum(['highest', 'lowest']),
  extremes: byId(strictObject({ from: amount, to: amount })),
}).describe('A result at all combinations of the extremes of inputs.');

export const distribution = z.discriminatedUnion('type', [
  strictObject({ type: z.literal('normal'), mean: optional(amount), deviation: amount }).describe(
    'The mean is the value of the case, unless given.',
  ),
  strictObject({ type: z.literal('lognormal'), median: optional(amount), factor: z.number() }).describe(
    '68 % lie between the median divided by the factor and the median times the factor.',
  ),
  strictObject({ type: z.literal('uniform'), from: amount, to: amount }),
  strictObject({ type: z.literal('triangular'), from: amount, mode: optional(amount), to: amount }),
]);

export const monteCarloRequest = strictObject({
  type: z.literal('monteCarlo'),
  ...ofCase,
  result: z.string(),
  uncertain: byId(distribution),
  correlations: optional(
    arrayOf(
      strictObject({
        inputs: z.tuple([z.string(), z.string()]).readonly(),
        ranks: z.number().describe('Of ranks (Spearman), above -1 and below 1.'),
      }),
    ),
  ).describe('Between pairs of the uncertain inputs; the others are independent.'),
  samples: optional(z.int()).describe('10 000, unless given.'),
  sequence: optional(z.enum(['latinHypercube', 'random'])),
  seed: optional(z.int()),
  limit: optional(z.union([strictObject({ above: amount }), strictObject({ below: amount })])),
}).describe('The distribution of a result for uncertain inputs.');

export const derivativesRequest = strictObject({
  type: z.literal('derivatives'),
  ...ofCase,
  result: z.string(),
  inputs: optional(arrayOf(z.string())),
  curves: optional(z.int()).describe(
    'The number of points of the curve around the value of each input, over its uncertainty; none, unless given.',
  ),
}).describe('How steeply a result rises with each input.');

export const analysisRequest = z
  .discriminatedUnion('type', [
    solveRequest,
    limitsRequest,
    sweepRequest,
    mapRequest,
    compareRequest,
    tornadoRequest,
    cornersRequest,
    monteCarloRequest,
    derivativesRequest,
  ])
  .describe('An analysis of the cases.');
