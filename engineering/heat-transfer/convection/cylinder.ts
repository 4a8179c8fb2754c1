import { cbrt, pow } from '../../elementary/index.ts';

/**
 * Nusselt number of natural convection around a long horizontal cylinder, on its diameter, to Ra = 10¹².
 * Nu = {0.60 + 0.387·Ra^(1/6)/[1 + (0.559/Pr)^(9/16)]^(8/27)}².
 * Source: S. W. Churchill, H. H. S. Chu, Int. J. Heat Mass Transfer 18 (1975) 1049; Incropera 7th ed., eq. 9.34.
 */
export function horizontalCylinderNusselt(rayleigh: number, prandtl: number): number {
  const root = 0.6 + (0.387 * pow(rayleigh, 1 / 6)) / pow(1 + pow(0.559 / prandtl, 9 / 16), 8 / 27);
  return root * root;
}

/**
 * Nusselt number of a cylinder in cross flow, on its diameter, for Re·Pr > 0.2.
 * Nu = 0.3 + 0.62·Re^(1/2)·Pr^(1/3)/[1 + (0.4/Pr)^(2/3)]^(1/4)·[1 + (Re/282 000)^(5/8)]^(4/5).
 * Source: S. W. Churchill, M. Bernstein, J. Heat Transfer 99 (1977) 300; Incropera 7th ed., eq. 7.54.
 */
export function crossFlowNusselt(reynolds: number, prandtl: number): number {
  const laminar = (0.62 * Math.sqrt(reynolds) * cbrt(prandtl)) / pow(1 + pow(0.4 / prandtl, 2 / 3), 0.25);
  return 0.3 + laminar * pow(1 + pow(reynolds / 282_000, 0.625), 0.8);
}
