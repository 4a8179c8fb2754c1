import { cube } from '../elementary/index.ts';
import { standardGravity } from './constants.ts';

/** A unit of measure: its symbol and its exact relation to the SI unit of its kind. */
export interface Unit<Symbol extends string = string> {
  readonly symbol: Symbol;
  readonly name: string;
  /** SI value = factor · value + offset. */
  readonly factor: number;
  readonly offset: number;
  /** Further accepted spellings; see `spelling` for those generated automatically. */
  readonly aliases: readonly string[];
}

/** Declares a unit. Factors are written as their defining expressions, so that they can be checked. */
export function unit<const Symbol extends string>(
  symbol: Symbol,
  name: string,
  factor: number,
  { offset = 0, aliases = [] }: { offset?: number; aliases?: readonly string[] } = {},
): Unit<Symbol> {
  return { symbol, name, factor, offset, aliases };
}

/** Exact definitions that other units are built from (NIST SP 811, appendix B). */
export const inch = 0.0254;
export const foot = 0.3048;
export const pound = 0.45359237;
export const poundForce = pound * standardGravity;
export const btu = 1055.05585262;
export const usGallon = 231 * cube(inch);
export const imperialGallon = 0.00454609;
export const barrel = 42 * usGallon;
