import { atan2, cube, hypot } from '../elementary/index.ts';
import { requirePositive } from '../quantities/index.ts';

/** Circle of diameter D, m²: π·D²/4. */
export function circleArea(diameter: number): number {
  requirePositive('diameter', diameter);
  return (Math.PI / 4) * diameter * diameter;
}

/** Cylinder of diameter D and length L, m: curved surface π·D·L, one end, m², and volume, m³. */
export function cylinder(diameter: number, length: number) {
  requirePositive('length', length);
  const end = circleArea(diameter);
  return { lateralArea: Math.PI * diameter * length, endArea: end, volume: end * length };
}

/** Sphere of diameter D, m: surface π·D², m², and volume π·D³/6, m³. */
export function sphere(diameter: number) {
  requirePositive('diameter', diameter);
  return { area: Math.PI * diameter * diameter, volume: (Math.PI / 6) * cube(diameter) };
}

/** Hemisphere of diameter D, m: dome 2π·r² and base π·r², m², volume 2/3·π·r³, m³. */
export function hemisphere(diameter: number) {
  requirePositive('diameter', diameter);
  const radius = diameter / 2;
  return {
    domeArea: 2 * Math.PI * radius * radius,
    baseArea: Math.PI * radius * radius,
    volume: (2 / 3) * Math.PI * cube(radius),
  };
}

/** Cone of base diameter D and height H, m: curved surface π·r·s, base, m², volume, m³, slant height s, m, apex angle, rad. */
export function cone(baseDiameter: number, height: number) {
  requirePositive('baseDiameter', baseDiameter);
  requirePositive('height', height);
  const radius = baseDiameter / 2;
  const slantHeight = hypot(radius, height);
  return {
    lateralArea: Math.PI * radius * slantHeight,
    baseArea: Math.PI * radius * radius,
    volume: (Math.PI / 3) * radius * radius * height,
    slantHeight,
    apexAngle: 2 * atan2(radius, height),
  };
}

/**
 * Frustum of a right cone with end diameters D and d and height H, m: curved surface π·(R + r)·s, ends, m², volume
 * π·H·(R² + R·r + r²)/3, m³, slant height s, m, and the angle between side and axis, rad. Equal ends make a cylinder.
 */
export function frustum(baseDiameter: number, topDiameter: number, height: number) {
  requirePositive('baseDiameter', baseDiameter);
  requirePositive('topDiameter', topDiameter);
  requirePositive('height', height);
  const base = baseDiameter / 2;
  const top = topDiameter / 2;
  const slantHeight = hypot(base - top, height);
  return {
    lateralArea: Math.PI * (base + top) * slantHeight,
    baseArea: Math.PI * base * base,
    topArea: Math.PI * top * top,
    volume: (Math.PI / 3) * height * (base * base + base * top + top * top),
    slantHeight,
    halfAngle: atan2(Math.abs(base - top), height),
  };
}

/**
 * Torus with a centre line of diameter D and a tube of diameter d, m: surface π²·D·d, m², volume π²·D·d²/4, m³ (Pappus). Throws a
 * RangeError for a self-intersecting torus (D < d). D = d, without a hole, is allowed.
 */
export function torus(ringDiameter: number, tubeDiameter: number) {
  requirePositive('ringDiameter', ringDiameter);
  requirePositive('tubeDiameter', tubeDiameter);
  if (ringDiameter < tubeDiameter) {
    throw new RangeError(`ringDiameter must be at least tubeDiameter (${tubeDiameter}), got ${ringDiameter}`);
  }
  return {
    area: Math.PI ** 2 * ringDiameter * tubeDiameter,
    volume: (Math.PI ** 2 / 4) * ringDiameter * tubeDiameter * tubeDiameter,
  };
}

/** Rectangular tank, m: floor, the two long and the two short walls, m², volume, m³. The roof equals the floor. */
export function rectangularTank(length: number, width: number, height: number) {
  requirePositive('length', length);
  requirePositive('width', width);
  requirePositive('height', height);
  return {
    floorArea: length * width,
    longWallArea: length * height,
    shortWallArea: width * height,
    volume: length * width * height,
    diagonal: hypot(length, width, height),
  };
}

/**
 * Annular cylinder between diameters D and d, length L, m: outer and inner surface, one ring end, m², volume, m³,
 * hydraulic diameter D − d, m. Throws a RangeError unless d < D.
 */
export function annulus(outerDiameter: number, innerDiameter: number, length: number) {
  requirePositive('outerDiameter', outerDiameter);
  requirePositive('innerDiameter', innerDiameter);
  requirePositive('length', length);
  if (innerDiameter >= outerDiameter) {
    throw new RangeError(`innerDiameter must be below outerDiameter (${outerDiameter}), got ${innerDiameter}`);
  }
  const end = (Math.PI / 4) * (outerDiameter - innerDiameter) * (outerDiameter + innerDiameter);
  return {
    outerArea: Math.PI * outerDiameter * length,
    innerArea: Math.PI * innerDiameter * length,
    endArea: end,
    volume: end * length,
    hydraulicDiameter: outerDiameter - innerDiameter,
  };
}

/**
 * Spherical cap of base diameter D and height H, m, sometimes used for a 2:1 head: area 2π·r² and volume π·h·(3r² + h²)/6 with r = D/2. For
 * comparison only: for the 2:1 ellipsoidal head (H = D/4) the area is 45 % too large and the volume 19 % too small.
 */
export function sphericalCapApproximation(diameter: number, height: number) {
  requirePositive('diameter', diameter);
  requirePositive('height', height);
  const radius = diameter / 2;
  return {
    area: 2 * Math.PI * radius * radius,
    volume: ((Math.PI * height) / 6) * (3 * radius * radius + height * height),
  };
}
