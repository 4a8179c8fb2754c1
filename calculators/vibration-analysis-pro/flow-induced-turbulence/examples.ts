import type { CaseInput, Example } from '../../kit/index.ts';

const pipe: CaseInput = { pipeOutsideDiameter: 168.275, pipeWallThickness: 7.112 };

export const examples: readonly Example[] = [
  {
    title: 'Liquid and gas in NPS 6 pipe',
    source: 'Pipe of Energy Institute AVIFF, 2nd ed., worked example D2; illustrative flows',
    cases: [
      {
        ...pipe,
        userDescription: 'Liquid',
        lineNumber: '6"-P-2001',
        flowRate: 180000,
        density: 780,
        viscosity: 0.6,
        supportArrangement: 'Medium stiff',
        span: 6.5,
      },
      {
        ...pipe,
        userDescription: 'Gas',
        lineNumber: '6"-G-2002',
        fluidType: 'Gas',
        flowRate: 60000,
        density: 38,
        viscosity: 0.014,
        soundSpeed: 410,
        supportArrangement: 'Medium',
        span: 9,
      },
    ],
  },
  {
    title: 'NPS 10 two-phase line, flexible and stiffened',
    source: 'Illustrative duty',
    cases: [
      {
        userDescription: 'As built',
        fluidType: 'Multiphase',
        flowRate: 120000,
        vaporFlowRate: 18000,
        density: 690,
        vaporDensity: 14,
        viscosity: 0.4,
        pipeOutsideDiameter: 273.05,
        pipeWallThickness: 9.27,
        supportArrangement: 'Flexible',
        span: 14,
        endCondition: 'Fixed, pinned',
      },
      {
        userDescription: 'Resupported',
        fluidType: 'Multiphase',
        flowRate: 120000,
        vaporFlowRate: 18000,
        density: 690,
        vaporDensity: 14,
        viscosity: 0.4,
        pipeOutsideDiameter: 273.05,
        pipeWallThickness: 9.27,
        supportArrangement: 'Stiff',
        span: 6,
        endCondition: 'Fixed, pinned',
      },
    ],
  },
];
