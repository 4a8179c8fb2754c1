import { exp, log } from '../../../elementary/index.ts';
import type { RealFluidLine } from '../../../flow/index.ts';
import { secantRoot } from '../../../numerics/index.ts';
import type { AbsolutePressure } from '../../../quantities/index.ts';
import type { Contents, OutletFlows } from '../contents.ts';
import type { Fluid } from '../models/fluid.ts';
import { PipeFlow } from './pipe-flow.ts';
import type { PipeState } from './pipe-states.ts';
import type { PipeStream } from './pipe-stream.ts';
import type { TailPipe } from '../spec.ts';
import type { ThroatFlow } from '../throat.ts';

/** How near to the pressure of a choked throat that behind it may come before it is worked out anew. */
const clear = 1.15;
/** Change of the contents' temperature, relative, up to which a pressure found before says where that behind the valve is. */
const sameTemperature = 0.03;

/** The pressure found last behind the valve, with what it belongs to. */
interface Settled {
  readonly pressure: number;
  readonly behind: number;
  readonly flow: number;
  readonly temperature: number;
  readonly slope: number;
}

/**
 * The flow of a blowdown valve through its tail pipe: adiabatic, with friction, homogeneous where it has two phases and in
 * equilibrium. The pressure behind the valve is the one from which its flow reaches the header.
 */
export class TailPipeFlow {
  /** Pressure behind the valve, Pa; that of the header where nothing flows. */
  inletPressure: AbsolutePressure;
  /** What would flow straight into the header, kg/s. */
  freeFlow = 0;
  readonly pipe: TailPipe;
  /** Pressure of the header, which may change between two flows. */
  behind: AbsolutePressure;
  readonly #flow: PipeFlow;
  readonly #stream: PipeStream;
  #settled: Settled | undefined;

  constructor(fluid: Fluid, pipe: TailPipe, behind: AbsolutePressure) {
    this.pipe = pipe;
    this.behind = behind;
    this.inletPressure = behind;
    this.#flow = new PipeFlow(fluid, pipe);
    this.#stream = this.#flow.stream;
  }

  /** Nothing flows. */
  rest(): void {
    this.inletPressure = this.behind;
    this.freeFlow = 0;
    this.#stream.massFlow = 0;
  }

  /**
   * Whether the pipe is sure to leave a choked valve alone. Its inlet pressure grows by less than the square of the flow, and
   * than in proportion to that of the header, so that one found before bounds it while the temperature is about the same.
   */
  staysBelow({ choked, pressure }: ThroatFlow, flow: number, contents: Contents): boolean {
    this.freeFlow = flow;
    const settled = this.#settled;
    if (!choked || settled === undefined) return false;
    const temperature = temperatureOf(contents);
    const growth = Math.max(1, flow / settled.flow) ** 2 * Math.max(1, this.behind / settled.behind);
    return (
      Math.abs(temperature / settled.temperature - 1) < sameTemperature && clear * growth * settled.pressure < pressure
    );
  }

  /**
   * Finds the pressure behind the valve, whose flow from contents a function writes for a pressure there and leaves as that of
   * the pressure found.
   */
  settle(valve: (back: AbsolutePressure) => OutletFlows, contents: Contents): void {
    const { behind } = this;
    const upstream = contents.pressure;
    if (!(this.freeFlow > 0 && upstream > behind)) {
      this.rest();
      return;
    }
    const { slope, pressure: guess } = this.#begin(valve, contents);
    const excess = (logarithm: number): number => {
      const inlet = exp(logarithm);
      this.#stream.take(valve(inlet), contents);
      if (!(this.#stream.massFlow > 0)) return 1;
      const line = this.#flow.line();
      const wanted = this.#flow.resistance();
      const passed = line.resistanceBetween(inlet, line.outletPressure(behind));
      return (passed - wanted) / (Math.abs(passed) + wanted);
    };
    const found = secantRoot(excess, {
      guess: log(guess),
      slope,
      tolerance: 1e-8,
      least: log(behind),
      most: log(upstream),
    });
    if (found === undefined) throw new RangeError('no pressure was found behind the blowdown valve');
    const pressure = exp(found.x);
    this.#stream.take(valve(pressure), contents);
    const { massFlow } = this.#stream;
    this.#settled = { pressure, behind, flow: massFlow, temperature: temperatureOf(contents), slope: found.slope };
    this.inletPressure = pressure;
  }

  /** Sees that the pressure behind the valve is that of these flows, which may not have been worked out to the digit. */
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

  /** The stream that flows, its line and its states there; undefined where nothing flows. */
  get flowing(): { line: RealFluidLine; stream: PipeStream; state: () => PipeState } | undefined {
    if (!(this.#stream.massFlow > 0)) return undefined;
    this.#flow.choose(this.inletPressure, this.behind);
    return { line: this.#flow.line(), stream: this.#stream, state: () => this.#flow.state };
  }

  /** Where to look first for the pressure behind the valve, and how fast the excess of resistance rises there. */
  #begin(valve: (back: AbsolutePressure) => OutletFlows, contents: Contents): { pressure: number; slope: number } {
    const { behind } = this;
    const settled = this.#settled;
    this.#stream.take(valve(behind), contents);
    if (settled !== undefined && settled.pressure > behind && settled.pressure < contents.pressure) {
      this.#flow.choose(settled.pressure, behind);
      return settled;
    }
    this.#flow.choose(behind, behind);
    const line = this.#flow.line();
    const asked = line.inletPressure(line.outletPressure(behind), this.#flow.resistance());
    const pressure = Math.min(asked, Math.sqrt(behind * contents.pressure));
    return { pressure, slope: Math.max(1, 0.5 / log(pressure / behind)) };
  }
}

/** K. */
function temperatureOf({ gas, liquid }: Contents): number {
  return gas?.temperature ?? liquid?.temperature ?? NaN;
}
