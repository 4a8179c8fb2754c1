import type { TornadoResult } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import type { BarsData } from '../../figure/bars-layout.ts';
import { Bars } from '../../figure/bars.tsx';
import { MessageList } from '../results-pane/results/result-cells.tsx';
import { formatQuantity } from './format-quantity.ts';

/** The bars of inputs with an effect, widest first, then those without. */
function tornadoBars({ result, base, bars }: TornadoResult): BarsData {
  const end = (shown: TornadoResult['base']) =>
    shown ? { value: shown.value, text: formatNumber(shown.value, 4) } : undefined;
  return {
    title: `What affects ${result.label}${result.unit === '' ? '' : `, ${result.unit}`}`,
    base: end(base),
    bars: bars.map(({ input, low, high, effect }) => ({
      label: input.label,
      ...(effect
        ? { low: end(low.result), high: end(high.result) }
        : { low: undefined, high: undefined, remark: 'no effect' }),
      ...(low.result || high.result ? {} : { remark: 'no result at either end' }),
    })),
  };
}

const basisWords = { stated: 'as stated', published: 'as published', percent: '' } as const;

function csvOf({ result, base, bars }: TornadoResult): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const number = (shown: TornadoResult['base']) => (shown ? String(Number(shown.value.toPrecision(12))) : '');
  const head = ['Input', 'Unit', 'Low', 'High', `${result.label} at low, ${result.unit}`, `${result.label} at high, ${result.unit}`]; // prettier-ignore
  const rows = bars.map(({ input, low, high }) =>
    [
      cell(input.label),
      cell(input.unit),
      number(low.at),
      number(high.at),
      number(low.result),
      number(high.result),
    ].join(),
  );
  return `\uFEFF${[head.map(cell).join(), `"Case",,,,${number(base)},${number(base)}`, ...rows].join('\r\n')}\r\n`;
}

/** A tornado analysis: the bar chart, and the same values as a table. */
export function TornadoRows({ answer }: { readonly answer: TornadoResult }) {
  const { bars, messages } = answer;
  return (
    <>
      <Bars data={tornadoBars(answer)} csv={() => csvOf(answer)} />
      <p className="remark">Grey: the input at its low end. Blue: at its high end.</p>
      <details className="numbers">
        <summary>The figures</summary>
        <div role="region" aria-label={`Figures of ${answer.result.label}`} tabIndex={0} className="number-table">
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">Input</th>
                <th scope="col">Low</th>
                <th scope="col">High</th>
                <th scope="col">{answer.result.label} at low</th>
                <th scope="col">at high</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ input, low, high, clipped, basis }) => (
                <tr key={input.id}>
                  <th scope="row">
                    {input.label} {basisWords[basis]}
                    {clipped ? ' (held at a bound of its field)' : ''}
                  </th>
                  <td className="number">{formatQuantity(low.at, 4)}</td>
                  <td className="number">{formatQuantity(high.at, 4)}</td>
                  <td className="number">
                    {low.result ? formatQuantity(low.result, 4) : (low.refused ?? 'no result')}
                  </td>
                  <td className="number">
                    {high.result ? formatQuantity(high.result, 4) : (high.refused ?? 'no result')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      {messages.length > 0 && <MessageList messages={messages} />}
    </>
  );
}
