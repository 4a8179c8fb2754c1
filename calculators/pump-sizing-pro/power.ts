import { Refusal, messageValue } from '@isentrope/engineering/quantities';
import {
  iecRatings,
  ie3Efficiency,
  motorFor,
  shaftPower as powerAtShaft,
  suctionSpecificSpeed as specificSpeed,
  suctionSpecificSpeedLimit,
} from '@isentrope/engineering/rotating';
import { absent, byMethod, check, optional, missing, step, value, warning } from '../kit/index.ts';
import { power, suction } from './fields.ts';
import { design, hydraulic } from './hydraulics.ts';
import { hi967, viscousEfficiency, waterFlow } from './viscous.ts';

/** Power of the pump and its motor, and suction specific speed of the selected pump. */

const { efficiency, speed, motorEfficiency } = power;
const noPower = 'the pump absorbs no power';
const api610 = 'API 610, margins for motor drives';

const shaft = { label: 'Shaft power', symbol: 'P', kind: 'power', unit: 'kW' } as const;
const plainShaftPower = step(
  'ShaftPower',
  { hydraulic, efficiency },
  { ...shaft, equation: 'P = P_h/η', source: 'Uncorrected method: the efficiency as entered' },
  v => powerAtShaft(v.hydraulic, v.efficiency),
);
const viscousShaftPower = step(
  'ShaftPower',
  { hydraulic, viscousEfficiency },
  { ...shaft, equation: 'P = P_h/η_v', source: hi967 },
  v => powerAtShaft(v.hydraulic, v.viscousEfficiency),
);
export const shaftPower = byMethod({ original: plainShaftPower, hi967: viscousShaftPower });

const flow = {
  label: 'Pump flow on water, at design',
  symbol: 'Q_P',
  kind: 'volumeFlow',
  unit: 'm³/h',
} as const;
const pumpFlow = byMethod({
  original: step('pumpFlow', { design }, { ...flow, equation: 'Q_P = Q' }, v => v.design),
  hi967: step('pumpFlow', { waterFlow }, { ...flow, equation: 'Q_P = Q_W' }, v => v.waterFlow),
});
export const suctionSpecificSpeed = step(
  'suctionSpecificSpeed',
  { pumpFlow, ...optional({ npshRequired: suction.npshRequired, speed }) },
  {
    label: 'Suction specific speed',
    symbol: 'S',
    equation: 'S = 60*N*(3600*Q_P)^0.5/NPSHR^0.75',
    source: 'ANSI/HI 9.6.1; rpm, m³/h, m; at the design flow of the pump on water',
    kind: 'number',
    unit: '',
  },
  v =>
    v.npshRequired === undefined || v.speed === undefined
      ? missing(...(v.npshRequired === undefined ? ['NPSH required'] : []), ...(v.speed === undefined ? ['speed'] : []))
      : specificSpeed(v.speed, v.pumpFlow, v.npshRequired),
);
export const suctionEnergy = check({ suctionSpecificSpeed }, v =>
  v.suctionSpecificSpeed <= suctionSpecificSpeedLimit
    ? []
    : [
        warning(
          `The suction specific speed is above ${suctionSpecificSpeedLimit}: the pump runs stably only over a narrow range of flow.`,
          { field: 'suctionSpecificSpeed', source: 'rpm, m³/h, m; 11 000 in US units' },
        ),
      ],
);

const motor = value('motor', { shaftPower }, v => {
  if (!(v.shaftPower > 0)) return absent(noPower);
  const result = motorFor(v.shaftPower);
  if (result) return result;
  const largest = 1000 * (iecRatings.at(-1) ?? 0);
  throw new Refusal('above {largest}, the largest standard rating', { largest: messageValue('power', largest) });
});
const motorMargin = step(
  'motorMargin',
  { motor },
  { label: 'Motor margin', symbol: 'k', source: api610, kind: 'number', unit: '', digits: 3 },
  v => v.motor.margin,
);
export const motorPower = step(
  'motorPower',
  { shaftPower, motorMargin },
  {
    label: 'Motor power required',
    symbol: 'P_req',
    equation: 'P_req = k*P',
    source: api610,
    kind: 'power',
    unit: 'kW',
  },
  v => v.motorMargin * v.shaftPower,
);
export const motorRating = step(
  'motorRating',
  { motor },
  { label: 'Next standard motor', symbol: 'P_N', source: 'IEC 60072-1', kind: 'power', unit: 'kW', digits: 3 },
  v => v.motor.rating,
);
const motorEfficiencyUsed = step(
  'motorEfficiencyUsed',
  { shaftPower, ...optional({ motorRating, motorEfficiency }) },
  {
    label: 'Motor efficiency',
    symbol: 'η_m',
    source: v => (v.motorEfficiency === undefined ? 'IEC 60034-30-1, IE3, four poles, 50 Hz' : 'As entered'),
    kind: 'fraction',
    unit: '%',
  },
  v => {
    if (!(v.shaftPower > 0)) return absent(noPower);
    const ie3 = v.motorRating === undefined ? undefined : ie3Efficiency(v.motorRating);
    return v.motorEfficiency ?? ie3 ?? missing('motor efficiency');
  },
);
export const electricalPower = step(
  'electricalPower',
  { shaftPower, motorEfficiencyUsed },
  { label: 'Electrical power', symbol: 'P_e', equation: 'P_e = P/η_m', kind: 'power', unit: 'kW' },
  v => v.shaftPower / v.motorEfficiencyUsed,
);
