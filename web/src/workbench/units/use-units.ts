import { ownUnits, type Definition, type UnitSet } from '@isentrope/calculators/kit';
import type { StandardSet } from '@isentrope/engineering/quantities';
import { useEffect, useEffectEvent, type Dispatch } from 'react';
import type { Bench } from '../bench/bench-model.ts';
import type { BenchAction } from '../bench/bench-action.ts';
import { isBlank } from '../bench/bench.ts';
import { setOf, type UnitPreference } from './unit-preference.ts';
import { useUnitPreference } from './use-unit-preference.ts';

/** A set of units that the whole bench can go to. */
export interface UnitChoice {
  readonly id: StandardSet | 'own';
  readonly name: string;
  readonly example: string;
  /** Whether it is the one that the person works in. */
  readonly preferred: boolean;
  readonly choose: () => void;
}

/** The sets of units that there are for a bench, and how its present units become one. */
export interface Units {
  readonly choices: readonly UnitChoice[];
  /** The set that the person chose to work in, and its name in a sentence; none until one is chosen. */
  readonly preferred: { readonly set: UnitSet; readonly inWords: string } | undefined;
  readonly keepAsMine: () => void;
}

const ownInWords = 'your units';

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
 * The units of the whole bench, and the person's choice remembered. A bench on which nothing is typed begins in those of its
 * project, else in those that the person works in.
 * `index`: the place of the case in hand, whose units can be kept; `ready`: whether the work of this tab has been found.
 */
export function useUnits(
  definition: Definition,
  bench: Bench,
  dispatch: Dispatch<BenchAction>,
  say: (sentence: string) => void,
  {
    index,
    ready,
    ofProject,
  }: { readonly index: number; readonly ready: boolean; readonly ofProject?: StandardSet | undefined },
): Units {
  const [preference, keep] = useUnitPreference();
  const begin = useEffectEvent((set: UnitSet) => {
    if (isBlank(definition, bench) && bench.past.length === 0 && bench.future.length === 0)
      dispatch({ type: 'unitSet', set, begins: true });
  });
  useEffect(() => {
    const set = ofProject ?? (preference && setOf(preference));
    if (ready && set) begin(set);
  }, [ready, ofProject, preference]);

  const own = preference?.own;
  const choice = (chosen: UnitPreference, name: string, inWords: string, example: string): UnitChoice => ({
    id: chosen.set,
    name,
    example,
    preferred: preference?.set === chosen.set,
    choose: () => {
      dispatch({ type: 'unitSet', set: setOf(chosen) });
      keep(chosen);
      say(`All fields and results are in ${inWords}. New work starts in them too.`);
    },
  });
  return {
    choices: [
      ...standard.map(({ set, name, inWords, example }) =>
        choice({ set, ...(own ? { own } : {}) }, name, inWords, example),
      ),
      ...(own ? [choice({ set: 'own', own }, 'My units', ownInWords, 'As you kept them')] : []),
    ],
    preferred: preference && {
      set: setOf(preference),
      inWords: standard.find(({ set }) => set === preference.set)?.inWords ?? ownInWords,
    },
    keepAsMine: () => {
      const before = preference ? setOf(preference) : 'metric';
      keep({ set: 'own', own: ownUnits(definition, bench.cases[index]?.data ?? {}, bench.units, before) });
      say('Kept as your units. New work starts in them.');
    },
  };
}
