import { equationMath, equationText, symbolText } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import { useMemo, useState, type ReactNode } from 'react';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { Formula } from '../../workbench/ui/math.tsx';
import { readReport } from '../revision/read-report.ts';
import { caseName } from '../revision/rows.ts';
import { valueText } from '../revision/display-value.ts';
import { pluralise, numberedTitle } from '../texts.ts';
import {
  splitDifference,
  compareCases,
  type SplitText,
  type ComparedCase,
  type ComparedLine,
  type ComparedMessage,
  type ComparedStep,
} from './compare-records.ts';
import { compareMetadata } from './compare-metadata.ts';
import type { Side } from './use-side.ts';

/** Maximum number of cases drawn below one another; beyond that, one case has to be selected. */
const maxDrawnCases = 20;

/** Shows the differences between two sides, with identical content folded. */
export function Comparison({
  was,
  now,
  places,
}: {
  was: Side;
  now: Side;
  places: { readonly was: number; readonly now: number } | undefined;
}) {
  const wasPlace = places?.was;
  const nowPlace = places?.now;
  const cases = useMemo(
    () =>
      compareCases(
        was.record,
        now.record,
        wasPlace === undefined || nowPlace === undefined ? undefined : { was: wasPlace, now: nowPlace },
      ),
    [was.record, now.record, wasPlace, nowPlace],
  );
  const facts = useMemo(() => compareMetadata(was, now), [was, now]);
  const differing = cases.filter(({ same }) => !same);
  const alike = cases.length - differing.length;
  const heads = columnHeadings(was, now, places);
  return (
    <div className="comparison">
      <p className="compare-verdict" role="status">
        {verdict(cases.length, differing.length)}
        {was.record.report.engine !== now.record.report.engine &&
          ' The two were calculated by different versions of the calculator.'}
      </p>
      <section className="compared-particulars" aria-labelledby="compare-what">
        <h2 id="compare-what">Particulars</h2>
        <Lines caption="Details of both sides" heads={heads} lines={facts} noun="particular" />
      </section>
      {differing.slice(0, maxDrawnCases).map((each, index) => (
        <Case key={index} compared={each} heads={heads} named={cases.length > 1} />
      ))}
      {differing.length > maxDrawnCases && (
        <p className="quiet-text">
          {pluralise(differing.length - maxDrawnCases, 'more case')}{' '}
          {differing.length - maxDrawnCases === 1 ? 'differs' : 'differ'}: choose a case above to see it.
        </p>
      )}
      {alike > 0 && differing.length > 0 && (
        <p className="quiet-text compare-alike">
          {pluralise(alike, 'case')} {alike === 1 ? 'is' : 'are'} the same throughout.
        </p>
      )}
    </div>
  );
}

/** Column headings of the two sides: the case or sheet names where both revisions have the same name. */
function columnHeadings(
  was: Side,
  now: Side,
  places: { readonly was: number; readonly now: number } | undefined,
): Headings {
  if (was.name !== now.name) return [was.name, now.name];
  if (was.sheetId !== now.sheetId) return [sheetHead(was), sheetHead(now)];
  if (places === undefined) return [was.name, now.name];
  return [caseHead(was, places.was), caseHead(now, places.now)];
}

function sheetHead({ name, record: { sheet } }: Side): string {
  return `${numberedTitle(sheet.number, sheet.title)}, ${name}`;
}

function caseHead({ name, record }: Side, index: number): string {
  return `${name}, ${caseName(readReport(record).cases[index]?.title, index)}`;
}

function verdict(all: number, differing: number): string {
  if (differing === 0) return all === 1 ? 'The case is the same throughout.' : 'All cases are the same throughout.';
  return all === 1
    ? 'The case differs.'
    : `${differing} of ${pluralise(all, 'case')} differ${differing === 1 ? 's' : ''}.`;
}

type Headings = readonly [string, string];

function Case({ compared, heads, named }: { compared: ComparedCase; heads: Headings; named: boolean }) {
  const { name, inputs, results, messages, steps } = compared;
  return (
    <section className="compared-case" aria-label={name}>
      {named && <h2>{name}</h2>}
      <Part title="Inputs" named={named}>
        <Lines caption={`Inputs, ${name}`} heads={heads} lines={inputs} noun="field" />
      </Part>
      <Part title="Results" named={named}>
        <Lines caption={`Results, ${name}`} heads={heads} lines={results} noun="result" />
      </Part>
      {messages.length > 0 && (
        <Part title="Messages" named={named}>
          <Messages messages={messages} heads={heads} />
        </Part>
      )}
      <Part title="Working" named={named}>
        <Steps steps={steps} heads={heads} />
      </Part>
    </section>
  );
}

function Part({ title, named, children }: { title: string; named: boolean; children: ReactNode }) {
  const Heading = named ? 'h3' : 'h2';
  return (
    <div className="compared-part">
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}

/** The differences as a table; unchanged lines expand below it. */
function Lines({
  caption,
  heads,
  lines,
  noun,
}: {
  caption: string;
  heads: Headings;
  lines: readonly ComparedLine[];
  noun: string;
}) {
  const different = lines.filter(({ same }) => !same);
  const same = lines.filter(line => line.same);
  return (
    <>
      {different.length > 0 ? (
        <LineTable caption={caption} heads={heads} lines={different} />
      ) : (
        <p className="quiet-text">Nothing differs.</p>
      )}
      {same.length > 0 && (
        <Collapsible words={`${pluralise(same.length, noun)} the same`}>
          <LineTable caption={`${caption}, the same`} heads={heads} lines={same} />
        </Collapsible>
      )}
    </>
  );
}

function LineTable({ caption, heads, lines }: { caption: string; heads: Headings; lines: readonly ComparedLine[] }) {
  const changed = lines.some(({ relative }) => relative !== null);
  return (
    <div className="case-scroll" tabIndex={0} role="region" aria-label={caption}>
      <table className="compared-lines">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{caption}</span>
            </th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
            {changed && <th scope="col">Change</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">{line.label}</th>
              <Pair line={line} heads={heads} />
              {changed && (
                <td className="mono" data-side="Change">
                  {formatChange(line.relative)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Both values, with the differing characters marked. */
function Pair({ line: { was, now, same }, heads }: { line: ComparedLine; heads: Headings }) {
  const parts = same || was === null || now === null ? undefined : splitDifference(was, now);
  return (
    <>
      <td className="mono" data-side={heads[0]}>
        <span>
          <Text text={was} parts={parts?.[0]} />
        </span>
      </td>
      <td className="mono" data-side={heads[1]}>
        <span>
          <Text text={now} parts={parts?.[1]} />
        </span>
      </td>
    </>
  );
}

function Text({ text, parts }: { text: string | null; parts: SplitText | undefined }) {
  if (text === null) return <span className="no-value">–</span>;
  if (parts === undefined) return text;
  return (
    <>
      {parts.head}
      {parts.differs !== '' && <mark>{parts.differs}</mark>}
      {parts.tail}
    </>
  );
}

/** A relative change in per cent, for example "+2.0 %". */
function formatChange(relative: number | null): string {
  if (relative === null) return '';
  const percent = relative * 100;
  if (!Number.isFinite(percent)) return '';
  return `${percent > 0 ? '+' : ''}${formatNumber(percent, 3)} %`;
}

/** Collapsible content that is rendered only once expanded. */
function Collapsible({ words: text, children }: { words: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="compared-folded" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{text}</summary>
      {open && children}
    </details>
  );
}

function Messages({ messages, heads }: { messages: readonly ComparedMessage[]; heads: Headings }) {
  const [same, different] = [messages.filter(({ on }) => on === 'both'), messages.filter(({ on }) => on !== 'both')];
  return (
    <>
      {different.length === 0 && <p className="quiet-text">Nothing differs.</p>}
      <MessageList messages={different} heads={heads} />
      {same.length > 0 && (
        <Collapsible words={`${pluralise(same.length, 'message')} the same`}>
          <MessageList messages={same} heads={heads} />
        </Collapsible>
      )}
    </>
  );
}

/** For example "only in Revision B". */
function onlyInText(on: 'was' | 'now', heads: Headings): string {
  return `only in ${on === 'was' ? heads[0] : heads[1]}`;
}

function MessageList({ messages, heads }: { messages: readonly ComparedMessage[]; heads: Headings }) {
  return (
    <ul className="compared-messages">
      {messages.map(({ message: { level, text, source }, on }, index) => (
        <li key={index}>
          <b>{on === 'both' ? level : `${level}, ${onlyInText(on, heads)}`}</b>{' '}
          <span>
            <NoWrapText text={text} />
            {source !== undefined && <span className="quiet-text"> {source}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Consecutive unchanged steps, or a single changed one. */
type Run = readonly ComparedStep[];

const isChanged = ({ on, differences }: ComparedStep) => on !== 'both' || differences.length > 0;

function groupSteps(steps: readonly ComparedStep[]): readonly Run[] {
  const runs: ComparedStep[][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (!isChanged(step) && last?.[0] && !isChanged(last[0])) last.push(step);
    else runs.push([step]);
  }
  return runs;
}

function Steps({ steps, heads }: { steps: readonly ComparedStep[]; heads: Headings }) {
  if (steps.length === 0) return <p className="quiet-text">There is no working.</p>;
  return (
    <ol className="compared-steps">
      {groupSteps(steps).map(run => {
        const [only] = run;
        if (only === undefined) return null;
        return isChanged(only) ? (
          <Step key={only.key} step={only} heads={heads} />
        ) : (
          <li key={only.key}>
            <Collapsible words={`${pluralise(run.length, 'step')} the same`}>
              <ul className="compared-same-steps">
                {run.map(({ key, line: { label, value } }) => (
                  <li key={key}>
                    {label} <span className="mono">{value && value.type !== 'table' ? valueText(value) : ''}</span>
                  </li>
                ))}
              </ul>
            </Collapsible>
          </li>
        );
      })}
    </ol>
  );
}

/** The symbol of a step as plain text. */
const symbolOf = ({ symbol }: ComparedStep['line']) => (symbol === undefined ? 'Value' : symbolText(symbol));

function Step({ step: { line, on, differences, first }, heads }: { step: ComparedStep; heads: Headings }) {
  return (
    <li className={first ? 'compared-step first' : 'compared-step'}>
      {first && <p className="first-step">The first step that differs</p>}
      <p className="step-name">
        {line.label}
        {on !== 'both' && <b> {onlyInText(on, heads)}</b>}
        {line.source !== undefined && <span className="quiet-text"> {line.source}</span>}
      </p>
      {line.equation !== undefined && (
        <Formula block node={equationMath(line.equation)} text={equationText(line.equation)} />
      )}
      {differences.length > 0 && on === 'both' && (
        <LineTable
          caption={line.label}
          heads={heads}
          lines={differences.map(each => ({
            ...each,
            label: each.label === '' ? symbolOf(line) : each.label,
          }))}
        />
      )}
      {on !== 'both' && line.value && line.value.type !== 'table' && <p className="mono">{valueText(line.value)}</p>}
    </li>
  );
}
