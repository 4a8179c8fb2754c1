import type { MassFlow, Quantity, Temperature } from '@isentrope/engineering/quantities';
import { absent, caseNumber, error, info, missing, warning, type Absent, type Message } from '../kit/index.ts';

interface Side {
  readonly flow: MassFlow | undefined;
  readonly heatCapacity: Quantity<'specificHeat'> | undefined;
  /** By how much the stream cools (hot) or warms (cold). */
  readonly from: Temperature | undefined;
  readonly to: Temperature | undefined;
}

/** The heat that a stream gives up between two temperatures, W; undefined while something of it is not known. */
function ownDuty({ flow, heatCapacity, from, to }: Side): number | undefined {
  return flow === undefined || heatCapacity === undefined || from === undefined || to === undefined
    ? undefined
    : flow * heatCapacity * (from - to);
}

function whatIsMissing(name: 'hot' | 'cold', { flow, heatCapacity, from, to }: Side): Absent {
  const [inlet, outlet] = name === 'hot' ? [from, to] : [to, from];
  const parts: readonly (readonly [number | undefined, string])[] = [
    [flow, 'flow rate'],
    [inlet, 'inlet temperature'],
    [outlet, 'outlet temperature'],
    [heatCapacity, 'specific heat capacity'],
  ];
  return missing(...parts.flatMap(([value, label]) => (value === undefined ? [`${name} side ${label}`] : [])));
}

interface HotValues {
  readonly flowHot: MassFlow | undefined;
  readonly cpHot: Quantity<'specificHeat'> | undefined;
  readonly tempHotIn: Temperature | undefined;
  readonly tempHotOut: Temperature | undefined;
}

interface ColdValues {
  readonly flowCold: MassFlow | undefined;
  readonly cpCold: Quantity<'specificHeat'> | undefined;
  readonly tempColdIn: Temperature | undefined;
  readonly tempColdOut: Temperature | undefined;
}

const hotSide = (v: HotValues): Side => ({
  flow: v.flowHot,
  heatCapacity: v.cpHot,
  from: v.tempHotIn,
  to: v.tempHotOut,
});
const coldSide = (v: ColdValues): Side => ({
  flow: v.flowCold,
  heatCapacity: v.cpCold,
  from: v.tempColdOut,
  to: v.tempColdIn,
});

type Given = { readonly duty: Quantity<'power'> | undefined };

/** The duty of the hot side; an overall duty replaces it. */
export const hot = {
  equation: (v: Given): string => (v.duty === undefined ? 'Q_h = m_h*c_h*(T_hi-T_ho)' : 'Q_h = Q'),
  source: (v: Given): string => (v.duty === undefined ? 'Heat balance' : 'Overall duty as given'),
  compute: (v: HotValues & Given): number | Absent => v.duty ?? ownDuty(hotSide(v)) ?? whatIsMissing('hot', hotSide(v)),
};

/** The duty of the cold side; where its own data are incomplete, an overall duty stands for it. */
export const cold = {
  equation: (v: ColdValues & Given): string =>
    ownDuty(coldSide(v)) === undefined ? 'Q_c = Q' : 'Q_c = m_c*c_c*(T_co-T_ci)',
  source: (v: ColdValues & Given): string =>
    ownDuty(coldSide(v)) === undefined ? 'Overall duty as given' : 'Heat balance',
  compute: (v: ColdValues & Given): number | Absent =>
    ownDuty(coldSide(v)) ?? v.duty ?? whatIsMissing('cold', coldSide(v)),
};

export function coldByDuty(v: ColdValues & Given): Message[] {
  return v.duty === undefined || ownDuty(coldSide(v)) !== undefined
    ? []
    : [info('The cold side has no heat balance of its own: its duty is the overall duty.', { field: 'dutyCold' })];
}

/** Duties agree within 1 % of their mean (specification). */
const agreement = 0.01;

function agree(a: number, b: number): boolean {
  return Math.abs(a - b) <= (agreement * Math.abs(a + b)) / 2;
}

export function mismatch(v: { dutyHot: number; dutyCold: number }): Message[] {
  return agree(v.dutyHot, v.dutyCold)
    ? []
    : [error(`Case ${caseNumber}: Duty exchange do not match.`, { field: 'dutyCold' })];
}

/** An overall duty that the hot side's own flow and heat capacity do not give. */
export function replacedHotDuty(v: { [K in keyof HotValues]: number } & { duty: number }): Message[] {
  return agree(v.flowHot * v.cpHot * (v.tempHotIn - v.tempHotOut), v.duty)
    ? []
    : [
        warning('The overall duty replaces that of the hot side, which differs from it by more than 1 %.', {
          field: 'duty',
        }),
      ];
}

/** The duty that UA is reckoned from: that of the hot side, once both sides agree. */
export function exchanged(v: { dutyHot: number; dutyCold: number }): number | Absent {
  if (!agree(v.dutyHot, v.dutyCold)) return absent('the duties of the two sides do not match');
  return v.dutyHot > 0 ? v.dutyHot : absent('no heat goes from the hot side to the cold side');
}
