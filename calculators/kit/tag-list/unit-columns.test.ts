import { describe, expect, test } from 'vitest';
import { joinUnitColumns } from './unit-columns.ts';

const joined = (text: string) =>
  joinUnitColumns(text.split('\n').map(line => line.split(' | ')))
    .map(row => row.join(' | '))
    .join('\n');

describe('a column of units', () => {
  test('holds for all columns of the group before it, in each row', () => {
    expect(
      joined(
        'Tag | Flow Max | Flow Nor | Flow Min | Units | P1\nFV-1 | 60 | 45.5 | 15 | m3/h | 8.5\nFV-2 | 160 | 145.5 | 115 | t/h | 9',
      ),
    ).toBe(
      'Tag | Flow Max | Flow Nor | Flow Min | P1\nFV-1 | 60 m3/h | 45.5 m3/h | 15 m3/h | 8.5\nFV-2 | 160 t/h | 145.5 t/h | 115 t/h | 9',
    );
    expect(joined('Tag | Inlet Press. P1 Max | P1 Nor | Min | Unit\nFV-1 | 9 | 8 |  | psig')).toBe(
      'Tag | Inlet Press. P1 Max | P1 Nor | Min\nFV-1 | 9 psig | 8 psig | ',
    );
    expect(joined('Tag | Max. flow | Normal flow | UoM\nFV-1 | 9 | 8 | lb/h')).toBe(
      'Tag | Max. flow | Normal flow\nFV-1 | 9 lb/h | 8 lb/h',
    );
  });

  test('holds for the values at the inlet and the outlet', () => {
    expect(joined('Tag | P1 | P2 | Unit\nFV-1 | 9 | 8 | psig')).toBe('Tag | P1 | P2\nFV-1 | 9 psig | 8 psig');
    expect(joined('Tag | Inlet Press. | Outlet Press. | Unit\nFV-1 | 9 | 8 | psig')).toBe(
      'Tag | Inlet Press. | Outlet Press.\nFV-1 | 9 psig | 8 psig',
    );
  });

  test('before its numbers holds for the group behind it', () => {
    expect(
      joined(
        'Tag | State | Units | Flow Max | Flow Nor | Units | P1 Max | P1 Nor | Density\nFV-1 | Liquid | lb/h | 60 | 45 | psig | 120 | 115 | 985',
      ),
    ).toBe(
      'Tag | State | Flow Max | Flow Nor | P1 Max | P1 Nor | Density\nFV-1 | Liquid | 60 lb/h | 45 lb/h | 120 psig | 115 psig | 985',
    );
  });

  test('holds for all columns of its quantity that have no unit', () => {
    expect(
      joined(
        'Line | Op. Press | Des. Press | Units | Op. Temp | Des. Temp | Units\nL-1 | 75 | 100 | psig | 100 | 200 | F',
      ),
    ).toBe('Line | Op. Press | Des. Press | Op. Temp | Des. Temp\nL-1 | 75 psig | 100 psig | 100 F | 200 F');
    expect(joined('Line | Op. Press (barg) | Des. Press | Units\nL-1 | 75 | 100 | psig')).toBe(
      'Line | Op. Press (barg) | Des. Press\nL-1 | 75 | 100 psig',
    );
  });

  test('does not hold for another quantity', () => {
    expect(joined('Tag | Flow Max | Press. Max | Unit\nFV-1 | 60 | 9 | barg')).toBe(
      'Tag | Flow Max | Press. Max\nFV-1 | 60 | 9 barg',
    );
    expect(joined('Tag | P1 | Flow | Unit\nFV-1 | 9 | 60 | kg/h')).toBe('Tag | P1 | Flow\nFV-1 | 9 | 60 kg/h');
  });

  test('of one quantity holds for its columns only, on either side', () => {
    expect(joined('Tag | P | T | Units | Length (ft)\nL-1 | 75 | 100 | psig | 30')).toBe(
      'Tag | P | T | Length (ft)\nL-1 | 75 psig | 100 | 30',
    );
    expect(joined('Tag | P | T | Units\nL-1 | 75 | 100 | °F')).toBe('Tag | P | T\nL-1 | 75 | 100 °F');
    expect(joined('Tag | Density (lb/ft3) | Units | P | T\nL-1 | 2.4 | psig | 75 | 100')).toBe(
      'Tag | Density (lb/ft3) | P | T\nL-1 | 2.4 | 75 psig | 100',
    );
  });
});
