import { ownUnits } from '@isentrope/calculators/kit';
import type { StandardSet } from '@isentrope/engineering/quantities';
import { useEffect, useEffectEvent } from 'react';
import { useBench } from '../bench-context.ts';
import type { Bench } from '../bench-model.ts';
import { isBlank } from '../bench.ts';
import { closeMenu, PopoverMenu } from '../popover-menu.tsx';
import { setOf, type UnitPreference } from './unit-preference.ts';
import { useUnitPreference } from './use-unit-preference.ts';

const standard: readonly {
  readonly set: StandardSet;
  readonly name: string;
  readonly inWords: string;
  readonly example: string;
}[] = [
  { set: 'metric', name: 'Metric', inWords: 'metric units', example: 'bar, °C, kg/h, mm, cP' },
  { set: 'si', name: 'SI', inWords: 'SI units', example: 'kPa, K, kg/s, mm, mPa·s' },
  { set: 'us', name: 'US customary', inWords: 'US customary units', example: 'psi, °F, lb/h, inch, cP' },
];

/**
 * The units of the whole bench, as a menu, and the person's choice remembered: a bench on which nothing is typed begins
 * in them.
 */
export function UnitsMenu({
  bench,
  index,
  ready,
  say,
}: {
  readonly bench: Bench;
  /** The place of the case in hand, whose units can be kept. */
  readonly index: number;
  /** Whether the work of this tab has been found. */
  readonly ready: boolean;
  readonly say: (sentence: string) => void;
}) {
  const { definition, dispatch } = useBench();
  const [preference, keep] = useUnitPreference();
  const begin = useEffectEvent((preferred: UnitPreference) => {
    if (isBlank(definition, bench) && bench.past.length === 0 && bench.future.length === 0)
      dispatch({ type: 'unitSet', set: setOf(preferred), begins: true });
  });
  useEffect(() => {
    if (ready && preference) begin(preference);
  }, [ready, preference]);

  function choose(chosen: UnitPreference, inWords: string) {
    dispatch({ type: 'unitSet', set: setOf(chosen) });
    keep(chosen);
    say(`All fields and results are in ${inWords}. New work starts in them too.`);
  }

  const own = preference?.own;
  const present = bench.cases[index] ?? bench.cases[0];
  const choices = [
    ...standard.map(({ set, ...words }) => ({ chosen: { set, ...(own ? { own } : {}) }, ...words })),
    ...(own
      ? [{ chosen: { set: 'own' as const, own }, name: 'My units', inWords: 'your units', example: 'As you kept them' }]
      : []),
  ];
  return (
    <PopoverMenu label="Units">
      {choices.map(({ chosen, name, inWords, example }) => (
        <button
          key={chosen.set}
          type="button"
          className="menu-choice"
          aria-label={name}
          aria-current={preference?.set === chosen.set || undefined}
          onClick={event => {
            closeMenu(event);
            choose(chosen, inWords);
          }}
        >
          <b>{name}</b>
          <span>{example}</span>
        </button>
      ))}
      {present && (
        <button
          type="button"
          className="menu-choice"
          onClick={event => {
            closeMenu(event);
            const before = preference ? setOf(preference) : 'metric';
            keep({ set: 'own', own: ownUnits(definition, present.data, bench.units, before) });
            say('Kept as your units. New work starts in them.');
          }}
        >
          Keep these units as mine
        </button>
      )}
    </PopoverMenu>
  );
}
