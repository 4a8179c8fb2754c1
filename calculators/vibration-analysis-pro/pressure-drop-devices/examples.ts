import type { CaseInput, Example } from '../../kit/index.ts';

const pipe: CaseInput = {
  distanceToDiscontinuity: 0.8,
  pipeInternalDiameter: 154.08,
  pipeWallThickness: 7.11,
  branchType: 'Weldolet',
  branchDiameter: 60.3,
};

/** Converts bar(abs) to bar(g). */
const gauge = (absolute: number) => Number((absolute - 1.01325).toFixed(5));

const gas: CaseInput = { flowRate: 53482, molecularWeight: 21.75, gamma: 1.27, method: 'ei-avif' };

export const examples: readonly Example[] = [
  {
    title: 'Compressor relief and recycle valves',
    source: 'Energy Institute AVIFF, 2nd ed., worked example D2.3; densities and γ added',
    cases: [
      {
        ...gas,
        ...pipe,
        userDescription: 'Relief',
        lineNumber: '6"-P-1001',
        density: 25,
        p1: gauge(99),
        p2: gauge(1),
        temperature: 137,
      },
      {
        ...gas,
        ...pipe,
        userDescription: 'Recycle',
        lineNumber: '6"-P-1002',
        density: 40,
        p1: gauge(88),
        p2: gauge(26),
        temperature: 136.7,
        ap2: 152,
      },
    ],
  },
  {
    title: 'Let-down to a flare header, by the simplified method',
    source: 'Illustrative duty',
    cases: [
      {
        userDescription: 'Low-noise trim',
        flowRate: 120000,
        density: 22,
        p1: 42,
        p2: 3,
        temperature: 45,
        molecularWeight: 19.2,
        gamma: 1.25,
        lowNoiseTrim: 12,
        distanceToDiscontinuity: 4,
        pipeInternalDiameter: 387.4,
        pipeWallThickness: 9.53,
        branchType: 'Other connection',
        branchDiameter: 60.3,
        pipeMaterial: 'Duplex',
      },
      {
        userDescription: 'Fuel gas',
        flowRate: 2500,
        density: 12,
        p1: 18,
        p2: 6,
        temperature: 30,
        molecularWeight: 18.5,
        gamma: 1.29,
      },
    ],
  },
];
