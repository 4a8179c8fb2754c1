import {
  cylinder,
  ellipsoidalHead,
  headArea,
  headVolume,
  hemisphere,
  sphericalCapApproximation,
} from '@isentrope/engineering/geometry';
import {
  absent,
  calculation,
  check,
  choice,
  field,
  info,
  optional,
  missing,
  selector,
  quantity,
  step,
} from '../kit/index.ts';
import * as shared from '../shared-fields.ts';
import { drawCylinder, drawDome } from './drawing.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';

const closedForm = 'Closed form';
const spheroid = 'Half an oblate spheroid with semi-axes D/2, D/2 and D/4, closed form';

/** Formulas of the 2:1 head printed in some tables. */
const cap = 'Formulas of a spherical cap of base D and height D/4; approximate';

const notTwoToOne = absent('applies to the 2:1 head only');

const userDescription = field('userDescription', shared.userDescription);
const shape = field(
  'shape',
  choice('Shape', ['cylinder', 'hemisphere', 'ellipsoid'], {
    names: {
      cylinder: 'Cylinder Segment (Pipe)',
      hemisphere: 'Hemispherical Head',
      ellipsoid: 'Ellipsoidal Head (2:1 Ratio)',
    },
  }),
);
const diameter = field('diameter', quantity('Diameter', 'length', 'mm', { symbol: 'D', above: 0, atMost: 1e9 }));
const length = field(
  'length',
  quantity('Length', 'length', 'mm', { symbol: 'L', above: 0, atMost: 1e9, when: { shape: 'cylinder' } }),
);

const surfaceArea = step(
  'surfaceArea',
  { shape, diameter, length: optional(length) },
  {
    label: 'Surface area',
    symbol: 'A',
    kind: 'area',
    unit: 'm²',
    digits: 5,
    equation: v =>
      ({
        cylinder: 'A = π*D*L',
        hemisphere: 'A = 2*π*(D/2)^2',
        ellipsoid: 'A = π*(D/2)^2*(1+ln(2+sqrt(3))/(2*sqrt(3)))',
      })[v.shape],
    source: v => (v.shape === 'ellipsoid' ? spheroid : `${closedForm}, curved surface without the open ends`),
  },
  v => {
    if (v.shape === 'hemisphere') return hemisphere(v.diameter).domeArea;
    if (v.shape === 'ellipsoid') return headArea(ellipsoidalHead(v.diameter));
    return v.length === undefined ? missing('length') : cylinder(v.diameter, v.length).lateralArea;
  },
);
const volume = step(
  'volume',
  { shape, diameter, length: optional(length) },
  {
    label: 'Volume',
    symbol: 'V',
    kind: 'volume',
    unit: 'm³',
    digits: 5,
    equation: v =>
      ({ cylinder: 'V = π*(D/2)^2*L', hemisphere: 'V = 2/3*π*(D/2)^3', ellipsoid: 'V = π*D^3/24' })[v.shape],
    source: v => (v.shape === 'ellipsoid' ? spheroid : closedForm),
  },
  v => {
    if (v.shape === 'hemisphere') return hemisphere(v.diameter).volume;
    if (v.shape === 'ellipsoid') return headVolume(ellipsoidalHead(v.diameter));
    return v.length === undefined ? missing('length') : cylinder(v.diameter, v.length).volume;
  },
);
const capSurfaceArea = step(
  'capSurfaceArea',
  { shape, diameter },
  {
    label: 'Surface area, spherical-cap approximation',
    symbol: 'A_cap',
    kind: 'area',
    unit: 'm²',
    equation: 'A_cap = 2*π*(D/2)^2',
    source: cap,
  },
  v => (v.shape === 'ellipsoid' ? sphericalCapApproximation(v.diameter, v.diameter / 4).area : notTwoToOne),
);
const capVolume = step(
  'capVolume',
  { shape, diameter },
  {
    label: 'Volume, spherical-cap approximation',
    symbol: 'V_cap',
    kind: 'volume',
    unit: 'm³',
    equation: 'V_cap = π*h/6*(3*(D/2)^2+h^2)',
    where: ['h = D/4'],
    source: cap,
  },
  v => (v.shape === 'ellipsoid' ? sphericalCapApproximation(v.diameter, v.diameter / 4).volume : notTwoToOne),
);

const capFarOff = check({ shape }, v =>
  v.shape === 'ellipsoid'
    ? [info('The spherical-cap formulas make the area of a 2:1 head 45 % too large and its volume 19 % too small.')]
    : [],
);

export default calculation(meta, {
  inputs: { Shape: [userDescription, shape], Dimensions: [diameter, length] },
  results: { Results: [surfaceArea, volume, capSurfaceArea, capVolume] },
  primary: volume,
  answers: [volume, surfaceArea],
  checks: [capFarOff],
  examples,
  published: () => import('./published.ts'),
  references: [
    'I. N. Bronshtein et al., Handbook of Mathematics, 6th ed., Springer 2015, 3.3: Stereometry.',
    'E. F. Megyesy, Pressure Vessel Handbook: areas and volumes of 2:1 ellipsoidal heads.',
  ],
  drawing: selector({ shape, diameter, length }, v => {
    if (v.shape === 'hemisphere') return drawDome('Hemispherical head in section', v.diameter, 0.5);
    if (v.shape === 'ellipsoid') return drawDome('2:1 ellipsoidal head in section', v.diameter, 0.25);
    return drawCylinder(v.diameter, v.length);
  }),
});
