import type { Definition } from '../../kit/index.ts';

/** Guidance before an assessment, and mitigation options. */
export const guidance: NonNullable<Definition['guidance']> = {
  title: 'Guidelines and advice',
  lines: [
    'Turbulence after bends, tees and reducers shakes a line at low frequency. The likelihood of failure, LOF, is ρv² times a viscosity factor, divided by a factor for how the pipe is supported and how thin its wall is.',
    'The equations hold for outside diameters of 60 to 762 mm. Between 219.1 and 273 mm, medium and flexible lines are interpolated. Outside the range no result is given.',
    'The material does not affect LOF, whose curves are for steel; it affects the natural frequency.',
    'To lower LOF: shorten the spans until the next stiffer arrangement is reached, choose a larger bore or a thicker wall, or split the flow. The table compares them.',
    'LOF is a screening figure, not a probability, and no fatigue life follows from it. The time to 10⁷ cycles shows how soon a stress above the endurance limit would cause a crack.',
    'Small-bore connections on a line with LOF of 0.3 or more are assessed separately.',
  ],
};
