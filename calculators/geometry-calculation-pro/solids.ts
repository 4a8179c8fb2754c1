import * as engineering from '@isentrope/engineering/geometry';
import { absent, missing, type Absent } from '../kit/index.ts';
import { dimensionLabel, type Shape } from './fields.ts';

/** The simple solids: all except torispherical heads and vessels. */

type Dimension =
  | 'diameter'
  | 'length'
  | 'axisA'
  | 'axisB'
  | 'axisC'
  | 'baseDiameter'
  | 'topDiameter'
  | 'height'
  | 'ringDiameter'
  | 'tubeDiameter'
  | 'width'
  | 'outerDiameter'
  | 'innerDiameter'
  | 'depth';

export type Dimensions = { readonly [Id in Dimension]?: number | undefined };

/** A face of a closed solid: its name and area, m². */
export type Part = readonly [name: string, area: number];

export interface Solid {
  readonly volume: number;
  readonly parts: readonly Part[];
}

interface Rule {
  readonly solve: (input: Dimensions) => Solid | Absent;
  readonly areaEquation: string;
  readonly volumeEquation: string;
}

export type SimpleShape = Exclude<Shape, 'torisphericalHead' | 'horizontalVessel' | 'verticalVessel'>;

/** Returns a rule that runs once all its dimensions are present, and names the missing ones otherwise. */
function defineRule<const N extends readonly Dimension[]>(
  needs: N,
  areaEquation: string,
  volumeEquation: string,
  solve: (dimensions: { readonly [Id in N[number]]: number }) => Solid | Absent,
): Rule {
  return {
    areaEquation,
    volumeEquation,
    solve: input => {
      const lacking = needs.filter(id => input[id] === undefined);
      if (lacking.length > 0) return missing(...lacking.map(dimensionLabel));
      return solve(input as { readonly [Id in N[number]]: number });
    },
  };
}

export const rules: Readonly<Record<SimpleShape, Rule>> = {
  cylinder: defineRule(['diameter', 'length'], 'A = π*D*L+π*D^2/2', 'V = π*D^2/4*L', ({ diameter, length }) => {
    const { lateralArea, endArea, volume } = engineering.cylinder(diameter, length);
    return {
      volume,
      parts: [
        ['Curved surface', lateralArea],
        ['Two ends', 2 * endArea],
      ],
    };
  }),
  sphere: defineRule(['diameter'], 'A = π*D^2', 'V = π*D^3/6', ({ diameter }) => {
    const { area, volume } = engineering.sphere(diameter);
    return { volume, parts: [['Sphere', area]] };
  }),
  hemisphere: defineRule(['diameter'], 'A = 2*π*(D/2)^2+π*D^2/4', 'V = 2/3*π*(D/2)^3', ({ diameter }) => {
    const { domeArea, baseArea, volume } = engineering.hemisphere(diameter);
    return {
      volume,
      parts: [
        ['Dome', domeArea],
        ['Base', baseArea],
      ],
    };
  }),
  ellipsoid: defineRule(
    ['diameter'],
    'A = π*(D/2)^2*(1+ln(2+sqrt(3))/(2*sqrt(3)))+π*D^2/4',
    'V = π*D^3/24',
    ({ diameter }) => {
      const head = engineering.ellipsoidalHead(diameter);
      return {
        volume: engineering.headVolume(head),
        parts: [
          ['Dome', engineering.headArea(head)],
          ['Base', engineering.circleArea(diameter)],
        ],
      };
    },
  ),
  customEllipsoid: defineRule(
    ['axisA', 'axisB', 'axisC'],
    'A = 4*π*R_G',
    'V = π/6*a*b*c',
    ({ axisA, axisB, axisC }) => ({
      volume: engineering.ellipsoidVolume(axisA, axisB, axisC),
      parts: [['Ellipsoid', engineering.ellipsoidArea(axisA, axisB, axisC)]],
    }),
  ),
  cone: defineRule(['baseDiameter', 'height'], 'A = π*D/2*s+π*D^2/4', 'V = π*D^2*H/12', ({ baseDiameter, height }) => {
    const { lateralArea, baseArea, volume } = engineering.cone(baseDiameter, height);
    return {
      volume,
      parts: [
        ['Curved surface', lateralArea],
        ['Base', baseArea],
      ],
    };
  }),
  frustum: defineRule(
    ['baseDiameter', 'topDiameter', 'height'],
    'A = π*(D+d)/2*s+π*(D^2+d^2)/4',
    'V = π*H*(D^2+D*d+d^2)/12',
    ({ baseDiameter, topDiameter, height }) => {
      const { lateralArea, baseArea, topArea, volume } = engineering.frustum(baseDiameter, topDiameter, height);
      return {
        volume,
        parts: [
          ['Curved surface', lateralArea],
          ['Base', baseArea],
          ['Top', topArea],
        ],
      };
    },
  ),
  torus: defineRule(['ringDiameter', 'tubeDiameter'], 'A = π^2*D*d', 'V = π^2*D*d^2/4', dimensions => {
    const { ringDiameter, tubeDiameter } = dimensions;
    if (ringDiameter < tubeDiameter) return absent(contradictionOf('torus', dimensions)?.text ?? '');
    const { area, volume } = engineering.torus(ringDiameter, tubeDiameter);
    return { volume, parts: [['Torus', area]] };
  }),
  rectangularTank: defineRule(
    ['length', 'width', 'height'],
    'A = 2*L*W+2*L*H+2*W*H',
    'V = L*W*H',
    ({ length, width, height }) => {
      const tank = engineering.rectangularTank(length, width, height);
      return {
        volume: tank.volume,
        parts: [
          ['Floor', tank.floorArea],
          ['Roof', tank.floorArea],
          ['Two walls along the length', 2 * tank.longWallArea],
          ['Two walls along the width', 2 * tank.shortWallArea],
        ],
      };
    },
  ),
  annulus: defineRule(
    ['outerDiameter', 'innerDiameter', 'length'],
    'A = π*(D+d)*L+π*(D+d)*(D-d)/2',
    'V = π*(D+d)*(D-d)/4*L',
    dimensions => {
      const { outerDiameter, innerDiameter, length } = dimensions;
      if (innerDiameter >= outerDiameter) return absent(contradictionOf('annulus', dimensions)?.text ?? '');
      const ring = engineering.annulus(outerDiameter, innerDiameter, length);
      return {
        volume: ring.volume,
        parts: [
          ['Outer surface', ring.outerArea],
          ['Inner surface', ring.innerArea],
          ['Two ends', 2 * ring.endArea],
        ],
      };
    },
  ),
  segment: defineRule(['diameter', 'depth', 'length'], 'A = (D/2*θ+w)*L+2*A_s', 'V = A_s*L', dimensions => {
    const { diameter, depth, length } = dimensions;
    if (depth > diameter) return absent(contradictionOf('segment', dimensions)?.text ?? '');
    const radius = diameter / 2;
    const end = engineering.segmentArea(radius, depth);
    return {
      volume: end * length,
      parts: [
        ['Curved surface', engineering.segmentArc(radius, depth) * length],
        ['Flat surface', engineering.segmentChord(radius, depth) * length],
        ['Two ends', 2 * end],
      ],
    };
  }),
};

/** A dimension that contradicts another: the field to change, and the condition. */
export interface Fault {
  readonly field: string;
  readonly text: string;
}

/** Returns why a simple solid is impossible, if it is. */
export function contradictionOf(
  shape: Shape,
  { ringDiameter = 0, tubeDiameter = 0, outerDiameter = 0, innerDiameter = 0, diameter = 0, depth = 0 }: Dimensions,
): Fault | undefined {
  if (shape === 'torus' && ringDiameter > 0 && ringDiameter < tubeDiameter)
    return { field: 'ringDiameter', text: 'the ring diameter must be at least the tube diameter' };
  if (shape === 'annulus' && outerDiameter > 0 && innerDiameter >= outerDiameter)
    return { field: 'innerDiameter', text: 'the inner diameter must be below the outer diameter' };
  if (shape === 'segment' && diameter > 0 && depth > diameter)
    return { field: 'depth', text: 'the depth must be at most the diameter' };
  return undefined;
}
