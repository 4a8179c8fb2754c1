import {
  ellipsoidalHead,
  levelOfVolume,
  liquidVolume,
  standardTorisphericalHead,
  vessel,
  vesselVolume,
  wettedArea,
} from './index.ts';

/** Geometry calls of one step of a blowdown or drum calculation for a horizontal vessel. */
export default async function bench(
  measure: (name: string, operations: number, run: () => number) => Promise<void>,
): Promise<void> {
  const dished = standardTorisphericalHead('korbbogen', 2);
  const closed = ellipsoidalHead(2);
  const shapes = {
    '2:1 ellipsoidal': vessel('horizontal', 2, 6, [closed, closed]),
    torispherical: vessel('horizontal', 2, 6, [dished, dished]),
  };
  for (const [name, shape] of Object.entries(shapes)) {
    const sum = (operations: number, value: (share: number) => number) => () => {
      let total = 0;
      for (let index = 0; index < operations; index += 1) total += value((index + 0.5) / operations);
      return total;
    };
    await measure(
      `liquid volume, ${name}`,
      10_000,
      sum(10_000, share => liquidVolume(shape, 2 * share)),
    );
    await measure(
      `wetted area, ${name}`,
      10_000,
      sum(10_000, share => wettedArea(shape, 2 * share)),
    );
    const whole = vesselVolume(shape);
    await measure(
      `level of a volume, ${name}`,
      1000,
      sum(1000, share => levelOfVolume(shape, share * whole)),
    );
  }
}
