import { randomInt } from 'node:crypto';

/** Crockford's Base32: no letters that look like digits, and no U, which avoids accidental words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeCount = 10;
const codeLength = 12;

/** Backup codes of 60 bits each, in groups: `7K3M-9PQR-T2WX`. */
export function newBackupCodes(): string[] {
  return Array.from({ length: codeCount }, () =>
    inGroups(Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')),
  );
}

/**
 * Normalises a typed backup code to the form in which it was issued. Codes of the earlier, case-sensitive form are
 * unchanged.
 */
export function normaliseBackupCode(typed: string): string {
  const compact = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return compact.length === codeLength ? inGroups(compact) : typed.trim();
}

function inGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}
