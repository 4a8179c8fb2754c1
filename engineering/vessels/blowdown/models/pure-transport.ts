import {
  createMixture,
  liquidSurfaceTension,
  phaseThermalConductivity,
  phaseViscosity,
  PhaseState,
  type PureFluidSolvers,
} from '../../../properties/index.ts';
import { Refusal } from '../../../quantities/index.ts';
import type { Fluid, Phase } from './fluid.ts';

type Transport = Pick<Fluid, 'viscosity' | 'conductivity' | 'surfaceTension'>;
type Correlation = (temperature: number, density: number) => number;

/**
 * Viscosity, conductivity and surface tension of a pure fluid by its published correlations. Outside the temperature range of their
 * sources, and where a correlation has no value, Chung's method extends them continuously. The critical enhancement of the conductivity,
 * which is unbounded at the critical point, is left out.
 */
export function pureTransport(id: string, { transport }: PureFluidSolvers): Transport {
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
      const value = evaluateOrUndefined(correlation, within, density);
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
      const tension = evaluateOrUndefined(T => transport.surfaceTension(T).value, liquid.temperature, liquid.density);
      return tension ?? liquidSurfaceTension(mixture, liquid);
    },
  };
}

/** Value of a correlation; undefined where it throws or gives an impossible value. */
function evaluateOrUndefined(correlation: Correlation, temperature: number, density: number): number | undefined {
  try {
    const value = correlation(temperature, density);
    return value > 0 && value < Infinity ? value : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
