import {
  fluidMethodOf,
  fluidComponentOf,
  pairsBeyondGergIn,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { warning, type Message } from '../kit/index.ts';

/** Warns of a liquid beside its vapour whose equilibrium GERG-2008 does not have, although it has that of the mixture as a whole. */
export function liquidBeyondGergMessages({ fluid, phase, quality }: StreamPhase, field: string): Message[] {
  if (fluid.type !== 'components' || quality === undefined || phase?.state.phase !== 'liquid') return [];
  const pairs = fluidMethodOf(fluid.amounts) === 'gerg2008' ? pairsBeyondGergIn(phase.composition) : [];
  if (pairs.length === 0) return [];
  const names = pairs.map(pair => pair.map(id => fluidComponentOf(id)?.name ?? id).join(' with ')).join(', ');
  const text = `In the liquid of this mixture GERG-2008 has wrong equilibria of ${names}: how much of the lighter is dissolved, and the pressure at which the liquid boils, can be off by more than a third, to either side.`;
  return [warning(text, { field })];
}
