import { messageValue } from '@isentrope/engineering/quantities';
import { check, firstNames, info, warning } from '../kit/index.ts';
import { allSources, outletPressure, solved } from './network.ts';
import { itemsFrom } from './path.ts';
import { sizing } from './sizing.ts';

/** What the items that are not sized take of an allowable back pressure, which makes the lines around them large. */

/** Share of an allowable back pressure from which the items of fixed size are named. */
const considerable = 0.5;

/** Share of what all fixed items take from which one of them is named. */
const leastNamed = 0.05;

/** Names the tip and drums that leave little of the back pressure that decides sizes. */
export const fixedLossNotes = check({ sizing, solved, outletPressure }, v => {
  const { found, unmet, limits } = v.sizing;
  const sized = new Set(found.map(({ tag }) => tag));
  const faults = [...unmet, ...found.flatMap(({ governing }) => governing ?? [])];
  const [worst] = faults
    .flatMap(({ criterion, subject, scenario: name }) => {
      const scenario = v.solved.find(each => each.name === name);
      const start = scenario?.network.sources.find(({ tag }) => tag === subject)?.to;
      const allowed = (limits[subject] ?? NaN) - v.outletPressure;
      if (criterion !== 'back pressure' || !scenario || start === undefined || !(allowed > 0)) return [];
      const fixed = itemsFrom(start, scenario, v.outletPressure)
        .filter(({ item: { tag } }) => !sized.has(tag))
        .map(({ item: { tag }, upstreamPressure, downstreamPressure }) => ({
          tag,
          loss: upstreamPressure - downstreamPressure,
        }));
      const taken = fixed.reduce((sum, { loss }) => sum + loss, 0);
      return [{ subject, scenario: scenario.name, allowed, taken, fixed }];
    })
    .toSorted((one, other) => other.taken / other.allowed - one.taken / one.allowed);
  if (!worst || worst.taken < considerable * worst.allowed) return [];
  const { subject, scenario, allowed, taken, fixed } = worst;
  const names = fixed.filter(({ loss }) => loss > leastNamed * taken).map(({ tag }) => tag);
  const where = scenario === allSources ? '' : ` in scenario ${scenario}`;
  const text = `${firstNames(names)} alone ${names.length === 1 ? 'takes' : 'take'} {taken} of the {allowed} that ${subject} allows above the outlet of the tip${where}, and ${names.length === 1 ? 'its size is' : 'their sizes are'} fixed. This makes the lines large: a larger size there leaves them more.`;
  const values = {
    taken: messageValue('pressureDifference', taken, { digits: 3 }),
    allowed: messageValue('pressureDifference', allowed, { digits: 3 }),
  };
  const isUnmet = unmet.some(({ criterion }) => criterion === 'back pressure');
  return [isUnmet ? warning(text, { field: 'sizeTable', values }) : info(text, { field: 'sizeTable', values })];
});
