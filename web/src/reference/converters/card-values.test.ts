import { describe, expect, test } from 'vitest';
import { cardEditFromText, cardEditText, cardValues } from './card-values.ts';
import { cards, type Card } from './cards.ts';

function card(id: string): Card {
  const result = cards.find(each => each.id === id);
  if (!result) throw new Error(`no card ${id}`);
  return result;
}

function textsAfterTyping(id: string, unit: string, text: string) {
  const { fields } = card(id);
  const { texts, ...rest } = cardValues(
    card(id),
    fields.findIndex(field => field.unit === unit),
    text,
  );
  return { ...rest, by: Object.fromEntries(fields.map((field, index) => [field.unit, texts[index]])) };
}

describe('converter cards', () => {
  test('are the nine of the specification', () => {
    expect(cards.map(({ title }) => title)).toEqual([
      'Temperature',
      'Energy',
      'Power',
      'Viscosity',
      'Length',
      'Mass',
      'Density',
      'Pressure',
      'Flow rate',
    ]);
    expect(card('flow').fields.map(({ unit }) => unit)).toEqual(['kg/h', 'kg/s', 'kg/min', 'lb/h', 'lb/min', 'lb/s']);
  });

  test('show temperature, energy and pressure to three decimals', () => {
    expect(textsAfterTyping('temperature', '°C', '100').by).toEqual({
      '°C': '100',
      '°F': '212.000',
      K: '373.150',
      '°R': '671.670',
    });
    expect(textsAfterTyping('energy', 'kWh', '1').by).toMatchObject({ kJ: '3600.000', MJ: '3.600', Btu: '3412.142' });
    expect(textsAfterTyping('pressure', 'psi(g)', '150').by).toMatchObject({
      'bar(g)': '10.342',
      'bar(abs)': '11.355',
    });
  });

  test('convert between gauge and absolute pressure with an atmosphere of 1.01325 bar', () => {
    expect(textsAfterTyping('pressure', 'bar(g)', '0').by).toMatchObject({
      'bar(abs)': '1.013',
      'kPa(abs)': '101.325',
      'atm(abs)': '1.000',
    });
    expect(textsAfterTyping('pressure', 'bar(abs)', '1.01325').by).toMatchObject({
      'bar(g)': '0.000',
      'psi(g)': '0.000',
    });
    expect(textsAfterTyping('pressure', 'atm(abs)', '1').by).toMatchObject({ 'bar(g)': '0.000' });
    expect(card('pressure').note).toContain('0 bar(g) equals +1.01325 bar(a)');
  });

  test('convert from any field into all others', () => {
    expect(textsAfterTyping('flow', 'lb/h', '1000').by).toEqual({
      'kg/h': '453.59237',
      'kg/s': '0.125998',
      'kg/min': '7.559873',
      'lb/h': '1000',
      'lb/min': '16.666667',
      'lb/s': '0.277778',
    });
  });

  test('accept a decimal comma and a typed unit', () => {
    expect(textsAfterTyping('length', 'm', '1,5').by).toMatchObject({ mm: '1500', m: '1,5' });
    expect(textsAfterTyping('length', 'mm', '1 inch').by).toMatchObject({ mm: '1 inch', cm: '2.54' });
  });

  test('do not round a small value noticeably', () => {
    expect(textsAfterTyping('pressure', 'mbar(g)', '0.6').by).toMatchObject({ 'bar(g)': '0.0006' });
    expect(textsAfterTyping('energy', 'kJ', '550').by).toMatchObject({ GJ: '0.00055', MJ: '0.550' });
  });

  test('do not show zero for a nonzero value', () => {
    expect(textsAfterTyping('energy', 'kJ', '0.1').by).toMatchObject({ GJ: '1e-7', MWh: '2.77778e-8', MJ: '0.0001' });
  });

  test('clear the other fields for invalid input and say why', () => {
    const { by, problem } = textsAfterTyping('power', 'kW', 'abc');
    expect(by['kW']).toBe('abc');
    expect(Object.values(by).filter(text => text === '').length).toBe(7);
    expect(problem).toBe('is not a number');
    expect(textsAfterTyping('power', 'kW', '').by['W']).toBe('');
    expect(textsAfterTyping('power', 'kW', '').problem).toBeUndefined();
    expect(textsAfterTyping('power', 'MW', '1e308').problem).toBe('is too large a number');
  });

  test('report impossible values', () => {
    expect(textsAfterTyping('temperature', '°C', '-300').remark).toBe('This is below absolute zero.');
    expect(textsAfterTyping('temperature', '°F', '-459.67').remark).toBeUndefined();
    expect(textsAfterTyping('temperature', '°C', '48,600').remark).toBe('Read as 48.6; for 48600 leave out the comma.');
    expect(textsAfterTyping('temperature', '°C', '48,6').remark).toBeUndefined();
    expect(textsAfterTyping('pressure', 'bar(g)', '-1.1').remark).toBe('This is below an absolute vacuum.');
    expect(textsAfterTyping('pressure', 'bar(g)', '-1.01325').remark).toBeUndefined();
  });
});

test('a stored entry is restored, and ignored if it does not fit the card', () => {
  const [first] = cards;
  if (!first) throw new Error('No card');
  const edit = { index: 1, text: ' 1 000 °F' };
  expect(cardEditFromText(first, cardEditText(edit))).toEqual(edit);
  for (const stored of [undefined, '', '99 5', 'x 5'])
    expect(cardEditFromText(first, stored)).toEqual({ index: 0, text: first.initial });
});
