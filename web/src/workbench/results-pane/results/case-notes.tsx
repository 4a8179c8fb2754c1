import {
  caseTitle,
  ambiguityWarning,
  info,
  withFullStop,
  withCaseNumber,
  resultInfo,
  type Definition,
  type Message,
} from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { formatRanges, caseMessages, mergeMessages } from '../../state/case-messages.ts';
import { isUpToDate, awaitsCalculation } from '../../state/is-up-to-date.ts';
import { CrossCheckCell, MessageList, outdatedMessage } from './result-cells.tsx';
import { TransferLinks } from './calculated-parts.tsx';

type Units = Readonly<Record<string, string>>;

/** Shown instead of results for a long calculation, which is not started on page load. */
const notCalculatedMessage = info(
  'This case has not been calculated yet: press Calculate. It takes a while, so it does not start automatically.',
);

/** All messages of a case in table view, where cells have no room for them. */
function tableMessages(definition: Definition, { data, calculated }: WorkbenchCase): readonly Message[] {
  const doubts = definition.inputs.map(input => ambiguityWarning(input, data)).filter(doubt => doubt !== undefined);
  if (!calculated) return doubts;
  const { values, messages } = calculated.report;
  const primary = values[definition.primary];
  const { label } = resultInfo(definition, definition.primary);
  const needs = primary?.type === 'none' ? [info(`${label}: ${withFullStop(primary.reason)}`)] : [];
  const shownTexts = new Set(doubts.map(({ text }) => text));
  return [...needs, ...doubts, ...messages.filter(({ text }) => !shownTexts.has(text))];
}

/**
 * The messages of the shown cases below their results, duplicates merged, and the links that transfer a case to other
 * calculators.
 */
export function ResultNotes({
  definition,
  cases,
  first,
  hasOtherCases,
}: {
  definition: Definition;
  cases: readonly WorkbenchCase[];
  /** The index of the first of these cases. */
  first: number;
  /** Whether there are several cases, so that each needs its title. */
  hasOtherCases: boolean;
}) {
  const placed = cases.map((item, index) => ({
    item,
    number: first + index + 1,
    current: isUpToDate(definition, item),
  }));
  const named = ([only = 1, ...others]: readonly number[]) =>
    others.length > 0
      ? `Cases ${formatRanges([only, ...others])}`
      : caseTitle(cases[only - 1 - first]?.data ?? {}, only - 1);
  const isStale = ({ item, current }: (typeof placed)[number]) => item.calculated !== undefined && !current;
  const sections = [true, false].flatMap(stale =>
    groupByCases(
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
          {hasOtherCases && <h2>{named(of)}</h2>}
          <MessageList messages={messages} />
        </section>
      ))}
      {placed.map(({ item, number, current }) => {
        const sends = current ? item.calculated?.report.sends : undefined;
        return (
          sends && <TransferLinks key={item.key} sends={sends} from={hasOtherCases ? named([number]) : undefined} />
        );
      })}
    </>
  );
}

/** Messages grouped by the set of cases they apply to; `stale`: the results are out of date. */
function groupByCases(
  definition: Definition,
  cases: readonly { readonly item: WorkbenchCase; readonly number: number }[],
  stale: boolean,
) {
  const notes = mergeMessages(
    cases.map(({ item, number }) => ({
      number,
      notes: [
        ...(stale ? [outdatedMessage] : []),
        ...(awaitsCalculation(definition, item) ? [notCalculatedMessage] : caseMessages(definition, item, number - 1)),
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
  item: WorkbenchCase;
  index: number;
  units: Units;
}) {
  const notes = tableMessages(definition, item);
  const compared = definition.crossCheck?.result ?? definition.primary;
  const current = isUpToDate(definition, item);
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
      <MessageList messages={notes.map(message => withCaseNumber(message, index))} stale={stale} />
    </section>
  );
}
