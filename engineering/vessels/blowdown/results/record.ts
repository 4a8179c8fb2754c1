import type { Vessel } from '../../../geometry/index.ts';
import type { Contents } from '../contents/contents.ts';
import type { Fluid } from '../models/fluid.ts';
import type { OutletFlows } from '../outlets/outlets.ts';
import type { BlowdownSeries, BlowdownSummary, Extreme, InitialContents } from './run.ts';
import { exactLevel } from '../models/shape-table.ts';
import { VentedRecorder } from '../outlets/vented.ts';
import type { TwoPlateWall, WallHeat } from '../heat/wall.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer V)[] ? V[] : T[K] };

function emptySeries(): Writable<BlowdownSeries> {
  return {
    time: [],
    pressure: [],
    gasTemperature: [],
    liquidTemperature: [],
    innerWallTemperatureGas: [],
    outerWallTemperatureGas: [],
    innerWallTemperatureLiquid: [],
    outerWallTemperatureLiquid: [],
    lowestWallTemperature: [],
    highestWallTemperature: [],
    level: [],
    liquidVolume: [],
    freeWaterMass: [],
    freeWaterLevel: [],
    mass: [],
    liquidMass: [],
    massFlow: [],
    vapourFlow: [],
    liquidFlow: [],
    blowdownFlow: [],
    reliefFlow: [],
    downstreamTemperature: [],
    heatToContents: [],
    heatToWall: [],
    dryWallFlux: [],
    heatToDryWall: [],
    heatToWettedWall: [],
  };
}

/** Records the history of a run and computes its extremes and summary. */
export class Recorder {
  readonly series = emptySeries();
  readonly vented: VentedRecorder;
  readonly #shape: Vessel;

  constructor(fluid: Fluid, shape: Vessel, backPressure: number) {
    this.vented = new VentedRecorder(fluid, backPressure);
    this.#shape = shape;
  }

  add(
    time: number,
    contents: Contents,
    flows: OutletFlows,
    heat: WallHeat,
    wall: TwoPlateWall | undefined,
    state: Float64Array,
    wallOffset: number,
  ): void {
    const { series } = this;
    const { gas, liquid } = contents;
    const vapourFlow = gas === undefined ? 0 : flows.gasMoles * gas.molarMass;
    const drawn = contents.drawn ?? liquid;
    const liquidFlow = drawn === undefined ? 0 : flows.liquidMoles * drawn.molarMass;
    const hasLiquid =
      liquid !== undefined && contents.liquidVolume > 1e-9 * (contents.gasVolume + contents.liquidVolume);
    series.time.push(time);
    series.pressure.push(contents.pressure);
    series.gasTemperature.push(gas?.temperature);
    series.liquidTemperature.push(hasLiquid ? liquid.temperature : undefined);
    series.level.push(exactLevel(this.#shape, contents.liquidVolume));
    series.liquidVolume.push(contents.liquidVolume);
    series.freeWaterMass.push(contents.waterMass ?? 0);
    series.freeWaterLevel.push(exactLevel(this.#shape, contents.waterVolume ?? 0));
    series.mass.push(contents.mass);
    series.liquidMass.push(contents.liquidMass);
    series.massFlow.push(vapourFlow + liquidFlow);
    series.vapourFlow.push(vapourFlow);
    series.liquidFlow.push(liquidFlow);
    series.blowdownFlow.push(flows.blowdown);
    series.reliefFlow.push(flows.relief);
    series.downstreamTemperature.push(this.vented.add(contents, flows));
    series.heatToContents.push(heat.toGas + heat.toLiquid);
    series.heatToWall.push(heat.fromOutside);
    series.dryWallFlux.push(wall && heat.dry.insideFlux);
    series.heatToDryWall.push(wall && heat.dry.fromOutside);
    series.heatToWettedWall.push(wall && heat.wetted.fromOutside);
    const [inner, outer] = wall?.metal ?? [0, 0];
    const at = (wetted: boolean, node: number): number | undefined =>
      wall?.temperature(state, wallOffset, wetted, node);
    const besideGas = gas !== undefined;
    series.innerWallTemperatureGas.push(besideGas ? at(false, inner) : undefined);
    series.outerWallTemperatureGas.push(besideGas ? at(false, outer) : undefined);
    series.innerWallTemperatureLiquid.push(hasLiquid ? at(true, inner) : undefined);
    series.outerWallTemperatureLiquid.push(hasLiquid ? at(true, outer) : undefined);
    let lowest = Infinity;
    let highest = -Infinity;
    for (let node = inner; node <= outer; node += 1) {
      for (const wetted of [false, true]) {
        if (!(wetted ? hasLiquid : besideGas)) continue;
        const temperature = at(wetted, node);
        if (temperature === undefined) continue;
        lowest = Math.min(lowest, temperature);
        highest = Math.max(highest, temperature);
      }
    }
    series.lowestWallTemperature.push(lowest === Infinity ? undefined : lowest);
    series.highestWallTemperature.push(highest === -Infinity ? undefined : highest);
  }

  /** Sets the heat, J, absorbed by the contents since the previous time but one, for runs without a wall. */
  tookUp(heat: number): void {
    const { time, heatToContents } = this.series;
    const last = time.length - 1;
    const elapsed = (time[last] ?? 0) - (time[last - 1] ?? 0);
    heatToContents[last] = elapsed > 0 ? heat / elapsed : 0;
  }

  /** Returns the totals and extremes of the history. */
  summary(
    initial: InitialContents,
    released: { mass: number; liquid: number },
    heat: { toContents: number; toWall: number },
  ): BlowdownSummary {
    const { series } = this;
    const lowestGas = lowest(series.time, series.gasTemperature);
    const lowestLiquid = lowest(series.time, series.liquidTemperature);
    const fluid = [lowestGas, lowestLiquid].filter(candidate => candidate !== undefined);
    const start: Extreme = { value: initial.temperature, time: 0 };
    return {
      initialMass: initial.mass,
      finalMass: series.mass.at(-1) ?? initial.mass,
      finalPressure: series.pressure.at(-1) ?? initial.pressure,
      releasedMass: released.mass,
      releasedLiquid: released.liquid,
      peakFlow: highest(series.time, series.massFlow) ?? { value: 0, time: 0 },
      peakPressure: highest(series.time, series.pressure) ?? { value: initial.pressure, time: 0 },
      lowestGasTemperature: lowestGas ?? start,
      lowestLiquidTemperature: lowestLiquid,
      lowestFluidTemperature: fluid.reduce((least, next) => (next.value < least.value ? next : least), start),
      lowestWallTemperature: lowest(series.time, series.lowestWallTemperature),
      highestWallTemperature: highest(series.time, series.highestWallTemperature),
      lowestDownstreamTemperature: lowest(series.time, series.downstreamTemperature),
      heatToContents: heat.toContents,
      heatToWall: heat.toWall,
    };
  }
}

function extreme(
  times: readonly number[],
  values: readonly (number | undefined)[],
  better: (a: number, b: number) => boolean,
): Extreme | undefined {
  let candidate: Extreme | undefined;
  values.forEach((value, index) => {
    if (value !== undefined && (candidate === undefined || better(value, candidate.value))) {
      candidate = { value, time: times[index] ?? 0 };
    }
  });
  return candidate;
}

/** The lowest and the highest value of a column with their times. */
export const lowest = (times: readonly number[], values: readonly (number | undefined)[]): Extreme | undefined =>
  extreme(times, values, (a, b) => a < b);
export const highest = (times: readonly number[], values: readonly (number | undefined)[]): Extreme | undefined =>
  extreme(times, values, (a, b) => a > b);
