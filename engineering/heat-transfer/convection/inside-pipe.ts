import { cbrt } from '../../elementary/index.ts';

/** Reynolds numbers at the end of laminar and the start of turbulent flow in a pipe. Source: Gnielinski (2013). */
const lastLaminar = 2300;
const firstTurbulent = 4000;
/** Nusselt number of laminar flow in a round pipe with a uniform wall temperature. */
const laminarNusselt = 3.66;

/**
 * Nusselt number of flow in a long round pipe, on its diameter, from the Darcy friction factor of its wall:
 * Nu = (f/8)·(Re − 1000)·Pr/[1 + 12.7·(f/8)^(1/2)·(Pr^(2/3) − 1)] from Re = 4000, 3.66 up to Re = 2300, and linear interpolation between
 * them. For 0.5 < Pr < 2000 and Re < 5·10⁶.
 * Source: V. Gnielinski, Int. Chem. Eng. 16 (1976) 359; Int. J. Heat Mass Transfer 63 (2013) 134; Incropera 7th ed., eq. 8.62.
 */
export function pipeNusselt(reynolds: number, prandtl: number, frictionFactor: number): number {
  if (reynolds <= lastLaminar) return laminarNusselt;
  if (reynolds >= firstTurbulent) return turbulentNusselt(reynolds, prandtl, frictionFactor);
  const share = (reynolds - lastLaminar) / (firstTurbulent - lastLaminar);
  return (1 - share) * laminarNusselt + share * turbulentNusselt(firstTurbulent, prandtl, frictionFactor);
}

function turbulentNusselt(reynolds: number, prandtl: number, frictionFactor: number): number {
  const eighth = frictionFactor / 8;
  return (eighth * (reynolds - 1000) * prandtl) / (1 + 12.7 * Math.sqrt(eighth) * (cbrt(prandtl) ** 2 - 1));
}
