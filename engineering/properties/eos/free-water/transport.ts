import { surfaceTensionAt, waterConductivityAt, waterViscosityAt } from '../../steam/index.ts';

/** K, below which viscosity, conductivity and tension of supercooled water are constant: the releases apply from 273 K. */
const lowest = 253.15;

interface WaterPhase {
  readonly temperature: number;
  readonly density: number;
}

/** Viscosity of liquid water, Pa·s, IAPWS R12-08. */
export function freeWaterViscosity({ temperature, density }: WaterPhase): number {
  return waterViscosityAt(density, Math.max(lowest, temperature));
}

/** Conductivity of liquid water, W/(m·K), IAPWS R15-11 without its critical enhancement. */
export function freeWaterConductivity({ temperature, density }: WaterPhase): number {
  return waterConductivityAt(density, Math.max(lowest, temperature));
}

/** Surface tension of water, N/m, IAPWS R1-76. */
export function freeWaterSurfaceTension({ temperature }: WaterPhase): number {
  return surfaceTensionAt(Math.max(lowest, temperature));
}
