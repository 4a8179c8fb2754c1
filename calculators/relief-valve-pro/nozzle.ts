import { areaFor, type Throat } from '@isentrope/engineering/relief';
import { step, type Source } from '../kit/index.ts';
import { flowRate, kc } from './fields.ts';
import { areaInfo } from './valve.ts';

/** Nozzle of a valve: throat, mass flux and required area. */

export const nozzleSource = 'Isentropic nozzle, integrated directly';

export const throatPressureInfo = {
  label: 'Throat pressure',
  symbol: 'p_t',
  kind: 'absolutePressure',
  unit: 'bar(abs)',
} as const;

export const massFluxInfo = {
  label: 'Mass flux of the nozzle',
  symbol: 'G',
  kind: 'massFlux',
  unit: 'kg/(s·m²)',
} as const;

/** Returns steps for throat pressure and mass flux of a nozzle integrated with the specific volumes of `by`. */
export function throatOf(throat: Source<Throat>, by: string, integral: string) {
  return {
    throatPressure: step(
      'throatPressure',
      { throat },
      { ...throatPressureInfo, source: `${by}: where the mass flux is greatest` },
      v => v.throat.pressure,
    ),
    massFlux: step('massFlux', { throat }, { ...massFluxInfo, source: `${by}: ${integral}` }, v => v.throat.massFlux),
  };
}

interface Nozzle {
  readonly massFlux: Source<number>;
  readonly kd: Source<number>;
  readonly backPressureFactor: Source<number>;
}

/** Returns the area for a mass flux of an ideal nozzle. */
export function nozzleArea({ massFlux, kd, backPressureFactor }: Nozzle, source: string) {
  return step(
    'requiredArea',
    { flowRate, massFlux, kd, backPressureFactor, kc },
    { ...areaInfo, equation: 'A = q_m/(K_d*K_b*K_c*G)', source },
    v => areaFor(v.flowRate, v.massFlux, v.kd * v.backPressureFactor * v.kc),
  );
}
