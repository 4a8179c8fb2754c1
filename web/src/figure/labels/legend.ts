import type { Box } from '../geometry/boxes.ts';
import { textAt, type PlacedText } from '../figure-frame.ts';
import { layOutRows } from '../geometry/lay-out-rows.ts';
import { textHeight, textWidth, wrapText } from './text-size.ts';

/** What a label names: a curve, mark or band, by index. */
export interface LabelTarget {
  readonly kind: 'curve' | 'mark' | 'band';
  readonly index: number;
}

/** An entry of the legend: the box of its sample, and its label, possibly in several lines. */
export interface LegendEntry extends LabelTarget {
  readonly sample: Box;
  readonly lines: readonly PlacedText[];
}

const sampleWidth = 26;
/** The gaps above the legend, between sample and label, and between entries, px. */
const [above, beforeName, between] = [8, 7, 20];
const line = textHeight();

/** The legend in rows below a figure, and its bottom edge. */
export function legendOf(
  names: readonly (LabelTarget & { readonly label: string })[],
  width: number,
  top: number,
): { readonly entries: readonly LegendEntry[]; readonly bottom: number } {
  if (names.length === 0) return { entries: [], bottom: top };
  const before = sampleWidth + beforeName;
  const texts = names.map(({ label }) => wrapText(label, width - before));
  const sizes = texts.map(lines => ({
    width: before + Math.max(...lines.map(text => textWidth(text))),
    height: lines.length * line,
  }));
  const { boxes, bottom } = layOutRows(sizes, width, between, top + above);
  const entries = names.map(({ kind, index }, position): LegendEntry => {
    const { x = 0, y = top } = boxes[position] ?? {};
    const lines = (texts[position] ?? []).map((text, row) =>
      textAt(text, [x + before, y + (row + 0.5) * line], 'start'),
    );
    return { kind, index, sample: { x, y, width: sampleWidth, height: line }, lines };
  });
  return { entries, bottom };
}
