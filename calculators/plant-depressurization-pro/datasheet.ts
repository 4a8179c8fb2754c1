import { allByHand, caseCalled, known, type Datasheets } from '../kit/index.ts';
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
            caseCalled('Vessel or case'),
            ...allByHand('Valve tag'),
            known('Volume', results.volumeInside),
            known('Design pressure', given.designPressure),
            known('Initial pressure', given.initialPressure),
            known('Initial temp.', given.initialTemperature),
            known('Contents', results.initialMass),
            known('Heat input', given.heat),
          ],
        },
        {
          title: 'Depressuring',
          lines: [
            known('Orifice dia.', results.orificeDiameter),
            known('Time to target', results.timeToTarget),
            known('Time to half design', results.timeToHalfDesign),
            known('Time to 690 kPa(g)', results.timeTo690),
            known('Final pressure', results.finalPressure),
            known('API 521, 15 min', results.depressuring),
          ],
        },
        {
          title: 'Temperatures',
          lines: [
            known('Lowest fluid', results.lowestFluidTemperature),
            known('Lowest metal', results.lowestWallTemperature),
            known('MDMT', given.minimumDesignTemperature),
            known('Metal against MDMT', results.brittleFracture),
            known('Lowest after valve', results.lowestDownstreamTemperature),
          ],
        },
        {
          title: 'To the flare',
          lines: [
            known('Start delay', given.startDelay),
            known('Peak flow', results.peakFlow),
            known('Mass released', results.releasedMass),
            ...allByHand('Remarks'),
          ],
        },
      ],
    },
  ],
} satisfies Datasheets;
