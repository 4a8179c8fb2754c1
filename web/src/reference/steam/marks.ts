import type { ReportedCase } from '@isentrope/calculators/kit';
import { siOf } from '../reported.ts';
import type { Mark } from './diagram/diagram.tsx';

/** The diagram marks of a case: its state, or both saturated phases. */
export function marksFromReport(report: ReportedCase): Mark[] {
  const mark = (label: string, temperatureId: string, phase: string): Mark[] => {
    const ids = ['pressure', temperatureId, `enthalpy${phase}`, `entropy${phase}`, `specificVolume${phase}`];
    const [pressure, temperature, enthalpy, entropy, specificVolume] = ids.map(id => siOf(report, id));
    if (pressure === undefined || temperature === undefined) return [];
    if (enthalpy === undefined || entropy === undefined || specificVolume === undefined) return [];
    return [{ label, pressure, temperature, enthalpy, entropy, specificVolume }];
  };
  const state = mark('State', 'temperature', '');
  if (state.length > 0) return state;
  return [...mark('Saturated liquid', 'temp', 'Liquid'), ...mark('Saturated vapour', 'temp', 'Vapor')];
}
