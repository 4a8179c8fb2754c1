import { log } from '../../elementary/index.ts';
import { gasConstant } from './constants.ts';
import type { Derivatives } from './kernels/derivatives.ts';
import type { SteamProperties } from './properties.ts';

/**
 * Properties from γ = ln π + γ°(τ) + γʳ(π, τ), the form of regions 2 and 5 (R7-97(2012) Tables 12, 15 and 41), with
 * p* = 1 MPa. The residual's own y is τ less a shift; `perY` is τ over it.
 */
export function fillFromGibbs(state: SteamProperties, ideal: Derivatives, residual: Derivatives, perY: number): void {
  const T = state.temperature;
  const p = state.pressure;
  const RT = gasConstant * T;
  const piGammaPi = 1 + residual.fx;
  const compression = 1 - residual.fxx;
  const tauGammaTau = ideal.fy + residual.fy * perY;
  const tau2GammaTauTau = ideal.fyy + residual.fyy * perY * perY;
  const expansion = piGammaPi - residual.fxy * perY;
  const ratio = expansion * expansion;
  const idealVolume = RT / p;
  const h = RT * tauGammaTau;
  state.specificVolume = idealVolume * piGammaPi;
  state.enthalpy = h;
  state.internalEnergy = h - RT * piGammaPi;
  state.entropy = gasConstant * (tauGammaTau - log(p * 1e-6) - ideal.f - residual.f);
  state.isobaricHeatCapacity = -gasConstant * tau2GammaTauTau;
  state.isochoricHeatCapacity = -gasConstant * (tau2GammaTauTau + ratio / compression);
  state.speedOfSound = piGammaPi * Math.sqrt(RT / (compression + ratio / tau2GammaTauTau));
  state.volumeExpansion = (gasConstant * expansion) / p;
  state.volumeCompression = (-idealVolume * compression) / p;
}
