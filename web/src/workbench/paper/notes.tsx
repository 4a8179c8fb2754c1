import type { Message } from '@isentrope/calculators/kit';
import type { CaseNote } from './case-notes.ts';

const names = { error: 'Error', warning: 'Warning', info: 'Note' } as const;

/** Rising numbers, those that follow one another as a run: 1–3, 5. */
function inRuns(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}${to === from + 1 ? ', ' : '–'}${to}`)).join(', ');
}

/** What there is to say beneath results; `numbers`: of which cases, where there is more than one. */
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
      {of.length > 0 && <span className="paper-of">{inRuns(of)} </span>}
      <b>{names[level]}</b> {text}
      {source !== undefined && <span className="paper-source"> {source}</span>}
    </li>
  );
}
