import { pow } from '../elementary/index.ts';
import { Refusal, requirePositive, messageValue, type MassFlow, type Temperature } from '../quantities/index.ts';
import { criticalGasFlux, type ReliefGas } from './gas.ts';

/** Vapour flow, kg/s, boiled off by a heat input, W, at a latent heat, J/kg. Throws a RangeError for a latent heat not above 0. */
export function boilOff(heatInput: number, latentHeat: number): MassFlow {
  requirePositive('latentHeat', latentHeat);
  return heatInput / latentHeat;
}

/**
 * Liquid, kg/s, that the vapour boiled off, kg/s, displaces from a full item while it stays inside: the volume that it needs in addition to
 * that of the liquid it was, from the densities of both in kg/m³.
 */
export function liquidDisplacedByVapour(vapour: MassFlow, liquidDensity: number, vapourDensity: number): MassFlow {
  requirePositive('vapourDensity', vapourDensity);
  return vapour * (liquidDensity / vapourDensity - 1);
}

/**
 * Hydraulic expansion flow, kg/s, of a blocked-in, heated liquid: α_v·φ/c, with the cubic expansion coefficient, 1/K, heat input, W, and
 * specific heat capacity, J/(kg·K). API 521, hydraulic expansion.
 */
export function hydraulicExpansion(expansionCoefficient: number, heatInput: number, heatCapacity: number): MassFlow {
  requirePositive('heatCapacity', heatCapacity);
  return (expansionCoefficient * heatInput) / heatCapacity;
}

/** 0.1406 of the customary equation (lb/h, psia, ft², °R) for kg/s, Pa, m², K and kg/mol; 0.2772 in kg/h and kPa. */
const gasExpansionCoefficient = 7.698_980_695_9e-5;
/** Smallest F′, 0.01 in in², psia and ft², for m², Pa and m². */
const minFPrime = 0.005_766_296_892;

/**
 * Relief flow, kg/s, of gas in a vessel without liquid in a fire, with `area`, m², of wall at `wallTemperature`, K:
 * 0.1406·√(M·p1)·A′·(Tw − T1)^1.25/T1^1.1506, and at least the flow of a valve of the given discharge coefficient with the smallest area,
 * 0.01·A′/√p1. API 521, fire relief of unwetted vessels. Throws a Refusal where the gas is not colder than the wall.
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
        wall: messageValue('temperature', wallTemperature),
      },
    );
  }
  const rate =
    (gasExpansionCoefficient * Math.sqrt(molarMass * pressure) * area * pow(wallTemperature - temperature, 1.25)) /
    pow(temperature, 1.1506);
  const minimum = (minFPrime * area) / Math.sqrt(pressure);
  return Math.max(rate, minimum * dischargeCoefficient * criticalGasFlux(gas));
}
