import type { Example } from '../../kit/index.ts';

const drum = { protectedItem: 'V-101', setPressure: 17.5, totalBackpressure: 1.2 };
const vapour = { service: 'Gas and vapour', molecularWeight: 44.1, compressibilityFactor: 0.82, gamma: 1.13 };

export const examples: readonly Example[] = [
  {
    title: 'Propane drum: outlet closed, fire, control valve failure',
    source: 'Illustrative duties',
    cases: [
      {
        ...drum,
        ...vapour,
        userDescription: 'Closed outlets',
        scenario: 'Closed outlets',
        reason: 'Block valve on the vapour outlet is not locked open',
        flowRate: 18500,
        temperature: 56,
      },
      {
        ...drum,
        ...vapour,
        userDescription: 'Fire',
        scenario: 'External pool fire',
        reason: 'Liquid hydrocarbon in the fire zone',
        allowableOverpressure: 21,
        wettedSurface: 'Horizontal vessel',
        vesselDiameter: 2400,
        vesselLength: 7200,
        liquidLevel: 1200,
        elevation: 1.5,
        fireProtection: 'Adequate drainage and firefighting',
        latentHeat: 285,
        temperature: 62,
      },
      {
        ...drum,
        ...vapour,
        userDescription: 'Valve fails open',
        scenario: 'Control valve failure',
        reason: 'Fail-open valve on the feed, bypass shut and sealed',
        flowRate: 26400,
        temperature: 56,
      },
    ],
  },
];
