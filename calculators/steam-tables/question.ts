import {
  boilingBeside,
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
import { Refusal, stated, type Stated } from '@isentrope/engineering/quantities';
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
type Asked = { readonly [Name in keyof Given]: number };

/** A single state. `boiling`, K, is set next to the saturation line, where the last digit typed decides the phase. */
interface StateAnswer {
  readonly type: 'state';
  readonly state: SteamState;
  readonly phases: SaturatedPair | undefined;
  readonly boiling?: number;
}

/** A state, with its phases if there are two; saturation, with both phases but no single state; or an error. */
export type Answer =
  | StateAnswer
  | { readonly type: 'saturation'; readonly phases: SaturatedPair; readonly critical: boolean }
  | { readonly type: 'refused'; readonly reason: string; readonly message: Message };

export const names = ['pressure', 'temperature', 'enthalpy', 'entropy', 'quality'] as const;

/** Minimum and maximum saturation pressure, and maximum saturation temperature. */
const lowestSaturation = stated('absolutePressure', 611.2127, { digits: 7 });
export const criticalPressure = stated('absolutePressure', 22.064e6, { digits: 5 });
export const criticalTemperature = stated('temperature', 647.096, { digits: 6 });
/** Range of IAPWS-IF97, and its extension above 800 °C. */
const lowestPressure = stated('absolutePressure', 0.1, { digits: 3 });
const highestPressure = stated('absolutePressure', 100e6);
const highestHotPressure = stated('absolutePressure', 50e6, { digits: 3 });
const freezing = stated('temperature', 273.15);
const hot = stated('temperature', 1073.15, { digits: 3 });
const hottest = stated('temperature', 2273.15);

/** Supported combinations of inputs with their solvers. */
const questions: Readonly<Record<string, (asked: Asked) => Answer>> = {
  temperature: asked => saturationAt(asked.temperature),
  pressure: asked =>
    unless(
      () => ({ type: 'saturation', phases: saturatedAtPressure(asked.pressure), critical: false }),
      refused(
        'no saturated state at this pressure',
        'Pressure must be between {least} and {most} (critical point) for saturated steam.',
        'pressure',
        { least: lowestSaturation, most: criticalPressure },
      ),
    ),
  'pressure, temperature': ({ pressure, temperature }) =>
    unless(() => atPT(pressure, temperature), outOfRange(pressure, temperature)),
  'pressure, enthalpy': ({ pressure, enthalpy }) =>
    unless(() => single(steamAtPH(pressure, enthalpy)), noState('pressure', 'enthalpy')),
  'pressure, entropy': ({ pressure, entropy }) =>
    unless(() => single(steamAtPS(pressure, entropy)), noState('pressure', 'entropy')),
  'enthalpy, entropy': ({ enthalpy, entropy }) =>
    unless(() => single(steamAtHS(enthalpy, entropy)), noState('enthalpy', 'entropy')),
  'pressure, quality': ({ pressure, quality }) =>
    unless(
      () => mixture(saturatedAtPressure(pressure), steamAtPX(pressure, quality)),
      refused(
        'no two-phase state at this pressure',
        'Pressure must be between {least} and {most} (critical point) for a vapour quality.',
        'pressure',
        { least: lowestSaturation, most: criticalPressure },
      ),
    ),
  'temperature, quality': ({ temperature, quality }) =>
    unless(
      () => mixture(saturatedAtTemperature(temperature), steamAtTX(temperature, quality)),
      refused(
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
export function questionOf(given: Given): string {
  return names.filter(name => given[name] !== undefined).join(', ');
}

/** Returns the result for the given quantities; undefined if they determine nothing. */
export function answerTo(given: Given): Answer | undefined {
  const { pressure = NaN, temperature = NaN, enthalpy = NaN, entropy = NaN, quality = NaN } = given;
  return questions[questionOf(given)]?.({ pressure, temperature, enthalpy, entropy, quality });
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
function saturationAt(temperature: number): Answer {
  if (!(temperature >= lowest - rounding && temperature <= highest + rounding)) {
    return refused(
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
function atPT(pressure: number, temperature: number): Answer {
  const found = single(steamAtPT(pressure, temperature));
  const boiling = boilingBeside(pressure, temperature);
  return boiling === undefined ? found : { ...found, phases: saturatedAtPressure(pressure), boiling };
}

function single(state: SteamState): StateAnswer {
  return { type: 'state', state, phases: state.region === 4 ? saturatedAtPressure(state.pressure) : undefined };
}

/** Two-phase state; at zero or full quality the single phase, for which heat capacity etc. exist. */
function mixture(phases: SaturatedPair, state: SteamState): Answer {
  if (state.quality === 0) return { type: 'state', state: { ...phases.liquid, region: 4 }, phases };
  if (state.quality === 1) return { type: 'state', state: { ...phases.vapour, region: 4 }, phases };
  return { type: 'state', state, phases };
}

function refused(reason: string, text: string, field: string, values: Readonly<Record<string, Stated>> = {}): Answer {
  return { type: 'refused', reason, message: error(text, { field, values }) };
}

const noStateReason = 'no state within the range of IAPWS-IF97';

function outOfRange(pressure: number, temperature: number): Answer {
  if (!(temperature >= freezing.si && temperature <= hottest.si))
    return refused(noStateReason, 'Temperature must be between {least} and {most}.', 'temperature', {
      least: freezing,
      most: hottest,
    });
  const most = temperature > hot.si && pressure <= highestPressure.si ? '{hotMost} above {hot}' : '{most}';
  return refused(noStateReason, `Pressure must be between {least} and ${most}.`, 'pressure', {
    least: lowestPressure,
    most: highestPressure,
    hotMost: highestHotPressure,
    hot,
  });
}

function noState(first: string, second: string): Answer {
  return refused(
    noStateReason,
    `There is no state with this ${first} and ${second} within the range of IAPWS-IF97: {freezing} to {hot} up to {most}, to {hottest} up to {hotMost}.`,
    second,
    { freezing, hot, hottest, most: highestPressure, hotMost: highestHotPressure },
  );
}

/** Returns the result of `answer`, or `otherwise` if the equations refuse a value as out of range. */
function unless(answer: () => Answer, otherwise: Answer): Answer {
  try {
    return answer();
  } catch (thrown) {
    if (thrown instanceof Refusal) return otherwise;
    throw thrown;
  }
}
