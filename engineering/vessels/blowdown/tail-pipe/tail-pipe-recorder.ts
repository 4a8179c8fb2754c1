import { Refusal, type Temperature } from '../../../quantities/index.ts';
import type { Contents } from '../contents/contents.ts';
import type { Fluid } from '../models/fluid.ts';
import type { OutletFlows } from '../outlets/outlets.ts';
import { copyColumns } from '../results/column.ts';
import { highest, lowest } from '../results/record.ts';
import type { TailPipeRun } from '../results/run.ts';
import type { HeatSpec } from '../spec.ts';
import { tailPipeCells, tailPipeMetal, type WallsideFluid } from './tail-pipe-metal.ts';
import { TailPipeObserver, type TailPipeProfile } from './tail-pipe-profile.ts';
import type { TailPipeFlow } from './tail-pipe.ts';

/** Records the history of a tail pipe; the metal is calculated at the end. */
export class TailPipeRecorder {
  readonly #flow: TailPipeFlow;
  readonly #observer: TailPipeObserver;
  readonly #moments: WallsideFluid[] = [];
  #last: TailPipeProfile | undefined;
  #isWhole = true;
  readonly #series = {
    inletPressure: [] as number[],
    outletPressure: [] as number[],
    velocity: [] as number[],
    machNumber: [] as number[],
    reduction: [] as number[],
    lowestFluidTemperature: [] as (number | undefined)[],
  };

  constructor(fluid: Fluid, flow: TailPipeFlow) {
    this.#flow = flow;
    this.#observer = new TailPipeObserver(fluid);
  }

  /** Adds one time, directly after the outlets' flows have been calculated. */
  add(time: number, flows: OutletFlows, contents: Contents): void {
    const flow = this.#flow;
    const profile = this.#observed(flows, contents);
    const { inletPressure, outletPressure, velocity, machNumber, reduction, lowestFluidTemperature } = this.#series;
    inletPressure.push(flow.inletPressure);
    outletPressure.push(profile?.outletPressure ?? flow.behind);
    velocity.push(profile?.outletVelocity ?? 0);
    machNumber.push(profile?.outletMach ?? 0);
    lowestFluidTemperature.push(profile && Math.min(...profile.temperatures));
    reduction.push(flow.freeFlow > 0 ? Math.max(0, 1 - flows.blowdown / flow.freeFlow) : 0);
    this.#moments.push({
      time,
      coefficient: profile?.coefficient ?? 0,
      heatCapacityRate: profile?.heatCapacityRate ?? 0,
      temperatures: profile === undefined ? [] : inCells(profile),
    });
  }

  /** Flow along the pipe; the previous one where no state is found. */
  #observed(flows: OutletFlows, contents: Contents): TailPipeProfile | undefined {
    try {
      this.#flow.complete(flows, contents);
      this.#last = this.#observer.observe(this.#flow);
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof Refusal)) throw error;
      this.#isWhole = false;
    }
    return this.#last;
  }

  /** Returns the record. The metal starts at the temperature of the surroundings, or of the contents if there are none. */
  result(heat: HeatSpec, contentsTemperature: Temperature): TailPipeRun {
    const surroundings = 'ambientTemperature' in heat ? heat : undefined;
    const start = surroundings?.ambientTemperature ?? contentsTemperature;
    const metal = tailPipeMetal(this.#flow.pipe, this.#moments, start, surroundings);
    const times = this.#moments.map(({ time }) => time);
    const series = { ...copyColumns(this.#series), lowestMetalTemperature: metal.lowest };
    const none = { value: 0, time: 0 };
    return {
      series,
      highestInletPressure: highest(times, series.inletPressure) ?? none,
      highestVelocity: highest(times, series.velocity) ?? none,
      highestMachNumber: highest(times, series.machNumber) ?? none,
      lowestFluidTemperature: lowest(times, series.lowestFluidTemperature),
      lowestMetalTemperature: metal.coldest,
      isWhole: this.#isWhole,
      largestReduction: highest(times, series.reduction) ?? none,
    };
  }
}

/** Temperatures in the middle of each cell, by linear interpolation. */
function inCells({ positions, temperatures }: TailPipeProfile): Temperature[] {
  return Array.from({ length: tailPipeCells }, (_, cell) => {
    const position = (cell + 0.5) / tailPipeCells;
    const after = Math.max(
      1,
      positions.findIndex(each => each >= position),
    );
    const [from = 0, to = 1] = [positions[after - 1], positions[after]];
    const [start = NaN, end = NaN] = [temperatures[after - 1], temperatures[after]];
    return to > from ? start + ((position - from) / (to - from)) * (end - start) : end;
  });
}
