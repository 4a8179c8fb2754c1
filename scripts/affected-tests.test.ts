import { describe, expect, test } from 'vitest';
import { affectedTests } from './affected-tests.mjs';
import { commandOf } from './reports.mjs';

describe('the tests that a change can break', () => {
  test('of a calculator are its own, those of its importers, and those named after it', () => {
    const tests = affectedTests(['calculators/restriction-orifice/duty.ts']);
    expect(tests.get('calculators/restriction-orifice/wiring.test.ts')).toBeUndefined();
    expect(tests.has('calculators/restriction-orifice/wiring.test.ts')).toBe(true);
    expect(tests.has('calculators/restriction-orifice-pro/wiring.test.ts')).toBe(true);
    expect(tests.has('calculators/steam-tables/wiring.test.ts')).toBe(false);
    const named = tests.get('calculators/catalogue.test.ts');
    expect('the calculator restriction-orifice answers its examples').toMatch(named ?? /never/);
    expect('the calculator restriction-orifice-pro answers its examples').toMatch(named ?? /never/);
    expect('the calculator steam-tables answers its examples').not.toMatch(named ?? /never/);
  });

  test('of engineering are those of every folder that imports it', () => {
    const tests = affectedTests(['engineering/numerics/ties.ts']);
    for (const folder of ['engineering/numerics', 'engineering/flow', 'calculators/kit'])
      expect(
        [...tests.keys()].some(file => file.startsWith(folder)),
        folder,
      ).toBe(true);
  });

  test('of a test are only this test, of a document none', () => {
    expect([...affectedTests(['cli/src/verify.test.ts']).keys()]).toEqual(['cli/src/verify.test.ts']);
    expect(affectedTests(['README.md']).size).toBe(0);
  });
});

test('the command for one test takes its name literally', () =>
  expect(commandOf('a.test.ts', "what (it's) named + more")).toBe(
    String.raw`npx vitest run a.test.ts -t '^what \(it'\''s\) named \+ more$'`,
  ));
