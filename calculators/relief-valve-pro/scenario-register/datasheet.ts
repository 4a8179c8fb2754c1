import { fluidName } from '../../fluid/index.ts';
import { blankLines, caseNameLine, valueLine, derivedLine, type Datasheets } from '../../kit/index.ts';
import definition from './definition.ts';
import { pressures } from './pressures.ts';
import { fluid, allFields } from './fields.ts';
import { relievingRate } from './load.ts';
import { multipleValves, orifice, requiredArea } from './sizing.ts';

export default {
  definition,
  sheets: [
    {
      type: 'list',
      title: 'Relief load summary',
      standards: 'A row for each scenario, terms as in API 520-I and API 521',
      governing: { by: requiredArea, within: allFields.protectedItem },
      parts: [
        {
          title: 'Scenario',
          lines: [
            valueLine('Item', allFields.protectedItem),
            caseNameLine('Case'),
            valueLine('Scenario', allFields.scenario),
            valueLine('Credible', allFields.credible),
            valueLine('Reason', allFields.reason),
          ],
        },
        {
          title: 'Relieving',
          lines: [
            valueLine('Service', allFields.service),
            derivedLine('Fluid', fluidName(fluid)),
            valueLine('Load', relievingRate),
            valueLine('Pressure', pressures.relievingPressure),
            valueLine('Temp.', allFields.temperature, allFields.steamTemperature, allFields.relievingTemperature),
            valueLine('Mol. weight', allFields.molecularWeight),
            valueLine('Z', allFields.compressibilityFactor),
            valueLine('k', allFields.gamma),
            valueLine('Density', allFields.fluidUpstreamDensity, allFields.density),
          ],
        },
        {
          title: 'Valve',
          lines: [
            valueLine('Set pressure', allFields.setPressure),
            valueLine('Over-pressure', allFields.allowableOverpressure),
            valueLine('Back pressure', allFields.totalBackpressure),
            valueLine('Required area', requiredArea),
            valueLine('Orifice', orifice),
            valueLine('Valves', multipleValves),
            ...blankLines('Remarks'),
          ],
        },
      ],
    },
  ],
} satisfies Datasheets;
