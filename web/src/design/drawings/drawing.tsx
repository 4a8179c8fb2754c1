import type { ReactNode } from 'react';
import './drawing.css';

/**
 * A line drawing in the one stroke weight of the site. Children are paths in a 160 × 100 field unless `viewBox` says
 * otherwise; the classes `flow`, `hot`, `fine`, `centre`, `solid`, `cut` and `grid` choose the pen. Decorative: the words beside it say
 * what it shows.
 */
export function Drawing({
  viewBox = '0 0 160 100',
  wide = false,
  children,
}: {
  viewBox?: string;
  /** A drawing of a page's width, whose letters grow where the page is narrow. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <svg className={wide ? 'drawing wide' : 'drawing'} viewBox={viewBox} aria-hidden="true">
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
