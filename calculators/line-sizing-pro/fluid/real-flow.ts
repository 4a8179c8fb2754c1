import {
  densityOfFlow,
  elevationLoss,
  FlowStates,
  heatedOutlet,
  maxMassFlux,
  RealFluidLine,
  resistanceLoss,
  StateTable,
  type DensityOfFlow,
  type GasOutlet,
  type Slope,
} from '@isentrope/engineering/flow';
import {
  dryIceShare,
  dryIceTriplePressure,
  streamEquation,
  streamPhaseAt,
  type EquilibriumState,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { Refusal, standardGravity, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { loadFluid } from '../../fluid/index.ts';
import { absent, optional, selector, value } from '../../kit/index.ts';
import { boilingPressure } from '../checks/boiling-pressure.ts';
import { ambientTemperature, elevationChange, fluidType, heatTransferCoefficient } from '../fields.ts';
import { alone } from './flowing-stream.ts';
import { absolutePressure, inletDensity, steam } from './fluid.ts';
import { model } from '../friction.ts';

/**
 * Expansion of a selected fluid along its line by its own equation of state: a gas from the inlet, a liquid from where it boils.
 * Two phases flow in homogeneous equilibrium; the friction factor is that of the inlet.
 */

/** Heat exchange of a line: W/(m²·K) of its inside surface, and temperature of the surroundings, K. */
interface Surroundings {
  readonly coefficient: number;
  readonly temperature: number;
}

/** Relative steps above the temperature of a saturated vapour, within its rounding, and the ratio of densities that tells it from its liquid. */
const stepsToGas = [1e-10, 1e-9, 1e-8, 1e-7, 1e-6];
const sameAsVapour = 1.1;

/**
 * Returns the temperature of a flow at constant temperature, K: that of its start, or, of a saturated vapour, the one just above it. At its own
 * pressure and temperature an equation may have the liquid.
 */
function gasTemperature(
  { equation, state: { temperature } }: ReturnType<typeof streamEquation>,
  { pressure, density }: { readonly pressure: number; readonly density: number },
): number {
  const isStart = (at: number): boolean =>
    equation.stateAt({ pressure, temperature: at }).density < sameAsVapour * density;
  return [0, ...stepsToGas].map(step => temperature * (1 + step)).find(isStart) ?? temperature;
}

/** The states along a line from one initial state, independent of the bore. */
export class RealFlow {
  /** Pa and kg/m³ at the inlet, or where a liquid boils. */
  readonly pressure: number;
  readonly density: number;
  /** m/s there; undefined in two phases. */
  readonly soundSpeed: number | undefined;
  readonly isIsothermal: boolean;
  /** Of a line that is not isothermal. */
  readonly surroundings: Surroundings | undefined;
  /** Lowest pressure, Pa, of carbon dioxide that cools along the line: below it, dry ice forms. */
  readonly floor: number | undefined;
  /** Source of the equation of state. */
  readonly source: string;
  readonly #stateAt: (pressure: number, specificEnergy: number) => EquilibriumState;
  readonly #states: FlowStates;
  readonly #table: StateTable;
  readonly #start: ReturnType<typeof streamEquation>;
  #other: RealFlow | undefined;

  constructor(
    start: ReturnType<typeof streamEquation>,
    { pressure, density }: { readonly pressure: number; readonly density: number },
    isIsothermal: boolean,
    surroundings?: Surroundings,
  ) {
    const { equation, state } = start;
    const { enthalpy, speedOfSound } = state;
    const temperature = isIsothermal ? gasTemperature(start, { pressure, density }) : state.temperature;
    this.#start = start;
    const stateAt = (at: number, specificEnergy: number): EquilibriumState =>
      equation.stateAt(
        isIsothermal ? { pressure: at, temperature } : { pressure: at, enthalpy: enthalpy - specificEnergy },
      );
    this.pressure = pressure;
    this.density = density;
    this.soundSpeed = speedOfSound;
    this.isIsothermal = isIsothermal;
    this.surroundings = surroundings;
    const canFreeze = !isIsothermal && equation.composition['CO2'] === 1 && pressure > lowestCarbonDioxide;
    this.floor = canFreeze ? lowestCarbonDioxide : undefined;
    this.source = equation.source;
    this.#stateAt = stateAt;
    const nearby = isIsothermal ? undefined : equation.nearbyStates({ ...state, pressure, density });
    const nearbyAt = (at: number, energy: number) => nearby?.(at, enthalpy - energy) ?? stateAt(at, energy);
    this.#states = new FlowStates(pressure, density, (at, energy) => nearbyAt(at, energy).density, isIsothermal);
    this.#table = new StateTable(
      (at, gain) => {
        const { phase, ...found } = nearbyAt(at, -gain);
        return { ...found, phase: phase === 'supercritical' ? 'gas' : phase };
      },
      { pressure, density },
    );
  }

  /** The same flow at constant temperature if this one is not, else adiabatic. */
  byOtherAssumption(): RealFlow {
    this.#other ??= new RealFlow(this.#start, this, !this.isIsothermal);
    return this.#other;
  }

  /** Densities by pressure and mass flux. */
  get states(): FlowStates {
    return this.#states;
  }

  /** States at a pressure, Pa, and an enthalpy, J/kg, less that of the inlet, interpolated. */
  get table(): StateTable {
    return this.#table;
  }

  /** Returns the state at a pressure, Pa, after `specificEnergy`, J/kg, of enthalpy has become kinetic energy. */
  stateAt(pressure: number, specificEnergy: number): EquilibriumState {
    return this.#stateAt(pressure, specificEnergy);
  }
}

/** Relative density difference above which a density is treated as typed. */
const sameDensity = 1e-4;

/** Just above the triple point, Pa. */
const lowestCarbonDioxide = 1.0005 * dryIceTriplePressure;

/** Whether a density in kg/m³ is that of a stream, not a typed one. */
export function isOwnDensity({ phase }: StreamPhase, density: number): boolean {
  return phase !== undefined && Math.abs(phase.state.density / density - 1) <= sameDensity;
}

const needs = { fluidType, model, stream: alone, absolutePressure, inletDensity };

const water = { type: 'components', amounts: { H2O: 1 } } as const;

/** Loads what a line of steam needs, whose fluid is not chosen. */
export const steamLoads = selector({ fluidType }, ({ fluidType: type }) =>
  type === 'Steam' ? loadFluid(water) : undefined,
);

/** Steam at the inlet, as a stream of IAPWS-IF97. */
const steamStream = value(
  'steamStream',
  { steam, absolutePressure },
  ({ steam: { state }, absolutePressure: pressure }) =>
    state ? streamPhaseAt(water, pressure, state.temperature, 'gas') : absent('not steam'),
);
const gasNeeds = { ...needs, stream: optional(alone), steamStream: optional(steamStream) };

/** A gas or steam by its equation of state; absent if its density is typed. */
export const realGas = value(
  'realGas',
  { ...gasNeeds, ...optional({ heatTransferCoefficient, ambientTemperature }) },
  v => {
    const stream = v.fluidType === 'Gas' ? v.stream : v.steamStream;
    if (!stream || !isOwnDensity(stream, v.inletDensity)) return absent('no gas of a chosen fluid');
    const inlet = { pressure: v.absolutePressure, density: v.inletDensity };
    const isIsothermal = v.model === 'isothermal';
    const { heatTransferCoefficient: coefficient, ambientTemperature: temperature } = v;
    const exchanges = !isIsothermal && coefficient !== undefined && temperature !== undefined && coefficient > 0;
    return new RealFlow(
      streamEquation(stream),
      inlet,
      isIsothermal,
      exchanges ? { coefficient, temperature } : undefined,
    );
  },
);

/**
 * A liquid from where it boils in the line, at constant enthalpy; one saturated at the inlet within rounding boils from there. A fall adds
 * its potential energy, of the whole line, since it warms the liquid before it boils: the safe side. Absent if its properties are typed, or
 * if no such pressure is found.
 */
export const boilingFlow = value('boilingFlow', { ...needs, elevationChange }, v => {
  if (v.fluidType !== 'Liquid' || !isOwnDensity(v.stream, v.inletDensity)) return absent('no liquid of a chosen fluid');
  const { equation, state } = streamEquation(v.stream);
  const fall = v.elevationChange < 0 ? Math.abs(v.elevationChange) : 0;
  const from = { equation, state: { ...state, enthalpy: state.enthalpy + standardGravity * fall } };
  const boiling = boilingPressure(from, v.absolutePressure);
  if (boiling === undefined) return absent('no pressure was found at which it boils');
  return new RealFlow(from, { pressure: Math.min(boiling, v.absolutePressure), density: v.inletDensity }, false);
});

/** The fluid state after a resistance. */
export interface RealOutlet extends Omit<GasOutlet, 'temperatureRatio'> {
  /** Vapour mass fraction. */
  readonly quality: number;
  /** Temperature, K. */
  readonly temperature: number;
  readonly mach: number;
  /** Loss by elevation, Pa, at the mean density along the line; undefined where it is to be added at the mean of both ends. */
  readonly elevationLoss: number | undefined;
}

/** Where carbon dioxide freezes in the line. */
export interface Freezing {
  /** Share of the line before it, 0 to 1, without the effect of a rise. */
  readonly freezesAfter: number;
  /** Mass share of dry ice at the triple point. */
  readonly solid: number;
  /** Pressure, Pa, and temperature, K, of the triple point. */
  readonly pressure: number;
  readonly temperature: number;
}

/** Whether the outlet is one of a fluid that freezes on its way. */
export function isFreezing(outlet: object): outlet is Freezing {
  return 'freezesAfter' in outlet;
}

/**
 * Returns the outlet state for a mass flux, kg/(m²·s), and a line of even slope; undefined if the flow chokes. `pressureDrop` is
 * without the elevation loss. A fall that raises the pressure is left to the caller, which credits less than the true static head.
 * With the length and bore of the pipe, m, a flow with surroundings exchanges heat with them.
 * @throws {Refusal} if the equation of state has no state on the way.
 */
export function realOutlet(
  flow: RealFlow,
  massFlux: number,
  slope: Slope,
  pipe?: PipeSurface,
): RealOutlet | Freezing | undefined {
  if (flow.surroundings && pipe) return heatedRealOutlet(flow, massFlux, slope, pipe, flow.surroundings);
  try {
    return outletOf(flow, new RealFluidLine(flow.states.flow(massFlux), massFlux), massFlux, slope);
  } catch (error) {
    if (!(error instanceof Refusal) || flow.floor === undefined) throw error;
    // The table of states reaches beyond the triple point before the flow does.
    const line = new RealFluidLine(densityDownToFloor(flow)(massFlux), massFlux, undefined, flow.floor);
    const outlet = outletOf(flow, line, massFlux, slope);
    if (outlet || !line.reachesFloor(flow.pressure)) return outlet;
    const frozen = freezing(flow, line, massFlux, slope);
    if (!frozen) throw error;
    return frozen;
  }
}

interface PipeSurface {
  readonly length: number;
  readonly diameter: number;
}

function heatedRealOutlet(
  flow: RealFlow,
  massFlux: number,
  { resistance, rise }: Slope,
  { length, diameter }: PipeSurface,
  { coefficient, temperature: ambient }: Surroundings,
): RealOutlet | undefined {
  const { pressure, density, table } = flow;
  const stateAt = (at: number, enthalpy: number) => table.stateAt(at, enthalpy);
  const inlet = { pressure, density, temperature: stateAt(pressure, 0).temperature };
  const conductance = (4 * coefficient * length) / (diameter * massFlux);
  const outlet = heatedOutlet({ stateAt, inlet, massFlux, resistance, rise, conductance, ambient });
  if (!outlet) return undefined;
  const { phase, quality = 1, speedOfSound } = flow.stateAt(outlet.pressure, -outlet.enthalpy);
  const head = elevationLoss(outlet.meanDensity, rise);
  const densityRatio = outlet.density / density;
  const isSplit = phase === 'two-phase';
  return {
    pressureDrop: pressure - outlet.pressure - head,
    elevationLoss: head,
    accelerationLoss: (massFlux ** 2 / density) * (1 / densityRatio - 1),
    densityRatio,
    quality: isSplit ? quality : Number(phase !== 'liquid'),
    temperature: outlet.temperature,
    mach: isSplit || speedOfSound === undefined ? outlet.mach : massFlux / outlet.density / speedOfSound,
  };
}

/** Relative width to which the largest flow of a line with surroundings is enclosed, and the strides of the search. */
const chokingWidth = 2e-3;
const chokingStride = 1.25;
const maxChokingStrides = 30;

/**
 * Returns the largest mass flux, kg/(m²·s), that a line passes while it exchanges heat with its surroundings, from below within 0.2 %;
 * undefined where none is found. `near` is the one without the heat.
 */
export function heatedChokedFlux(flow: RealFlow, slope: Slope, pipe: PipeSurface, near: number): number | undefined {
  const passes = (massFlux: number): boolean =>
    undefinedIfRefused(() => realOutlet(flow, massFlux, slope, pipe)) !== undefined;
  const isAbove = passes(near);
  let [passing, choking] = [near, near];
  for (let stride = 0; passing === choking; stride += 1) {
    if (stride === maxChokingStrides) return undefined;
    const next = isAbove ? passing * chokingStride : choking / chokingStride;
    if (passes(next)) passing = next;
    else choking = next;
    if (passing < choking) break;
    [passing, choking] = [next, next];
  }
  while (choking > passing * (1 + chokingWidth)) {
    const middle = Math.sqrt(passing * choking);
    if (passes(middle)) passing = middle;
    else choking = middle;
  }
  return passing;
}

/** Densities by mass flux, without the table of states. */
function densityDownToFloor(flow: RealFlow): (massFlux: number) => DensityOfFlow {
  return massFlux =>
    densityOfFlow(
      (pressure, enthalpy) => flow.stateAt(pressure, -enthalpy).density,
      (massFlux / flow.density) ** 2 / 2,
    );
}

/** The freezing of a flow that reaches the triple point in two phases; undefined for a gas, which stays one there. */
function freezing(flow: RealFlow, line: RealFluidLine, massFlux: number, { resistance }: Slope): Freezing | undefined {
  const pressure = flow.floor ?? NaN;
  const specificEnergy = (massFlux ** 2 / 2) * (1 / line.density(pressure) ** 2 - 1 / flow.density ** 2);
  const { enthalpy, temperature, phases } = flow.stateAt(pressure, specificEnergy);
  if (!phases) return undefined;
  const vapour = phases.vapour.state;
  const solid = dryIceShare(vapour.enthalpy - enthalpy, vapour.density);
  return { freezesAfter: line.greatestResistance(flow.pressure) / resistance, solid, pressure, temperature };
}

function outletOf(flow: RealFlow, line: RealFluidLine, massFlux: number, slope: Slope): RealOutlet | undefined {
  const isSloping = slope.rise !== 0 && slope.resistance > 0 && line.falls(flow.pressure, slope);
  const sloping = isSloping ? line.outletAfterSlope(flow.pressure, slope) : undefined;
  const pressure = isSloping ? sloping?.pressure : line.pressureAfter(flow.pressure, slope.resistance);
  if (pressure === undefined) return undefined;
  const head = sloping && elevationLoss(sloping.meanDensity, slope.rise);
  const densityRatio = (sloping?.density ?? line.density(pressure)) / flow.density;
  const energy = (massFlux / flow.density) ** 2 / 2;
  const lifted = sloping ? standardGravity * slope.rise : 0;
  const specificEnergy = flow.isIsothermal ? 0 : energy * (1 / densityRatio ** 2 - 1) + lifted;
  const { phase, quality = 1, speedOfSound, temperature } = flow.stateAt(pressure, specificEnergy);
  const velocity = massFlux / (flow.density * densityRatio);
  const isSplit = phase === 'two-phase';
  return {
    pressureDrop: flow.pressure - pressure - (head ?? 0),
    elevationLoss: head,
    accelerationLoss: 2 * flow.density * energy * (1 / densityRatio - 1),
    densityRatio,
    quality: isSplit ? quality : Number(phase !== 'liquid'),
    temperature,
    mach: isSplit || speedOfSound === undefined ? Math.sqrt(line.approach(pressure)) : velocity / speedOfSound,
  };
}

/** Mass fraction below which a liquid is not reported. */
const negligible = 5e-4;

/** Temperature, K, and mass share of liquid of a gas whose weight raises its pressure to one in Pa along a rise in m; undefined where it stays a gas. */
export function condensationAt(
  flow: RealFlow,
  pressure: number,
  rise: number,
): { readonly liquid: number; readonly temperature: number } | undefined {
  const { phase, quality = 1, temperature } = flow.stateAt(pressure, flow.isIsothermal ? 0 : standardGravity * rise);
  const vapour = phase === 'two-phase' ? quality : Number(phase !== 'liquid');
  return 1 - vapour > negligible ? { liquid: 1 - vapour, temperature } : undefined;
}

/** Outlet state of a boiling liquid, and the fraction of the line at which it starts to boil. */
interface BoilingOutlet extends RealOutlet {
  /** Pressure, Pa. */
  readonly pressure: number;
  readonly boilsAfter: number;
}

/**
 * Returns the outlet state of a liquid of a mass flux, kg/(m²·s), in a line of even slope: undefined if it stays liquid, `chokes`
 * if the flow does not pass. The static head of a rise or fall is followed along the line.
 * @throws {Refusal} as `realOutlet`.
 */
export function boilingOutlet(
  flow: RealFlow,
  { inlet, massFlux, slope }: { readonly inlet: number; readonly massFlux: number; readonly slope: Slope },
): BoilingOutlet | Freezing | 'chokes' | undefined {
  const loss = slope.resistance * resistanceLoss(1, flow.density, massFlux / flow.density);
  const head = elevationLoss(flow.density, slope.rise);
  if (inlet - head - loss >= flow.pressure) return undefined;
  const boilsAfter = Math.max(0, (inlet - flow.pressure) / (loss + head));
  const left = 1 - boilsAfter;
  const outlet = realOutlet(flow, massFlux, { resistance: left * slope.resistance, rise: left * slope.rise });
  if (!outlet) return 'chokes';
  if (isFreezing(outlet)) return { ...outlet, freezesAfter: boilsAfter + left * outlet.freezesAfter };
  return { ...outlet, pressure: flow.pressure - outlet.pressureDrop - (outlet.elevationLoss ?? 0), boilsAfter };
}

/**
 * Returns the maximum mass flux, kg/(m²·s), through a resistance, searched near a guess, and whether the fluid freezes at more
 * instead of choking.
 */
export function realChokedFlux(
  gas: RealFlow,
  resistance: number,
  guess: number,
): { readonly massFlux: number; readonly freezes: boolean } | undefined {
  try {
    const massFlux = maxMassFlux(flux => gas.states.flow(flux), gas.pressure, resistance, guess);
    return massFlux === undefined ? undefined : { massFlux, freezes: false };
  } catch (error) {
    if (!(error instanceof Refusal) || gas.floor === undefined) throw error;
    const massFlux = maxMassFlux(densityDownToFloor(gas), gas.pressure, resistance, guess, gas.floor);
    if (massFlux === undefined) return undefined;
    const line = new RealFluidLine(densityDownToFloor(gas)(massFlux), massFlux, undefined, gas.floor);
    if (!line.reachesFloor(gas.pressure)) return { massFlux, freezes: false };
    if (!freezing(gas, line, massFlux, { resistance, rise: 0 })) throw error;
    return { massFlux, freezes: true };
  }
}
