import { acousticLikelihood, acousticThreshold } from '@isentrope/engineering/vibration';
import type { Plot } from '../../kit/index.ts';

const from = 150;
const to = 185;
/** Number of points of the curve, for any level. */
const points = 141;

type Discontinuity = Parameters<typeof acousticLikelihood>[1];

interface Values {
  /** Defined within the range of the guideline's curves. */
  readonly slenderness?: number;
  readonly totalLevel?: number;
  readonly lof?: number;
  readonly pipeInternalDiameter?: number;
  readonly pipeWallThickness?: number;
  readonly branchDiameter?: number;
  readonly branchType?: Discontinuity['connection'];
  readonly pipeMaterial?: string;
}

/** Likelihood of failure of the connection against its sound level, with the operating point. */
export function plots(v: Values): readonly Plot[] {
  const { totalLevel, lof, pipeInternalDiameter, pipeWallThickness, branchDiameter, branchType } = v;
  if (
    totalLevel === undefined ||
    lof === undefined ||
    v.slenderness === undefined ||
    pipeInternalDiameter === undefined ||
    pipeWallThickness === undefined ||
    branchDiameter === undefined ||
    branchType === undefined
  )
    return [];
  const discontinuity: Discontinuity = {
    outsideDiameter: pipeInternalDiameter + 2 * pipeWallThickness,
    wallThickness: pipeWallThickness,
    branchDiameter,
    connection: branchType,
    duplex: v.pipeMaterial === 'Duplex',
  };
  const last = Math.max(to, Math.ceil(totalLevel + 5));
  const levels = Array.from({ length: points }, (_, index) => from + ((last - from) * index) / (points - 1));
  const curve = levels.map((level): readonly [number, number] => [level, acousticLikelihood(level, discontinuity).lof]);
  return [
    {
      title: 'Likelihood of failure against the level at the discontinuity',
      x: { label: 'Sound power level', kind: 'level', unit: 'dB', from, to: last },
      y: { label: 'LOF', kind: 'number', unit: '', from: 0, to: 1.1 },
      series: [
        { label: 'connection', pen: 'main', points: curve },
        {
          label: 'threshold',
          pen: 'limit',
          points: [
            [acousticThreshold, 0],
            [acousticThreshold, 1.1],
          ],
        },
      ],
      marks: [{ label: 'case', x: totalLevel, y: lof }],
      bands: [{ label: 'medium likelihood', axis: 'y', from: 0.5, to: 1 }],
    },
  ];
}
