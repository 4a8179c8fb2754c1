import {
  caseTitle,
  doubtOf,
  info,
  inSentence,
  numbered,
  readField,
  resultInfo,
  type Definition,
  type Message,
} from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';
import { isCurrent, isWaiting } from '../bench/current.ts';
import { CrossCheckCell, Notes } from './result-cells.tsx';
import { isOpen } from '../sheet/rows.ts';
import { SendLinks } from './send-links.tsx';

type Units = Readonly<Record<string, string>>;

/** A long calculation is not made when a page opens; the person is told where its results would stand. */
const uncalculated = info(
  'This case has not been calculated yet: press Calculate. It takes a while, so it does not start by itself.',
);

/** What a calculation has to say that no field's own cell says already. */
function notesOf(definition: Definition, item: BenchCase): readonly Message[] {
  const { data, calculated } = item;
  if (!calculated) return isWaiting(definition, item) ? [uncalculated] : [];
  return calculated.report.messages.filter(({ level, field, text }) => {
    const input = definition.inputs.find(({ id }) => id === field);
    if (!input || !isOpen(input, item)) return true;
    const marked = level === 'error' && readField(input, data, input.id).type === 'invalid';
    return !marked && text !== doubtOf(input, data)?.text;
  });
}

/** The same for a table, whose cells have no room for a sentence. */
function tableNotesOf(definition: Definition, { data, calculated }: BenchCase): readonly Message[] {
  const doubts = definition.inputs.map(input => doubtOf(input, data)).filter(doubt => doubt !== undefined);
  if (!calculated) return doubts;
  const { values, messages } = calculated.report;
  const primary = values[definition.primary];
  const { label } = resultInfo(definition, definition.primary);
  const needs = primary?.type === 'none' ? [info(`${label}: ${inSentence(primary.reason)}`)] : [];
  const said = new Set(doubts.map(({ text }) => text));
  return [...needs, ...doubts, ...messages.filter(({ text }) => !said.has(text))];
}

/** What there is to say of each of the cases beneath their results, and where each can be sent on. */
export function ResultNotes({
  definition,
  cases,
  first,
  several,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
  /** The place of the first of them. */
  first: number;
  /** Whether there are other cases, so that each is named. */
  several: boolean;
}) {
  return cases.map((item, place) => {
    const index = first + place;
    const title = caseTitle(item.data, index);
    const notes = notesOf(definition, item);
    const current = isCurrent(definition, item);
    const sends = current ? item.calculated?.report.sends : undefined;
    const stale = item.calculated !== undefined && !current;
    if (notes.length === 0 && !sends && !stale) return null;
    return (
      <section key={item.key} className="result-notes" aria-label={`Notes, ${title}`}>
        {several && <h2>{title}</h2>}
        <Notes messages={notes.map(message => numbered(message, index))} stale={stale} />
        {sends && <SendLinks sends={sends} />}
      </section>
    );
  });
}

/** What there is to say of one case of a table: the other methods' figures, and its notes. */
export function TableNotes({
  definition,
  item,
  index,
  units,
}: {
  definition: Definition;
  item: BenchCase;
  index: number;
  units: Units;
}) {
  const notes = tableNotesOf(definition, item);
  const compared = definition.crossCheck?.result ?? definition.primary;
  const current = isCurrent(definition, item);
  return (
    <section className="case-notes">
      <h2 className="panel-title">Notes, {caseTitle(item.data, index)}</h2>
      {item.calculated?.report.crossCheck.map(check => (
        <div key={check.method} className="cross-line">
          <span className="row-label">Cross-check, {check.name}</span>
          <CrossCheckCell check={check} id={compared} current={current} unit={units[compared]} />
        </div>
      ))}
      <Notes
        messages={notes.map(message => numbered(message, index))}
        stale={item.calculated !== undefined && !current}
      />
    </section>
  );
}
