import type { ReactNode } from 'react';
import './drawing.css';

/**
 * A line drawing in the one stroke weight of the site. Children are paths in a 160 × 100 field unless `viewBox` says
 * otherwise; the classes `flow`, `hot`, `fine`, `centre`, `solid`, `cut` and `grid` choose the pen. Decorative: the words beside it say
 * what it shows.
 */
export function Drawing({ viewBox = '0 0 160 100', children }: { viewBox?: string; children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A path in a pen, in outline unless another is named. */
export function Line({ d, pen }: { d: string; pen?: 'flow' | 'hot' | 'fine' | 'centre' | 'solid' | 'cut' | 'grid' }) {
  return <path className={pen} d={d} />;
}

/** Lettering on a drawing. */
export function Lettering({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} textAnchor="middle">
      {children}
    </text>
  );
}

/** A drawing of a page's width in the form for the room that it has: letters keep their size, and stay clear of the lines. */
export function TwoForms({ wide, narrow }: { wide: ReactNode; narrow: ReactNode }) {
  return (
    <div className="two-forms">
      <div className="wide-form">{wide}</div>
      <div className="narrow-form">{narrow}</div>
    </div>
  );
}
