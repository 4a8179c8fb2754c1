import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { bindImports } from './bound-imports.mjs';
import { files, root } from './sources.mjs';

describe('an import from a project module', () => {
  test('becomes a constant of the same name', () => {
    expect(bindImports('import { a, b as c } from "./d.ts";\na(c);')).toBe(
      'import { a as a$, b as c$ } from "./d.ts"; const a = a$, c = c$;\na(c);',
    );
    expect(bindImports('import { run } from "@isentrope/calculators/kit";')).toBe(
      'import { run as run$ } from "@isentrope/calculators/kit"; const run = run$;',
    );
  });

  test.each([
    'import fc from "fast-check";',
    'import { expect } from "vitest";',
    'import engines from "virtual:engines";',
    'import * as all from "./d.ts";',
    'export { a } from "./d.ts";',
  ])('is unchanged if it is external, a namespace or re-exported: %s', line => {
    expect(bindImports(line)).toBe(line);
  });

  test('is found in the compiled output of every calculation file', async () => {
    const unbound: string[] = [];
    for (const file of ['engineering', 'calculators'].flatMap(workspace =>
      files(/(?<!\.test|\.d)\.ts$/, join(root, workspace)),
    )) {
      const source = readFileSync(join(root, file), 'utf8');
      if (!/^import \{/m.test(source)) continue;
      const { code } = await transformWithOxc(source, join(root, file));
      if (/^import \{[^}]*(?<!\$) \} from "\./m.test(bindImports(code))) unbound.push(file);
    }
    expect(unbound).toEqual([]);
  });
});
