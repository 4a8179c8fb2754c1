import type { Example } from '../kit/index.ts';

const transfer = {
  flowRate: 62000,
  vaporPressure: 0.9,
  density: 742,
  viscosity: 0.55,
  designMargin: 10,
  minimumContinuousFlow: 0,
  vesselPressure: 1.2,
  suctionElevation: 5.5,
  suctionPressureDrop: 0.12,
  npshRequired: 3.4,
  dischargeElevation: 24,
  dischargePressureDrop: 2.6,
  downstreamPressure: 7.5,
  efficiency: 71,
  speed: 2950,
  relievingPressure: 3.5,
  maxLiquidLevel: 8,
  shutoffDesignMargin: 20,
};

export const examples: readonly Example[] = [
  {
    title: 'Naphtha transfer, normal and turndown with recycle',
    source: 'Illustrative duties',
    cases: [
      { ...transfer, userDescription: 'Normal' },
      { ...transfer, userDescription: 'Turndown', flowRate: 31000, minimumContinuousFlow: 40 },
    ],
  },
  {
    title: 'Lubricating oil at 120 cSt',
    source: 'ANSI/HI 9.6.7: the duty of the worked example’s pump on the oil',
    cases: [
      {
        userDescription: 'Oil',
        method: 'hi967',
        flowRate: 92840,
        vaporPressure: 0.001,
        density: 900,
        viscosity: 108,
        vesselPressure: 0,
        suctionElevation: 3,
        suctionPressureDrop: 0.1,
        npshRequired: 4.1,
        dischargeElevation: 12,
        dischargePressureDrop: 2.4,
        downstreamPressure: 3.08,
        efficiency: 68,
        speed: 2950,
        relievingPressure: 0.5,
        maxLiquidLevel: 5,
        shutoffDesignMargin: 15,
      },
    ],
  },
  {
    title: 'Water raised 400 ft through 500 ft of pipe',
    source: 'Crane TP-410, example 7-15: 421 ft, 15.2 hp',
    cases: [
      {
        userDescription: 'Water, 70 °F',
        flowRate: { value: 49968.1875, unit: 'lb/h' },
        vaporPressure: { value: 0.363, unit: 'psi(abs)' },
        density: { value: 62.298, unit: 'lb/ft³' },
        viscosity: 0.95,
        vesselPressure: 0,
        suctionElevation: { value: 5, unit: 'ft' },
        suctionPressureDrop: 0,
        dischargeElevation: { value: 405, unit: 'ft' },
        dischargePressureDrop: { value: 9.085125, unit: 'psi' },
        downstreamPressure: 0,
        efficiency: 70,
      },
    ],
  },
];
