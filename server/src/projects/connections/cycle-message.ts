import { findCycle } from '@isentrope/records';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import { readsOf, type ConnectedSheet } from './project-state.ts';

/** Why a sheet cannot read another, because that would be a cycle; null if it can. */
export function cycleMessage(sheets: readonly ConnectedSheet[], reader: string, source: string): string | null {
  const reads = new Map(readsOf(sheets));
  reads.set(reader, [...(reads.get(reader) ?? []), source]);
  const cycle = findCycle(reader, reads);
  if (cycle === undefined) return null;
  const [first = '', ...rest] = cycle.map(id => {
    const sheet = sheets.find(each => each.id === id);
    return sheet ? sheetDisplayName(sheet) : 'another sheet';
  });
  return `${first} would depend on itself: it would read ${rest.join(', which reads ')}.`;
}
