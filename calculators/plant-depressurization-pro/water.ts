import { stated } from '@isentrope/engineering/quantities';
import type { CompositionModel } from '@isentrope/engineering/vessels';
import { warning, type ListItem, type Message } from '../kit/index.ts';

/** Fraction of water above which its own phase can matter. */
const traceOfWater = 1e-3;

/** What must be said where water is part of the contents: two phases at most are found, and PR describes it poorly. */
export function waterNotes({
  composition,
  equationOfState,
}: {
  readonly composition: readonly ListItem[];
  readonly equationOfState: CompositionModel;
}): Message[] {
  const water = composition.find(({ item }) => item === 'H2O')?.amount ?? 0;
  if (water < traceOfWater) return [];
  const alone = composition.every(({ item, amount }) => item === 'H2O' || amount === 0);
  if (alone && equationOfState === 'reference') return [];
  return [
    warning(
      alone
        ? 'The Peng–Robinson equation describes water poorly: its vapour pressure is 8 % low at {temperature}, its liquid 13 % too light, and its viscosity and conductivity are rough.'
        : 'Free water with hydrocarbons would be a third phase, and only two are modelled. Leave free water out, or treat the results as rough.',
      { field: 'composition', values: { temperature: stated('temperature', 350.15, { digits: 2 }) } },
    ),
  ];
}
