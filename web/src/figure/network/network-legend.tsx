import { formatNumber } from '@isentrope/engineering/quantities';
import { levelLimits } from './value-levels.ts';
import './network-legend.css';

/** The range of each colour. */
export function NetworkLegend({ numbers }: { readonly numbers: readonly (number | undefined)[] }) {
  const limits = levelLimits(numbers);
  if (limits.length === 0) return null;
  return (
    <ul className="network-legend network-picture">
      {limits.slice(1).map((limit, level) => (
        <li key={level} className={`level-${level} mono`}>
          {formatNumber(limits[level] ?? 0, 3)} – {formatNumber(limit, 3)}
        </li>
      ))}
    </ul>
  );
}
