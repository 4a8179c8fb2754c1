import {
  correctForViscosity,
  headOf,
  hydraulicPower,
  motorFor,
  npshAvailable,
  npshMinimum,
  pressureOf,
  shaftPower,
} from '../index.ts';

const rounds = 200_000;

/** A complete pump case: both sides, NPSH with its margin, viscosity correction at a speed, motor. */
function pumpCase(massFlow: number): number {
  const density = 870;
  const suction = 2.5e5 + pressureOf(4.2, density) - 0.15e5;
  const differential = 9e5 + pressureOf(18, density) + 1.6e5 - suction;
  const volumeFlow = (massFlow / density) * 1.1;
  const npsh = npshAvailable({ suctionPressure: suction + 101325, vapourPressure: 0.8e5, density });
  const { factors } = correctForViscosity({
    kinematicViscosity: 90e-6,
    volumeFlow,
    stageHead: headOf(differential, density),
    speed: 2950 / 60,
  });
  const shaft = shaftPower(hydraulicPower(volumeFlow, differential), 0.7 * factors.efficiency);
  return npsh - npshMinimum(3, 'General process') + (motorFor(shaft)?.rating ?? 0);
}

export default async function bench(
  measure: (name: string, operations: number, run: () => number) => Promise<void>,
): Promise<void> {
  await measure('pump: a case with viscosity correction and motor', rounds, () => {
    let total = 0;
    for (let index = 0; index < rounds; index += 1) total += pumpCase(10 + (20 * index) / rounds);
    return total;
  });
}
