import type { Message } from '@isentrope/calculators/kit';
import { formatRanges, type CaseNote } from '../../state/case-messages.ts';

const names = { error: 'Error', warning: 'Warning', info: 'Note' } as const;

/** The messages below results; `numbers`: with the numbers of the cases they apply to. */
export function Notes({ notes, numbers }: { notes: readonly CaseNote[]; numbers: boolean }) {
  if (notes.length === 0) return null;
  return (
    <ul className="paper-notes">
      {notes.map(({ message, of }) => (
        <NoteLine key={`${of.join()} ${message.text}`} message={message} of={numbers ? of : []} />
      ))}
    </ul>
  );
}

function NoteLine({ message: { level, text, source }, of }: { message: Message; of: readonly number[] }) {
  return (
    <li>
      {of.length > 0 && <span className="paper-of">{formatRanges(of)} </span>}
      <b>{names[level]}</b> {text}
      {source !== undefined && <span className="paper-source"> {source}</span>}
    </li>
  );
}
