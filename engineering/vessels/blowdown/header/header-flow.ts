import { Refusal, type AbsolutePressure } from '../../../quantities/index.ts';
import type { Fluid } from '../models/fluid.ts';
import { PipeFlow } from '../tail-pipe/pipe-flow.ts';
import { TailPipeObserver, type TailPipeProfile } from '../tail-pipe/tail-pipe-profile.ts';
import type { FlareHeader } from './header-spec.ts';
import type { SummedStream } from './stream-history.ts';

/** Mass flow, kg/s, below which there is no flow. */
const minFlow = 1e-9;

/**
 * Flow through a header: the streams mix adiabatically where they join and flow to the tip as through a tail pipe. Storage of gas and
 * travel time in the header are neglected: both are short compared with a blowdown.
 */
export class HeaderFlow {
  /** Whether a state was found at every time so far. */
  isWhole = true;
  readonly #header: FlareHeader;
  readonly #flow: PipeFlow;
  readonly #observer: TailPipeObserver;
  readonly tipPressure: AbsolutePressure;
  #pressure: AbsolutePressure;

  constructor(fluid: Fluid, header: FlareHeader) {
    this.#header = header;
    this.#flow = new PipeFlow(fluid, header);
    this.#observer = new TailPipeObserver(fluid);
    this.tipPressure = header.tipPressure;
    this.#pressure = header.tipPressure;
  }

  /** Pressure where the outlets join, Pa; the previous one where no state is found. */
  pressureOf(stream: SummedStream): AbsolutePressure {
    const { tipPressure } = this;
    if (!this.#take(stream)) return tipPressure;
    this.#attempt(() => {
      this.#flow.choose(Math.max(tipPressure, this.#pressure), tipPressure);
      const line = this.#flow.line();
      this.#pressure = line.inletPressure(line.outletPressure(tipPressure), this.#flow.resistance());
    });
    return this.#pressure;
  }

  /** Flow along the header from the pressure where the outlets join; undefined where nothing flows or no state is found. */
  profileOf(stream: SummedStream, inletPressure: AbsolutePressure): TailPipeProfile | undefined {
    if (!this.#take(stream)) return undefined;
    return this.#attempt(() => {
      this.#flow.choose(inletPressure, this.tipPressure);
      return this.#observer.observe({
        pipe: this.#header,
        behind: this.tipPressure,
        inletPressure,
        flowing: { line: this.#flow.line(), stream: this.#flow.stream, state: () => this.#flow.state },
      });
    });
  }

  #attempt<T>(compute: () => T): T | undefined {
    try {
      return compute();
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof Refusal)) throw error;
      this.isWhole = false;
      return undefined;
    }
  }

  /** Sets the stream in the header; returns false where nothing flows. */
  #take({ moles, massFlow, enthalpyFlow }: SummedStream): boolean {
    if (!(massFlow > minFlow)) return false;
    const { stream } = this.#flow;
    const total = moles.reduce((sum, each) => sum + each, 0);
    moles.forEach((each, component) => {
      stream.composition[component] = each / total;
    });
    stream.massFlow = massFlow;
    stream.molarMass = massFlow / total;
    stream.enthalpy = enthalpyFlow / massFlow;
    return true;
  }
}
