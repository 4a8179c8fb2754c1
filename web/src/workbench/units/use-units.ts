import { customUnitsFrom, type Definition, type UnitSet } from '@isentrope/calculators/kit';
import type { PressureBasis, StandardSet } from '@isentrope/engineering/quantities';
import { useEffect, useEffectEvent, type Dispatch } from 'react';
import type { WorkbenchState } from '../state/workbench-model.ts';
import type { WorkbenchAction } from '../state/workbench-action.ts';
import { isBlank } from '../state/workbench.ts';
import { unitSetOf, type UnitPreference } from './unit-preference.ts';
import { useUnitPreference } from './use-unit-preference.ts';

/** A unit set or pressure basis the workbench can be converted to. */
export interface UnitChoice {
  readonly id: StandardSet | 'own' | PressureBasis | 'calculated';
  readonly name: string;
  readonly example: string;
  /** Whether it is the user's preference. */
  readonly preferred: boolean;
  readonly choose: () => void;
}

/** The unit sets and pressure bases available, and saving the present units as preference. */
export interface Units {
  readonly choices: readonly UnitChoice[];
  readonly pressures: readonly UnitChoice[];
  /** The preferred unit set and its name within a sentence; undefined if none. */
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

const pressureChoices: readonly {
  readonly basis: PressureBasis | undefined;
  readonly name: string;
  readonly description: string;
  readonly example: string;
}[] = [
  {
    basis: 'gauge',
    name: 'Gauge pressures',
    description: 'All results are in gauge pressure.',
    example: 'Results in bar(g) or psi(g)',
  },
  {
    basis: 'absolute',
    name: 'Absolute pressures',
    description: 'All results are in absolute pressure.',
    example: 'Results in bar(abs) or psi(abs)',
  },
  {
    basis: undefined,
    name: 'Pressures as calculated',
    description: 'Each result is in gauge or absolute pressure, as its calculator gives it.',
    example: 'Results gauge or absolute, by calculator',
  },
];

/**
 * The units of the workbench and the stored preference. A blank workbench starts in the units of its project, else in
 * the preferred ones. `index`: the active case, whose units can be saved; `ready`: whether the work has been loaded.
 */
export function useUnits(
  definition: Definition,
  workbench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  announce: (sentence: string) => void,
  {
    index,
    ready,
    ofProject,
  }: { readonly index: number; readonly ready: boolean; readonly ofProject?: StandardSet | undefined },
): Units {
  const [preference, savePreference] = useUnitPreference();
  const begin = useEffectEvent((set: UnitSet) => {
    if (isBlank(definition, workbench) && workbench.past.length === 0 && workbench.future.length === 0)
      dispatch({ type: 'unitSet', set, begins: true });
  });
  useEffect(() => {
    const set = ofProject ?? (preference && unitSetOf(preference));
    if (ready && set) begin(set);
  }, [ready, ofProject, preference]);

  const own = preference?.own;
  const basis = preference?.pressures;
  const preferences = { ...(own ? { own } : {}), ...(basis ? { pressures: basis } : {}) };
  const choice = (chosen: UnitPreference, name: string, inWords: string, example: string): UnitChoice => ({
    id: chosen.set,
    name,
    example,
    preferred: preference?.set === chosen.set,
    choose: () => {
      dispatch({ type: 'unitSet', set: unitSetOf(chosen) });
      savePreference(chosen);
      announce(`All fields and results are in ${inWords}. New calculations will start in these units too.`);
    },
  });
  return {
    choices: [
      ...standard.map(({ set, name, inWords, example }) => choice({ set, ...preferences }, name, inWords, example)),
      ...(own ? [choice({ set: 'own', ...preferences }, 'My units', ownInWords, 'As you saved them')] : []),
    ],
    pressures: pressureChoices.map(({ basis: pressures, name, description, example }) => ({
      id: pressures ?? 'calculated',
      name,
      example,
      preferred: preference !== undefined && basis === pressures,
      choose: () => {
        dispatch({ type: 'pressures', basis: pressures });
        if (!preference) return announce(description);
        savePreference({ set: preference.set, ...(own ? { own } : {}), ...(pressures ? { pressures } : {}) });
        announce(`${description} New calculations will start this way too.`);
      },
    })),
    preferred: preference && {
      set: unitSetOf(preference),
      inWords: standard.find(({ set }) => set === preference.set)?.inWords ?? ownInWords,
    },
    keepAsMine: () => {
      const before = preference ? unitSetOf(preference) : 'metric';
      const { pressures, ...mine } = customUnitsFrom(
        definition,
        workbench.cases[index]?.data ?? {},
        workbench.units,
        before,
      );
      savePreference({ set: 'own', own: mine, ...(pressures ? { pressures } : {}) });
      announce('Saved. New calculations will start in these units.');
    },
  };
}
