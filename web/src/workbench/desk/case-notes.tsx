import {
  caseTitle,
  doubtOf,
  info,
  inSentence,
  numbered,
  resultInfo,
  type Definition,
  type Message,
} from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';
import { inRuns, notesOf, saidOnce } from '../bench/case-notes.ts';
import { isCurrent, isWaiting } from '../bench/current.ts';
import { CrossCheckCell, Notes, outOfDate } from './result-cells.tsx';
import { SendLinks } from './send-links.tsx';

type Units = Readonly<Record<string, string>>;

/** Shown instead of results for a long calculation, which is not started on page load. */
const uncalculated = info(
  'This case has not been calculated yet: press Calculate. It takes a while, so it does not start by itself.',
);

/** All messages of a case in table view, where cells have no room for them. */
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

/**
 * The messages of the shown cases below their results, duplicates merged, and the links that transfer a case to other
 * calculators.
 */
export function ResultNotes({
  definition,
  cases,
  first,
  several,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
  /** The index of the first of these cases. */
  first: number;
  /** Whether there are several cases, so that each needs its title. */
  several: boolean;
}) {
  const placed = cases.map((item, place) => ({
    item,
    number: first + place + 1,
    current: isCurrent(definition, item),
  }));
  const named = ([only = 1, ...others]: readonly number[]) =>
    others.length > 0 ? `Cases ${inRuns([only, ...others])}` : caseTitle(cases[only - 1 - first]?.data ?? {}, only - 1);
  const isStale = ({ item, current }: (typeof placed)[number]) => item.calculated !== undefined && !current;
  const sections = [true, false].flatMap(stale =>
    sectionsOf(
      definition,
      placed.filter(each => isStale(each) === stale),
      stale,
    ),
  );
  return (
    <>
      {sections.map(({ of, messages, stale }) => (
        <section
          key={`${of.join()} ${stale}`}
          className={`result-notes${stale ? ' stale-notes' : ''}`}
          aria-label={`Notes, ${named(of)}`}
        >
          {several && <h2>{named(of)}</h2>}
          <Notes messages={messages} />
        </section>
      ))}
      {placed.map(({ item, number, current }) => {
        const sends = current ? item.calculated?.report.sends : undefined;
        return sends && <SendLinks key={item.key} sends={sends} from={several ? named([number]) : undefined} />;
      })}
    </>
  );
}

/** Messages grouped by the set of cases they apply to; `stale`: the results are out of date. */
function sectionsOf(
  definition: Definition,
  cases: readonly { readonly item: BenchCase; readonly number: number }[],
  stale: boolean,
) {
  const notes = saidOnce(
    cases.map(({ item, number }) => ({
      number,
      notes: [
        ...(stale ? [outOfDate] : []),
        ...(isWaiting(definition, item) ? [uncalculated] : notesOf(definition, item, number - 1)),
      ],
    })),
  );
  const sections = new Map<string, { of: readonly number[]; messages: Message[]; stale: boolean }>();
  for (const { message, of } of notes) {
    const section = sections.get(of.join()) ?? { of, messages: [], stale };
    section.messages.push(message);
    sections.set(of.join(), section);
  }
  return [...sections.values()];
}

/** The cross-checks and messages of one case in table view. */
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
  const checks = item.calculated?.report.crossCheck ?? [];
  const stale = item.calculated !== undefined && !current;
  const nothing = notes.length === 0 && checks.length === 0 && !stale;
  return (
    <section className="case-notes">
      <h2 className="panel-title">Notes, {caseTitle(item.data, index)}</h2>
      {checks.map(check => (
        <div key={check.method} className="cross-line">
          <span className="row-label">Cross-check, {check.name}</span>
          <CrossCheckCell check={check} id={compared} current={current} unit={units[compared]} />
        </div>
      ))}
      {nothing && <p className="panel-empty">None on this case.</p>}
      <Notes messages={notes.map(message => numbered(message, index))} stale={stale} />
    </section>
  );
}
