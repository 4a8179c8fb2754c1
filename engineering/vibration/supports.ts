import { Refusal, stated } from '../quantities/index.ts';

/** How stiffly a main line is held, from the stiffest on. */
export const supportArrangements = ['Stiff', 'Medium stiff', 'Medium', 'Flexible'] as const;
/** How stiffly a line is supported. */
export type SupportArrangement = (typeof supportArrangements)[number];

/** Outside diameters, m, for which the guideline gives its curves. */
export const diameterRange = { from: 0.06, to: 0.762 } as const;

/** Typical natural frequency of the main line, Hz, by arrangement. */
export const typicalFrequency: Readonly<Record<SupportArrangement, string>> = {
  Stiff: '14 to 16',
  'Medium stiff': '7',
  Medium: '4',
  Flexible: '1',
};

/** Refusal for an outside diameter, m, that the guideline's curves do not cover. */
export function checkDiameter(outsideDiameter: number): void {
  const { from, to } = diameterRange;
  if (!(outsideDiameter >= from * (1 - 1e-9) && outsideDiameter <= to * (1 + 1e-9)))
    throw new Refusal('no figures for an outside diameter of {diameter}: the guideline covers {from} to {to}', {
      diameter: stated('length', outsideDiameter),
      from: stated('length', from),
      to: stated('length', to),
    });
}

const spans: Readonly<Record<Exclude<SupportArrangement, 'Flexible'>, readonly [number, number, number]>> = {
  Stiff: [2.0563, 0.02, -1.2346e-5],
  'Medium stiff': [3.3601, 0.025262, -1.1886e-5],
  Medium: [4.429, 0.033583, -1.5968e-5],
};

/**
 * Longest span, m, with which a pipe of an outside diameter, m, counts as held that stiffly; undefined for flexible,
 * which is whatever is longer. Refusal for a diameter outside 60 to 762 mm.
 * Source: Energy Institute AVIFF, 2nd ed. 2008, support arrangement.
 */
export function longestSpan(arrangement: SupportArrangement, outsideDiameter: number): number | undefined {
  checkDiameter(outsideDiameter);
  if (arrangement === 'Flexible') return undefined;
  const D = outsideDiameter * 1000;
  const [c0, c1, c2] = spans[arrangement];
  return c0 + D * (c1 + D * c2);
}

/** The arrangement that a span, m, makes of a pipe. Throws like `longestSpan`. */
export function arrangementOfSpan(span: number, outsideDiameter: number): SupportArrangement {
  return (
    supportArrangements.find(arrangement => span <= (longestSpan(arrangement, outsideDiameter) ?? Infinity)) ??
    'Flexible'
  );
}
