import { streamCriticalPressure } from '@isentrope/engineering/properties';
import { messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { check, optional, warning, type Message } from '../../kit/index.ts';
import { streamFluid } from './chosen-fluid.ts';
import { allFields as fields } from './fields.ts';
import { pressures } from './pressures.ts';

/** Warns of a fluid in a pool fire that does not boil at the relieving pressure, above its critical pressure, and says what gives its rate. */
export const supercriticalInFire = check(
  {
    scenario: fields.scenario,
    credible: fields.credible,
    streamFluid,
    relievingPressure: pressures.relievingPressure,
    ...optional({ latentHeat: fields.latentHeat, flowRate: fields.flowRate }),
  },
  (v): Message[] => {
    if (v.scenario !== 'External pool fire' || v.credible === 'No') return [];
    if (v.latentHeat !== undefined || v.flowRate !== undefined) return [];
    const critical = undefinedIfRefused(() => streamCriticalPressure(v.streamFluid).value);
    if (critical === undefined || v.relievingPressure < critical) return [];
    return [
      warning(
        'The relieving pressure, {relieving}, is above the critical pressure of the fluid, {critical}: it does not boil and has no latent heat, and the rate is that at which the fire expands it. Calculate that as the scenario External fire, no liquid, in gas and vapour service, or enter the flow rate from a simulation of the vessel in the fire.',
        {
          field: 'latentHeat',
          source: 'API 521, fire relief above the critical pressure',
          values: {
            relieving: messageValue('absolutePressure', v.relievingPressure),
            critical: messageValue('absolutePressure', critical),
          },
        },
      ),
    ];
  },
);
