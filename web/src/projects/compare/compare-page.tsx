import { sheet as sheetShape } from '@isentrope/records';
import { useEffect, useState } from 'react';
import { LoadError } from '../../account/preferences/section.tsx';
import { useTitle } from '../../account/page.ts';
import { useResource } from '../../account/resource.ts';
import { LoadingPlaceholder } from '../../shell/placeholders.tsx';
import { comparePath, projectPath, sideFromQuery, type ComparisonSide } from '../paths.ts';
import { MembersOnly, MissingPage, PageHead } from '../members-only.tsx';
import { toolTitle } from '../tools.ts';
import { numberedTitle } from '../texts.ts';
import './compare.css';
import { Comparison } from './comparison.tsx';
import { SideChoice } from './side-choice.tsx';
import { useComparisonSide, type Side } from './use-side.ts';

/** /compare?a=…&b=…: shows two revisions, a revision and the working copy, or two cases side by side. */
export function ComparePage() {
  useTitle('Compare');
  return (
    <MembersOnly title="Compare" lead={lead}>
      {() => <CompareRoute />}
    </MembersOnly>
  );
}

const lead = 'Two revisions of a sheet, or two of its cases, side by side: inputs, results and differences.';

interface Sides {
  readonly a: ComparisonSide;
  readonly b: ComparisonSide;
}

function CompareRoute() {
  const [sides, setSides] = useState<Sides | undefined>(() => {
    const [a, b] = [sideFromQuery(location.search, 'a'), sideFromQuery(location.search, 'b')];
    return a && b ? { a, b } : undefined;
  });
  useEffect(() => {
    if (sides) history.replaceState(null, '', comparePath(sides.a, sides.b));
  }, [sides]);
  if (sides === undefined)
    return (
      <MissingPage title="Compare" lead={lead}>
        This address does not say what to compare. Open a revision and choose what to compare it with.
      </MissingPage>
    );
  return <Opened sides={sides} choose={setSides} />;
}

function Opened({ sides: { a, b }, choose }: { sides: Sides; choose: (sides: Sides) => void }) {
  const { side: was, failure } = useComparisonSide(a);
  const { side: now, failure: otherFailure } = useComparisonSide(b);
  const known = now ?? was;
  const problem = failure ?? otherFailure;
  if (known === undefined) {
    if (problem?.status === 404)
      return (
        <MissingPage title="Compare" lead={lead}>
          One of the two cannot be found, or you are not a member of its project. The project’s owner can invite you by
          email.
        </MissingPage>
      );
    return (
      <>
        <PageHead title="Compare" lead={lead} />
        {problem ? <LoadError failure={problem} /> : <LoadingPlaceholder />}
      </>
    );
  }
  const { sheet, project } = known.record;
  const chooseSide = (side: 'a' | 'b') => (to: ComparisonSide) => {
    const other = side === 'a' ? b : a;
    // A single case compares with a single case, and all cases with all.
    const index = to.index === undefined ? undefined : (other.index ?? to.index);
    choose(side === 'a' ? { a: to, b: { ...other, index } } : { a: { ...other, index }, b: to });
  };
  return (
    <>
      <PageHead
        title={`Compare ${numberedTitle(sheet.number, sheet.title)}`}
        lead={lead}
        crumbs={
          <>
            <span className="crumb">
              <a className="link" href={projectPath(known.projectId)}>
                {numberedTitle(project.number, project.name)}
              </a>
            </span>
            <span className="crumb">{toolTitle(sheet.tool)}</span>
          </>
        }
      >
        <button className="head-link" type="button" onClick={() => choose({ a: b, b: a })}>
          Swap sides
        </button>
        <button className="head-link" type="button" onClick={() => print()}>
          Print
        </button>
      </PageHead>
      <Choices sheetId={known.sheetId} a={a} b={b} was={was} now={now} chooseSide={chooseSide} />
      {problem ? <LoadError failure={problem} /> : <Compared a={a} b={b} was={was} now={now} />}
    </>
  );
}

/** The differences, once both sides have loaded. */
function Compared({ a, b, was, now }: Sides & { was: Side | undefined; now: Side | undefined }) {
  if (was === undefined || now === undefined) return <LoadingPlaceholder />;
  const tools = [was, now].map(({ record }) => record.sheet.tool);
  if (tools[0] !== tools[1])
    return (
      <p className="banner warning" role="status">
        They use different calculators, {tools.map(toolTitle).join(' and ')}. Only sheets of one calculator can be
        compared.
      </p>
    );
  return <Comparison was={was} now={now} places={placesOf(a, b)} />;
}

function placesOf(a: ComparisonSide, b: ComparisonSide) {
  return a.index === undefined || b.index === undefined ? undefined : { was: a.index, now: b.index };
}

/** Selectors for both sides: any revision or the working copy of the sheet. */
function Choices({
  sheetId,
  a,
  b,
  was,
  now,
  chooseSide,
}: {
  sheetId: string;
  a: ComparisonSide;
  b: ComparisonSide;
  was: Side | undefined;
  now: Side | undefined;
  chooseSide: (side: 'a' | 'b') => (to: ComparisonSide) => void;
}) {
  const { value: sheet } = useResource(`/api/sheets/${sheetId}`, sheetShape);
  return (
    <div className="compare-sides">
      <SideChoice legend="Before" address={a} side={was} sheet={sheet} choose={chooseSide('a')} />
      <SideChoice legend="After" address={b} side={now} sheet={sheet} choose={chooseSide('b')} />
    </div>
  );
}
