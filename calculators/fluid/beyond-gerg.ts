import {
  fluidComponentOf,
  fluidMethodOf,
  pairsBoilingWrong,
  type Composition,
  type EquilibriumState,
  type StreamPhase,
  type ThermodynamicState,
} from '@isentrope/engineering/properties';
import { warning, type Message } from '../kit/index.ts';

/**
 * Warns of a liquid by GERG-2008 of substances whose equilibria it does not have, although it may have those of the mixture as a whole.
 * @param composition of the liquid, in mole fractions.
 */
export function boilingByGergMessages(composition: Composition, isBesideVapour: boolean, field: string): Message[] {
  const pairs = pairsBoilingWrong(composition);
  if (pairs.length === 0) return [];
  const names = pairs.map(pair => pair.map(id => fluidComponentOf(id)?.name ?? id).join(' with ')).join(', ');
  const text = isBesideVapour
    ? `In the liquid of this mixture GERG-2008 has wrong equilibria of ${names}: how much of the lighter is dissolved, and the pressure at which the liquid boils, can be off by more than a third, to either side.`
    : `GERG-2008 has wrong equilibria of ${names}: the pressure at which this liquid boils can be off by more than a third, mostly too high, and so can the vapour that forms from it.`;
  return [warning(text, { field })];
}

/** Composition of the liquid of a state, which may also have both phases; undefined where there is none. */
function liquidIn(composition: Composition, state: ThermodynamicState | EquilibriumState): Composition | undefined {
  if (state.phase === 'liquid') return composition;
  return 'phases' in state ? state.phases?.liquid.composition : undefined;
}

/** Warns of a stream's liquid by GERG-2008 whose equilibria that does not have. */
export function liquidBeyondGergMessages({ fluid, phase, quality }: StreamPhase, field: string): Message[] {
  if (fluid.type !== 'components' || fluidMethodOf(fluid.amounts) !== 'gerg2008') return [];
  const liquid = phase && liquidIn(phase.composition, phase.state);
  return liquid ? boilingByGergMessages(liquid, quality !== undefined, field) : [];
}
