import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';
import { files, root } from './sources.mjs';

const generated = generatedFiles(root);

describe('npm run generate', () => {
  test('writes exactly the files named *.generated.ts', () =>
    expect([...generated.keys()].toSorted()).toEqual(files(/\.generated\.\w+$/)));

  test.each([...generated])('writes %s with its present content, byte for byte', (path, source) =>
    expect(readFileSync(join(root, path), 'utf8') === source, `${path} is out of date: run npm run generate`).toBe(
      true,
    ),
  );
});
