import { streamPhaseAt } from '@isentrope/engineering/properties';
import { formatNumber, undefinedIfRefused, type Temperature } from '@isentrope/engineering/quantities';
import type { CompositionModel, StartingPhases } from '@isentrope/engineering/vessels';
import { referenceDensityOfStream, referenceDensityMessages } from '../../fluid/index.ts';
import type { ListItem, Message } from '../../kit/index.ts';
import { contentsByBest } from '../start.ts';

/** Warns of contents whose density at the start is known to be wrong. */
export function referenceDensityNotes(v: {
  readonly composition: readonly ListItem[];
  readonly equationOfState: CompositionModel;
  readonly start: StartingPhases;
  readonly initialTemperature: Temperature;
}): Message[] {
  const fluid = contentsByBest(v.composition, v.equationOfState);
  if (fluid === undefined) return [];
  const phases = (['gas', 'liquid'] as const).flatMap(
    requested =>
      undefinedIfRefused(() => streamPhaseAt(fluid, v.start.pressure, v.initialTemperature, requested)) ?? [],
  );
  const both = phases.some(({ whole }) => whole === 'two-phase');
  return phases.slice(0, both ? 2 : 1).flatMap(phase =>
    referenceDensityMessages(referenceDensityOfStream(phase), 'timeToTarget', ratio => {
      const percent = formatNumber(100 * Math.abs(1 - 1 / ratio), 2);
      const [size, side] = ratio > 1 ? ['small', 'unsafe'] : ['large', 'safe'];
      return `Its mass in the vessel is ${percent} % too ${size}, and so are, about, the mass released and the time to the target: the ${side} side.`;
    }),
  );
}
