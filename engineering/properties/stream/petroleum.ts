import { Refusal } from '../../quantities/index.ts';
import {
  density60Of15,
  distillationSlopes,
  kinematicViscosityAt,
  trueVapourPressure,
  viscosityLine,
  viscosityTemperatureSource,
  volumeCorrection,
  volumeCorrectionSource,
} from '../liquids/index.ts';
import type { PetroleumFluid } from './stream-fluid.ts';
import { streamValue, type StreamValue } from './stream-value.ts';

const atmosphere = 101_325;

/** ρ, kg/m³, of a petroleum liquid at p in Pa and T in K, corrected from 15 °C. */
export function petroleumDensity(fluid: PetroleumFluid, pressure: number, temperature: number): StreamValue {
  const { group, density15 } = fluid;
  const gauge = Math.max(0, pressure - atmosphere);
  const { density } = volumeCorrection(group, density60Of15(group, density15), temperature, gauge);
  return streamValue(fluid, density, volumeCorrectionSource);
}

/** η, Pa·s, from the line through its two kinematic viscosities. */
export function petroleumViscosity(fluid: PetroleumFluid, pressure: number, temperature: number): StreamValue {
  if (!fluid.viscosities) throw new Refusal('the viscosity of the petroleum liquid needs two measured viscosities');
  const { viscosity, extrapolated } = kinematicViscosityAt(viscosityLine(...fluid.viscosities), temperature);
  const density = petroleumDensity(fluid, pressure, temperature);
  const beyond = extrapolated ? ', beyond what was measured' : '';
  return streamValue(fluid, viscosity * density.value, `${viscosityTemperatureSource}${beyond}; ${density.source}`);
}

/** Default slope of the distillation curve: that of gasoline, the lightest common product. */
const refined = { kind: 'refined', slope: distillationSlopes.gasoline } as const;

/** The true vapour pressure, Pa, of a petroleum liquid at T in K. */
export function petroleumVapourPressure(fluid: PetroleumFluid, temperature: number): StreamValue {
  const { group, reidVapourPressure } = fluid;
  if (reidVapourPressure === undefined) {
    throw new Refusal('the vapour pressure of the petroleum liquid needs its Reid vapour pressure');
  }
  const stock = group === 'crude' ? ({ kind: 'crude' } as const) : refined;
  const { pressure, source, uncertainty, extrapolated } = trueVapourPressure(stock, reidVapourPressure, temperature);
  const assumed = group === 'crude' ? '' : ', distilling as gasoline does';
  const beyond = extrapolated && uncertainty !== undefined ? ', beyond its range' : '';
  return streamValue(fluid, pressure, `${source}${assumed}${beyond}`, uncertainty);
}
