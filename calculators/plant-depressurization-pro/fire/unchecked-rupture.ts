import { fireMetal, hotStrength } from '@isentrope/engineering/materials';
import { messageValue } from '@isentrope/engineering/quantities';
import { warning, type Message } from '../../kit/index.ts';
import type { Simulation } from '../simulation.ts';

/** Temperature, K, above which carbon steel loses strength. EN 1993-1-2, table 3.1. */
const losesStrength = 673.15;
const steel = fireMetal('cs-360lt');
const coldStrength = hotStrength(steel, 293.15);

/** Warns of a wall that a fire heats until it loses strength, where its rupture is not checked. */
export function uncheckedRuptureNotes({
  simulation: { run, spec },
  localFire,
}: {
  readonly simulation: Simulation;
  readonly localFire: string | undefined;
}): Message[] {
  const hottest = run.summary.highestWallTemperature?.value ?? 0;
  const isInFire = spec.heat.mode === 'pool-fire' || spec.heat.mode === 'fire-flux';
  if (!isInFire || (localFire ?? 'none') !== 'none' || hottest <= losesStrength) return [];
  return [
    warning(
      'The wall reaches {hottest}, where carbon steel has {share} of its tensile strength when cold, and the rupture of the wall is not checked. Choose a local fire; the metal in it is hotter than this.',
      {
        field: 'localFire',
        source: steel.strength.source,
        values: {
          hottest: messageValue('temperature', hottest, { digits: 3 }),
          share: messageValue('fraction', hotStrength(steel, hottest) / coldStrength, { digits: 2, unit: '%' }),
        },
      },
    ),
  ];
}
