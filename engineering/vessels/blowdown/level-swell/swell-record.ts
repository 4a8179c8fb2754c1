import type { Vessel } from '../../../geometry/index.ts';
import type { Contents, OutletFlows } from '../contents/contents.ts';
import type { Fluid } from '../models/fluid.ts';
import { highest } from '../results/record.ts';
import type { SwellRun } from '../results/run.ts';
import type { LevelSwell } from '../spec.ts';
import { boilingLiquid, SwollenLiquid, type BoilingLiquid } from './swollen-level.ts';

/**
 * Liquid viscosity, Pa·s, up to which churn-turbulent flow is assumed: common practice with the DIERS methods, not checked against their
 * text.
 */
const churnViscosity = 0.1;

/** Records the liquid swell over a run; all vapour that leaves the vessel is assumed to have risen through the liquid. */
export class SwellRecorder {
  readonly #fluid: Fluid;
  readonly #swollen: SwollenLiquid;
  readonly #acted: boolean;
  readonly #times: number[] = [];
  readonly #level: number[] = [];
  readonly #excess: number[] = [];
  readonly #reached: number[] = [];
  #leastRoom: number | undefined;
  #viscosity = 0;

  constructor(fluid: Fluid, shape: Vessel, swell: LevelSwell, acted: boolean) {
    this.#fluid = fluid;
    this.#swollen = new SwollenLiquid(shape, swell);
    this.#acted = acted;
  }

  /** Adds one time with its liquid level at rest, m. */
  add(time: number, contents: Contents, flows: OutletFlows, restLevel: number): void {
    const boiling = boilingLiquid(this.#fluid, contents);
    const { gas, liquid } = contents;
    const vapour = gas === undefined ? 0 : flows.gasMoles * gas.molarVolume;
    const carried = this.#acted && flows.liquidMoles > 0;
    const excess = boiling === undefined ? 0 : this.#swollen.excess(boiling, vapour);
    const reached = excess > 0 || carried || restLevel > this.#swollen.nozzleHeight;
    this.#times.push(time);
    this.#excess.push(excess * (boiling?.liquidDensity ?? 0));
    this.#level.push(
      reached
        ? this.#swollen.nozzleHeight
        : boiling === undefined
          ? restLevel
          : Math.max(restLevel, this.#swollen.level(boiling, vapour)),
    );
    if (reached) this.#reached.push(time);
    this.#room(boiling, flows, vapour);
    if (liquid !== undefined && boiling !== undefined)
      this.#viscosity = Math.max(this.#viscosity, this.#fluid.viscosity(liquid));
  }

  #room(boiling: BoilingLiquid | undefined, { blowdown, relief, scheduled }: OutletFlows, vapour: number): void {
    if (boiling === undefined || blowdown <= 0 || vapour <= 0) return;
    const through = (vapour * blowdown) / (blowdown + relief + scheduled);
    const room = Math.max(0, this.#swollen.mostVapour(boiling) - (vapour - through)) / through;
    this.#leastRoom = Math.min(this.#leastRoom ?? Infinity, room);
  }

  /** Returns the record; undefined where there never was liquid beside gas. */
  result(): SwellRun | undefined {
    const top = highest(this.#times, this.#level);
    const excess = highest(this.#times, this.#excess);
    if (top === undefined || excess === undefined || top.value === 0) return undefined;
    const [from] = this.#reached;
    return {
      regime: this.#swollen.regime,
      nozzleHeight: this.#swollen.nozzleHeight,
      acted: this.#acted,
      level: [...this.#level],
      highest: top,
      reaches: from === undefined ? undefined : { from, to: this.#reached.at(-1) ?? from },
      excess,
      leastRoom: this.#leastRoom,
      viscous:
        this.#swollen.regime === 'churn-turbulent' && this.#viscosity > churnViscosity ? this.#viscosity : undefined,
    };
  }
}
