import type { PlacedText } from './figure-frame.ts';
import { textAscent } from './labels/text-size.ts';

/** A placed text. */
export function Words({ placed: { text, box, anchor }, className }: { placed: PlacedText; className: string }) {
  const x = { start: box.x, middle: box.x + box.width / 2, end: box.x + box.width }[anchor];
  return (
    <text className={className} x={x.toFixed(1)} y={(box.y + textAscent()).toFixed(1)} textAnchor={anchor}>
      {text}
    </text>
  );
}
