import { ellipsoidArea } from '@isentrope/engineering/geometry';
import type { CaseInput, PublishedCase } from '../kit/index.ts';

const volumes = 'fluids tests (C. Bell), by the equations of D. Jones, Computing Fluid Tank Volumes';
const areas =
  'D. Jones, Calculating Tank Wetted Area, Chemical Processing, April 2017, as quoted in the tests of fluids (C. Bell)';

const inches = (value: number) => ({ value, unit: 'inch' });

type HeadInput = Readonly<Record<string, CaseInput[string]>>;

const cone = (depth: number): HeadInput => ({ firstHead: 'conical', firstDepth: inches(depth) });
const dished = (crown: number, knuckle: number): HeadInput => ({
  firstHead: 'own',
  firstCrown: inches(crown),
  firstKnuckle: inches(knuckle),
});

function vesselCase(
  what: string,
  shape: 'horizontalVessel' | 'verticalVessel',
  [diameter, length]: readonly [number, number],
  head: HeadInput,
  level: number,
  { id, printed }: { readonly id: 'liquidVolume' | 'wettedArea'; readonly printed: string },
): PublishedCase {
  const orientation = shape === 'horizontalVessel' ? 'Horizontal' : 'Vertical';
  return {
    type: 'case',
    kind: id === 'liquidVolume' ? 'program' : 'quoted',
    title: `${orientation}, ${diameter} × ${length} inches, ${what}, level ${level}`,
    source: id === 'liquidVolume' ? volumes : areas,
    case: { shape, diameter: inches(diameter), length: inches(length), ...head, level: inches(level) },
    expect: {
      [id]: { printed, unit: id === 'liquidVolume' ? 'gal (US)' : 'ft²' },
    },
  };
}

const lyingVolumes: readonly (readonly [string, HeadInput, number, string])[] = [
  ['conical heads 42 deep', cone(42), 36, '2041.1924'],
  ['conical heads 42 deep', cone(42), 84, '6180.5408'],
  ['torispherical heads f = 1, k = 0.06', dished(108, 6.48), 36, '2028.6267'],
  ['torispherical heads f = 1, k = 0.06', dished(108, 6.48), 84, '5939.8979'],
];

const uprightVolumes: readonly (readonly [string, HeadInput, number, string])[] = [
  ['conical bottom 33 deep', cone(33), 24, '250.6746'],
  ['conical bottom 33 deep', cone(33), 60, '2251.1755'],
  ['2:1 ellipsoidal bottom', { firstHead: 'ellipsoidal' }, 24, '783.3582'],
  ['2:1 ellipsoidal bottom', { firstHead: 'ellipsoidal' }, 60, '2902.8316'],
  ['torispherical bottom f = 1, k = 0.06', dished(132, 7.92), 24, '904.0688'],
  ['torispherical bottom f = 1, k = 0.06', dished(132, 7.92), 60, '3036.7614'],
];

const lyingAreas: readonly (readonly [string, HeadInput, number, string])[] = [
  ['conical heads 48 deep', cone(48), 24, '101.35826'],
  ['conical heads 48 deep', cone(48), 48, '181.38508'],
  ['hemispherical heads', { firstHead: 'hemispherical' }, 24, '111.55668'],
  ['hemispherical heads', { firstHead: 'hemispherical' }, 48, '190.03622'],
  ['torispherical heads f = 1, k = 0.06', dished(72, 4.32), 2.28, '22.74924'],
  ['torispherical heads f = 1, k = 0.06', dished(72, 4.32), 24, '94.29092'],
  ['torispherical heads f = 0.9, k = 0.1', dished(64.8, 7.2), 48, '164.27347'],
  ['torispherical heads f = 0.9, k = 0.1', dished(64.8, 7.2), 69, '233.63265'],
];

const uprightAreas: readonly (readonly [string, HeadInput, number, string])[] = [
  ['conical heads 48 deep', cone(48), 36, '26.50719'],
  ['hemispherical heads', { firstHead: 'hemispherical' }, 18, '28.27433'],
  ['torispherical heads f = 1, k = 0.06', dished(72, 4.32), 12, '33.19882'],
  ['torispherical heads f = 0.9, k = 0.1', dished(64.8, 7.2), 12, '31.28983'],
];

export const published: readonly PublishedCase[] = [
  ...lyingVolumes.map(([what, head, level, printed]) =>
    vesselCase(what, 'horizontalVessel', [108, 156], head, level, { id: 'liquidVolume', printed }),
  ),
  ...uprightVolumes.map(([what, head, level, printed]) =>
    vesselCase(what, 'verticalVessel', [132, 200], head, level, { id: 'liquidVolume', printed }),
  ),
  ...lyingAreas.map(([what, head, level, printed]) =>
    vesselCase(what, 'horizontalVessel', [72, 120], head, level, { id: 'wettedArea', printed }),
  ),
  ...uprightAreas.map(([what, head, level, printed]) =>
    vesselCase(what, 'verticalVessel', [72, 120], head, level, { id: 'wettedArea', printed }),
  ),
  {
    type: 'case',
    kind: 'quoted',
    title: '2:1 ellipsoidal head, D 1000 mm',
    source: 'E. F. Megyesy, Pressure Vessel Handbook, from a secondary source: A = 1.084·D², V = 0.1309·D³',
    case: { shape: 'ellipsoid', diameter: 1000 },
    expect: { domeArea: { printed: '1.084', unit: 'm²' }, volume: { printed: '0.1309', unit: 'm³' } },
  },
  {
    type: 'figure',
    kind: 'own',
    title: 'Ellipsoid of equal axes 2 m: the sphere',
    source: '4π',
    expect: { printed: '12.56637061436', unit: 'm²' },
    compute: () => ellipsoidArea(2, 2, 2),
  },
];
