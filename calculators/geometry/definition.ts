import {
  cylinder,
  ellipsoidalHead,
  headArea,
  headVolume,
  hemisphere,
  sphericalCapApproximation,
} from '@isentrope/engineering/geometry';
import { absent, calculator, choice, info, missing, quantity, text } from '../kit/index.ts';
import { drawCylinder, drawDome } from './drawing.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';

const closedForm = 'Closed form';
const spheroid = 'Half an oblate spheroid with semi-axes D/2, D/2 and D/4, closed form';

/** The formulas of the 2:1 head that some tables print. */
const cap = 'Formulas of a spherical cap of base D and height D/4; approximate';

const notTwoToOne = absent('only the 2:1 head is approximated so');

export default calculator(meta, {
  Shape: {
    userDescription: text('User description', { hint: 'Case name' }),
    shape: choice('Shape', ['cylinder', 'hemisphere', 'ellipsoid'], {
      names: {
        cylinder: 'Cylinder Segment (Pipe)',
        hemisphere: 'Hemispherical Head',
        ellipsoid: 'Ellipsoidal Head (2:1 Ratio)',
      },
    }),
  },
  Dimensions: {
    diameter: quantity('Diameter', 'length', 'mm', { symbol: 'D', above: 0 }),
    length: quantity('Length', 'length', 'mm', { symbol: 'L', above: 0, when: { shape: 'cylinder' } }),
  },
})
  .step(
    'surfaceArea',
    ['shape', 'diameter', 'length?'],
    {
      label: 'Surface area',
      symbol: 'A',
      kind: 'area',
      unit: 'm²',
      digits: 5,
      equation: ({ shape }) =>
        ({
          cylinder: 'A = π*D*L',
          hemisphere: 'A = 2*π*(D/2)^2',
          ellipsoid: 'A = π*(D/2)^2*(1+ln(2+sqrt(3))/(2*sqrt(3)))',
        })[shape],
      source: ({ shape }) => (shape === 'ellipsoid' ? spheroid : `${closedForm}, curved surface without the open ends`),
    },
    ({ shape, diameter, length }) => {
      if (shape === 'hemisphere') return hemisphere(diameter).domeArea;
      if (shape === 'ellipsoid') return headArea(ellipsoidalHead(diameter));
      return length === undefined ? missing('length') : cylinder(diameter, length).lateralArea;
    },
  )
  .step(
    'volume',
    ['shape', 'diameter', 'length?'],
    {
      label: 'Volume',
      symbol: 'V',
      kind: 'volume',
      unit: 'm³',
      digits: 5,
      equation: ({ shape }) =>
        ({ cylinder: 'V = π*(D/2)^2*L', hemisphere: 'V = 2/3*π*(D/2)^3', ellipsoid: 'V = π*D^3/24' })[shape],
      source: ({ shape }) => (shape === 'ellipsoid' ? spheroid : closedForm),
    },
    ({ shape, diameter, length }) => {
      if (shape === 'hemisphere') return hemisphere(diameter).volume;
      if (shape === 'ellipsoid') return headVolume(ellipsoidalHead(diameter));
      return length === undefined ? missing('length') : cylinder(diameter, length).volume;
    },
  )
  .step(
    'capSurfaceArea',
    ['shape', 'diameter'],
    {
      label: 'Surface area, spherical-cap approximation',
      symbol: 'A_cap',
      kind: 'area',
      unit: 'm²',
      equation: 'A_cap = 2*π*(D/2)^2',
      source: cap,
    },
    ({ shape, diameter }) =>
      shape === 'ellipsoid' ? sphericalCapApproximation(diameter, diameter / 4).area : notTwoToOne,
  )
  .step(
    'capVolume',
    ['shape', 'diameter'],
    {
      label: 'Volume, spherical-cap approximation',
      symbol: 'V_cap',
      kind: 'volume',
      unit: 'm³',
      equation: 'V_cap = π*h/6*(3*(D/2)^2+h^2)',
      where: ['h = D/4'],
      source: cap,
    },
    ({ shape, diameter }) =>
      shape === 'ellipsoid' ? sphericalCapApproximation(diameter, diameter / 4).volume : notTwoToOne,
  )
  .check(['shape'], ({ shape }) =>
    shape === 'ellipsoid'
      ? [info('The spherical-cap formulas make the area of a 2:1 head 45 % too large and its volume 19 % too small.')]
      : [],
  )
  .define({
    results: { Results: ['surfaceArea', 'volume', 'capSurfaceArea', 'capVolume'] },
    primary: 'volume',
    examples,
    published,
    references: [
      'I. N. Bronshtein et al., Handbook of Mathematics, 6th ed., Springer 2015, 3.3: Stereometry.',
      'E. F. Megyesy, Pressure Vessel Handbook: areas and volumes of 2:1 ellipsoidal heads.',
    ],
    drawing: ({ shape, diameter, length }) => {
      if (shape === 'hemisphere') return drawDome('Hemispherical head in section', diameter, 0.5);
      if (shape === 'ellipsoid') return drawDome('2:1 ellipsoidal head in section', diameter, 0.25);
      return drawCylinder(diameter, length);
    },
  });
