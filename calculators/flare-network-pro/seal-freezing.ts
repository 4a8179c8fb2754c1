import { messageValue } from '@isentrope/engineering/quantities';
import { check, firstNames, warning } from '../kit/index.ts';
import { allResults } from './item-state.ts';
import { solved } from './network.ts';
import { tables } from './tables.ts';

/** K. */
const iceMelts = 273.15;

/** Densities, kg/m³, that are entered for water: at 50 °C, and in round numbers. */
const [lightest, heaviest] = [988, 1001];

/** Warns of water in seals, by their liquid density or assumed where they have none, that cold gas would freeze. */
export const sealFreezingNotes = check({ solved, items: tables.items }, v => {
  const seals = v.items.filter(({ type }) => type === 'seal');
  const tagsOf = (isMeant: (density: number | undefined) => boolean) =>
    new Set(seals.flatMap(({ tag = '', liquidDensity }) => (isMeant(liquidDensity) ? [tag] : [])));
  const coldIn = (tags: ReadonlySet<string>) =>
    v.solved
      .flatMap(allResults)
      .flatMap(({ tag, inlet, outlet }) =>
        tags.has(tag) ? [{ tag, temperature: Math.min(inlet?.temperature ?? NaN, outlet?.temperature ?? NaN) }] : [],
      )
      .filter(({ temperature }) => temperature < iceMelts);
  const warningOf = (cold: ReturnType<typeof coldIn>, what: string, condition: string, advice: string) =>
    cold.length === 0
      ? []
      : [
          warning(
            `Gas as cold as {coldest} flows through ${what} in: ${firstNames([...new Set(cold.map(({ tag }) => tag))])}. ${condition} can freeze and block the header, the unsafe side: keep it warm, or use ${advice}.`,
            {
              field: 'items',
              source: 'API 521',
              values: {
                coldest: messageValue('temperature', Math.min(...cold.map(({ temperature }) => temperature))),
              },
            },
          ),
        ];
  const ofWater = tagsOf(density => density === undefined);
  const asDense = tagsOf(density => density !== undefined && density >= lightest && density <= heaviest);
  return [
    ...warningOf(coldIn(ofWater), 'water', 'The seal', 'a liquid that does not freeze and enter its density'),
    ...warningOf(coldIn(asDense), 'a liquid as dense as water', 'If it is water, it', 'one that does not freeze'),
  ];
});
