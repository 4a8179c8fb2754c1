import type { Box } from '../geometry/boxes.ts';
import { textAscent, textHeight } from '../labels/text-size.ts';

/** Lines of text centred in a box. */
export function NetworkWords({ box, lines }: { readonly box: Box; readonly lines: readonly string[] }) {
  const top = box.y + (box.height - lines.length * textHeight()) / 2;
  const x = (box.x + box.width / 2).toFixed(1);
  return (
    <g className="network-text">
      <rect {...box} />
      {lines.map((line, index) => (
        <text key={index} x={x} y={(top + index * textHeight() + textAscent()).toFixed(1)} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}
