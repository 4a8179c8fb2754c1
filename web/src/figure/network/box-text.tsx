import type { ReactNode } from 'react';
import type { Box } from '../geometry/boxes.ts';
import { textAscent, textHeight } from '../labels/text-size.ts';

/** Lines of text centred in a box, the first beside the symbol of an item. */
export function BoxText({
  box,
  lines,
  indent = 0,
  symbol,
}: {
  readonly box: Box;
  readonly lines: readonly string[];
  /** The width of the symbol, px. */
  readonly indent?: number | undefined;
  readonly symbol?: ReactNode;
}) {
  const top = box.y + (box.height - lines.length * textHeight()) / 2;
  const middle = box.x + box.width / 2;
  return (
    <g className="network-text">
      <rect {...box} />
      {symbol}
      {lines.map((line, index) => (
        <text
          key={index}
          x={(index === 0 ? middle + indent / 2 : middle).toFixed(1)}
          y={(top + index * textHeight() + textAscent()).toFixed(1)}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
