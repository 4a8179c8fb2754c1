import { choice, fields, quantity } from '../../kit/index.ts';

/** The draws with which the valve takes vapour from above the liquid. */
export const fromAbove = { draw: ['vapour', 'level-swell'] } as const;
const when = fromAbove;

/** How the liquid swells when it boils, and where it may reach the outlet. */
export const swellFields = fields({
  swellRegime: choice('Liquid when it boils', ['churn-turbulent', 'bubbly', 'homogeneous'], {
    names: {
      'churn-turbulent': 'Does not foam, below 100 mPa·s',
      bubbly: 'Viscous, does not foam',
      homogeneous: 'Foams, or not known',
    },
    when,
    help: 'Churn-turbulent flow, bubbly flow or foam as in the DIERS methods. Clean light hydrocarbons do not foam; crude oil, amine, glycol and what holds solids or surfactants may.',
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
