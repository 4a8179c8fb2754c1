import type { AbsolutePressure } from '../../../quantities/index.ts';

/** A vessel at a moment: its pressure, and what it released against that of the header, kg/s. */
export interface Releasing {
  readonly pressure: number | undefined;
  readonly flow: number;
}

/** A header at a moment of a round: the pressure that the vessels were given, and the one that their flows made. */
export interface Made {
  readonly given: AbsolutePressure;
  readonly made: AbsolutePressure;
  readonly vessels: readonly Releasing[];
}

/** Pressure of the header relative to that of a vessel up to which the flow does not feel it, about. */
const choked = 0.5;
const halvings = 50;

/**
 * The pressures that a header is to be given next. A narrow header throttles what makes its pressure, and to give what was
 * made would swing; so the pressure is sought at which flow and header agree while the vessels stay as they are. The flow of
 * a vessel that feels the header goes as the root of the difference of the squares of both pressures, that difference over
 * the header as the square of the flow: exact of an isothermal gas in long pipes, and near enough to lead to where given and
 * made are equal. What does not flow is taken to go as it did last.
 */
export function nextPressures(moments: readonly Made[], tip: AbsolutePressure): AbsolutePressure[] {
  const conductances: number[] = [];
  let resistance = 0;
  return moments.map(({ given, made, vessels }) => {
    const flow = vessels.reduce((sum, vessel) => sum + vessel.flow, 0);
    if (flow > 0) resistance = (made ** 2 - tip ** 2) / flow ** 2;
    vessels.forEach(({ pressure = 0, flow: own }, vessel) => {
      if (own > 0 && pressure > given) conductances[vessel] = own / Math.sqrt(pressure ** 2 - given ** 2);
    });
    const flowAt = (header: number): number =>
      vessels.reduce((sum, { pressure, flow: own }, vessel) => {
        if (pressure === undefined || given < choked * pressure) return sum + own;
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
