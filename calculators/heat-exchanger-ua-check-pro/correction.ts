import {
  correctionFactor as correctionFactorOf,
  minShells,
  transferUnits,
  type TemperatureRatios,
} from '@isentrope/engineering/heat-transfer';
import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import {
  absent,
  check,
  info,
  optional,
  step,
  value,
  warning,
  type Absent,
  type Message,
  type StepInputs,
} from '../kit/index.ts';
import {
  arrangementOf,
  configuration,
  isShellAndTube,
  unreachableTemperatures,
  type Configuration,
} from './arrangement.ts';
import { crossDifference, crossFactor } from './cross-flow.ts';
import { curveDifference } from './duty-curve.ts';
import { shellDifference, shellFactors } from './shells.ts';
import { ends, lmtd, ratios } from './temperatures.ts';

const { tempHotOut, tempColdOut } = ends;

/** F below which small temperature changes need large changes of area. */
const minFactor = 0.8;
/** Maximum number of shells in series suggested. */
const maxShells = 12;

const needs = { configuration, ratios };
const along = { ...needs, ...optional({ shellDifference, crossDifference, curveDifference }) };
type Values = StepInputs<typeof along>;

/** The side with the smaller capacity rate, which changes its temperature more. */
const smallerSide = ({ R }: TemperatureRatios) => (R > 1 ? 'hot' : 'cold');

/** F of constant heat capacities; `value` is undefined if the arrangement cannot reach the temperatures. */
const factorOfEnds = value('factorOfEnds', { ...needs, lmtd }, v => {
  const {
    configuration: kind,
    ratios: { R, P },
  } = v;
  // Only rounding of extreme temperatures makes the ends this close while both terminal differences are positive.
  if (P >= 1 || R * P >= 1) return absent('a terminal difference is not above zero');
  return { value: correctionFactorOf({ R, P }, arrangementOf(kind, smallerSide({ R, P }))) };
});

/** F; `value` is undefined if the arrangement cannot reach the temperatures. */
const factor = value(
  'factor',
  { ...needs, lmtd, ...optional({ factorOfEnds, shellFactors, crossFactor }) },
  (v): { readonly value: number | undefined } | Absent => {
    if (v.shellFactors) return { value: v.shellFactors.reached[0]?.factor };
    return v.crossFactor
      ? { value: v.crossFactor.factor }
      : (v.factorOfEnds ?? absent('a terminal difference is not above zero'));
  },
);

/** Number of transfer units of a cross-flow exchanger at the given temperatures, from which F follows. */
export const crossUnits = step(
  'crossUnits',
  { ...needs, factor, ...optional({ crossFactor }) },
  {
    label: 'Transfer units of the cross-flow exchanger',
    symbol: 'NTU_x',
    source: 'Kays and London, 3rd ed., chapter 2, solved for NTU',
    kind: 'number',
    unit: '',
  },
  ({ configuration: kind, ratios: { R, P }, crossFactor: along }) => {
    if (kind.name !== 'Cross-flow' || along) return absent('not cross-flow with constant heat capacities');
    if (!(R > 0 && P > 0)) return absent('one side stays at constant temperature');
    const [epsilon, ratio] = R <= 1 ? [P, R] : [P * R, 1 / R];
    return transferUnits(epsilon, ratio, arrangementOf(kind, smallerSide({ R, P }))) ?? unreachableTemperatures(kind);
  },
);

/** Tolerance within which R and C_r use the equation for 1. */
const unityTolerance = 1e-6;
export const isOne = (value: number): boolean => Math.abs(value - 1) < unityTolerance;

/** Whether F is integrated along the duty curve. */
const isIntegrated = (v: Pick<Values, 'shellDifference' | 'crossDifference'>): boolean =>
  v.shellDifference !== undefined || v.crossDifference !== undefined;
const isShell = ({ name }: Configuration) => isShellAndTube(name);
const isConstantTemperature = ({ R, P }: TemperatureRatios) => R === 0 || P === 0;

function equation({
  configuration: kind,
  ratios: result,
  shellDifference: shells,
  crossDifference: cross,
}: Values): string {
  if (shells !== undefined) return 'F = ΔT_s/ΔT_e';
  if (cross !== undefined) return 'F = ΔT_x/ΔT_e';
  if (isConstantTemperature(result)) return 'F = 1';
  if (kind.name === 'Cross-flow') return 'F = NTU_cc/NTU_x';
  if (!isShell(kind)) return 'F = 1';
  const p = kind.shells === 1 ? 'P' : 'P_1';
  const logarithm = `ln((2-${p}*(R+1-S))/(2-${p}*(R+1+S)))`;
  return isOne(result.R) ? `F = S*${p}/(1-${p})/${logarithm}` : `F = S*ln((1-${p})/(1-R*${p}))/((R-1)*${logarithm})`;
}

function where({ configuration: kind, ratios: result, ...v }: Values): readonly string[] {
  if (isIntegrated(v) || isConstantTemperature(result)) return [];
  const equal = isOne(result.R);
  if (kind.name === 'Cross-flow') {
    return ['E = P*max(1; R)', 'K = min(R; 1/R)', equal ? 'NTU_cc = E/(1-E)' : 'NTU_cc = ln((1-E*K)/(1-E))/(1-K)'];
  }
  if (!isShell(kind)) return [];
  const { shells } = kind;
  if (shells === 1) return ['S = sqrt(R^2+1)'];
  return equal
    ? ['S = sqrt(R^2+1)', `P_1 = P/(${shells}-P*${shells - 1})`]
    : ['S = sqrt(R^2+1)', `W = ((1-R*P)/(1-P))^(1/${shells})`, 'P_1 = (1-W)/(R-W)'];
}

function source({ configuration: kind, ...v }: Values): string {
  if (isIntegrated(v)) return 'Definition of F, along the duty curve';
  if (kind.name === 'Cross-flow') return 'Definition of F; cross-flow by Kays and London, chapter 2';
  if (isShell(kind)) return 'Bowman, Mueller and Nagle 1940; shells in series: Fakheri 2003';
  return kind.direction === 'co'
    ? 'The mean difference is that of co-current flow'
    : 'The mean difference is that of counter-current flow';
}

export const correctionFactor = step(
  'correctionFactor',
  { ...along, factor },
  { label: 'Correction factor F', symbol: 'F', equation, where, source, kind: 'number', unit: '' },
  v => v.factor.value ?? unreachableTemperatures(v.configuration),
);

/** Says that F is not that of the end temperatures, with R and P of which it is shown. */
const factorOfCurve = check(
  { correctionFactor, factorOfEnds, ...optional({ shellDifference, crossDifference }) },
  (v): Message[] => {
    if (!isIntegrated(v)) return [];
    const ofEnds =
      v.factorOfEnds.value === undefined
        ? 'With constant heat capacities the arrangement would not reach them'
        : `With constant heat capacities it would be ${formatNumber(v.factorOfEnds.value, 3)}`;
    const text = `F is integrated along the duty curve, whereas R and P are those of the end temperatures. ${ofEnds}.`;
    return [info(text, { field: 'correctionFactor' })];
  },
);

/** Warns of a low or missing factor, with the sufficient number of shells in series. */
const lowFactor = check({ ...needs, factor, ...optional({ shellFactors }) }, v => {
  const result = v.factor.value;
  if (result !== undefined && result >= minFactor) return [];
  const shells = isShell(v.configuration) && !v.shellFactors ? minShells(v.ratios, minFactor, maxShells) : undefined;
  const remedy = v.shellFactors
    ? ' F is higher with more shell passes in series.'
    : shells === undefined
      ? ''
      : ` With ${shells} shell passes in series, F is at least 0.80.`;
  const text =
    result === undefined
      ? 'The arrangement cannot reach these temperatures: F has no value.'
      : `F = ${formatNumber(result, 3)} is below 0.80: the area becomes very sensitive to the temperatures.`;
  return [warning(text + remedy, { field: 'correctionFactor', source: 'Bowman, Mueller and Nagle 1940' })];
});

/** Warns of a temperature cross: the cold side leaves hotter than the hot side. */
const temperatureCross = check({ configuration, tempHotOut, tempColdOut, lmtd: optional(lmtd) }, v => {
  const kind = v.configuration;
  if (v.tempColdOut <= v.tempHotOut || kind.name === 'Counter-current') return [];
  const details = {
    field: 'tempColdOut',
    values: { cold: messageValue('temperature', v.tempColdOut), hot: messageValue('temperature', v.tempHotOut) },
  };
  const text = 'Temperature cross: the cold outlet of {cold} is above the hot outlet of {hot}';
  if (kind.name === 'Co-current') return [warning(`${text}, which co-current flow cannot achieve.`, details)];
  // More shells cannot exceed counter-current flow.
  if (v.lmtd === undefined) return [];
  if (isShell(kind) && kind.shells === 1)
    return [
      warning(`${text}; in a single shell some heat then flows back. More shell passes in series avoid this.`, details),
    ];
  return [info(`${text}; the correction factor allows for it.`, details)];
});

export const correctionChecks = [factorOfCurve, lowFactor, temperatureCross];
