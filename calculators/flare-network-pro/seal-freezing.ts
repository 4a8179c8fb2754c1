import { messageValue } from '@isentrope/engineering/quantities';
import { check, firstNames, warning } from '../kit/index.ts';
import { allResults } from './item-state.ts';
import { solved } from './network.ts';
import { tables } from './tables.ts';

/** K. */
const iceMelts = 273.15;

/** Warns of water in seals, also that assumed where they have no liquid density, that cold gas would freeze. */
export const sealFreezingNotes = check({ solved, items: tables.items }, v => {
  const ofWater = new Set(
    v.items.flatMap(({ tag = '', type, liquidDensity }) =>
      type === 'seal' && liquidDensity === undefined ? [tag] : [],
    ),
  );
  const cold = v.solved
    .flatMap(allResults)
    .flatMap(({ tag, inlet, outlet }) =>
      ofWater.has(tag) ? [{ tag, temperature: Math.min(inlet?.temperature ?? NaN, outlet?.temperature ?? NaN) }] : [],
    )
    .filter(({ temperature }) => temperature < iceMelts);
  if (cold.length === 0) return [];
  const coldest = Math.min(...cold.map(({ temperature }) => temperature));
  return [
    warning(
      `Gas as cold as {coldest} flows through water in: ${firstNames([...new Set(cold.map(({ tag }) => tag))])}. The seal can freeze and block the header, the unsafe side: keep it warm, or use a liquid that does not freeze and enter its density.`,
      { field: 'items', source: 'API 521', values: { coldest: messageValue('temperature', coldest) } },
    ),
  ];
});
