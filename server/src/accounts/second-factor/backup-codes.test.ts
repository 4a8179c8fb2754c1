import { describe, expect, test } from 'vitest';
import { normaliseBackupCode, newBackupCodes } from './backup-codes.ts';

describe('backup codes', () => {
  test('are ten different codes without ambiguous characters', () => {
    const codes = newBackupCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test.each([
    ['7K3M-9PQR-T2WX', '7K3M-9PQR-T2WX'],
    ['7k3m9pqrt2wx', '7K3M-9PQR-T2WX'],
    [' 7k3m 9pqr t2wx ', '7K3M-9PQR-T2WX'],
    ['oO0i-Il1L-7K3M', '0001-1111-7K3M'],
    ['aBcDe-fGh0O', 'aBcDe-fGh0O'],
  ])('%j is normalised to %j', (typed, issued) => {
    expect(normaliseBackupCode(typed)).toBe(issued);
  });
});
