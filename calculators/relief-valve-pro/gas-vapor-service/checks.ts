import type { AbsolutePressure } from '@isentrope/engineering/quantities';
import { criticalGasFlux, gasFlux, type ReliefGas, type ValveType } from '@isentrope/engineering/relief';
import { warning, type Message } from '../../kit/index.ts';

/** A Kb given for a valve whose subcritical flow is below what that Kb allows. */
export function factorTooHigh(v: {
  valveType: ValveType;
  kb: number;
  reliefGas: ReliefGas;
  backPressure: AbsolutePressure;
}): Message[] {
  if (v.valveType === 'Balanced Bellows') return [];
  const flow = gasFlux(v.reliefGas, v.backPressure);
  const possible = flow.massFlux / criticalGasFlux(v.reliefGas);
  return v.kb > possible * (1 + 1e-9)
    ? [
        warning(
          `The flow is subcritical: by F2 no more than Kb = ${possible.toPrecision(3)} is possible, less than the Kb given.`,
          { field: 'kb', source: 'API 520-I, sizing for subcritical flow' },
        ),
      ]
    : [];
}
