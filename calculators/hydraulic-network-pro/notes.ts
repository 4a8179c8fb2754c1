import { check, info, upperFirst, warning, withFullStop, type Message } from '../kit/index.ts';
import { friction, tables } from './fields.ts';
import { network, state } from './network.ts';
import { itemStates } from './state.ts';

/** Messages about the network and its state. */

const mostNamed = 8;

const named = (tags: readonly string[]) =>
  tags.length <= mostNamed
    ? tags.join(', ')
    : `${tags.slice(0, mostNamed).join(', ')} and ${tags.length - mostNamed} more`;

/** Names what was assumed: elevations that are not given, and lines without a loss coefficient. */
export const assumptions = check({ network, items: tables.items, nodes: tables.nodes }, v => {
  const messages: Message[] = [];
  const flat = [
    ...v.nodes.flatMap(({ tag = '', elevation }) => (elevation === undefined ? [tag] : [])),
    ...v.network.unlisted,
  ];
  const isHilly = v.nodes.some(({ elevation = 0 }) => elevation !== 0);
  if (flat.length > 0) {
    const text = `Elevation 0 m is assumed for the nodes without one: ${named(flat)}.`;
    messages.push(isHilly ? warning(text, { field: 'nodes' }) : info(text, { field: 'nodes' }));
  }
  const bare = v.items.flatMap(({ tag = '', type, lossCoefficient, fittings }) =>
    type === 'line' && lossCoefficient === undefined && fittings === undefined ? [tag] : [],
  );
  if (bare.length > 0)
    messages.push(
      info(`No fittings are assumed for the lines with neither a loss coefficient nor fittings: ${named(bare)}.`, {
        field: 'items',
      }),
    );
  return messages;
});

/** What the solution says of single items and nodes. */
export const stateNotes = check({ state }, v =>
  v.state.messages.map(({ subject, text, severity }) => {
    const { text: wording, values = {} } = text.clause;
    const sentence = withFullStop(upperFirst(wording));
    const details = { values, field: 'item' in subject ? 'itemTable' : 'nodeTable' };
    return severity === 'warning' ? warning(sentence, details) : info(sentence, details);
  }),
);

/** Names lines whose flow is neither laminar nor fully turbulent. */
export const regimeNotes = check({ itemStates, friction }, v => {
  const between = v.itemStates.flatMap(({ tag, type, reynoldsNumber = 0 }) =>
    type === 'line' && reynoldsNumber > 2000 && reynoldsNumber < 4000 ? [tag] : [],
  );
  return between.length === 0
    ? []
    : [
        warning(
          `The flow may be laminar or turbulent between Re = 2000 and 4000: ${named(between)}. The selected friction factor applies.`,
          { field: 'friction', source: 'Crane TP-410, chapter 1' },
        ),
      ];
});
