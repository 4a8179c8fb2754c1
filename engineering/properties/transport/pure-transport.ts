import { pow } from '../../elementary/index.ts';
import { Refusal, requirePositive, messageValue, undefinedIfRefused } from '../../quantities/index.ts';
import type { PureStates } from '../reference/index.ts';
import { conformalState } from './conformal-state.ts';
import type {
  ConductivityCorrelation,
  CorrespondingConductivity,
  CorrespondingViscosity,
  DensityScale,
  FluidTransport,
  ViscosityCorrelation,
} from './correlation.ts';
import { HomogeneousState } from './homogeneous-state.ts';
import type { TransportRange, TransportValue } from './value.ts';

/** Multiples of the highest pressure of a correlation up to which its residual part is used: viscosities have a pole beyond. */
const reach = { viscosity: 2, conductivity: 10 } as const;

/**
 * Viscosity, thermal conductivity and surface tension of a pure fluid. It holds the state of a calculation and must not be used by two at
 * once. The state is a single phase at T in K and ρ in kg/m³ of the fluid's reference equation.
 */
export class PureTransport {
  private readonly state: HomogeneousState;

  /** `propane` is required for correlations by corresponding states. */
  constructor(
    readonly fluid: PureStates['fluid'],
    private readonly data: FluidTransport,
    private readonly propane?: PureTransport,
  ) {
    this.state = new HomogeneousState(fluid);
  }

  /** η, Pa·s, at T in K and ρ in kg/m³ of one phase. */
  viscosity(temperature: number, density: number): TransportValue {
    const { viscosity } = this.data;
    return this.found(viscosity, this.viscosityIn(this.set(temperature, density)));
  }

  /** λ, W/(m·K), at T in K and ρ in kg/m³ of one phase. */
  thermalConductivity(temperature: number, density: number): TransportValue {
    const { conductivity } = this.data;
    const state = this.set(temperature, density);
    const enhancement = conductivity.critical?.(state, this.viscosityIn(state)) ?? 0;
    return this.found(conductivity, this.backgroundConductivity(state, conductivity) + enhancement);
  }

  /** Temperature range, K, of the source of η or λ, within that of the equation. */
  temperatureRange(property: 'viscosity' | 'conductivity'): { readonly lowest: number; readonly highest: number } {
    const { minimumTemperature, maximumTemperature } = this.fluid.equation.range;
    const { range = {} } = this.data[property];
    return {
      lowest: Math.max(minimumTemperature, range.minimumTemperature ?? 0),
      highest: Math.min(maximumTemperature, range.maximumTemperature ?? Infinity),
    };
  }

  /** Highest pressure, Pa, of the source of η or λ; infinite where it states none. */
  maximumPressure(property: 'viscosity' | 'conductivity'): number {
    return this.data[property].range?.maximumPressure ?? Infinity;
  }

  /** η₀ of the dilute gas at T in K, Pa·s. */
  diluteViscosity(temperature: number): number {
    return this.data.viscosity.dilute(requirePositive('temperature', temperature));
  }

  /** λ₀ of the dilute gas at T in K, W/(m·K). */
  diluteConductivity(temperature: number): number {
    return this.data.conductivity.dilute(this.set(temperature, 0));
  }

  get hasSurfaceTension(): boolean {
    return this.data.surfaceTension !== undefined;
  }

  /** σ of the liquid against its vapour at T in K, N/m. Throws a Refusal where there is no liquid, or no correlation. */
  surfaceTension(temperature: number): TransportValue {
    const { surfaceTension } = this.data;
    const { name, range, critical } = this.fluid.equation;
    if (surfaceTension === undefined) throw new Refusal(`no surface tension of ${name} is available`);
    const { criticalTemperature, terms } = surfaceTension;
    const reach = Math.max(critical.temperature, this.fluid.critical.temperature);
    if (!(temperature >= range.minimumTemperature && temperature <= reach)) {
      throw new Refusal(`${name} has a surface from {least} to {most}; the temperature is {value}`, {
        least: messageValue('temperature', range.minimumTemperature),
        most: messageValue('temperature', reach),
        value: messageValue('temperature', temperature),
      });
    }
    const theta = Math.max(0, 1 - temperature / criticalTemperature);
    const value = terms.reduce((sum, [a, n]) => sum + a * pow(theta, n), 0);
    return {
      value: Math.max(0, value),
      method: 'correlation',
      source: surfaceTension.source,
      uncertainty: surfaceTension.uncertainty,
      extrapolated: isOutside(surfaceTension.range, temperature, 0),
    };
  }

  /** Residual viscosity, without that of the dilute gas, at T in K and ρ in mol/m³, Pa·s, for scaling by other fluids. */
  residualViscosityAt(temperature: number, molarDensity: number): number {
    const { viscosity } = this.data;
    const state = this.set(temperature, molarDensity * this.fluid.equation.molarMass);
    return this.viscosityIn(state) - viscosity.dilute(temperature);
  }

  /** Residual thermal conductivity, without that of the dilute gas and the enhancement, at T in K and ρ in mol/m³, W/(m·K). */
  residualConductivityAt(temperature: number, molarDensity: number): number {
    const { conductivity } = this.data;
    const state = this.set(temperature, molarDensity * this.fluid.equation.molarMass);
    return this.backgroundConductivity(state, conductivity) - conductivity.dilute(state);
  }

  /**
   * The residual viscosity, Pa·s, or conductivity, W/(m·K), at T in K and ρ in mol/m³; undefined where its correlation has none that can
   * be used for other fluids: below the temperatures of the equation, and far above the pressure of the correlation.
   */
  residualWithin(
    property: 'viscosity' | 'conductivity',
    temperature: number,
    molarDensity: number,
  ): number | undefined {
    const { range, molarMass } = this.fluid.equation;
    if (!(temperature >= range.minimumTemperature)) return undefined;
    return undefinedIfRefused(() => {
      const { pressure } = this.set(temperature, molarDensity * molarMass);
      const { maximumPressure = range.maximumPressure } = this.data[property].range ?? {};
      if (!(pressure <= reach[property] * maximumPressure)) return undefined;
      const value =
        property === 'viscosity'
          ? this.residualViscosityAt(temperature, molarDensity)
          : this.residualConductivityAt(temperature, molarDensity);
      return Number.isFinite(value) ? value : undefined;
    });
  }

  private set(temperature: number, density: number): HomogeneousState {
    requirePositive('temperature', temperature);
    if (!(density >= 0 && density < Infinity)) {
      throw new RangeError(`density must be from 0 on and finite, got ${density}`);
    }
    // A vacuum has no pressure to take the logarithm or quotient of; a trace of gas has the same properties.
    return this.state.set(temperature, Math.max(density, 1e-9));
  }

  private viscosityIn(state: HomogeneousState): number {
    const { viscosity } = this.data;
    if ('fitted' in viscosity) return this.correspondingViscosity(state, viscosity);
    return viscosityBy(viscosity, state);
  }

  private backgroundConductivity(
    state: HomogeneousState,
    conductivity: ConductivityCorrelation | CorrespondingConductivity,
  ): number {
    if ('fitted' in conductivity) return this.correspondingConductivity(state, conductivity);
    return conductivity.dilute(state) + conductivity.residual(state);
  }

  private correspondingViscosity(state: HomogeneousState, { dilute, scale }: CorrespondingViscosity): number {
    const { propane, T0, density0, f, h } = this.conformal(state);
    const mass = state.fluid.equation.molarMass / propane.fluid.equation.molarMass;
    const factor = Math.sqrt(f * mass) * pow(h, -2 / 3);
    return dilute(state.temperature) + factor * propane.residualViscosityAt(T0, density0 * scaleAt(scale, state));
  }

  private correspondingConductivity(state: HomogeneousState, { dilute, scale }: CorrespondingConductivity): number {
    const { propane, T0, density0, f, h } = this.conformal(state);
    const mass = propane.fluid.equation.molarMass / state.fluid.equation.molarMass;
    const factor = Math.sqrt(f * mass) * pow(h, -2 / 3);
    return dilute(state) + factor * propane.residualConductivityAt(T0, density0 * scaleAt(scale, state));
  }

  private conformal(state: HomogeneousState): {
    readonly propane: PureTransport;
    readonly T0: number;
    readonly density0: number;
    readonly f: number;
    readonly h: number;
  } {
    const { propane } = this;
    if (propane === undefined) throw new RangeError(`${this.data.id} needs propane`);
    const found = conformalState(state, propane.state) ?? this.thinState(state, propane.fluid);
    const { temperature: T0, molarDensity: density0 } = found;
    return { propane, T0, density0, f: state.temperature / T0, h: density0 / state.molarDensity };
  }

  /** Conformal state by the ratio of critical points, for a gas so dilute that all methods agree. */
  private thinState(
    { temperature, molarDensity }: HomogeneousState,
    { critical: of }: PureStates['fluid'],
  ): { readonly temperature: number; readonly molarDensity: number } {
    const { critical, equation } = this.fluid;
    if (!(molarDensity < 0.3 * critical.density)) {
      throw new Refusal(`propane has no state that corresponds to that of ${equation.name}`);
    }
    return {
      temperature: (temperature * of.temperature) / critical.temperature,
      molarDensity: (molarDensity * of.density) / critical.density,
    };
  }

  private found(
    by: ViscosityCorrelation | CorrespondingViscosity | ConductivityCorrelation | CorrespondingConductivity,
    value: number,
  ): TransportValue {
    const { source, uncertainty, range } = by;
    const { temperature, pressure } = this.state;
    this.requireNear(range);
    return {
      value,
      method: 'fitted' in by ? 'corresponding-states-fitted' : 'correlation',
      source,
      uncertainty,
      extrapolated: isOutside(range, temperature, pressure) || this.isOutsideEquation(),
    };
  }

  /** Throws a Refusal for a temperature more than a tenth below the range of a correlation, or half beyond it. */
  private requireNear({ minimumTemperature = 0, maximumTemperature = Infinity }: TransportRange = {}): void {
    const { temperature } = this.state;
    if (temperature >= 0.9 * minimumTemperature && temperature <= 1.5 * maximumTemperature) return;
    const limit = temperature < minimumTemperature ? minimumTemperature : maximumTemperature;
    throw new Refusal(`the correlation of ${this.fluid.equation.name} ends at {limit}; the temperature is {value}`, {
      limit: messageValue('temperature', limit),
      value: messageValue('temperature', temperature),
    });
  }

  private isOutsideEquation(): boolean {
    const { temperature, pressure } = this.state;
    return isOutside(this.fluid.equation.range, temperature, pressure);
  }
}

function viscosityBy({ dilute, virial, residual }: ViscosityCorrelation, state: HomogeneousState): number {
  const thin = dilute(state.temperature);
  const initial = virial === undefined ? 0 : thin * virial(state.temperature) * state.molarDensity;
  return thin + initial + residual(state);
}

function scaleAt({ density, from = 0, coefficients }: DensityScale, { molarDensity }: HomogeneousState): number {
  const reduced = molarDensity / density;
  const at = Math.max(from, reduced);
  const scale = coefficients.reduceRight((sum, coefficient) => sum * at + coefficient, 0);
  return reduced < from ? 1 + ((scale - 1) * reduced) / from : scale;
}

function isOutside(range: TransportRange | undefined, temperature: number, pressure: number): boolean {
  const { minimumTemperature = 0, maximumTemperature = Infinity, maximumPressure = Infinity } = range ?? {};
  const slack = 1 + 1e-9;
  return (
    temperature * slack < minimumTemperature ||
    temperature > maximumTemperature * slack ||
    pressure > maximumPressure * slack
  );
}
