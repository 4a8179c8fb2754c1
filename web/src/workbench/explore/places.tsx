import type { ReactNode } from 'react';
import { Notes } from '../desk/result-cells.tsx';
import type { SolveAnswer } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';

type Shown = SolveAnswer['range']['from'];
type Messages = SolveAnswer['solutions'][number]['messages'];

/** A quantity of an answer, in as many digits as are read. */
export function told({ value, unit }: Shown, digits = 5): string {
  const text = formatNumber(value, digits);
  return unit === '' ? text : `${text} ${unit}`;
}

/** One of the answers to a question: a value of an input, what it gives and what is said there, and a way to make it the case. */
export function PlaceRow({
  label,
  at,
  gives,
  remark,
  messages = [],
  onMake,
}: {
  /** What stands before the value: the symbol or the name of the input. */
  readonly label: string;
  readonly at: string;
  readonly gives?: string | undefined;
  readonly remark?: ReactNode;
  readonly messages?: Messages;
  /** Makes it the case; undefined where it cannot be. */
  readonly onMake?: (() => void) | undefined;
}) {
  return (
    <li className="place">
      <p className="place-value">
        <span className="place-of">{label}</span> <b className="mono">{at}</b>
        {gives !== undefined && <span className="place-gives mono">{gives}</span>}
        {remark !== undefined && <span className="remark">{remark}</span>}
      </p>
      {onMake && (
        <button
          type="button"
          className="link make-case"
          aria-label={`Make this the case: ${label} ${at}`}
          onClick={onMake}
        >
          Make this the case
        </button>
      )}
      {messages.length > 0 && <Notes messages={messages} />}
    </li>
  );
}
