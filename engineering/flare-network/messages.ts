import { solidClause, solidName, solidSubstance } from '../properties/index.ts';
import { messageValue, Refusal, type MessageValue } from '../quantities/index.ts';
import type { FlareGas, GasModel } from './gas.ts';
import { listOf, type FlareGraph } from './graph.ts';
import { findOpenLoops } from './loops.ts';
import type {
  FlareItemResult,
  FlareMessage,
  FlareNetwork,
  FlareNodeResult,
  FlareSource,
  FlareSourceResult,
} from './types.ts';

/** Returns a pressure, Pa absolute, as a value in a message, with a number of significant digits. */
type StatedPressure = (pressure: number, digits?: number) => MessageValue;

/** Returns the pressures in the messages of a network: gauge ones, unless its atmospheric pressure is not known. */
export function statedPressures({ atmosphericPressure }: Pick<FlareNetwork, 'atmosphericPressure'>): StatedPressure {
  return (pressure, digits) => {
    const format = digits === undefined ? {} : { digits };
    return atmosphericPressure === undefined
      ? messageValue('absolutePressure', pressure, format)
      : messageValue('gaugePressure', pressure - atmosphericPressure, format);
  };
}

/** Returns what a reader should know of the items of a solved network. */
export function itemMessages(
  results: readonly FlareItemResult[],
  graph: FlareGraph,
  stated: StatedPressure,
): FlareMessage[] {
  const messages: FlareMessage[] = [];
  for (const [index, { tag, type, massFlow, inlet, outlet, choked, solid }] of results.entries()) {
    const subject = { item: tag };
    if (massFlow === 0) {
      if (type === 'seal')
        messages.push({
          subject,
          severity: 'note',
          text: new Refusal(
            `no gas passes the seal ${tag}: pressures upstream of it include the whole head of its liquid`,
          ),
        });
      continue;
    }
    if (!outlet) continue;
    const behind = graph.items[index]?.to ?? '';
    if (choked) {
      messages.push({
        subject,
        severity: type === 'tip' ? 'note' : 'warning',
        text: new Refusal(
          `${tag} is choked: its outlet is at Mach 1 and {pressure}, and the pressure downstream of it drops to that of ${behind}`,
          { pressure: stated(outlet.pressure) },
        ),
      });
    }
    if (massFlow < 0)
      messages.push({
        subject,
        severity: 'note',
        text: new Refusal(
          `the gas flows from ${behind} to ${graph.items[index]?.from ?? ''} in ${tag}, against its direction`,
        ),
      });
    if (solid === 'unknown')
      messages.push({
        subject,
        severity: 'warning',
        text: new Refusal(
          `it is not known whether a component freezes in ${tag}: its equation of state has no stable state there`,
        ),
      });
    else if (solid)
      messages.push({
        subject,
        severity: 'warning',
        text: new Refusal(
          `in ${tag}, at {pressure} and {temperature}, ${solidSubstance(solid.component)} ${solidClause(solid)}, {fugacity}, is above that of ${solidName(solid.component)}, {solidFugacity}. Pressures and temperatures are those of a fluid without a solid, and ${solidName(solid.component)} can block the line`,
          {
            pressure: stated(solid.pressure),
            temperature: messageValue('temperature', solid.temperature),
            fugacity: messageValue('absolutePressure', solid.fugacity, { digits: 3 }),
            solidFugacity: messageValue('absolutePressure', solid.solidFugacity, { digits: 3 }),
          },
        ),
      });
    const [atInlet, atOutlet] = [inlet?.vapourFraction ?? 1, outlet.vapourFraction ?? 1];
    if (Math.min(atInlet, atOutlet) < 1)
      messages.push({
        subject,
        severity: 'warning',
        text: new Refusal(
          `liquid flows in ${tag}: {liquid} of the mass at its ${atInlet < atOutlet ? 'inlet' : 'outlet'}`,
          {
            liquid: messageValue('fraction', 1 - Math.min(atInlet, atOutlet), { digits: 2 }),
          },
        ),
      });
  }
  return messages;
}

/** Returns what a reader should know of the sources of a solved network. */
export function sourceMessages(
  results: readonly FlareSourceResult[],
  sources: readonly FlareSource[],
  stated: StatedPressure,
): FlareMessage[] {
  return results.flatMap((result, index): FlareMessage[] => {
    const { tag, flow, backPressure, backPressureAtRatedFlow, outlet, outletAtRatedFlow, ownItems, branchesAt } =
      result;
    const { pressure, ratedFlow } = sources[index] ?? {};
    if (flow === 0) return [];
    const subject = { source: tag };
    const messages: FlareMessage[] = [];
    const highest = Math.max(
      ...[backPressure, backPressureAtRatedFlow, outlet?.pressure, outletAtRatedFlow?.pressure].map(each => each ?? 0),
    );
    const atFlow = Math.max(backPressure, outlet?.pressure ?? 0);
    if (pressure !== undefined && highest >= pressure)
      messages.push({
        subject,
        severity: 'warning',
        text: new Refusal(
          `the back pressure of ${tag}${atFlow < pressure ? ' at its rated flow' : ''}, {back}, is not below its own pressure of {own}: it cannot discharge this flow`,
          { back: stated(highest), own: stated(pressure) },
        ),
      });
    if (ratedFlow !== undefined && ownItems.length === 0)
      messages.push({
        subject,
        severity: 'note',
        text: new Refusal(
          `${tag} has no discharge piping of its own, so that its back pressure is that of the scenario and not of its rated flow`,
        ),
      });
    else if (ratedFlow !== undefined && backPressureAtRatedFlow === undefined)
      messages.push({
        subject,
        severity: 'warning',
        text: new Refusal(`no state exists in the discharge piping of ${tag} at its rated flow, which is not checked`),
      });
    else if (ratedFlow !== undefined && branchesAt !== undefined)
      messages.push({
        subject,
        severity: 'warning',
        text: new Refusal(
          `the discharge piping of ${tag} is checked at its rated flow up to ${branchesAt}, where it branches, and behind that at the flow of the scenario`,
        ),
      });
    return messages;
  });
}

/** Returns a note on nodes below the pressure of the outlet, where falling heavy gas draws. */
export function nodeMessages(
  results: readonly FlareNodeResult[],
  outletPressure: number,
  stated: StatedPressure,
): FlareMessage[] {
  return results.flatMap(({ tag, pressure }): FlareMessage[] =>
    pressure >= outletPressure
      ? []
      : [
          {
            subject: { node: tag },
            severity: 'note',
            text: new Refusal(
              `the pressure at ${tag}, {pressure}, is below that of the outlet, because of the draught of the gas column`,
              {
                pressure: stated(pressure, 5),
              },
            ),
          },
        ],
  );
}

/** Returns a warning for each loop whose heights do not add up to zero. */
export function loopMessages(graph: FlareGraph): FlareMessage[] {
  return findOpenLoops(graph).map(({ items, rise }) => {
    const tags = items.map(item => graph.items[item]?.tag ?? '');
    return {
      subject: { item: tags[0] ?? '' },
      severity: 'warning',
      text: new Refusal(
        `the elevation changes round the loop of ${listOf(tags)} add up to {rise} instead of zero, which drives a flow that does not exist`,
        { rise: messageValue('length', rise, { unit: 'm' }) },
      ),
    };
  });
}

/** Returns a warning on the water of gases that GERG-2008 does not describe with it, for the node with most of it. */
export function coldWaterMessages(
  nodes: readonly FlareNodeResult[],
  gases: readonly (FlareGas | undefined)[],
  model: GasModel,
): FlareMessage[] {
  const [most] = nodes
    .flatMap(({ tag, pressure }, index) => {
      const gas = gases[index];
      const found = gas && model.coldWaterIn?.(gas)?.(pressure);
      return found ? [{ tag, ...found }] : [];
    })
    .toSorted((one, other) => other.share - one.share);
  if (!most) return [];
  return [
    {
      subject: { node: most.tag },
      severity: 'warning',
      text: new Refusal(
        `GERG-2008 has no state with the water of the coldest gas: its other components are by that equation, and the water that is not vapour, {share} of the mass at ${most.tag}, is taken as supercooled liquid. Were this vapour, the gas would be {heating} colder and {density} denser; were it ice, it would be warmer by about an eighth of that`,
        {
          share: messageValue('fraction', most.share, { digits: 2 }),
          heating: messageValue('temperatureDifference', most.heating, { digits: 2 }),
          density: messageValue('fraction', -most.density, { digits: 2 }),
        },
      ),
    },
  ];
}
