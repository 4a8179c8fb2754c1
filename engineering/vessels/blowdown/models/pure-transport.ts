import {
  createMixture,
  liquidSurfaceTension,
  phaseThermalConductivity,
  phaseViscosity,
  PhaseState,
  type FollowedPure,
} from '../../../properties/index.ts';
import { Refusal } from '../../../quantities/index.ts';
import type { Fluid, Phase } from './fluid.ts';

type Transport = Pick<Fluid, 'viscosity' | 'conductivity' | 'surfaceTension'>;
type Correlation = (temperature: number, density: number) => number;

/**
 * Viscosity, conductivity and surface tension of a pure fluid by the correlations published for it. Outside the temperatures
 * for which their sources vouch, and in states for which one has no value, Chung's method carries them on, without a leap at
 * the ends. The enhancement of the conductivity about the critical point, which has no end there, is left out.
 */
export function pureTransport(id: string, { transport }: FollowedPure): Transport {
  const mixture = createMixture([id]);
  const { model } = mixture;
  const { molarMass } = transport.fluid.equation;
  const { critical } = transport.fluid;
  const scratch = new PhaseState(1);
  scratch.moleFractions[0] = 1;
  const chung = (of: typeof phaseViscosity, temperature: number, density: number): number => {
    model.setTemperature(temperature);
    scratch.temperature = temperature;
    scratch.molarVolume = molarMass / density;
    scratch.molarCpIdeal = model.idealCp[0] ?? NaN;
    return of(mixture, scratch);
  };
  const carriedOn = (
    property: 'viscosity' | 'conductivity',
    correlation: Correlation,
    of: typeof phaseViscosity,
  ): ((phase: Phase) => number) => {
    const { lowest, highest } = transport.temperatureRange(property);
    return ({ temperature, density }) => {
      const within = Math.min(highest, Math.max(lowest, temperature));
      const value = found(correlation, within, density);
      if (value === undefined) return chung(of, temperature, density);
      if (within === temperature) return value;
      return (value * chung(of, temperature, density)) / chung(of, within, density);
    };
  };
  return {
    viscosity: carriedOn(
      'viscosity',
      (T, density) => transport.diluteViscosity(T) + transport.residualViscosityAt(T, density / molarMass),
      phaseViscosity,
    ),
    conductivity: carriedOn(
      'conductivity',
      (T, density) => transport.diluteConductivity(T) + transport.residualConductivityAt(T, density / molarMass),
      phaseThermalConductivity,
    ),
    surfaceTension: liquid => {
      if (!(liquid.temperature < critical.temperature)) return 0;
      const tension = found(T => transport.surfaceTension(T).value, liquid.temperature, liquid.density);
      return tension ?? liquidSurfaceTension(mixture, liquid);
    },
  };
}

/** What a correlation gives; undefined where it refuses or gives nothing that could be. */
function found(correlation: Correlation, temperature: number, density: number): number | undefined {
  try {
    const value = correlation(temperature, density);
    return value > 0 && value < Infinity ? value : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
