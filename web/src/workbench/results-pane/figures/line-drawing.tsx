import type { Drawing, Mark } from '@isentrope/calculators/kit';
import { useId, useMemo, type RefObject } from 'react';
import { baselineOf, drawingLayout, subscriptSize, type PlacedLabel } from '../../../figure/drawing-layout.ts';
import { useWidth } from '../../../figure/use-width.ts';
import './line-drawing.css';

interface DrawingInteraction {
  readonly highlighted?: string | undefined;
  /** Called with the field of a clicked mark; omitted for a static drawing. */
  readonly onPick?: ((field: string) => void) | undefined;
}

/** The highlight class and click handler of a mark that belongs to a field. */
function interactionOf(field: string | undefined, { highlighted, onPick }: DrawingInteraction) {
  if (field === undefined || !onPick) return { state: '', onClick: undefined };
  return { state: `${field === highlighted ? ' lit' : ''} pick`, onClick: () => onPick(field) };
}

function Line({
  mark,
  hatch,
  ...picking
}: { mark: Extract<Mark, { readonly type: 'path' }>; hatch: string } & DrawingInteraction) {
  const { state, onClick } = interactionOf(mark.field, picking);
  const fill = mark.pen === 'hatch' ? `url(#${hatch})` : undefined;
  return <path className={`pen-${mark.pen}${state}`} d={mark.d} fill={fill} onClick={onClick} />;
}

function Words({ drawn, ...picking }: { drawn: PlacedLabel } & DrawingInteraction) {
  const { label, lines, subscript, size, anchor, x, box, leader } = drawn;
  const { state, onClick } = interactionOf(label.field, picking);
  return (
    <>
      {leader && <polyline className="leader" points={leader.map(point => point.join(' ')).join(' ')} />}
      <rect className="behind" {...box} />
      <text
        className={`pen-${label.pen}${state}`}
        fontSize={size}
        x={x}
        y={baselineOf(drawn, 0)}
        textAnchor={anchor}
        onClick={onClick}
      >
        {lines.map((line, index) =>
          index === 0 ? (
            line
          ) : (
            <tspan key={index} x={x} y={baselineOf(drawn, index)}>
              {line}
            </tspan>
          ),
        )}
        {subscript !== undefined && (
          <tspan dy={size * 0.28} fontSize={`${subscriptSize}em`}>
            {subscript}
          </tspan>
        )}
      </text>
    </>
  );
}

interface DrawingProps extends DrawingInteraction {
  readonly drawing: Drawing;
}

/**
 * The drawing of a calculator with the values of a case. The marks of the focused field are highlighted, and a click
 * on a mark focuses its field. It fills the available width at a constant text size.
 */
export function LineDrawing(drawn: DrawingProps) {
  const [sheet, width = drawn.drawing.width] = useWidth<SVGSVGElement>();
  return <SizedDrawing {...drawn} sheet={sheet} width={width} />;
}

/** A drawing laid out for a given width, px. */
export function SizedDrawing({
  drawing,
  width,
  sheet,
  highlighted,
  onPick,
}: DrawingProps & { readonly width: number; readonly sheet?: RefObject<SVGSVGElement | null> }) {
  const hatch = useId();
  const layout = useMemo(() => drawingLayout(drawing, width / drawing.width), [drawing, width]);
  return (
    <svg
      ref={sheet}
      className="line-drawing"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={drawing.title}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" />
        </pattern>
      </defs>
      {drawing.marks.map(
        (mark, index) =>
          mark.type === 'path' && (
            <Line key={index} mark={mark} hatch={hatch} highlighted={highlighted} onPick={onPick} />
          ),
      )}
      {layout.labels.map((drawn, index) => (
        <Words key={index} drawn={drawn} highlighted={highlighted} onPick={onPick} />
      ))}
    </svg>
  );
}
