import type { AbsolutePressure } from '../../../quantities/index.ts';

/** A vessel at one time: its pressure, and its flow against the header, kg/s. */
export interface VesselFlow {
  readonly pressure: number | undefined;
  readonly flow: number;
}

/** A header at one time of an iteration: the pressure assumed for the vessels, and the one that results from their flows. */
export interface HeaderIteration {
  readonly assumed: AbsolutePressure;
  readonly resulting: AbsolutePressure;
  readonly vessels: readonly VesselFlow[];
}

/** Approximate ratio of header to vessel pressure below which the flow is choked. */
const choked = 0.5;
const halvings = 50;

/**
 * Returns the header pressures for the next iteration. With a narrow header, substituting the resulting pressure oscillates; so each
 * pressure is solved for at which flow and header agree while the vessels stay as they are. The flow of a vessel that is not choked varies
 * as the root of the difference of the squared pressures, and that difference over the header as the square of the flow: exact for
 * isothermal gas in long pipes, and close enough to converge to the solution. Where nothing flows, the last flow relation is used.
 */
export function nextPressures(moments: readonly HeaderIteration[], tip: AbsolutePressure): AbsolutePressure[] {
  const conductances: number[] = [];
  let resistance = 0;
  return moments.map(({ assumed, resulting, vessels }) => {
    const flow = vessels.reduce((sum, vessel) => sum + vessel.flow, 0);
    if (flow > 0) resistance = (resulting ** 2 - tip ** 2) / flow ** 2;
    vessels.forEach(({ pressure = 0, flow: own }, vessel) => {
      if (own > 0 && pressure > assumed) conductances[vessel] = own / Math.sqrt(pressure ** 2 - assumed ** 2);
    });
    const flowAt = (header: number): number =>
      vessels.reduce((sum, { pressure, flow: own }, vessel) => {
        if (pressure === undefined || assumed < choked * pressure) return sum + own;
        return sum + (conductances[vessel] ?? 0) * Math.sqrt(Math.max(0, pressure ** 2 - header ** 2));
      }, 0);
    let [low, high] = [tip, Math.sqrt(tip ** 2 + resistance * flowAt(tip) ** 2)];
    for (let round = 0; round < halvings; round += 1) {
      const middle = (low + high) / 2;
      if (tip ** 2 + resistance * flowAt(middle) ** 2 > middle ** 2) low = middle;
      else high = middle;
    }
    return high;
  });
}
