import { describe, expect, test } from 'vitest';
import { ambiguousReadings, parseQuantity } from './index.ts';

const seconds = (text: string) => {
  const parsed = parseQuantity('time', text, 'min');
  return parsed.ok ? parsed.si : undefined;
};

describe('a duration of several parts', () => {
  test.each([
    ['0:15:00', 900],
    ['00:01:30,5', 90.5],
    ['26:00:00', 93_600],
    ['1 day 02:00:00', 93_600],
    ['0 days 00:01:30', 90],
    ['1.02:00:00', 93_600],
    ['1 h 30 min', 5400],
    ['2h15m', 8100],
    ['5 min 30 s', 330],
    ['1 d 12 h', 129_600],
  ])('%s is %d s', (text, si) => expect(seconds(text)).toBe(si));

  test.each(['0:75:00', '2 h 90 min', '30 min 1 h', '1 day 30:00:00', '12:00:00:00'])('%s is refused', text =>
    expect(seconds(text)).toBeUndefined(),
  );

  test('of two parts is refused with both readings', () => {
    expect(parseQuantity('time', '1:30', 'min')).toEqual({
      ok: false,
      reason: 'may be minutes and seconds or hours and minutes; write 0:01:30, 1 min 30 s or 1 h 30 min',
    });
  });

  test('is no length', () => {
    expect(parseQuantity('length', '1 m 30 s', 'm').ok).toBe(false);
  });
});

describe('feet and inches', () => {
  // 1 in = 25.4 mm
  test.each([
    [`6'-2"`, 74],
    [`6' 2-1/2"`, 74.5],
    [`6'-2 1/2"`, 74.5],
    ['6 ft 2 in', 74],
    ['6ft. 2,5in.', 74.5],
    [`12'-0"`, 144],
    [`0'-6"`, 6],
    [`-6'-2"`, -74],
    ['6′ 2½″', 74.5],
  ])('%s is %d inches', (text, inches) => {
    const parsed = parseQuantity('length', text, 'm');
    expect(parsed.ok && parsed.si).toBeCloseTo(inches * 0.0254, 12);
  });

  test.each([`6'14"`, `6.5'-2"`, `6' 12"`, `6'-x"`])('%s is refused', text =>
    expect(parseQuantity('length', text, 'm').ok).toBe(false),
  );
});

test.each([
  ['12 MBtu/h', '12 kBtu/h', '12 MMBtu/h'],
  ['12 MBTU/HR', '12 kBtu/h', '12 MMBtu/h'],
  ['13.2 Mlb/hr', '13.2 klb/h', '13.2 MMlb/h'],
  ['4.2 MTPA', '4.2 Mt/a', '4.2 t/a'],
])('%s has two readings', (text, read, meant) => {
  expect(ambiguousReadings(text)).toEqual({ read, meant });
});

test.each(['12 MMBtu/h', '12 kBtu/h', '13.2 klb/h', '12 MW'])('%s has one reading', text => {
  expect(ambiguousReadings(text)).toBeUndefined();
});
