import { frictionFactor, lineReynoldsNumber, RealFluidLine, type SonicMemory } from '../../../flow/index.ts';
import { secantRoot } from '../../../numerics/index.ts';
import type { AbsolutePressure } from '../../../quantities/index.ts';
import type { Contents, OutletFlows } from '../contents.ts';
import type { Equilibrium, Fluid } from '../models/fluid.ts';
import { PipeStates, type PipeState } from './pipe-states.ts';
import { PipeStream } from './pipe-stream.ts';
import type { TailPipe } from '../spec.ts';
import type { ThroatFlow } from '../throat.ts';

/** How near to the pressure of a choked throat that behind it may come before it is worked out anew. */
const clear = 1.15;
/** Change of the contents' temperature, relative, up to which a pressure found before says where that behind the valve is. */
const sameTemperature = 0.03;

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
  readonly behind: AbsolutePressure;
  readonly #fluid: Fluid;
  readonly #stream: PipeStream;
  readonly #states: PipeStates;
  readonly #area: number;
  #settled: { pressure: number; flow: number; temperature: number; slope: number } | undefined;
  readonly #sonic: SonicMemory = { pressureByFlux: undefined };
  #viscosity = NaN;

  constructor(fluid: Fluid, pipe: TailPipe, behind: AbsolutePressure) {
    this.#fluid = fluid;
    this.pipe = pipe;
    this.behind = behind;
    this.inletPressure = behind;
    this.#stream = new PipeStream(fluid.ids.length);
    this.#states = new PipeStates(fluid, this.#stream);
    this.#area = (Math.PI / 4) * pipe.insideDiameter ** 2;
  }

  /** Nothing flows. */
  rest(): void {
    this.inletPressure = this.behind;
    this.freeFlow = 0;
    this.#stream.massFlow = 0;
  }

  /**
   * Whether the pipe is sure to leave a choked valve alone. Its inlet pressure grows by less than the square of the flow, so
   * that one found before bounds it while the temperature is about the same.
   */
  staysBelow({ choked, pressure }: ThroatFlow, flow: number, contents: Contents): boolean {
    this.freeFlow = flow;
    const settled = this.#settled;
    if (!choked || settled === undefined) return false;
    const temperature = temperatureOf(contents);
    const growth = Math.max(1, flow / settled.flow) ** 2;
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
      const inlet = Math.exp(logarithm);
      this.#stream.take(valve(inlet), contents);
      if (!(this.#stream.massFlow > 0)) return 1;
      const line = this.#line();
      const wanted = this.#resistance();
      const passed = line.resistanceBetween(inlet, line.outletPressure(behind));
      return (passed - wanted) / (Math.abs(passed) + wanted);
    };
    const found = secantRoot(excess, {
      guess: Math.log(guess),
      slope,
      tolerance: 1e-8,
      least: Math.log(behind),
      most: Math.log(upstream),
    });
    if (found === undefined) throw new RangeError('no pressure was found behind the blowdown valve');
    const pressure = Math.exp(found.x);
    this.#stream.take(valve(pressure), contents);
    this.#settled = { pressure, flow: this.#stream.massFlow, temperature: temperatureOf(contents), slope: found.slope };
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
    this.#choose(this.#settled?.pressure ?? this.behind);
    const line = this.#line();
    this.inletPressure = line.inletPressure(line.outletPressure(this.behind), this.#resistance());
  }

  /** The stream that flows, its line and its states there; undefined where nothing flows. */
  get flowing(): { line: RealFluidLine; stream: PipeStream; state: () => PipeState } | undefined {
    if (!(this.#stream.massFlow > 0)) return undefined;
    this.#choose(this.inletPressure);
    return { line: this.#line(), stream: this.#stream, state: () => this.#states.state };
  }

  #choose(inlet: number): void {
    this.#states.choose(inlet, this.behind, () => {
      const line = this.#line();
      const outlet = line.outletPressure(this.behind);
      line.density(outlet);
      return outlet;
    });
    this.#viscosity = homogeneousViscosity(this.#fluid, this.#states.atRest(this.behind));
  }

  #line(): RealFluidLine {
    return new RealFluidLine(this.#states.density, this.#stream.massFlow / this.#area, this.#sonic);
  }

  /** f·L/D + ΣK, the friction factor by the viscosity at the pressure of the header. */
  #resistance(): number {
    const { insideDiameter, length, roughness, fittings } = this.pipe;
    const reynolds = lineReynoldsNumber(this.#stream.massFlow, insideDiameter, this.#viscosity);
    return (frictionFactor(reynolds, roughness / insideDiameter) * length) / insideDiameter + fittings;
  }

  /** Where to look first for the pressure behind the valve, and how fast the excess of resistance rises there. */
  #begin(valve: (back: AbsolutePressure) => OutletFlows, contents: Contents): { pressure: number; slope: number } {
    const { behind } = this;
    const settled = this.#settled;
    this.#stream.take(valve(behind), contents);
    if (settled !== undefined && settled.pressure > behind && settled.pressure < contents.pressure) {
      this.#choose(settled.pressure);
      return settled;
    }
    this.#choose(behind);
    const line = this.#line();
    const asked = line.inletPressure(line.outletPressure(behind), this.#resistance());
    const pressure = Math.min(asked, Math.sqrt(behind * contents.pressure));
    return { pressure, slope: Math.max(1, 0.5 / Math.log(pressure / behind)) };
  }
}

/** K. */
function temperatureOf({ gas, liquid }: Contents): number {
  return gas?.temperature ?? liquid?.temperature ?? NaN;
}

/** Viscosity, Pa·s, of two phases as one: 1/μ = x/μg + (1 − x)/μl by mass. Source: McAdams, Woods, Heroman, Trans. ASME 64 (1942) 193. */
export function homogeneousViscosity(fluid: Fluid, { condition, vapour, liquid, vapourFraction }: Equilibrium): number {
  if (condition === 'liquid') return fluid.viscosity(liquid);
  if (condition !== 'two-phase') return fluid.viscosity(vapour);
  const vapourMass = vapourFraction * vapour.molarMass;
  const quality = vapourMass / (vapourMass + (1 - vapourFraction) * liquid.molarMass);
  return 1 / (quality / fluid.viscosity(vapour) + (1 - quality) / fluid.viscosity(liquid));
}
