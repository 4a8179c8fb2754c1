import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, root } from './sources.mjs';

const notice = readFileSync(join(root, 'NOTICE'), 'utf8');
/** What the notice names under a project: files and, with a slash at the end, folders. */
const named = [...notice.matchAll(/^ {2}((?:engineering|web)\/\S+)/gm)].map(([, path = '']) => path);

describe('the notice of what was taken over', () => {
  test('names files that are there', () => {
    expect(named.length).toBeGreaterThan(10);
    for (const path of named) expect(existsSync(join(root, path.replace(/\*.*$/, ''))), path).toBe(true);
  });

  test('names every file of engineering that holds the figures of another project', () => {
    const from = /`fluids` library|by fluids|`chemicals` library|HydDown|openthermo|CoolProp \(|srlife|ChemSep:/;
    const holding = files(/(?<!\.test|\.bench|\.generated|-source)\.ts$/, join(root, 'engineering')).filter(file =>
      from.test(readFileSync(join(root, file), 'utf8')),
    );
    const missing = holding.filter(file => !named.some(path => file.startsWith(path)));
    expect(missing).toEqual([]);
  });
});
