import { messageValue } from '@isentrope/engineering/quantities';
import {
  canHaveFreeWater,
  canHaveLiquidBesideWater,
  type BlowdownOptions,
  type CompositionModel,
} from '@isentrope/engineering/vessels';
import { info, warning, type ListItem, type Message } from '../../kit/index.ts';

/** Water mole fraction above which a separate water phase can matter. */
const traceOfWater = 1e-3;

/** Warns if water has no separate phase by either equation, or is poorly described by Peng–Robinson. */
export function waterNotes({
  composition,
  equationOfState,
  model,
}: {
  readonly composition: readonly ListItem[];
  readonly equationOfState: CompositionModel;
  readonly model: NonNullable<BlowdownOptions['model']>;
}): Message[] {
  const water = composition.find(({ item }) => item === 'H2O')?.amount ?? 0;
  if (water < traceOfWater) return [];
  const alone = composition.every(({ item, amount }) => item === 'H2O' || amount === 0);
  if (alone && equationOfState === 'reference') return [];
  const present = composition.flatMap(({ item, amount }) => (amount > 0 ? [item] : []));
  if (equationOfState === 'peng-robinson' && canHaveFreeWater(present)) {
    return model === 'equilibrium'
      ? []
      : [
          info(
            'With gas and liquid at separate temperatures, free water has the temperature of the liquid above it, and none evaporates below its boiling point: the gas errs on the cold side, the water on the warm side. Ice and hydrate in the vessel are also checked by a run with one temperature.',
            { field: 'model' },
          ),
        ];
  }
  if (canHaveFreeWater(present)) return [];
  return [
    warning(
      alone
        ? 'The Peng–Robinson equation describes water poorly: at {temperature} its vapour pressure is 7 % too low and its liquid 10 % too dense, and its viscosity and conductivity are rough.'
        : canHaveLiquidBesideWater(present)
          ? 'Free water with hydrocarbons would be a third phase, and only two are modelled. Leave free water out, or treat the results as rough.'
          : 'Peng–Robinson describes liquids of water with ammonia or methanol poorly. Treat the results as rough.',
      { field: 'composition', values: { temperature: messageValue('temperature', 350.15, { digits: 2 }) } },
    ),
  ];
}
