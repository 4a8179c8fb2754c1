import type { Connection, ListedSheet, MappedSheet, ProjectMap } from '@isentrope/records';
import { pluralise } from '../texts.ts';
import { sheetName } from './map-model.ts';

/** A changed source that makes sheets stale. */
interface StaleCause {
  readonly name: string;
  /** When it changed, if known. */
  readonly at: string | undefined;
}

interface Staleness {
  /** Number of stale sheets. */
  readonly sheets: number;
  readonly causes: readonly StaleCause[];
  /** Number of sheets with a broken connection. */
  readonly broken: number;
  /** True while the server is still evaluating, so that more may follow. */
  readonly waiting: boolean;
}

/** What is stale in a project and the root causes: changed fluids and sheets that are not stale themselves. */
export function stalenessOf(
  { fluids, sheets, connections }: ProjectMap,
  listed: readonly Pick<ListedSheet, 'id' | 'changedAt'>[],
): Staleness {
  const stale = new Set(sheets.filter(sheet => sheet.stale).map(({ id }) => id));
  const changed = connections.filter(({ state, source }) => state === 'changed' && !stale.has(source.id));
  const causes = new Map(
    changed.flatMap(({ source: { id } }): [string, StaleCause][] => {
      const fluid = fluids.find(each => each.id === id);
      if (fluid) return [[id, { name: fluid.name, at: fluid.changedAt }]];
      const sheet = sheets.find(each => each.id === id);
      return sheet ? [[id, { name: sheetName(sheet), at: listed.find(each => each.id === id)?.changedAt }]] : [];
    }),
  );
  return {
    sheets: stale.size,
    causes: [...causes.values()],
    broken: new Set(connections.filter(({ state }) => state === 'broken').map(({ sheet }) => sheet)).size,
    waiting: sheets.some(({ waiting }) => waiting),
  };
}

/** For example "3 sheets stale since Inlet gas changed 12 min ago", relative to `now`; empty if nothing is stale. */
export function stalenessText({ sheets, causes, broken }: Staleness, now: number): string {
  if (sheets === 0) return '';
  const count = `${pluralise(sheets, 'sheet')} stale`;
  const brokenText = `${broken} with a broken connection`;
  const [only] = causes;
  if (only === undefined) return broken > 0 ? `${count}: ${brokenText}` : count;
  const since =
    causes.length > 1
      ? `since ${causes.length} of their sources changed`
      : `since ${only.name} changed${only.at === undefined ? '' : ` ${elapsedText(only.at, now)}`}`;
  return `${count} ${since}${broken > 0 ? `; ${brokenText}` : ''}`;
}

const minute = 60_000;

/** Elapsed time in words. */
export function elapsedText(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / minute);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  return `${pluralise(Math.floor(hours / 24), 'day')} ago`;
}

/** Short reasons, without a full stop, why a sheet is stale. */
export function staleReasons(sheet: MappedSheet, { fluids, sheets, connections }: ProjectMap): readonly string[] {
  if (!sheet.stale) return [];
  const own = connections.filter(each => each.sheet === sheet.id);
  const reasons = own.flatMap(({ source: { id }, state, brokenReason }: Connection) => {
    if (state === 'broken') return [(brokenReason ?? 'A connection is broken').replace(/\.$/, '')];
    const fluid = fluids.find(each => each.id === id);
    const source = sheets.find(each => each.id === id);
    const name = fluid?.name ?? (source && sheetName(source));
    if (name === undefined) return [];
    if (state === 'changed') return [`${name} changed`];
    return source?.stale === true ? [`${name} is stale`] : [];
  });
  return [...new Set(reasons)];
}
