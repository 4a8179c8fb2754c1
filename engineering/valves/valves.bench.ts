import { aerodynamicNoise, fittingsOf, gasFlow, sizeGasValve, sizeLiquidValve, sizeTwoPhaseValve } from './index.ts';

const liquid = { density: 965.4, upstreamPressure: 680e3, vapourPressure: 70.1e3, criticalPressure: 22120e3 };
const gas = { upstreamPressure: 680e3, temperature: 433, molarMass: 0.04401, gamma: 1.3, compressibilityFactor: 0.988 };
const piping = { valveSize: 0.15, upstreamDiameter: 0.2, downstreamDiameter: 0.25 };
const viscous = { FL: 0.9, Fd: 0.46, valveSize: 0.15, viscosity: 3.15e-4 };
const rounds = 500_000;

function sum(of: (share: number) => number | undefined, operations = rounds): number {
  let total = 0;
  for (let index = 0; index < operations; index += 1) total += of(1 + index / operations) ?? 0;
  return total;
}

export default async function bench(
  measure: (name: string, operations: number, run: () => number, atMost?: number) => Promise<void>,
): Promise<void> {
  await measure(
    'liquid by IEC 60534-2-1, reducers and Reynolds number',
    rounds,
    () =>
      sum(share => sizeLiquidValve(50 * share, 3e5, liquid, { FL: 0.9, fittings: fittingsOf(piping), viscous })?.kv),
    1000,
  );
  await measure(
    'gas by IEC 60534-2-1, reducers and Reynolds number',
    rounds,
    () => sum(share => sizeGasValve(2 * share, 3e5, gas, { xT: 0.7, fittings: fittingsOf(piping), viscous })?.kv),
    1000,
  );
  await measure('gas flow from Kv, reducers', rounds, () =>
    sum(share => gasFlow(100, 2e5 * share, gas, { xT: 0.7, fittings: fittingsOf(piping) }).massFlow),
  );
  await measure('liquid in laminar flow, solved for Kv', 20_000, () =>
    sum(
      share => sizeLiquidValve(0.01 * share, 1e5, liquid, { FL: 0.9, viscous: { ...viscous, viscosity: 1 } })?.kv,
      20_000,
    ),
  );
  await measure('two-phase by the effective specific volume, reducers', 50_000, () =>
    sum(share => {
      const flow = { liquidFlow: 20 * share, gasFlow: 1, liquid, gas };
      return sizeTwoPhaseValve(2e5, flow, { FL: 0.9, xT: 0.7, fittings: fittingsOf(piping) })?.kv;
    }, 50_000),
  );
  await measure('noise of a gas, 33 bands', 20_000, () =>
    sum(
      share =>
        aerodynamicNoise({
          massFlow: 2 * share,
          upstreamPressure: 1e6,
          downstreamPressure: 4.8e5,
          density: 5.3,
          temperature: 450,
          gamma: 1.22,
          molarMass: 0.0198,
          cv: 90,
          valveSize: 0.1,
          FL: 0.81,
          Fd: 0.296,
          pipeDiameter: 0.2031,
          wallThickness: 0.008,
        }).level,
      20_000,
    ),
  );
}
