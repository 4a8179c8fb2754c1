import { atan2, hypot } from '@isentrope/engineering/elementary';
import * as geometry from '@isentrope/engineering/geometry';
import { absent, optional, missing, step, value } from '../kit/index.ts';
import { dimensions, allFields } from './fields.ts';
import { depthEquation, depthWhere } from './head-steps.ts';
import { area, length, volume } from './quantities.ts';
import { solidOf } from './solid-from-fields.ts';

/** The computed shape, and steps that apply to one shape only. */

const angle = { kind: 'angle', unit: '°' } as const;
const segmentOnly = absent('for a segment only');

export const solid = value('solid', { ...optional(dimensions), shape: allFields.shape }, solidOf);
export const slantHeight = step(
  'slantHeight',
  {
    shape: allFields.shape,
    baseDiameter: allFields.baseDiameter,
    topDiameter: optional(allFields.topDiameter),
    height: allFields.height,
  },
  {
    ...length,
    label: 'Slant height',
    symbol: 's',
    when: { shape: ['cone', 'frustum'] },
    equation: ({ shape }) => (shape === 'cone' ? 's = sqrt((D/2)^2+H^2)' : 's = sqrt(((D-d)/2)^2+H^2)'),
  },
  ({ shape, baseDiameter, topDiameter, height }) => {
    if (shape === 'frustum' && topDiameter === undefined) return missing('top diameter');
    return hypot((baseDiameter - (topDiameter ?? 0)) / 2, height);
  },
);
export const apexAngle = step(
  'apexAngle',
  { shape: allFields.shape, baseDiameter: allFields.baseDiameter, height: allFields.height },
  { ...angle, label: 'Apex angle', symbol: 'α', when: { shape: 'cone' }, equation: 'α = 2*atan(D/2/H)' },
  ({ shape, baseDiameter, height }) =>
    shape === 'cone' ? 2 * atan2(baseDiameter / 2, height) : absent('a frustum has no apex'),
);
export const sideAngle = step(
  'sideAngle',
  { baseDiameter: allFields.baseDiameter, topDiameter: allFields.topDiameter, height: allFields.height },
  {
    ...angle,
    label: 'Angle of the side to the axis',
    symbol: 'α',
    when: { shape: 'frustum' },
    equation: 'α = atan(abs(D-d)/2/H)',
  },
  ({ baseDiameter, topDiameter, height }) => atan2(Math.abs(baseDiameter - topDiameter) / 2, height),
);
export const centralAngle = step(
  'centralAngle',
  { solid, shape: allFields.shape, diameter: allFields.diameter, depth: allFields.depth },
  { ...angle, label: 'Central angle', symbol: 'θ', when: { shape: 'segment' }, equation: 'θ = 2*acos(1-2*h/D)' },
  ({ shape, diameter, depth }) => (shape === 'segment' ? geometry.segmentAngle(diameter / 2, depth) : segmentOnly),
);
export const chord = step(
  'chord',
  { solid, shape: allFields.shape, diameter: allFields.diameter, depth: allFields.depth },
  { ...length, label: 'Chord', symbol: 'w', when: { shape: 'segment' }, equation: 'w = 2*sqrt(h*(D-h))' },
  ({ shape, diameter, depth }) => (shape === 'segment' ? geometry.segmentChord(diameter / 2, depth) : segmentOnly),
);
export const segmentArea = step(
  'segmentArea',
  { solid, shape: allFields.shape, diameter: allFields.diameter, depth: allFields.depth },
  {
    ...area,
    label: 'Area of the segment',
    symbol: 'A_s',
    when: { shape: 'segment' },
    equation: 'A_s = (D/2)^2*(θ-sin(θ))/2',
  },
  ({ shape, diameter, depth }) => (shape === 'segment' ? geometry.segmentArea(diameter / 2, depth) : segmentOnly),
);
export const curvedArea = step(
  'curvedArea',
  { solid, shape: allFields.shape, diameter: allFields.diameter, depth: allFields.depth, length: allFields.length },
  {
    ...area,
    label: 'Curved (wetted) surface',
    symbol: 'A_c',
    when: { shape: 'segment' },
    equation: 'A_c = D/2*θ*L',
  },
  ({ shape, diameter, depth, length }) =>
    shape === 'segment' ? geometry.segmentArc(diameter / 2, depth) * length : segmentOnly,
);
export const ellipsoidIntegral = step(
  'ellipsoidIntegral',
  { axisA: allFields.axisA, axisB: allFields.axisB, axisC: allFields.axisC },
  {
    ...area,
    label: 'Carlson’s integral R_G(a²b²/16, a²c²/16, b²c²/16)',
    symbol: 'R_G',
    source: 'NIST DLMF 19.33.1 and 19.21.10',
  },
  ({ axisA, axisB, axisC }) => geometry.ellipsoidIntegral(axisA, axisB, axisC),
);
export const headDepth = step(
  'headDepth',
  { shape: allFields.shape, solid, diameter: allFields.diameter, headStandard: optional(allFields.headStandard) },
  {
    ...length,
    label: 'Depth of the head',
    symbol: 'a',
    when: { shape: ['ellipsoid', 'torisphericalHead'] },
    equation: ({ shape, headStandard = 'klopper' }) =>
      shape === 'ellipsoid' ? 'a = D/4' : depthEquation(headStandard, ''),
    where: ({ shape, headStandard = 'klopper' }) => (shape === 'ellipsoid' ? [] : depthWhere(headStandard, '')),
  },
  ({ shape, solid, diameter }) => (shape === 'ellipsoid' ? diameter / 4 : (solid.head?.depth ?? absent('not a head'))),
);
export const domeArea = step(
  'domeArea',
  { shape: allFields.shape, solid },
  { ...area, label: 'Area of the dome alone', when: { shape: ['hemisphere', 'ellipsoid', 'torisphericalHead'] } },
  ({ solid: { parts } }) => parts.find(([name]) => name === 'Dome')?.[1] ?? absent('not a head'),
);
export const capSurfaceArea = step(
  'capSurfaceArea',
  { shape: allFields.shape, diameter: allFields.diameter },
  {
    ...area,
    label: 'Dome, spherical-cap approximation',
    symbol: 'A_cap',
    when: { shape: 'ellipsoid' },
    equation: 'A_cap = 2*π*(D/2)^2',
    source: 'Formula of a spherical cap; 45 % too large for a 2:1 head',
  },
  ({ shape, diameter }) =>
    shape === 'ellipsoid' ? geometry.sphericalCapApproximation(diameter, diameter / 4).area : absent('not a 2:1 head'),
);
export const capVolume = step(
  'capVolume',
  { shape: allFields.shape, diameter: allFields.diameter },
  {
    ...volume,
    label: 'Volume, spherical-cap approximation',
    symbol: 'V_cap',
    when: { shape: 'ellipsoid' },
    equation: 'V_cap = π*h/6*(3*(D/2)^2+h^2)',
    where: ['h = D/4'],
    source: 'Formula of a spherical cap; 19 % too small for a 2:1 head',
  },
  ({ shape, diameter }) =>
    shape === 'ellipsoid'
      ? geometry.sphericalCapApproximation(diameter, diameter / 4).volume
      : absent('not a 2:1 head'),
);
