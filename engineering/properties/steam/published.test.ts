import { expect, test } from 'vitest';
import { agreesAsPrinted, publishedSteamValues } from './published.ts';

for (const published of publishedSteamValues) {
  test(`${published.label} is ${published.expected} ${published.unit} as in ${published.source}`, () => {
    const computed = published.compute();
    expect(agreesAsPrinted(published, computed), `computed ${computed}`).toBe(true);
  });
}
