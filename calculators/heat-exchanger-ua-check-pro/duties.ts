import { messageValue, type MassFlow, type Quantity, type Temperature } from '@isentrope/engineering/quantities';
import {
  absent,
  caseNumberPlaceholder,
  check,
  error,
  info,
  optional,
  missing,
  ruledOut,
  step,
  value,
  warning,
  type Absent,
  type StepInputs,
  type Message,
} from '../kit/index.ts';
import { coldSide, exchanger, hotSide } from './fields.ts';

const heat = { kind: 'heatRate', unit: 'kW', digits: 5 } as const;

interface Side {
  readonly flow: MassFlow | undefined;
  readonly heatCapacity: Quantity<'specificHeat'> | undefined;
  /** Inlet temperature; the stream cools (hot) or warms (cold) from it. */
  readonly from: Temperature | undefined;
  readonly to: Temperature | undefined;
}

/** Returns the heat given up by a stream between two temperatures, W; undefined if an input is unknown. */
function ownDuty({ flow, heatCapacity, from, to }: Side): number | undefined {
  return flow === undefined || heatCapacity === undefined || from === undefined || to === undefined
    ? undefined
    : flow * heatCapacity * (from - to);
}

function missingSideInputs(name: 'hot' | 'cold', { flow, heatCapacity, from, to }: Side): Absent {
  const [inlet, outlet] = name === 'hot' ? [from, to] : [to, from];
  const parts: readonly (readonly [number | undefined, string])[] = [
    [flow, 'flow rate'],
    [inlet, 'inlet temperature'],
    [outlet, 'outlet temperature'],
    [heatCapacity, 'specific heat capacity'],
  ];
  return missing(...parts.flatMap(([value, label]) => (value === undefined ? [`${name} side ${label}`] : [])));
}

const { duty } = exchanger;
const { flowHot, cpHot, tempHotIn, tempHotOut } = hotSide;
const { flowCold, cpCold, tempColdIn, tempColdOut } = coldSide;

const ofHot = { flowHot, cpHot, tempHotIn, tempHotOut };
const ofCold = { flowCold, cpCold, tempColdIn, tempColdOut };

type KnownValues<S> = { readonly [K in keyof StepInputs<S>]: StepInputs<S>[K] | undefined };

const sideHot = (v: KnownValues<typeof ofHot>): Side => ({
  flow: v.flowHot,
  heatCapacity: v.cpHot,
  from: v.tempHotIn,
  to: v.tempHotOut,
});
const sideCold = (v: KnownValues<typeof ofCold>): Side => ({
  flow: v.flowCold,
  heatCapacity: v.cpCold,
  from: v.tempColdOut,
  to: v.tempColdIn,
});

/** Duty of the hot side; an overall duty replaces it. */
export const dutyHot = step(
  'dutyHot',
  optional({ ...ofHot, duty }),
  {
    label: 'Hot side duty',
    symbol: 'Q_h',
    equation: v => (v.duty === undefined ? 'Q_h = m_h*c_h*(T_hi-T_ho)' : 'Q_h = Q'),
    source: v => (v.duty === undefined ? 'Heat balance' : 'Overall duty as entered'),
    ...heat,
  },
  v => v.duty ?? ownDuty(sideHot(v)) ?? missingSideInputs('hot', sideHot(v)),
);

/** Duty of the cold side; an overall duty replaces it if the side's data are incomplete. */
export const dutyCold = step(
  'dutyCold',
  optional({ ...ofCold, duty }),
  {
    label: 'Cold side duty',
    symbol: 'Q_c',
    equation: v => (ownDuty(sideCold(v)) === undefined ? 'Q_c = Q' : 'Q_c = m_c*c_c*(T_co-T_ci)'),
    source: v => (ownDuty(sideCold(v)) === undefined ? 'Overall duty as entered' : 'Heat balance'),
    ...heat,
  },
  v => ownDuty(sideCold(v)) ?? v.duty ?? missingSideInputs('cold', sideCold(v)),
);

const coldByDuty = check(optional({ ...ofCold, duty }), v =>
  v.duty === undefined || ownDuty(sideCold(v)) !== undefined
    ? []
    : [
        info('The cold side has no heat balance: its duty is taken as the overall duty.', {
          field: 'dutyCold',
        }),
      ],
);

/** Returns the inputs of one side that are unused because the overall duty replaces its heat balance. */
function unusedOf(name: 'Hot' | 'Cold', side: Side, overall: Quantity<'heatRate'>): Message[] {
  const { flow, heatCapacity, from, to } = side;
  if ((flow === undefined) === (heatCapacity === undefined)) return [];
  const [known, blank] =
    flow === undefined ? ['specific heat capacity', 'flow rate'] : ['flow rate', 'specific heat capacity'];
  const change = from === undefined || to === undefined ? 0 : from - to;
  const implied = flow === undefined ? overall / ((heatCapacity ?? Number.NaN) * change) : overall / (flow * change);
  const meaning =
    change > 0 && Number.isFinite(implied)
      ? `; with the overall duty and its temperatures it implies a ${blank} of {implied}`
      : '';
  return [
    info(`The ${known} of the ${name.toLowerCase()} side is not used while its ${blank} is blank${meaning}.`, {
      field: `${flow === undefined ? 'cp' : 'flow'}${name}`,
      values: { implied: messageValue(flow === undefined ? 'massFlow' : 'specificHeat', implied) },
    }),
  ];
}

/** Reports the unused inputs of either side. */
const unusedOfSides = check({ ...optional({ ...ofHot, ...ofCold }), duty }, v => [
  ...unusedOf('Hot', sideHot(v), v.duty),
  ...unusedOf('Cold', sideCold(v), v.duty),
]);

/** Duties agree within 1 % of their mean (specification). */
const dutyTolerance = 0.01;

function doDutiesAgree(a: number, b: number): boolean {
  return Math.abs(a - b) <= (dutyTolerance * Math.abs(a + b)) / 2;
}

const mismatch = check({ dutyHot, dutyCold }, v =>
  doDutiesAgree(v.dutyHot, v.dutyCold)
    ? []
    : [
        error(`Case ${caseNumberPlaceholder}: Duty exchange do not match.`, { field: 'dutyCold' }),
        info(
          'The hot side gives off {hot} and the cold side takes up {cold}, which differ by more than 1 % of their mean: without one duty there is no UA. Check the flows, heat capacities and temperatures.',
          {
            field: 'dutyCold',
            values: { hot: messageValue('heatRate', v.dutyHot), cold: messageValue('heatRate', v.dutyCold) },
          },
        ),
      ],
);

/** Warns of an overall duty that differs from the hot side's heat balance. */
const replacedHotDuty = check({ duty, ...ofHot }, v =>
  doDutiesAgree(v.flowHot * v.cpHot * (v.tempHotIn - v.tempHotOut), v.duty)
    ? []
    : [
        warning('The overall duty replaces that of the hot side, which differs from it by more than 1 %.', {
          field: 'duty',
        }),
      ],
);

/** A side that cannot exchange the overall duty with its flow and heat capacity, and its heat between both inlet temperatures, W. */
export const limitingSide = value(
  'limitingSide',
  { duty, tempHotIn, tempColdIn, ...optional({ flowHot, cpHot, flowCold, cpCold }) },
  ({ duty: overall, tempHotIn: from, tempColdIn: to, ...v }) => {
    const sides = [
      { name: 'hot', most: ownDuty({ flow: v.flowHot, heatCapacity: v.cpHot, from, to }) },
      { name: 'cold', most: ownDuty({ flow: v.flowCold, heatCapacity: v.cpCold, from, to }) },
    ].flatMap(({ name, most }) =>
      most !== undefined && most > 0 && most * (1 + dutyTolerance) < overall ? [{ name, most }] : [],
    );
    return sides[0] ?? ruledOut('both sides can exchange the overall duty');
  },
);

const excessiveDuty = check({ duty, limitingSide }, ({ duty: overall, limitingSide: { name, most } }) => [
  warning(
    `The overall duty of {duty} is more than the ${name} side can exchange: its flow and heat capacity give {most} between both inlet temperatures. Check the duty; if the ${name} side condenses or boils, clear its heat capacity.`,
    {
      field: 'duty',
      values: { duty: messageValue('heatRate', overall), most: messageValue('heatRate', most) },
    },
  ),
]);

export const dutyChecks = [mismatch, replacedHotDuty, excessiveDuty, coldByDuty, unusedOfSides];

/** Duty used for UA: that of the hot side, once both sides agree. */
export const exchangedDuty = step(
  'exchangedDuty',
  { dutyHot, dutyCold },
  {
    label: 'Duty exchanged',
    symbol: 'Q_x',
    equation: 'Q_x = Q_h',
    source: 'Both sides agree within 1 % of their mean',
    ...heat,
  },
  v => {
    if (!doDutiesAgree(v.dutyHot, v.dutyCold)) return absent('the duties of the two sides do not match');
    return v.dutyHot > 0 ? v.dutyHot : absent('no heat flows from the hot side to the cold side');
  },
);
