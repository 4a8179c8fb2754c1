import { streamIsentrope } from './stream-properties.ts';
import type { StreamPhase } from './stream-phase.ts';

/** Relative pressure step used to test whether the flux still rises towards the lowest throat pressure. */
const probe = 0.01;
/** Tolerance of the throat pressure, relative to the inlet pressure: the flux is flat around its maximum. */
const throatWithin = 1e-3;

/** The throat of an isentropic nozzle: mass flux, kg/(m²·s), and pressure, Pa. */
export interface NozzleThroat {
  readonly massFlux: number;
  readonly pressure: number;
}

/**
 * Throat of maximum mass flux of a stream that expands from rest along its isentrope to a pressure of at least `lowest`, Pa; in
 * homogeneous equilibrium if two-phase. Throws a Refusal where the fluid has no equation of state, or that has no state on the way.
 */
export function streamNozzleThroat(stream: StreamPhase, lowest: number): NozzleThroat {
  const { pressure: inlet, enthalpy, isentrope } = streamIsentrope(stream);
  const fluxAt = (pressure: number): number => {
    const throat = isentrope(pressure);
    return throat.density * Math.sqrt(2 * Math.max(0, enthalpy - throat.enthalpy));
  };
  const atLowest = fluxAt(lowest);
  const next = lowest + probe * (inlet - lowest);
  if (fluxAt(next) < atLowest) return { massFlux: atLowest, pressure: lowest };
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [lowest, inlet];
  const inner = (part: number) => {
    const pressure = low + part * (high - low);
    return { pressure, massFlux: fluxAt(pressure) };
  };
  let [below, above] = [inner(1 - golden), inner(golden)];
  let best: NozzleThroat = { massFlux: atLowest, pressure: lowest };
  const better = (throat: NozzleThroat): NozzleThroat => (throat.massFlux > best.massFlux ? throat : best);
  while (high - low > throatWithin * inlet) {
    best = better(below);
    best = better(above);
    if (below.massFlux > above.massFlux) {
      high = above.pressure;
      [below, above] = [inner(1 - golden), below];
    } else {
      low = below.pressure;
      [below, above] = [above, inner(golden)];
    }
  }
  best = better(below);
  return better(above);
}
