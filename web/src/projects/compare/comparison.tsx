import { equationMath, equationText, symbolText } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import { useMemo, useState, type ReactNode } from 'react';
import { Unbroken } from '../../design/unbroken.tsx';
import { Formula } from '../../workbench/desk/math.tsx';
import { readReport } from '../revision/report.ts';
import { caseName } from '../revision/rows.ts';
import { shown } from '../revision/shown.ts';
import { counted, titled } from '../words.ts';
import {
  apart,
  comparedCases,
  type Apart,
  type ComparedCase,
  type ComparedLine,
  type ComparedMessage,
  type ComparedStep,
} from './compared.ts';
import { sideFacts } from './side-facts.ts';
import type { Side } from './use-side.ts';

/** Maximum number of cases drawn below one another; beyond that, one case has to be selected. */
const mostDrawn = 20;

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
      comparedCases(
        was.record,
        now.record,
        wasPlace === undefined || nowPlace === undefined ? undefined : { was: wasPlace, now: nowPlace },
      ),
    [was.record, now.record, wasPlace, nowPlace],
  );
  const facts = useMemo(() => sideFacts(was, now), [was, now]);
  const differing = cases.filter(({ same }) => !same);
  const alike = cases.length - differing.length;
  const heads = headsOf(was, now, places);
  return (
    <div className="comparison">
      <p className="compare-verdict" role="status">
        {verdict(cases.length, differing.length)}
        {was.record.report.engine !== now.record.report.engine &&
          ' The two were calculated by different versions of the calculator.'}
      </p>
      <section className="compared-particulars" aria-labelledby="compare-what">
        <h2 id="compare-what">Particulars</h2>
        <Lines caption="Particulars of both sides" heads={heads} lines={facts} thing="particular" />
      </section>
      {differing.slice(0, mostDrawn).map((each, place) => (
        <Case key={place} compared={each} heads={heads} named={cases.length > 1} />
      ))}
      {differing.length > mostDrawn && (
        <p className="quiet-words">
          {counted(differing.length - mostDrawn, 'more case')}{' '}
          {differing.length - mostDrawn === 1 ? 'differs' : 'differ'}: choose a case above to see it.
        </p>
      )}
      {alike > 0 && differing.length > 0 && (
        <p className="quiet-words compare-alike">
          {counted(alike, 'case')} {alike === 1 ? 'is' : 'are'} the same throughout.
        </p>
      )}
    </div>
  );
}

/** Column headings of the two sides: the case or sheet names where both revisions have the same name. */
function headsOf(was: Side, now: Side, places: { readonly was: number; readonly now: number } | undefined): Heads {
  if (was.name !== now.name) return [was.name, now.name];
  if (was.sheetId !== now.sheetId) return [sheetHead(was), sheetHead(now)];
  if (places === undefined) return [was.name, now.name];
  return [caseHead(was, places.was), caseHead(now, places.now)];
}

function sheetHead({ name, record: { sheet } }: Side): string {
  return `${titled(sheet.number, sheet.title)}, ${name}`;
}

function caseHead({ name, record }: Side, place: number): string {
  return `${name}, ${caseName(readReport(record).cases[place]?.title, place)}`;
}

function verdict(all: number, differing: number): string {
  if (differing === 0) return all === 1 ? 'The case is the same throughout.' : 'All cases are the same throughout.';
  return all === 1
    ? 'The case differs.'
    : `${differing} of ${counted(all, 'case')} differ${differing === 1 ? 's' : ''}.`;
}

type Heads = readonly [string, string];

function Case({ compared, heads, named }: { compared: ComparedCase; heads: Heads; named: boolean }) {
  const { name, inputs, results, messages, steps } = compared;
  return (
    <section className="compared-case" aria-label={name}>
      {named && <h2>{name}</h2>}
      <Part title="Inputs" named={named}>
        <Lines caption={`Inputs, ${name}`} heads={heads} lines={inputs} thing="field" />
      </Part>
      <Part title="Results" named={named}>
        <Lines caption={`Results, ${name}`} heads={heads} lines={results} thing="result" />
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
  thing,
}: {
  caption: string;
  heads: Heads;
  lines: readonly ComparedLine[];
  thing: string;
}) {
  const different = lines.filter(({ same }) => !same);
  const same = lines.filter(line => line.same);
  return (
    <>
      {different.length > 0 ? (
        <LineTable caption={caption} heads={heads} lines={different} />
      ) : (
        <p className="quiet-words">Nothing differs.</p>
      )}
      {same.length > 0 && (
        <Folded words={`${counted(same.length, thing)} the same`}>
          <LineTable caption={`${caption}, the same`} heads={heads} lines={same} />
        </Folded>
      )}
    </>
  );
}

function LineTable({ caption, heads, lines }: { caption: string; heads: Heads; lines: readonly ComparedLine[] }) {
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
          {lines.map((line, place) => (
            <tr key={place}>
              <th scope="row">{line.label}</th>
              <Pair line={line} heads={heads} />
              {changed && (
                <td className="mono" data-side="Change">
                  {changeText(line.relative)}
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
function Pair({ line: { was, now, same }, heads }: { line: ComparedLine; heads: Heads }) {
  const parts = same || was === null || now === null ? undefined : apart(was, now);
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

function Text({ text, parts }: { text: string | null; parts: Apart | undefined }) {
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
function changeText(relative: number | null): string {
  if (relative === null) return '';
  const percent = relative * 100;
  if (!Number.isFinite(percent)) return '';
  return `${percent > 0 ? '+' : ''}${formatNumber(percent, 3)} %`;
}

/** Collapsible content that is rendered only once expanded. */
function Folded({ words, children }: { words: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="compared-folded" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words}</summary>
      {open && children}
    </details>
  );
}

function Messages({ messages, heads }: { messages: readonly ComparedMessage[]; heads: Heads }) {
  const [same, different] = [messages.filter(({ on }) => on === 'both'), messages.filter(({ on }) => on !== 'both')];
  return (
    <>
      {different.length === 0 && <p className="quiet-words">Nothing differs.</p>}
      <MessageList messages={different} heads={heads} />
      {same.length > 0 && (
        <Folded words={`${counted(same.length, 'message')} the same`}>
          <MessageList messages={same} heads={heads} />
        </Folded>
      )}
    </>
  );
}

/** For example "only in Revision B". */
function onlyIn(on: 'was' | 'now', heads: Heads): string {
  return `only in ${on === 'was' ? heads[0] : heads[1]}`;
}

function MessageList({ messages, heads }: { messages: readonly ComparedMessage[]; heads: Heads }) {
  return (
    <ul className="compared-messages">
      {messages.map(({ message: { level, text, source }, on }, place) => (
        <li key={place}>
          <b>{on === 'both' ? level : `${level}, ${onlyIn(on, heads)}`}</b>{' '}
          <span>
            <Unbroken text={text} />
            {source !== undefined && <span className="quiet-words"> {source}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Consecutive unchanged steps, or a single changed one. */
type Run = readonly ComparedStep[];

const differs = ({ on, differences }: ComparedStep) => on !== 'both' || differences.length > 0;

function runsOf(steps: readonly ComparedStep[]): readonly Run[] {
  const runs: ComparedStep[][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (!differs(step) && last?.[0] && !differs(last[0])) last.push(step);
    else runs.push([step]);
  }
  return runs;
}

function Steps({ steps, heads }: { steps: readonly ComparedStep[]; heads: Heads }) {
  if (steps.length === 0) return <p className="quiet-words">There is no working.</p>;
  return (
    <ol className="compared-steps">
      {runsOf(steps).map(run => {
        const [only] = run;
        if (only === undefined) return null;
        return differs(only) ? (
          <Step key={only.key} step={only} heads={heads} />
        ) : (
          <li key={only.key}>
            <Folded words={`${counted(run.length, 'step')} the same`}>
              <ul className="compared-same-steps">
                {run.map(({ key, line: { label, value } }) => (
                  <li key={key}>
                    {label} <span className="mono">{value && value.type !== 'table' ? valueText(value) : ''}</span>
                  </li>
                ))}
              </ul>
            </Folded>
          </li>
        );
      })}
    </ol>
  );
}

function valueText(value: Parameters<typeof shown>[0]): string {
  const { text, unit } = shown(value);
  return unit === '' ? text : `${text} ${unit}`;
}

/** The symbol of a step as plain text. */
const symbolOf = ({ symbol }: ComparedStep['line']) => (symbol === undefined ? 'Value' : symbolText(symbol));

function Step({ step: { line, on, differences, first }, heads }: { step: ComparedStep; heads: Heads }) {
  return (
    <li className={first ? 'compared-step first' : 'compared-step'}>
      {first && <p className="first-step">The first step that differs</p>}
      <p className="step-name">
        {line.label}
        {on !== 'both' && <b> {onlyIn(on, heads)}</b>}
        {line.source !== undefined && <span className="quiet-words"> {line.source}</span>}
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
