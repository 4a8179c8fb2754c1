import { log1p, pow } from '../../elementary/index.ts';
import { relativeDensityBase } from '../liquids/index.ts';
import {
  fractionViscosity,
  fractionViscositySource,
  parachor,
  pseudoComponentOf,
  type PseudoComponent,
} from '../pseudo-component/index.ts';
import { referenceStates } from '../reference/index.ts';
import { loadPureTransport, transportFluidIds } from './catalogue.ts';
import { extendLiquid, hottestLiquid, liquidViscosityOf, type LiquidViscosityAt } from './liquid-viscosity.ts';
import { MixtureTransport, type MixtureComponent } from './mixture-transport.ts';

/** T/T_c at which the parachors are calculated. */
const parachorTemperature = 0.7;

/** Ids of the substances known to `loadMixtureTransport`: those of the reference equations except air, and water. */
export const mixtureTransportIds: readonly string[] = [...transportFluidIds.filter(id => id !== 'Air'), 'H2O'];

/** Whether a component has transport properties in a mixture: a substance known here, or a pseudo-component. */
export function hasMixtureTransport(id: string): boolean {
  return mixtureTransportIds.includes(id) || pseudoComponentOf(id) !== undefined;
}

/** Loads the transport properties of mixtures of these components, in order; throws a RangeError for an unknown id. */
export async function loadMixtureTransport(ids: readonly string[]): Promise<MixtureTransport> {
  const components = await Promise.all(ids.map(loadMixtureComponent));
  return new MixtureTransport(components, await loadPureTransport('C3'));
}

/** Loads the data of a mixture component; throws a RangeError for an unknown id. */
export async function loadMixtureComponent(id: string): Promise<MixtureComponent> {
  const defined = pseudoComponentOf(id);
  if (defined) return loadPseudoComponent({ ...defined, id });
  if (!mixtureTransportIds.includes(id)) throw new RangeError(`no transport properties of ${id} in a mixture`);
  return id === 'H2O' ? loadWater() : loadComponent(id);
}

async function loadComponent(id: string): Promise<MixtureComponent> {
  const [transport, states] = await Promise.all([loadPureTransport(id), referenceStates(id)]);
  const { molarMass, critical, acentricFactor, range } = states.fluid.equation;
  const temperature = Math.max(range.minimumTemperature, parachorTemperature * critical.temperature);
  const { liquid, vapour } = states.saturatedAtTemperature(temperature);
  const hottest = 1.5 * range.maximumTemperature;
  return {
    id,
    molarMass,
    criticalTemperature: critical.temperature,
    criticalPressure: critical.pressure,
    criticalDensity: critical.density,
    acentricFactor,
    diluteViscosity: extendBelowTriple(range.minimumTemperature, T => transport.diluteViscosity(T)),
    diluteConductivity: extendBelowTriple(range.minimumTemperature, T => transport.diluteConductivity(T)),
    residualViscosity: (T, molarDensity) =>
      T > hottest ? undefined : transport.residualWithin('viscosity', T, molarDensity),
    residualConductivity: (T, molarDensity) =>
      T > hottest ? undefined : transport.residualWithin('conductivity', T, molarDensity),
    liquidViscosity: liquidViscosityOf(transport, states),
    parachor: transport.hasSurfaceTension
      ? (pow(transport.surfaceTension(temperature).value, 0.25) * molarMass) / (liquid.density - vapour.density)
      : undefined,
  };
}

/** n-Alkanes to which a pseudo-component may correspond. */
const alkaneIds = ['nC6', 'nC7', 'nC8', 'nC9', 'nC10'] as const;

/** 60 °F in K, at which the density of a pseudo-component is known. */
const densityTemperature = 288.7056;

/**
 * Data of a pseudo-component. Its dense part is that of the n-alkane of the nearest acentric factor in the corresponding state, which is
 * scaled by the critical temperatures and by the liquid densities at the same reduced temperature; its parachor is by Firoozabadi et al.
 */
async function loadPseudoComponent({
  id,
  specificGravity,
  boilingTemperature,
}: PseudoComponent): Promise<MixtureComponent> {
  const { componentOf, diluteGasOf } = await import('../eos/index.ts');
  const component = componentOf(id);
  const { molarMass, criticalTemperature, criticalPressure, criticalVolume, acentricFactor } = component;
  const { viscosity, conductivity } = diluteGasOf(component);
  const distance = (each: string) => Math.abs(componentOf(each).acentricFactor - acentricFactor);
  const alkaneId = [...alkaneIds].toSorted((one, other) => distance(one) - distance(other))[0] ?? 'nC8';
  const [alkane, states] = await Promise.all([loadComponent(alkaneId), referenceStates(alkaneId)]);
  const f = criticalTemperature / alkane.criticalTemperature;
  const lowest = states.fluid.equation.range.minimumTemperature;
  const alkaneDensity = states.saturatedAtTemperature(Math.max(lowest, densityTemperature / f)).liquid.density;
  const h = alkaneDensity / alkane.molarMass / ((specificGravity * relativeDensityBase) / molarMass);
  const mass = molarMass / alkane.molarMass;
  const scaled = (value: number | undefined, by: number) =>
    value === undefined ? undefined : value * Math.sqrt(by) * pow(h, -2 / 3);
  return {
    id,
    molarMass,
    criticalTemperature,
    criticalPressure,
    criticalDensity: 1 / criticalVolume,
    acentricFactor,
    diluteViscosity: viscosity,
    diluteConductivity: conductivity,
    residualViscosity: (T, molarDensity) => scaled(alkane.residualViscosity(T / f, molarDensity * h), f * mass),
    residualConductivity: (T, molarDensity) => scaled(alkane.residualConductivity(T / f, molarDensity * h), f / mass),
    liquidViscosity: liquidViscosityOfFraction(boilingTemperature, specificGravity, criticalTemperature),
    liquidSource: fractionViscositySource,
    parachor: parachor(1e3 * molarMass),
  };
}

/** Relative uncertainty of the viscosity of a fraction at 0 mPa·s, and what 1 + η in mPa·s adds by its logarithm. */
const [ofThinFraction, ofThickness] = [0.2, 0.1];
/** Lowest temperature, K, of its line; a colder fraction is extrapolated from here. */
const coldestFraction = 250;

/** η of a petroleum fraction as a liquid, of which the published correlations differ the more, the thicker it is. */
function liquidViscosityOfFraction(boiling: number, specificGravity: number, critical: number): LiquidViscosityAt {
  const { highest, at } = fractionViscosity(boiling, specificGravity);
  return extendLiquid(coldestFraction, Math.min(highest, hottestLiquid * critical), (temperature, pressure) => {
    const value = at(temperature, pressure);
    return { value, uncertainty: ofThinFraction + ofThickness * log1p(1e3 * value) };
  });
}

/** Extends a dilute-gas property below the triple point, where correlations do not apply, proportionally to T. */
function extendBelowTriple(triple: number, dilute: (temperature: number) => number): (temperature: number) => number {
  return temperature => (temperature < triple ? (dilute(triple) * temperature) / triple : dilute(temperature));
}

/** Lowest temperature, K, to which the correlations of water are extrapolated, as supercooled water is known. */
const coldestWater = 238;

/** Lowest temperature, K, of saturated liquid water. */
const freezingWater = 273.16;

function ofLiquidWater(
  residual: (temperature: number, molarDensity: number) => number,
): MixtureComponent['residualViscosity'] {
  return (temperature, molarDensity) => (temperature < coldestWater ? undefined : residual(temperature, molarDensity));
}

async function loadWater(): Promise<MixtureComponent> {
  const steam = await import('../steam/index.ts');
  const { viscosity } = await import('../steam/transport/viscosity.ts');
  const { backgroundConductivity } = await import('../steam/transport/conductivity.ts');
  const molarMass = 0.018_015_268;
  const temperature = parachorTemperature * steam.waterCriticalTemperature;
  const { liquid, vapour } = steam.saturatedAtTemperature(temperature);
  const difference = 1 / liquid.specificVolume - 1 / vapour.specificVolume;
  const saturated = (T: number) => viscosity(1 / steam.saturatedAtTemperature(T).liquid.specificVolume, T);
  return {
    id: 'H2O',
    molarMass,
    criticalTemperature: steam.waterCriticalTemperature,
    criticalPressure: steam.waterCriticalPressure,
    criticalDensity: steam.waterCriticalDensity / molarMass,
    acentricFactor: 0.3443,
    diluteViscosity: T => viscosity(0, T),
    diluteConductivity: T => backgroundConductivity(0, T),
    residualViscosity: ofLiquidWater((T, molarDensity) => viscosity(molarDensity * molarMass, T) - viscosity(0, T)),
    residualConductivity: ofLiquidWater(
      (T, molarDensity) => backgroundConductivity(molarDensity * molarMass, T) - backgroundConductivity(0, T),
    ),
    liquidViscosity: extendLiquid(freezingWater, hottestLiquid * steam.waterCriticalTemperature, T => ({
      value: saturated(T),
      uncertainty: 0.02,
    })),
    parachor: (pow(steam.surfaceTension(temperature), 0.25) * molarMass) / difference,
  };
}
