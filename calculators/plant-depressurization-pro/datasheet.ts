import { blankLines, caseNameLine, valueLine, type Datasheets } from '../kit/index.ts';
import definition from './definition.ts';
import { given } from './fields.ts';
import * as results from './results.ts';

export default {
  definition,
  sheets: [
    {
      type: 'list',
      title: 'Blowdown summary',
      standards: 'A row for each vessel or case, terms as in API 521',
      parts: [
        {
          title: 'Vessel',
          lines: [
            caseNameLine('Vessel or case'),
            ...blankLines('Valve tag'),
            valueLine('Volume', results.volumeInside),
            valueLine('Design pressure', given.designPressure),
            valueLine('Initial pressure', given.initialPressure),
            valueLine('Initial temp.', given.initialTemperature),
            valueLine('Contents', results.initialMass),
            valueLine('Heat input', given.heat),
          ],
        },
        {
          title: 'Depressuring',
          lines: [
            valueLine('Orifice dia.', results.orificeDiameter),
            valueLine('Time to target', results.timeToTarget),
            valueLine('Time to half design', results.timeToHalfDesign),
            valueLine('Time to 690 kPa(g)', results.timeTo690),
            valueLine('Final pressure', results.finalPressure),
            valueLine('API 521, 15 min', results.depressuring),
          ],
        },
        {
          title: 'Temperatures',
          lines: [
            valueLine('Lowest fluid', results.lowestFluidTemperature),
            valueLine('Lowest metal', results.lowestWallTemperature),
            valueLine('MDMT', given.minimumDesignTemperature),
            valueLine('Metal against MDMT', results.brittleFracture),
            valueLine('Lowest after valve', results.lowestDownstreamTemperature),
          ],
        },
        {
          title: 'To the flare',
          lines: [
            valueLine('Start delay', given.startDelay),
            valueLine('Peak flow', results.peakFlow),
            valueLine('Mass released', results.releasedMass),
            ...blankLines('Remarks'),
          ],
        },
      ],
    },
  ],
} satisfies Datasheets;
