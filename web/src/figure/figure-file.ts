import type { RefObject } from 'react';
import type { FigureLayout } from './figure-layout.ts';

/** What is needed to download a figure. */
export interface FigureFile {
  readonly title: string;
  /** Its data as CSV. */
  readonly csv: () => string;
  readonly size: Pick<FigureLayout, 'width' | 'height'>;
  readonly drawing: RefObject<SVGSVGElement | null>;
}
