import { z } from 'zod';

/**
 * The zod schemas of analysis results, plain JSON. Types are inferred from them; only types and tests import this file.
 */

const strictObject = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape).readonly();
const arrayOf = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const optional = <T extends z.ZodType>(of: T) => z.exactOptional(of);

const level = z.enum(['none', 'info', 'warning', 'error']);

const message = strictObject({
  level: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  field: optional(z.string()),
  source: optional(z.string()),
});

const shown = strictObject({ si: z.number(), value: z.number(), unit: z.string() });

const resultValue = z
  .union([z.number(), z.string(), z.boolean(), z.null()])
  .describe('A number in SI units, a text, or yes/no; null if there is none.');

const quantity = strictObject({
  id: z.string(),
  label: z.string(),
  kind: optional(z.string()),
  unit: z.string().describe('The unit in which it is displayed.'),
});

const reach = strictObject({
  from: shown,
  to: shown,
  scale: z.enum(['linear', 'log']),
  assumed: z.boolean().describe('Whether the field has no limits and no range was given.'),
});

const gap = strictObject({
  from: shown,
  to: shown,
  reason: z.string().describe('Why there is no result, as a sentence.'),
});

const side = strictObject({ at: shown, result: shown });

const solution = strictObject({
  at: shown,
  result: shown.describe('What the calculator gives there.'),
  residual: z.number().describe('By how much it misses the target, as a fraction of the target.'),
  touches: z
    .boolean()
    .describe('Whether the result has a turning point there, so that its position is known only to about 1e-5.'),
  messages: arrayOf(message).describe('The messages of a run there.'),
});

const region = strictObject({
  from: shown,
  to: shown,
  value: resultValue.describe('The result that decides the verdict; null if messages decide it.'),
  level,
  messages: arrayOf(message).describe(
    'Those of a run within it; numbers that differ among others within it are ranges.',
  ),
  refused: optional(z.string()).describe('Why there is no result.'),
});

const scan = strictObject({
  values: z.int().describe('The number of values of the input scanned before refining.'),
  apart: strictObject({ value: z.number(), unit: z.string() }).describe(
    'The largest distance between two neighbouring values.',
  ),
  sentence: z.string(),
}).describe('The resolution of the scan, and what it may have missed.');

const fault = strictObject({ place: z.string(), error: z.string() });
const faults = { faults: arrayOf(fault).describe('Internal errors.') };

export const solveResult = strictObject({
  type: z.literal('solve'),
  input: quantity,
  result: quantity,
  wanted: z.union([shown, z.string(), z.boolean()]),
  range: reach,
  outcome: z
    .enum(['found', 'everywhere', 'step', 'none', 'noEffect', 'refused'])
    .describe('The outcome as a word; `sentence` has it in full.'),
  sentence: z.string(),
  solutions: arrayOf(solution),
  steps: arrayOf(strictObject({ below: side, above: side })).describe('Where the result jumps past the target.'),
  plateaus: arrayOf(strictObject({ from: shown, to: shown, result: shown, wanted: z.boolean() })).describe(
    'Where the input has no effect.',
  ),
  gaps: arrayOf(gap),
  regions: arrayOf(region).describe('Where a text result equals the target.'),
  nearest: optional(side).describe('The nearest value, if none gives the target.'),
  scan,
  ...faults,
});

export const limitsResult = strictObject({
  type: z.literal('limits'),
  input: quantity,
  range: reach,
  sentence: z.string(),
  regions: arrayOf(region),
  boundaries: arrayOf(
    strictObject({
      below: shown,
      above: shown.describe('The next value, beyond the boundary.'),
      appears: arrayOf(message).describe('Messages above it and not below.'),
      disappears: arrayOf(message),
    }),
  ),
  scan,
  ...faults,
});

const curve = {
  results: arrayOf(quantity),
  points: arrayOf(strictObject({ at: z.number(), values: arrayOf(resultValue), level })).describe(
    'In SI units, rising.',
  ),
  regimes: arrayOf(strictObject({ from: z.number(), to: z.number(), level, messages: arrayOf(message) })).describe(
    'The points between which the messages are the same; numbers that differ among them are ranges.',
  ),
  jumps: arrayOf(strictObject({ below: z.number(), above: z.number(), results: arrayOf(z.string()) })),
  gaps: arrayOf(gap),
};

export const sweepResult = strictObject({
  type: z.literal('sweep'),
  input: quantity,
  range: reach,
  ...curve,
  ...faults,
});

const moment = strictObject({
  at: shown,
  result: z.union([shown, z.null()]),
  level,
  refused: optional(z.string()).describe('Why there is no result.'),
});

const basis = z.enum(['stated', 'published', 'percent']).describe('The source of its uncertainty.');

const moved = strictObject({
  input: quantity,
  basis,
  low: moment,
  high: moment,
  clipped: z.boolean().describe('Whether a limit of the field is closer than the uncertainty.'),
  swing: z
    .union([z.number(), z.null()])
    .describe('The difference between the results at both ends, SI; null if one is missing.'),
  effect: z.boolean(),
});

export const tornadoResult = strictObject({
  type: z.literal('tornado'),
  result: quantity,
  base: z.union([shown, z.null()]),
  messages: arrayOf(message).describe('The messages of a run of the case.'),
  bars: arrayOf(moved).describe('The widest first.'),
  left: arrayOf(strictObject({ id: z.string(), reason: z.string() })).describe('Inputs that do not vary, and why.'),
  ...faults,
});

export const derivativesResult = strictObject({
  type: z.literal('derivatives'),
  result: quantity,
  base: z.union([shown, z.null()]),
  messages: arrayOf(message),
  derivatives: arrayOf(
    strictObject({
      input: quantity,
      at: shown,
      derivative: z.union([z.number(), z.null()]).describe('In SI units; null where it is not defined.'),
      error: z.union([z.number(), z.null()]).describe('The difference between two step sizes.'),
      elasticity: z
        .union([z.number(), z.null()])
        .describe('Change of the result in per cent for one per cent of the input.'),
      notDefined: optional(z.string()),
      curve: optional(
        strictObject({
          basis,
          from: shown,
          to: shown,
          points: arrayOf(strictObject({ at: z.number(), value: z.union([z.number(), z.null()]) })).describe(
            'In SI units, rising.',
          ),
          jumps: arrayOf(strictObject({ below: z.number(), above: z.number() })),
          effect: z.boolean().describe('Whether the result differs anywhere on it.'),
        }),
      ).describe('The result as far around the value as that may be off; missing where a share of nothing is nothing.'),
    }),
  ),
  ...faults,
});

export const cornersResult = strictObject({
  type: z.literal('corners'),
  result: quantity,
  inputs: arrayOf(strictObject({ input: quantity, from: shown, to: shown })),
  corners: arrayOf(
    strictObject({
      high: arrayOf(z.boolean()).describe('Of each input, whether it is at the end of its extremes.'),
      result: z.union([z.number(), z.null()]),
      level,
    }),
  ),
  base: z.union([shown, z.null()]),
  worst: optional(
    strictObject({
      corner: z.int(),
      at: arrayOf(strictObject({ id: z.string(), at: shown })),
      result: shown,
      messages: arrayOf(message),
    }),
  ),
  refused: arrayOf(strictObject({ reason: z.string(), count: z.int() })),
  sentence: z.string(),
  ...faults,
});

const interval = { value: z.number(), from: z.number(), to: z.number() };

export const monteCarloResult = strictObject({
  type: z.literal('monteCarlo'),
  result: quantity,
  samples: z.int().describe('The number of runs.'),
  seed: z.int(),
  sequence: z.enum(['latinHypercube', 'random']),
  mean: z.union([z.number(), z.null()]),
  standardError: z.union([z.number(), z.null()]).describe('Of the mean, for independent samples.'),
  deviation: z.union([z.number(), z.null()]),
  percentiles: arrayOf(strictObject({ percent: z.number(), ...interval })).describe(
    'In SI units, each with its own 95 % interval by order statistics.',
  ),
  histogram: arrayOf(strictObject({ from: z.number(), to: z.number(), count: z.int() })),
  beyond: optional(strictObject({ limit: shown, side: z.enum(['above', 'below']), ...interval })).describe(
    'The share beyond a limit with its 95 % interval by Wilson.',
  ),
  failed: strictObject({ count: z.int(), reasons: arrayOf(strictObject({ reason: z.string(), count: z.int() })) }),
  said: arrayOf(strictObject({ message, count: z.int() })).describe(
    'Messages, with the number of runs that have them.',
  ),
  inputs: arrayOf(
    strictObject({
      input: quantity,
      correlation: z.union([z.number(), z.null()]).describe('Of ranks, with the result.'),
      truncated: z.number().describe('The share of the distribution that lies beyond the bounds of the field.'),
    }),
  ),
  correlations: optional(
    arrayOf(
      strictObject({
        inputs: z.tuple([z.string(), z.string()]).readonly(),
        stated: z.number(),
        drawn: z.union([z.number(), z.null()]).describe('Of the ranks of the values of runs with a result.'),
      }),
    ),
  ),
  ...faults,
});

export const mapResult = strictObject({
  type: z.literal('map'),
  x: quantity,
  y: quantity,
  result: quantity,
  xs: arrayOf(z.number()),
  ys: arrayOf(z.number()),
  values: arrayOf(arrayOf(resultValue)).describe('By row of y, then by x; SI units.'),
  levels: arrayOf(arrayOf(level)),
  boundaries: arrayOf(
    strictObject({
      text: z.string().describe('The messages on one side.'),
      level,
      field: optional(z.string()),
      lines: arrayOf(arrayOf(z.tuple([z.number(), z.number()]).readonly())),
    }),
  ),
  ...faults,
});

export const compareResult = strictObject({
  type: z.literal('compare'),
  curves: arrayOf(
    strictObject({
      case: z.int(),
      title: z.string(),
      option: optional(z.string()),
      name: optional(z.string()),
      sweep: optional(sweepResult),
      refused: optional(z.string()),
    }),
  ),
  ...faults,
});

export type RangeInfo = z.infer<typeof reach>;
export type DisplayedNumber = z.infer<typeof shown>;
export type Gap = z.infer<typeof gap>;
export type Region = z.infer<typeof region>;
export type QuantityInfo = z.infer<typeof quantity>;
export type PlainValue = z.infer<typeof resultValue>;
export type PlainMessage = z.infer<typeof message>;
export type VerdictLevel = z.infer<typeof level>;
export type PlainFault = z.infer<typeof fault>;
