import { relativeFlowCoefficient } from '../../../valves/index.ts';
import type { BlowdownOutlet, OpeningCurve } from '../spec.ts';

/** Open share of a valve's area at a time, s; the stroke grows linearly with time. */
export function openShare(time: number, { startDelay = 0, openingTime = 0, opening }: BlowdownOutlet): number {
  if (!(openingTime > 0)) return 1;
  const stroke = Math.min(1, Math.max(0, (time - startDelay) / openingTime));
  return opening === undefined ? stroke : shareAt(stroke, opening);
}

/** Times at which the opening starts, changes slope and ends, s. */
export function openingTimes({ startDelay = 0, openingTime = 0, opening }: BlowdownOutlet): number[] {
  const bends = opening?.kind === 'table' ? opening.strokes.slice(1, -1) : [];
  return [0, ...bends, 1].map(stroke => startDelay + stroke * openingTime);
}

function shareAt(stroke: number, opening: OpeningCurve): number {
  switch (opening.kind) {
    case 'equal-percentage':
      return relativeFlowCoefficient(stroke, 'Equal percentage', opening.rangeability);
    case 'quick-opening':
      return Math.sqrt(stroke);
    case 'table': {
      const { strokes, shares } = opening;
      const after = Math.max(
        1,
        strokes.findIndex(each => each >= stroke),
      );
      const [from = 0, to = 1] = [strokes[after - 1], strokes[after]];
      const [start = 0, end = 1] = [shares[after - 1], shares[after]];
      return start + ((stroke - from) / (to - from)) * (end - start);
    }
  }
}
