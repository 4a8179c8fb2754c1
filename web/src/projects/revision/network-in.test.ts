import { expect, test } from 'vitest';
import { networkIn } from './network-in.ts';

test('the items of a record are coloured by the first quantity that one of them has', () => {
  const columns = ['item', 'type', 'from', 'to', 'massFlow', 'velocity', 'mach'].map(id => ({
    id,
    label: id,
    unit: '',
    digits: 4,
  }));
  const recordOf = (mach: number | null) => {
    const rows = [['L-1', 'line', 'A', 'B', 10, 2, mach]];
    return networkIn({ type: 'table', columns, rows, si: rows });
  };
  expect(recordOf(0.2)?.value).toBe('mach');
  expect(recordOf(null)?.value).toBe('velocity');
  expect(recordOf(null)?.drawing.values).toEqual(['velocity', 'massFlow']);
});
