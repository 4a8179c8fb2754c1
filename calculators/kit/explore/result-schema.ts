import { z } from 'zod';

/**
 * The zod schemas of analysis results, plain JSON. Types are inferred from them; only types and tests import this file.
 */

const plain = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape).readonly();
const several = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const perhaps = <T extends z.ZodType>(of: T) => z.exactOptional(of);

const level = z.enum(['none', 'info', 'warning', 'error']);

const message = plain({
  level: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  field: perhaps(z.string()),
  source: perhaps(z.string()),
});

const shown = plain({ si: z.number(), value: z.number(), unit: z.string() });

const resultValue = z
  .union([z.number(), z.string(), z.boolean(), z.null()])
  .describe('A number in SI units, words, an answer; null where there is none.');

const quantity = plain({
  id: z.string(),
  label: z.string(),
  kind: perhaps(z.string()),
  unit: z.string().describe('The unit that it is read in.'),
});

const reach = plain({
  from: shown,
  to: shown,
  scale: z.enum(['linear', 'log']),
  assumed: z.boolean().describe('Whether the field has no such bounds and nobody stated any.'),
});

const gap = plain({
  from: shown,
  to: shown,
  reason: z.string().describe('Why there is no result, a sentence.'),
});

const side = plain({ at: shown, result: shown });

const solution = plain({
  at: shown,
  result: shown.describe('What the calculator gives there.'),
  residual: z.number().describe('By how much that misses what was wanted, as a fraction of it.'),
  touches: z.boolean().describe('Whether the result turns round there: then the place is known to some 1e-5 only.'),
  messages: several(message).describe('What a run there says.'),
});

const region = plain({
  from: shown,
  to: shown,
  value: resultValue.describe('The result that the verdict goes by; null where it goes by messages.'),
  level,
  messages: several(message).describe(
    'Those of a run within it; numbers that differ among others within it are ranges.',
  ),
  refused: perhaps(z.string()).describe('Why there is no result.'),
});

const scan = plain({
  values: z.int().describe('How many values of the input were looked at before anything was narrowed down.'),
  apart: plain({ value: z.number(), unit: z.string() }).describe('How far two neighbours are apart at most.'),
  sentence: z.string(),
}).describe('How finely it was looked, and so what may have been missed.');

const fault = plain({ place: z.string(), error: z.string() });
const faults = { faults: several(fault).describe('What failed although nothing should.') };

export const solveAnswer = plain({
  type: z.literal('solve'),
  input: quantity,
  result: quantity,
  wanted: z.union([shown, z.string(), z.boolean()]),
  range: reach,
  outcome: z
    .enum(['found', 'everywhere', 'step', 'none', 'noEffect', 'refused'])
    .describe('What there is to say in a word; `sentence` says it in full.'),
  sentence: z.string(),
  solutions: several(solution),
  steps: several(plain({ below: side, above: side })).describe('Where the result jumps past what was wanted.'),
  plateaus: several(plain({ from: shown, to: shown, result: shown, wanted: z.boolean() })).describe(
    'Where the input has no effect.',
  ),
  gaps: several(gap),
  regions: several(region).describe('Where a result in words is what was wanted.'),
  nearest: perhaps(side).describe('Where nothing gives what was wanted, what comes nearest.'),
  scan,
  ...faults,
});

export const limitsAnswer = plain({
  type: z.literal('limits'),
  input: quantity,
  range: reach,
  sentence: z.string(),
  regions: several(region),
  boundaries: several(
    plain({
      below: shown,
      above: shown.describe('The next value, beyond the boundary.'),
      appears: several(message).describe('What is said above it and not below.'),
      disappears: several(message),
    }),
  ),
  scan,
  ...faults,
});

const curve = {
  results: several(quantity),
  points: several(plain({ at: z.number(), values: several(resultValue), level })).describe('In SI units, rising.'),
  regimes: several(plain({ from: z.number(), to: z.number(), level, messages: several(message) })).describe(
    'Between which points the same is said; numbers that differ among them are ranges.',
  ),
  jumps: several(plain({ below: z.number(), above: z.number(), results: several(z.string()) })),
  gaps: several(gap),
};

export const sweepAnswer = plain({ type: z.literal('sweep'), input: quantity, range: reach, ...curve, ...faults });

const moment = plain({
  at: shown,
  result: z.union([shown, z.null()]),
  level,
  refused: perhaps(z.string()).describe('Why there is no result.'),
});

const basis = z.enum(['stated', 'published', 'percent']).describe('Where its uncertainty comes from.');

const moved = plain({
  input: quantity,
  basis,
  low: moment,
  high: moment,
  clipped: z.boolean().describe('Whether a bound of the field stands nearer than the uncertainty.'),
  swing: z.union([z.number(), z.null()]).describe('How far the results at both ends are apart, SI; null without one.'),
  effect: z.boolean(),
});

export const tornadoAnswer = plain({
  type: z.literal('tornado'),
  result: quantity,
  base: z.union([shown, z.null()]),
  messages: several(message).describe('What a run of the case says.'),
  bars: several(moved).describe('The widest first.'),
  left: several(plain({ id: z.string(), reason: z.string() })).describe('Inputs that do not vary, and why.'),
  ...faults,
});

export const derivativesAnswer = plain({
  type: z.literal('derivatives'),
  result: quantity,
  base: z.union([shown, z.null()]),
  messages: several(message),
  derivatives: several(
    plain({
      input: quantity,
      at: shown,
      derivative: z.union([z.number(), z.null()]).describe('In SI units; null where it is not defined.'),
      error: z.union([z.number(), z.null()]).describe('By how much two step sizes differ in it.'),
      elasticity: z.union([z.number(), z.null()]).describe('Per cent of the result for a per cent of the input.'),
      notDefined: perhaps(z.string()),
      curve: perhaps(
        plain({
          basis,
          from: shown,
          to: shown,
          points: several(plain({ at: z.number(), value: z.union([z.number(), z.null()]) })).describe(
            'In SI units, rising.',
          ),
          jumps: several(plain({ below: z.number(), above: z.number() })),
          effect: z.boolean().describe('Whether the result differs anywhere on it.'),
        }),
      ).describe('The result as far around the value as that may be off; missing where a share of nothing is nothing.'),
    }),
  ),
  ...faults,
});

export const cornersAnswer = plain({
  type: z.literal('corners'),
  result: quantity,
  inputs: several(plain({ input: quantity, from: shown, to: shown })),
  corners: several(
    plain({
      high: several(z.boolean()).describe('Of each input, whether it is at the end of its extremes.'),
      result: z.union([z.number(), z.null()]),
      level,
    }),
  ),
  base: z.union([shown, z.null()]),
  worst: perhaps(
    plain({
      corner: z.int(),
      at: several(plain({ id: z.string(), at: shown })),
      result: shown,
      messages: several(message),
    }),
  ),
  refused: several(plain({ reason: z.string(), count: z.int() })),
  sentence: z.string(),
  ...faults,
});

const interval = { value: z.number(), from: z.number(), to: z.number() };

export const monteCarloAnswer = plain({
  type: z.literal('monteCarlo'),
  result: quantity,
  samples: z.int().describe('How many runs were made.'),
  seed: z.int(),
  sequence: z.enum(['latinHypercube', 'random']),
  mean: z.union([z.number(), z.null()]),
  standardError: z.union([z.number(), z.null()]).describe('Of the mean, for independent samples.'),
  deviation: z.union([z.number(), z.null()]),
  percentiles: several(plain({ percent: z.number(), ...interval })).describe(
    'In SI units, each with its own 95 % interval by order statistics.',
  ),
  histogram: several(plain({ from: z.number(), to: z.number(), count: z.int() })),
  beyond: perhaps(plain({ limit: shown, side: z.enum(['above', 'below']), ...interval })).describe(
    'The share beyond a limit with its 95 % interval by Wilson.',
  ),
  failed: plain({ count: z.int(), reasons: several(plain({ reason: z.string(), count: z.int() })) }),
  said: several(plain({ message, count: z.int() })).describe('Messages, and how many runs they stand in.'),
  inputs: several(
    plain({
      input: quantity,
      correlation: z.union([z.number(), z.null()]).describe('Of ranks, with the result.'),
      truncated: z.number().describe('The share of the distribution that lies beyond the bounds of the field.'),
    }),
  ),
  correlations: perhaps(
    several(
      plain({
        inputs: z.tuple([z.string(), z.string()]).readonly(),
        stated: z.number(),
        drawn: z.union([z.number(), z.null()]).describe('Of the ranks of the values of runs with a result.'),
      }),
    ),
  ),
  ...faults,
});

export const mapAnswer = plain({
  type: z.literal('map'),
  x: quantity,
  y: quantity,
  result: quantity,
  xs: several(z.number()),
  ys: several(z.number()),
  values: several(several(resultValue)).describe('By row of y, then by x; SI units.'),
  levels: several(several(level)),
  boundaries: several(
    plain({
      text: z.string().describe('What is said on one side.'),
      level,
      field: perhaps(z.string()),
      lines: several(several(z.tuple([z.number(), z.number()]).readonly())),
    }),
  ),
  ...faults,
});

export const compareAnswer = plain({
  type: z.literal('compare'),
  curves: several(
    plain({
      case: z.int(),
      title: z.string(),
      option: perhaps(z.string()),
      name: perhaps(z.string()),
      sweep: perhaps(sweepAnswer),
      refused: perhaps(z.string()),
    }),
  ),
  ...faults,
});

export type Reach = z.infer<typeof reach>;
export type Shown = z.infer<typeof shown>;
export type Gap = z.infer<typeof gap>;
export type Region = z.infer<typeof region>;
export type Described = z.infer<typeof quantity>;
export type PlainValue = z.infer<typeof resultValue>;
export type PlainMessage = z.infer<typeof message>;
export type LevelOf = z.infer<typeof level>;
export type PlainFault = z.infer<typeof fault>;
