import { areByPengRobinson } from '@isentrope/engineering/flare-network';
import {
  cubicThrottlingExcess,
  loadFluidData,
  loadReferencesOf,
  type ThrottlingExcess,
} from '@isentrope/engineering/properties';
import { messageValue } from '@isentrope/engineering/quantities';
import { isConsiderable, kelvins } from '../fluid/index.ts';
import { check, selector, warning, type Message } from '../kit/index.ts';
import { compositionOf } from './composition.ts';
import { conditions } from './fields.ts';
import { outletPressure, scenarios } from './network.ts';
import { tables } from './tables.ts';

/** Loads the equations with which gases by Peng–Robinson are compared: of each source the best for it alone, and what compares mixtures. */
export const referenceLoads = selector({ sources: tables.sources }, ({ sources = [] }) => {
  const waiting = sources.flatMap(source => {
    const composition = compositionOf(source);
    if (composition?.ok !== true) return [];
    const { components } = composition;
    const ids = Object.keys(components).filter(id => (components[id] ?? 0) > 0);
    return [loadFluidData(ids), loadReferencesOf(components)].filter(wait => wait !== undefined);
  });
  return waiting.length === 0 ? undefined : Promise.all(waiting).then(() => undefined);
});

/** Warns of gases by Peng–Robinson whose temperature after the expansion to the outlet of the network differs from that of a reference equation. */
export const throttlingNotes = check(
  { scenarios, outletPressure, atmosphericPressure: conditions.atmosphericPressure },
  v => {
    const [{ network } = {}] = v.scenarios;
    if (!network || network.gasModel === 'constant' || !areByPengRobinson(network.sources)) return [];
    const found = network.sources.flatMap(({ tag, gas, pressure, temperature }) => {
      if (gas.type !== 'composition' || pressure === undefined || !(pressure > v.outletPressure)) return [];
      const excess = cubicThrottlingExcess(gas.components, { pressure, temperature }, v.outletPressure);
      return excess && isConsiderable(excess) ? [{ tag, ...excess }] : [];
    });
    const out = messageValue('gaugePressure', v.outletPressure - v.atmosphericPressure);
    const [warm, cold] = [found.filter(({ excess }) => excess > 0), found.filter(({ excess }) => excess < 0)];
    return [...note(warm, 'warm', out), ...note(cold, 'cold', out)];
  },
);

function note(
  sources: readonly (ThrottlingExcess & { readonly tag: string })[],
  side: 'warm' | 'cold',
  out: ReturnType<typeof messageValue>,
): Message[] {
  if (sources.length === 0) return [];
  const clauses = [...new Set(sources.map(({ by }) => by))].map(by => {
    const own = sources.filter(source => source.by === by);
    return `${own.map(({ tag, excess }) => `${tag} ${kelvins(excess)}`).join(', ')}, ${by}`;
  });
  const meaning =
    side === 'warm'
      ? 'Lowest temperatures and condensate are on the unsafe side.'
      : 'Velocities and back pressures are on the unsafe side.';
  const text = `By Peng–Robinson, gases are too ${side} after an isenthalpic expansion to {out}: ${clauses.join('; ')}. ${meaning}`;
  return [warning(text, { field: 'sources', values: { out } })];
}
