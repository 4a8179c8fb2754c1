import { check, firstNames, info, warning } from '../../kit/index.ts';
import { itemStates, type ItemState } from '../state.ts';

/** Items whose flow runs against the direction of their row. */

/** Types whose equations are for one direction. */
const oneWay = new Set<ItemState['type']>(['orifice', 'control valve']);

/** Names the items with a reversed flow. */
export const directionNotes = check({ itemStates }, v => {
  const reversed = v.itemStates.filter(({ massFlow }) => massFlow < 0);
  const tagsOf = (isOneWay: boolean) =>
    reversed.filter(({ type }) => oneWay.has(type) === isOneWay).map(({ tag }) => tag);
  const [devices, others] = [tagsOf(true), tagsOf(false)];
  return [
    ...(devices.length > 0
      ? [
          warning(
            `The flow runs backwards, from To to From, through: ${firstNames(devices)}. The coefficients of an orifice or a control valve are those of its own direction, and are assumed for the other.`,
            { field: 'itemTable' },
          ),
        ]
      : []),
    ...(others.length > 0
      ? [
          info(
            `The flow runs from To to From in: ${firstNames(others)}. There flows and velocities are negative, and the inlet pressure is that at From.`,
            { field: 'itemTable' },
          ),
        ]
      : []),
  ];
});
