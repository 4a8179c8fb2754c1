import { equationMath, equationText, symbolMath, symbolText, type ReportedLine } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import { useMemo, type ReactNode } from 'react';
import { Formula } from '../../ui/math.tsx';
import { mergeWorkings, type MergedStep } from './merge-workings.ts';
import { Part } from '../part.tsx';
import { PrintedTable } from '../printed-table.tsx';
import { formatStepValue } from '../../results-pane/results/format-result.ts';

function Symbol({ name }: { name: string }) {
  return <Formula node={symbolMath(name)} text={symbolText(name)} />;
}

function StepLabel({ step: { label, source } }: { step: MergedStep }) {
  return (
    <p className="paper-step-label">
      <b>{label}</b>
      {source !== undefined && <span className="paper-source"> {source}</span>}
    </p>
  );
}

function Equations({ step: { equation, where } }: { step: MergedStep }) {
  if (equation === undefined) return null;
  return [equation, ...where].map(each => (
    <Formula key={each} block node={equationMath(each)} text={equationText(each)} />
  ));
}

function StepValue({ line, bare = false }: { line: ReportedLine; bare?: boolean }) {
  const { text, unit } = formatStepValue(line.value);
  if (text === '') return null;
  return (
    <span className="paper-step-value">
      {line.symbol !== undefined && !bare && (
        <>
          <Symbol name={line.symbol} /> ={' '}
        </>
      )}
      <b>{text}</b>
      {unit !== '' && ` ${unit}`}
    </span>
  );
}

/** The tables of a step, the cases one below the other: with the same equation they have the same columns. */
function StepTable({ step: { of } }: { step: MergedStep }) {
  const tables = of.flatMap(({ number, line: { value } }) => (value?.type === 'table' ? [{ number, ...value }] : []));
  return (
    <PrintedTable
      columns={tables[0]?.columns ?? []}
      sets={tables.map(({ number, rows }) => ({ rows, ...(of.length > 1 ? { title: `Case ${number}` } : {}) }))}
    />
  );
}

const hasTable = ({ of }: MergedStep) => of.some(({ line: { value } }) => value?.type === 'table');

/** A step whose numbers are a table, below its equations at full width. */
function StepOfTable({ step }: { step: MergedStep }) {
  return (
    <li className="paper-step of-table">
      <StepLabel step={step} />
      <div className="paper-equations">
        <Equations step={step} />
      </div>
      <StepTable step={step} />
    </li>
  );
}

/** A step of a single case: its numbers in a line with the value; without numbers, the value beside the label. */
function StepOfOne({ step, line }: { step: MergedStep; line: ReportedLine }) {
  const numbers = Object.entries(line.numbers);
  return (
    <li className="paper-step">
      <div className="paper-step-line">
        <StepLabel step={step} />
        {numbers.length === 0 && <StepValue line={line} />}
      </div>
      <Equations step={step} />
      {numbers.length > 0 && (
        <div className="paper-step-line">
          <p className="paper-substitution">
            {numbers.map(([symbol, value], index) => (
              <span key={symbol}>
                <Symbol name={symbol} /> = {formatNumber(value, 5)}
                {index < numbers.length - 1 && ','}
              </span>
            ))}
          </p>
          <StepValue line={line} />
        </div>
      )}
      {line.note !== undefined && <p className="paper-step-note">{line.note}</p>}
    </li>
  );
}

/** The numbers of a step, one row per case. */
function NumbersByCase({ step }: { step: MergedStep }) {
  const symbols = [...new Set(step.of.flatMap(({ line }) => Object.keys(line.numbers)))];
  return (
    <table className="paper-step-table">
      <thead>
        <tr>
          <th scope="col">Case</th>
          {symbols.map(symbol => (
            <th key={symbol} scope="col">
              <Symbol name={symbol} />
            </th>
          ))}
          <th scope="col">{step.symbol === undefined ? 'Value' : <Symbol name={step.symbol} />}</th>
        </tr>
      </thead>
      <tbody>
        {step.of.map(({ number, line }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {symbols.map(symbol => {
              const value = line.numbers[symbol];
              return <td key={symbol}>{value === undefined ? '' : formatNumber(value, 5)}</td>;
            })}
            <td>
              <StepValue line={line} bare />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** With more numbers than this, the table is below the equation at full width. */
const beside = 4;

/** A step with the numbers of all cases that have it. */
function StepOfSeveral({ step }: { step: MergedStep }) {
  const count = Math.max(...step.of.map(({ line }) => Object.keys(line.numbers).length));
  const valued = step.of.some(({ line }) => line.value !== undefined);
  const notes = step.of.filter(({ line }) => line.note !== undefined);
  return (
    <li className={`paper-step several${count > beside ? ' wide' : ''}`}>
      <div>
        <StepLabel step={step} />
        <Equations step={step} />
      </div>
      {count > 0 && <NumbersByCase step={step} />}
      {count === 0 && valued && (
        <p className="paper-step-numbers">
          {step.of.map(({ number, line }) => (
            <span key={number} className="paper-of-case">
              <span className="paper-of">{number}</span> <StepValue line={line} />
            </span>
          ))}
        </p>
      )}
      {notes.length > 0 && (
        <p className="paper-step-note">
          {notes.map(({ number, line }) => (
            <span key={number} className="paper-of-case">
              <span className="paper-of">{number}</span> {line.note}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

interface CaseWorking {
  readonly number: number;
  readonly title: string;
  readonly lines: readonly ReportedLine[];
}

/** The key of case numbers to titles. */
function CaseLegend({ cases }: { cases: readonly CaseWorking[] }): ReactNode {
  return cases.map(({ number, title }) => (
    <span key={number} className="paper-of-case">
      <span className="paper-of">{number}</span> {title}
    </span>
  ));
}

/** The working of all cases: every step with its equation, numbers in SI, value and source; common steps are merged. */
export function WorkingSteps({ cases }: { cases: readonly CaseWorking[] }) {
  const steps = useMemo(() => mergeWorkings(cases), [cases]);
  if (steps.length === 0) return null;
  const several = cases.length > 1;
  return (
    <Part
      title="Working"
      aside={
        <p className="paper-legend">
          <span>Numbers in SI units.</span>
          <CaseLegend cases={cases} />
        </p>
      }
    >
      <ol className={several ? 'paper-steps' : 'paper-steps in-two'}>
        {steps.map((step, index) =>
          hasTable(step) ? (
            <StepOfTable key={index} step={step} />
          ) : several || !step.of[0] ? (
            <StepOfSeveral key={index} step={step} />
          ) : (
            <StepOfOne key={index} step={step} line={step.of[0].line} />
          ),
        )}
      </ol>
    </Part>
  );
}
