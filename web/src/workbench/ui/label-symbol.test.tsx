import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LabelSymbol } from './label-symbol.tsx';

const drawn = (label: string, symbol?: string) => renderToStaticMarkup(<LabelSymbol label={label} symbol={symbol} />);

test.each([
  ['UA', 'UA'],
  ['Transfer units NTU', 'NTU'],
  ['Noise level at 1 m', undefined],
])('"%s" has no symbol beside it', (label, symbol) => {
  expect(drawn(label, symbol)).toBe('');
});

test('other labels have their symbol beside them', () => {
  expect(drawn('NPSH available', 'NPSHA')).toContain('NPSHA');
  expect(drawn('Correction factor', 'F')).toContain('>F<');
});
