import { exp, log } from '../../../elementary/index.ts';
import { frictionFactor, lineReynoldsNumber } from '../../../flow/index.ts';
import { pipeNusselt } from '../../../heat-transfer/index.ts';
import type { Temperature } from '../../../quantities/index.ts';
import type { EquilibriumPoint, Fluid, Phase } from '../models/fluid.ts';
import type { PipeState } from './pipe-states.ts';
import type { Bore } from './pipe-flow.ts';
import type { TailPipeFlow } from './tail-pipe.ts';

/** Number of pressures along the pipe at which the flow is evaluated, evenly spaced in their logarithms. */
const stations = 7;
/** Relative pressure difference for the two-phase speed of sound. */
const relativeStep = 1e-3;

/** Fluid side of the heat transfer to the wall. */
interface WallSide {
  /** W/(m²·K). */
  readonly coefficient: number;
  /** Mass flow times heat capacity, W/K; infinite for a boiling or condensing fluid, which keeps its temperature. */
  readonly heatCapacityRate: number;
}

/** A flow that can be evaluated along its pipe: a tail pipe or a header. */
export type PipedFlow = Pick<TailPipeFlow, 'flowing' | 'behind' | 'inletPressure'> & { readonly pipe: Bore };

/** Flow along a tail pipe at one time. */
export interface TailPipeProfile extends WallSide {
  /** Relative distances from the valve, 0 to 1, and the temperatures there. */
  readonly positions: readonly number[];
  readonly temperatures: readonly Temperature[];
  readonly outletPressure: number;
  /** Velocity, m/s, and Mach number at the end of the pipe, where both are highest. */
  readonly outletVelocity: number;
  readonly outletMach: number;
}

/** Evaluates the flow along a tail pipe; undefined where nothing flows. The speed of sound is that of both phases in equilibrium. */
export class TailPipeObserver {
  readonly #fluid: Fluid;
  readonly #point: EquilibriumPoint;

  constructor(fluid: Fluid) {
    this.#fluid = fluid;
    this.#point = fluid.point();
  }

  observe(flow: PipedFlow): TailPipeProfile | undefined {
    const flowing = flow.flowing;
    if (flowing === undefined) return undefined;
    const { line, stream, state } = flowing;
    const outletPressure = line.outletPressure(flow.behind);
    const area = (Math.PI / 4) * flow.pipe.insideDiameter ** 2;
    const massFlux = stream.massFlow / area;
    const fall = log(outletPressure / flow.inletPressure) / (stations - 1);
    const passed = [0];
    const temperatures: Temperature[] = [];
    let before: { pressure: number; density: number } | undefined;
    let atMiddle: WallSide = { coefficient: 0, heatCapacityRate: Infinity };
    let density = NaN;
    for (let station = 0; station < stations; station += 1) {
      const pressure = flow.inletPressure * exp(fall * station);
      density = line.density(pressure);
      const { phase, equilibrium } = state();
      temperatures.push((phase ?? equilibrium).temperature);
      if (before !== undefined) {
        const drive = -(fall / 2) * (pressure * density + before.pressure * before.density);
        const friction = drive - massFlux ** 2 * log(before.density / density);
        passed.push((passed.at(-1) ?? 0) + Math.max(0, friction));
      }
      before = { pressure, density };
      if (station === (stations - 1) / 2) atMiddle = this.#toWall(flow.pipe, stream.massFlow, state());
    }
    const whole = passed.at(-1) ?? 0;
    const outletVelocity = massFlux / density;
    return {
      positions: passed.map((part, station) => (whole > 0 ? part / whole : station / (stations - 1))),
      temperatures,
      outletPressure,
      outletVelocity,
      outletMach: outletVelocity / this.#soundSpeed(state(), stream.composition, stream.molarMass),
      ...atMiddle,
    };
  }

  /**
   * Heat transfer coefficient at the wall and heat capacity rate of the fluid; for two phases the larger of the coefficients that either
   * would have with the whole flow.
   */
  #toWall(pipe: Bore, massFlow: number, { phase, equilibrium }: PipeState): WallSide {
    const { insideDiameter, roughness } = pipe;
    const of = (side: Phase): number => {
      const viscosity = this.#fluid.viscosity(side);
      const conductivity = this.#fluid.conductivity(side);
      const prandtl = (viscosity * side.molarCp) / (side.molarMass * conductivity);
      const reynolds = lineReynoldsNumber(massFlow, insideDiameter, viscosity);
      const nusselt = pipeNusselt(reynolds, prandtl, frictionFactor(reynolds, roughness / insideDiameter));
      return (nusselt * conductivity) / insideDiameter;
    };
    if (phase !== undefined) {
      return { coefficient: of(phase), heatCapacityRate: (massFlow * phase.molarCp) / phase.molarMass };
    }
    const { vapour, liquid } = equilibrium;
    return { coefficient: Math.max(of(vapour), of(liquid)), heatCapacityRate: Infinity };
  }

  #soundSpeed({ phase, equilibrium }: PipeState, composition: Float64Array, molarMass: number): number {
    if (phase !== undefined) return phase.speedOfSound;
    const { pressure, molarEntropy } = equilibrium;
    const density = (at: number): number => {
      this.#point.ps(composition, at, molarEntropy);
      return molarMass / this.#point.state.molarVolume;
    };
    const rise = density(pressure * (1 + relativeStep)) - density(pressure * (1 - relativeStep));
    return Math.sqrt((2 * relativeStep * pressure) / rise);
  }
}
