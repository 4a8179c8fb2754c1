import {
  choked,
  flashingOutlet,
  lineVelocity,
  liquidHoldup,
  type FlashingLine,
  type FlashState,
  type TwoPhaseLine,
} from '@isentrope/engineering/flow';
import {
  streamEquation,
  streamPhaseAt,
  type EquilibriumState,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { standardGravity, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { absent, Absent, ruledOut, value } from '../../kit/index.ts';
import { run } from '../fluid/expansion.ts';
import { density, elevationChange, fluidType } from '../fields.ts';
import { gas, main } from '../fluid/flowing-stream.ts';
import { absolutePressure, quality, vapourDensity } from '../fluid/fluid.ts';
import { correlationBy, course, mixture } from '../fluid/mixture.ts';

/** Two phases of a selected fluid whose liquid flashes, or whose vapour condenses, as the pressure falls along the line. */

/** Ratio of successive pressures of the states. */
const ratio = 0.98;
/** Lowest pressure over that of the inlet. */
const lowest = 0.02;
/** Relative difference up to which a density is the fluid's: a fluid within 1 % of its saturation pressure counts as saturated. */
const sameDensity = 0.02;
/** A phase that is nearly gone is kept, since correlations are for two phases. */
const least = 1e-6;

/**
 * States of a flow at falling pressures, at constant enthalpy: the vapour entered, plus what the equilibrium of the fluid vaporises from the inlet on. They are
 * calculated when first needed, and serve every pipe size.
 */
class FlashStates implements Iterable<FlashState> {
  readonly hasCarbonDioxide: boolean;
  readonly #known: FlashState[];
  readonly #next: (pressure: number) => FlashState | undefined;

  constructor(inlet: FlashState, whole: StreamPhase, enthalpy: number) {
    const { equation } = streamEquation(whole);
    const at = (pressure: number) =>
      undefinedIfRefused((): EquilibriumState => equation.stateAt({ pressure, enthalpy }));
    // A fluid just below saturation, within the rounding of its temperature, has no vapour yet.
    const start = at(inlet.pressure)?.quality ?? 0;
    this.hasCarbonDioxide = 'CO2' in equation.composition;
    this.#known = [inlet];
    this.#next = pressure => {
      const state = at(pressure);
      if (!state) return undefined;
      if (state.phase === 'liquid') return { ...inlet, pressure };
      if (!state.phases) return { ...inlet, pressure, quality: 1 - least, gasDensity: state.density };
      if (state.quality === undefined) return undefined;
      const vapour = Math.min(1 - least, Math.max(least, inlet.quality + state.quality - start));
      const gasDensity = state.phases.vapour.state.density;
      const liquidDensity = (1 - state.quality) / (1 / state.density - state.quality / gasDensity);
      return { pressure, quality: vapour, liquidDensity, gasDensity };
    };
  }

  *[Symbol.iterator](): Iterator<FlashState> {
    for (let index = 0; ; index += 1) {
      if (index === this.#known.length) {
        const { pressure } = this.#known[index - 1] ?? { pressure: 0 };
        const next =
          pressure * ratio > lowest * (this.#known[0]?.pressure ?? 0) ? this.#next(pressure * ratio) : undefined;
        if (!next) return;
        this.#known.push(next);
      }
      const state = this.#known[index];
      if (state) yield state;
    }
  }
}

/** The states along the line; absent if densities are typed, or where the fluid does not have both phases. */
export const flashStates = value(
  'flashStates',
  { fluidType, liquid: main.stream, gas: gas.stream, density, vapourDensity, quality, absolutePressure },
  v => {
    if (v.fluidType !== 'Two-phase') return ruledOut('not two-phase flow');
    const { fluid, pressure, temperature, phase: liquid } = v.liquid;
    const vapour = v.gas.phase;
    const isOwn = (phase: { readonly density: number }, own: number) =>
      Math.abs(phase.density / own - 1) <= sameDensity;
    if (!liquid || !vapour || !isOwn(liquid.state, v.density) || !isOwn(vapour.state, v.vapourDensity))
      return absent('properties are entered');
    const whole = undefinedIfRefused(() => streamPhaseAt(fluid, pressure, temperature, undefined));
    if (!whole || fluid.type !== 'components') return absent('no state of both phases');
    // One that boils over less than the rounding of its pressure, as a pure fluid does, has both phases in the proportion entered.
    const enthalpy =
      whole.whole === 'two-phase'
        ? streamEquation(whole).state.enthalpy
        : (1 - v.quality) * liquid.state.enthalpy + v.quality * vapour.state.enthalpy;
    const inlet = {
      pressure: v.absolutePressure,
      quality: v.quality,
      liquidDensity: v.density,
      gasDensity: v.vapourDensity,
    };
    return new FlashStates(inlet, whole, enthalpy);
  },
);

/** A correlation along a line: its gradient by friction, Pa/m, and its liquid hold-up if it has one. Throws a Refusal where the flow chokes. */
type CorrelationAt = (
  line: TwoPhaseLine,
  pressure: number,
) => { readonly gradient: number; readonly liquidHoldup?: number };

/**
 * Returns the outlet of a line of both phases along its states, with the viscosities and surface tension of the inlet, as `flashingOutlet`;
 * the length in m includes that of the same resistance as the fittings.
 */
export function flashedOutletOf(
  states: Iterable<FlashState>,
  line: TwoPhaseLine,
  { length, rise }: { readonly length: number; readonly rise: number },
  correlationAt: CorrelationAt,
): ReturnType<typeof flashingOutlet> {
  const total = line.liquidFlow + line.gasFlow;
  const gradientsAt: FlashingLine['gradientsAt'] = ({ quality: x, liquidDensity, gasDensity, pressure }) => {
    const here = { ...line, liquidFlow: (1 - x) * total, gasFlow: x * total, liquidDensity, gasDensity };
    const result = undefinedIfRefused(() => correlationAt(here, pressure));
    if (!result) return choked;
    return { friction: result.gradient, weight: rise === 0 ? 0 : weightOf(here, result.liquidHoldup) };
  };
  const massFlux = lineVelocity(total, 1, line.diameter);
  return flashingOutlet({ states, massFlux, length, slope: rise / length, gradientsAt });
}

/** The weight of both phases with slip, N/m³. */
function weightOf(line: TwoPhaseLine, holdup = liquidHoldup(line)): number {
  return standardGravity * (holdup * line.liquidDensity + (1 - holdup) * line.gasDensity);
}

/** The outlet of the line, or that it has none; absent where properties are entered or the pressure rises. */
export const flashed = value(
  'flashed',
  { flashStates, mixture, run, elevationChange, ...course },
  ({ flashStates: states, mixture: line, run: pipe, elevationChange: rise, ...v }) => {
    const correlate = correlationBy(v);
    if (correlate instanceof Absent) return correlate;
    const length = pipe.length + (pipe.fittingResistance * pipe.diameter) / pipe.frictionFactor;
    const outlet = flashedOutletOf(states, line, { length, rise }, correlate);
    if (outlet === 'rises') return absent('the pressure rises along the line');
    return typeof outlet === 'object' ? { outlet } : { outlet: undefined, isChoked: outlet === choked };
  },
);
