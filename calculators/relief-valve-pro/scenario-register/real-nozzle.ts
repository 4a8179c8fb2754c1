import { streamIsentrope } from '@isentrope/engineering/properties';
import { areaFor, realNozzle } from '@isentrope/engineering/relief';
import { absent, optional, value } from '../../kit/index.ts';
import { usesFactor } from '../vapour-back-pressure.ts';
import { dischargeCoefficient } from './duty.ts';
import { pressures } from './pressures.ts';
import { allFields } from './fields.ts';
import { relievingRate } from './load.ts';
import { backPressureFactor } from './sizing.ts';
import { gasInlet } from './stream.ts';

/** Area of a gas scenario by the real-fluid nozzle, if a fluid is selected, for comparison with API 520-I. */

const { service, valveType, kb, kc } = allFields;
const { backPressure } = pressures;

export const realNozzleArea = value(
  'realNozzleArea',
  {
    stream: gasInlet,
    service,
    relievingRate,
    backPressure,
    valveType,
    kb: optional(kb),
    kc,
    dischargeCoefficient,
    backPressureFactor,
  },
  v => {
    if (v.service !== 'Gas and vapour') return absent('no gas');
    const { massFlux } = realNozzle(streamIsentrope(v.stream), usesFactor(v) ? 0 : v.backPressure);
    return areaFor(v.relievingRate, massFlux, v.dischargeCoefficient * v.backPressureFactor * v.kc);
  },
);
