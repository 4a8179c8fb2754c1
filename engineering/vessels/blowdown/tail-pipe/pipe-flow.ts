import { frictionFactor, lineReynoldsNumber, RealFluidLine, type SonicCache } from '../../../flow/index.ts';
import type { AbsolutePressure } from '../../../quantities/index.ts';
import type { Equilibrium, Fluid } from '../models/fluid.ts';
import type { TailPipe } from '../spec.ts';
import { PipeStates, type PipeState } from './pipe-states.ts';
import { PipeStream } from './pipe-stream.ts';

/** Geometry of a pipe as far as the flow depends on it. */
export type Bore = Omit<TailPipe, 'wall'>;

/** Adiabatic flow through a pipe with friction; a two-phase stream is homogeneous and in equilibrium. */
export class PipeFlow {
  readonly stream: PipeStream;
  readonly #fluid: Fluid;
  readonly #pipe: Bore;
  readonly #states: PipeStates;
  readonly #area: number;
  readonly #sonic: SonicCache = { pressureByFlux: undefined };
  #viscosity = NaN;

  constructor(fluid: Fluid, pipe: Bore) {
    this.#fluid = fluid;
    this.#pipe = pipe;
    this.stream = new PipeStream(fluid.ids.length);
    this.#states = new PipeStates(fluid, this.stream);
    this.#area = (Math.PI / 4) * pipe.insideDiameter ** 2;
  }

  get state(): PipeState {
    return this.#states.state;
  }

  /** Chooses how states are calculated between the inlet pressure and the downstream pressure. */
  choose(inlet: AbsolutePressure, downstream: AbsolutePressure): void {
    this.#states.choose(inlet, downstream, () => {
      const line = this.line();
      const outlet = line.outletPressure(downstream);
      line.density(outlet);
      return outlet;
    });
    this.#viscosity = homogeneousViscosity(this.#fluid, this.#states.atRest(downstream));
  }

  /** Line calculation for the current stream. */
  line(): RealFluidLine {
    return new RealFluidLine(this.#states.density, this.stream.massFlow / this.#area, this.#sonic);
  }

  /** f·L/D + ΣK, with the friction factor at the viscosity for the downstream pressure. */
  resistance(): number {
    const { insideDiameter, length, roughness, fittings } = this.#pipe;
    const reynolds = lineReynoldsNumber(this.stream.massFlow, insideDiameter, this.#viscosity);
    return (frictionFactor(reynolds, roughness / insideDiameter) * length) / insideDiameter + fittings;
  }
}

/**
 * Viscosity of a homogeneous two-phase mixture, Pa·s: 1/μ = x/μg + (1 − x)/μl by mass. Source: McAdams, Woods, Heroman, Trans. ASME 64
 * (1942) 193.
 */
export function homogeneousViscosity(fluid: Fluid, { condition, vapour, liquid, vapourFraction }: Equilibrium): number {
  if (condition === 'liquid') return fluid.viscosity(liquid);
  if (condition !== 'two-phase') return fluid.viscosity(vapour);
  const vapourMass = vapourFraction * vapour.molarMass;
  const quality = vapourMass / (vapourMass + (1 - vapourFraction) * liquid.molarMass);
  return 1 / (quality / fluid.viscosity(vapour) + (1 - quality) / fluid.viscosity(liquid));
}
