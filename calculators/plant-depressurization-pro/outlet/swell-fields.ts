import { choice, fields, quantity } from '../../kit/index.ts';

/** Draw options that take vapour from above the liquid. */
export const fromAbove = { draw: ['vapour', 'level-swell'] } as const;
const when = fromAbove;

/** Fields of level swell of a boiling liquid, and its reach to the outlet. */
export const swellFields = fields({
  swellRegime: choice('Liquid when it boils', ['churn-turbulent', 'bubbly', 'homogeneous'], {
    names: {
      'churn-turbulent': 'Does not foam, below 100 mPa·s',
      bubbly: 'Viscous, does not foam',
      homogeneous: 'Foams, or not known',
    },
    when,
    help: 'Churn-turbulent flow, bubbly flow or foam as in the DIERS methods. Clean light hydrocarbons do not foam; crude oil, amine, glycol and liquids with solids or surfactants may.',
  }),
  nozzleHeight: quantity('Height of outlet nozzle', 'length', 'mm', {
    above: 0,
    atMost: 1e6,
    optional: true,
    hint: 'top of vessel',
    when,
    help: 'Above the lowest point of the inside. Liquid that swells up to it leaves with the vapour.',
  }),
});
