import type { Mark } from './figures.ts';

/** Deviations beyond this many last digits are drawn at the edge. */
const edge = 1000;
const marked = [1, 10, 100, edge] as const;

/**
 * Every figure of a calculator as a dot at its deviation in units of the last printed digit. A line behind it shows the
 * band left by rounding in the source.
 */
export function DeviationStrip({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  const placed = marks.map((mark, index) => ({ ...mark, y: 6 + ((index * 7) % 24) }));
  const dots = (agreement: Mark['agreement']) =>
    placed
      .filter(mark => mark.agreement === agreement)
      .map(({ off, y }) => `M${formatFixed(off)} ${y}h0`)
      .join('');
  const bands = placed
    .flatMap(({ band, y }) => (band ? [`M${formatFixed(band[0])} ${y}H${formatFixed(band[1])}`] : []))
    .join('');
  return (
    <figure className="deviations">
      <svg viewBox="0 0 600 36" preserveAspectRatio="none" aria-hidden="true">
        <path className="band" d={`M${formatFixed(-0.5)} 0H${formatFixed(0.5)}V36H${formatFixed(-0.5)}Z`} />
        <path className="scale" d={marked.map(off => `M${formatFixed(-off)} 0V36M${formatFixed(off)} 0V36`).join('')} />
        <path className="zero" d={`M${formatFixed(0)} 0V36`} />
        <path className="bands" d={bands} />
        <path className="dots" d={dots('digits')} />
        <path className="dots rounding" d={dots('rounding')} />
        <path className="dots none" d={dots('none')} />
      </svg>
      <figcaption>
        Computed minus printed, for each figure, in units of its last printed digit. The shaded band is half a digit
        either way; outside it the scale is logarithmic, with lines at 1, 10, 100 and 1000. A bar behind a dot is the
        band that follows from a source&rsquo;s own rounding.
      </figcaption>
    </figure>
  );
}

/** Horizontal position of a deviation, 0 to 600: linear within half a digit, logarithmic beyond. */
export function stripPosition(off: number): number {
  const size = Math.min(Math.abs(off), edge);
  const outside = size <= 0.5 ? 0 : Math.log10(size / 0.5) / Math.log10(edge / 0.5);
  const distance = Math.min(size, 0.5) * 240 + outside * 176;
  return 300 + Math.sign(off) * distance;
}

function formatFixed(off: number): string {
  return stripPosition(off).toFixed(1);
}
