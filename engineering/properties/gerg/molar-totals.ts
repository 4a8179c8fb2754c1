import { log } from '../../elementary/index.ts';
import type { TwoPhaseSolver } from '../equilibrium/index.ts';
import { at } from '../helmholtz/index.ts';
import type { GergMixture } from './gerg-mixture.ts';
import { gasConstant as R } from './ideal-gas.ts';

/** A molar quantity of a two-phase mixture that can be specified to the solver: J/mol, J/(mol·K), m³/mol. */
export type MolarTotal = 'enthalpy' | 'entropy' | 'internalEnergy' | 'volume';

/** Derivatives of a total by the amount of each evaporating component, by ln T and by ln p. */
interface Slopes {
  readonly byEvaporation: (component: number) => number;
  readonly byLnT: number;
  readonly byLnP: number;
  readonly value: number;
}

/**
 * Molar totals of a two-phase mixture and their derivatives by the unknowns of the solver, so that a state can be solved from them by the
 * same Newton's method as from T and p. Differences of partial molar properties come from the derivatives of ln φ. Enthalpies and energies
 * are divided by R·T, entropies by R, the volume is in its logarithm.
 */
export class MolarTotals {
  constructor(
    private readonly solver: TwoPhaseSolver,
    private readonly liquid: GergMixture,
    private readonly vapour: GergMixture,
  ) {}

  /** Returns the total as a specification for the feed z. */
  given(total: MolarTotal, goal: number, z: Float64Array): { readonly write: (row: Float64Array) => number } {
    return { write: row => this.write(row, total, goal, z) };
  }

  private write(row: Float64Array, total: MolarTotal, goal: number, z: Float64Array): number {
    const { solver } = this;
    const { size, x, y } = solver;
    const beta = solver.vapourFraction;
    const { byEvaporation, byLnT, byLnP, value } = this.slopes(total);
    let byFraction = 0;
    for (let i = 0; i < size; i += 1) {
      const moved = (byEvaporation(i) * at(x, i) * at(y, i)) / at(z, i);
      row[i] = beta * (1 - beta) * moved;
      byFraction += moved;
    }
    row[solver.lnT] = byLnT;
    row[solver.lnP] = byLnP;
    row[solver.fraction] = byFraction;
    const { temperature } = solver;
    switch (total) {
      case 'volume':
        return log(goal / value);
      case 'entropy':
        return (goal - value) / R;
      case 'enthalpy':
      case 'internalEnergy':
        return (goal - value) / (R * temperature);
    }
  }

  private slopes(total: MolarTotal): Slopes {
    const { solver, liquid, vapour } = this;
    const { temperature: T, pressure: p, vapourFraction: beta } = solver;
    liquid.evaluateProperties();
    vapour.evaluateProperties();
    const sum = (of: (phase: GergMixture) => number): number => (1 - beta) * of(liquid) + beta * of(vapour);
    const volume = sum(phase => phase.volume);
    const volumeByT = sum(phase => -phase.pressureByTemperature / phase.pressureByVolume);
    const heat = sum(phase => phase.energy.molarMass * phase.cp) / R;
    const byHeat = (i: number): number => at(liquid.byTemperature, i) - at(vapour.byTemperature, i);
    const volumeByP = sum(phase => 1 / phase.pressureByVolume);
    const byVolume = (i: number): number => at(vapour.byPressure, i) - at(liquid.byPressure, i);
    const enthalpy = sum(phase => phase.energy.molarMass * phase.enthalpy);
    switch (total) {
      case 'enthalpy':
        return { byEvaporation: byHeat, byLnT: heat, byLnP: (p * (volume - T * volumeByT)) / (R * T), value: enthalpy };
      case 'entropy':
        return {
          byEvaporation: byHeat,
          byLnT: heat,
          byLnP: (-p * volumeByT) / R,
          value: sum(phase => phase.energy.molarMass * phase.entropy),
        };
      case 'volume':
        return {
          byEvaporation: i => (byVolume(i) * R * T) / (p * volume),
          byLnT: (T * volumeByT) / volume,
          byLnP: (p * volumeByP) / volume,
          value: volume,
        };
      case 'internalEnergy':
        return {
          byEvaporation: i => byHeat(i) - byVolume(i),
          byLnT: heat - (p * volumeByT) / R,
          byLnP: (-p * (T * volumeByT + p * volumeByP)) / (R * T),
          value: enthalpy - p * volume,
        };
    }
  }
}
