import { expect, test } from 'vitest';
import { kernelSources } from './source.ts';

for (const [file, source] of Object.entries(kernelSources())) {
  test(`${file} is what the coefficient tables give`, async () => {
    await expect(source).toMatchFileSnapshot(`./${file}`);
  });
}
