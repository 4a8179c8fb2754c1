import {
  sizeFlareLines,
  type FlareLine,
  type FlareSizingFault,
  type FlareSourceResult,
} from '@isentrope/engineering/flare-network';
import { npsInches, type Pipe } from '@isentrope/engineering/piping';
import {
  firstNames,
  absent,
  check,
  expensiveStep,
  info,
  optional,
  ruledOut,
  step,
  table,
  warning,
} from '../kit/index.ts';
import { pipesToChooseFrom, sizeChoiceFault, sizeChoiceOf } from '../hydraulic-network-pro/size-choice.ts';
import { sizeColumns } from '../pipe/index.ts';
import { capacityOf } from './capacity.ts';
import { conditions, criteria, preferredSizes, sizes } from './fields.ts';
import { itemRows } from './item-rows.ts';
import { itemStates, type ItemState } from './item-state.ts';
import { flareItem, scenarios } from './network.ts';
import { sourceLimits } from './source-state.ts';
import { sourceRows } from './source-rows.ts';
import { tables, type ItemRow, type SourceRow } from './tables.ts';

/** The smallest sizes of the lines that meet the criteria in every scenario. */

/** A pipe of a schedule with the line that has it. */
interface Candidate {
  readonly pipe: Pipe;
  readonly line: FlareLine;
}

/** The outlet of a source is larger than a pipe of the tail pipe that begins there. */
const isBelowOutlet = (pipe: Pipe, { nps, insideDiameter }: SourceRow) =>
  nps === undefined
    ? insideDiameter !== undefined && pipe.innerDiameter < insideDiameter
    : npsInches(pipe.nps) < npsInches(nps);

/** The pipes that a line may have: those of its schedule from the outlets of the sources that discharge into it; none without a nominal size. */
function candidatesOf(
  row: ItemRow,
  sources: readonly SourceRow[],
  ambientTemperature: number | undefined,
  choice: ReturnType<typeof sizeChoiceOf>,
): Candidate[] {
  const { type, schedule, nps } = row;
  if (type !== 'line' || nps === undefined || schedule === undefined) return [];
  const before = sources.filter(({ to }) => to === row.from);
  return pipesToChooseFrom(schedule, [choice]).flatMap(pipe => {
    if (before.some(source => isBelowOutlet(pipe, source))) return [];
    const line = flareItem({ ...row, nps: pipe.nps }, ambientTemperature);
    return line.type === 'line' ? [{ pipe, line }] : [];
  });
}

/** A line with the size that was found. */
interface FoundSize {
  readonly tag: string;
  readonly listed: string;
  readonly found: string;
  readonly schedule: string;
  readonly insideDiameter: number;
  readonly governing: FlareSizingFault | undefined;
}

/** The items in which no gas flows in any scenario. */
function idleTags(states: readonly ItemState[]): ReadonlySet<string> {
  return new Set(states.flatMap(({ result, scenario }) => (scenario === undefined ? [result.tag] : [])));
}

/** Share of its own pressure up to which a source discharges. */
const belowOwn = 1 - 1e-9;

/** The search. Sizes are judged as the verdicts are: Mach number, momentum flux and back pressure, also at rated flow, and capacity. */
export const sizing = expensiveStep(
  'sizing',
  {
    sizes,
    scenarios,
    itemStates,
    sourceLimits,
    sources: sourceRows,
    items: itemRows,
    momentumFluxLimit: criteria.momentumFluxLimit,
    ambientTemperature: optional(conditions.ambientTemperature),
    preferredSizes: optional(preferredSizes),
  },
  (v, progress) => {
    if (v.sizes === 'listed') return ruledOut('sizes as listed');
    const fault = sizeChoiceFault(v.preferredSizes);
    if (fault !== undefined) return absent(fault);
    const choice = sizeChoiceOf(v.preferredSizes);
    const idle = idleTags(v.itemStates);
    const sized = v.items.flatMap(row => {
      if (idle.has(row.tag ?? '')) return [];
      const candidates = candidatesOf(row, v.sources, v.ambientTemperature, choice);
      const [first, ...others] = candidates.map(({ line }) => line);
      return first ? [{ row, candidates, lines: [first, ...others] as const }] : [];
    });
    if (sized.length === 0)
      return absent('no line has a nominal size and a schedule in which there is a size to choose from');
    const { allowances, ownPressures, ratedValves, outlet, atmosphere } = v.sourceLimits;
    const indexOf = new Map(v.sources.map(({ tag = '' }, index) => [tag, index]));
    // A flow above the rated one is above every capacity: no size helps.
    const capacity = ({ tag, flow, backPressure, outlet: ownOutlet }: FlareSourceResult) => {
      const rated = ratedValves[indexOf.get(tag) ?? -1];
      if (!rated || flow > rated.ratedFlow) return undefined;
      const found = capacityOf(rated, Math.max(backPressure, ownOutlet?.pressure ?? 0));
      return found?.type === 'known' ? found.flow : undefined;
    };
    const highest = new Map(
      v.sources.flatMap(({ tag = '' }, index) => {
        const { [index]: allowance } = allowances;
        const reference = allowance?.reference === 'atmosphere' ? atmosphere : outlet;
        const allowed = allowance ? reference + allowance.pressure : Infinity;
        const limit = Math.min(allowed, belowOwn * (ownPressures[index] ?? Infinity));
        return limit < Infinity ? [[tag, limit]] : [];
      }),
    );
    const machLimits = new Map(v.itemStates.map(({ result: { tag }, machLimit = 1 }) => [tag, machLimit]));
    const { lines, unmet } = sizeFlareLines(
      v.scenarios,
      sized.map(each => each.lines),
      {
        machLimit: tag => machLimits.get(tag) ?? 1,
        momentumFlux: v.momentumFluxLimit,
        backPressure: tag => highest.get(tag),
        capacity,
      },
      progress,
    );
    const found = sized.map(({ row: { tag = '', nps = '', schedule = '' }, candidates }, index): FoundSize => {
      const { line, governing } = lines[index] ?? {};
      const pipe = candidates.find(each => each.line.insideDiameter === line?.insideDiameter)?.pipe;
      return {
        tag,
        listed: nps,
        found: pipe?.nps ?? '',
        schedule,
        insideDiameter: pipe?.innerDiameter ?? NaN,
        governing,
      };
    });
    return { found, unmet, limits: Object.fromEntries(highest) };
  },
);

/** Names the unmet criterion, and its subject if that is not the line itself. */
function faultName({ criterion, subject }: FlareSizingFault, line = ''): string {
  if (criterion === 'no state') return `no state at ${subject}`;
  if (criterion === 'line before') return `the size of ${subject} before it`;
  return subject === line ? criterion : `${criterion} of ${subject}`;
}

const scenarioName = ({ scenario, isAtRatedFlow }: FlareSizingFault) =>
  scenario !== undefined && isAtRatedFlow ? `${scenario}, rated flow` : scenario;

/** The sizes with what governs each. */
export const sizeTable = step(
  'sizeTable',
  { sizing },
  {
    label: 'Smallest sizes',
    source:
      'lines are enlarged until all criteria are met in all scenarios, then reduced one at a time, heaviest first, as long as the criteria are met: no single line can be smaller, and none narrows towards the flare',
  },
  v =>
    table(
      sizeColumns('In scenario'),
      v.sizing.found.map(({ tag, listed, found, schedule, insideDiameter, governing }) => [
        tag,
        listed,
        found,
        schedule,
        insideDiameter,
        governing ? faultName(governing, tag) : 'none: it is the smallest pipe that fits',
        governing && scenarioName(governing),
        governing?.scenario !== undefined && Number.isFinite(governing.share) ? governing.share : undefined,
      ]),
    ),
);

/** Names the criteria that no sizes meet, and the lines that keep their diameter. */
export const sizingNotes = check({ sizing, itemStates, items: tables.items }, v => {
  const { unmet, found } = v.sizing;
  const words = unmet.map(fault => [faultName(fault), scenarioName(fault)].filter(Boolean).join(' in '));
  const kept = v.items.filter(({ tag = '', type }) => type === 'line' && !found.some(each => each.tag === tag));
  const without = idleTags(v.itemStates);
  const isSized = ({ nps, schedule }: ItemRow) => nps !== undefined && schedule !== undefined;
  const tagsOf = (meets: (row: ItemRow) => boolean) => kept.flatMap(row => (meets(row) ? [row.tag ?? ''] : []));
  const unsized = tagsOf(row => !isSized(row));
  const withoutGas = tagsOf(row => isSized(row) && without.has(row.tag ?? ''));
  const withoutSize = tagsOf(row => isSized(row) && !without.has(row.tag ?? ''));
  return [
    ...(words.length > 0
      ? [
          warning(`No sizes meet every criterion. Limits still not met: ${firstNames(words)}.`, {
            field: 'sizeTable',
          }),
        ]
      : []),
    ...(withoutGas.length > 0
      ? [
          warning(
            `Lines in which no gas flows in any scenario keep their size and are not judged: ${firstNames(withoutGas)}.`,
            {
              field: 'sizeTable',
            },
          ),
        ]
      : []),
    ...(withoutSize.length > 0
      ? [
          warning(
            `No size to choose from fits these lines, in their schedule and from the outlets of their sources; they keep their size and are not judged: ${firstNames(withoutSize)}.`,
            { field: 'sizeTable' },
          ),
        ]
      : []),
    ...(unsized.length > 0
      ? [
          info(
            `Lines without a nominal size and a schedule keep their diameter and are not judged: ${firstNames(unsized)}.`,
            {
              field: 'sizeTable',
            },
          ),
        ]
      : []),
  ];
});
