import { equationMath, equationText, symbolMath, symbolText, type ReportedLine } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { TableBlock } from '../../figure/table-block.tsx';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { Formula } from '../ui/math.tsx';
import { formatStepValue } from './results/format-result.ts';
import './working.css';

function Line({ line }: { line: ReportedLine }) {
  const { label, symbol, equation, where, source, value, note } = line;
  const numbers = new Map(Object.entries(line.numbers));
  const { text, unit } = formatStepValue(value);
  return (
    <li className="step">
      <p className="step-head">
        <span>{label}</span>
        {source !== undefined && (
          <span className="source">
            <NoWrapText text={source} />
          </span>
        )}
      </p>
      {equation !== undefined && (
        <>
          <Formula block node={equationMath(equation)} text={equationText(equation)} />
          {where.map(helper => (
            <Formula key={helper} block node={equationMath(helper)} text={equationText(helper)} />
          ))}
          {numbers.size > 0 && (
            <details className="numbers">
              <summary>With numbers, SI</summary>
              <Formula block node={equationMath(equation, numbers)} text={equationText(equation, numbers)} />
            </details>
          )}
        </>
      )}
      {value?.type === 'table' && (
        <details className="numbers">
          <summary>With numbers, SI: {value.rows.length === 1 ? '1 row' : `${value.rows.length} rows`}</summary>
          <TableBlock label={label} table={value} />
        </details>
      )}
      {value !== undefined && value.type !== 'table' && (
        <p className="step-value mono">
          {symbol !== undefined && (
            <>
              <Formula node={symbolMath(symbol)} text={symbolText(symbol)} /> ={' '}
            </>
          )}
          <b>{text}</b> {unit}
        </p>
      )}
      {note !== undefined && <p className="step-note">{note}</p>}
    </li>
  );
}

/** The working of a case: each step with its equation, substituted numbers, value and source. */
export const WorkingPanel = memo(function WorkingPanel({ working }: { working: readonly ReportedLine[] }) {
  return (
    <ol className="working">
      {working.map(line => (
        <Line key={line.id} line={line} />
      ))}
    </ol>
  );
});
