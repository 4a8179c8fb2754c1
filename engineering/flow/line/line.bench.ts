import { evaluateSteamAtPT, fluidOf, loadFluidData, SteamProperties } from '../../properties/index.ts';
import { choked } from './compressible.ts';
import { sumFittings } from './fittings.ts';
import { FlowStates } from './flow-states.ts';
import { colebrook } from './friction-factor.ts';
import { heatedOutlet } from './heated-line.ts';
import { gasLineOutlet, singlePhaseLine } from './line.ts';
import { RealFluidLine } from './real-fluid.ts';
import { StateTable } from './state-table.ts';
import { beggsBrill } from './two-phase/beggs-brill.ts';
import { friedel } from './two-phase/friedel.ts';
import { lockhartMartinelli } from './two-phase/lockhart-martinelli.ts';
import { liquidHoldup } from './two-phase/void-fraction.ts';

const fittings = sumFittings(
  [
    { item: 'Bend 90°, r/D 1.5', amount: 6 },
    { item: 'Gate valve', amount: 2 },
    { item: 'Exit', amount: 1 },
  ],
  'crane',
  6,
);
const geometry = { diameter: 0.15408, inches: 6, roughness: 4.57e-5, length: 120, rise: 8, fittings };
const twoPhase = {
  liquidFlow: 8,
  gasFlow: 1,
  liquidDensity: 700,
  gasDensity: 12,
  liquidViscosity: 4e-4,
  gasViscosity: 1.2e-5,
  surfaceTension: 0.02,
  diameter: 0.15408,
  roughness: 4.57e-5,
};
const rounds = 500_000;

function sum(of: (share: number) => number, operations = rounds): number {
  let total = 0;
  for (let index = 0; index < operations; index += 1) total += of(1 + index / operations);
  return total;
}

export default async function bench(
  measure: (name: string, operations: number, run: () => number) => Promise<void>,
): Promise<void> {
  await measure('line: Colebrook to machine precision', rounds, () => sum(share => colebrook(1e5 * share, 3e-4)));
  await measure('line: liquid with fittings and elevation', rounds, () =>
    sum(share => singlePhaseLine({ massFlow: 30 * share, density: 900, viscosity: 1e-3 }, geometry).frictionLoss),
  );
  for (const expansion of ['adiabatic', 'isothermal'] as const) {
    await measure(`line: gas with fittings, ${expansion}`, rounds, () =>
      sum(share => {
        const flow = { massFlow: 6 * share, density: 8, viscosity: 1.2e-5, pressure: 9e5, gamma: 1.3 };
        const outlet = gasLineOutlet(flow, singlePhaseLine(flow, geometry), geometry, expansion);
        return outlet === choked ? 0 : outlet.pressureDrop;
      }),
    );
  }
  const steam = new SteamProperties();
  await measure('line: superheated steam, properties and adiabatic flow', rounds, () =>
    sum(share => {
      evaluateSteamAtPT(4e6, 650 + 50 * share, steam);
      const density = 1 / steam.specificVolume;
      const gamma = steam.speedOfSound ** 2 / (4e6 * steam.specificVolume);
      const flow = { massFlow: 11 * share, density, viscosity: 2.65e-5, pressure: 4e6, gamma };
      const outlet = gasLineOutlet(flow, singlePhaseLine(flow, geometry), geometry, 'adiabatic');
      return outlet === choked ? 0 : outlet.pressureDrop;
    }),
  );
  await measure('line: two-phase by Friedel, with holdup', rounds, () =>
    sum(share => {
      const line = { ...twoPhase, liquidFlow: 8 * share };
      return friedel(line).gradient + liquidHoldup(line);
    }),
  );
  await measure('line: two-phase by Lockhart–Martinelli', rounds, () =>
    sum(share => lockhartMartinelli({ ...twoPhase, liquidFlow: 8 * share }).gradient),
  );
  await measure('line: two-phase by Beggs–Brill, uphill', rounds, () =>
    sum(share => beggsBrill({ ...twoPhase, liquidFlow: 8 * share }, 0.07, 9e5).gradient),
  );

  const ids = { C1: 0.85, C2: 0.08, C3: 0.04, nC4: 0.01, CO2: 0.02 };
  const lines = 50;
  // A loss of 0.75 of the inlet pressure takes 20 cells.
  for (const method of ['pr', 'gerg2008'] as const) {
    await loadFluidData(Object.keys(ids), method);
    const fluid = fluidOf(ids, method);
    await measure(`line: natural gas by ${method}, adiabatic, 20 cells`, lines, () =>
      sum(share => {
        const inlet = { pressure: 80e5 * share, temperature: 320 };
        const start = fluid.stateAt(inlet);
        const nearby = fluid.nearbyStates(start);
        const densityAt = (pressure: number, fall: number) => nearby(pressure, start.enthalpy - fall).density;
        const states = new FlowStates(inlet.pressure, start.density, densityAt, false);
        return new RealFluidLine(states.flow(1500), 1500).pressureAfter(inlet.pressure, 350) ?? 0;
      }, lines),
    );
    await measure(`line: natural gas by ${method}, with heat transfer`, lines, () =>
      sum(share => {
        const inlet = { pressure: 80e5 * share, temperature: 320 };
        const start = fluid.stateAt(inlet);
        const { density } = start;
        const nearby = fluid.nearbyStates(start);
        const table = new StateTable((pressure, gain) => nearby(pressure, start.enthalpy + gain), start);
        const stateAt = (pressure: number, gain: number) => table.stateAt(pressure, gain);
        const state = { ...inlet, density };
        const heat = { conductance: 3000, ambient: 280 };
        const outlet = heatedOutlet({ stateAt, inlet: state, massFlux: 1000, resistance: 300, rise: 0, ...heat });
        return outlet?.pressure ?? 0;
      }, lines),
    );
  }
}
