import type { PublishedCase } from '../kit/index.ts';

const megyesy = 'E. F. Megyesy, Pressure Vessel Handbook, from a secondary source: A = 1.084·D², V = 0.1309·D³';

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'quoted',
    title: '2:1 ellipsoidal head, D 1000 mm',
    source: megyesy,
    case: { shape: 'ellipsoid', diameter: 1000 },
    expect: { surfaceArea: { printed: '1.084', unit: 'm²' }, volume: { printed: '0.1309', unit: 'm³' } },
  },
  {
    type: 'case',
    kind: 'program',
    title: 'Hemisphere, D 2 m',
    source: 'fluids (C. Bell), SA_ellipsoidal_head(2, 1), to twelve digits',
    case: { shape: 'hemisphere', diameter: 2000 },
    expect: { surfaceArea: { printed: '6.28318530718', unit: 'm²' } },
  },
];
