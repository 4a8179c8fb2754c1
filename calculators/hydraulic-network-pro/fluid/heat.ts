import type { ItemTemperatures, NetworkItem } from '@isentrope/engineering/network';
import { messageValue } from '@isentrope/engineering/quantities';
import { solidMessages } from '../../fluid/index.ts';
import { check, firstNames, info, optional, ruledOut, step, table, value, warning } from '../../kit/index.ts';
import { fluid, heat, tables } from '../fields.ts';
import { liquidLaws, liquidSource } from './liquid-by-temperature.ts';
import { answer, network } from '../network.ts';
import { itemStates, nodeStates } from '../state.ts';
import { at, propertyPressure, streamFluid } from './stream.ts';

/** Temperatures of a liquid whose lines and equipment exchange heat. */

const source =
  'along lines T falls to that of the surroundings by exp(−U·π·D·L/(m·c_p)); in equipment it rises by duty/(m·c_p), or to the outlet temperature; streams mix by m·c_p';

/** The temperatures of nodes and items. */
const temperatures = value('temperatures', { answer }, v => v.answer.temperatures ?? ruledOut('no heat is exchanged'));

/** The lines, and the equipment that heats or cools, with their heat, and the sum; without rows where none is exchanged. */
export const heatTable = step(
  'heatTable',
  { network, answer, itemStates },
  { label: 'Heat exchange', source, when: { heatExchange: 'lines' } },
  v =>
    table(
      [
        { id: 'item', label: 'Item' },
        { id: 'inletTemperature', label: 'Inlet temperature', kind: 'temperature', unit: '°C' },
        { id: 'outletTemperature', label: 'Outlet temperature', kind: 'temperature', unit: '°C' },
        { id: 'heatLoss', label: 'Heat lost', kind: 'power', unit: 'kW' },
      ],
      v.answer.temperatures ? heatRows(v.network.items, v.answer.temperatures.items) : [],
    ),
);

function heatRows(items: readonly NetworkItem[], found: readonly ItemTemperatures[]) {
  const exchanging = items.flatMap((item, index) => {
    const along = item.type === 'line' || (item.type === 'equipment' && item.heat) ? found[index] : undefined;
    return along ? [{ tag: item.tag, ...along }] : [];
  });
  return [
    ...exchanging.map(({ tag, inlet, outlet, heatLoss }) => [tag, inlet, outlet, heatLoss]),
    ['All items', undefined, undefined, exchanging.reduce((sum, { heatLoss }) => sum + heatLoss, 0)],
  ];
}

/** Difference of temperatures, K, that counts for a viscosity, and for a vapour pressure. */
const considerable = { viscosity: 5, vapourPressure: 0.5 } as const;
/** Ratio of viscosities along a line from which more than one state is to be expected. */
const muchMoreViscous = 3;

/** Says what is not known of a liquid that is warmer or colder than at the temperature of the case. */
export const heatNotes = check(
  {
    network,
    temperatures,
    nodeStates,
    itemStates,
    temperature: fluid.temperature,
    ...optional({
      liquidSource,
      chosen: streamFluid,
      propertyPressure,
      vaporPressure: fluid.vaporPressure,
      own: at.vapourPressure,
    }),
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
    const { chosen, propertyPressure: pressure } = v;
    const { propertiesAt: properties } = liquidLaws(v.liquidSource);
    const thickening = v.itemStates.flatMap(({ tag, type }, index) => {
      if (type !== 'line') return [];
      const { inlet, outlet } = v.temperatures.items[index] ?? {};
      if (!properties || inlet === undefined || outlet === undefined || !(outlet < inlet)) return [];
      return properties(outlet).viscosity > muchMoreViscous * properties(inlet).viscosity ? [tag] : [];
    });
    const exchangers = v.network.items.flatMap((item, index) =>
      item.type === 'equipment' && item.heat
        ? [{ tag: item.tag, lost: v.temperatures.items[index]?.heatLoss ?? 0 }]
        : [],
    );
    const heats = exchangers.flatMap(({ tag, lost }) => (lost < 0 ? [tag] : []));
    const cools = exchangers.flatMap(({ tag, lost }) => (lost > 0 ? [tag] : []));
    const isTypedVapour = v.vaporPressure !== undefined && v.vaporPressure !== v.own?.value;
    return [
      ...(known.length === 0
        ? []
        : [
            info('The liquid is between {coldest} and {hottest}. The heat of friction and of pumps is neglected.', {
              field: 'heatTable',
              values,
            }),
          ]),
      ...(heats.length + cools.length === 0
        ? []
        : [
            info(
              `The liquid is ${[
                ...(heats.length > 0 ? [`heated in ${firstNames(heats)}`] : []),
                ...(cools.length > 0 ? [`cooled in ${firstNames(cools)}`] : []),
              ].join(' and ')}.`,
              { field: 'heatTable' },
            ),
          ]),
      ...(properties === undefined && v.temperature - coldest > considerable.viscosity
        ? [
            warning(
              `The liquid cools to {coldest}, and its density and viscosity are those entered at every temperature. A colder liquid is more viscous: friction losses are too low, the unsafe side, unless they are those at {coldest}. ${chosen ? 'Leave both blank' : 'Choose a fluid'} to have them by temperature.`,
              { field: 'viscosity', values },
            ),
          ]
        : []),
      ...(isTypedVapour && hottest - v.temperature > considerable.vapourPressure
        ? [
            warning(
              'The liquid is as warm as {hottest} at some nodes, and the vapour pressure is that at {own}: boiling and cavitation there are not seen, and the NPSH available is too large, the unsafe side. Take the temperature of the warmest as that of the case, and enter those of the others in the table of nodes.',
              { field: 'vaporPressure', values },
            ),
          ]
        : []),
      ...(chosen && pressure !== undefined
        ? solidMessages(chosen, pressure, coldest, 'heatTable', 'where the liquid is coldest')
        : []),
      ...(thickening.length > 0
        ? [
            warning(
              `The liquid becomes more than ${muchMoreViscous} times as viscous along ${firstNames(thickening)}. A line that is cold and nearly still then stays so: the flows stated may be one of several steady states, of which a start from cold has a lower one, the unsafe side if the flow must pass.`,
              { field: 'heatTable' },
            ),
          ]
        : []),
      ...(without.length > 0
        ? [
            info(
              `No temperature is known at ${firstNames(without)}: nothing that enters the network or has an outlet temperature reaches them.`,
              {
                field: 'nodeTable',
              },
            ),
          ]
        : []),
    ];
  },
);

/** Names what is entered for heat exchange and has no effect. */
export const heatInputNotes = check(
  { fluidPhase: fluid.fluidPhase, ...tables, ...optional({ heatExchange: heat.heatExchange }) },
  v => {
    const isHeated = v.fluidPhase === 'Liquid' && v.heatExchange === 'lines';
    const hasCoefficient = v.items.some(({ heatTransferCoefficient = 0 }) => heatTransferCoefficient > 0);
    const hasDuty = v.items.some(({ duty, outletTemperature }) => (duty ?? outletTemperature) !== undefined);
    const hasTemperature = v.nodes.some(({ temperature }) => temperature !== undefined);
    if (isHeated)
      return hasCoefficient || hasDuty
        ? []
        : [
            info(
              'No line has a heat transfer coefficient, and no equipment a heat duty or an outlet temperature: no heat is exchanged.',
              { field: 'heatExchange' },
            ),
          ];
    const what = [
      ...(hasCoefficient ? ['heat transfer coefficients of lines'] : []),
      ...(hasDuty ? ['heat duties and outlet temperatures of equipment'] : []),
      ...(hasTemperature ? ['temperatures of nodes'] : []),
    ];
    if (what.length === 0) return [];
    const why = v.fluidPhase === 'Gas' ? 'a gas has one temperature everywhere' : 'no heat exchange is chosen';
    return [info(`The ${what.join(' and ')} are not used: ${why}.`, { field: 'items' })];
  },
);
