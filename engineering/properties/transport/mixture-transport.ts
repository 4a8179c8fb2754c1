import { cbrt, cube, exp, log, pow, wholePower } from '../../elementary/index.ts';
import { Refusal, requirePositive, undefinedIfRefused } from '../../quantities/index.ts';
import { liquidMixingSource, mixLiquids, type LiquidViscosity, type LiquidViscosityAt } from './liquid-viscosity.ts';
import type { PureTransport } from './pure-transport.ts';
import { shapeFactors, type CriticalConstants, type ShapeFactors } from './shape-factors.ts';
import type { TransportValue } from './value.ts';

/** Data of a mixture component for corresponding states. */
export interface MixtureComponent extends CriticalConstants {
  readonly id: string;
  /** kg/mol. */
  readonly molarMass: number;
  /** mol/m³. */
  readonly criticalDensity: number;
  /** η₀ of the dilute gas at T in K, Pa·s. */
  readonly diluteViscosity: (temperature: number) => number;
  /** λ₀ of the dilute gas at T in K, W/(m·K). */
  readonly diluteConductivity: (temperature: number) => number;
  /** Residual viscosity, without η₀, at T in K and ρ in mol/m³, Pa·s; undefined if unknown. */
  readonly residualViscosity: (temperature: number, molarDensity: number) => number | undefined;
  /** Residual conductivity, without λ₀ and the enhancement, at T in K and ρ in mol/m³, W/(m·K); undefined if unknown. */
  readonly residualConductivity: (temperature: number, molarDensity: number) => number | undefined;
  /** η as a liquid at the temperature and pressure of the mixture. */
  readonly liquidViscosity: LiquidViscosityAt;
  /** Source of `liquidViscosity`, where it is not the correlation of the component. */
  readonly liquidSource?: string;
  /** Parachor P of σ = (P·(ρ′ − ρ″))⁴ with σ in N/m and ρ in mol/m³; undefined if no surface tension is known. */
  readonly parachor: number | undefined;
}

/** One of two phases in equilibrium. */
export interface MixturePhase {
  /** kg/m³. */
  readonly density: number;
  readonly moleFractions: ArrayLike<number>;
}

const viscositySource =
  'corresponding states, each component its own reference (A. S. Teja and P. Rice, Chem. Eng. Sci. 36 (1981) 7), with the shape factors ' +
  'and mixing rules of SUPERTRAPP (M. L. Huber, NIST SRD 4, 1996); dilute gas by C. R. Wilke, J. Chem. Phys. 18 (1950) 517';
const conductivitySource =
  'corresponding states, each component its own reference (A. S. Teja and P. Rice, Chem. Eng. Sci. 36 (1981) 417), with the shape ' +
  'factors and mixing rules of SUPERTRAPP (M. L. Huber, NIST SRD 4, 1996); dilute gas by E. A. Mason and S. C. Saxena, Phys. Fluids 1 (1958) 361';
const tensionSource =
  'parachors of the components at 0.7 of their critical temperatures: C. F. Weinaug and D. L. Katz, Ind. Eng. Chem. 35 (1943) 239';

/** Mole fraction of components without a value up to which the others stand for all. */
const minor = 0.25;

/** T over the critical temperature between which liquids pass into dense fluids, and densities over the critical one between which gases do. */
const [coldLiquid, warmLiquid] = [0.7, 0.85];
const [gasDensity, liquidDensity] = [1, 1.5];

/** The mixture as one fluid: its equivalent propane state, and the scales of viscosity and conductivity to propane. */
interface OneFluid {
  /** K, mol/m³. */
  readonly temperature: number;
  readonly molarDensity: number;
  /** √(f·M)·h^(−2/3) for viscosity and √(f/M)·h^(−2/3) for conductivity, relative to M of propane, mixed. */
  readonly viscosityScale: number;
  readonly conductivityScale: number;
  /** Of each component. */
  readonly ratios: readonly ShapeFactors[];
}

/**
 * Viscosity and thermal conductivity of a mixture of given mole fractions at T and ρ of one phase, from any equation of state. The dilute
 * gas mixes the correlations of its components; the residual part is the mean of each component's in the corresponding state, so that a
 * mixture approaches a component as its fraction approaches 1. The critical enhancement of the conductivity is left out.
 */
export class MixtureTransport {
  constructor(
    private readonly components: readonly MixtureComponent[],
    private readonly propane: PureTransport,
  ) {}

  /**
   * η, Pa·s, at T in K and ρ in kg/m³ of one phase of mole fractions x, in the order of the components, and p in Pa for a liquid, which is
   * saturated without it. Liquids far below the critical temperature mix those of the components, gases and dense fluids have corresponding
   * states, and in between both pass into each other.
   */
  viscosity(temperature: number, density: number, x: ArrayLike<number>, pressure = 0): TransportValue {
    const share = this.liquidShare(temperature, density, x);
    if (share === 0) return this.correspondingViscosity(temperature, density, x);
    const liquid = this.liquidViscosity(temperature, pressure, x);
    const dense =
      share < 1 ? undefinedIfRefused(() => this.correspondingViscosity(temperature, density, x)) : undefined;
    if (dense === undefined)
      return { ...liquid, method: 'liquid-mixing', source: this.liquidSource, extrapolated: false };
    const between = (ofLiquid: number, ofDense: number): number => share * ofLiquid + (1 - share) * ofDense;
    return {
      value: exp(between(log(liquid.value), log(dense.value))),
      method: 'liquid-mixing',
      source: `${this.liquidSource}; near the critical temperature ${dense.source}`,
      uncertainty: between(liquid.uncertainty, dense.uncertainty),
      extrapolated: false,
    };
  }

  private liquidViscosity(temperature: number, pressure: number, x: ArrayLike<number>): LiquidViscosity {
    const liquids = this.components.flatMap(({ id, liquidViscosity }, i) => {
      const fraction = x[i] ?? 0;
      return fraction > 0 ? [{ ...liquidViscosity(temperature, pressure), fraction, id }] : [];
    });
    const frozen = liquids.filter(({ isFrozen }) => isFrozen);
    if (frozen.reduce((sum, { fraction }) => sum + fraction, 0) > minor) {
      const ids = frozen.map(({ id }) => id).join(', ');
      throw new Refusal(`the viscosity of the mixture is not known: ${ids} alone freezes far above this temperature`);
    }
    return mixLiquids(liquids);
  }

  private get liquidSource(): string {
    return [liquidMixingSource, ...new Set(this.components.flatMap(({ liquidSource }) => liquidSource ?? []))].join(
      '; ',
    );
  }

  /** Share of the liquid rule: by T over the critical temperature of the mixture, by C. C. Li, Can. J. Chem. Eng. 49 (1971) 709, and by ρ. */
  private liquidShare(temperature: number, density: number, x: ArrayLike<number>): number {
    const { components } = this;
    const volume = components.reduce((sum, { criticalDensity }, i) => sum + (x[i] ?? 0) / criticalDensity, 0);
    const critical = components.reduce(
      (sum, { criticalDensity, criticalTemperature }, i) => sum + ((x[i] ?? 0) / criticalDensity) * criticalTemperature,
      0,
    );
    const byTemperature = rampBetween(warmLiquid, coldLiquid, (temperature * volume) / critical);
    return byTemperature === 0
      ? 0
      : byTemperature * rampBetween(gasDensity, liquidDensity, this.reducedDensity(density, x));
  }

  private correspondingViscosity(temperature: number, density: number, x: ArrayLike<number>): TransportValue {
    const state = this.oneFluid(temperature, density, x);
    const dilute = this.mixDilute(temperature, x, component => component.diluteViscosity(temperature));
    const { residual, extrapolated } = this.mixResidual(state, x, {
      property: 'viscosity',
      of: (component, T, molarDensity) => component.residualViscosity(T, molarDensity),
      ofPropane: (T, molarDensity) => this.propane.residualWithin('viscosity', T, molarDensity),
      scale: ({ f, h }, mass) => Math.sqrt(f * mass) * pow(h, -2 / 3),
    });
    return {
      value: positive('viscosity', dilute + state.viscosityScale * residual),
      method: 'corresponding-states',
      source: viscositySource,
      uncertainty: uncertaintyAt(this.reducedDensity(density, x), 0.03, 0.2),
      extrapolated,
    };
  }

  /** λ, W/(m·K), at T in K and ρ in kg/m³ of one phase of mole fractions x, in the order of the components. */
  thermalConductivity(temperature: number, density: number, x: ArrayLike<number>): TransportValue {
    const state = this.oneFluid(temperature, density, x);
    const dilute = this.mixDilute(temperature, x, component => component.diluteConductivity(temperature));
    const { residual, extrapolated } = this.mixResidual(state, x, {
      property: 'thermal conductivity',
      of: (component, T, molarDensity) => component.residualConductivity(T, molarDensity),
      ofPropane: (T, molarDensity) => this.propane.residualWithin('conductivity', T, molarDensity),
      scale: ({ f, h }, mass) => Math.sqrt(f / mass) * pow(h, -2 / 3),
    });
    return {
      value: positive('thermal conductivity', dilute + state.conductivityScale * residual),
      method: 'corresponding-states',
      source: conductivitySource,
      uncertainty: uncertaintyAt(this.reducedDensity(density, x), 0.05, 0.15),
      extrapolated,
    };
  }

  /**
   * σ, N/m, between two phases in equilibrium, with parachors from the components' own correlations. Throws a Refusal that names a
   * component without one.
   */
  surfaceTension(temperature: number, liquid: MixturePhase, vapour: MixturePhase): TransportValue {
    requirePositive('temperature', temperature);
    const [ofLiquid, ofVapour] = [this.molarDensity(liquid), this.molarDensity(vapour)];
    const sum = this.components.reduce((total, { id, parachor }, i) => {
      const difference = (liquid.moleFractions[i] ?? 0) * ofLiquid - (vapour.moleFractions[i] ?? 0) * ofVapour;
      if (difference === 0) return total;
      if (parachor === undefined) throw new Refusal(`no surface tension of ${id} is available`);
      return total + parachor * difference;
    }, 0);
    return {
      value: wholePower(Math.max(0, sum), 4),
      method: 'corresponding-states',
      source: tensionSource,
      uncertainty: 0.15,
      extrapolated: false,
    };
  }

  private molarDensity({ density, moleFractions }: MixturePhase): number {
    return density / this.components.reduce((sum, { molarMass }, i) => sum + (moleFractions[i] ?? 0) * molarMass, 0);
  }

  /**
   * Residual part in the scale of propane: the mean of each component's value in the state corresponding to that of the mixture. Propane
   * replaces a component without known values there; where it has none either, the others stand for minor ones. Throws a Refusal for more.
   */
  private mixResidual(
    { temperature, molarDensity, ratios }: OneFluid,
    x: ArrayLike<number>,
    by: {
      readonly property: string;
      readonly of: (component: MixtureComponent, temperature: number, molarDensity: number) => number | undefined;
      readonly ofPropane: (temperature: number, molarDensity: number) => number | undefined;
      readonly scale: (ratios: ShapeFactors, mass: number) => number;
    },
  ): { readonly residual: number; readonly extrapolated: boolean } {
    const propaneMass = this.propane.fluid.equation.molarMass;
    const unknown: string[] = [];
    let residual = 0;
    let known = 0;
    this.components.forEach((component, i) => {
      const share = x[i] ?? 0;
      const own = ratios[i];
      if (share === 0 || own === undefined) return;
      const value = by.of(component, temperature * own.f, molarDensity / own.h);
      if (value === undefined) {
        unknown.push(component.id);
        return;
      }
      known += share;
      residual += (share * value) / by.scale(own, component.molarMass / propaneMass);
    });
    const extrapolated = known < 0.5;
    if (!(known < 1)) return { residual, extrapolated };
    const ofPropane = by.ofPropane(temperature, molarDensity);
    if (ofPropane !== undefined) return { residual: residual + (1 - known) * ofPropane, extrapolated };
    if (1 - known <= minor) return { residual: residual / known, extrapolated: true };
    throw new Refusal(
      `the ${by.property} of the mixture is not known: in the state that corresponds to its own, the correlations of ${unknown.join(', ')} and of propane, which stands for others, have none`,
    );
  }

  /** ρ·Σ x/ρ_c. */
  private reducedDensity(density: number, x: ArrayLike<number>): number {
    const molarMass = this.components.reduce((sum, { molarMass }, i) => sum + (x[i] ?? 0) * molarMass, 0);
    const volume = this.components.reduce((sum, { criticalDensity }, i) => sum + (x[i] ?? 0) / criticalDensity, 0);
    return (density / molarMass) * volume;
  }

  /** Wilke's rule; for conductivities the rule of Mason and Saxena, whose factors also use viscosities. */
  private mixDilute(
    temperature: number,
    x: ArrayLike<number>,
    propertyOf: (component: MixtureComponent) => number,
  ): number {
    const { components } = this;
    const viscosities = components.map(component => component.diluteViscosity(temperature));
    return components.reduce((sum, component, i) => {
      const share = x[i] ?? 0;
      if (share === 0) return sum;
      const weight = components.reduce((total, other, j) => {
        if (!(x[j] ?? 0)) return total;
        const mass = other.molarMass / component.molarMass;
        const root = 1 + Math.sqrt((viscosities[i] ?? 0) / (viscosities[j] ?? 1)) * pow(mass, 0.25);
        return total + ((x[j] ?? 0) * root * root) / Math.sqrt(8 * (1 + 1 / mass));
      }, 0);
      return sum + (share * propertyOf(component)) / weight;
    }, 0);
  }

  private oneFluid(temperature: number, density: number, x: ArrayLike<number>): OneFluid {
    requirePositive('temperature', temperature);
    if (!(density >= 0 && density < Infinity)) {
      throw new RangeError(`density must be from 0 on and finite, got ${density}`);
    }
    const { components } = this;
    const propaneMass = this.propane.fluid.equation.molarMass;
    const ratios = components.map(component => shapeFactors(component, this.propane.fluid.equation, temperature));
    let volume = 0;
    let energy = 0;
    let viscous = 0;
    let thermal = 0;
    let molarMass = 0;
    components.forEach((first, i) => {
      const xi = x[i] ?? 0;
      molarMass += xi * first.molarMass;
      components.forEach((second, j) => {
        const weight = xi * (x[j] ?? 0);
        const [one, two] = [ratios[i], ratios[j]];
        if (weight === 0 || one === undefined || two === undefined) return;
        const h = cube((cbrt(one.h) + cbrt(two.h)) / 2);
        const f = Math.sqrt(one.f * two.f);
        const mass = (2 * first.molarMass * second.molarMass) / (first.molarMass + second.molarMass) / propaneMass;
        volume += weight * h;
        energy += weight * f * h;
        viscous += weight * Math.sqrt(f * mass) * pow(h, 4 / 3);
        thermal += weight * Math.sqrt(f / mass) * pow(h, 4 / 3);
      });
    });
    const square = volume * volume;
    return {
      temperature: (temperature * volume) / energy,
      molarDensity: (density / molarMass) * volume,
      viscosityScale: viscous / square,
      conductivityScale: thermal / square,
      ratios,
    };
  }
}

/** A property that corresponding states make positive; a Refusal otherwise. */
function positive(name: string, value: number): number {
  if (value > 0) return value;
  throw new Refusal(`the ${name} of the mixture is not known: corresponding states give none above 0`);
}

/** Smooth step from 0 at `from` to 1 at `to`. */
function rampBetween(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Interpolates the uncertainty from a dilute gas to a liquid above twice the critical density. */
function uncertaintyAt(reducedDensity: number, thin: number, dense: number): number {
  const share = Math.min(1, reducedDensity / 2);
  return thin + share * (dense - thin);
}
