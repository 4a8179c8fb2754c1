import type { MonteCarloResult } from '@isentrope/calculators/kit';
import { formatNumber, fromSi, type Kind } from '@isentrope/engineering/quantities';
import { Figure } from '../../figure/figure.tsx';
import { axisTitle } from '../../figure/figure-data.ts';
import { axisOf, histogramFigure, readAs } from './result-figures.ts';
import { formatQuantity } from './format-quantity.ts';

const shownPercents = new Set([2.5, 10, 50, 90, 97.5]);

/** Formats a fraction as a percentage. */
function formatPercent(share: number): string {
  return `${formatNumber(100 * share, 3)} %`;
}

/**
 * The result of a Monte Carlo analysis: histogram, percentiles with confidence intervals, and the share beyond a
 * limit.
 */
export function DistributionRows({ answer }: { readonly answer: MonteCarloResult }) {
  const {
    result,
    samples,
    seed,
    sequence,
    mean,
    deviation,
    percentiles,
    beyond,
    failed,
    said,
    inputs,
    correlations = [],
  } = answer;
  const labelOf = (id: string) => inputs.find(({ input }) => input.id === id)?.input.label ?? id;
  const figure = histogramFigure(answer);
  const digits = digitsFor(mean, deviation);
  const valueOf = (si: number) => formatNumber(fromSi((result.kind ?? 'number') as Kind, si, result.unit), digits);
  const ways = sequence === 'latinHypercube' ? 'Latin hypercube' : 'independent';
  return (
    <>
      {figure && <Figure plot={figure} />}
      <table className="figures percentiles">
        <caption className="visually-hidden">Percentiles of {result.label}</caption>
        <thead>
          <tr>
            <th scope="col">Below</th>
            <th scope="col">{axisTitle(axisOf(result))}</th>
            <th scope="col">95 % confidence interval</th>
          </tr>
        </thead>
        <tbody>
          {percentiles
            .filter(({ percent: each }) => shownPercents.has(each))
            .map(({ percent: each, value, from, to }) => (
              <tr key={each}>
                <th scope="row">{each} %</th>
                <td className="number">{valueOf(value)}</td>
                <td className="number">
                  {valueOf(from)} to {valueOf(to)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {beyond && (
        <p className="sentence-answer">
          {formatPercent(beyond.value)} of the runs are {beyond.side} {formatQuantity(beyond.limit)} (95 %:{' '}
          {formatPercent(beyond.from)} to {formatPercent(beyond.to)}).
        </p>
      )}
      <p className="remark">
        {formatNumber(samples, 1)} runs, {ways}, seed {seed}
        {mean === null ? '' : `; mean ${readAs(result, mean, digits)}`}
        {deviation === null ? '' : `; standard deviation ${formatDeviation(result, deviation, mean)}`}.
      </p>
      {failed.count > 0 && (
        <ul className="aside-limits">
          {failed.reasons.map(({ reason, count }) => (
            <li key={reason}>
              {formatNumber(count, 1)} runs have no result: {reason}
            </li>
          ))}
        </ul>
      )}
      {inputs.length > 1 && (
        <ul className="aside-limits">
          {inputs.map(({ input, correlation, truncated }) => (
            <li key={input.id}>
              {input.label}:{' '}
              {correlation === null ? 'no rank correlation' : `rank correlation ${formatNumber(correlation, 2)}`}
              {truncated > 1e-6
                ? `; ${formatPercent(truncated)} of its distribution lies beyond its bounds and is cut off`
                : ''}
            </li>
          ))}
        </ul>
      )}
      {correlations.length > 0 && (
        <ul className="aside-limits">
          {correlations.map(({ inputs: pair, stated, drawn }) => (
            <li key={pair.join(' ')}>
              {pair.map(labelOf).join(' and ')}: rank correlation {formatNumber(stated, 2)}
              {drawn === null ? '' : `, drawn ${formatNumber(drawn, 3)}`}
            </li>
          ))}
        </ul>
      )}
      {said.length > 0 && (
        <ul className="notes">
          {said
            .filter(({ message: { level } }) => level !== 'info')
            .map(({ message: { level, text }, count }) => (
              <li key={text} className={level}>
                In {formatPercent(count / Math.max(1, samples))} of the runs: {text}
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

/** Enough digits to distinguish values a hundredth of a standard deviation apart. */
function digitsFor(mean: number | null, deviation: number | null): number {
  if (mean === null || deviation === null || deviation === 0 || mean === 0) return 4;
  return Math.min(8, Math.max(4, Math.ceil(Math.log10(Math.abs(mean) / deviation)) + 2));
}

/** A standard deviation as a difference in the unit of the result. */
function formatDeviation(result: MonteCarloResult['result'], deviation: number, mean: number | null): string {
  const about = mean ?? 0;
  const { kind = 'number', unit } = result;
  const [low, high] = [about, about + deviation].map(si => fromSi(kind as Kind, si, unit));
  const text = formatNumber(Math.abs((high ?? 0) - (low ?? 0)), 3);
  return unit === '' ? text : `${text} ${unit}`;
}
