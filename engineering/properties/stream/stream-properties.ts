import { Refusal, messageValue, undefinedIfRefused } from '../../quantities/index.ts';
import type { PressureTemperature } from '../equilibrium/index.ts';
import { fluidMethodOf } from '../fluid-method.ts';
import { fluidOf, stateOf, type Fluid } from '../fluid.ts';
import { boilsWhenHeated } from '../boils-when-heated.ts';
import { isentropeFrom } from '../isentrope-from.ts';
import type { IsentropeStart } from '../isentrope.ts';
import { transportOf } from '../fluid-transport.ts';
import type { Composition, EquilibriumPhase, EquilibriumState, ThermodynamicState } from '../helmholtz/index.ts';
import { aqueousSolution, seaWater, leastBoilingPressure } from '../liquids/index.ts';
import { referenceDensityOf, type ReferenceDensity } from '../comparisons/reference-density.ts';
import { petroleumDensity, petroleumVapourPressure, petroleumViscosity } from './petroleum.ts';
import { streamName, type StreamFluid } from './stream-fluid.ts';
import type { StreamPhase } from './stream-phase.ts';
import { viscosityOfComponents } from './component-viscosity.ts';
import { tabulatedProperty, tabulatedDensity, tabulatedRemarks } from './tabulated.ts';
import { uncertaintyOf, type UncertainProperty } from '../uncertainty.ts';
import { refuseUnknown, streamValue, transportValue, type StreamRemarks, type StreamValue } from './stream-value.ts';

/** ρ, kg/m³, of the selected phase; of both phases together for a two-phase stream without a selection. */
export function streamDensity(stream: StreamPhase): StreamValue {
  const { fluid, pressure, temperature } = stream;
  switch (fluid.type) {
    case 'table':
      return tabulatedDensity(fluid, pressure, temperature);
    case 'components':
      return ofState(stream, ({ density }) => density, 'density');
    case 'petroleum':
      return petroleumDensity(fluid, pressure, temperature);
    case 'solution': {
      const { density, source, uncertainty } = aqueousSolution(fluid.solute, fluid.massFraction, temperature);
      return streamValue(fluid, density, source, uncertainty.density);
    }
    case 'seaWater': {
      const { density, sources, uncertainty } = seaWater(pressure, temperature, fluid.salinity);
      return streamValue(fluid, density, sources[0] ?? '', uncertainty.density);
    }
  }
}

/** ρ of the selected phase by `referenceDensityOf`; undefined also for two liquids, unless they are one in fact. */
export function streamReferenceDensity(stream: StreamPhase): ReferenceDensity | undefined {
  const isOneLiquid = !stream.liquids || stream.splitDoubt?.reason === 'miscible';
  const { fluid, phase } = stream;
  if (fluid.type !== 'components' || !phase || !isOneLiquid) return undefined;
  return referenceDensityOf(phase, fluidMethodOf(fluid.amounts));
}

/** ρ, kg/m³, of the lightest liquid of a stream, whose drops settle last; of its only liquid if there is one. */
export function streamLightestLiquidDensity(stream: StreamPhase): StreamValue {
  const density = streamDensity(stream);
  const [lightest] = stream.liquids ?? [];
  return lightest ? { ...density, value: lightest.density } : density;
}

/** cp, J/(kg·K). */
export function streamHeatCapacity(stream: StreamPhase): StreamValue {
  const { fluid, pressure, temperature } = stream;
  switch (fluid.type) {
    case 'table':
      return tabulatedProperty(fluid, 'heatCapacity', temperature);
    case 'components':
      return ofState(stream, ({ cp }) => cp, 'heatCapacity');
    case 'petroleum':
      return refuseUnknown(fluid);
    case 'solution': {
      const { heatCapacity, source, uncertainty } = aqueousSolution(fluid.solute, fluid.massFraction, temperature);
      return streamValue(fluid, heatCapacity, source, uncertainty.heatCapacity);
    }
    case 'seaWater': {
      const { heatCapacity, sources, uncertainty } = seaWater(pressure, temperature, fluid.salinity);
      return streamValue(fluid, heatCapacity, sources[0] ?? '', uncertainty.heatCapacity);
    }
  }
}

/** λ, W/(m·K), of one phase. */
export function streamThermalConductivity(stream: StreamPhase): StreamValue {
  const { fluid, temperature } = stream;
  if (fluid.type === 'table') return tabulatedProperty(fluid, 'thermalConductivity', temperature);
  if (fluid.type !== 'components') return refuseUnknown(fluid);
  return transportValue(fluid, transportOf(equationOf(fluid)).thermalConductivity(onePhase(stream)));
}

/** η, Pa·s. */
export function streamViscosity(stream: StreamPhase): StreamValue {
  const { fluid, pressure, temperature } = stream;
  switch (fluid.type) {
    case 'table':
      return tabulatedProperty(fluid, 'viscosity', temperature);
    case 'components':
      return viscosityOfComponents(stream, equationOf(fluid), onePhase(stream));
    case 'petroleum':
      return petroleumViscosity(fluid, pressure, temperature);
    case 'solution': {
      const { viscosity, source, uncertainty } = aqueousSolution(fluid.solute, fluid.massFraction, temperature);
      return streamValue(fluid, viscosity, source, uncertainty.viscosity);
    }
    case 'seaWater': {
      const { viscosity, sources, uncertainty } = seaWater(pressure, temperature, fluid.salinity);
      return streamValue(fluid, viscosity, sources[1] ?? '', uncertainty.viscosity);
    }
  }
}

/** M, kg/mol. */
export function streamMolarMass(stream: StreamPhase): StreamValue {
  const { fluid, temperature } = stream;
  if (fluid.type === 'table') return tabulatedProperty(fluid, 'molarMass', temperature);
  return ofState(stream, ({ molarMass }) => molarMass);
}

/** Z = p·M/(ρ·R·T). */
export function streamCompressibility(stream: StreamPhase): StreamValue {
  const { fluid, temperature } = stream;
  if (fluid.type === 'table') return tabulatedProperty(fluid, 'compressibilityFactor', temperature);
  return ofState(stream, ({ compressibilityFactor }) => compressibilityFactor, 'density');
}

/** κ = ρ·w²/p of the real fluid. */
export function streamIsentropicExponent(stream: StreamPhase): StreamValue {
  const { fluid, temperature } = stream;
  if (fluid.type === 'table') return tabulatedProperty(fluid, 'heatRatio', temperature);
  return ofState(stream, ({ isentropicExponent }) => isentropicExponent);
}

/** w, m/s. */
export function streamSpeedOfSound(stream: StreamPhase): StreamValue {
  return ofState(stream, ({ speedOfSound }) => speedOfSound, 'speedOfSound');
}

/** A pressure, Pa, low enough for a gas to be ideal in all relevant digits. */
const nearlyNone = 10;

/** γ = cp/cv of the ideal gas at the temperature of a stream, with the composition of its phase. */
export function streamIdealHeatRatio({ fluid, temperature, phase }: StreamPhase): StreamValue {
  if (fluid.type === 'table') return tabulatedProperty(fluid, 'heatRatio', temperature);
  if (fluid.type !== 'components' || !phase) return refuseUnknown(fluid);
  const equation = fluidOf(phase.composition);
  const { cp, cv } = equation.stateAt({ pressure: nearlyNone, temperature });
  return streamValue(
    fluid,
    cp !== undefined && cv !== undefined ? cp / cv : undefined,
    `ideal gas of ${equation.source}`,
  );
}

/** Bubble point pressure at T in K, Pa. Throws a Refusal where there is none, above the critical temperature. */
export function streamVapourPressure(fluid: StreamFluid, temperature: number): StreamValue {
  switch (fluid.type) {
    case 'table':
      return tabulatedProperty(fluid, 'vapourPressure', temperature);
    case 'components': {
      const equation = equationOf(fluid);
      const boiling = equation.stateAt({ temperature, quality: 0 });
      const uncertainty = boiling.phases && uncertaintyOf(equation, 'vapourPressure', boiling.phases.liquid)?.share;
      return streamValue(fluid, boiling.pressure, equation.source, uncertainty);
    }
    case 'petroleum':
      return petroleumVapourPressure(fluid, temperature);
    case 'solution':
    case 'seaWater':
      return refuseUnknown(fluid);
  }
}

/**
 * Returns a pressure, Pa, below which a liquid at T in K boils: its vapour pressure, of an aqueous solution at least; undefined
 * where none is known.
 */
export function streamLeastBoilingPressure(fluid: StreamFluid, temperature: number): number | undefined {
  return fluid.type === 'solution'
    ? leastBoilingPressure(fluid.solute, fluid.massFraction, temperature)
    : undefinedIfRefused(() => streamVapourPressure(fluid, temperature).value);
}

/** σ, N/m, of the liquid at its bubble point at T in K. */
export function streamSurfaceTension(fluid: StreamFluid, temperature: number): StreamValue {
  if (fluid.type === 'seaWater') {
    const { surfaceTension, sources } = seaWater(101_325, temperature, fluid.salinity);
    return streamValue(fluid, surfaceTension, sources[3] ?? '');
  }
  if (fluid.type === 'table') return tabulatedProperty(fluid, 'surfaceTension', temperature);
  if (fluid.type !== 'components') return refuseUnknown(fluid);
  const equation = equationOf(fluid);
  const { phases } = equation.stateAt({ temperature, quality: 0 });
  if (!phases) throw new Refusal(`${streamName(fluid)} has no surface at {temperature}`, atTemperature(temperature));
  return transportValue(fluid, transportOf(equation).surfaceTension(phases.liquid, phases.vapour));
}

/** Critical point; for a mixture that of its phase envelope. Undefined where none is known. */
export function streamCriticalPoint(fluid: StreamFluid): PressureTemperature | undefined {
  return fluid.type === 'components' ? equationOf(fluid).criticalPoint() : undefined;
}

/**
 * Critical pressure, Pa; for a mixture that of its phase envelope, or where none was found on it and it boils within a narrow range, the mean
 * of its components.
 */
export function streamCriticalPressure(fluid: StreamFluid): StreamValue {
  if (fluid.type !== 'components') return refuseUnknown(fluid);
  const equation = equationOf(fluid);
  const critical = equation.criticalPoint();
  if (critical) return streamValue(fluid, critical.pressure, equation.source);
  const mean = equation.pseudocriticalPressure();
  if (mean === undefined)
    throw new Refusal(`no critical point was found on the envelope of ${streamName(fluid)}; type its pressure`);
  return streamValue(fluid, mean, 'mean of its components by mole fraction (Kay, 1936)');
}

/**
 * Latent heat at p in Pa, J per kg of the first vapour of a boiling liquid: for a pure fluid the enthalpy difference of its phases, for a
 * mixture the sum over components of partial enthalpies in the vapour minus those in the liquid.
 */
export function streamLatentHeat(fluid: StreamFluid, pressure: number): StreamValue {
  if (fluid.type !== 'components') return refuseUnknown(fluid);
  const equation = equationOf(fluid);
  return streamValue(fluid, latentHeatBy(equation, fluid, pressure, fluidOf), equation.source);
}

function latentHeatBy(
  equation: Fluid,
  fluid: StreamFluid,
  pressure: number,
  equationFor: (amounts: Composition) => Fluid,
): number {
  const { liquid, vapour } = boilingPhases(fluid, equation, pressure);
  return vapour.state.enthalpy - liquidEnthalpyOf(vapour.composition, liquid, equationFor) / vapour.state.molarMass;
}

/** Mass fraction of a boiling liquid that leaves it in one step, and that of the whole that is left at the end. */
const leavesInStep = 0.2;
const leftAtEnd = 0.02;
/** Mole fraction of a component below which it has boiled off: the vapour of the last of it is no vapour of the rest. */
const boiledOff = 1e-5;

/** Mole fraction of water in a rest above which it boils as water, if its vapour has less of it; and where no vapour of the rest is found. */
const [nearlyWater, mostlyWater] = [0.98, 0.5];

/** What remains of a mixture that boils off at one pressure, as its vapour leaves. */
export interface BoilOff {
  /** Least latent heat of the remaining liquid, J/kg; undefined where none was found. */
  readonly leastLatentHeat: number | undefined;
  /** Share of the mass from which on the rest is not found to boil; undefined where it boils to the end. */
  readonly restWithoutBoiling: number | undefined;
}

/**
 * Returns how the latent heat of a mixture at p in Pa changes as it boils off, until 2 % by mass is left; undefined for a fluid that does not
 * change by it. The rest has the equation of the mixture, of which the data are loaded.
 */
export function streamBoilOff(fluid: StreamFluid, pressure: number): BoilOff | undefined {
  if (fluid.type !== 'components' || Object.keys(fluid.amounts).length < 2) return undefined;
  const isOfGerg = fluidOf(fluid.amounts).method === 'gerg2008';
  const equationFor = (amounts: Composition): Fluid =>
    isOfGerg && Object.keys(amounts).length > 1 ? fluidOf(amounts) : fluidOf(amounts, isOfGerg ? 'gerg2008' : 'pr');
  const heats: number[] = [];
  const boilOff = (restWithoutBoiling?: number): BoilOff => ({
    leastLatentHeat: heats.length === 0 ? undefined : Math.min(...heats),
    restWithoutBoiling,
  });
  let { amounts }: { amounts: Composition } = fluid;
  let gathersWater = false;
  for (let left = 1; left > leftAtEnd; left *= 1 - leavesInStep) {
    const state = undefinedIfRefused(() => equationFor(amounts).stateAt({ pressure, quality: leavesInStep }));
    const { liquid, vapour } = state?.phases ?? {};
    if (liquid && vapour) {
      gathersWater = waterIn(liquid.composition) > waterIn(vapour.composition);
      amounts = withoutTraces(liquid.composition);
    }
    // The last of a hydrocarbon leaves with the vapour that it had before, and not with the water that is left.
    if (gathersWater && waterIn(amounts) > (liquid ? nearlyWater : mostlyWater)) amounts = { H2O: 1 };
    else if (!liquid) return boilOff(left);
    const rest = { type: 'components', amounts } as const;
    const heat = undefinedIfRefused(() => latentHeatBy(equationFor(amounts), rest, pressure, equationFor));
    if (heat === undefined || heat <= 0) return boilOff(left * (1 - leavesInStep));
    heats.push(heat);
    if (Object.keys(amounts).length < 2) break;
  }
  return boilOff();
}

const waterIn = (composition: Composition) => composition['H2O'] ?? 0;

function withoutTraces(composition: Composition): Composition {
  return Object.fromEntries(Object.entries(composition).filter(([, fraction]) => fraction > boiledOff));
}

/** Returns the phases of a liquid that begins to boil at p in Pa. Throws a Refusal where it does not, as above its critical pressure. */
function boilingPhases(fluid: StreamFluid, equation: Fluid, pressure: number) {
  const boiling = undefinedIfRefused(() => equation.stateAt({ pressure, quality: 0 }));
  if (boiling?.phases && boilsWhenHeated(equation, boiling)) return boiling.phases;
  const critical = equation.criticalPoint()?.pressure ?? Infinity;
  const isAbove = pressure >= critical;
  throw new Refusal(
    `${streamName(fluid)} does not boil at {pressure}${isAbove ? ', above its critical pressure of {critical}' : ''}`,
    { ...atPressure(pressure), ...(isAbove && { critical: messageValue('absolutePressure', critical) }) },
  );
}

/** Composition step that keeps the significant digits of the enthalpy difference. */
const smallStep = 1e-3;

/**
 * Σ y_i·H̄_i, J/mol: partial enthalpies in the liquid of the components of a vapour with mole fractions y, from the change of the liquid's
 * enthalpy with composition on the side where it does not boil.
 */
function liquidEnthalpyOf(
  y: Composition,
  { composition: x, state }: EquilibriumPhase,
  equationFor: (amounts: Composition) => Fluid,
): number {
  const { enthalpy, molarMass, pressure, temperature } = state;
  const ids = Object.keys(x);
  const own = enthalpy * molarMass;
  if (ids.length < 2) return own;
  const rise = (id: string) => (y[id] ?? 0) - (x[id] ?? 0);
  const reach = Math.min(...ids.map(id => (rise(id) > 0 ? (x[id] ?? 0) / rise(id) : Infinity)));
  const step = Math.min(smallStep, reach / 2);
  const away = equationFor(Object.fromEntries(ids.map(id => [id, (x[id] ?? 0) - step * rise(id)])));
  const heavier = away.stateAt({ pressure, temperature });
  return own + (own - heavier.enthalpy * heavier.molarMass) / step;
}

/** ρ, kg/m³, after an isentropic change of a stream to a pressure in Pa; of both phases together if it flashes. */
export function streamDensityAfter(stream: StreamPhase, pressure: number): StreamValue {
  const { fluid } = stream;
  if (fluid.type !== 'components') return refuseUnknown(fluid);
  const { composition, state } = onePhaseOrWhole(stream);
  const equation = fluidOf(composition);
  const { entropy } = state;
  return streamValue(fluid, equation.stateAt({ pressure, entropy }).density, equation.source);
}

/** Start of an isentropic change of a stream, with its equation of state. */
export interface StreamIsentrope extends IsentropeStart {
  readonly source: string;
}

/**
 * Returns a phase of a stream at the stream's pressure with the isentrope through it; a phase treated as saturated is saturated at that
 * pressure. Throws a Refusal for a fluid without an equation of state.
 */
export function streamIsentrope(stream: StreamPhase): StreamIsentrope {
  const { fluid, pressure } = stream;
  if (fluid.type !== 'components') {
    throw new Refusal(`an equation of state is needed, and none is known for ${streamName(fluid)}`);
  }
  const { composition, state } = onePhaseOrWhole(stream);
  const equation = fluidOf(composition);
  const { quality } = state;
  const isThere = quality === undefined || Math.abs(state.pressure / pressure - 1) < 1e-9;
  const start = isThere ? state : equation.stateAt({ pressure, quality });
  return { ...isentropeFrom(equation, phaseAtQuality(start, quality)), source: equation.source };
}

/** Returns the only phase of a saturated state of quality 0 or 1; any other state unchanged. */
function phaseAtQuality(state: ThermodynamicState | EquilibriumState, quality: number | undefined): ThermodynamicState {
  const phases = 'phases' in state ? state.phases : undefined;
  if (!phases) return state;
  if (quality === 1) return phases.vapour.state;
  return quality === 0 ? phases.liquid.state : state;
}

/** Vapour mass fraction of the selected phase after an isenthalpic change to a pressure in Pa, as across a valve. */
export function streamFlashedShare(stream: StreamPhase, pressure: number): number | undefined {
  const { fluid } = stream;
  if (fluid.type !== 'components') return undefined;
  const { composition, state } = onePhaseOrWhole(stream);
  const { enthalpy } = state;
  const { phase, quality } = stateOf(fluidOf(composition), { pressure, enthalpy });
  if (phase === 'gas') return 1;
  return phase === 'two-phase' ? quality : 0;
}

/** Remarks on the equation of a fluid, or the assumptions of a table; undefined for a commodity liquid. */
export function streamRemarks(fluid: StreamFluid): StreamRemarks | undefined {
  if (fluid.type === 'table') return tabulatedRemarks(fluid);
  return fluid.type === 'components' ? equationOf(fluid) : undefined;
}

function equationOf(fluid: Extract<StreamFluid, { readonly type: 'components' }>): Fluid {
  return fluidOf(fluid.amounts);
}

/**
 * A property of the selected phase; a phase in equilibrium uses the same equation as the whole. `stated` names the property that provides
 * the uncertainty.
 */
function ofState(
  stream: StreamPhase,
  read: (state: ThermodynamicState) => number | undefined,
  stated?: UncertainProperty,
): StreamValue {
  const { fluid } = stream;
  if (fluid.type !== 'components') return refuseUnknown(fluid);
  const phase = onePhaseOrWhole(stream);
  const equation = equationOf(fluid);
  const uncertainty = stated && uncertaintyOf(equation, stated, phase)?.share;
  return streamValue(fluid, read(phase.state), equation.source, uncertainty);
}

function onePhaseOrWhole({ phase, fluid }: StreamPhase): EquilibriumPhase {
  return phase ?? refuseUnknown(fluid);
}

/** The phase of a stream; throws a Refusal for a two-phase stream without a selection. */
function onePhase(stream: StreamPhase): EquilibriumPhase {
  const phase = onePhaseOrWhole(stream);
  if (phase.state.phase === 'two-phase') {
    throw new Refusal(`${streamName(stream.fluid)} has two phases at {pressure} and {temperature}`, {
      ...atPressure(stream.pressure),
      ...atTemperature(stream.temperature),
    });
  }
  return phase;
}

const atPressure = (pressure: number) => ({ pressure: messageValue('absolutePressure', pressure) });
const atTemperature = (temperature: number) => ({ temperature: messageValue('temperature', temperature) });

/** A state of a stream with its equation of state. */
export interface StreamEquation {
  readonly state: ThermodynamicState | EquilibriumState;
  readonly equation: Fluid;
}

/** Returns the selected phase of a stream with its equation of state. Throws a Refusal for a fluid without one. */
export function streamEquation(stream: StreamPhase): StreamEquation {
  const { fluid } = stream;
  if (fluid.type !== 'components') {
    throw new Refusal(`an equation of state is needed, and none is known for ${streamName(fluid)}`);
  }
  const { composition, state } = onePhaseOrWhole(stream);
  return { state, equation: fluidOf(composition) };
}
