import type { PureFluid } from './pure-fluid.ts';

/** The properties of one phase of a pure fluid, per kg and in SI units; it is filled again and again. */
export class PhaseProperties {
  temperature = NaN;
  pressure = NaN;
  density = NaN;
  enthalpy = NaN;
  entropy = NaN;
  cp = NaN;
  cv = NaN;
  speedOfSound = NaN;
  jouleThomson = NaN;
  fugacity = NaN;
  /** (∂p/∂T)_ρ, Pa/K, and (∂p/∂ρ)_T, Pa·m³/kg. */
  pressureByTemperature = NaN;
  pressureByDensity = NaN;

  /** Evaluates the fluid at T in K and the reduced density δ. */
  evaluate(fluid: PureFluid, T: number, delta: number): void {
    const { energy, ideal, specificGasConstant: R, reducingDensity } = fluid;
    energy.setTemperature(T);
    energy.evaluate(delta);
    ideal.evaluate(energy.tau, energy.lnTau);
    const compressibility = 1 + energy.delta;
    const slope = compressibility + energy.delta + energy.deltaDelta;
    const coupling = compressibility - energy.deltaTau;
    const cv = -(ideal.tauTau + energy.tauTau);
    const cp = cv + (coupling * coupling) / slope;
    const density = delta * reducingDensity;
    this.temperature = T;
    this.density = density;
    this.pressure = density * R * T * compressibility;
    this.enthalpy = R * (T * (compressibility + ideal.tau + energy.valueTau) - fluid.referenceEnthalpy);
    this.entropy =
      R * (ideal.tau + energy.valueTau - ideal.value - Math.log(delta) - energy.value - fluid.referenceEntropy);
    this.cv = R * cv;
    this.cp = R * cp;
    this.speedOfSound = Math.sqrt((R * T * slope * cp) / cv);
    this.jouleThomson = (coupling / slope - 1) / (density * R * cp);
    this.pressureByTemperature = density * R * coupling;
    this.pressureByDensity = R * T * slope;
    this.fugacity = density * R * T * Math.exp(energy.value + energy.delta);
  }
}
