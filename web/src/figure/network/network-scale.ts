import type { Box } from '../geometry/boxes.ts';
import { textSize } from '../labels/text-size.ts';

/** Scales at which a network is shown in a frame. */

/** The smallest text that can be read, px. */
const readableText = 9;

const readable = readableText / textSize;

/** The limits of zooming. */
const smallest = 0.05;
const largest = 4;

/** The step of the buttons. */
export const zoomStep = 1.25;

/** What is fitted into the frame: all of the drawing, or as much as can be read. */
export type Fit = 'whole' | 'readable' | 'full size';

export interface Frame {
  /** px; undefined before it is measured. */
  readonly width: number | undefined;
  readonly height: number;
}

/**
 * The scale of a drawing in a frame: whole, at most at full size. Where that could not be read, a drawing that is to be read has the height of
 * the frame, or the smallest text that can be read, and is scrolled.
 */
export function fittedScale(fit: Fit, { width, height }: Pick<Box, 'width' | 'height'>, frame: Frame): number {
  if (fit === 'full size') return 1;
  const byHeight = Math.min(1, frame.height / height);
  const whole = Math.min(byHeight, (frame.width ?? Infinity) / width);
  return fit === 'whole' || whole >= readable ? whole : Math.max(byHeight, readable);
}

/** A scale within the limits of zooming. */
export const limitedScale = (scale: number) => Math.min(largest, Math.max(smallest, scale));
