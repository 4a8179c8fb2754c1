import type { ItemRow } from './tables.ts';

/** Lines of pumps that are off, by the line in the same place beside a pump that runs. */

/** Whether two pumps are entered alike. */
function isSamePump(one: ItemRow, other: ItemRow): boolean {
  const duty = ({ curve, head, differential }: ItemRow) => JSON.stringify([curve, head, differential]);
  return duty(one) === duty(other);
}

/** Whether two items beside pumps are alike: lines of one size, whose lengths and fittings may differ. */
function isAlike(one: ItemRow, other: ItemRow): boolean {
  return one.type === other.type && one.nps === other.nps && one.schedule === other.schedule;
}

/** The other end of an item, and whether it begins at a node. */
const farEnd = ({ from = '', to = '' }: ItemRow, node: string) => (from === node ? to : from);
const beginsAt = ({ from }: ItemRow, node: string) => from === node;

/** Adds the lines between two nodes and where both branches meet, each by its twin, as long as one item alone is alike. */
function pairLines(
  items: readonly ItemRow[],
  isIdle: (tag: string) => boolean,
  { node, twinNode, item, twinItem }: { node: string; twinNode: string; item: ItemRow; twinItem: ItemRow },
  twins: Map<string, string>,
): void {
  if (node === twinNode) return;
  const beside = (end: string, but: ItemRow) =>
    items.filter(each => each !== but && (each.from === end || each.to === end));
  for (const each of beside(node, item)) {
    if (!isIdle(each.tag ?? '') || twins.has(each.tag ?? '')) continue;
    const [twin, ...others] = beside(twinNode, twinItem).filter(
      other => isAlike(each, other) && beginsAt(each, node) === beginsAt(other, twinNode),
    );
    if (!twin || others.length > 0 || twin === each) continue;
    twins.set(each.tag ?? '', twin.tag ?? '');
    const ends = { node: farEnd(each, node), twinNode: farEnd(twin, twinNode) };
    pairLines(items, isIdle, { ...ends, item: each, twinItem: twin }, twins);
  }
}

/** The tags of items at pumps that are off, each with that of its twin at an equal pump that runs. */
export function standbyTwins(items: readonly ItemRow[], isIdle: (tag: string) => boolean): ReadonlyMap<string, string> {
  const twins = new Map<string, string>();
  const pumps = items.filter(({ type }) => type === 'pump');
  for (const pump of pumps.filter(({ running, tag = '' }) => running === 'no' && isIdle(tag)))
    for (const twin of pumps.filter(each => !isIdle(each.tag ?? '') && isSamePump(pump, each)))
      for (const end of ['from', 'to'] as const)
        pairLines(
          items,
          isIdle,
          { node: pump[end] ?? '', twinNode: twin[end] ?? '', item: pump, twinItem: twin },
          twins,
        );
  return twins;
}
