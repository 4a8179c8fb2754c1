import type { Column } from '@isentrope/engineering/vessels';
import type { Series } from '../../kit/index.ts';
import { sampleIndices } from './history-rows.ts';

/** Time axis of a plot. */
export const timeAxis = { label: 'Time', kind: 'time', unit: 'min' } as const;
const maxPoints = 600;

/** Plots a column of a run against time. */
export function curve(times: readonly number[], column: Column, label: string, pen: Series['pen']): Series {
  const points = sampleIndices(times.length, maxPoints).map(index => {
    const [time, value] = [times[index], column[index]];
    return time === undefined || value === undefined ? undefined : ([time, value] as const);
  });
  return { label, pen, points };
}

/** Whether a curve has a point. */
export const hasPoints = ({ points }: Series) => points.some(point => point !== undefined);

/** A horizontal line up to a time. */
export function limitLine(label: string, value: number | undefined, end: number): Series[] {
  return value === undefined
    ? []
    : [
        {
          label,
          pen: 'limit',
          points: [
            [0, value],
            [end, value],
          ],
        },
      ];
}
