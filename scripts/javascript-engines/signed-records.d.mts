import type { SignedFile } from './reports.ts';

/** Signed records of a fluid mixture, a blowdown and an orifice, issued by version 0.1.0 on Node 20, with the keys of their signatures. */
export function signedRecords(): SignedFile[];
