import { nominalSizes, npsInches, pipes, type Pipe, type Schedule } from '@isentrope/engineering/piping';
import { figures, outerDiameter } from './pipe-columns.ts';

/** Filters of the table. Blank matches all. */
export interface Query {
  readonly nps: string;
  readonly dn: string;
  readonly schedule: string;
  readonly search: string;
}

export const noFilter: Query = { nps: '', dn: '', schedule: '', search: '' };

/** A nominal size with its pipes; `pipes` is empty if it has none in the selected schedule. */
export interface SizeGroup {
  readonly nps: string;
  readonly dn: number | undefined;
  /** The first pipe of the size, for its outside diameter. */
  readonly first: Pipe;
  readonly pipes: readonly Pipe[];
}

/** Sort order: by size with a header row each, or by one value across all sizes. */
export interface Order {
  readonly by: string;
  readonly descending: boolean;
}

export const bySize: Order = { by: 'size', descending: false };

/** Words that match a search, besides the leading digits of a dimension. */
function words({ nps, dn, schedule }: Pipe): readonly string[] {
  const decimal = String(npsInches(nps));
  return [
    nps,
    decimal,
    `nps${nps}`,
    `nps${decimal}`,
    String(dn),
    `dn${dn}`,
    schedule.toLowerCase(),
    `sch${schedule.toLowerCase()}`,
  ];
}

function lengths(pipe: Pipe): readonly string[] {
  return [outerDiameter, ...figures.filter(({ derived }) => !derived)].flatMap(figure => {
    const { metric, customary } = figure.value(pipe);
    return [metric.toFixed(2), customary.toFixed(3)];
  });
}

const searchable = pipes.map(pipe => ({ pipe, words: words(pipe), lengths: lengths(pipe) }));

/** The normalised words of a search: "NPS 4 sch. 40" gives nps4 and sch40. */
function searchWords(search: string): readonly string[] {
  return search
    .toLowerCase()
    .replaceAll(/["″]/g, ' ')
    .replaceAll(',', '.')
    .replaceAll(/\bsch(?:edule|\.)?\s*/g, 'sch')
    .replaceAll(/\b(nps|dn)\s+/g, '$1')
    .split(/\s+/)
    .filter(word => word !== '');
}

function matches({ words: known, lengths: measured }: (typeof searchable)[number], word: string): boolean {
  return known.includes(word) || (/^\d+\.\d/.test(word) && measured.some(length => length.startsWith(word)));
}

/** The sizes that match a query, each with its pipes in schedule order. */
export function findGroups(query: Query): readonly SizeGroup[] {
  const search = searchWords(query.search);
  const matching = searchable.filter(
    candidate =>
      (query.nps === '' || candidate.pipe.nps === query.nps) &&
      (query.dn === '' || String(candidate.pipe.dn) === query.dn) &&
      search.every(word => matches(candidate, word)),
  );
  return nominalSizes.flatMap((nps): SizeGroup[] => {
    const ofSize = matching.filter(({ pipe }) => pipe.nps === nps).map(({ pipe }) => pipe);
    const [first] = ofSize;
    if (!first) return [];
    const shown = query.schedule === '' ? ofSize : ofSize.filter(({ schedule }) => schedule === query.schedule);
    return [{ nps, dn: first.dn, first, pipes: shown }];
  });
}

/** All pipes of the groups sorted by a value, then by size. */
export function sortPipes(groups: readonly SizeGroup[], { by, descending }: Order): readonly Pipe[] {
  const figure = [outerDiameter, ...figures].find(({ id }) => id === by);
  const rows = groups.flatMap(group => group.pipes);
  if (!figure) return descending ? rows.toReversed() : rows;
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * (figure.value(a).metric - figure.value(b).metric));
}

/** Name of a pipe: "NPS 4, schedule 40" or "NPS 6, STD". */
export function pipeName({ nps, schedule }: { nps: string; schedule: Schedule }): string {
  return /^\d/.test(schedule) ? `NPS ${nps}, schedule ${schedule}` : `NPS ${nps}, ${schedule}`;
}
