import { asin } from '../elementary/index.ts';
import { Refusal, requirePositive, messageValue } from '../quantities/index.ts';

/**
 * Inside of a vessel head: a solid of revolution on the tangent plane of a cylinder of `radius`, m, with the given `depth`, m. A straight
 * flange belongs to the cylinder.
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

/** A torispherical head: spherical crown and toroidal knuckle; lengths in m. */
export interface TorisphericalHead {
  readonly form: 'torispherical';
  readonly radius: number;
  readonly depth: number;
  readonly crownRadius: number;
  readonly knuckleRadius: number;
  /** Angle at the crown's centre between the axis and the seam of crown and knuckle, rad. */
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

/** Half a spheroid of the given depth, m; by default a quarter of the diameter, the 2:1 head. */
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
 * A torispherical head: a spherical crown joined to the cylinder by a toroidal knuckle; inside radii, m.
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
      half: messageValue('length', radius),
      knuckle: messageValue('length', knuckleRadius),
    });
  }
  if (crownRadius < radius) {
    throw new Refusal('the crown radius of {crown} is less than half the diameter, {half}', {
      half: messageValue('length', radius),
      crown: messageValue('length', crownRadius),
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

/** A standard that defines crown and knuckle radius as multiples of the diameter. */
export type TorisphericalStandard = keyof typeof torisphericalStandards;

/**
 * Torispherical head of a standard, from inside diameter and wall thickness, m. The standards give the inside radii as multiples of the
 * outside diameter; without a wall both diameters are equal.
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
