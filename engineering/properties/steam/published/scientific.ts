import { backgroundConductivity, criticalConductivity, thermalConductivity } from '../transport/conductivity.ts';
import { criticalDensity, criticalPressure, criticalTemperature } from '../constants.ts';
import { evaluateAtPT } from '../at-pt.ts';
import { iapws95 } from '../iapws95/iapws95.ts';
import { SteamProperties } from '../properties.ts';
import { evaluateRegion3 } from '../regions/region3.ts';
import { viscosity, viscosityWithEnhancement } from '../transport/viscosity.ts';

/** ζ = (∂ρ̄/∂p̄) at constant T by IAPWS-95. */
function zeta95(density: number, T: number): number {
  return criticalPressure / (criticalDensity * iapws95(density, T).pressurePerDensity);
}

const referenceTemperature = 1.5 * criticalTemperature;

/** μ in Pa·s with critical enhancement, its derivatives by IAPWS-95: R12-08 for scientific use. */
export function scientificViscosity(density: number, T: number): number {
  return viscosityWithEnhancement(density, T, zeta95(density, T), zeta95(density, referenceTemperature));
}

/** λ in W/(m·K) with critical enhancement, its derivatives by IAPWS-95: R15-11 for scientific use. */
export function scientificConductivity(density: number, T: number): number {
  const { cp, cv } = iapws95(density, T);
  const enhancement = criticalConductivity(density, T, {
    isobaricHeatCapacity: cp,
    isochoricHeatCapacity: cv,
    viscosity: scientificViscosity(density, T),
    zeta: zeta95(density, T),
    referenceZeta: zeta95(density, referenceTemperature),
  });
  return backgroundConductivity(density, T) + enhancement;
}

/** λ in W/(m·K) for industrial use at p in Pa and T in K. */
export function industrialConductivityAtPressure(p: number, T: number): number {
  const state = new SteamProperties();
  evaluateAtPT(p, T, state);
  return industrialConductivity(state);
}

/** λ in W/(m·K) for industrial use in region 3 at ρ in kg/m³ and T in K. */
export function industrialConductivityAtDensity(density: number, T: number): number {
  const state = new SteamProperties();
  evaluateRegion3(density, T, state);
  return industrialConductivity(state);
}

function industrialConductivity(state: SteamProperties): number {
  return thermalConductivity(state, viscosity(1 / state.specificVolume, state.temperature));
}
