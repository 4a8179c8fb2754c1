import { pow } from '../../elementary/index.ts';
import { Refusal } from '../../quantities/index.ts';
import { referenceStates } from '../reference/index.ts';
import { loadPureTransport, transportFluidIds } from './catalogue.ts';
import { MixtureTransport, type MixtureComponent } from './mixture-transport.ts';

/** T/T_c at which the parachors are calculated. */
const parachorTemperature = 0.7;

/** Ids of the components known to `loadMixtureTransport`: those of the reference equations except air, and water. */
export const mixtureTransportIds: readonly string[] = [...transportFluidIds.filter(id => id !== 'Air'), 'H2O'];

/** Loads the transport properties of mixtures of these components, in order; throws a RangeError for an unknown id. */
export async function loadMixtureTransport(ids: readonly string[]): Promise<MixtureTransport> {
  const components = await Promise.all(ids.map(loadMixtureComponent));
  return new MixtureTransport(components, await loadPureTransport('C3'));
}

/** Loads the data of a mixture component; throws a RangeError for an unknown id. */
export async function loadMixtureComponent(id: string): Promise<MixtureComponent> {
  if (!mixtureTransportIds.includes(id)) throw new RangeError(`no transport properties of ${id} in a mixture`);
  return id === 'H2O' ? loadWater() : loadComponent(id);
}

async function loadComponent(id: string): Promise<MixtureComponent> {
  const [transport, states] = await Promise.all([loadPureTransport(id), referenceStates(id)]);
  const { molarMass, critical, acentricFactor, range } = states.fluid.equation;
  const temperature = Math.max(range.minimumTemperature, parachorTemperature * critical.temperature);
  const { liquid, vapour } = states.saturatedAtTemperature(temperature);
  return {
    id,
    molarMass,
    criticalTemperature: critical.temperature,
    criticalPressure: critical.pressure,
    criticalDensity: critical.density,
    acentricFactor,
    diluteViscosity: extendBelowTriple(range.minimumTemperature, T => transport.diluteViscosity(T)),
    diluteConductivity: extendBelowTriple(range.minimumTemperature, T => transport.diluteConductivity(T)),
    residualViscosity: limitToRange((T, molarDensity) => transport.residualViscosityAt(T, molarDensity), range),
    residualConductivity: limitToRange((T, molarDensity) => transport.residualConductivityAt(T, molarDensity), range),
    parachor: transport.hasSurfaceTension
      ? (pow(transport.surfaceTension(temperature).value, 0.25) * molarMass) / (liquid.density - vapour.density)
      : undefined,
  };
}

/** Extends a dilute-gas property below the triple point, where correlations do not apply, proportionally to T. */
function extendBelowTriple(triple: number, dilute: (temperature: number) => number): (temperature: number) => number {
  return temperature => (temperature < triple ? (dilute(triple) * temperature) / triple : dilute(temperature));
}

/** The function where it has a value and the temperature is within or slightly outside the range of the fluid's equation. */
function limitToRange(
  residual: (temperature: number, molarDensity: number) => number,
  range: { readonly minimumTemperature: number; readonly maximumTemperature: number },
): MixtureComponent['residualViscosity'] {
  return (temperature, molarDensity) => {
    if (temperature < range.minimumTemperature || temperature > 1.5 * range.maximumTemperature) return undefined;
    try {
      const value = residual(temperature, molarDensity);
      return Number.isFinite(value) ? value : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
}

async function loadWater(): Promise<MixtureComponent> {
  const steam = await import('../steam/index.ts');
  const { viscosity } = await import('../steam/viscosity.ts');
  const { backgroundConductivity } = await import('../steam/conductivity.ts');
  const molarMass = 0.018_015_268;
  const temperature = parachorTemperature * steam.waterCriticalTemperature;
  const { liquid, vapour } = steam.saturatedAtTemperature(temperature);
  const difference = 1 / liquid.specificVolume - 1 / vapour.specificVolume;
  return {
    id: 'H2O',
    molarMass,
    criticalTemperature: steam.waterCriticalTemperature,
    criticalPressure: steam.waterCriticalPressure,
    criticalDensity: steam.waterCriticalDensity / molarMass,
    acentricFactor: 0.3443,
    diluteViscosity: T => viscosity(0, T),
    diluteConductivity: T => backgroundConductivity(0, T),
    residualViscosity: (T, molarDensity) => viscosity(molarDensity * molarMass, T) - viscosity(0, T),
    residualConductivity: (T, molarDensity) =>
      backgroundConductivity(molarDensity * molarMass, T) - backgroundConductivity(0, T),
    parachor: (pow(steam.surfaceTension(temperature), 0.25) * molarMass) / difference,
  };
}
