import { firstNames, check, info, optional, upperFirst, warning, withFullStop, type Message } from '../../kit/index.ts';
import { messageValue, standardGravity } from '@isentrope/engineering/quantities';
import { fluid, friction, roughness, tables } from '../fields.ts';
import { flowOfItem, flowsOfNode } from '../tables/flows.ts';
import { elevationsOf } from '../tables/elevations.ts';
import { fittingNotes } from '../tables/line-fittings.ts';
import { roughnessNotes } from '../tables/line-roughness.ts';
import { isClosed, network, state, usualRecovery, type StateMessage } from '../network.ts';
import { pluralEnd } from '../tables/row-faults.ts';
import { itemStates, nodeStates } from '../state.ts';
import { criticalPressureOfFluid, flowNormalDensity } from '../fluid/stream.ts';
import { boilingPressure } from '../fluid/vapour-pressures.ts';

/** Messages about the network and its state. */

/** Names what was assumed: elevations that are not given, lines without a loss coefficient, and factors of valves. */
export const assumptions = check({ network, ...tables, roughness: optional(roughness) }, v => {
  const { fromNeighbours, atDatum } = elevationsOf(v.nodes, v.items);
  const messages: Message[] = [];
  if (atDatum.length > 0)
    messages.push(
      info(`Elevation 0 m is assumed for the nodes without one: ${firstNames(atDatum)}.`, { field: 'nodes' }),
    );
  if (fromNeighbours.length > 0)
    messages.push(
      info(`Nodes without an elevation take that of the nodes around them: ${firstNames(fromNeighbours)}.`, {
        field: 'nodes',
      }),
    );
  messages.push(...roughnessNotes(v.items, v.roughness), ...fittingNotes(v.items));
  const bare = v.items.flatMap(({ tag = '', type, lossCoefficient, fittings }) =>
    type === 'line' && lossCoefficient === undefined && fittings === undefined ? [tag] : [],
  );
  if (bare.length > 0)
    messages.push(
      info(`No fittings are assumed for the lines with neither a loss coefficient nor fittings: ${firstNames(bare)}.`, {
        field: 'items',
      }),
    );
  const smooth = v.items.filter(
    item =>
      (item.type === 'check valve' || (item.type === 'block valve' && !isClosed(item))) &&
      item.lossCoefficient === undefined &&
      item.fittings === undefined,
  );
  if (smooth.length > 0)
    messages.push(
      info(
        `No loss is assumed in the check and block valves with neither a loss coefficient nor fittings, so that flows are rather too high: ${firstNames(smooth.map(tagOf))}.`,
        { field: 'items' },
      ),
    );
  return messages;
});

/** Says by which factors the flow of control valves chokes, or that this of valves and orifices is not known. */
export const valveNotes = check(
  { network, items: tables.items, ...optional({ vaporPressure: fluid.vaporPressure, boilingPressure }) },
  v => {
    const valves = v.items.filter(item => item.type === 'control valve' && !isClosed(item));
    const choking = v.items.filter(item => item.type === 'orifice' || valves.includes(item));
    const isLiquid = v.network.fluid.phase === 'liquid';
    if (isLiquid && v.vaporPressure === undefined && choking.length > 0)
      return [
        info(
          `Choked flow ${v.boilingPressure === undefined ? 'and cavitation are' : 'is'} not checked in ${firstNames(choking.map(tagOf))}: that needs the vapour pressure.`,
          {
            field: 'vaporPressure',
          },
        ),
      ];
    const [id, name] = isLiquid ? (['FL', 'F_L'] as const) : (['xT', 'x_T'] as const);
    const without = valves.filter(valve => valve[id] === undefined);
    if (without.length === 0) return [];
    return [
      info(
        `${name} = ${usualRecovery[id]} is assumed for the control valves without it: ${firstNames(without.map(tagOf))}. That is typical of globe valves; rotary valves have a lower value and choke earlier.`,
        { field: 'items', source: 'IEC 60534-2-1' },
      ),
    ];
  },
);

const tagOf = ({ tag = '' }: { readonly tag?: string }) => tag;

/** Says how valves and orifices choke without a critical pressure, and where one has no effect. */
export const criticalPressureNotes = check(
  { network, itemStates, ...optional({ criticalPressure: fluid.criticalPressure, ofFluid: criticalPressureOfFluid }) },
  ({ network: { fluid: known }, itemStates: states, criticalPressure, ofFluid }) => {
    const choking = states.filter(({ type }) => type === 'control valve' || type === 'orifice');
    if (known.phase === 'gas') return [];
    const about = (text: string) => [info(text, { field: 'criticalPressure', source: 'IEC 60534-2-1' })];
    if (criticalPressure !== undefined)
      return ofFluid?.value === criticalPressure || choking.some(item => item.state === 'choked')
        ? []
        : about('The critical pressure has no effect: no control valve or orifice is choked.');
    return choking.length === 0 || known.vapourPressure === undefined
      ? []
      : about(
          'Without a critical pressure, valves and orifices are assumed to choke at F_F = 0.96, its highest possible value.',
        );
  },
);

/** What the solution says of items and nodes, once for all of which it says the same. */
export const stateNotes = check({ state }, v => {
  const groups = new Map<string, { readonly message: StateMessage; readonly tags: string[] }>();
  for (const message of v.state.messages) {
    const tag = 'item' in message.subject ? message.subject.item : message.subject.node;
    const said = message.text.startsWith(`${tag} `) ? message.text.slice(tag.length) : message.text;
    const key = Object.keys(message.values ?? {}).length > 0 ? `${tag}${said}` : said;
    const { tags } = groups.get(key) ?? { tags: [] };
    groups.set(key, { message, tags: [...tags, tag] });
  }
  return [...groups.values()].map(({ message: { subject, text, values = {}, severity }, tags }) => {
    const [tag = '', ...others] = tags.toReversed();
    const said = others.length === 0 ? text : `${firstNames(tags)} ${pluralEnd(text.slice(tag.length + 1))}`;
    const details = { values, field: 'item' in subject ? 'itemTable' : 'nodeTable' };
    const sentence = withFullStop(upperFirst(said));
    return severity === 'warning' ? warning(sentence, details) : info(sentence, details);
  });
});

/** Names lines whose flow is neither laminar nor fully turbulent. */
export const regimeNotes = check({ itemStates, friction }, v => {
  const between = v.itemStates.flatMap(({ tag, type, reynoldsNumber = 0 }) =>
    type === 'line' && reynoldsNumber > 2000 && reynoldsNumber < 4000 ? [tag] : [],
  );
  return between.length === 0
    ? []
    : [
        warning(
          `The flow may be laminar or turbulent between Re = 2000 and 4000: ${firstNames(between)}. The selected friction factor applies.`,
          { field: 'friction', source: 'Crane TP-410, chapter 1' },
        ),
      ];
});

/** Lowest Reynolds number of the pipe for orifice plates by ISO 5167-2. */
const leastOfPlates = 5000;

/** Reynolds number of the bore from which plates have a higher coefficient than at 5000 in the pipe: 34 at β = 0.5, 33 at β = 0.7. */
const leastOfBore = 30;

/** Share of the lower pressure of a line that its column of gas may have: beyond, the mean density of one line is not enough. */
const tallColumn = 0.1;

/** Names the lines of a gas that are too tall for one line. */
export const columnNotes = check({ network, itemStates, nodeStates }, v => {
  if (v.network.fluid.phase === 'liquid') return [];
  const nodeOf = new Map(v.nodeStates.map(node => [node.tag, node]));
  const tall = v.itemStates.flatMap(({ tag, type, from, to }) => {
    const [one, other] = [nodeOf.get(from), nodeOf.get(to)];
    if (type !== 'line' || one?.density === undefined || other?.density === undefined) return [];
    const head = standardGravity * Math.abs(one.elevation - other.elevation) * Math.max(one.density, other.density);
    return head > tallColumn * Math.min(one.pressure ?? Infinity, other.pressure ?? Infinity) ? [tag] : [];
  });
  if (tall.length === 0) return [];
  const text = `The gas column is more than a tenth of the pressure, and one line has its mean density only, which makes the pressures at its ends too high or too low: divide into lines of less height ${firstNames(tall)}.`;
  return [warning(text, { field: 'items' })];
});

/** Says by which speed of sound the Mach numbers of a gas without an isentropic exponent are. */
export const machNotes = check({ network, itemStates }, ({ network: { fluid: gas }, itemStates: states }) =>
  gas.phase === 'liquid' || gas.isentropicExponent !== undefined || !states.some(({ inletMach }) => inletMach)
    ? []
    : [
        info(
          'Without an isentropic exponent, Mach numbers are by the speed of sound at constant temperature, which is the lowest: the safe side.',
          { field: 'isentropicExponent' },
        ),
      ],
);

/** Names orifice plates below the Reynolds number of their standard, with the side of the coefficient. */
export const plateNotes = check({ network, itemStates }, v => {
  const slow = v.itemStates.flatMap(({ tag, reynoldsNumber = 0, bore }, index) => {
    const item = v.network.items[index];
    return item?.type === 'orifice' && bore !== undefined && reynoldsNumber > 0 && reynoldsNumber < leastOfPlates
      ? [{ tag, boreReynolds: (reynoldsNumber * item.pipeDiameter) / bore }]
      : [];
  });
  const noteOf = (plates: typeof slow, side: string) =>
    plates.length === 0
      ? []
      : [
          warning(
            `The Reynolds number of the pipe is below 5000, the lowest of ISO 5167-2: ${firstNames(plates.map(tagOf))}. The coefficient is that at 5000. ${side}`,
            {
              field: 'itemTable',
              source: 'ISO 5167-2:2022, 5.3.1; Hollingshead et al., J. Pet. Sci. Eng. 78 (2011) 559–566',
            },
          ),
        ];
  return [
    ...noteOf(
      slow.filter(({ boreReynolds }) => boreReynolds >= leastOfBore),
      'Plates have up to a fifth more, from about 30 in the bore: the loss is up to a third smaller than stated, and at given pressures more flows, the unsafe side if the plate is there to limit the flow.',
    ),
    ...noteOf(
      slow.filter(({ boreReynolds }) => boreReynolds < leastOfBore),
      'Plates have ever less below about 30 in the bore: the loss is larger than stated, the unsafe side.',
    ),
  ];
});

/** Says by which density volume flows and flows at a reference state become mass flows. */
export const flowNotes = check(
  { network, items: tables.items, nodes: tables.nodes, ...optional({ flowNormalDensity }) },
  v => {
    const { fluid: known } = v.network;
    const stated = [
      ...v.nodes.flatMap(node => {
        const { inflow, outflow } = flowsOfNode(node);
        return [inflow, outflow].map(flow => ({
          tag: node.tag ?? '',
          flow,
          density: undefined,
          field: 'nodes' as const,
        }));
      }),
      ...v.items.map(item => ({
        tag: item.tag ?? '',
        flow: flowOfItem(item),
        density: item.density,
        field: 'items' as const,
      })),
    ];
    const of = (rows: typeof stated) => firstNames([...new Set(rows.map(({ tag }) => tag))]);
    const byVolume = stated.filter(({ flow, density }) => flow.volume !== undefined && density === undefined);
    const byOwn = stated.filter(({ flow, density }) => flow.volume !== undefined && density !== undefined);
    const standard = stated.filter(({ flow }) => flow.standard !== undefined);
    const messages: Message[] = [];
    const add = (rows: typeof stated, text: string, values: Message['values'] = {}) => {
      const [first] = rows;
      if (first) messages.push(info(`${text}: ${of(rows)}.`, { field: first.field, values }));
    };
    if (known.phase === 'liquid')
      add(byVolume, 'The flows by volume are multiplied by the density of the liquid, {density}', {
        density: messageValue('density', known.density, { like: 'density' }),
      });
    add(byOwn, 'The reference flows by volume are multiplied by the density of their row');
    if (known.phase === 'gas' && v.flowNormalDensity) {
      const { value: density, of: whole } = v.flowNormalDensity;
      const ofWhole = whole === undefined ? '' : ` of ${whole}`;
      add(
        standard,
        `The flows at a reference state are multiplied by the density at normal conditions${ofWhole}, {density}; 1 Nm³ is at 0 °C and 1.01325 bar, and other states are converted as those of an ideal gas`,
        { density: messageValue('density', density, { like: 'normalDensity' }) },
      );
    }
    return messages;
  },
);
