import type { ItemTemperatures } from '@isentrope/engineering/network';
import { messageValue } from '@isentrope/engineering/quantities';
import { check, firstNames, info, optional, ruledOut, step, table, value, warning } from '../kit/index.ts';
import { fluid, heat, sizes, tables } from './fields.ts';
import { liquidAt } from './liquid-by-temperature.ts';
import { answer } from './network.ts';
import { itemStates, nodeStates, type ItemState } from './state.ts';

/** Temperatures of a liquid whose lines exchange heat. */

const source = 'T falls to that of the surroundings by exp(−U·π·D·L/(m·c_p)); streams mix by m·c_p';

/** The temperatures of nodes and items. */
const temperatures = value('temperatures', { answer }, v => v.answer.temperatures ?? ruledOut('no heat is exchanged'));

/** The lines with their heat, and the sum; without rows where none is exchanged. */
export const heatTable = step(
  'heatTable',
  { answer, itemStates },
  { label: 'Heat exchange', source, when: { heatExchange: 'lines' } },
  v =>
    table(
      [
        { id: 'item', label: 'Item' },
        { id: 'inletTemperature', label: 'Inlet temperature', kind: 'temperature', unit: '°C' },
        { id: 'outletTemperature', label: 'Outlet temperature', kind: 'temperature', unit: '°C' },
        { id: 'heatLoss', label: 'Heat lost', kind: 'power', unit: 'kW' },
      ],
      v.answer.temperatures ? heatRows(v.itemStates, v.answer.temperatures.items) : [],
    ),
);

function heatRows(items: readonly ItemState[], found: readonly ItemTemperatures[]) {
  const lines = items.flatMap(({ tag, type }, index) => {
    const line = type === 'line' ? found[index] : undefined;
    return line ? [{ tag, ...line }] : [];
  });
  return [
    ...lines.map(({ tag, inlet, outlet, heatLoss }) => [tag, inlet, outlet, heatLoss]),
    ['All lines', undefined, undefined, lines.reduce((sum, { heatLoss }) => sum + heatLoss, 0)],
  ];
}

/** Difference of temperatures, K, that counts. */
const considerable = 5;

/** Says what is not known of a liquid that is warmer or colder than at the temperature of the case. */
export const heatNotes = check(
  {
    temperatures,
    nodeStates,
    temperature: fluid.temperature,
    sizes,
    ...optional({ liquidAt, vaporPressure: fluid.vaporPressure }),
  },
  v => {
    const ends = v.temperatures.items.flatMap(({ inlet, outlet }) => [inlet, outlet]);
    const known = [...v.temperatures.nodes, ...ends].flatMap(temperature => temperature ?? []);
    const [coldest, hottest] = [Math.min(...known), Math.max(...known)];
    const values = {
      coldest: messageValue('temperature', coldest),
      hottest: messageValue('temperature', hottest),
      own: messageValue('temperature', v.temperature),
    };
    const without = v.nodeStates.flatMap(({ tag }, index) => (v.temperatures.nodes[index] === undefined ? [tag] : []));
    return [
      info('The liquid is between {coldest} and {hottest}. The heat of friction and of pumps is neglected.', {
        field: 'heatTable',
        values,
      }),
      ...(v.liquidAt === undefined && v.temperature - coldest > considerable
        ? [
            warning(
              'The liquid cools to {coldest}, and its density and viscosity are those entered at every temperature. A colder liquid is more viscous: friction losses are too low, the unsafe side, unless they are those at {coldest}. Choose a fluid to have them by temperature.',
              { field: 'viscosity', values },
            ),
          ]
        : []),
      ...(v.vaporPressure !== undefined && hottest - v.temperature > considerable
        ? [
            warning(
              'The liquid is as warm as {hottest} at some nodes, and the vapour pressure is that at {own}: boiling and cavitation there are not seen, and the NPSH available is too large, the unsafe side. Take the temperature of the warmest as that of the case, and enter those of the others in the table of nodes.',
              { field: 'vaporPressure', values },
            ),
          ]
        : []),
      ...(without.length > 0
        ? [
            info(`No temperature is known at ${firstNames(without)}: no flow that enters the network reaches them.`, {
              field: 'nodeTable',
            }),
          ]
        : []),
      ...(v.sizes === 'smallest' && v.liquidAt !== undefined
        ? [
            info('Sizes are looked for with the density and viscosity at the temperature of the case everywhere.', {
              field: 'sizes',
            }),
          ]
        : []),
    ];
  },
);

/** Says that nothing exchanges heat, and what the fluid has a temperature for. */
export const heatInputNotes = check({ heatExchange: heat.heatExchange, ...tables }, v =>
  v.heatExchange === 'lines' && !v.items.some(({ heatTransferCoefficient = 0 }) => heatTransferCoefficient > 0)
    ? [info('No line has a heat transfer coefficient: no heat is exchanged.', { field: 'heatExchange' })]
    : v.heatExchange === 'none' && v.items.some(({ heatTransferCoefficient = 0 }) => heatTransferCoefficient > 0)
      ? [
          info('The heat transfer coefficients of lines are not used: no heat exchange is chosen.', {
            field: 'heatExchange',
          }),
        ]
      : [],
);
