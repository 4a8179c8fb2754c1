import type { Box, Point } from './geometry/boxes.ts';
import { textAt, type PlacedText } from './figure-frame.ts';
import { textHeight, textWidth, wrapText } from './labels/text-size.ts';

/** An end of a bar: the value of the result and its text. */
interface BarEnd {
  readonly value: number;
  readonly text: string;
}

/** The range of a result: with the input at its low and at its high end. */
export interface Bar {
  readonly label: string;
  readonly low: BarEnd | undefined;
  readonly high: BarEnd | undefined;
  /** Shown in place of missing ends. */
  readonly remark?: string;
}

/** A horizontal bar chart around a common base value. */
export interface BarsData {
  readonly title: string;
  readonly base: BarEnd | undefined;
  readonly bars: readonly Bar[];
}

/** The layout of a bar chart for a width. */
interface BarsLayout {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly {
    readonly texts: readonly PlacedText[];
    readonly low: Box | undefined;
    readonly high: Box | undefined;
  }[];
  /** The position of the base value and its text above. */
  readonly base: { readonly x: number; readonly text: PlacedText } | undefined;
}

const line = textHeight();
const barHeight = 14;
/** The gap between a bar and its text, and between rows, px. */
const gap = 6;
/** From this width on, labels are beside the bars rather than above them, px. */
const roomBeside = 480;
/** The largest fraction of the width taken by labels beside the bars. */
const maxNameShare = 0.38;

/** Lays out a bar chart without overlapping or clipped texts. */
export function barsLayout({ base, bars }: BarsData, width: number): BarsLayout {
  const isBeside = width >= roomBeside;
  const names = bars.map(({ label }) => wrapText(label, isBeside ? maxNameShare * width : width));
  const left = isBeside ? Math.ceil(Math.max(0, ...names.flat().map(text => textWidth(text)))) + 2 * gap : 0;
  const values = [
    ...(base ? [base] : []),
    ...bars.flatMap(({ low, high }) => [low, high].filter(end => end !== undefined)),
  ];
  const numbers = values.map(({ value }) => value);
  const [minimum, maximum] = [Math.min(...numbers), Math.max(...numbers)];
  const forText = Math.max(0, ...values.map(({ text }) => textWidth(text))) + gap;
  const [from, to] = [left + forText, Math.max(left + forText + 10, width - forText)];
  const at = (value: number) =>
    maximum > minimum ? from + ((value - minimum) / (maximum - minimum)) * (to - from) : (from + to) / 2;
  const centre = base ? at(base.value) : (from + to) / 2;
  let top = base ? line + gap : 0;
  const rows = bars.map(({ low, high, remark }, index) => {
    const name = names[index] ?? [];
    const nameHeight = name.length * line;
    const y = isBeside ? top + Math.max(0, (nameHeight - barHeight) / 2) : top + nameHeight + 2;
    const middle = y + barHeight / 2;
    const nameTop = isBeside ? middle - nameHeight / 2 : top;
    top = Math.max(y + barHeight, nameTop + nameHeight) + gap + 2;
    const boxTo = (end: BarEnd | undefined): Box | undefined =>
      end && {
        x: Math.min(centre, at(end.value)),
        y,
        width: Math.max(1, Math.abs(at(end.value) - centre)),
        height: barHeight,
      };
    const texts = name.map((text, index): PlacedText => {
      const spot: Point = [isBeside ? left - 2 * gap : 0, nameTop + (index + 0.5) * line];
      return textAt(text, spot, isBeside ? 'end' : 'start');
    });
    return {
      texts: [...texts, ...endTexts({ low, high, remark }, at, centre, middle)],
      low: boxTo(low),
      high: boxTo(high),
    };
  });
  const baseText = base && textAt(base.text, [centre, line / 2], 'middle');
  return { width, height: top, rows, base: baseText && { x: centre, text: baseText } };
}

/** The texts at the ends of a bar: the lower value left, the higher right. */
function endTexts(
  { low, high, remark }: { low: BarEnd | undefined; high: BarEnd | undefined; remark: string | undefined },
  at: (value: number) => number,
  centre: number,
  middle: number,
): PlacedText[] {
  if (remark !== undefined || (!low && !high)) return [textAt(remark ?? '', [centre + gap, middle], 'start')];
  const ends = [low, high].filter(end => end !== undefined).toSorted((a, b) => a.value - b.value);
  const [first, last] = [ends[0], ends.at(-1)];
  const leftmost = Math.min(centre, ...ends.map(({ value }) => at(value)));
  const rightmost = Math.max(centre, ...ends.map(({ value }) => at(value)));
  if (!first || !last || first === last) {
    const only = first ?? last;
    return only ? [textAt(only.text, [rightmost + gap, middle], 'start')] : [];
  }
  return [textAt(first.text, [leftmost - gap, middle], 'end'), textAt(last.text, [rightmost + gap, middle], 'start')];
}
