import type { Pipe } from '@isentrope/engineering/piping';
import { figures, figureTexts, outerDiameter, unitsText, type Units } from './pipe-columns.ts';
import { pipeName } from './pipe-rows.ts';

const size = 260;
const centre = size / 2;
const radius = 92;

/** Round lengths for the scale bar, mm. */
const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500];

function ring(outer: number, inner: number): string {
  const circle = (r: number) => `M${centre - r} ${centre}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return circle(outer) + circle(inner);
}

function text(id: string, pipe: Pipe, units: Units): string {
  const figure = [outerDiameter, ...figures].find(each => each.id === id);
  if (!figure) return '';
  const shown = units === 'both' ? 'mm' : units;
  return `${figureTexts(figure, pipe, shown).join('')} ${unitsText(figure, shown)}`;
}

/** Cross-section of a pipe to scale: wall, bore, dimensions and scale bar. */
export function SectionDrawing({ pipe, units }: { pipe: Pipe; units: Units }) {
  const perMillimetre = radius / (pipe.outerDiameter * 500);
  const inner = radius * (pipe.innerDiameter / pipe.outerDiameter);
  const bar = lengths.findLast(length => length * perMillimetre <= 110) ?? 1;
  const outerText = text('outerDiameter', pipe, units);
  const innerText = text('innerDiameter', pipe, units);
  const wallText = text('wallThickness', pipe, units);
  const diagonal = Math.SQRT1_2;
  const wall = [radius, inner].map(r => `${centre + r * diagonal} ${centre - r * diagonal}`);
  return (
    <svg
      className="section-drawing"
      viewBox={`0 0 ${size} ${size + 24}`}
      role="img"
      aria-label={`Section of ${pipeName(pipe)}: outside ${outerText}, inside ${innerText}, wall ${wallText}`}
    >
      <defs>
        <pattern id="wall-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" />
        </pattern>
      </defs>
      <path
        className="centre-line"
        d={`M${centre - radius - 16} ${centre}h${2 * radius + 32}M${centre} ${centre - radius - 16}v${2 * radius + 32}`}
      />
      <path className="wall" fillRule="evenodd" d={ring(radius, inner)} />
      <path
        className="measure"
        d={`M${centre - inner} ${centre}h${2 * inner}m-8 -4l8 4l-8 4M${centre - inner + 8} ${centre - 4}l-8 4l8 4`}
      />
      <text x={centre} y={centre - 9} textAnchor="middle">
        {innerText}
      </text>
      <path
        className="measure"
        d={`M${centre - radius} ${centre}V${size - 8}M${centre + radius} ${centre}V${size - 8}M${centre - radius} ${size - 12}h${2 * radius}m-8 -4l8 4l-8 4M${centre - radius + 8} ${size - 16}l-8 4l8 4`}
      />
      <text x={centre} y={size - 20} textAnchor="middle">
        {outerText}
      </text>
      <path className="measure" d={`M${wall[1]}L${wall[0]}L${size - 54} 20H${size - 2}`} />
      <text x={size - 2} y={14} textAnchor="end">
        {wallText}
      </text>
      <path className="bar" d={`M4 ${size + 8}v8h${bar * perMillimetre}v-8`} />
      <text className="bar-text" x={bar * perMillimetre + 12} y={size + 18}>
        {bar} mm
      </text>
    </svg>
  );
}
