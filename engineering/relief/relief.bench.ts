import { isentropeFrom, loadFluid } from '../properties/index.ts';
import {
  certifiedLiquidArea,
  correctForViscosity,
  gasFlux,
  napierCorrection,
  napierFlux,
  nozzleThroat,
  omegaFlow,
  omegaThroat,
  realNozzle,
  reliefGasDensity,
  saturatedSteam,
  superheatCorrection,
  waterThroat,
  wetSteam,
} from './index.ts';

const gas = { pressure: 4.7e6, temperature: 391, molarMass: 0.0186, compressibilityFactor: 0.94, gamma: 1.25 };
const duty = { massFlow: 102, density: 900, relievingPressure: 1.9e6, backPressure: 3.4e5 };
const naturalGas = {
  C1: 0.8,
  C2: 0.08,
  C3: 0.04,
  iC4: 0.01,
  nC4: 0.015,
  iC5: 0.005,
  nC5: 0.005,
  nC6: 0.005,
  N2: 0.015,
  CO2: 0.025,
};
const flashing = { density: 51.4, omega: 1.48, saturationRatio: 1 };

function sum(operations: number, of: (share: number) => number): number {
  let total = 0;
  for (let index = 0; index < operations; index += 1) total += of(1 + (0.1 * index) / operations);
  return total;
}

export default async function bench(
  measure: (name: string, operations: number, run: () => number) => Promise<void>,
): Promise<void> {
  await measure('gas, critical, API 520-I', 500_000, () =>
    sum(500_000, share => gasFlux({ ...gas, pressure: share * gas.pressure }, 1e6).massFlux),
  );
  await measure('gas, subcritical, API 520-I', 500_000, () =>
    sum(500_000, share => gasFlux({ ...gas, pressure: share * gas.pressure }, 4e6).massFlux),
  );
  await measure('gas, nozzle integral', 20_000, () =>
    sum(20_000, share => {
      const inlet = share * gas.pressure;
      const volume = 1 / reliefGasDensity({ ...gas, pressure: inlet });
      return nozzleThroat(p => volume * (p / inlet) ** -0.8, inlet, 1e6, { minimum: 0.2 * inlet }).massFlux;
    }),
  );
  await measure('steam, Napier with KN and KSH of the 10th edition', 500_000, () =>
    sum(500_000, share => {
      const pressure = share * 5e6;
      const factor = superheatCorrection('10th', { setPressure: 4.5e6, pressure, temperature: 683 });
      return napierFlux(pressure) * napierCorrection(pressure) * factor;
    }),
  );
  await measure('steam, nozzle integral of IAPWS-IF97', 20_000, () =>
    sum(20_000, share => waterThroat(saturatedSteam(share * 5e6), 1e5).massFlux),
  );
  await measure('liquid, with viscosity', 500_000, () =>
    sum(500_000, share => {
      const each = { ...duty, massFlow: share * duty.massFlow };
      return correctForViscosity(each, 0.4, certifiedLiquidArea(each, 0.65), '10th').area;
    }),
  );
  await measure('two-phase, omega method', 200_000, () =>
    sum(200_000, share => omegaFlow(flashing, share * 5.6e5, 2e5).massFlux),
  );
  await measure('two-phase, nozzle integral', 20_000, () =>
    sum(20_000, share => omegaThroat(flashing, share * 5.6e5, 2e5).massFlux),
  );
  await measure('water and steam, nozzle integral of IAPWS-IF97', 20_000, () =>
    sum(20_000, share => waterThroat(wetSteam(share * 1e6, 0.05), 1e5).massFlux),
  );
  for (const method of ['gerg2008', 'pr'] as const) {
    const fluid = await loadFluid(naturalGas, method);
    for (const [text, temperature] of [
      ['in one phase', 391],
      ['that condenses', 304],
    ] as const) {
      await measure(`natural gas of ten components ${text}, real nozzle by ${method}`, 200, () =>
        sum(
          200,
          share =>
            realNozzle(isentropeFrom(fluid, fluid.stateAt({ pressure: share * 47e5, temperature })), 1e5).massFlux,
        ),
      );
    }
  }
  const propane = await loadFluid({ C3: 1 });
  await measure('propane that condenses, real nozzle by its reference equation', 500, () =>
    sum(
      500,
      share =>
        realNozzle(isentropeFrom(propane, propane.stateAt({ pressure: share * 28e5, temperature: 353 })), 1e5).massFlux,
    ),
  );
}
