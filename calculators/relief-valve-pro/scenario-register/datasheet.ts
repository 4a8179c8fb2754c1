import { fluidNamed } from '../../fluid/index.ts';
import { allByHand, caseCalled, known, workedFrom, type Datasheets } from '../../kit/index.ts';
import definition from './definition.ts';
import { pressures } from './duty.ts';
import { fluid, given } from './fields.ts';
import { relievingRate } from './load.ts';
import { multipleValves, orifice, requiredArea } from './sizing.ts';

export default {
  definition,
  sheets: [
    {
      type: 'list',
      title: 'Relief load summary',
      standards: 'A row for each scenario, terms as in API 520-I and API 521',
      governing: { by: requiredArea, within: given.protectedItem },
      parts: [
        {
          title: 'Scenario',
          lines: [
            known('Item', given.protectedItem),
            caseCalled('Case'),
            known('Scenario', given.scenario),
            known('Credible', given.credible),
            known('Reason', given.reason),
          ],
        },
        {
          title: 'Relieving',
          lines: [
            known('Service', given.service),
            workedFrom('Fluid', fluidNamed(fluid)),
            known('Load', relievingRate),
            known('Pressure', pressures.relievingPressure),
            known('Temp.', given.temperature, given.steamTemperature, given.relievingTemperature),
            known('Mol. weight', given.molecularWeight),
            known('Z', given.compressibilityFactor),
            known('k', given.gamma),
            known('Density', given.fluidUpstreamDensity, given.density),
          ],
        },
        {
          title: 'Valve',
          lines: [
            known('Set pressure', given.setPressure),
            known('Over-pressure', given.allowableOverpressure),
            known('Back pressure', given.totalBackpressure),
            known('Required area', requiredArea),
            known('Orifice', orifice),
            known('Valves', multipleValves),
            ...allByHand('Remarks'),
          ],
        },
      ],
    },
  ],
} satisfies Datasheets;
