import { cbrt, pow } from '../../elementary/index.ts';

/**
 * Nusselt number of natural convection at a vertical plate, on its height, for any Rayleigh number.
 * Nu = {0.825 + 0.387·Ra^(1/6)/[1 + (0.492/Pr)^(9/16)]^(8/27)}².
 * Source: S. W. Churchill, H. H. S. Chu, Int. J. Heat Mass Transfer 18 (1975) 1323; Incropera 7th ed., eq. 9.26.
 */
export function verticalPlateNusselt(rayleigh: number, prandtl: number): number {
  const root = 0.825 + (0.387 * pow(rayleigh, 1 / 6)) / pow(1 + pow(0.492 / prandtl, 9 / 16), 8 / 27);
  return root * root;
}

/**
 * Nusselt number of natural convection at a vertical wall or in an enclosure by the simple power laws usual for vessels:
 * the larger of 0.59·Ra^(1/4) (laminar) and 0.13·Ra^(1/3) (turbulent), and at least 1. They meet at Ra = 7.6·10⁷; W. H. McAdams switches at
 * 10⁹, where the two differ by a fifth.
 * Source: C. J. Geankoplis, Transport Processes and Unit Operations, 3rd ed., table 4.7-1.
 */
export function enclosureNusselt(rayleigh: number): number {
  return Math.max(1, 0.59 * pow(rayleigh, 0.25), 0.13 * cbrt(rayleigh));
}

/**
 * Nusselt number of natural convection at a horizontal surface, on its area divided by its perimeter.
 * `driven`: the fluid is unstable, hot below (Nu = 0.54·Ra^(1/4) to Ra = 10⁷, 0.15·Ra^(1/3) above, the larger taken);
 * else stable, hot above (Nu = 0.27·Ra^(1/4)). At least 1.
 * Source: J. R. Lloyd, W. R. Moran, J. Heat Transfer 96 (1974) 443; W. H. McAdams, Heat Transmission, 3rd ed. (1954).
 */
export function horizontalPlateNusselt(rayleigh: number, driven: boolean): number {
  const quarter = pow(rayleigh, 0.25);
  return driven ? Math.max(1, 0.54 * quarter, 0.15 * cbrt(rayleigh)) : Math.max(1, 0.27 * quarter);
}
