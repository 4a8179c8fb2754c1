import { Refusal, requirePositive, messageValue } from '../../quantities/index.ts';

/** Density of water at 60 °F, the reference of relative density, kg/m³: API MPMS 11.1 (2004). */
export const relativeDensityBase = 999.016;

/** Relative density 60/60 °F from ρ at 60 °F in kg/m³. */
export function relativeDensity60(density: number): number {
  return requirePositive('density', density) / relativeDensityBase;
}

/** Throws a Refusal for a density outside a group's range. */
export function refuseDensity(of: string, density: number, minimum: number, maximum: number): never {
  throw new Refusal(`the density of ${of} at 60 °F must be from {least} to {most}; it is {value}`, {
    least: messageValue('density', minimum),
    most: messageValue('density', maximum),
    value: messageValue('density', density),
  });
}
