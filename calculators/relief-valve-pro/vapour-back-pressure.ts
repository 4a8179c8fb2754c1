import { reaches } from '@isentrope/engineering/numerics';
import { formatNumber, Refusal, stated, type AbsolutePressure } from '@isentrope/engineering/quantities';
import {
  areaFor,
  highestBackPressureRatio,
  leastSetPressureOfCurve,
  vapourBackPressureFactor,
} from '@isentrope/engineering/relief';
import {
  absent,
  check,
  info,
  maybe,
  step,
  warning,
  type Absent,
  type Given,
  type Message,
  type Source,
} from '../kit/index.ts';
import { allowableOverpressure, flowRate, kb, kc, setPressure, totalBackpressure, valveType } from './fields.ts';
import type { AreaCurve } from './valve.ts';
import { percentOf } from './words.ts';

/** Kb in vapour, gas and steam service. */

interface Flow {
  readonly backPressure: Source<AbsolutePressure>;
  readonly criticalFlowPressure: Source<AbsolutePressure>;
  /** The highest Kb: what the back pressure leaves of the critical flux. */
  readonly highestFactor: Source<number>;
}

/** What tells whether Kb, given or of the curve, stands for the back pressure. */
export const factorChoice = { valveType, kb: maybe(kb) };

type FactorChoice = Given<typeof factorChoice>;

const curveOfStandard = { setPressure, allowableOverpressure, totalBackpressure };

function factorNeeds({ backPressure, criticalFlowPressure, highestFactor }: Flow) {
  return { ...factorChoice, ...curveOfStandard, backPressure, criticalFlowPressure, highestFactor };
}

type FactorValues = Given<ReturnType<typeof factorNeeds>>;

/** Whether a Kb given is above what the flow through the nozzle allows, so that it is not taken. */
function isLimited(given: number | undefined, highest: number): boolean {
  return given !== undefined && given > highest * (1 + 1e-9);
}

/** Whether Kb, given or of the curve, stands for the back pressure; otherwise the flow itself depends on it. */
export function takesFactor(v: FactorChoice): boolean {
  return v.kb !== undefined || v.valveType === 'Balanced Bellows';
}

/** Where a Kb is from. */
export function sourceOfFactor(v: FactorChoice & { readonly highestFactor: number }): string {
  if (isLimited(v.kb, v.highestFactor)) return 'Highest possible in subcritical flow; the one entered is higher';
  if (v.kb !== undefined) return 'As entered';
  return v.valveType === 'Balanced Bellows'
    ? 'API 520-I, curve for balanced bellows, vapours and gases, digitised by fluids (C. Bell)'
    : 'API 520-I: 1 for conventional and pilot-operated valves';
}

/** Kb as given, as far as the flow allows it, or of the curve. Throws a `Refusal` below the set pressures of the curve. */
export function factorOf(v: FactorValues): number | Absent {
  if (v.kb !== undefined) return isLimited(v.kb, v.highestFactor) ? v.highestFactor : v.kb;
  if (v.valveType !== 'Balanced Bellows' || v.totalBackpressure <= 0) return 1;
  if (v.setPressure < leastSetPressureOfCurve) {
    throw new Refusal(
      'not applicable: the Kb curve of API 520-I is for set pressures of {least} and above; enter the manufacturer’s Kb',
      { least: stated('gaugePressure', leastSetPressureOfCurve, { like: 'setPressure', digits: 3 }) },
    );
  }
  if (v.backPressure > v.criticalFlowPressure) {
    return absent(
      'not applicable: the Kb curve of API 520-I ends at the critical flow pressure; enter the manufacturer’s Kb',
    );
  }
  return vapourBackPressureFactor(v.totalBackpressure / v.setPressure, v.allowableOverpressure);
}

/** What is to be said of a Kb that is given. */
export function givenFactorRemarks(v: FactorValues & { readonly kb: number }): Message[] {
  return [...factorTooHigh(v.kb, v.highestFactor), ...factorBeyondStandard(v)];
}

/** A Kb given that is above what the flow through the nozzle allows, whatever the valve. */
function factorTooHigh(given: number, highest: number): Message[] {
  return isLimited(given, highest)
    ? [
        warning(
          `The flow is subcritical: Kb cannot exceed ${highest.toPrecision(3)}, which is used instead of the Kb entered.`,
          { field: 'kb', source: 'API 520-I, subcritical flow' },
        ),
      ]
    : [];
}

/** By how much a curve read from a chart may be off. */
const chart = 0.005;

/** A factor that is given where the curves of the standard have ended. */
export function beyondCurve(name: 'Kb' | 'Kw', ratio: number): Message[] {
  if (!(ratio > highestBackPressureRatio * (1 + 1e-9))) return [];
  return [
    warning(
      `The back pressure is ${percentOf(ratio)} of the set pressure, and the curves of API 520-I end at 50 %: the ${name} entered must be the manufacturer’s for this valve at this back pressure.`,
      { field: 'totalBackpressure', source: 'API 520-I, balanced bellows valves' },
    ),
  ];
}

/** A factor that is given and more than the curve of the standard, `known`, has at this back pressure. */
export function aboveCurve(name: 'Kb' | 'Kw', given: number, known: number): Message[] {
  if (!(given > known + chart)) return [];
  return [
    warning(
      `The ${name} entered, ${formatNumber(given, 3)}, is above the ${formatNumber(known, 3)} of the API 520-I curve for balanced bellows: use it only if the manufacturer states it for this valve.`,
      { field: name === 'Kb' ? 'kb' : 'kw', source: 'API 520-I, balanced bellows valves' },
    ),
  ];
}

/** A Kb given for balanced bellows that is beyond what the standard has. */
function factorBeyondStandard(v: FactorValues & { readonly kb: number }): Message[] {
  if (v.valveType !== 'Balanced Bellows') return [];
  const ratio = v.totalBackpressure / v.setPressure;
  if (ratio > highestBackPressureRatio) return beyondCurve('Kb', ratio);
  if (v.allowableOverpressure < 0.1 || v.setPressure < leastSetPressureOfCurve) return [];
  const known = factorOf({ ...v, kb: undefined });
  return typeof known === 'number' ? aboveCurve('Kb', v.kb, known) : [];
}

/** How the curve was read where the overpressure is none of its own. */
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

/** Kb of a service, with what is to be said of it. */
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
      check({ ...needs, kb }, givenFactorRemarks),
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

/** What an area against any back pressure is found from, by any method. */
export function curveNeeds(kd: Source<number>, criticalFlowPressure: Source<AbsolutePressure>) {
  return { ...factorChoice, kd, kc, flowRate, setPressure, allowableOverpressure, criticalFlowPressure };
}

/** The area against any back pressure, for the figure; nothing where the method does not apply. */
export function vapourCurve(
  v: Given<ReturnType<typeof curveNeeds>>,
  fluxAt: (backPressure: AbsolutePressure) => number | undefined,
  highestFactorAt: (backPressure: AbsolutePressure) => number,
): AreaCurve {
  return (backPressure, gauge) => {
    const balanced = v.kb === undefined && v.valveType === 'Balanced Bellows';
    const ratio = gauge / v.setPressure;
    const beyond = ratio > 0.5 || v.allowableOverpressure < 0.1 || backPressure > v.criticalFlowPressure;
    if (balanced && beyond) return undefined;
    const given = v.kb === undefined ? 1 : Math.min(v.kb, highestFactorAt(backPressure));
    const factor = balanced ? vapourBackPressureFactor(Math.max(0, ratio), v.allowableOverpressure) : given;
    const flux = fluxAt(takesFactor(v) ? 0 : backPressure);
    return flux === undefined ? undefined : areaFor(v.flowRate, flux, v.kd * v.kc * factor);
  };
}
