import type { Definition } from '../../kit/index.ts';

/** What to know before assessing a line, and what may be done about it. */
export const guidance: NonNullable<Definition['guidance']> = {
  title: 'Guidelines and advice',
  lines: [
    'Turbulence after bends, tees and reducers shakes a line at low frequency. The likelihood of failure, LOF, is ρv² times a viscosity factor over a factor for how the pipe is held and how thin its wall is.',
    'The equations hold for outside diameters of 60 to 762 mm. Between 219.1 and 273 mm, medium and flexible lines are interpolated. Outside nothing is given.',
    'The material does not enter LOF, whose curves stand for steel; it enters the natural frequency.',
    'To lower LOF: shorten the spans until the next stiffer arrangement is reached, take a larger bore or a thicker wall, split the flow. The table compares them.',
    'LOF is a screening figure, not a probability, and no fatigue life follows from it. The time to 10⁷ cycles says how soon a stress above the endurance limit would show.',
    'Small-bore connections of a line with LOF of 0.3 or more are assessed on their own.',
  ],
};
