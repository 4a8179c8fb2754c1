import { reaches } from '../numerics/index.ts';

/** Qualitative likelihood of failure. */
export type Likelihood = 'Low' | 'Medium' | 'High';

/** Recommended actions by likelihood of failure of a main line, in descending order. */
export const actionBands: readonly {
  /** Lower end of the band. */
  readonly from: number;
  readonly range: string;
  readonly likelihood: Likelihood;
  /** Short description. */
  readonly summary: string;
  readonly action: string;
}[] = [
  {
    from: 1,
    range: 'LOF ≥ 1',
    likelihood: 'High',
    summary: 'Redesign, resupport or monitor',
    action:
      'Redesign, resupport or analyse the main line in detail, or monitor its vibration; assess its small-bore connections; carry out a visual survey.',
  },
  {
    from: 0.5,
    range: '0.5 ≤ LOF < 1',
    likelihood: 'Medium',
    summary: 'Should be resupported or monitored',
    action:
      'The main line should be redesigned, resupported, analysed in detail or monitored; assess its small-bore connections; carry out a visual survey.',
  },
  {
    from: 0.3,
    range: '0.3 ≤ LOF < 0.5',
    likelihood: 'Low',
    summary: 'Assess small-bore connections',
    action: 'Small-bore connections of the main line should be assessed; carry out a visual survey.',
  },
  {
    from: -Infinity,
    range: 'LOF < 0.3',
    likelihood: 'Low',
    summary: 'Visual survey',
    action: 'Carry out a visual survey of the line for poor construction, geometry and support.',
  },
];

/**
 * Action band of a likelihood of failure. A value within rounding of a limit counts as on it.
 * Source: Energy Institute AVIFF, 2nd ed. 2008, actions for main lines.
 */
export function actionBand(lof: number): (typeof actionBands)[number] {
  const band = actionBands.find(({ from }) => reaches(lof, from));
  if (!band) throw new RangeError(`lof must be a number, got ${lof}`);
  return band;
}
