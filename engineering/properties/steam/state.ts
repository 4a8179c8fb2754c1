import { thermalConductivity } from './transport/conductivity.ts';
import type { Region, SteamProperties } from './properties.ts';
import { viscosity } from './transport/viscosity.ts';

/** A state of water or steam by IAPWS-IF97, in SI units. */
export interface SteamState {
  /** Region of IAPWS-IF97: 1 liquid, 2 vapour, 3 dense fluid around the critical point, 4 two-phase, 5 hot vapour. */
  readonly region: Region;
  /** p, Pa */
  readonly pressure: number;
  /** T, K */
  readonly temperature: number;
  /** Vapour mass fraction x: of a two-phase state, 0 or 1 of a saturated one, undefined of any other. */
  readonly quality: number | undefined;
  /** ρ, kg/m³ */
  readonly density: number;
  /** v, m³/kg */
  readonly specificVolume: number;
  /** h, J/kg */
  readonly enthalpy: number;
  /** u, J/kg */
  readonly internalEnergy: number;
  /** s, J/(kg·K) */
  readonly entropy: number;
  /** cp, J/(kg·K); undefined of a two-phase state and at the critical point, where it is infinite. */
  readonly cp: number | undefined;
  /** cv, J/(kg·K); undefined of a two-phase state. */
  readonly cv: number | undefined;
  /** w, m/s; undefined of a two-phase state. */
  readonly speedOfSound: number | undefined;
  /** κ = −(v/p)(∂p/∂v) at constant s; undefined of a two-phase state. */
  readonly isentropicExponent: number | undefined;
  /** μ, Pa·s, R12-08; undefined of a two-phase state and above 1173.15 K. */
  readonly viscosity: number | undefined;
  /** λ, W/(m·K), R15-11; undefined of a two-phase state, above 1173.15 K and at the critical point. */
  readonly thermalConductivity: number | undefined;
  /** Pr = μ cp / λ; undefined where one of them is. */
  readonly prandtl: number | undefined;
}

/** Highest temperature in K of the transport releases, R12-08 and R15-11. */
export const maximumTransportTemperature = 1173.15;

/** cp in J/(kg·K) above which a state is too close to the critical point for cp to be meaningful. */
const maxHeatCapacity = 1e9;

/** Returns the state left by a solver in `properties`, with derived properties. */
export function steamState(properties: SteamProperties, saturatedQuality?: 0 | 1): SteamState {
  const { region, pressure, temperature, specificVolume } = properties;
  const density = 1 / specificVolume;
  const single = region !== 4;
  const convergent = single && properties.isobaricHeatCapacity < maxHeatCapacity;
  const w = properties.speedOfSound;
  const cp = convergent ? properties.isobaricHeatCapacity : undefined;
  const mu = single && temperature <= maximumTransportTemperature ? viscosity(density, temperature) : undefined;
  const lambda = convergent && mu !== undefined ? thermalConductivity(properties, mu) : undefined;
  return {
    region,
    pressure,
    temperature,
    quality: single ? saturatedQuality : properties.quality,
    density,
    specificVolume,
    enthalpy: properties.enthalpy,
    internalEnergy: properties.internalEnergy,
    entropy: properties.entropy,
    cp,
    cv: single ? properties.isochoricHeatCapacity : undefined,
    speedOfSound: single ? w : undefined,
    isentropicExponent: single ? (w * w) / (pressure * specificVolume) : undefined,
    viscosity: mu,
    thermalConductivity: lambda,
    prandtl: cp !== undefined && mu !== undefined && lambda !== undefined ? (mu * cp) / lambda : undefined,
  };
}
