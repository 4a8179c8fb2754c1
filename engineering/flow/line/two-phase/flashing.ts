import { choked } from '../compressible.ts';

/** Both phases of a flow at a pressure. */
export interface FlashState {
  /** Pa absolute */
  readonly pressure: number;
  /** Vapour mass fraction. */
  readonly quality: number;
  /** kg/m³ */
  readonly liquidDensity: number;
  readonly gasDensity: number;
}

interface Gradients {
  readonly friction: number;
  readonly weight: number;
}

/** A two-phase flow whose liquid flashes along a line of constant bore and slope. */
export interface FlashingLine {
  /** Its states at falling pressures, the first that of the inlet; it ends where the flow has none. */
  readonly states: Iterable<FlashState>;
  /** kg/(m²·s) */
  readonly massFlux: number;
  /** Of the pipe, with that of the same resistance as the fittings, m. */
  readonly length: number;
  /** Rise per metre of that length. */
  readonly slope: number;
  /** Gradients at a state, Pa/m: by friction, and of the weight of the flow with its slip, per unit of slope; `choked` above the critical velocity. */
  readonly gradientsAt: (state: FlashState) => Gradients | typeof choked;
}

/** The state at the outlet, with its gradient by friction, Pa/m. */
export interface FlashedOutlet extends FlashState {
  readonly frictionGradient: number;
}

/** Density of both phases without slip, kg/m³. */
export function homogeneousDensity({ quality, liquidDensity, gasDensity }: FlashState): number {
  return 1 / (quality / gasDensity + (1 - quality) / liquidDensity);
}

/**
 * Returns the state at the outlet of a flashing flow: −dp = (friction + weight·slope)·dL + G²·dv, with the specific volume v without slip,
 * integrated by trapezoids between the states given. `choked` where the acceleration takes all of the pressure or the correlation has no gradient, 'rises'
 * where the pressure rises along the line, and undefined where no states are known as far as the outlet.
 */
export function flashingOutlet(line: FlashingLine): FlashedOutlet | typeof choked | 'rises' | undefined {
  const { massFlux, length, slope } = line;
  let before: (FlashState & { readonly gradient: number }) | undefined;
  let done = 0;
  for (const state of line.states) {
    const gradients = line.gradientsAt(state);
    if (gradients === choked) return choked;
    const here = { ...state, gradient: gradients.friction + gradients.weight * slope };
    if (here.gradient <= 0) return 'rises';
    if (before) {
      const accelerated = massFlux * massFlux * (1 / homogeneousDensity(here) - 1 / homogeneousDensity(before));
      const left = before.pressure - here.pressure - accelerated;
      if (!(left > 0)) return choked;
      const step = (2 * left) / (before.gradient + here.gradient);
      if (done + step >= length) {
        const outlet = between(before, here, (length - done) / step);
        const atOutlet = line.gradientsAt(outlet);
        return atOutlet === choked ? choked : { ...outlet, frictionGradient: atOutlet.friction };
      }
      done += step;
    }
    before = here;
  }
  return undefined;
}

function between(one: FlashState, other: FlashState, share: number): FlashState {
  const mean = (of: keyof FlashState) => one[of] + share * (other[of] - one[of]);
  return {
    pressure: mean('pressure'),
    quality: mean('quality'),
    liquidDensity: mean('liquidDensity'),
    gasDensity: mean('gasDensity'),
  };
}
