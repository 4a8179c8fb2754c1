import { expect, it } from 'vitest';
import { generatedVessel } from '../testing/generated-vessels.ts';
import { startingContents } from './initial.ts';
import { pengRobinson } from '../models/peng-robinson.ts';
import { ZoneContents } from './zones.ts';

it('the pressure is found again after the state of a far too long step', () => {
  const { spec } = generatedVessel(1033);
  const { fluid: contents } = spec;
  if (contents.model !== 'peng-robinson') throw new Error('a mixture was expected');
  const fluid = pengRobinson(contents.composition.map(({ id }) => id));
  const starting = startingContents(
    spec,
    fluid,
    Float64Array.from(contents.composition, ({ fraction }) => fraction),
  );
  const volume = starting.contents.volume;
  const zones = new ZoneContents(fluid, volume, starting, {
    dropletTime: 1,
    bubbleTime: 1,
    acrossSurface: () => 0,
    fromBottom: false,
  });
  const state = new Float64Array(zones.states);
  zones.start(state);
  const { pressure } = zones.find(state);
  // The state just found is not searched again.
  expect(zones.find(state.slice())).toBe(zones.find(state));
  // Five times the moles in the same volume, and hotter: tens of thousands of bar.
  const moles = fluid.ids.length;
  const crowded = state.map((value, index) =>
    index < moles ? 5 * value : index === moles ? 5 * (value + 5e4 * starting.contents.moles) : value,
  );
  expect(zones.find(crowded).pressure).toBeGreaterThan(200 * pressure);
  expect(zones.find(state).pressure / pressure).toBeCloseTo(1, 9);
});
