import { pow } from '../elementary/index.ts';
import { Refusal, requirePositive, stated, type MassFlow, type Temperature } from '../quantities/index.ts';
import { criticalGasFlux, type ReliefGas } from './gas.ts';

/** Vapour, kg/s, that a heat input, W, boils off at a latent heat, J/kg. RangeError for a latent heat not above 0. */
export function boilOff(heatInput: number, latentHeat: number): MassFlow {
  requirePositive('latentHeat', latentHeat);
  return heatInput / latentHeat;
}

/**
 * Flow, kg/s, of a liquid-full system that is heated while blocked in: α_v·φ/c, of the cubic expansion coefficient, 1/K,
 * the heat, W, and the specific heat capacity, J/(kg·K). API 521, hydraulic expansion.
 */
export function hydraulicExpansion(expansionCoefficient: number, heatInput: number, heatCapacity: number): MassFlow {
  requirePositive('heatCapacity', heatCapacity);
  return (expansionCoefficient * heatInput) / heatCapacity;
}

/** 0.1406 of lb/h, psia, ft² and °R, in kg/s, Pa, m², K and kg/mol: 0.2772 in kg/h and kPa. */
const gasExpansion = 7.698_980_695_9e-5;
/** The least F′, 0.01 of in², psia and ft², in m², Pa and m². */
const leastFactor = 0.005_766_296_892;

/**
 * Flow, kg/s, of a gas that expands in a vessel without liquid in a fire, of which `area`, m², has a wall at `wallTemperature`, K:
 * 0.1406·√(M·p1)·A′·(Tw − T1)^1.25/T1^1.1506, and at least what a valve of the discharge coefficient passes through the least area,
 * 0.01·A′/√p1. API 521, fire relief of unwetted vessels. Refusal where the gas is not colder than the wall.
 */
export function gasExpansionInFire(
  gas: ReliefGas,
  area: number,
  wallTemperature: Temperature,
  dischargeCoefficient: number,
): MassFlow {
  const { pressure, temperature, molarMass } = gas;
  if (!(temperature < wallTemperature)) {
    throw new Refusal(
      'the gas would be as hot as the wall, {wall}, before the valve opens: it does not protect the vessel',
      {
        wall: stated('temperature', wallTemperature),
      },
    );
  }
  const rate =
    (gasExpansion * Math.sqrt(molarMass * pressure) * area * pow(wallTemperature - temperature, 1.25)) /
    pow(temperature, 1.1506);
  const least = (leastFactor * area) / Math.sqrt(pressure);
  return Math.max(rate, least * dischargeCoefficient * criticalGasFlux(gas));
}
