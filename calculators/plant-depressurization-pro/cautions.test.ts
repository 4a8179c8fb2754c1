import { expect, test } from 'vitest';
import { inUnitsOf } from '../kit/messages.ts';
import { closureCautions } from './cautions.ts';

const closed = { mass: 3e-12, energy: 4e-11, volume: 9e-12 };

const said = (conservation: Partial<typeof closed>) =>
  closureCautions({ run: { conservation: { ...closed, ...conservation } } }).map(message =>
    inUnitsOf(message, () => '%'),
  );

test('balances that close are passed over', () => {
  expect(said({})).toEqual([]);
  expect(said({ volume: 9e-6 })).toEqual([]);
});

test('each balance that does not close is warned of, with what it misses', () => {
  expect(said({ mass: 2e-5 })).toMatchObject([{ level: 'warning', field: 'massClosure' }]);
  expect(said({ energy: 2e-5 })[0]?.text).toContain('The energy balance closes to 0.0020 % only');
  const [volume, ...others] = said({ volume: 1.3e-4 });
  expect(volume?.text).toContain('differs from the volume of the vessel by 0.013 % at worst');
  expect(others).toEqual([]);
});

test('a balance that is no number does not close', () => {
  expect(said({ volume: NaN })).toHaveLength(1);
});
