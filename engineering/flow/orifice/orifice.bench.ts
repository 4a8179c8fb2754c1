import { betaAfterThreePasses, sizeByIso5167, sizeGasOrifice } from '../index.ts';

const duty = {
  pressureDifferential: 1.24e5,
  upstreamPressure: 8e5,
  density: 945,
  viscosity: 0.62e-3,
  diameter: 0.1023,
  tappings: 'Corner',
} as const;
const gas = {
  pressureDifferential: 20e5,
  upstreamPressure: 64e5,
  density: 47.2,
  viscosity: 1.4e-5,
  diameter: 0.07366,
  kappa: 1.28,
  tappings: 'Corner',
} as const;
const rounds = 200_000;

function sum(of: (massFlow: number) => number | undefined, minimum: number): number {
  let total = 0;
  for (let index = 0; index < rounds; index += 1) total += of(minimum * (1 + index / rounds)) ?? 0;
  return total;
}

export default async function bench(
  measure: (name: string, operations: number, run: () => number) => Promise<void>,
): Promise<void> {
  await measure('orifice by ISO 5167-2, liquid, to machine precision', rounds, () =>
    sum(massFlow => sizeByIso5167({ ...duty, massFlow })?.beta, 8),
  );
  await measure('orifice, gas between ISO 5167-2 and critical flow', rounds, () =>
    sum(massFlow => sizeGasOrifice({ ...gas, massFlow })?.beta, 1),
  );
  await measure('orifice by the original four passes', rounds, () =>
    sum(massFlow => betaAfterThreePasses({ ...duty, massFlow }, 0.5), 8),
  );
}
