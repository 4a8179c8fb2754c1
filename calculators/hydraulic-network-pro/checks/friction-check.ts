import { solveNetwork } from '@isentrope/engineering/network';
import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import { check, info, warning } from '../../kit/index.ts';
import { friction } from '../fields.ts';
import { answer, network } from '../network.ts';
import { nodeStates } from '../state.ts';

/** The second method of a network: the friction factor of Churchill in place of that of Colebrook and White. */

/** Share of the largest difference of pressures up to which the methods agree. */
const agreed = 0.02;

/** Reports by how much pressures differ by the friction factor of Churchill, and where most. */
export const frictionCheck = check({ network, answer, nodeStates, friction }, v => {
  if (v.friction === 'churchill' || v.answer.temperatures) return [];
  const other = solveNetwork({ ...v.network, friction: 'churchill' });
  if (other.type === 'refused')
    return [
      warning('With the friction factor of Churchill, the network has no state. The present one may not hold.', {
        field: 'friction',
      }),
    ];
  const nodes = v.nodeStates.flatMap(({ tag, pressure }, index) => {
    const compared = other.nodes[index]?.pressure;
    return pressure === undefined || compared === undefined ? [] : [{ tag, pressure, excess: pressure - compared }];
  });
  const pressures = nodes.map(({ pressure }) => pressure);
  const range = Math.max(...pressures) - Math.min(...pressures);
  const [most] = nodes.toSorted((one, two) => Math.abs(two.excess) - Math.abs(one.excess));
  if (!most || !(range > 0)) return [];
  const { tag, excess } = most;
  const values = { difference: messageValue('pressureDifference', Math.abs(excess), { digits: 2 }) };
  const percent = `${formatNumber((100 * Math.abs(excess)) / range, 2)} % of the largest difference of pressures`;
  if (Math.abs(excess) <= agreed * range)
    return [
      info(`By the friction factor of Churchill, pressures differ by at most {difference}, ${percent}.`, {
        field: 'friction',
        values,
      }),
    ];
  const [direction, side, message] =
    excess > 0 ? (['lower', 'unsafe', warning] as const) : (['higher', 'safe', info] as const);
  return [
    message(
      `By the friction factor of Churchill, the pressure at ${tag} is {difference} ${direction}, ${percent}: the ${side} side where that pressure must be reached. The methods differ between laminar and turbulent flow.`,
      { field: 'friction', values },
    ),
  ];
});
