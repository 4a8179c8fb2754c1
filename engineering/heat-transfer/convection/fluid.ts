import { cube, pow } from '../../elementary/index.ts';
import { atmosphere, standardGravity, type Temperature } from '../../quantities/index.ts';

/** Density kg/m³, viscosity Pa·s, conductivity W/(m·K), heat capacity J/(kg·K), expansion 1/K. */
export interface ConvectingFluid {
  readonly density: number;
  readonly viscosity: number;
  readonly conductivity: number;
  readonly heatCapacity: number;
  readonly expansion: number;
}

/** Specific gas constant of dry air, J/(kg·K). */
const gasConstant = 287.05;

/**
 * Dry air at atmospheric pressure as an ideal gas: viscosity and conductivity by Sutherland's law, heat capacity linear in temperature;
 * within 3 % of tabulated air from 200 to 1000 K. Throws a RangeError below 100 K or above 2500 K.
 * Source: F. M. White, Viscous Fluid Flow, 2nd ed., tables 1-2 and 1-3 (Sutherland's constants).
 */
export function atmosphericAir(temperature: Temperature): ConvectingFluid {
  if (!(temperature >= 100 && temperature <= 2500)) {
    throw new RangeError(`temperature of air must be between 100 and 2500 K, got ${temperature}`);
  }
  const ratio = temperature / 273;
  return {
    density: atmosphere / (gasConstant * temperature),
    viscosity: (1.716e-5 * pow(ratio, 1.5) * (273 + 111)) / (temperature + 111),
    conductivity: (0.0241 * pow(ratio, 1.5) * (273 + 194)) / (temperature + 194),
    heatCapacity: 1003 + 0.2 * Math.max(0, temperature - 300),
    expansion: 1 / temperature,
  };
}

/** Prandtl number: cp·μ/λ. */
export function prandtlNumber({ heatCapacity, viscosity, conductivity }: ConvectingFluid): number {
  return (heatCapacity * viscosity) / conductivity;
}

/** Rayleigh number: g·β·ΔT·L³·ρ²·cp/(μ·λ), on a length, m, and a temperature difference, K, of either sign. */
export function rayleighNumber(fluid: ConvectingFluid, difference: number, length: number): number {
  const { density, viscosity, conductivity, heatCapacity, expansion } = fluid;
  const buoyancy = standardGravity * Math.abs(expansion * difference) * cube(length);
  return (buoyancy * density * density * heatCapacity) / (viscosity * conductivity);
}
