import type { ReactNode } from 'react';
import { MessageList } from '../results-pane/results/result-cells.tsx';
import type { SolveResult } from '@isentrope/calculators/kit';

type Messages = SolveResult['solutions'][number]['messages'];

const noMessages: Messages = [];

/** One solution of an analysis: an input value, the result there, messages, and a button to copy it to the case. */
export function SolutionRow({
  label,
  at,
  result,
  remark,
  messages = noMessages,
  onCopyToCase,
  ends,
}: {
  /** The name or symbol of the input. */
  readonly label: string;
  readonly at: string;
  readonly result?: string | undefined;
  readonly remark?: ReactNode;
  readonly messages?: Messages;
  /** Copies the value to the case; undefined if not possible. */
  readonly onCopyToCase?: (() => void) | undefined;
  /** For a range: copies one of its ends to the case. */
  readonly ends?: { readonly onLower: () => void; readonly onUpper: () => void } | undefined;
}) {
  return (
    <li className="place">
      <p className="solution-value">
        <span className="solution-label">{label}</span> <b className="mono">{at}</b>
        {result !== undefined && <span className="place-gives mono">{result}</span>}
        {remark !== undefined && <span className="remark">{remark}</span>}
      </p>
      {onCopyToCase && (
        <CopyToCaseButton what="Apply to the case" words={`${label} ${at}`} onCopyToCase={onCopyToCase} />
      )}
      {ends && (
        <span className="make-limits">
          <CopyToCaseButton what="Set case to lower end" words={`${label} ${at}`} onCopyToCase={ends.onLower} />
          <CopyToCaseButton what="Set case to upper end" words={`${label} ${at}`} onCopyToCase={ends.onUpper} />
        </span>
      )}
      {messages.length > 0 && <MessageList messages={messages} />}
    </li>
  );
}

function CopyToCaseButton({
  what,
  words: text,
  onCopyToCase,
}: {
  what: string;
  words: string;
  onCopyToCase: () => void;
}) {
  return (
    <button type="button" className="link make-case" aria-label={`${what}: ${text}`} onClick={onCopyToCase}>
      {what}
    </button>
  );
}
