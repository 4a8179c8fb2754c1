import type { Definition } from '../kit/index.ts';

/** What to know before sizing a flare drum. */
export const guidance: NonNullable<Definition['guidance']> = {
  title: 'Guidelines and notes',
  lines: [
    'Droplet size: usually 100 to 500 μm; API 521 sizes flare drums for 300 to 600 μm.',
    'Retention time: usually 5 to 20 min; API 521 asks for 20 to 30 min of the liquid released.',
    'Design velocity: 0.8 of the terminal velocity over the safety factor, 1.25 where none is given. API 521 takes the terminal velocity itself.',
    'Horizontal drum: half full by the original method; by API 521 as deep as its liquid stands in it, never smaller than without liquid. By common practice, not a clause of the standard, the vapour space is at least 300 mm and 20 % of the diameter high, and the gas in it no faster than 15 m/s.',
    'Vertical drum: room for the liquid, from the liquid to the inlet, and from the inlet to the top.',
    'Demister: K = 0.107 m/s by the original method. A flare drum seldom has one: it may block the relief path, which no flare header can afford.',
    'Diameters and lengths are those that just do; round them up to the next plate and head. Heads are not counted in length and volume.',
    'Terminal velocity: a droplet as a rigid sphere on the whole drag curve. The example of API 521 reads C = 1.3 from its figure where a sphere has 1.43: enter a coefficient as read to follow it.',
  ],
};
