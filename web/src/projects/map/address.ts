import type { MapLine } from './drawn.ts';

/** Id of a line in the page's fragment. */
export function idOfLine({ from, to }: Pick<MapLine, 'from' | 'to'>): string {
  return `${from.id}.${to.id}`;
}

export const addressOfLine = (line: Pick<MapLine, 'from' | 'to'>): string => `#map/${idOfLine(line)}`;
export const addressOfFluid = (id: string): string => `#fluids/${id}`;
