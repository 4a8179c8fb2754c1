import { expect, test } from 'vitest';
import { comparison, proFeatures } from './features.ts';

test('the comparison has eight features, of which the first three are free', () => {
  expect(comparison.map(({ free }) => free)).toEqual([true, true, true, false, false, false, false, false]);
});

test('the Pro features contain nothing that is free: cases side by side, Excel and calculation sheets', () => {
  const sold = [...proFeatures, ...comparison.filter(({ free }) => !free).map(({ feature }) => feature)];
  expect(sold.filter(text => /side by side|excel|calculation sheet/i.test(text))).toEqual([]);
});

test('the Pro features name projects and the API', () => {
  expect(proFeatures.join('; ')).toMatch(/200 projects with 500 sheets.*API/);
});
