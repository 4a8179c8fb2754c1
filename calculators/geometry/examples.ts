import type { Example } from '../kit/index.ts';

export const examples: readonly Example[] = [
  {
    title: 'Pipe and heads of a 2 m drum',
    source: 'Diameter 2000 mm, shell 6000 mm',
    cases: [
      { userDescription: 'Shell', shape: 'cylinder', diameter: 2000, length: 6000 },
      { userDescription: 'Hemispherical head', shape: 'hemisphere', diameter: 2000 },
      { userDescription: '2:1 head', shape: 'ellipsoid', diameter: 2000 },
    ],
  },
];
