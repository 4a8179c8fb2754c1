import { optional, step, table } from '../kit/index.ts';
import { allFields, type HeadChoice, type Shape } from './fields.ts';
import { areaEquation, headSource, solidWhere, volumeEquation } from './head-steps.ts';
import { area, volume } from './quantities.ts';
import { solid } from './solid-steps.ts';
import { rules, type SimpleShape } from './solids.ts';

/** Steps of every shape: volume, surface, faces. */

function isSimple(shape: Shape): shape is SimpleShape {
  return shape in rules;
}

/** Returns the volume equation of a simple solid, of a head with its base, or of a vessel as the sum of its parts. */
function equation(which: 'areaEquation' | 'volumeEquation', shape: Shape, head: HeadChoice = 'klopper'): string {
  if (isSimple(shape)) return rules[shape][which];
  if (shape === 'torisphericalHead')
    return which === 'areaEquation' ? `${areaEquation(head, '')}+π*D^2/4` : volumeEquation(head, '');
  return which === 'areaEquation' ? 'A = π*D*L+A_1+A_2' : 'V = π*D^2/4*L+V_1+V_2';
}

function source(shape: Shape, head: HeadChoice = 'klopper'): string {
  if (shape === 'customEllipsoid') return 'NIST DLMF 19.33.1, R_G by Carlson’s duplication to machine precision';
  if (shape === 'torus') return 'Pappus';
  return shape === 'torisphericalHead' ? headSource(head) : 'Closed form';
}

const whereOf = (shape: Shape, head: HeadChoice = 'klopper') =>
  shape === 'torisphericalHead' ? solidWhere(head, '') : [];

export const wholeVolume = step(
  'volume',
  { shape: allFields.shape, solid, headStandard: optional(allFields.headStandard) },
  {
    ...volume,
    label: 'Volume',
    symbol: 'V',
    equation: ({ shape, headStandard }) => equation('volumeEquation', shape, headStandard),
    where: ({ shape, headStandard }) => whereOf(shape, headStandard),
    source: ({ shape, headStandard }) => source(shape, headStandard),
  },
  ({ solid }) => solid.volume,
);
export const surfaceArea = step(
  'surfaceArea',
  { shape: allFields.shape, solid, headStandard: optional(allFields.headStandard) },
  {
    ...area,
    label: 'Surface area, closed solid',
    symbol: 'A',
    equation: ({ shape, headStandard }) => equation('areaEquation', shape, headStandard),
    where: ({ shape, headStandard }) => whereOf(shape, headStandard),
    source: ({ shape, headStandard }) => source(shape, headStandard),
  },
  ({ solid: { parts } }) => parts.reduce((sum, [, part]) => sum + part, 0),
);
export const surfaceParts = step(
  'surfaceParts',
  { solid },
  { label: 'Surface, part by part' },
  ({ solid: { parts } }) =>
    table(
      [
        { id: 'part', label: 'Part' },
        { id: 'area', label: 'Area', ...area },
      ],
      parts,
    ),
);
