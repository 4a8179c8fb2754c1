import type { Definition } from '../kit/index.ts';

/** Guidance on sizing a flare knock-out drum. */
export const guidance: NonNullable<Definition['guidance']> = {
  title: 'Guidelines and notes',
  lines: [
    'Droplet size: usually 100 to 500 μm; API 521 sizes flare drums for 300 to 600 μm.',
    'Retention time: usually 5 to 20 min; API 521 calls for 20 to 30 min of the liquid released.',
    'Design velocity: 0.8 times the terminal velocity, divided by the safety factor (1.25 if none is entered). API 521 uses the terminal velocity itself.',
    'Horizontal drum: half full by the simplified method; by API 521 filled to the depth of its liquid, and never smaller than without liquid. By common practice, not a clause of the standard, the vapour space is at least 300 mm and 20 % of the diameter high, with a gas velocity of at most 15 m/s.',
    'Vertical drum: height for the liquid, from the liquid to the inlet, and from the inlet to the top.',
    'Demister: K = 0.107 m/s by the simplified method. Flare drums seldom have one, because it could block the relief path.',
    'Diameters and lengths are minimum values; round them up to standard plate and head sizes. Heads are not included in length and volume.',
    'Terminal velocity: the droplet is a rigid sphere, over the whole drag curve. The API 521 example reads C = 1.3 from its figure where a sphere has 1.43; enter the coefficient from the chart to follow it.',
  ],
};
