import { Refusal, messageValue } from '../quantities/index.ts';

/** Support arrangements of a main line, stiffest first. */
export const supportArrangements = ['Stiff', 'Medium stiff', 'Medium', 'Flexible'] as const;
/** Support arrangement of a line. */
export type SupportArrangement = (typeof supportArrangements)[number];

/** Range of outside diameter of the guideline's curves, m. */
export const diameterRange = { from: 0.06, to: 0.762 } as const;

/** Throws a Refusal for an outside diameter, m, outside the guideline's curves. */
export function checkDiameter(outsideDiameter: number): void {
  const { from, to } = diameterRange;
  if (!(outsideDiameter >= from * (1 - 1e-9) && outsideDiameter <= to * (1 + 1e-9)))
    throw new Refusal('no figures for an outside diameter of {diameter}: the guideline covers {from} to {to}', {
      diameter: messageValue('length', outsideDiameter),
      from: messageValue('length', from),
      to: messageValue('length', to),
    });
}

const spans: Readonly<Record<Exclude<SupportArrangement, 'Flexible'>, readonly [number, number, number]>> = {
  Stiff: [2.0563, 0.02, -1.2346e-5],
  'Medium stiff': [3.3601, 0.025262, -1.1886e-5],
  Medium: [4.429, 0.033583, -1.5968e-5],
};

/**
 * Longest span, m, of a support arrangement for a pipe of an outside diameter, m; undefined for flexible, which has no limit. Throws a
 * Refusal for a diameter outside 60 to 762 mm.
 * Source: Energy Institute AVIFF, 2nd ed. 2008, support arrangement.
 */
export function longestSpan(arrangement: SupportArrangement, outsideDiameter: number): number | undefined {
  checkDiameter(outsideDiameter);
  if (arrangement === 'Flexible') return undefined;
  const D = outsideDiameter * 1000;
  const [c0, c1, c2] = spans[arrangement];
  return c0 + D * (c1 + D * c2);
}

/** Support arrangement of a span, m. Throws as `longestSpan`. */
export function arrangementOfSpan(span: number, outsideDiameter: number): SupportArrangement {
  return (
    supportArrangements.find(arrangement => span <= (longestSpan(arrangement, outsideDiameter) ?? Infinity)) ??
    'Flexible'
  );
}
