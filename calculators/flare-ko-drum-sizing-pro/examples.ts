import type { CaseInput, Example } from '../kit/index.ts';

/** The example of API 521: 25.2 kg/s at 149 °C and 13.8 kPa(g), 3.9 kg/s of it liquid. */
export const apiExample: CaseInput = {
  userDescription: 'API 521',
  method: 'api521',
  gasFlowRate: { value: 21.3, unit: 'kg/s' },
  liquidFlowRate: { value: 3.9, unit: 'kg/s' },
  gasDensity: 2.9,
  liquidDensity: 496.6,
  gasViscosity: 0.01,
  operatingPressure: { value: 13.8, unit: 'kPa(g)' },
  operatingTemperature: 149,
  dropletSize: 300,
  retentionTime: 30,
  slopVolume: 1.89,
  dragCoefficientRead: 1.3,
};

const header: CaseInput = {
  gasFlowRate: 52000,
  liquidFlowRate: 9000,
  gasDensity: 2.1,
  liquidDensity: 620,
  gasViscosity: 0.011,
  liquidViscosity: 0.3,
  operatingPressure: 0.35,
  operatingTemperature: 60,
  dropletSize: 400,
  retentionTime: 20,
};

export const examples: readonly Example[] = [
  {
    title: 'API 521 drum, horizontal and vertical',
    source: 'API 521, example of a knock-out drum; inputs not checked against the print, results recomputed',
    cases: [
      { ...apiExample, userDescription: 'Horizontal', drumOrientation: 'Horizontal' },
      { ...apiExample, userDescription: 'Vertical', drumOrientation: 'Vertical' },
    ],
  },
  {
    title: 'Low-pressure flare header, by the simplified method',
    source: 'Illustrative duty',
    cases: [
      { ...header, userDescription: 'Horizontal' },
      { ...header, userDescription: 'Vertical', drumOrientation: 'Vertical', demisterType: 'Vane Pack' },
    ],
  },
];
