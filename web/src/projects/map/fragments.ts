import type { MapLine } from './map-model.ts';

/** Id of a line in the page's fragment. */
export function lineId({ from, to }: Pick<MapLine, 'from' | 'to'>): string {
  return `${from.id}.${to.id}`;
}

export const lineFragment = (line: Pick<MapLine, 'from' | 'to'>): string => `#map/${lineId(line)}`;
export const fluidFragment = (id: string): string => `#fluids/${id}`;
