import type { PublishedCase } from '../kit/index.ts';

const megyesy = 'E. F. Megyesy, Pressure Vessel Handbook: A = 1.084·D², V = 0.1309·D³';

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    title: '2:1 ellipsoidal head, D 1000 mm',
    source: megyesy,
    case: { shape: 'ellipsoid', diameter: 1000 },
    expect: { surfaceArea: { printed: '1.084', unit: 'm²' }, volume: { printed: '0.1309', unit: 'm³' } },
  },
  {
    type: 'case',
    title: 'Hemisphere, D 2 m',
    source: 'fluids (C. Bell), SA_ellipsoidal_head(2, 1)',
    case: { shape: 'hemisphere', diameter: 2000 },
    expect: { surfaceArea: { printed: '6.283185307179', unit: 'm²', lastDigits: 1 } },
  },
];
