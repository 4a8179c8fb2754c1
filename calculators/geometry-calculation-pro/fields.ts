import { choice, fields, quantity } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';

export const shapes = [
  'cylinder',
  'sphere',
  'hemisphere',
  'ellipsoid',
  'customEllipsoid',
  'cone',
  'frustum',
  'torus',
  'rectangularTank',
  'annulus',
  'segment',
  'torisphericalHead',
  'horizontalVessel',
  'verticalVessel',
] as const;

export type Shape = (typeof shapes)[number];

const shapeNames: Readonly<Record<Shape, string>> = {
  cylinder: 'Cylinder',
  sphere: 'Sphere',
  hemisphere: 'Hemisphere',
  ellipsoid: 'Ellipsoid (2:1 head)',
  customEllipsoid: 'Ellipsoid, three axes',
  cone: 'Cone',
  frustum: 'Frustum of a cone',
  torus: 'Torus',
  rectangularTank: 'Rectangular tank',
  annulus: 'Annulus',
  segment: 'Segment of a cylinder',
  torisphericalHead: 'Torispherical head',
  horizontalVessel: 'Horizontal vessel',
  verticalVessel: 'Vertical vessel',
};

export const vessels = ['horizontalVessel', 'verticalVessel'] as const satisfies readonly Shape[];

const standardHeads = ['klopper', 'korbbogen', 'asme', 'own'] as const;
const headNames = {
  flat: 'Flat',
  hemispherical: 'Hemispherical',
  ellipsoidal: '2:1 ellipsoidal',
  klopper: 'Klöpper (DIN 28011)',
  korbbogen: 'Korbbogen (DIN 28013)',
  asme: 'ASME flanged and dished',
  own: 'Torispherical, own radii',
  conical: 'Conical',
} as const;
const allHeads = ['flat', 'hemispherical', 'ellipsoidal', ...standardHeads, 'conical'] as const;

export type HeadChoice = (typeof allHeads)[number];

const length = (
  label: string,
  symbol: string,
  when: Readonly<Record<string, string | readonly string[]>>,
  help?: string,
) =>
  quantity(label, 'length', 'mm', {
    symbol,
    atLeast: 1e-3,
    atMost: 1e9,
    when,
    ...(help === undefined ? {} : { help }),
  });

const of = (...names: readonly Shape[]) => ({ shape: names });

export const sections = {
  Shape: fields({
    userDescription: shared.userDescription,
    shape: choice('Shape', shapes, { names: shapeNames, resets: true }),
  }),
  Dimensions: fields({
    diameter: length(
      'Diameter',
      'D',
      of('cylinder', 'sphere', 'hemisphere', 'ellipsoid', 'segment', 'torisphericalHead', ...vessels),
      'Inside diameter, for the volume held',
    ),
    axisA: length('Axis A', 'a', of('customEllipsoid'), 'Full axis'),
    axisB: length('Axis B', 'b', of('customEllipsoid'), 'Full axis'),
    axisC: length('Axis C', 'c', of('customEllipsoid'), 'Full axis'),
    baseDiameter: length('Base diameter', 'D', of('cone', 'frustum')),
    topDiameter: length('Top diameter', 'd', of('frustum')),
    ringDiameter: length('Ring diameter', 'D', of('torus'), 'Diameter of the centre line of the tube'),
    tubeDiameter: length('Tube diameter', 'd', of('torus')),
    outerDiameter: length('Outer diameter', 'D', of('annulus')),
    innerDiameter: length('Inner diameter', 'd', of('annulus')),
    depth: length('Depth', 'h', of('segment'), 'From the bottom of the cylinder to the cut'),
    length: length(
      'Length',
      'L',
      of('cylinder', 'rectangularTank', 'annulus', 'segment', ...vessels),
      'For a vessel, tangent to tangent with straight flanges included',
    ),
    width: length('Width', 'W', of('rectangularTank')),
    height: length('Height', 'H', of('cone', 'frustum', 'rectangularTank')),
    headStandard: choice('Head standard', standardHeads, { names: headNames, when: of('torisphericalHead') }),
    crownRadius: length('Crown radius', 'C', { ...of('torisphericalHead'), headStandard: 'own' }, 'Inside radius'),
    knuckleRadius: length('Knuckle radius', 'k', { ...of('torisphericalHead'), headStandard: 'own' }, 'Inside radius'),
    wallThickness: quantity('Wall thickness', 'length', 'mm', {
      symbol: 't',
      atLeast: 0,
      blank: 0,
      when: of('torisphericalHead', ...vessels),
      help: 'The standards give the radii of torispherical heads as multiples of the outside diameter',
    }),
  }),
  'Left or bottom head': fields({
    firstHead: choice('First head', allHeads, { names: headNames, initial: 'ellipsoidal', when: of(...vessels) }),
    firstDepth: length('Depth of first head', 'a_1', { ...of(...vessels), firstHead: 'conical' }),
    firstCrown: length('Crown radius, first head', 'C_1', { ...of(...vessels), firstHead: 'own' }),
    firstKnuckle: length('Knuckle radius, first head', 'k_1', { ...of(...vessels), firstHead: 'own' }),
  }),
  'Right or top head': fields({
    secondHead: choice('Second head', ['same', ...allHeads], {
      names: { same: 'Same as the first', ...headNames },
      when: of(...vessels),
    }),
    secondDepth: length('Depth of second head', 'a_2', { ...of(...vessels), secondHead: 'conical' }),
    secondCrown: length('Crown radius, second head', 'C_2', { ...of(...vessels), secondHead: 'own' }),
    secondKnuckle: length('Knuckle radius, second head', 'k_2', { ...of(...vessels), secondHead: 'own' }),
  }),
  Contents: fields({
    fillBasis: choice('Known quantity', ['level', 'volume'], {
      names: { level: 'Level', volume: 'Liquid volume' },
      when: of(...vessels),
    }),
    level: quantity('Level', 'length', 'mm', {
      atLeast: 0,
      when: { ...of(...vessels), fillBasis: 'level' },
      help: 'Above the lowest point of the inside',
    }),
    fillVolume: quantity('Liquid volume', 'volume', 'm³', {
      atLeast: 0,
      when: { ...of(...vessels), fillBasis: 'volume' },
    }),
    tableStep: quantity('Step of the strapping table', 'length', 'mm', {
      above: 0,
      optional: true,
      hint: 'height/20',
      when: of(...vessels),
    }),
  }),
};

/** Fields of each shape's dimensions. */
export const dimensions = {
  ...sections.Dimensions,
  ...sections['Left or bottom head'],
  ...sections['Right or top head'],
};

/** All fields by id. */
export const allFields = { ...sections.Shape, ...dimensions, ...sections.Contents };

/** Returns a dimension's label within a sentence. */
export function dimensionLabel(id: keyof typeof dimensions): string {
  const { label } = dimensions[id].field;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
