import {
  equationMath,
  equationText,
  inUnit,
  symbolMath,
  symbolText,
  workingOf,
  type CaseResult,
  type Definition,
  type WorkingLine,
} from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import { memo } from 'react';
import { Formula } from './math.tsx';

function Line({ line }: { line: WorkingLine }) {
  const { info, equation, where, source, value, numbers, note } = line;
  const { symbol, unit = '' } = info;
  const shown = typeof value === 'number' ? formatNumber(inUnit(info.kind, value, unit), info.digits ?? 5) : undefined;
  return (
    <li className="step">
      <p className="step-head">
        <span>{info.label}</span>
        {source !== undefined && <span className="source">{source}</span>}
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
      {value !== undefined && (
        <p className="step-value mono">
          {symbol !== undefined && (
            <>
              <Formula node={symbolMath(symbol)} text={symbolText(symbol)} /> ={' '}
            </>
          )}
          <b>{shown ?? String(value)}</b> {typeof value === 'number' && unit}
        </p>
      )}
      {note !== undefined && <p className="step-note">{note}</p>}
    </li>
  );
}

/** The working of a case: each step with its equation, the numbers put in, its value and its source. */
export const WorkingPanel = memo(function WorkingPanel({
  definition,
  result,
}: {
  definition: Definition;
  result: CaseResult;
}) {
  return (
    <ol className="working">
      {workingOf(definition, result.evaluation).map(line => (
        <Line key={line.id} line={line} />
      ))}
    </ol>
  );
});
