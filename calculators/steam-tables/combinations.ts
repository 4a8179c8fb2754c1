import {
  boilingTemperatureNear,
  saturatedAtPressure,
  saturatedAtTemperature,
  steamAtHS,
  steamAtPH,
  steamAtPS,
  steamAtPT,
  steamAtPX,
  steamAtTX,
  waterCriticalTemperature,
  type SaturatedPair,
  type SteamState,
} from '@isentrope/engineering/properties';
import { Refusal, messageValue, type MessageValue } from '@isentrope/engineering/quantities';
import { error, type Message } from '../kit/index.ts';

/** The possible inputs, in SI. */
export interface Given {
  readonly pressure: number | undefined;
  readonly temperature: number | undefined;
  readonly enthalpy: number | undefined;
  readonly entropy: number | undefined;
  readonly quality: number | undefined;
}

/** A combination of given quantities with their values. */
type GivenQuantities = { readonly [Name in keyof Given]: number };

/** A single state. `boiling`, K, is set next to the saturation line, where the last digit typed decides the phase. */
interface StateResult {
  readonly type: 'state';
  readonly state: SteamState;
  readonly phases: SaturatedPair | undefined;
  readonly boiling?: number;
}

/** A state, with its phases if there are two; saturation, with both phases but no single state; or an error. */
type SteamResult =
  | StateResult
  | { readonly type: 'saturation'; readonly phases: SaturatedPair; readonly critical: boolean }
  | { readonly type: 'refused'; readonly reason: string; readonly message: Message };

export const names = ['pressure', 'temperature', 'enthalpy', 'entropy', 'quality'] as const;

/** Minimum and maximum saturation pressure, and maximum saturation temperature. */
const lowestSaturation = messageValue('absolutePressure', 611.2127, { digits: 7 });
export const criticalPressure = messageValue('absolutePressure', 22.064e6, { digits: 5 });
export const criticalTemperature = messageValue('temperature', 647.096, { digits: 6 });
/** Range of IAPWS-IF97, and its extension above 800 °C. */
const lowestPressure = messageValue('absolutePressure', 0.1, { digits: 3 });
const highestPressure = messageValue('absolutePressure', 100e6);
const highestHotPressure = messageValue('absolutePressure', 50e6, { digits: 3 });
const freezing = messageValue('temperature', 273.15);
const hot = messageValue('temperature', 1073.15, { digits: 3 });
const hottest = messageValue('temperature', 2273.15);

/** Supported combinations of inputs with their solvers. */
const solvers: Readonly<Record<string, (quantities: GivenQuantities) => SteamResult>> = {
  temperature: quantities => saturationAt(quantities.temperature),
  pressure: quantities =>
    resultOr(
      () => ({ type: 'saturation', phases: saturatedAtPressure(quantities.pressure), critical: false }),
      rejection(
        'no saturated state at this pressure',
        'Pressure must be between {least} and {most} (critical point) for saturated steam.',
        'pressure',
        { least: lowestSaturation, most: criticalPressure },
      ),
    ),
  'pressure, temperature': ({ pressure, temperature }) =>
    resultOr(() => atPT(pressure, temperature), outOfRange(pressure, temperature)),
  'pressure, enthalpy': ({ pressure, enthalpy }) =>
    resultOr(() => single(steamAtPH(pressure, enthalpy)), noState('pressure', 'enthalpy')),
  'pressure, entropy': ({ pressure, entropy }) =>
    resultOr(() => single(steamAtPS(pressure, entropy)), noState('pressure', 'entropy')),
  'enthalpy, entropy': ({ enthalpy, entropy }) =>
    resultOr(() => single(steamAtHS(enthalpy, entropy)), noState('enthalpy', 'entropy')),
  'pressure, quality': ({ pressure, quality }) =>
    resultOr(
      () => mixture(saturatedAtPressure(pressure), steamAtPX(pressure, quality)),
      rejection(
        'no two-phase state at this pressure',
        'Pressure must be between {least} and {most} (critical point) for a vapour quality.',
        'pressure',
        { least: lowestSaturation, most: criticalPressure },
      ),
    ),
  'temperature, quality': ({ temperature, quality }) =>
    resultOr(
      () => mixture(saturatedAtTemperature(temperature), steamAtTX(temperature, quality)),
      rejection(
        'no two-phase state at this temperature',
        'Temperature must be between {least} and {most} (critical point) for a vapour quality.',
        'temperature',
        { least: freezing, most: criticalTemperature },
      ),
    ),
};

/** The supported combinations as text for error messages. */
export const allowed =
  'temperature or pressure alone (saturation), or one of the pairs pressure and temperature, pressure and enthalpy, ' +
  'pressure and entropy, enthalpy and entropy, pressure and quality, temperature and quality';

/** Returns the given quantities' names, in the order of `names`: the key of the combination. */
export function combinationOf(input: Given): string {
  return names.filter(name => input[name] !== undefined).join(', ');
}

/** Returns the result for the given quantities; undefined if they determine nothing. */
export function solveState(input: Given): SteamResult | undefined {
  const { pressure = NaN, temperature = NaN, enthalpy = NaN, entropy = NaN, quality = NaN } = input;
  return solvers[combinationOf(input)]?.({ pressure, temperature, enthalpy, entropy, quality });
}

/** Returns what is missing beside a quantity that is insufficient alone. */
export const companions: Readonly<Record<string, string>> = {
  '': 'temperature or pressure',
  enthalpy: 'pressure or entropy with the enthalpy',
  entropy: 'pressure or enthalpy with the entropy',
  quality: 'pressure or temperature with the quality',
};

const [lowest, highest] = [273.16, 647.15];
/** Rounding error, K, of a temperature converted from °C. */
const rounding = 1e-9;

/** Saturation at a temperature in K, from 0.01 to 374 °C; the last hundredths above critical give the critical point. */
function saturationAt(temperature: number): SteamResult {
  if (!(temperature >= lowest - rounding && temperature <= highest + rounding)) {
    return rejection(
      'no saturated state at this temperature',
      'Temperature must be between 0.01°C and 374°C (critical point).',
      'temperature',
    );
  }
  const critical = temperature > waterCriticalTemperature;
  return {
    type: 'saturation',
    phases: saturatedAtTemperature(critical ? waterCriticalTemperature : temperature),
    critical,
  };
}

/** State at p and T; next to the saturation line, where rounding decides the phase, with both saturated phases. */
function atPT(pressure: number, temperature: number): SteamResult {
  const match = single(steamAtPT(pressure, temperature));
  const boiling = boilingTemperatureNear(pressure, temperature);
  return boiling === undefined ? match : { ...match, phases: saturatedAtPressure(pressure), boiling };
}

function single(state: SteamState): StateResult {
  return { type: 'state', state, phases: state.region === 4 ? saturatedAtPressure(state.pressure) : undefined };
}

/** Two-phase state; at zero or full quality the single phase, for which heat capacity etc. exist. */
function mixture(phases: SaturatedPair, state: SteamState): SteamResult {
  if (state.quality === 0) return { type: 'state', state: { ...phases.liquid, region: 4 }, phases };
  if (state.quality === 1) return { type: 'state', state: { ...phases.vapour, region: 4 }, phases };
  return { type: 'state', state, phases };
}

function rejection(
  reason: string,
  text: string,
  field: string,
  values: Readonly<Record<string, MessageValue>> = {},
): SteamResult {
  return { type: 'refused', reason, message: error(text, { field, values }) };
}

const noStateReason = 'no state within the range of IAPWS-IF97';

function outOfRange(pressure: number, temperature: number): SteamResult {
  if (!(temperature >= freezing.si && temperature <= hottest.si))
    return rejection(noStateReason, 'Temperature must be between {least} and {most}.', 'temperature', {
      least: freezing,
      most: hottest,
    });
  const most = temperature > hot.si && pressure <= highestPressure.si ? '{hotMost} above {hot}' : '{most}';
  return rejection(noStateReason, `Pressure must be between {least} and ${most}.`, 'pressure', {
    least: lowestPressure,
    most: highestPressure,
    hotMost: highestHotPressure,
    hot,
  });
}

function noState(first: string, second: string): SteamResult {
  return rejection(
    noStateReason,
    `There is no state with this ${first} and ${second} within the range of IAPWS-IF97: {freezing} to {hot} up to {most}, to {hottest} up to {hotMost}.`,
    second,
    { freezing, hot, hottest, most: highestPressure, hotMost: highestHotPressure },
  );
}

/** Returns the result of `answer`, or `otherwise` if the equations refuse a value as out of range. */
function resultOr(answer: () => SteamResult, otherwise: SteamResult): SteamResult {
  try {
    return answer();
  } catch (thrown) {
    if (thrown instanceof Refusal) return otherwise;
    throw thrown;
  }
}
