import { z } from 'zod';

/**
 * The zod schemas of analysis requests. Types are inferred from them; only types and tests import this file. An amount
 * is a number in the default unit, or a number with its unit.
 */

const plain = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape).readonly();
const several = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const byId = <T extends z.ZodType>(of: T) => z.record(z.string(), of).readonly();
const perhaps = <T extends z.ZodType>(of: T) => z.exactOptional(of);

export const amount = z.union([z.number(), plain({ value: z.number(), unit: z.string() })]);

const range = plain({ from: perhaps(amount), to: perhaps(amount) }).describe('Within the bounds of the field.');
const scale = z.enum(['linear', 'log']);
const ofCase = { case: perhaps(z.int()).describe('The place of the case in the document; the first, unless given.') };

export const solveQuestion = plain({
  type: z.literal('solve'),
  ...ofCase,
  input: z.string(),
  range: perhaps(range),
  result: z.string(),
  equals: z.union([amount, z.string(), z.boolean()]),
}).describe('Which values of an input give a value of a result.');

export const limitsQuestion = plain({
  type: z.literal('limits'),
  ...ofCase,
  input: z.string(),
  range: perhaps(range),
  level: perhaps(z.enum(['warning', 'error'])).describe('Of the messages that count; warning, unless given.'),
  result: perhaps(z.string()).describe('A result in words, or yes and no, in place of the messages.'),
}).describe('Between which values of an input the verdict on a case stays the same.');

export const sweepQuestion = plain({
  type: z.literal('sweep'),
  ...ofCase,
  input: z.string(),
  range: perhaps(range),
  results: several(z.string()),
  points: perhaps(z.int()),
  scale: perhaps(scale),
}).describe('Results over the values of an input.');

const mapAxis = plain({ input: z.string(), range: perhaps(range), scale: perhaps(scale), points: perhaps(z.int()) });

export const mapQuestion = plain({
  type: z.literal('map'),
  ...ofCase,
  x: mapAxis,
  y: mapAxis,
  result: z.string(),
}).describe('A result, and the verdict, over the values of two inputs.');

export const compareQuestion = plain({
  type: z.literal('compare'),
  cases: perhaps(several(z.int())).describe('The places of the cases; all, unless given.'),
  input: z.string(),
  range: perhaps(range),
  results: several(z.string()),
  points: perhaps(z.int()),
  scale: perhaps(scale),
  by: perhaps(z.string()).describe('A choice, such as the method, each of whose options is compared.'),
}).describe('The same sweep of several cases, or by each option of a choice.');

export const tornadoQuestion = plain({
  type: z.literal('tornado'),
  ...ofCase,
  result: z.string(),
  percent: perhaps(z.number()).describe('By which inputs vary whose uncertainty nobody states; 10, unless given.'),
  inputs: perhaps(byId(z.union([plain({ percent: z.number() }), plain({ plusMinus: amount })]))).describe(
    'The uncertainty of inputs; where it is given, other inputs do not vary unless `percent` is given too.',
  ),
}).describe('How much a result moves with each input.');

export const cornersQuestion = plain({
  type: z.literal('corners'),
  ...ofCase,
  result: z.string(),
  worst: z.enum(['highest', 'lowest']),
  extremes: byId(plain({ from: amount, to: amount })),
}).describe('A result at all combinations of the extremes of inputs.');

export const distribution = z.discriminatedUnion('type', [
  plain({ type: z.literal('normal'), mean: perhaps(amount), deviation: amount }).describe(
    'The mean is the value of the case, unless given.',
  ),
  plain({ type: z.literal('lognormal'), median: perhaps(amount), factor: z.number() }).describe(
    '68 % lie between the median divided by the factor and the median times the factor.',
  ),
  plain({ type: z.literal('uniform'), from: amount, to: amount }),
  plain({ type: z.literal('triangular'), from: amount, mode: perhaps(amount), to: amount }),
]);

export const monteCarloQuestion = plain({
  type: z.literal('monteCarlo'),
  ...ofCase,
  result: z.string(),
  uncertain: byId(distribution),
  correlations: perhaps(
    several(
      plain({
        inputs: z.tuple([z.string(), z.string()]).readonly(),
        ranks: z.number().describe('Of ranks (Spearman), above -1 and below 1.'),
      }),
    ),
  ).describe('Between pairs of the uncertain inputs; the others are independent.'),
  samples: perhaps(z.int()).describe('10 000, unless given.'),
  sequence: perhaps(z.enum(['latinHypercube', 'random'])),
  seed: perhaps(z.int()),
  limit: perhaps(z.union([plain({ above: amount }), plain({ below: amount })])),
}).describe('How a result is distributed where inputs are.');

export const derivativesQuestion = plain({
  type: z.literal('derivatives'),
  ...ofCase,
  result: z.string(),
  inputs: perhaps(several(z.string())),
  curves: perhaps(z.int()).describe(
    'From how many points the result is told around the value of each input, as far as that may be off; none, unless given.',
  ),
}).describe('How steeply a result rises with each input.');

export const question = z
  .discriminatedUnion('type', [
    solveQuestion,
    limitsQuestion,
    sweepQuestion,
    mapQuestion,
    compareQuestion,
    tornadoQuestion,
    cornersQuestion,
    monteCarloQuestion,
    derivativesQuestion,
  ])
  .describe('A question to the cases.');
