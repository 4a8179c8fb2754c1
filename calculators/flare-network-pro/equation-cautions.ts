import { areByPengRobinson } from '@isentrope/engineering/flare-network';
import { fluidOf } from '@isentrope/engineering/properties';
import { check, warning } from '../kit/index.ts';
import { scenarios } from './network.ts';

/** Warns of what the Peng–Robinson equation of a network does not know of its gases together, such as the interaction of their components. */
export const equationCautions = check({ scenarios }, v => {
  const [{ network } = {}] = v.scenarios;
  if (!network || network.gasModel === 'constant' || !areByPengRobinson(network.sources)) return [];
  const amounts: Record<string, number> = {};
  for (const { gas } of network.sources)
    for (const [id, share] of gas.type === 'composition' ? Object.entries(gas.components) : [])
      amounts[id] = (amounts[id] ?? 0) + share;
  return fluidOf(amounts, 'pr').cautions.map(text => warning(text, { field: 'sources' }));
});
