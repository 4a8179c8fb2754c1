import type { Drawing, Mark } from '@isentrope/calculators/kit';
import './line-drawing.css';

function DrawnMark({ mark, lit, onPick }: { mark: Mark; lit: boolean; onPick: (field: string) => void }) {
  const { field } = mark;
  const pick = field === undefined ? undefined : () => onPick(field);
  const state = `${lit ? ' lit' : ''}${field === undefined ? '' : ' pick'}`;
  if (mark.type === 'path') return <path className={`pen-${mark.pen}${state}`} d={mark.d} onClick={pick} />;
  const [base = '', subscript] = mark.text.split('_');
  return (
    <text className={`pen-${mark.pen}${state}`} x={mark.x} y={mark.y} textAnchor={mark.anchor} onClick={pick}>
      {base}
      {subscript !== undefined && (
        <tspan dy="4" fontSize="0.75em">
          {subscript}
        </tspan>
      )}
    </text>
  );
}

/** A calculator's drawing with the values of a case; the field in hand is lit, and a mark leads to its field. */
export function LineDrawing({
  drawing,
  lit,
  onPick,
}: {
  drawing: Drawing;
  lit: string | undefined;
  onPick: (field: string) => void;
}) {
  return (
    <svg
      className="line-drawing"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={drawing.title}
    >
      <defs>
        <pattern id="section-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" />
        </pattern>
      </defs>
      {drawing.marks.map((mark, index) => (
        <DrawnMark key={index} mark={mark} lit={lit !== undefined && mark.field === lit} onPick={onPick} />
      ))}
    </svg>
  );
}
