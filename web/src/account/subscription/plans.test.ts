import { describe, expect, test } from 'vitest';
import { annualSaving, formatMoney, planName, planOf, plans, priceIdOf } from './plans.ts';

const prices = { trial: 'price_t', monthly: 'price_m', yearly: 'price_y' };

describe('the plans', () => {
  test('cost 2, 9.99 and 109.89 dollars', () => {
    expect(Object.values(plans).map(({ name, cents }) => [name, formatMoney(cents)])).toEqual([
      ['Pro Trial', 'USD 2.00'],
      ['Pro Monthly', 'USD 9.99'],
      ['Pro Yearly', 'USD 109.89'],
    ]);
  });

  test('are mapped to price ids and back', () => {
    for (const { mode } of Object.values(plans)) expect(planOf(priceIdOf(mode, prices), prices)?.mode).toBe(mode);
    expect(planName('price_y', prices)).toBe('Pro Yearly');
  });

  test.each([null, '', 'price_of_last_year'])('rejects the unknown price %j', id => {
    expect(planName(id, prices)).toBe('Unknown Plan');
  });

  test('save exactly one month a year', () => {
    expect(formatMoney(annualSaving(plans.monthly, plans.annual))).toBe('USD 9.99');
    expect(annualSaving({ cents: 900 }, { cents: 10_800 })).toBe(0);
  });
});
