import { fluidOf, stateOf, transportOf, viscosityCaution } from '@isentrope/engineering/properties';
import { undefinedIfRefused } from '@isentrope/engineering/quantities';
import { check, warning } from '../kit/index.ts';
import { scenarios } from './network.ts';

/** Warns of sources with a liquid, at their temperature and the pressure of the outlet, of which the viscosity is a doubtful estimate. */
export const viscousLiquids = check({ scenarios }, v => {
  const [{ network } = {}] = v.scenarios;
  if (!network || network.gasModel === 'constant') return [];
  const doubtful = network.sources.flatMap(({ tag, gas, temperature }) => {
    if (gas.type !== 'composition') return [];
    const caution = cautionOnLiquid(gas.components, network.outletPressure, temperature);
    return caution === undefined ? [] : [{ tag, caution }];
  });
  const [first] = doubtful;
  if (!first) return [];
  const tags = doubtful.map(({ tag }) => tag).join(', ');
  return [warning(`Liquid of ${tags}: ${first.caution}`, { field: 'sources' })];
});

function cautionOnLiquid(
  components: Readonly<Record<string, number>>,
  pressure: number,
  temperature: number,
): string | undefined {
  return undefinedIfRefused(() => {
    const fluid = fluidOf(components);
    const state = stateOf(fluid, { pressure, temperature });
    if (state.phase !== 'liquid' && state.phase !== 'two-phase') return undefined;
    const liquid = state.phases?.liquid ?? { composition: fluid.composition, state };
    return viscosityCaution(transportOf(fluid).viscosity(liquid));
  });
}
