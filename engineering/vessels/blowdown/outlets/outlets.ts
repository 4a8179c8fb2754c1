import { monotoneCurve } from '../../../numerics/index.ts';
import type { AbsolutePressure } from '../../../quantities/index.ts';
import { gauge } from '../../../quantities/index.ts';
import type { Contents, Outflow, OutletFlows } from '../contents/contents.ts';
import { solveVapourFraction } from '../level-swell/vapour-fraction.ts';
import { boilingLiquid, SwollenLiquid, defaultSwell } from '../level-swell/swollen-level.ts';
import type { EquilibriumPoint, Fluid, Phase } from '../models/fluid.ts';
import type {
  BlowdownOptions,
  BlowdownOutlet,
  BlowdownSpec,
  Draw,
  PressureHistory,
  ReliefOutlet,
  ScheduledOutlet,
} from '../spec.ts';
import { openingTimes, openShare } from './opening.ts';
import { TailPipeFlow } from '../tail-pipe/tail-pipe.ts';
import { EquilibriumThroat, GasThroat, type ThroatFlow } from './throat.ts';

/** Share of the vessel's volume below which a phase no longer fills the outlet that draws it, so that the other phase is drawn as well. */
export const exhaustion = 2e-3;

export type { OutletFlows };

/** Default blowdown of a popped relief valve: the closing pressure lies below the set pressure by this share of its gauge value. */
const defaultBlowdown = 0.07;
const usualAccumulation = 0.1;

/** Pressure at which a popped relief valve closes, Pa. */
export function reseatPressure({ reseatPressure: specified, setPressure }: ReliefOutlet): AbsolutePressure {
  return specified ?? setPressure - defaultBlowdown * gauge(setPressure);
}

/** Throat calculations of an outlet for gas, condensing gas and two-phase flow, each started from its previous result. */
interface Throats {
  readonly gas: GasThroat;
  readonly condensing: EquilibriumThroat;
  readonly mixed: EquilibriumThroat;
}

function throatsOf(fluid: Fluid): Throats {
  return {
    gas: new GasThroat(fluid),
    condensing: new EquilibriumThroat(fluid),
    mixed: new EquilibriumThroat(fluid),
  };
}

/** Flow through the outlets of a vessel. */
export class Outlets {
  /** Whether a pop-action relief valve is open, and whether the blowdown valve has started to open. */
  popped = false;
  begun = false;
  /** Whether vapour condenses in the throat: as specified, or because a dense gas could not be expanded without condensation. */
  condensing: boolean;
  readonly tailPipe: TailPipeFlow | undefined;
  readonly #spec: BlowdownSpec;
  readonly #fluid: Fluid;
  readonly #swollen: SwollenLiquid | undefined;
  readonly #volume: number;
  readonly #blowdownThroats: Throats;
  readonly #reliefThroats: Throats;
  /** Throats of the blowdown valve used while iterating for the pressure downstream of it. */
  readonly #settlingThroats: Throats;
  /** Header pressure as a function of time; undefined where none is given. */
  readonly #headerAt: ((time: number) => AbsolutePressure) | undefined;
  readonly #mixing: EquilibriumPoint;
  readonly #composition: Float64Array;
  readonly #throat: ThroatFlow = { flux: 0, choked: false, pressure: 0 };

  constructor(spec: BlowdownSpec, fluid: Fluid, volume: number, throat: BlowdownOptions['throat']) {
    this.#spec = spec;
    this.#fluid = fluid;
    this.#volume = volume;
    this.condensing = throat === 'equilibrium' && fluid.condensable;
    this.#blowdownThroats = throatsOf(fluid);
    this.#reliefThroats = throatsOf(fluid);
    this.#settlingThroats = throatsOf(fluid);
    const { outlet, header } = spec;
    if (outlet?.draw === 'level-swell') this.#swollen = new SwollenLiquid(spec.shape, outlet.swell ?? defaultSwell);
    if (header !== undefined) this.#headerAt = headerCurve(header);
    if (outlet?.tailPipe !== undefined) this.tailPipe = new TailPipeFlow(fluid, outlet.tailPipe, outlet.backPressure);
    this.#mixing = fluid.point();
    this.#composition = new Float64Array(fluid.ids.length);
  }

  /** Times at which an outlet starts or stops changing, s. */
  breakTimes(): number[] {
    const { outlet, scheduled, header } = this.#spec;
    return [
      ...(outlet === undefined ? [] : openingTimes(outlet)),
      ...(scheduled?.times ?? []),
      ...(header?.bends ?? []),
    ];
  }

  /** Writes the outflow at a time, s, from these contents. */
  flows(time: number, contents: Contents, into: OutletFlows): void {
    const { outlet, relief, scheduled } = this.#spec;
    into.gasMoles = 0;
    into.liquidMoles = 0;
    into.choked = false;
    into.blowdown = 0;
    into.relief = 0;
    into.scheduled = 0;
    if (outlet !== undefined && this.begun) {
      const opening = openShare(time, outlet);
      const area = opening * outlet.dischargeCoefficient * (Math.PI / 4) * outlet.diameter * outlet.diameter;
      const behind = this.#headerAt?.(time) ?? outlet.backPressure;
      if (this.tailPipe !== undefined) this.tailPipe.behind = behind;
      if (area > 0) this.#blowdown(outlet, area, behind, contents, into);
      else this.tailPipe?.rest();
    }
    if (relief !== undefined) {
      const area = this.#lift(relief, contents.pressure) * relief.dischargeCoefficient * relief.area;
      const behind = this.#headerAt?.(time) ?? relief.backPressure;
      if (area > 0) into.relief = this.#through('vapour', area, behind, contents, this.#reliefThroats, into);
    }
    if (scheduled !== undefined && contents.gas !== undefined) {
      into.scheduled = scheduledFlow(scheduled, time);
      into.gasMoles += into.scheduled / contents.gas.molarMass;
    }
  }

  #blowdown(
    { draw = 'vapour' }: BlowdownOutlet,
    area: number,
    behind: AbsolutePressure,
    contents: Contents,
    into: OutletFlows,
  ): void {
    const from = (back: AbsolutePressure, throats: Throats): void => {
      into.gasMoles = 0;
      into.liquidMoles = 0;
      into.blowdown = this.#through(draw, area, back, contents, throats, into);
      into.choked = this.#throat.choked;
    };
    from(behind, this.#blowdownThroats);
    if (this.tailPipe === undefined || this.tailPipe.staysBelow(this.#throat, into.blowdown, contents)) return;
    this.tailPipe.settle(back => {
      from(back, this.#settlingThroats);
      return into;
    }, contents);
  }

  #lift({ action, setPressure, accumulation }: ReliefOutlet, pressure: number): number {
    if (action === 'pop') return this.popped ? 1 : 0;
    const rise = (accumulation ?? usualAccumulation) * gauge(setPressure);
    return Math.min(1, Math.max(0, (pressure - setPressure) / rise));
  }

  /** Adds the flow through an effective area to the outflow by phase, and returns it, kg/s. */
  #through(
    draw: Draw,
    area: number,
    backPressure: AbsolutePressure,
    contents: Contents,
    throats: Throats,
    into: OutletFlows,
  ): number {
    const { gas, gasMoles, liquidMoles, gasVolume, liquidVolume } = contents;
    const liquid = contents.drawn ?? contents.liquid;
    const share = gas === undefined ? 1 : liquid === undefined ? 0 : undefined;
    const enough = (volume: number): number => Math.min(1, volume / (exhaustion * this.#volume));
    const drawsGas = draw === 'vapour' || draw === 'level-swell';
    let liquidArea = share ?? (drawsGas ? 1 - enough(gasVolume) : enough(liquidVolume));
    let liquidShare = 1;
    if (draw === 'mixed') {
      liquidShare = liquidMoles / (gasMoles + liquidMoles);
      liquidArea = liquidShare > 0 ? 1 : 0;
    }
    if (draw === 'level-swell') {
      const carried = this.#carried(area, backPressure, contents, throats);
      if (carried !== undefined) {
        liquidShare = carried.share;
        liquidArea = carried.area;
      }
    }
    let flow = 0;
    if (gas !== undefined && liquidArea < 1) {
      flow += this.#gasStream(gas, (1 - liquidArea) * area, backPressure, throats, into);
    }
    if (liquid !== undefined && liquidArea > 0) {
      flow += this.#stream(gas, liquid, liquidShare, liquidArea * area, backPressure, throats.mixed, into);
    }
    return flow;
  }

  /**
   * Returns the share of the area through which the swollen liquid leaves with its vapour, and the molar liquid fraction of that mixture;
   * undefined where the liquid stays below the nozzle or there is only one phase.
   */
  #carried(
    area: number,
    back: AbsolutePressure,
    contents: Contents,
    throats: Throats,
  ): { area: number; share: number } | undefined {
    const { gas, liquid, gasMoles, liquidMoles } = contents;
    const boiling = boilingLiquid(this.#fluid, contents);
    if (this.#swollen === undefined || boiling === undefined || gas === undefined || liquid === undefined)
      return undefined;
    const none = { gasMoles: 0, liquidMoles: 0 };
    const gasFlow = this.#gasStream(gas, area, back, throats, { ...none });
    const vapour = gasFlow / gas.density;
    const excess = this.#swollen.excess(boiling, vapour);
    if (excess === 0) return undefined;
    const reached = Math.min(1, excess / (exhaustion * this.#volume));
    const surface = this.#swollen.surface(boiling, vapour);
    if (surface === undefined) return { area: reached, share: liquidMoles / (gasMoles + liquidMoles) };
    const molar = (massShare: number): number => {
      const ofLiquid = (1 - massShare) / liquid.molarMass;
      return ofLiquid / (ofLiquid + massShare / gas.molarMass);
    };
    const flowAt = (massShare: number): number =>
      (1 - reached) * gasFlow +
      this.#stream(gas, liquid, molar(massShare), reached * area, back, throats.mixed, { ...none });
    return { area: reached, share: molar(solveVapourFraction(surface, flowAt, 1)) };
  }

  #gasStream(gas: Phase, area: number, back: AbsolutePressure, throats: Throats, into: Outflow): number {
    if (!this.condensing) this.condensing = !throats.gas.flow(gas, back, this.#throat);
    if (this.condensing) return this.#stream(gas, undefined, 0, area, back, throats.condensing, into);
    const flow = area * this.#throat.flux;
    into.gasMoles += flow / gas.molarMass;
    return flow;
  }

  /** Returns a mixture with the given molar liquid fraction, as the upstream state of an equilibrium flash. */
  #stream(
    gas: Phase | undefined,
    liquid: Phase | undefined,
    liquidShare: number,
    area: number,
    back: AbsolutePressure,
    throat: EquilibriumThroat,
    into: Outflow,
  ): number {
    const gasShare = 1 - liquidShare;
    const blend = (of: (phase: Phase) => number): number =>
      (gas === undefined || gasShare === 0 ? 0 : gasShare * of(gas)) +
      (liquid === undefined || liquidShare === 0 ? 0 : liquidShare * of(liquid));
    for (let component = 0; component < this.#composition.length; component += 1) {
      this.#composition[component] = blend(phase => phase.moleFractions[component] ?? 0);
    }
    const molarMass = blend(phase => phase.molarMass);
    const pressure = (gas ?? liquid)?.pressure ?? 0;
    const molarEnthalpy = blend(phase => phase.molarEnthalpy);
    let molarEntropy = blend(phase => phase.molarEntropy);
    if (gasShare > 0 && liquidShare > 0 && gas?.temperature !== liquid?.temperature) {
      // Gas and liquid at different temperatures are mixed before they expand: their temperature difference does not drive the flow.
      this.#mixing.ph(this.#composition, pressure, molarEnthalpy);
      ({ molarEntropy } = this.#mixing.state);
    }
    const upstream = {
      pressure,
      composition: this.#composition,
      molarMass,
      molarEnthalpy,
      molarEntropy,
      soundSquared: blend(phase => phase.speedOfSound ** 2),
    };
    throat.flow(upstream, back, this.#throat);
    const flow = area * this.#throat.flux;
    into.gasMoles += (flow / molarMass) * gasShare;
    into.liquidMoles += (flow / molarMass) * liquidShare;
    return flow;
  }
}

function headerCurve({ times, pressures }: PressureHistory): (time: number) => AbsolutePressure {
  const curve = monotoneCurve(times, pressures);
  const [first = NaN, last = NaN] = [pressures[0], pressures.at(-1)];
  return time => curve(time) ?? (time < (times[0] ?? 0) ? first : last);
}

function scheduledFlow({ times, flows }: ScheduledOutlet, time: number): number {
  const after = times.findIndex(at => at > time);
  if (after === -1) return flows.at(-1) ?? 0;
  if (after === 0) return flows[0] ?? 0;
  const from = times[after - 1] ?? 0;
  const share = (time - from) / ((times[after] ?? 0) - from);
  const start = flows[after - 1] ?? 0;
  return start + share * ((flows[after] ?? 0) - start);
}
