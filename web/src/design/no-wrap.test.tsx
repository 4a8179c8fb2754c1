import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withNoBreakSpaces, NoWrapText } from './no-wrap.tsx';

const whole = (text: string) => {
  const html = renderToStaticMarkup(<NoWrapText text={text} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
  return [...html.matchAll(/<span class="designation">([^<]*)<\/span>/g)].map(([, part]) => part);
};

test('keeps the number of a standard on one line', () => {
  expect(whole('Opening and noise. IEC 60534-2-1:2011, IEC 60534-8-3.')).toEqual([
    'IEC 60534-2-1:2011,',
    'IEC 60534-8-3.',
  ]);
  expect(whole('From Table TCD of ASME BPVC II-D, with certainty')).toEqual(['ASME BPVC II-D,']);
  expect(whole('Depressuring to API 521, 4.6')).toEqual(['API 521,']);
  expect(whole('Pipe by ASME B36.10M and B36.19M')).toEqual(['ASME B36.10M']);
  expect(whole('NPS 3-1/2 (DN 90)')).toEqual(['NPS 3-1/2', 'DN 90)']);
  expect(whole('By IAPWS-IF97 (R15-11)')).toEqual(['IAPWS-IF97', '(R15-11)']);
});

test('keeps a quantity with its unit', () => {
  expect(whole('Liquid at 20 °C, 12 bar')).toEqual(['20 °C,', '12 bar']);
  expect(whole('Jones, level 36 in')).toEqual(['36 in']);
  expect(whole('Churchill +0.029 %')).toEqual(['+0.029 %']);
  expect(whole('At most 3.5 kJ/(kg·K) for 15 minutes')).toEqual(['3.5 kJ/(kg·K)', '15 minutes']);
});

test('keeps a pair of names together', () => {
  expect(whole('Best for the fluid · Peng–Robinson')).toEqual(['Peng–Robinson']);
  expect(whole('Cross-check, Effectiveness–NTU')).toEqual(['Effectiveness–NTU']);
});

test('keeps a figure with its thousands and its unit', () => {
  expect(whole('1 up to 10 339 kPa(abs)')).toEqual(['1 up', '10 339 kPa(abs)']);
  expect(whole('does not exceed the overpressure, 10.0 %. For a')).toEqual(['10.0 %.']);
  expect(whole('allow ±5 % above 28.7 W/(m·°C), columns of mercury at 13 595.1 kg/m³.')).toEqual([
    '±5 %',
    '28.7 W/(m·°C)',
    '13 595.1 kg/m³.',
  ]);
});

test('keeps a two-part name together', () => {
  expect(whole('Relief Valve Sizing, Two-Phase Service')).toEqual(['Two-Phase']);
});

test('plain text uses no-break spaces', () => {
  expect(withNoBreakSpaces('Liquid, general (API RP 14E)')).toBe('Liquid, general (API\u00a0RP\u00a014E)');
});

test('other words may wrap', () => {
  expect(whole('Part-filled vessels, a head of 2:1; case 3, downstream')).toEqual([]);
  expect(whole('1984 publications')).toEqual([]);
});

test('keeps a place in a source with its number', () => {
  expect(whole('IEC 60534-2-1:2011, Table D.1; clause 9, eq. 3')).toEqual([
    'IEC 60534-2-1:2011,',
    'Table D.1',
    'clause 9',
    'eq. 3',
  ]);
  expect(whole('The table 3 m long')).toEqual(['3 m']);
});

test('keeps a symbol with its value', () => {
  expect(whole('Cross-check, Simplified (C = 0.6)')).toEqual(['C = 0.6)']);
});
