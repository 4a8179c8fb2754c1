import { streamIsentrope } from './stream-properties.ts';
import type { StreamPhase } from './stream-phase.ts';

/** Relative pressure step used to test whether the flux still rises towards the lowest throat pressure. */
const probe = 0.01;
/** Tolerance of the throat pressure, relative to the inlet pressure: the flux is flat around its maximum. */
const throatWithin = 1e-3;

/**
 * Maximum mass flux, kg/(m²·s), of a stream that expands from rest along its isentrope to a throat pressure of at least `lowest`, Pa; in
 * homogeneous equilibrium if two-phase. Throws a Refusal where the fluid has no equation of state, or that has no state on the way.
 */
export function streamNozzleFlux(stream: StreamPhase, lowest: number): number {
  const { pressure: inlet, enthalpy, isentrope } = streamIsentrope(stream);
  const fluxAt = (pressure: number): number => {
    const throat = isentrope(pressure);
    return throat.density * Math.sqrt(2 * Math.max(0, enthalpy - throat.enthalpy));
  };
  const atLowest = fluxAt(lowest);
  const next = lowest + probe * (inlet - lowest);
  if (fluxAt(next) < atLowest) return atLowest;
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [lowest, inlet];
  const inner = (part: number) => {
    const pressure = low + part * (high - low);
    return { pressure, flux: fluxAt(pressure) };
  };
  let [below, above] = [inner(1 - golden), inner(golden)];
  let best = atLowest;
  while (high - low > throatWithin * inlet) {
    best = Math.max(best, below.flux, above.flux);
    if (below.flux > above.flux) {
      high = above.pressure;
      [below, above] = [inner(1 - golden), below];
    } else {
      low = below.pressure;
      [below, above] = [above, inner(golden)];
    }
  }
  return Math.max(best, below.flux, above.flux);
}
