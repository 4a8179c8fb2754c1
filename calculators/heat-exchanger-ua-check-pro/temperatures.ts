import {
  equalWithin,
  logMeanDifference,
  temperatureRatios,
  terminalDifferences,
  type TerminalTemperatures,
} from '@isentrope/engineering/heat-transfer';
import {
  absent,
  caseNumberPlaceholder,
  check,
  error,
  info,
  step,
  value,
  warning,
  type StepInputs,
} from '../kit/index.ts';
import { configuration } from './arrangement.ts';
import { coldSide, hotSide } from './fields.ts';

/** The four terminal temperatures, and the mean temperature difference. */

const { tempHotIn, tempHotOut } = hotSide;
const { tempColdIn, tempColdOut } = coldSide;
export const ends = { tempHotIn, tempHotOut, tempColdIn, tempColdOut };

function temperatures(v: StepInputs<typeof ends>): TerminalTemperatures {
  return { hotIn: v.tempHotIn, hotOut: v.tempHotOut, coldIn: v.tempColdIn, coldOut: v.tempColdOut };
}

const difference = { kind: 'temperatureDifference', unit: 'K' } as const;
const firstDifference = step(
  'firstDifference',
  { configuration, ...ends },
  {
    label: 'First terminal difference',
    symbol: 'ΔT_1',
    equation: v => (v.configuration.direction === 'co' ? 'ΔT_1 = T_hi-T_ci' : 'ΔT_1 = T_hi-T_co'),
    ...difference,
  },
  v => terminalDifferences(temperatures(v), v.configuration.direction)[0],
);
const secondDifference = step(
  'secondDifference',
  { configuration, ...ends },
  {
    label: 'Second terminal difference',
    symbol: 'ΔT_2',
    equation: v => (v.configuration.direction === 'co' ? 'ΔT_2 = T_ho-T_co' : 'ΔT_2 = T_ho-T_ci'),
    ...difference,
  },
  v => terminalDifferences(temperatures(v), v.configuration.direction)[1],
);
export const lmtd = step(
  'lmtd',
  { firstDifference, secondDifference },
  {
    label: 'Logarithmic mean temperature difference',
    symbol: 'ΔT_lm',
    equation: v =>
      Math.abs(v.firstDifference - v.secondDifference) <= equalWithin
        ? 'ΔT_lm = ΔT_1'
        : 'ΔT_lm = (ΔT_1-ΔT_2)/ln(ΔT_1/ΔT_2)',
    ...difference,
  },
  v =>
    v.firstDifference > 0 && v.secondDifference > 0
      ? logMeanDifference(v.firstDifference, v.secondDifference)
      : absent('a terminal difference is not above zero'),
);

/** R and P; absent if a side's temperature changes in the wrong direction. */
export const ratios = value('ratios', ends, v => {
  if (v.tempHotOut > v.tempHotIn) return absent('the hot side leaves hotter than it enters');
  if (v.tempColdOut < v.tempColdIn) return absent('the cold side leaves colder than it enters');
  return temperatureRatios(temperatures(v));
});

const bowman = { source: 'Bowman, Mueller and Nagle 1940', kind: 'number', unit: '' } as const;
export const temperatureRatio = step(
  'temperatureRatio',
  { ratios, ...ends },
  { label: 'Temperature ratio', symbol: 'R', equation: 'R = (T_hi-T_ho)/(T_co-T_ci)', ...bowman },
  v => (Number.isFinite(v.ratios.R) ? v.ratios.R : absent('the cold side stays at constant temperature')),
);
export const temperatureEffectiveness = step(
  'temperatureEffectiveness',
  { ratios, ...ends },
  { label: 'Temperature effectiveness', symbol: 'P', equation: 'P = (T_co-T_ci)/(T_hi-T_ci)', ...bowman },
  v => (Number.isFinite(v.ratios.P) ? v.ratios.P : absent('both sides enter at the same temperature')),
);

const equalDifferences = check({ firstDifference, secondDifference }, v =>
  Math.abs(v.firstDifference - v.secondDifference) <= equalWithin
    ? [
        warning(`Case ${caseNumberPlaceholder}: ΔT₁ = ΔT₂, check temperatures.`, { field: 'lmtd' }),
        info(
          'Both ends have the same temperature difference, as where both sides have the same flow times heat capacity. The mean is then that difference, and is right if the temperatures are.',
          { field: 'lmtd' },
        ),
      ]
    : [],
);
const noDifference = check({ firstDifference, secondDifference }, v =>
  v.firstDifference > 0 && v.secondDifference > 0
    ? []
    : [
        warning('A terminal temperature difference is not above zero: no heat flows to the cold side at that end.', {
          field: 'lmtd',
        }),
      ],
);

/** Errors for sides whose temperature changes in the wrong direction, at their outlets. */
const reversedSides = check(ends, v => {
  const remedy = 'check its temperatures, and which side is the hot one.';
  return [
    ...(v.tempHotOut > v.tempHotIn
      ? [error(`The hot side leaves hotter than it enters: ${remedy}`, { field: 'tempHotOut' })]
      : []),
    ...(v.tempColdOut < v.tempColdIn
      ? [error(`The cold side leaves colder than it enters: ${remedy}`, { field: 'tempColdOut' })]
      : []),
  ];
});

export const temperatureChecks = [equalDifferences, noDifference, reversedSides];
