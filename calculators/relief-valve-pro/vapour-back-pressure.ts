import type { AbsolutePressure, GaugePressure } from '@isentrope/engineering/quantities';
import { leastSetPressureOfCurve, vapourBackPressureFactor, type ValveType } from '@isentrope/engineering/relief';
import { absent, info, warning, type Absent, type Message } from '../kit/index.ts';

/** Kb in vapour, gas and steam service. */

interface Values {
  readonly valveType: ValveType;
  readonly kb?: number | undefined;
  readonly setPressure: GaugePressure;
  readonly allowableOverpressure: number;
  readonly totalBackpressure: GaugePressure;
  readonly backPressure: AbsolutePressure;
  readonly criticalFlowPressure: AbsolutePressure;
  /** The highest Kb: what the back pressure leaves of the critical flux. */
  readonly highestFactor: number;
}

/** Whether a Kb given is above what the flow through the nozzle allows, so that it is not taken. */
function isLimited(v: Pick<Values, 'kb' | 'highestFactor'>): boolean {
  return v.kb !== undefined && v.kb > v.highestFactor * (1 + 1e-9);
}

/** Whether Kb, given or of the curve, stands for the back pressure; otherwise the flow itself depends on it. */
export function takesFactor(v: Pick<Values, 'valveType' | 'kb'>): boolean {
  return v.kb !== undefined || v.valveType === 'Balanced Bellows';
}

export const factorNeeds = [
  'valveType',
  'kb?',
  'setPressure',
  'allowableOverpressure',
  'totalBackpressure',
  'backPressure',
  'criticalFlowPressure',
  'highestFactor',
] as const;

export const backPressureFactor = {
  info: {
    label: 'Back-pressure correction factor',
    symbol: 'K_b',
    source: (v: Pick<Values, 'valveType' | 'kb' | 'highestFactor'>) => {
      if (isLimited(v)) return 'Highest possible in subcritical flow; the one given is above it';
      if (v.kb !== undefined) return 'Given';
      return v.valveType === 'Balanced Bellows'
        ? 'API 520-I, curve for balanced bellows, vapours and gases, digitised by fluids (C. Bell)'
        : 'API 520-I: 1 for conventional and pilot-operated valves';
    },
    kind: 'number',
    unit: '',
    digits: 3,
  },
  compute: (v: Values): number | Absent => {
    if (v.kb !== undefined) return isLimited(v) ? v.highestFactor : v.kb;
    if (v.valveType !== 'Balanced Bellows' || v.totalBackpressure <= 0) return 1;
    if (v.setPressure < leastSetPressureOfCurve) {
      return absent(
        'not applicable: the Kb curve of API 520-I is for set pressures of 345 kPag (50 psig) and above; give the Kb of the maker',
      );
    }
    if (v.backPressure > v.criticalFlowPressure) {
      return absent(
        'not applicable: the Kb curve of API 520-I ends at the critical flow pressure; give the Kb of the maker',
      );
    }
    return vapourBackPressureFactor(v.totalBackpressure / v.setPressure, v.allowableOverpressure);
  },
} as const;

/** A Kb given that is above what the flow through the nozzle allows, whatever the valve. */
export function factorTooHigh(v: { kb: number; highestFactor: number }): Message[] {
  return isLimited(v)
    ? [
        warning(
          `The flow is subcritical: no more than Kb = ${v.highestFactor.toPrecision(3)} is possible, which is taken instead of the Kb given.`,
          { field: 'kb', source: 'API 520-I, subcritical flow' },
        ),
      ]
    : [];
}

/** How the curve was read where the overpressure is none of its own. */
export function curveBetween(v: Pick<Values, 'valveType' | 'kb' | 'allowableOverpressure'>): Message[] {
  const percent = Math.round(v.allowableOverpressure * 1e10) / 1e8;
  if (v.kb !== undefined || v.valveType !== 'Balanced Bellows' || percent < 10) return [];
  if (percent === 10 || percent === 16 || percent >= 21) return [];
  return [
    info(`Kb is that of ${percent > 16 ? 16 : 10} % overpressure, the nearest curve below: on the safe side.`, {
      field: 'allowableOverpressure',
      source: 'API 520-I',
    }),
  ];
}
