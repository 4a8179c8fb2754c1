import type { StreamFluid } from '@isentrope/engineering/properties';
import { optional, missing, ruledOut, value } from '../../kit/index.ts';
import { toFlareNetwork } from '../flare-source.ts';
import { steamInlet } from '../steam-service/inlet.ts';
import { pressures } from './pressures.ts';
import { allFields as fields } from './fields.ts';
import { relievingRate } from './load.ts';
import { streamFluid } from './chosen-fluid.ts';
import { typedProperties } from './stream.ts';

/** A scenario for gas or steam as a source of a flare network. The capacity is that of the valve for all scenarios, which no single one has. */

const { relievingPressure } = pressures;
const { service } = fields;

const temperature = value(
  'flareTemperature',
  { service, relievingPressure, ...optional({ gas: fields.temperature, steam: fields.steamTemperature }) },
  v => {
    if (v.service === 'Steam') {
      const inlet = steamInlet(v.relievingPressure, v.steam);
      return 'temperature' in inlet ? inlet.temperature : inlet;
    }
    return v.service === 'Gas and vapour' ? (v.gas ?? missing('relieving temperature')) : ruledOut('no gas');
  },
);

const steam: StreamFluid = { type: 'components', amounts: { H2O: 1 } };

const fluid = value('flareFluid', { service, chosen: optional(streamFluid) }, v =>
  v.service === 'Steam' ? steam : (v.chosen ?? ruledOut('entered manually')),
);

const protectedBy = value('flareService', { protectedItem: fields.protectedItem, scenario: fields.scenario }, v =>
  [v.protectedItem, v.scenario].filter(part => part !== '').join(', '),
);

export const flareSource = toFlareNetwork(
  {
    requiredFlow: relievingRate,
    relievingPressure,
    temperature,
    fluid,
    molarMass: fields.molecularWeight,
    gamma: fields.gamma,
    ...typedProperties,
    service: protectedBy,
  },
  fields,
);
