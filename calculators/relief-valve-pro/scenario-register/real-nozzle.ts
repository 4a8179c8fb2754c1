import { streamIsentrope } from '@isentrope/engineering/properties';
import { areaFor, realNozzle } from '@isentrope/engineering/relief';
import { absent, maybe, value } from '../../kit/index.ts';
import { takesFactor } from '../vapour-back-pressure.ts';
import { dischargeCoefficient, pressures } from './duty.ts';
import { given } from './fields.ts';
import { relievingRate } from './load.ts';
import { backPressureFactor } from './sizing.ts';
import { gasInlet } from './stream.ts';

/** Area of a gas scenario by the real-fluid nozzle, if a fluid is selected, for comparison with API 520-I. */

const { service, valveType, kb, kc } = given;
const { backPressure } = pressures;

export const realNozzleArea = value(
  'realNozzleArea',
  {
    stream: gasInlet,
    service,
    relievingRate,
    backPressure,
    valveType,
    kb: maybe(kb),
    kc,
    dischargeCoefficient,
    backPressureFactor,
  },
  v => {
    if (v.service !== 'Gas and vapour') return absent('no gas');
    const { massFlux } = realNozzle(streamIsentrope(v.stream), takesFactor(v) ? 0 : v.backPressure);
    return areaFor(v.relievingRate, massFlux, v.dischargeCoefficient * v.backPressureFactor * v.kc);
  },
);
