import { torisphericalStandards } from '@isentrope/engineering/geometry';
import type { HeadChoice } from './fields.ts';

/** Equations of a head in the kit's notation; `n` is the subscript of its symbols: _1, _2 or none. */

const standards: Partial<Record<HeadChoice, { readonly crown: number; readonly knuckle: number }>> = {
  klopper: torisphericalStandards.klopper,
  korbbogen: torisphericalStandards.korbbogen,
  asme: torisphericalStandards.asmeFlangedAndDished,
};

/** Crown and knuckle radius relative to the outside diameter, by standard. */
function radii(head: HeadChoice, n: string): string[] {
  const standard = standards[head];
  return standard === undefined ? [] : [`C${n} = ${standard.crown}*(D+2*t)`, `k${n} = ${standard.knuckle}*(D+2*t)`];
}

function isTorispherical(head: HeadChoice): boolean {
  return head === 'own' || standards[head] !== undefined;
}

export function depthEquation(head: HeadChoice, n: string): string {
  if (head === 'hemispherical') return `a${n} = D/2`;
  if (head === 'ellipsoidal') return `a${n} = D/4`;
  return isTorispherical(head) ? `a${n} = C${n}-sqrt((C${n}-k${n})^2-(D/2-k${n})^2)` : '';
}

/**
 * Crown half angle, cap height, distance of the seam from the tangent plane, radius of the knuckle's axis, and the two sums in
 * the knuckle's volume.
 */
function seam(head: HeadChoice, n: string): string[] {
  if (!isTorispherical(head)) return [];
  return [
    ...radii(head, n),
    `φ = asin((D/2-k${n})/(C${n}-k${n}))`,
    `j = C${n}*(1-cos(φ))`,
    `x = k${n}*cos(φ)`,
    `m = D/2-k${n}`,
    `p = m^2*x+m*(x*k${n}*sin(φ)+k${n}^2*(π/2-φ))`,
    `u = k${n}^2*x-x^3/3`,
  ];
}

export const depthWhere = radii;

export function volumeEquation(head: HeadChoice, n: string): string {
  if (head === 'flat') return '';
  if (head === 'conical') return `V${n} = π/3*(D/2)^2*a${n}`;
  if (!isTorispherical(head)) return `V${n} = 2/3*π*(D/2)^2*a${n}`;
  return `V${n} = π/3*j^2*(3*C${n}-j)+π*(p+u)`;
}

export function areaEquation(head: HeadChoice, n: string): string {
  switch (head) {
    case 'flat':
      return `A${n} = π*(D/2)^2`;
    case 'conical':
      return `A${n} = π*D/2*sqrt((D/2)^2+a${n}^2)`;
    case 'hemispherical':
      return `A${n} = 2*π*(D/2)^2`;
    case 'ellipsoidal':
      return `A${n} = π*(D/2)^2*(1+ln(2+sqrt(3))/(2*sqrt(3)))`;
    default:
      return `A${n} = 2*π*C${n}*j+2*π*k${n}*(m*(π/2-φ)+x)`;
  }
}

export const solidWhere = seam;

/** Source text of a head's shape. */
export function headSource(head: HeadChoice): string {
  return {
    flat: 'Flat end',
    hemispherical: 'Half a sphere, closed form',
    ellipsoidal: 'Half an oblate spheroid, closed form',
    klopper: 'DIN 28011: crown 1.0·Da, knuckle 0.1·Da; cap of a sphere and part of a torus, closed form',
    korbbogen: 'DIN 28013: crown 0.8·Da, knuckle 0.154·Da; cap of a sphere and part of a torus, closed form',
    asme: 'ASME BPVC VIII-1, UG-32: crown 1.0·Do, knuckle 0.06·Do; cap of a sphere and part of a torus, closed form',
    own: 'Cap of a sphere and part of a torus, closed form',
    conical: 'Cone, closed form',
  }[head];
}
