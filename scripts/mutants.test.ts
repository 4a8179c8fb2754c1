import { describe, expect, test } from 'vitest';
import { selectMutants, mutantsOf, instrument } from './mutants.mjs';

/** Returns the code with each of its mutants in turn. */
const mutated = (code: string) =>
  mutantsOf('a.ts', code).map(({ start, end, replacement }) => code.slice(0, start) + replacement + code.slice(end));

describe('mutants', () => {
  test('change an operator, a number, a choice, a condition, a call, an array', () => {
    expect(mutated('const a = b < 2;')).toEqual(['const a = b <= 2;', 'const a = b < 3;']);
    expect(mutated('const a = 0.5;')).toEqual(['const a = (0.5 * 1.1);']);
    expect(mutated('const a = 12;')).toEqual(['const a = (12 * 1.1);']);
    expect(mutated('const a = b ? c : d;')).toEqual(['const a = b ? d : c;']);
    expect(mutated('if (a) b();')).toEqual(['if (false) b();', 'if (a) ;']);
    expect(mutated('const f = () => { return [a]; };')).toEqual(['const f = () => { return []; };']);
  });

  test('are neither in types, imports nor strings', () => {
    expect(mutated("import { a } from 'b'; type C = 1 | 2; const d: 3 | 4 = e as 5; const f = 'g' + h;")).toEqual([]);
  });
});

test('are selected by the seed', () => {
  const mutants = mutantsOf(
    'a.ts',
    Array.from({ length: 50 }, (_, index) => `const a${index} = ${index + 1};`).join('\n'),
  );
  expect(selectMutants(mutants, 5, 1)).toEqual(selectMutants(mutants, 5, 1));
  expect(selectMutants(mutants, 5, 1)).not.toEqual(selectMutants(mutants, 5, 2));
  expect(new Set(selectMutants(mutants, 50, 1)).size).toBe(50);
});

describe('coverage', () => {
  const instrumented = (code: string) => instrument('a.ts', code, new Map(mutantsOf('a.ts', code).entries()));

  test('is recorded in the innermost block around each mutant', () => {
    expect(instrumented('function f(a) { if (a) { return b + c; } return d * e; }')).toBe(
      'function f(a) {globalThis.mutantReached?.(0);globalThis.mutantReached?.(2); if (a) {globalThis.mutantReached?.(1); return b + c; } return d * e; }',
    );
    expect(instrumented('const f = a => b.map(c => c + a) - 1;')).toBe(
      'const f = a => (globalThis.mutantReached?.(0),globalThis.mutantReached?.(2),b.map(c => (globalThis.mutantReached?.(1),c + a)) - 1);',
    );
  });

  test('is recorded outside all functions when the file is loaded', () => {
    expect(instrumented('const a = 5; const f = () => 6;')).toBe(
      'globalThis.mutantReached?.(0);const a = 5; const f = () => (globalThis.mutantReached?.(1),6);',
    );
    expect(instrumented('const a = b;')).toBe('const a = b;');
  });
});
