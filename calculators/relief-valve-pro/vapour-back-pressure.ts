import { reaches } from '@isentrope/engineering/numerics';
import { formatNumber, Refusal, messageValue, type AbsolutePressure } from '@isentrope/engineering/quantities';
import {
  areaFor,
  highestBackPressureRatio,
  minSetPressureOfCurve,
  vapourBackPressureFactor,
} from '@isentrope/engineering/relief';
import {
  absent,
  check,
  info,
  optional,
  step,
  warning,
  type Absent,
  type StepInputs,
  type Message,
  type Source,
} from '../kit/index.ts';
import { allowableOverpressure, flowRate, kb, kc, setPressure, totalBackpressure, valveType } from './fields.ts';
import type { AreaCurve } from './valve.ts';
import { percentOf } from './format.ts';

/** Kb in vapour, gas and steam service. */

interface Flow {
  readonly backPressure: Source<AbsolutePressure>;
  readonly criticalFlowPressure: Source<AbsolutePressure>;
  /** Maximum Kb: the ratio of the flux at the back pressure to the critical flux. */
  readonly highestFactor: Source<number>;
}

/** Inputs that decide whether Kb, typed or from the curve, accounts for the back pressure. */
export const factorChoice = { valveType, kb: optional(kb) };

type FactorChoice = StepInputs<typeof factorChoice>;

const curveOfStandard = { setPressure, allowableOverpressure, totalBackpressure };

function factorNeeds({ backPressure, criticalFlowPressure, highestFactor }: Flow) {
  return { ...factorChoice, ...curveOfStandard, backPressure, criticalFlowPressure, highestFactor };
}

type FactorValues = StepInputs<ReturnType<typeof factorNeeds>>;

/** Whether a typed Kb exceeds the limit by the nozzle flow, so that it is not used. */
function isLimited(input: number | undefined, highest: number): boolean {
  return input !== undefined && input > highest * (1 + 1e-9);
}

/** Whether Kb, typed or from the curve, accounts for the back pressure; otherwise the flux itself depends on it. */
export function usesFactor(v: FactorChoice): boolean {
  return v.kb !== undefined || v.valveType === 'Balanced Bellows';
}

/** Returns the source of a Kb. */
export function sourceOfFactor(v: FactorChoice & { readonly highestFactor: number }): string {
  if (isLimited(v.kb, v.highestFactor)) return 'Highest possible in subcritical flow; the one entered is higher';
  if (v.kb !== undefined) return 'As entered';
  return v.valveType === 'Balanced Bellows'
    ? 'API 520-I, curve for balanced bellows, vapours and gases, digitised by fluids (C. Bell)'
    : 'API 520-I: 1 for conventional and pilot-operated valves';
}

/** Returns Kb as typed, up to the flow limit, or from the curve. @throws {Refusal} below the set pressures of the curve. */
export function factorOf(v: FactorValues): number | Absent {
  if (v.kb !== undefined) return isLimited(v.kb, v.highestFactor) ? v.highestFactor : v.kb;
  if (v.valveType !== 'Balanced Bellows' || v.totalBackpressure <= 0) return 1;
  if (v.setPressure < minSetPressureOfCurve) {
    throw new Refusal(
      'not applicable: the Kb curve of API 520-I is for set pressures of {least} and above; enter the manufacturer’s Kb',
      { least: messageValue('gaugePressure', minSetPressureOfCurve, { like: 'setPressure', digits: 3 }) },
    );
  }
  if (v.backPressure > v.criticalFlowPressure) {
    return absent(
      'not applicable: the Kb curve of API 520-I ends at the critical flow pressure; enter the manufacturer’s Kb',
    );
  }
  return vapourBackPressureFactor(v.totalBackpressure / v.setPressure, v.allowableOverpressure);
}

/** Returns the checks of a typed Kb. */
export function enteredFactorMessages(v: FactorValues & { readonly kb: number }): Message[] {
  return [...factorTooHigh(v.kb, v.highestFactor), ...factorBeyondStandard(v)];
}

/** Warns of a typed Kb above the limit by the nozzle flow, for any valve. */
function factorTooHigh(input: number, highest: number): Message[] {
  return isLimited(input, highest)
    ? [
        warning(
          `The flow is subcritical: Kb cannot exceed ${highest.toPrecision(3)}, which is used instead of the Kb entered.`,
          { field: 'kb', source: 'API 520-I, subcritical flow' },
        ),
      ]
    : [];
}

/** Reading error of a chart curve. */
const chart = 0.005;

/** Reports a typed factor beyond the range of the standard's curves. */
export function beyondCurve(name: 'Kb' | 'Kw', ratio: number): Message[] {
  if (!(ratio > highestBackPressureRatio * (1 + 1e-9))) return [];
  return [
    warning(
      `The back pressure is ${percentOf(ratio)} of the set pressure, and the curves of API 520-I end at 50 %: the ${name} entered must be the manufacturer’s for this valve at this back pressure.`,
      { field: 'totalBackpressure', source: 'API 520-I, balanced bellows valves' },
    ),
  ];
}

/** Warns of a typed factor above the standard's curve, `known`, at this back pressure. */
export function aboveCurve(name: 'Kb' | 'Kw', input: number, known: number): Message[] {
  if (!(input > known + chart)) return [];
  return [
    warning(
      `The ${name} entered, ${formatNumber(input, 3)}, is above the ${formatNumber(known, 3)} of the API 520-I curve for balanced bellows: use it only if the manufacturer states it for this valve.`,
      { field: name === 'Kb' ? 'kb' : 'kw', source: 'API 520-I, balanced bellows valves' },
    ),
  ];
}

/** Warns of a typed Kb for balanced bellows above the standard's curve. */
function factorBeyondStandard(v: FactorValues & { readonly kb: number }): Message[] {
  if (v.valveType !== 'Balanced Bellows') return [];
  const ratio = v.totalBackpressure / v.setPressure;
  if (ratio > highestBackPressureRatio) return beyondCurve('Kb', ratio);
  if (v.allowableOverpressure < 0.1 || v.setPressure < minSetPressureOfCurve) return [];
  const known = factorOf({ ...v, kb: undefined });
  return typeof known === 'number' ? aboveCurve('Kb', v.kb, known) : [];
}

/** Describes how the curve was read for an overpressure without its own curve. */
export function curveBetween(v: FactorChoice & { readonly allowableOverpressure: number }): Message[] {
  const percent = Math.round(v.allowableOverpressure * 1e10) / 1e8;
  if (v.kb !== undefined || v.valveType !== 'Balanced Bellows' || percent < 10) return [];
  if (percent === 10 || percent === 16 || percent >= 21) return [];
  return [
    info(
      `Kb is read from the curve for ${percent > 16 ? 16 : 10} % overpressure, the nearest below, which is conservative.`,
      {
        field: 'allowableOverpressure',
        source: 'API 520-I',
      },
    ),
  ];
}

/** Returns a service's Kb with its checks. */
export function vapourFactor(flow: Flow) {
  const needs = factorNeeds(flow);
  const backPressureFactor = step(
    'backPressureFactor',
    needs,
    {
      label: 'Back-pressure correction factor',
      symbol: 'K_b',
      source: sourceOfFactor,
      kind: 'number',
      unit: '',
      digits: 3,
    },
    factorOf,
  );
  return {
    backPressureFactor,
    checks: [
      check({ ...needs, kb }, enteredFactorMessages),
      check({ ...factorChoice, allowableOverpressure }, curveBetween),
    ],
  };
}

/** Whether the flow through the nozzle is critical. */
export function flowConditionOf({ backPressure, criticalFlowPressure }: Omit<Flow, 'highestFactor'>) {
  return step(
    'flowCondition',
    { backPressure, criticalFlowPressure },
    {
      label: 'Flow condition',
      source: 'Critical where the back pressure is at or below the critical flow pressure',
    },
    v => (reaches(v.criticalFlowPressure, v.backPressure) ? 'Critical' : 'Subcritical'),
  );
}

/** Inputs of the area as a function of back pressure, for any method. */
export function curveNeeds(kd: Source<number>, criticalFlowPressure: Source<AbsolutePressure>) {
  return { ...factorChoice, kd, kc, flowRate, setPressure, allowableOverpressure, criticalFlowPressure };
}

/** Area as a function of back pressure for the plot; undefined where the method does not apply. */
export function vapourCurve(
  v: StepInputs<ReturnType<typeof curveNeeds>>,
  fluxAt: (backPressure: AbsolutePressure) => number | undefined,
  highestFactorAt: (backPressure: AbsolutePressure) => number,
): AreaCurve {
  return (backPressure, gauge) => {
    const balanced = v.kb === undefined && v.valveType === 'Balanced Bellows';
    const ratio = gauge / v.setPressure;
    const beyond = ratio > 0.5 || v.allowableOverpressure < 0.1 || backPressure > v.criticalFlowPressure;
    if (balanced && beyond) return undefined;
    const input = v.kb === undefined ? 1 : Math.min(v.kb, highestFactorAt(backPressure));
    const factor = balanced ? vapourBackPressureFactor(Math.max(0, ratio), v.allowableOverpressure) : input;
    const flux = fluxAt(usesFactor(v) ? 0 : backPressure);
    return flux === undefined ? undefined : areaFor(v.flowRate, flux, v.kd * v.kc * factor);
  };
}
