import type { ReactNode } from 'react';
import './drawing.css';

/**
 * A line drawing in the site's stroke weight. Children are paths in a 160 × 100 view box unless `viewBox` differs; the
 * classes `flow`, `hot`, `fine`, `centre`, `solid`, `cut` and `grid` choose the pen. Decorative and hidden from screen
 * readers.
 */
export function Drawing({ viewBox = '0 0 160 100', children }: { viewBox?: string; children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A path in a pen, outline by default. */
export function Line({ d, pen }: { d: string; pen?: 'flow' | 'hot' | 'fine' | 'centre' | 'solid' | 'cut' | 'grid' }) {
  return <path className={pen} d={d} />;
}

/** Text on a drawing. */
export function DrawingText({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} textAnchor="middle">
      {text}
    </text>
  );
}

/** A page-wide drawing in a wide and a narrow variant, so that text keeps its size and stays clear of the lines. */
export function ResponsiveDrawing({ wide, narrow }: { wide: ReactNode; narrow: ReactNode }) {
  return (
    <div className="two-layouts">
      <div className="wide-form">{wide}</div>
      <div className="narrow-form">{narrow}</div>
    </div>
  );
}
