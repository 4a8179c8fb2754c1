import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, root } from './sources.mjs';

const notice = readFileSync(join(root, 'NOTICE'), 'utf8');
/** Files and folders (with a trailing slash) listed in NOTICE. */
const named = [...notice.matchAll(/^ {2}((?:engineering|web)\/\S+)/gm)].map(([, path = '']) => path);

describe('NOTICE', () => {
  test('names existing files', () => {
    expect(named.length).toBeGreaterThan(10);
    for (const path of named) expect(existsSync(join(root, path.replace(/\*.*$/, ''))), path).toBe(true);
  });

  test('names every engineering file with third-party data', () => {
    const from = /`fluids` library|by fluids|`chemicals` library|HydDown|openthermo|CoolProp \(|srlife|ChemSep:/;
    const holding = files(/(?<!\.test|\.bench|\.generated|-source)\.ts$/, join(root, 'engineering')).filter(file =>
      from.test(readFileSync(join(root, file), 'utf8')),
    );
    const missing = holding.filter(file => !named.some(path => file.startsWith(path)));
    expect(missing).toEqual([]);
  });
});
