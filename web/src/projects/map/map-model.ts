import type { Connection, ConnectionState, MappedSheet, ProjectFluid, ProjectMap } from '@isentrope/records';
import { pluralise, numberedTitle } from '../texts.ts';

/** A box of the map: a sheet, a fluid, or a deleted source that is still read. */
export type MapBox = { readonly id: string; readonly name: string } & (
  | { readonly type: 'sheet'; readonly sheet: MappedSheet }
  | { readonly type: 'fluid'; readonly fluid: ProjectFluid }
  | { readonly type: 'gone' }
);

/** All connections from one box to another, drawn as one line. */
export interface MapLine {
  readonly from: MapBox;
  readonly to: MapBox;
  readonly connections: readonly Connection[];
  /** The most severe state of the connections. */
  readonly state: ConnectionState;
}

export interface MapModel {
  readonly boxes: readonly MapBox[];
  readonly lines: readonly MapLine[];
}

/** States in order of descending severity. */
const severityOrder: readonly ConnectionState[] = ['broken', 'changed', 'waiting', 'current'];

/** Boxes and lines of a project map: fluids first, then sheets by number. */
export function buildMapModel({ fluids, sheets, connections }: ProjectMap): MapModel {
  const boxes = new Map<string, MapBox>();
  for (const fluid of fluids) boxes.set(fluid.id, { id: fluid.id, name: fluid.name, type: 'fluid', fluid });
  for (const sheet of sheets) boxes.set(sheet.id, { id: sheet.id, name: sheetName(sheet), type: 'sheet', sheet });
  const lines = new Map<string, MapLine>();
  for (const connection of connections) {
    const { source, sheet, sourceText: text } = connection;
    const to = boxes.get(sheet);
    if (to === undefined) continue;
    const from = boxes.get(source.id) ?? { id: source.id, name: text, type: 'gone' };
    boxes.set(source.id, from);
    const key = `${source.id} ${sheet}`;
    const all = [...(lines.get(key)?.connections ?? []), connection];
    lines.set(key, { from, to, connections: all, state: mostSevereState(all) });
  }
  return { boxes: [...boxes.values()], lines: [...lines.values()] };
}

function mostSevereState(connections: readonly Connection[]): ConnectionState {
  return severityOrder.find(state => connections.some(each => each.state === state)) ?? 'current';
}

/** Number and title of a sheet. */
export function sheetName({ number, title }: Pick<MappedSheet, 'number' | 'title'>): string {
  return numberedTitle(number, title);
}

/** Label of a line: the number of connections, and their state if not up to date. */
export function lineLabel({ connections, state }: MapLine): string {
  const count = connections.length > 1 ? `${connections.length}×` : '';
  return [count, state === 'current' ? '' : state].filter(Boolean).join(' ');
}

/** Text equivalent of a line for screen readers. */
export function describeLine({ from, to, connections, state }: MapLine): string {
  return `${to.name} reads ${pluralise(connections.length, 'value')} of ${from.name}, ${state}`;
}

/** Whether the sheet has several cases, so that a connection has to name its case. */
const hasSeveralCases = (sheet: MappedSheet | undefined) => (sheet?.cases ?? 0) > 1;

/** A connection in words, for example "Upstream pressure reads Outlet pressure". */
export function describeConnection({ label, case: index, sourceText: text, source }: Connection, to: MapBox): string {
  const of = to.type === 'sheet' && hasSeveralCases(to.sheet) ? `, case ${index + 1}` : '';
  const colon = text.lastIndexOf(': ');
  const what = source.type === 'fluid' ? 'the fluid' : colon < 0 ? text : text.slice(colon + 2);
  return `${label}${of} reads ${what}`;
}
