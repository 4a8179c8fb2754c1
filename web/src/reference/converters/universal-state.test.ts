import { unitCatalogue } from '@isentrope/engineering/conversion';
import { Refusal } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import {
  conversionFragment,
  conversionFromFragment,
  initialConversion,
  displayConversion,
  swapUnits,
  withUnit,
  type Conversion,
} from './universal-state.ts';

function unit(category: string, symbol: string) {
  const result = unitCatalogue.find(each => each.category === category && each.symbol === symbol);
  if (!result) throw new Error(`no unit ${symbol}`);
  return result;
}

function between(category: string, from: string, to: string, text: string): Conversion {
  return { from: unit(category, from), to: unit(category, to), side: 'from', text };
}

describe('universal converter', () => {
  test('starts with metre per second to kilometre per hour', () => {
    expect([initialConversion.from.name, initialConversion.to.name]).toEqual([
      'metre per second',
      'kilometre per hour',
    ]);
    expect(displayConversion(initialConversion)).toEqual({
      texts: { from: '1', to: '3.6' },
      message: '1 m/s = 3.6 km/h',
    });
  });

  test('converts both ways', () => {
    expect(displayConversion({ ...initialConversion, side: 'to', text: '36' }).texts).toEqual({ from: '10', to: '36' });
  });

  // NIST SP 811: 1 hp (550 ft·lbf/s) = 745.69987158227022 W, so 1e15 W = 1341022089595.03 hp.
  test('writes no zeros in place of unknown digits', () => {
    expect(displayConversion(between('Power', 'W', 'hp', '1e15')).message).toBe('1e15 W = 1.3410220896e12 hp');
  });

  test('shows up to six decimals without trailing zeros, and twelve digits in the sentence', () => {
    const shown = displayConversion(between('Length', 'ft', 'mi', '1'));
    expect(shown.texts.to).toBe('0.000189');
    expect(shown.message).toBe('1 ft = 0.000189393939394 mi');
  });

  test('says how it reads an ambiguous number', () => {
    const shown = displayConversion(between('Length', 'm', 'km', '48,600'));
    expect(shown).toMatchObject({ texts: { to: '0.0486' }, remark: 'Read as 48.6; for 48600 leave out the comma.' });
  });

  test('uses an exponent where six decimals would show zero, and says so', () => {
    const shown = displayConversion(between('Length', 'nm', 'km', '1'));
    expect(shown.texts.to).toBe('1e-12');
    expect(shown.remark).toBe('Six decimals would show 0, so the result is written with an exponent.');
    expect(displayConversion(between('Length', 'nm', 'km', '0')).texts.to).toBe('0');
  });

  test('accepts a decimal comma and a unit typed after the number', () => {
    expect(displayConversion(between('Pressure', 'bar', 'kPa', '1,5')).texts.to).toBe('150');
    const typed = displayConversion(between('Pressure', 'bar', 'kPa', '150 psi'));
    expect(typed.texts.to).toBe('1034.213594');
    expect(typed.message).toBe('10.3421359398 bar = 1034.21359398 kPa');
  });

  test('clears the other side for invalid input and says why', () => {
    expect(displayConversion({ ...initialConversion, text: 'x' })).toEqual({
      texts: { from: 'x', to: '' },
      problem: 'is not a number',
    });
    expect(displayConversion({ ...initialConversion, text: ' ' })).toEqual({ texts: { from: ' ', to: '' } });
    expect(displayConversion({ ...initialConversion, text: '1e308' }).problem).toBe('is too large a number');
  });

  test('switches to the category of a selected unit and keeps the number', () => {
    const next = withUnit({ ...initialConversion, text: '5' }, 'from', unit('Mass', 'lb'));
    expect([next.from.symbol, next.to.symbol, next.text]).toEqual(['lb', 'kg', '5']);
    expect(withUnit(next, 'to', unit('Mass', 'g')).from.symbol).toBe('lb');
    expect(withUnit(next, 'to', unit('Area', 'm²')).from.category).toBe('Area');
  });

  test('converts between gauge and absolute pressure with one atmosphere, and says so', () => {
    const gauge = between('Pressure (Gauge)', 'bar(g)', 'kPa(g)', '2.5');
    const absolute = withUnit(gauge, 'to', unit('Pressure (Absolute)', 'bar(abs)'));
    expect(absolute.from.symbol).toBe('bar(g)');
    expect(displayConversion(absolute)).toMatchObject({
      texts: { to: '3.51325' },
      remark: 'Gauge and absolute pressure differ by one standard atmosphere, 1.01325 bar, which is added.',
    });
    expect(displayConversion({ ...absolute, side: 'to' })).toMatchObject({
      texts: { from: '1.48675' },
      remark: 'Gauge and absolute pressure differ by one standard atmosphere, 1.01325 bar, which is subtracted.',
    });
    expect(displayConversion({ ...absolute, text: '-2' }).remark).toContain('This is below an absolute vacuum.');
    expect(withUnit(absolute, 'to', unit('Pressure', 'bar')).from.category).toBe('Pressure');
  });

  test('swaps the units and keeps the quantity', () => {
    const { texts } = displayConversion(swapUnits({ ...initialConversion, text: '10' }));
    expect(texts).toEqual({ from: '36', to: '10' });
  });

  test('a link reproduces every pair of units', () => {
    for (const from of unitCatalogue) {
      for (const to of unitCatalogue.filter(({ category }) => category === from.category)) {
        if (from.key === to.key) continue;
        const conversion: Conversion = { from, to, side: 'to', text: '12,5 ' };
        expect(conversionFromFragment(conversionFragment(conversion))).toEqual(conversion);
      }
    }
  });

  test('rejects a link from a gauge pressure to a pressure difference and explains the difference', () => {
    expect(() => conversionFromFragment('#value=2.5&from=bar(g)&to=bar')).toThrow(
      new Refusal(
        'The link converts bar(g) to bar: bar(g) is a gauge pressure and bar is a pressure difference, between which no conversion is defined: choose a unit that ends in (g) or (abs).',
      ),
    );
  });

  test('parses a hand-written link, and rejects one between two quantities', () => {
    expect(conversionFromFragment('#value=100&from=degC&to=degF')).toMatchObject({ text: '100', to: { symbol: '°F' } });
    expect(conversionFromFragment('')).toBeUndefined();
    expect(conversionFromFragment('#content')).toBeUndefined();
    expect(() => conversionFromFragment('#from=kg&to=m')).toThrow(
      new Refusal('The link converts kg to m: kg and m measure different kinds of quantity.'),
    );
  });
});
