import { circleThrough } from '@isentrope/records';
import { nameOfSheet } from '../sheet-name.ts';
import { readsOf, type StandingSheet } from './standing.ts';

/** Why a sheet cannot read another, because that would be a cycle; null if it can. */
export function circleWords(sheets: readonly StandingSheet[], reader: string, source: string): string | null {
  const reads = new Map(readsOf(sheets));
  reads.set(reader, [...(reads.get(reader) ?? []), source]);
  const circle = circleThrough(reader, reads);
  if (circle === undefined) return null;
  const [first = '', ...rest] = circle.map(id => {
    const sheet = sheets.find(each => each.id === id);
    return sheet ? nameOfSheet(sheet) : 'another sheet';
  });
  return `${first} would rest on itself: it would read ${rest.join(', which reads ')}.`;
}
