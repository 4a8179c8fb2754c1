import { cube, exp, log, pow, wholePower } from '../elementary/index.ts';
import { Refusal, requireNotNegative, requirePositive, messageValue } from '../quantities/index.ts';

/** Curves of fig. UCS-66 of ASME BPVC VIII-1, by falling temperature at equal thickness. */
export type ExemptionCurve = 'A' | 'B' | 'C' | 'D';

/** Typical steels of each curve: the notes of fig. UCS-66. */
export const exemptionCurves: Readonly<Record<ExemptionCurve, string>> = {
  A: 'Carbon and low-alloy steel that is not named for another curve; SA-216 WCB and WCC if normalised and tempered',
  B: 'Pipe and tubes (SA-106); SA-285 A and B; SA-515 60; SA-516 65 and 70 if not normalised',
  C: 'SA-516 55 and 60 if not normalised; SA-387 21 and 22 if normalised and tempered; curve B steels if fine-grained and normalised',
  D: 'SA-516 if normalised; SA-203; SA-537; SA-612 if normalised',
};

const inch = 0.0254;
const kelvinOf = (fahrenheit: number): number => (fahrenheit + 459.67) / 1.8;

/** Thickness, m, up to which a curve is constant, and its temperature there, °F. */
const level: Readonly<Record<ExemptionCurve, readonly [number, number]>> = {
  A: [0.394 * inch, 18],
  B: [0.394 * inch, -20],
  C: [0.394 * inch, -55],
  D: [0.5 * inch, -55],
};
const thickest = 6 * inch;

/** Equations of the figure beyond that thickness: °F from a thickness in inches. */
const beyond: Readonly<Record<ExemptionCurve, (t: number) => number>> = {
  A: t => (-76.911 + 284.85 * t - 27.56 * t ** 2) / (1 + 1.7971 * t - 0.17887 * t ** 2),
  B: t => -135.79 + 171.56 * Math.sqrt(t) + 103.63 * t - 172 * pow(t, 1.5) + 73.737 * t ** 2 - 10.535 * pow(t, 2.5),
  C: t =>
    101.29 - 255.5 / t + 287.86 / t ** 2 - 196.42 / cube(t) + 69.457 / wholePower(t, 4) - 9.8082 / wholePower(t, 5),
  D: t =>
    -92.965 + 94.065 * t - 39.812 * t ** 2 + 9.6838 * cube(t) - 1.1698 * wholePower(t, 4) + 0.054687 * wholePower(t, 5),
};

/**
 * Lowest design metal temperature, K, at which a steel needs no impact test, by its governing thickness in m: ASME BPVC VIII-1, fig.
 * UCS-66, in the equations of API 579-1/ASME FFS-1, Part 3. Throws a Refusal above 6 in (152 mm), where the curves end.
 */
export function unreducedDesignMetalTemperature(curve: ExemptionCurve, thickness: number): number {
  requirePositive('thickness', thickness);
  const [thin, fahrenheit] = level[curve];
  if (thickness <= thin) return kelvinOf(fahrenheit);
  if (thickness > thickest * (1 + 1e-12)) {
    throw new Refusal('the curves of UCS-66 end at a thickness of {thickest}', {
      thickest: messageValue('length', thickest),
    });
  }
  return kelvinOf(beyond[curve](thickness / inch));
}

/** Ratio of stress to allowable stress at and below which UCS-66(b)(3) requires no impact test down to −104 °C. */
const lowRatio = 0.35;
const lowest = kelvinOf(-155);
const lowestByCurve = kelvinOf(-55);

/**
 * Temperature reduction, K, for a stress below the allowable one: ASME BPVC VIII-1, fig. UCS-66.1 (1999 Addenda and later) in the equations
 * of API 579-1/ASME FFS-1. The ratio is required to available thickness, or actual to allowable stress; at and below 0.35 the figure ends
 * at 140 °F. Throws a RangeError for a negative ratio.
 */
export function temperatureReduction(ratio: number): number {
  requireNotNegative('ratio', ratio);
  if (ratio >= 0.6) return Math.max(0, 100 * (1 - ratio)) / 1.8;
  if (ratio <= lowRatio) return 140 / 1.8;
  const fahrenheit = -9979.57 - 14125 * pow(ratio, 1.5) + 9088.11 * exp(ratio) - (17.3893 * log(ratio)) / ratio ** 2;
  return Math.min(fahrenheit, 140) / 1.8;
}

/**
 * Minimum design metal temperature without impact tests, K, of a steel of a given thickness, m, and stress ratio: by fig. UCS-66 and
 * UCS-66.1, not below −48 °C (−55 °F) unless the ratio is at most 0.35, which allows −104 °C (−155 °F) (UCS-66(b)). Throws as the functions
 * it uses.
 */
export function minimumDesignMetalTemperature(curve: ExemptionCurve, thickness: number, ratio = 1): number {
  const unreduced = unreducedDesignMetalTemperature(curve, thickness);
  if (ratio <= lowRatio) return lowest;
  return Math.min(unreduced, Math.max(lowestByCurve, unreduced - temperatureReduction(ratio)));
}
