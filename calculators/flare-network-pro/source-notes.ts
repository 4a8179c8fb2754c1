import { exceeds } from '@isentrope/engineering/numerics';
import { formatNumber, messageValue, type Clause } from '@isentrope/engineering/quantities';
import { check, firstNames, info, warning, type Message } from '../kit/index.ts';
import type { Capacity } from './capacity.ts';
import { conditions, conventionalSprings } from './fields.ts';
import { allSources, outletPressure } from './network.ts';
import { sourceRows } from './source-rows.ts';
import { isShort, sourceLimits, sourceStates, type SourceState } from './source-state.ts';
import { tables } from './tables.ts';

/** Messages about the back pressures and capacities of the sources. */

const field = 'sourceTable';

/** A warning about some sources, if there are any. */
function warningAbout(tags: readonly string[], text: (names: string) => string, source?: string): Message[] {
  return tags.length === 0 ? [] : [warning(text(firstNames(tags)), { field, ...(source !== undefined && { source }) })];
}

/** Names the sources that exceed their allowance, have none, are too small, or are never on. */
export const sourceNotes = check({ sourceStates }, v => {
  const tagsOf = (meets: (state: SourceState) => boolean) =>
    v.sourceStates.flatMap(state => (meets(state) ? [state.tag] : []));
  return [
    ...warningAbout(
      tagsOf(({ faults }) => faults.includes('exceeded')),
      names => `The back pressure exceeds the allowable at: ${names}.`,
      'API 520-I',
    ),
    ...warningAbout(
      tagsOf(({ governing }) => governing?.isAssured === false),
      names =>
        `A conventional valve may close or chatter above its allowable back pressure, so its capacity is not assured: ${names}.`,
      'API 520-I',
    ),
    ...warningAbout(
      tagsOf(({ faults }) => faults.includes('above rated flow')),
      names => `A scenario has more flow than the rated flow of the valve, which is too small for it: ${names}.`,
    ),
    ...warningAbout(
      shortSources(v.sourceStates),
      names =>
        `The back pressure leaves the valve less capacity than the flow of a scenario, so it is too small for it: ${names}.`,
      'API 520-I',
    ),
    ...warningAbout(
      tagsOf(({ governing, isChecked, faults }) => governing !== undefined && !isChecked && faults.length === 0),
      names =>
        `The back pressure is not checked for sources without an allowable value: ${names}. Pilot-operated valves have no general limit: use the manufacturer’s.`,
    ),
    ...warningAbout(
      tagsOf(({ governing }) => governing === undefined),
      names => `These sources are not on in any scenario and are not checked: ${names}.`,
    ),
  ];
});

/** Says what a pressure at the outlet of the network above the atmosphere is for conventional valves. */
export const superimposedNotes = check(
  { sources: tables.sources, outletPressure, atmosphericPressure: conditions.atmosphericPressure, conventionalSprings },
  v => {
    const superimposed = v.outletPressure - v.atmosphericPressure;
    const tags = v.sources.flatMap(({ tag = '', valveType }) => (valveType === 'conventional' ? [tag] : []));
    if (tags.length === 0 || !exceeds(v.outletPressure, v.atmosphericPressure)) return [];
    const details = {
      field: 'conventionalSprings',
      values: { superimposed: messageValue('gaugePressure', superimposed) },
      source: 'API 520-I',
    };
    return v.conventionalSprings === 'set'
      ? [
          info(
            `The springs of the conventional valves are set for the {superimposed} at the outlet of the tip, which must be constant: only the back pressure above it counts against a share of the set pressure: ${firstNames(tags)}.`,
            details,
          ),
        ]
      : [
          warning(
            `The {superimposed} at the outlet of the tip is superimposed back pressure. It raises the opening pressure of the conventional valves by its amount and counts as their back pressure: ${firstNames(tags)}. If it is constant and their springs are set for it, choose that.`,
            details,
          ),
        ];
  },
);

/** Warns of allowable back pressures that are above what API 520-I gives for the valve. */
export const allowanceNotes = check({ sources: sourceRows, sourceLimits, conventionalSprings }, v => {
  const { atmosphere, outlet, ownPressures, allowances } = v.sourceLimits;
  const high = v.sources.flatMap(({ tag = '', setPressure, valveType }, index) => {
    const { [index]: allowance } = allowances;
    if (valveType === undefined || setPressure === undefined || !allowance) return [];
    const overpressure = (ownPressures[index] ?? NaN) - atmosphere - setPressure;
    // A spring that is set for the pressure at the outlet has the overpressure above that.
    const isAboveOutlet = v.conventionalSprings === 'set' && allowance.reference === 'atmosphere';
    const limit = valveType === 'conventional' ? overpressure + (isAboveOutlet ? outlet - atmosphere : 0) : setPressure;
    if (!exceeds(allowance.pressure, limit)) return [];
    return [`${tag} (${percentOf(allowance.pressure / setPressure)} instead of ${percentOf(limit / setPressure)})`];
  });
  return warningAbout(
    high,
    names =>
      `The allowable back pressure of a conventional valve is at most its overpressure, the relieving less the set pressure, and that of any valve is below its set pressure. The verdict is on the unsafe side for these, with shares of the set pressure: ${names}.`,
    'API 520-I',
  );
});

const percentOf = (share: number) => `${formatNumber(100 * share, 3)} %`;

/** The sources with less capacity than the flow of a scenario at its back pressure, with these scenarios. */
function shortSources(states: readonly SourceState[]): string[] {
  return states.flatMap(({ tag, on, faults }) => {
    if (!faults.includes('capacity below the required flow')) return [];
    const scenarios = on.flatMap(state => (isShort(state) && state.scenario !== allSources ? [state.scenario] : []));
    return [scenarios.length === 0 ? tag : `${tag} (${scenarios.join(', ')})`];
  });
}

/** Says how capacities are found, and of which valves none is known. */
export const capacityNotes = check({ sourceStates }, v => {
  const found = v.sourceStates.flatMap(({ tag, on }) =>
    on.flatMap(({ capacity, capacityAtRatedFlow }) =>
      [capacity, capacityAtRatedFlow].flatMap(one => (one ? [{ tag, capacity: one }] : [])),
    ),
  );
  const reasons = new Map<string, { readonly reason: Clause; readonly tags: Set<string> }>();
  for (const { tag, capacity } of found)
    if (capacity.type === 'unknown') {
      const known = reasons.get(capacity.reason.text);
      if (known) known.tags.add(tag);
      else reasons.set(capacity.reason.text, { reason: capacity.reason, tags: new Set([tag]) });
    }
  return [
    ...(found.some(({ capacity }) => capacity.type === 'known')
      ? [
          info(
            'The capacity of a relief valve is its rated flow, taken as that against the atmosphere, less what the back pressure takes from it at its relieving pressure. The network has the flows of the scenarios.',
            { field, source: 'API 520-I' },
          ),
        ]
      : []),
    ...curveNotes(found.map(({ tag, capacity }) => ({ tag, ...capacity }))),
    ...[...reasons.values()].map(({ reason, tags }) =>
      warning(
        `The capacity at the back pressure is not known: ${reason.text}. Use the manufacturer’s: ${firstNames([...tags])}.`,
        { field, ...(reason.values && { values: reason.values }) },
      ),
    ),
  ];
});

/** Says which curve of balanced valves is taken for two phases and for liquids that boil in the nozzle, which have none of their own. */
function curveNotes(found: readonly (Capacity & { readonly tag: string })[]): Message[] {
  const factors = new Map<string, string>();
  const boiling = new Set<string>();
  for (const capacity of found) {
    if (capacity.type === 'unknown') continue;
    const { tag, service, basis, factor = 1, liquidFactor = 1 } = capacity;
    if (liquidFactor < factor)
      factors.set(tag, `${formatNumber(liquidFactor, 3)} instead of ${formatNumber(factor, 3)}`);
    if (service === 'boiling liquid' && basis === 'Kw' && factor < 1) boiling.add(tag);
  }
  const source = 'API 520-I, annex C';
  return [
    ...(factors.size === 0
      ? []
      : [
          warning(
            `Kb of a balanced valve with two phases is that of the curve for vapour, as for preliminary sizing. If most of the mass is liquid, its capacity is on the unsafe side: the curve for liquids gives ${firstNames([...factors].map(([tag, text]) => `${text} for ${tag}`))}. Use the manufacturer’s Kb.`,
            { field, source },
          ),
        ]),
    ...(boiling.size === 0
      ? []
      : [
          info(
            `The factor of a balanced valve whose liquid boils in the nozzle is that of the curve for liquids, as for preliminary sizing. It is lower than that for vapour, which is on the safe side: ${firstNames([...boiling])}.`,
            { field, source },
          ),
        ]),
  ];
}
