import { componentOf, pseudoComponentRemark } from '@isentrope/engineering/properties';
import type { CompositionModel } from '@isentrope/engineering/vessels';
import { info, type ListItem, type Message } from '../../kit/index.ts';
import { componentIds } from './components.ts';

/** States the constants of the petroleum fractions in the contents, which the Peng–Robinson equation takes. */
export function fractionNotes({
  composition,
  equationOfState,
}: {
  readonly composition: readonly ListItem[];
  readonly equationOfState: CompositionModel;
}): Message[] {
  if (equationOfState !== 'peng-robinson') return [];
  const fractions = composition.filter(({ item, amount }) => amount > 0 && !componentIds.includes(item));
  return fractions.flatMap(({ item }) => {
    const remark = pseudoComponentRemark(componentOf(item));
    return remark === undefined ? [] : [info(remark, { field: 'composition' })];
  });
}
