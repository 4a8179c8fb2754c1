import {
  highestBackPressureRatio,
  liquidBackPressureFactor,
  originalLiquidBackPressureFactor,
  type ValveType,
} from '@isentrope/engineering/relief';
import {
  absent,
  check,
  error,
  optional,
  step,
  value,
  type Absent,
  type StepInputs,
  type Message,
} from '../../kit/index.ts';
import { aboveCurve, beyondCurve } from '../vapour-back-pressure.ts';
import { backPressureRatio } from './duty.ts';
import { kw, valveType } from './fields.ts';

/** Kw, the back-pressure correction of a liquid valve. */

const tooHigh = 'Backpressure is too high!';
const info = {
  label: 'Total back pressure correction factor',
  symbol: 'K_w',
  kind: 'number',
  unit: '',
  digits: 3,
} as const;

const isTooHigh = (v: { readonly backPressureRatio: number }) => v.backPressureRatio > highestBackPressureRatio;
/** Error shown beside Kw if the back pressure is too high: nothing is sized then. */
const limit = (exceeded: boolean): true | Absent => (exceeded ? absent(tooHigh) : true);
const tooHighError = (exceeded: boolean): Message[] =>
  exceeded ? [error(tooHigh, { field: 'totalBackpressure' })] : [];

export const original = {
  withinLimit: value('withinLimit', { backPressureRatio }, v => limit(isTooHigh(v))),
  factor: step(
    'totalBackpressureCorrectionFactor',
    { backPressureRatio },
    {
      ...info,
      equation: v => (isTooHigh(v) || v.backPressureRatio <= 0.15 ? '' : 'K_w = (-13*r+15.95)/14'),
      source: 'Simplified method: 1 up to r = 0.15, none above 0.5',
    },
    v => (isTooHigh(v) ? tooHigh : originalLiquidBackPressureFactor(v.backPressureRatio)),
  ),
  tooHigh: check({ backPressureRatio }, v => tooHighError(isTooHigh(v))),
};

const needs = { backPressureRatio, valveType, kw: optional(kw) };
const beyondItsCurve = (v: StepInputs<typeof needs>) =>
  v.kw === undefined && v.valveType === 'Balanced Bellows' && isTooHigh(v);

/** Returns Kw by API 520-I for a permissible back pressure: typed, from the curve, or 1. */
export function standardFactorOf(input: number | undefined, valve: ValveType, ratio: number): number {
  return input ?? (valve === 'Balanced Bellows' ? liquidBackPressureFactor(ratio) : 1);
}

/** Returns the source of a Kw. */
export function sourceOfFactor(v: { readonly kw: number | undefined; readonly valveType: ValveType }): string {
  if (v.kw !== undefined) return 'As entered';
  return v.valveType === 'Balanced Bellows'
    ? 'API 520-I, curve for balanced bellows, liquids, digitised by fluids (C. Bell)'
    : 'API 520-I: 1 for conventional and pilot-operated valves';
}

/** Warns of a typed Kw for balanced bellows above the standard's curve. */
export function factorBeyondStandard(input: number, valve: ValveType, ratio: number): Message[] {
  if (valve !== 'Balanced Bellows') return [];
  return ratio > highestBackPressureRatio
    ? beyondCurve('Kw', ratio)
    : aboveCurve('Kw', input, liquidBackPressureFactor(ratio));
}

export const standard = {
  withinLimit: value('withinLimit', needs, v => limit(beyondItsCurve(v))),
  factor: step('totalBackpressureCorrectionFactor', needs, { ...info, source: sourceOfFactor }, v =>
    beyondItsCurve(v) ? tooHigh : standardFactorOf(v.kw, v.valveType, v.backPressureRatio),
  ),
  tooHigh: check(needs, v => tooHighError(beyondItsCurve(v))),
  beyondStandard: check({ valveType, kw, backPressureRatio }, v =>
    factorBeyondStandard(v.kw, v.valveType, v.backPressureRatio),
  ),
};
