import { exp, log } from '../../../elementary/index.ts';
import type { RealFluidLine } from '../../../flow/index.ts';
import { secantRoot } from '../../../numerics/index.ts';
import type { AbsolutePressure } from '../../../quantities/index.ts';
import type { Contents, OutletFlows } from '../contents/contents.ts';
import type { Fluid } from '../models/fluid.ts';
import { PipeFlow } from './pipe-flow.ts';
import type { PipeState } from './pipe-states.ts';
import type { PipeStream } from './pipe-stream.ts';
import type { TailPipe } from '../spec.ts';
import type { ThroatFlow } from '../outlets/throat.ts';

/** Factor between the pressure of a choked throat and the downstream pressure above which the latter is not recalculated. */
const clearanceFactor = 1.15;
/** Relative change of the contents' temperature up to which an earlier pressure is still used to bound the new one. */
const sameTemperature = 0.03;

/** The last converged pressure downstream of the valve, with its conditions. */
interface ConvergedPressure {
  readonly pressure: number;
  readonly behind: number;
  readonly flow: number;
  readonly temperature: number;
  readonly slope: number;
}

/**
 * Flow of a blowdown valve through its tail pipe: adiabatic with friction; a two-phase stream is homogeneous and in equilibrium. Solves for
 * the pressure downstream of the valve from which its flow reaches the header.
 */
export class TailPipeFlow {
  /** Pressure downstream of the valve, Pa; the header pressure where nothing flows. */
  inletPressure: AbsolutePressure;
  /** Flow without the tail pipe, straight into the header, kg/s. */
  freeFlow = 0;
  readonly pipe: TailPipe;
  /** Header pressure, which may change between two calls. */
  behind: AbsolutePressure;
  readonly #flow: PipeFlow;
  readonly #stream: PipeStream;
  #settled: ConvergedPressure | undefined;

  constructor(fluid: Fluid, pipe: TailPipe, downstream: AbsolutePressure) {
    this.pipe = pipe;
    this.behind = downstream;
    this.inletPressure = downstream;
    this.#flow = new PipeFlow(fluid, pipe);
    this.#stream = this.#flow.stream;
  }

  /** Resets to no flow. */
  rest(): void {
    this.inletPressure = this.behind;
    this.freeFlow = 0;
    this.#stream.massFlow = 0;
  }

  /**
   * Whether the pipe certainly does not affect a choked valve. The inlet pressure grows less than with the square of the flow and less than
   * proportionally to the header pressure, so an earlier one bounds it while the temperature is about the same.
   */
  staysBelow({ choked, pressure }: ThroatFlow, flow: number, contents: Contents): boolean {
    this.freeFlow = flow;
    const settled = this.#settled;
    if (!choked || settled === undefined) return false;
    const temperature = temperatureOf(contents);
    const growth = Math.max(1, flow / settled.flow) ** 2 * Math.max(1, this.behind / settled.behind);
    return (
      Math.abs(temperature / settled.temperature - 1) < sameTemperature &&
      clearanceFactor * growth * settled.pressure < pressure
    );
  }

  /**
   * Solves for the pressure downstream of the valve; `valve` writes the flow from the contents for a pressure there, and is last called
   * with the solution.
   */
  settle(valve: (back: AbsolutePressure) => OutletFlows, contents: Contents): void {
    const { behind: downstream } = this;
    const upstream = contents.pressure;
    if (!(this.freeFlow > 0 && upstream > downstream)) {
      this.rest();
      return;
    }
    const { slope, pressure: guess } = this.#begin(valve, contents);
    const excess = (logarithm: number): number => {
      const inlet = exp(logarithm);
      this.#stream.take(valve(inlet), contents);
      if (!(this.#stream.massFlow > 0)) return 1;
      const line = this.#flow.line();
      const resistance = this.#flow.resistance();
      const passed = line.resistanceBetween(inlet, line.outletPressure(downstream));
      return (passed - resistance) / (Math.abs(passed) + resistance);
    };
    const found = secantRoot(excess, {
      guess: log(guess),
      slope,
      tolerance: 1e-8,
      minimum: log(downstream),
      maximum: log(upstream),
    });
    if (found === undefined) throw new RangeError('no pressure was found downstream of the blowdown valve');
    const pressure = exp(found.x);
    this.#stream.take(valve(pressure), contents);
    const { massFlow } = this.#stream;
    this.#settled = {
      pressure,
      behind: downstream,
      flow: massFlow,
      temperature: temperatureOf(contents),
      slope: found.slope,
    };
    this.inletPressure = pressure;
  }

  /** Ensures that the pressure downstream of the valve belongs to these flows, which may not be fully converged. */
  complete(flows: OutletFlows, contents: Contents): void {
    this.#stream.take(flows, contents);
    if (!(this.#stream.massFlow > 0)) {
      this.rest();
      return;
    }
    if (!flows.choked) return;
    this.#flow.choose(this.#settled?.pressure ?? this.behind, this.behind);
    const line = this.#flow.line();
    this.inletPressure = line.inletPressure(line.outletPressure(this.behind), this.#flow.resistance());
  }

  /** The current stream, its line and its states there; undefined where nothing flows. */
  get flowing(): { line: RealFluidLine; stream: PipeStream; state: () => PipeState } | undefined {
    if (!(this.#stream.massFlow > 0)) return undefined;
    this.#flow.choose(this.inletPressure, this.behind);
    return { line: this.#flow.line(), stream: this.#stream, state: () => this.#flow.state };
  }

  /** Initial estimate of the pressure downstream of the valve, and the slope of the excess resistance there. */
  #begin(valve: (back: AbsolutePressure) => OutletFlows, contents: Contents): { pressure: number; slope: number } {
    const { behind: downstream } = this;
    const settled = this.#settled;
    this.#stream.take(valve(downstream), contents);
    if (settled !== undefined && settled.pressure > downstream && settled.pressure < contents.pressure) {
      this.#flow.choose(settled.pressure, downstream);
      return settled;
    }
    this.#flow.choose(downstream, downstream);
    const line = this.#flow.line();
    const required = line.inletPressure(line.outletPressure(downstream), this.#flow.resistance());
    const pressure = Math.min(required, Math.sqrt(downstream * contents.pressure));
    return { pressure, slope: Math.max(1, 0.5 / log(pressure / downstream)) };
  }
}

/** K. */
function temperatureOf({ gas, liquid }: Contents): number {
  return gas?.temperature ?? liquid?.temperature ?? NaN;
}
