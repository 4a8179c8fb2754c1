import { firstNames, check, info, upperFirst, warning, withFullStop, type Message } from '../kit/index.ts';
import { roughPipeNotes } from '../hydraulic-network-pro/tables/line-roughness.ts';
import { exceeds, reaches } from '@isentrope/engineering/numerics';
import { formatNumber } from '@isentrope/engineering/quantities';
import { ambiguousAmountOf } from './composition.ts';
import { conditions, criteria, gasModel } from './fields.ts';
import { itemStates, withoutSource } from './item-state.ts';
import { itemRows } from './item-rows.ts';
import { allSources, flareItem, solved, type StateMessage } from './network.ts';
import { sourceStates } from './source-state.ts';
import { sourceRows } from './source-rows.ts';
import { tables } from './tables.ts';

/** Messages about the network and its states. */

/** Highest relieving over set pressure, both gauge, and least overpressure that is allowed at low set pressures, Pa: a fire, and 3 psi, API 520-I. */
const highestRelieving = { share: 1.21, overpressure: 20.7e3 };

/** Factors beyond which a compressibility factor is hardly that at header pressure. */
const usualFactors = { least: 0.7, greatest: 1.2 };

/** Names the sources that relieve below their set pressure or far above it, and those with an unusual compressibility factor. */
export const relievingNotes = check({ sources: sourceRows }, v => {
  const tagsOf = (meets: (relieving: number, set: number, isValve: boolean) => boolean) =>
    v.sources.flatMap(({ tag = '', relievingPressure, setPressure, valveType }) =>
      relievingPressure !== undefined &&
      setPressure !== undefined &&
      meets(relievingPressure, setPressure, valveType !== undefined)
        ? [tag]
        : [],
    );
  const low = tagsOf((relieving, set) => relieving < set);
  const high = tagsOf(
    (relieving, set, isValve) =>
      isValve && exceeds(relieving, Math.max(highestRelieving.share * set, set + highestRelieving.overpressure)),
  );
  const unusual = v.sources.flatMap(({ tag = '', compressibility: factor = 1 }) =>
    factor < usualFactors.least || factor > usualFactors.greatest ? [`${tag} (${formatNumber(factor, 3)})`] : [],
  );
  const aboutSources = (tags: readonly string[], text: (names: string) => string) =>
    tags.length === 0 ? [] : [warning(text(firstNames(tags)), { field: 'sources' })];
  return [
    ...aboutSources(
      low,
      names => `The relieving pressure is below the set pressure, at which a valve opens: ${names}.`,
    ),
    ...aboutSources(
      high,
      names =>
        `The relieving pressure is more than 21 % above the set pressure, the most that API 520-I allows in a fire: ${names}. Capacities against the back pressure are then on the unsafe side.`,
    ),
    ...aboutSources(
      unusual,
      names =>
        `The compressibility factor is that at header pressure, where it is near 1: ${names}. With one that is too low, back pressures and velocities are on the unsafe side.`,
    ),
  ];
});

/** Names the lines that are too rough for their bore. */
export const roughLines = check({ items: itemRows }, v => roughPipeNotes(v.items.map(item => flareItem(item))));

/** Says that the ambient temperature has no effect. */
export const ambientNotes = check({ items: tables.items, ambientTemperature: conditions.ambientTemperature }, v =>
  v.items.some(({ heatTransferCoefficient = 0 }) => heatTransferCoefficient > 0)
    ? []
    : [
        info('The ambient temperature is not used: no line has a heat transfer coefficient.', {
          field: 'ambientTemperature',
        }),
      ],
);

/** Gives both readings of amounts such as 3,007 in the compositions of sources. */
export const ambiguousAmounts = check({ sources: sourceRows }, v =>
  v.sources.flatMap(source => {
    const doubt = ambiguousAmountOf(source);
    if (!doubt) return [];
    const { name, amount, readings } = doubt;
    return [
      warning(
        `Source ${source.tag ?? ''}: the amount of ${name}, ${amount}, is read as ${readings.read}, not as ${readings.meant}.`,
        { field: 'sources' },
      ),
    ];
  }),
);

/** Says where constant properties are taken although states by equation of state are chosen. */
export const gasNotes = check({ sources: sourceRows, gasModel }, v => {
  const without = v.sources.flatMap(({ tag = '', composition }) => (composition === undefined ? [tag] : []));
  if (v.gasModel === 'constant' || without.length === 0) return [];
  if (without.length === v.sources.length)
    return [
      info('No equation of state is used: no source has a composition, so that all gases have constant k and Z.', {
        field: 'gasModel',
      }),
    ];
  return [
    warning(
      `Constant k and Z are used for all gases, because these sources have no composition: ${firstNames(without)}.`,
      { field: 'gasModel' },
    ),
  ];
});

/** A message of the solver with the scenarios in which it is the same. */
interface SharedMessage {
  readonly message: StateMessage;
  readonly scenarios: string[];
}

/** Says what the solution says of single items, nodes and sources, once for all scenarios in which it is the same. */
export const stateNotes = check({ solved }, v => {
  const shared = new Map<string, SharedMessage>();
  for (const { name, messages } of v.solved)
    for (const message of messages) {
      const key = JSON.stringify(message);
      const known = shared.get(key);
      if (known) known.scenarios.push(name);
      else shared.set(key, { message, scenarios: [name] });
    }
  return [...shared.values()].map(stateNote);
});

function stateNote({ message: { subject, severity, text, values = {} }, scenarios }: SharedMessage): Message {
  const where = scenarios.includes(allSources) ? '' : ` (scenario ${firstNames(scenarios)})`;
  const sentence = withFullStop(`${upperFirst(text)}${where}`);
  const details = { values, field: 'source' in subject ? 'sourceTable' : 'itemTable' };
  return severity === 'warning' ? warning(sentence, details) : info(sentence, details);
}

/** Names the valves whose outlet flange is choked. */
export const outletNotes = check({ sourceStates }, v => {
  const choked = v.sourceStates.flatMap(({ tag, governing }) => (reaches(governing?.outletMach ?? 0, 1) ? [tag] : []));
  return choked.length === 0
    ? []
    : [
        warning(
          `The outlet is too narrow for its flow at: ${firstNames(choked)}. It is choked, and the pressure within it counts as the back pressure.`,
          { field: 'sourceTable' },
        ),
      ];
});

/** Names the items that are choked at the rated flow of their valve alone. */
export const ratedChokeNotes = check({ itemStates }, v => {
  const tags = v.itemStates.flatMap(({ result, atRatedFlow }) =>
    atRatedFlow?.choked === true && !result.choked ? [result.tag] : [],
  );
  return tags.length === 0
    ? []
    : [
        warning(
          `At the rated flow of their valve, these are choked: ${firstNames(tags)}. Their Mach number is 1 then; the table and the drawing have that of the scenario beside it.`,
          { field: 'itemTable' },
        ),
      ];
});

/** Names the items to which no source leads. */
export const deadItemNotes = check({ withoutSource }, v =>
  v.withoutSource.length === 0
    ? []
    : [
        warning(
          `No source leads to ${firstNames(v.withoutSource)}, so no gas flows there. From and To must point towards the flare.`,
          { field: 'items' },
        ),
      ],
);

/** Names the lines beyond their criteria. */
export const lineNotes = check({ itemStates, ...criteria }, v => {
  const tagsOf = (criterion: 'Mach number' | 'momentum flux') =>
    v.itemStates.flatMap(({ result, exceeded }) => (exceeded?.includes(criterion) === true ? [result.tag] : []));
  const [fast, strong] = [tagsOf('Mach number'), tagsOf('momentum flux')];
  return [
    ...(fast.length > 0
      ? [
          warning(
            `The Mach number is above ${formatNumber(v.headerMachLimit, 3)} in a header or ${formatNumber(v.tailPipeMachLimit, 3)} in a tail pipe at: ${firstNames(fast)}.`,
            { field: 'itemTable' },
          ),
        ]
      : []),
    ...(strong.length > 0
      ? [
          warning(`The momentum flux is above its limit at: ${firstNames(strong)}. Check vibration.`, {
            field: 'itemTable',
            source: 'NORSOK P-001',
          }),
        ]
      : []),
  ];
});
