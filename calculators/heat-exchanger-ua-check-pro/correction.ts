import {
  correctionFactor,
  leastShells,
  transferUnits,
  type TemperatureRatios,
} from '@isentrope/engineering/heat-transfer';
import { formatNumber, fromSi, type Temperature } from '@isentrope/engineering/quantities';
import { absent, info, warning, type Absent, type Message } from '../kit/index.ts';
import { arrangementOf, unreachable, type Configuration } from './arrangement.ts';

/** Below this F an exchanger answers to small changes of temperature with large ones of area. */
const leastFactor = 0.8;
/** Shells in series that a suggestion goes up to. */
const mostShells = 12;

interface Values {
  readonly configuration: Configuration;
  readonly ratios: TemperatureRatios;
}

/** The side whose capacity rate is the smaller: it changes its temperature more. */
const smallerSide = ({ R }: TemperatureRatios) => (R > 1 ? 'hot' : 'cold');

/** F, or undefined in `value` where the arrangement cannot reach the temperatures. */
export function factor({ configuration, ratios }: Values): { readonly value: number | undefined } {
  return { value: correctionFactor(ratios, arrangementOf(configuration, smallerSide(ratios))) };
}

export function factorOr(v: Values & { factor: { value: number | undefined } }): number | Absent {
  return v.factor.value ?? unreachable(v.configuration);
}

/** The transfer units of a cross-flow exchanger at the temperatures given, from which its F follows. */
export function crossUnits({ configuration, ratios }: Values): number | Absent {
  if (configuration.name !== 'Cross-flow') return absent('not cross-flow');
  const { R, P } = ratios;
  if (!(R > 0 && P > 0)) return absent('one side keeps its temperature');
  const [epsilon, ratio] = R <= 1 ? [P, R] : [P * R, 1 / R];
  return transferUnits(epsilon, ratio, arrangementOf(configuration, smallerSide(ratios))) ?? unreachable(configuration);
}

/** Within this of 1, R and C_r are shown by the equation for 1. */
const likeOne = 1e-6;
export const isOne = (value: number): boolean => Math.abs(value - 1) < likeOne;

const isShell = ({ name }: Configuration) => name.startsWith('Shell');
const still = ({ R, P }: TemperatureRatios) => R === 0 || P === 0;

export function equation({ configuration, ratios }: Values): string {
  if (still(ratios)) return 'F = 1';
  if (configuration.name === 'Cross-flow') return 'F = NTU_cc/NTU_x';
  if (!isShell(configuration)) return 'F = 1';
  const p = configuration.shells === 1 ? 'P' : 'P_1';
  const logarithm = `ln((2-${p}*(R+1-S))/(2-${p}*(R+1+S)))`;
  return isOne(ratios.R) ? `F = S*${p}/(1-${p})/${logarithm}` : `F = S*ln((1-${p})/(1-R*${p}))/((R-1)*${logarithm})`;
}

export function where({ configuration, ratios }: Values): readonly string[] {
  if (still(ratios)) return [];
  const equal = isOne(ratios.R);
  if (configuration.name === 'Cross-flow') {
    return ['E = P*max(1; R)', 'K = min(R; 1/R)', equal ? 'NTU_cc = E/(1-E)' : 'NTU_cc = ln((1-E*K)/(1-E))/(1-K)'];
  }
  if (!isShell(configuration)) return [];
  const { shells } = configuration;
  if (shells === 1) return ['S = sqrt(R^2+1)'];
  return equal
    ? ['S = sqrt(R^2+1)', `P_1 = P/(${shells}-P*${shells - 1})`]
    : ['S = sqrt(R^2+1)', `W = ((1-R*P)/(1-P))^(1/${shells})`, 'P_1 = (1-W)/(R-W)'];
}

export function source({ configuration }: Values): string {
  if (configuration.name === 'Cross-flow') return 'Definition of F; cross-flow by Kays and London, chapter 2';
  if (isShell(configuration)) return 'Bowman, Mueller and Nagle 1940; shells in series: Fakheri 2003';
  return configuration.direction === 'co'
    ? 'The mean difference is that of co-current flow'
    : 'The mean difference is that of counter-current flow';
}

/** A factor that is low or none, with the shells in series that would do. */
export function lowFactor(v: Values & { factor: { value: number | undefined } }): Message[] {
  const { configuration, ratios } = v;
  const { value } = v.factor;
  if (value !== undefined && value >= leastFactor) return [];
  const shells = isShell(configuration) ? leastShells(ratios, leastFactor, mostShells) : undefined;
  const remedy = shells === undefined ? '' : ` With ${shells} shell passes in series F is at least 0.80.`;
  const found =
    value === undefined
      ? 'The arrangement cannot reach these temperatures: F has no value.'
      : `F = ${formatNumber(value, 3)} is below 0.80: a small error in a temperature changes the area much.`;
  return [warning(found + remedy, { field: 'correctionFactor', source: 'Bowman, Mueller and Nagle 1940' })];
}

/** Outlets that cross: the cold side leaves hotter than the hot side. */
export function temperatureCross(v: {
  configuration: Configuration;
  tempHotOut: Temperature;
  tempColdOut: Temperature;
}): Message[] {
  const { configuration, tempHotOut, tempColdOut } = v;
  if (tempColdOut <= tempHotOut || configuration.name === 'Counter-current') return [];
  const degrees = (kelvin: number) => `${formatNumber(fromSi('temperature', kelvin, '°C'))} °C`;
  const text = `Temperature cross: the cold outlet of ${degrees(tempColdOut)} is above the hot outlet of ${degrees(tempHotOut)}`;
  if (configuration.name === 'Co-current')
    return [warning(`${text}, which co-current flow cannot do.`, { field: 'tempColdOut' })];
  if (isShell(configuration) && configuration.shells === 1)
    return [
      warning(`${text}; in one shell heat then flows back. More shell passes in series avoid it.`, {
        field: 'tempColdOut',
      }),
    ];
  return [info(`${text}; the correction factor allows for it.`, { field: 'tempColdOut' })];
}
