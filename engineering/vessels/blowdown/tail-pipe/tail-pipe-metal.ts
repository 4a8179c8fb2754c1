import { exp, expm1 } from '../../../elementary/index.ts';
import { outsideCoefficient, radiantFlux } from '../../../heat-transfer/index.ts';
import type { Temperature } from '../../../quantities/index.ts';
import type { Surroundings, TailPipe } from '../spec.ts';

/** Fluid conditions at the wall of a tail pipe at a time, s; the coefficient is 0 where nothing flows. */
export interface WallsideFluid {
  readonly time: number;
  /** W/(m²·K). */
  readonly coefficient: number;
  /** W/K; infinite for a boiling or condensing fluid, which keeps its temperature. */
  readonly heatCapacityRate: number;
  /** For adiabatic flow, in the middle of each cell; empty where nothing flows. */
  readonly temperatures: readonly Temperature[];
}

/** Cells along the pipe. */
export const tailPipeCells = 10;

/** Metal temperatures of a tail pipe over a run. */
export interface TailPipeMetal {
  /** Lowest temperature along the pipe at each time. */
  readonly lowest: readonly Temperature[];
  /** The overall lowest temperature, its time, s, and its distance from the valve, m. */
  readonly coldest: { readonly value: Temperature; readonly time: number; readonly position: number };
  /** Heat, J: stored in the metal, received from outside, given to the fluid. */
  readonly heat: { readonly stored: number; readonly fromOutside: number; readonly toFluid: number };
}

/** Longest step, relative to the time constant of metal and fluid. */
const shareOfLag = 0.25;
const maxSteps = 40;

/**
 * Calculates the metal temperature of a tail pipe, uniform through its thickness, in cells along it. Heat from the metal warms the fluid
 * downstream. Within a step everything but the metal temperature is taken at mid-step, which makes the solution an exact exponential.
 * Without surroundings there is no heat from outside.
 */
export function tailPipeMetal(
  pipe: TailPipe,
  moments: readonly WallsideFluid[],
  start: Temperature,
  surroundings: Surroundings | undefined,
): TailPipeMetal {
  const { insideDiameter, length, wall } = pipe;
  const cells = tailPipeCells;
  const outside = insideDiameter + 2 * wall.thickness;
  const cellLength = length / cells;
  const inner = Math.PI * insideDiameter * cellLength;
  const outer = Math.PI * outside * cellLength;
  const section = (Math.PI / 4) * (outside ** 2 - insideDiameter ** 2);
  const capacity = section * cellLength * wall.density * wall.heatCapacity;
  const metal = Array.from({ length: cells }, () => start);
  const heat = { stored: 0, fromOutside: 0, toFluid: 0 };
  let coldest = { value: start, time: 0, position: 0 };
  const lowest = moments.map((moment, index) => {
    const before = moments[index - 1];
    if (before !== undefined && moment.time > before.time) advance(before, moment);
    const value = Math.min(...metal);
    if (value < coldest.value) {
      coldest = { value, time: moment.time, position: (metal.indexOf(value) + 0.5) * cellLength };
    }
    return value;
  });
  heat.stored = capacity * metal.reduce((sum, temperature) => sum + temperature - start, 0);
  return { lowest, coldest, heat };

  function advance(from: WallsideFluid, to: WallsideFluid): void {
    const lag = capacity / Math.max(1e-9, inner * Math.max(from.coefficient, to.coefficient));
    const steps = Math.min(maxSteps, Math.ceil((to.time - from.time) / (shareOfLag * lag)));
    const step = (to.time - from.time) / steps;
    for (let count = 0; count < steps; count += 1) {
      const share = (count + 0.5) / steps;
      const between = (one: number, other: number): number => one + share * (other - one);
      const coefficient = between(from.coefficient, to.coefficient);
      const infinite = Math.max(from.heatCapacityRate, to.heatCapacityRate) === Infinity;
      const rate = infinite ? Infinity : between(from.heatCapacityRate, to.heatCapacityRate);
      // Warming of the fluid by the metal upstream of a cell, and the share of a difference it takes up within one.
      let warmed = 0;
      const taken = rate > 0 && rate < Infinity ? -expm1((-coefficient * inner) / rate) : 0;
      const conductance = rate < Infinity ? rate * taken : coefficient * inner;
      for (let cell = 0; cell < cells; cell += 1) {
        const [one, other] = [from.temperatures[cell], to.temperatures[cell]];
        const fluid = between(one ?? other ?? start, other ?? one ?? start) + warmed;
        const old = metal[cell] ?? start;
        const air = surroundings === undefined ? 0 : outer * outsideConductance(surroundings, outside, old);
        const ambient = surroundings?.ambientTemperature ?? old;
        const total = conductance + air;
        const target = total > 0 ? (conductance * fluid + air * ambient) / total : old;
        const decay = (total * step) / capacity;
        const next = target + (old - target) * exp(-decay);
        const mean = decay > 1e-9 ? target + ((old - target) * -expm1(-decay)) / decay : old;
        metal[cell] = next;
        heat.toFluid += conductance * (mean - fluid) * step;
        heat.fromOutside += air * (ambient - mean) * step;
        warmed += taken * (mean - fluid);
      }
    }
  }
}

/** Heat transfer coefficient from the surroundings to the outside of a horizontal pipe by convection and radiation, W/(m²·K). */
function outsideConductance(surroundings: Surroundings, diameter: number, surface: number): number {
  const { ambientTemperature, outerCoefficient, windSpeed, emissivity } = surroundings;
  const shape = { orientation: 'horizontal', diameter, height: diameter } as const;
  const convection = outerCoefficient ?? outsideCoefficient(shape, surface, ambientTemperature, windSpeed);
  const difference = ambientTemperature - surface;
  if (emissivity === undefined || Math.abs(difference) < 1e-6) return convection;
  return convection + radiantFlux(emissivity, ambientTemperature, surface) / difference;
}
