import { frictionGradient, highestVelocity } from '@isentrope/engineering/network';
import { exceeds } from '@isentrope/engineering/numerics';
import { firstNames, check, optional, step, value, warning } from '../kit/index.ts';
import { criteria, tables } from './fields.ts';
import { itemStates, type ItemState } from './state.ts';

/** The lines compared with their criteria. */

type Criterion = 'velocity' | 'pressure drop';

const needs = { itemStates, items: tables.items, ...optional(criteria) };

/** The criteria that each item exceeds; undefined for items other than lines and lines without a criterion. */
export const exceeded = value('exceeded', needs, (v): readonly (readonly Criterion[] | undefined)[] =>
  v.itemStates.map((state, index) =>
    exceededBy(state, v.items[index]?.velocityLimit ?? v.velocityLimit, v.gradientLimit),
  ),
);

function exceededBy(
  state: ItemState,
  velocityLimit: number | undefined,
  gradientLimit: number | undefined,
): readonly Criterion[] | undefined {
  const { type, insideDiameter } = state;
  if (type !== 'line' || insideDiameter === undefined) return undefined;
  if (velocityLimit === undefined && gradientLimit === undefined) return undefined;
  return [
    ...(velocityLimit !== undefined && exceeds(highestVelocity(state), velocityLimit) ? (['velocity'] as const) : []),
    ...(gradientLimit !== undefined && exceeds(frictionGradient(state, insideDiameter), gradientLimit)
      ? (['pressure drop'] as const)
      : []),
  ];
}

/** Whether the lines with a criterion meet it. */
export const verdict = step(
  'verdict',
  { exceeded },
  { label: 'Lines against their criteria', source: 'velocity and pressure drop of the lines against their criteria' },
  v => {
    const judged = v.exceeded.filter(each => each !== undefined);
    const beyond = judged.filter(({ length }) => length > 0).length;
    if (judged.length === 0) return 'no line has a criterion';
    return beyond === 0 ? 'all within' : `${beyond} of ${judged.length} beyond`;
  },
);

/** Names the lines beyond their criteria. */
export const criteriaNotes = check({ exceeded, itemStates }, v =>
  (['velocity', 'pressure drop'] as const).flatMap(criterion => {
    const tags = v.itemStates.flatMap(({ tag }, index) =>
      v.exceeded[index]?.includes(criterion) === true ? [tag] : [],
    );
    if (tags.length === 0) return [];
    return [
      warning(`The ${criterion} is above its limit at: ${firstNames(tags)}.`, {
        field: 'itemTable',
      }),
    ];
  }),
);
