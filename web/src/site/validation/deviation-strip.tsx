/** Deviations beyond this many last digits are drawn at the edge. */
const edge = 1.5;

/** Every figure of a calculator as a dot: how far it lies from the printed one, in units of its last digit. */
export function DeviationStrip({ digitsOff }: { digitsOff: readonly number[] }) {
  const dots = digitsOff.map(off => Math.max(-edge, Math.min(edge, off)));
  if (dots.length === 0) return null;
  const path = dots.map((off, index) => `M${x(off)} ${6 + ((index * 7) % 24)}h0`).join('');
  return (
    <figure className="deviations">
      <svg viewBox="0 0 600 36" preserveAspectRatio="none" aria-hidden="true">
        <path className="band" d={`M${x(-0.5)} 0H${x(0.5)}V36H${x(-0.5)}Z`} />
        <path className="zero" d={`M${x(0)} 0V36`} />
        <path className="dots" d={path} />
      </svg>
      <figcaption>
        Each figure, computed less printed, in units of its last printed digit. The band is half a digit either way.
      </figcaption>
    </figure>
  );
}

function x(off: number): string {
  return (300 + (off / edge) * 296).toFixed(1);
}
