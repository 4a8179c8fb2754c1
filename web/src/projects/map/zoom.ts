export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scales that the zoom buttons step through. */
const steps = [0.1, 0.15, 0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.5, 2] as const;

/** Below this scale a box shows its number and title only, because its text would be too small to read. */
export const overviewBelow = 0.6;
/** Below this one it has room for the number only. */
export const namesBelow = 0.35;

/** The scale at which a whole drawing is visible in a frame, at most 1; 1 for an empty drawing. */
export function fitScale(drawing: Size, frame: Size): number {
  if (drawing.width <= 0 || drawing.height <= 0) return 1;
  return Math.min(1, frame.width / drawing.width, frame.height / drawing.height);
}

/** The next larger step; undefined at the largest. */
export function zoomIn(scale: number): number | undefined {
  return steps.find(step => step > scale * 1.01);
}

/** The next smaller step; undefined at the smallest. */
export function zoomOut(scale: number): number | undefined {
  return steps.findLast(step => step < scale * 0.99);
}

/** The scroll position that keeps the centre of the visible part in place when the scale changes by `ratio`. */
export function scrollAfterZoom(scroll: number, visible: number, ratio: number): number {
  return Math.max(0, (scroll + visible / 2) * ratio - visible / 2);
}
