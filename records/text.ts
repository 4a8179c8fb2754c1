import * as z from 'zod/mini';

/** One line that a person typed: without blanks around it, and not longer than `most`. */
export function line(most: number): z.ZodMiniString<string> {
  return z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u));
}

/** A line that may not be left blank. */
export function name(most: number): z.ZodMiniString<string> {
  return line(most).check(z.minLength(1));
}

/** Several lines that a person typed. */
export function passage(most: number): z.ZodMiniString<string> {
  return z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u));
}

/** An id that the server gave. */
export const id = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** A moment as ISO 8601 writes it, in UTC. */
export const moment = z.iso.datetime();

/** A SHA-256, hexadecimal. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
