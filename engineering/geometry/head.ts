import { asin } from '../elementary/index.ts';
import { Refusal, requirePositive, stated } from '../quantities/index.ts';

/**
 * The inside of a vessel's head: a solid of revolution on the tangent plane of a cylinder of this radius, m, that stands
 * out from it by `depth`, m. A straight flange belongs to the cylinder.
 */
export type Head = FlatHead | EllipsoidalHead | ConicalHead | TorisphericalHead;

export interface FlatHead {
  readonly form: 'flat';
  readonly radius: number;
  readonly depth: number;
}

/** Half a spheroid; a hemisphere where depth and radius are equal. */
export interface EllipsoidalHead {
  readonly form: 'ellipsoidal';
  readonly radius: number;
  readonly depth: number;
}

export interface ConicalHead {
  readonly form: 'conical';
  readonly radius: number;
  readonly depth: number;
}

/** A head of a spherical crown and a toroidal knuckle; lengths in m. */
export interface TorisphericalHead {
  readonly form: 'torispherical';
  readonly radius: number;
  readonly depth: number;
  readonly crownRadius: number;
  readonly knuckleRadius: number;
  /** Angle from the axis to the seam of crown and knuckle, seen from the centre of the crown, rad. */
  readonly crownAngle: number;
}

/** A flat end. */
export function flatHead(diameter: number): FlatHead {
  requirePositive('diameter', diameter);
  return { form: 'flat', radius: diameter / 2, depth: 0 };
}

/** Half a sphere. */
export function hemisphericalHead(diameter: number): EllipsoidalHead {
  return ellipsoidalHead(diameter, diameter / 2);
}

/** Half a spheroid of the given depth, m; a quarter of the diameter, the 2:1 head, unless given. */
export function ellipsoidalHead(diameter: number, depth = diameter / 4): EllipsoidalHead {
  requirePositive('diameter', diameter);
  requirePositive('depth', depth);
  return { form: 'ellipsoidal', radius: diameter / 2, depth };
}

/** A cone of the given depth, m, apex outwards. */
export function conicalHead(diameter: number, depth: number): ConicalHead {
  requirePositive('diameter', diameter);
  requirePositive('depth', depth);
  return { form: 'conical', radius: diameter / 2, depth };
}

/**
 * A crown, part of a sphere, joined by a knuckle, part of a torus, to the cylinder; all radii inside, m.
 * sin φ = (R − r)/(C − r) at the seam; depth C − √((C − r)² − (R − r)²).
 * Throws a Refusal unless knuckle ≤ R ≤ crown, a RangeError for a length that is not above 0.
 */
export function torisphericalHead(diameter: number, crownRadius: number, knuckleRadius: number): TorisphericalHead {
  requirePositive('diameter', diameter);
  requirePositive('crownRadius', crownRadius);
  requirePositive('knuckleRadius', knuckleRadius);
  const radius = diameter / 2;
  if (knuckleRadius > radius) {
    throw new Refusal('the knuckle radius of {knuckle} is more than half the diameter, {half}', {
      half: stated('length', radius),
      knuckle: stated('length', knuckleRadius),
    });
  }
  if (crownRadius < radius) {
    throw new Refusal('the crown radius of {crown} is less than half the diameter, {half}', {
      half: stated('length', radius),
      crown: stated('length', crownRadius),
    });
  }
  const opposite = radius - knuckleRadius;
  const between = crownRadius - knuckleRadius;
  const crownAngle = opposite === 0 ? 0 : asin(Math.min(1, opposite / between));
  const toTangent = Math.sqrt(Math.max(0, (between - opposite) * (between + opposite)));
  return {
    form: 'torispherical',
    radius,
    depth: crownRadius - toTangent,
    crownRadius,
    knuckleRadius,
    crownAngle,
  };
}

/** Crown and knuckle radius of standard torispherical heads, as multiples of the outside diameter. */
export const torisphericalStandards = {
  /** DIN 28011:2012. */
  klopper: { crown: 1, knuckle: 0.1 },
  /** DIN 28013:2012. */
  korbbogen: { crown: 0.8, knuckle: 0.154 },
  /** ASME BPVC VIII-1, UG-32(d): crown at most the outside diameter, knuckle at least 6 % of the crown. */
  asmeFlangedAndDished: { crown: 1, knuckle: 0.06 },
} as const;

/** A standard that gives crown and knuckle as multiples of the diameter. */
export type TorisphericalStandard = keyof typeof torisphericalStandards;

/**
 * A torispherical head by its standard, for inside diameter and wall thickness, m. The standards' radii are those of the
 * inside, given by the outside diameter; without a wall the two diameters are the same.
 */
export function standardTorisphericalHead(
  standard: TorisphericalStandard,
  diameter: number,
  wallThickness = 0,
): TorisphericalHead {
  const { crown, knuckle } = torisphericalStandards[standard];
  const outside = diameter + 2 * wallThickness;
  return torisphericalHead(diameter, crown * outside, knuckle * outside);
}
