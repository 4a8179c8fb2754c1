import type { Evaluation } from '@isentrope/calculators/kit';
import type { SaturatedPair, SteamState } from '@isentrope/engineering/properties';
import type { Mark } from './diagram/diagram.tsx';

function isState(value: unknown): value is SteamState {
  return typeof value === 'object' && value !== null && 'region' in value && 'specificVolume' in value;
}

function isPair(value: unknown): value is SaturatedPair {
  return typeof value === 'object' && value !== null && 'liquid' in value && 'vapour' in value;
}

/** What an evaluation marks on the diagrams: the state, or both saturated phases. */
export function marksOf({ values }: Evaluation): Mark[] {
  const { state, phases } = values;
  if (isState(state)) return [{ label: 'State', ...state }];
  if (!isPair(phases)) return [];
  return [
    { label: 'Saturated liquid', ...phases.liquid },
    { label: 'Saturated vapour', ...phases.vapour },
  ];
}
