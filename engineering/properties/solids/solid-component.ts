import { exp, log, pow } from '../../elementary/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { gasConstant as R, Refusal, undefinedIfRefused } from '../../quantities/index.ts';
import { dryIcePressure, dryIceTriplePressure } from './dry-ice.ts';
import type { RequestedMethod } from '../fluid-method.ts';
import { fluidOf, type Fluid } from '../fluid.ts';
import { sublimationPressure } from '../gerg/ice.ts';
import { phaseSharesOf, type Composition, type EquilibriumState } from '../helmholtz/index.ts';
import { fusions, meltingRatio, meltingTemperature } from './fusion.ts';
import { iceActivity, iceVolume, waterActivity } from './ice-activity.ts';
import { splitDoubt } from '../liquid-split.ts';

/** A component that can freeze out of a fluid. */
interface Freezing {
  readonly component: string;
  /** Temperatures, K, between which it is compared with its solid; the upper one at p in Pa. */
  readonly coldest: number;
  readonly warmestAt: (pressure: number) => number;
  /** Excess of the fugacity over that of the solid, relative, that the equations leave open. */
  readonly openShare: number;
  /** Fugacity of the solid in Pa at p in Pa and T in K; of one without, it is found from the heat of fusion. */
  readonly fugacity?: (pressure: number, temperature: number) => number;
}

/** Fraction of a melting temperature below which the fugacity of the subcooled liquid is extrapolated: equations have no vapour pressure there. */
const coldestFraction = 0.5;
/** K, below any fluid that freezes something. */
const coldest = 14;

/** Carbon dioxide melts at 230 K under some 650 bar; a share of 0.001 of water is a tenth of a kelvin. */
const freezing: readonly Freezing[] = [
  { component: 'CO2', coldest: 90, warmestAt: () => 230, openShare: 0.003, fugacity: dryIceFugacity },
  { component: 'H2O', coldest: 150, warmestAt: () => 273.15, openShare: 0.001, fugacity: iceFugacity },
  ...Object.entries(fusions).flatMap(([component, fusion]) =>
    fusion
      ? [{ component, coldest, warmestAt: (pressure: number) => meltingTemperature(fusion, pressure), openShare: 0.01 }]
      : [],
  ),
];

/** Component of a fluid that is solid at equilibrium. */
export interface SolidComponent {
  readonly component: string;
  /** State of the fluid without the solid: Pa and K. */
  readonly pressure: number;
  readonly temperature: number;
  /** Fugacity of the component in the fluid, and that of the solid, Pa. */
  readonly fugacity: number;
  readonly solidFugacity: number;
  /** Whether that of the solid is an estimate: of ice beside a solution whose freezing points are not known, or by a heat of fusion. */
  readonly isEstimate?: boolean;
  /** Whether the fluid is that component alone, which melts at one temperature; undefined for carbon dioxide. */
  readonly isPure?: boolean;
}

/** Molar volume, m³/mol: dry ice of 1510 kg/m³ near the triple point, 1.6 % too large at 190 K. */
const dryIceVolume = 44.01e-3 / 1510;

/** Fugacity of the vapour at a sublimation pressure, with the Poynting factor. */
function solidFugacityOf(sublimes: number, molarVolume: number, pressure: number, temperature: number): number {
  return sublimes * exp((molarVolume * (pressure - sublimes)) / (R * temperature));
}

/**
 * Fugacity of dry ice in Pa at p in Pa and T in K, from 90 K to 230 K. The fugacity coefficient of the vapour at the sublimation pressure is
 * that of the equation of Span and Wagner within 0.0004 (CoolProp 8.0.0).
 */
export function dryIceFugacity(pressure: number, temperature: number): number {
  const sublimes = dryIcePressure(temperature);
  const coefficient = exp(-0.0768 * pow(sublimes / dryIceTriplePressure, 0.8));
  return coefficient * solidFugacityOf(sublimes, dryIceVolume, pressure, temperature);
}

/** Fugacity of ice in Pa at p in Pa and T in K, from 150 K to 273.15 K; its vapour is nearly ideal. */
export function iceFugacity(pressure: number, temperature: number): number {
  return solidFugacityOf(sublimationPressure(temperature), iceVolume, pressure, temperature);
}

/** Mole fraction of water from which a liquid is an aqueous one. */
const aqueous = 0.2;

/** Composition of the aqueous liquid of a state, if there is one. Substances that mix completely with water are one liquid. */
function aqueousIn(fluid: Fluid, state: EquilibriumState): Composition | undefined {
  if (splitDoubt(fluid, state.liquids)?.reason === 'miscible')
    return state.phases?.liquid.composition ?? fluid.composition;
  const waterOf = ({ H2O: water = 0 }: Composition) => water;
  const [most] = phaseSharesOf(state, fluid.composition)
    .flatMap(({ phase }) => (phase.state.phase === 'liquid' ? [phase.composition] : []))
    .toSorted((a, b) => waterOf(b) - waterOf(a));
  return most && waterOf(most) > aqueous ? most : undefined;
}

/**
 * Fugacity of the solid of a component beside a state of a fluid, Pa, and whether it is an estimate. Peng-Robinson makes that of supercooled
 * water a fifth too low, so that ice would seem to melt, and that of water in a solution too high; GERG-2008 makes that of water at 0 °C 0.4 %
 * too high, so that ice would seem to melt above it: beside an aqueous liquid, that of ice is in proportion to the activities.
 */
function solidFugacityBeside(
  { component, fugacity }: Freezing,
  fluid: Fluid,
  state: EquilibriumState,
): Pick<SolidComponent, 'solidFugacity' | 'isEstimate'> {
  const { pressure, temperature } = state;
  if (!fugacity) return { solidFugacity: fusionFugacity(component, fluid, pressure, temperature), isEstimate: true };
  const liquid = component === 'H2O' ? aqueousIn(fluid, state) : undefined;
  if (!liquid) return { solidFugacity: fugacity(pressure, temperature) };
  const { activity, isEstimate } = waterActivity(liquid);
  const ratio = iceActivity(pressure, temperature) / activity;
  return { solidFugacity: ratio * fugacityOf(component, fluid, state), isEstimate };
}

/**
 * Fugacity of the solid of a component, Pa, by its heat of fusion, its melting temperature at the pressure, and its subcooled liquid by the
 * equation of a mixture. NaN where the equation has no such liquid.
 */
function fusionFugacity(id: string, { method }: Fluid, pressure: number, temperature: number): number {
  const fusion = fusions[id];
  if (!fusion || (method !== 'gerg2008' && method !== 'pr')) return NaN;
  const ratio = meltingRatio(fusion, pressure, temperature);
  const lowest = coldestFraction * fusion.temperature;
  const liquidAt = (at: number) => liquidFugacity(id, method, pressure, at);
  if (temperature >= lowest) return ratio * liquidAt(temperature);
  // ln f is linear in 1/T.
  const [cold, warm] = [lowest, 1.1 * lowest];
  const slope = log(liquidAt(warm) / liquidAt(cold)) / (1 / warm - 1 / cold);
  return ratio * liquidAt(cold) * exp(slope * (1 / temperature - 1 / cold));
}

/**
 * Fugacity of a pure liquid, Pa, at p in Pa and T in K by the equation of a mixture, below its saturation pressure by the volume at saturation;
 * NaN where it has none.
 */
function liquidFugacity(id: string, method: RequestedMethod, pressure: number, temperature: number): number {
  const pure = fluidOf({ [id]: 1 }, method);
  const saturated = undefinedIfRefused(() => pure.stateAt({ temperature, quality: 0 }));
  if (!saturated?.phases) return NaN;
  // The volumes of Peng-Robinson are translated, and its fugacities are not: only they are those of a mixture under pressure.
  if (pressure > saturated.pressure) return fugacityOf(id, pure, pure.stateAt({ pressure, temperature }));
  const { density, molarMass } = saturated.phases.liquid.state;
  const poynting = (molarMass / density) * (pressure - saturated.pressure);
  return fugacityOf(id, pure, saturated) * exp(poynting / (R * temperature));
}

/** Fugacity of a component in a state of a fluid, Pa, the same in all its phases. */
function fugacityOf(id: string, fluid: Fluid, state: EquilibriumState): number {
  const phase = state.phases?.vapour ?? state.liquids?.[0] ?? { composition: fluid.composition, state };
  const { fugacity, pressure } = phase.state;
  if (fluid.composition[id] === 1 && fugacity !== undefined) return fugacity;
  return (phase.composition[id] ?? 0) * pressure * exp(fluid.lnFugacityCoefficient(id, phase));
}

/** What can freeze out of a fluid at p in Pa and T in K. Water alone is refused where it is solid. */
function freezingIn(composition: Composition, pressure: number, temperature: number): readonly Freezing[] {
  return freezing.filter(
    ({ component, coldest, warmestAt }) =>
      component in composition &&
      composition[component] !== 0 &&
      !(component === 'H2O' && Object.keys(composition).length === 1) &&
      temperature > coldest &&
      temperature < warmestAt(pressure),
  );
}

/** Excess of the fugacity of a substance alone over that of its solid, relative, within the rounding of a triple point. */
const roundingOfPure = 1e-4;

/** Returns the solid of a substance alone below its melting temperature at the pressure of a state; undefined where it is a fluid. */
function pureSolid(component: string, fluid: Fluid, state: EquilibriumState): SolidComponent | undefined {
  const fusion = fusions[component];
  const { pressure, temperature } = state;
  const ratio = fusion ? meltingRatio(fusion, pressure, temperature) : 1;
  if (ratio > 1 - roundingOfPure) return undefined;
  const fugacity = fugacityOf(component, fluid, state);
  return {
    component,
    pressure,
    temperature,
    fugacity,
    solidFugacity: ratio * fugacity,
    isEstimate: true,
    isPure: true,
  };
}

/**
 * Returns the component that is solid in a state of a fluid, carbon dioxide and water first, found by comparing fugacities; undefined where none is.
 * The equations of state have fluid phases only: a state with a solid is not stable. Hydrates, which form in warmer gas, are not compared.
 */
export function solidIn(fluid: Fluid, state: EquilibriumState): SolidComponent | undefined {
  const { pressure, temperature } = state;
  for (const form of freezingIn(fluid.composition, pressure, temperature)) {
    const { component, openShare } = form;
    if (fluid.composition[component] === 1 && !form.fugacity) return pureSolid(component, fluid, state);
    const fugacity = fugacityOf(component, fluid, state);
    const solid = solidFugacityBeside(form, fluid, state);
    if (fugacity > (1 + openShare) * solid.solidFugacity)
      return { component, pressure, temperature, fugacity, ...solid };
  }
  return undefined;
}

/** Fugacity of a component of a fluid and that of its solid, Pa. */
type Fugacities = Pick<SolidComponent, 'fugacity' | 'solidFugacity' | 'isEstimate'>;

/** Mole fraction of water so small that nothing freezes, at which its fugacity is in proportion to its amount. */
const traceOfWater = 1e-14;

/** A fluid of GERG-2008 with water, of which only a trace is left; undefined of another. No other component dissolves in liquid water there. */
function withTraceOfWater({ composition, method }: Fluid): Fluid | undefined {
  return method === 'gerg2008' && 'H2O' in composition
    ? fluidOf({ ...composition, H2O: traceOfWater }, method)
    : undefined;
}

/**
 * Fugacities of water and ice where GERG-2008 has no state with all of the water, as below the temperatures at which it has liquid water: that of
 * water all of which is dissolved in the state of `dilute`, at most that of supercooled water.
 */
function besideMissingLiquid(fluid: Fluid, dilute: Fluid, state: EquilibriumState): Fugacities {
  const { pressure, temperature } = state;
  const solidFugacity = iceFugacity(pressure, temperature);
  const share = (fluid.composition['H2O'] ?? 0) / (dilute.composition['H2O'] ?? NaN);
  const dissolved = share * fugacityOf('H2O', dilute, state);
  return { fugacity: Math.min(dissolved, solidFugacity / iceActivity(pressure, temperature)), solidFugacity };
}

/** Fugacities at p in Pa and T in K of a component that freezes and of its solid. Throws a Refusal where the equation has no state. */
function fugacitiesAt(form: Freezing, fluid: Fluid, pressure: number, temperature: number): Fugacities {
  const { component } = form;
  const inputs = { pressure, temperature };
  try {
    const state = fluid.stateAt(inputs);
    return { fugacity: fugacityOf(component, fluid, state), ...solidFugacityBeside(form, fluid, state) };
  } catch (thrown) {
    const dilute = thrown instanceof Refusal && component === 'H2O' ? withTraceOfWater(fluid) : undefined;
    if (!dilute) throw thrown;
    return besideMissingLiquid(fluid, dilute, dilute.stateAt(inputs));
  }
}

/**
 * Returns the component that is solid in a fluid at p in Pa and T in K, as `solidIn`. The data of the fluid have to be loaded. Throws a Refusal
 * where its equation has no state, so that this is not known; water freezes out of fluids by GERG-2008 in states that it does not have, too.
 */
export function solidAt(
  amounts: Composition,
  pressure: number,
  temperature: number,
  method?: RequestedMethod,
): SolidComponent | undefined {
  if (freezingIn(amounts, pressure, temperature).length === 0) return undefined;
  const fluid = fluidOf(amounts, method);
  const inputs = { pressure, temperature };
  try {
    return solidIn(fluid, fluid.stateAt(inputs));
  } catch (thrown) {
    const dilute = thrown instanceof Refusal ? withTraceOfWater(fluid) : undefined;
    if (!dilute) throw thrown;
    const state = dilute.stateAt(inputs);
    const ice = besideMissingLiquid(fluid, dilute, state);
    return ice.fugacity > ice.solidFugacity
      ? { component: 'H2O', pressure, temperature, ...ice }
      : solidIn(dilute, state);
  }
}

/**
 * Returns the temperature, K, below which a solid forms at its pressure, as the fluid is warmer: at most the melting temperature of its component
 * alone. Undefined where none is found.
 */
export function freezesBelow(
  { component, pressure, temperature, isPure }: SolidComponent,
  amounts: Composition,
  method?: RequestedMethod,
): number | undefined {
  const form = freezing.find(each => each.component === component);
  if (!form) return undefined;
  const warmest = form.warmestAt(pressure);
  if (isPure === true) return warmest;
  const fluid = fluidOf(amounts, method);
  const excessAt = (T: number) =>
    undefinedIfRefused(() => {
      const { fugacity, solidFugacity } = fugacitiesAt(form, fluid, pressure, T);
      return log(fugacity / solidFugacity);
    }) ?? NaN;
  return excessAt(warmest) >= 0 ? warmest : findRoot(excessAt, temperature, warmest)?.x;
}
