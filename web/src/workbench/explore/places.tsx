import type { ReactNode } from 'react';
import { Notes } from '../desk/result-cells.tsx';
import type { SolveAnswer } from '@isentrope/calculators/kit';

type Messages = SolveAnswer['solutions'][number]['messages'];

const nothing: Messages = [];

/** One of the answers to a question: a value of an input, what it gives and what is said there, and a way to make it the case. */
export function PlaceRow({
  label,
  at,
  gives,
  remark,
  messages = nothing,
  onMake,
  ends,
}: {
  /** What stands before the value: the symbol or the name of the input. */
  readonly label: string;
  readonly at: string;
  readonly gives?: string | undefined;
  readonly remark?: ReactNode;
  readonly messages?: Messages;
  /** Makes it the case; undefined where it cannot be. */
  readonly onMake?: (() => void) | undefined;
  /** Of a stretch of values: makes one of its ends the case. */
  readonly ends?: { readonly onLower: () => void; readonly onUpper: () => void } | undefined;
}) {
  return (
    <li className="place">
      <p className="place-value">
        <span className="place-of">{label}</span> <b className="mono">{at}</b>
        {gives !== undefined && <span className="place-gives mono">{gives}</span>}
        {remark !== undefined && <span className="remark">{remark}</span>}
      </p>
      {onMake && <MakeCase what="Make this the case" words={`${label} ${at}`} onMake={onMake} />}
      {ends && (
        <span className="make-ends">
          <MakeCase what="Case to lower end" words={`${label} ${at}`} onMake={ends.onLower} />
          <MakeCase what="Case to upper end" words={`${label} ${at}`} onMake={ends.onUpper} />
        </span>
      )}
      {messages.length > 0 && <Notes messages={messages} />}
    </li>
  );
}

/** The button that makes an answer the case, called by what it makes of it. */
function MakeCase({ what, words, onMake }: { what: string; words: string; onMake: () => void }) {
  return (
    <button type="button" className="link make-case" aria-label={`${what}: ${words}`} onClick={onMake}>
      {what}
    </button>
  );
}
