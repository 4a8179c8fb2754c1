import { log10, pow } from '../../../elementary/index.ts';

/** A value that a release prints so that programs can be verified, and what computes it here. */
export interface PublishedValue {
  readonly label: string;
  /** Release and table. */
  readonly source: string;
  /** The printed digits, their power of ten resolved. */
  readonly expected: string;
  readonly unit: string;
  /** Where the release's own equation does not give its last printed digit: by how many units of it they differ. */
  readonly unitsInLastDigit?: number;
  /** The value by this project, in `unit`. */
  readonly compute: () => number;
}

/** How many digits of a printed number signify. */
export function significantDigits(printed: string): number {
  const [mantissa = ''] = printed.split('e');
  return mantissa.replaceAll(/[-.]/g, '').replace(/^0+/, '').length;
}

/** Whether what is computed, rounded to the digits that are printed, is what is printed. */
export function agreesAsPrinted({ expected, unitsInLastDigit = 0.5 }: PublishedValue, computed: number): boolean {
  const digits = significantDigits(expected);
  if (unitsInLastDigit === 0.5) return computed.toPrecision(digits) === Number(expected).toPrecision(digits);
  const lastDigit = pow(10, Math.floor(log10(Math.abs(Number(expected)))) + 1 - digits);
  return Math.abs(computed - Number(expected)) <= unitsInLastDigit * lastDigit;
}
