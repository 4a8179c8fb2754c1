import { vesselHeight, type Vessel } from '@isentrope/engineering/geometry';
import { canHaveFreeWater, type Draw } from '@isentrope/engineering/vessels';
import { error, type ListItem, type Message } from '../../kit/index.ts';

/** Reports cases in which level swell cannot be calculated. */
export function swellRefusals(v: {
  readonly draw: Draw;
  readonly nozzleHeight: number | undefined;
  readonly shape: Vessel | undefined;
  readonly composition: readonly ListItem[] | undefined;
}): Message[] {
  const messages: Message[] = [];
  const { draw, nozzleHeight, shape, composition = [] } = v;
  if (nozzleHeight !== undefined && shape !== undefined && nozzleHeight > vesselHeight(shape)) {
    messages.push(error('The outlet nozzle must not be above the top of the vessel.', { field: 'nozzleHeight' }));
  }
  const present = composition.filter(({ amount }) => amount > 0).map(({ item }) => item);
  if (draw === 'level-swell' && canHaveFreeWater(present)) {
    messages.push(
      error(
        'With level swell the valve draws from a single liquid, but with water in the contents free water may lie below it. Choose vapour; the swollen level is still shown.',
        { field: 'draw' },
      ),
    );
  }
  return messages;
}
