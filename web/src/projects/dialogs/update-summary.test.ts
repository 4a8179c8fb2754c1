import type { UpdateResponse } from '@isentrope/records';
import { expect, test } from 'vitest';
import { changedAmounts, summariseUpdate } from './update-summary.ts';

const gas = { type: 'fluid', id: 'gas', text: 'Inlet gas' } as const;
const composition = {
  case: 'Case 1',
  label: 'Fluid properties',
  was: 'Methane (CH4) 0.85, Ethane (C2H6) 0.08',
  now: 'Methane (CH4) 0.87, Ethane (C2H6) 0.08',
  source: gas,
};
const outletPressure = {
  case: 'Case 1',
  label: 'Upstream pressure',
  was: '44.21 bar(g)',
  now: '44.25 bar(g)',
  source: { type: 'sheet', id: 'line', text: 'C-1 Inlet line: Outlet pressure' },
} as const;
const sheet = (
  id: string,
  title: string,
  rest: Partial<UpdateResponse['sheets'][number]>,
): UpdateResponse['sheets'][number] => ({
  id,
  number: '',
  title,
  notUpdatedReason: null,
  fields: [],
  answers: [],
  ...rest,
});

test('one changed amount is shown once, at the fluid, with the sheets that followed below it', () => {
  const velocity = { case: 'Case 1', label: 'Velocity', was: '9.1 m/s', now: '9.0 m/s' };
  const { origins, steps } = summariseUpdate({
    sheets: [
      sheet('line', 'Line', { fields: [composition], answers: [velocity] }),
      sheet('valve', 'Valve', { fields: [composition, outletPressure] }),
    ],
  });
  expect(origins).toEqual([
    {
      id: 'gas',
      name: 'Inlet gas',
      readers: 2,
      changes: [{ label: 'Methane (CH4)', of: '', was: '0.85', now: '0.87' }],
    },
  ]);
  expect(steps).toEqual([
    {
      id: 'line',
      name: 'Line',
      notUpdatedReason: null,
      follows: ['Inlet gas'],
      changes: [
        { label: 'Velocity', of: 'Case 1', was: '9.1 m/s', now: '9.0 m/s' },
        { label: 'Outlet pressure', of: '', was: '44.21 bar(g)', now: '44.25 bar(g)' },
      ],
    },
    { id: 'valve', name: 'Valve', notUpdatedReason: null, follows: ['Inlet gas', 'Line'], changes: [] },
  ]);
});

test('a sheet that was not updated itself is an origin with the value that was read', () => {
  const { origins } = summariseUpdate({ sheets: [sheet('valve', 'Valve', { fields: [outletPressure] })] });
  expect(origins).toEqual([
    {
      id: 'line',
      name: 'C-1 Inlet line',
      readers: 1,
      changes: [{ label: 'Outlet pressure', of: '', was: '44.21 bar(g)', now: '44.25 bar(g)' }],
    },
  ]);
});

test('one amount changed in a fluid whose amounts are scaled to 1 is one change', () => {
  // 0.87, 0.08, 0.03 and 0.04 have the sum 1.02.
  expect(
    changedAmounts(
      'Methane 0.85, Ethane 0.08, Propane 0.03, n-Heptane 0.04',
      'Methane 0.852941176471, Ethane 0.078431372549, Propane 0.0294117647059, n-Heptane 0.0392156862745',
    ),
  ).toEqual([{ label: 'Methane', of: '', was: '0.85', now: '0.87' }]);
});

test('two amounts that change in one ratio are scaled, one alone has changed', () => {
  expect(changedAmounts('Methane 0.8, Ethane 0.1, Propane 0.1', 'Methane 0.9, Ethane 0.05, Propane 0.05')).toEqual([
    { label: 'Methane', of: '', was: '0.8', now: '1.8' },
  ]);
  expect(changedAmounts('Methane 0.9, Ethane 0.1', 'Methane 0.9, Ethane 0.05')).toEqual([
    { label: 'Ethane', of: '', was: '0.1', now: '0.05' },
  ]);
});

test('the basis of the amounts is not a change', () => {
  expect(changedAmounts('Methane (CH4) 90, Ethane 10, Mole', 'Methane (CH4) 92, Ethane 10, Mole')).toEqual([
    { label: 'Methane (CH4)', of: '', was: '90', now: '92' },
  ]);
});

test('amounts that appear or disappear are blank on the other side; other texts are shown in full', () => {
  expect(changedAmounts('Methane 0.9, Ethane 0.1', 'Methane 0.9, Propane 0.1')).toEqual([
    { label: 'Ethane', of: '', was: '0.1', now: '' },
    { label: 'Propane', of: '', was: '', now: '0.1' },
  ]);
  expect(changedAmounts('', 'Nitrogen (N2)')).toEqual([{ label: 'Fluid', of: '', was: '', now: 'Nitrogen (N2)' }]);
});
