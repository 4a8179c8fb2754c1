import { momentText, type Finding, type Recomputation, type RevisionFile } from '@isentrope/records';
import { useEffect, useRef } from 'react';
import type { Checked } from './check-file.ts';

/** Most places that are listed one by one. */
const mostListed = 50;

/** What was found of a file: what to make of it first, then what the file is, then all that was checked. */
export function Result({ checked }: { checked: Checked }) {
  const { name, at, file, verdict, recomputations, keysFrom } = checked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className={`verify-result ${verdict.state}`} aria-labelledby="verify-verdict">
      <div className="verify-verdict">
        <h2 id="verify-verdict" ref={heading} tabIndex={-1}>
          {verdict.sentence}
        </h2>
        {verdict.reasons.length > 0 && (
          <ul>
            {verdict.reasons.slice(0, mostListed).map((reason, place) => (
              <li key={place}>{reason}</li>
            ))}
          </ul>
        )}
        {file && <p>{verdict.recomputed}</p>}
        <p className="verify-about">
          {name}, checked on {momentText(at.toISOString())} {keyWords[keysFrom]}
          <button className="link" type="button" onClick={() => print()}>
            Print
          </button>
        </p>
      </div>
      <Differences recomputations={recomputations} />
      {file && <Particulars file={file} fails={verdict.state === 'fails'} />}
      <Findings findings={verdict.findings} />
    </article>
  );
}

const keyWords: Readonly<Record<Checked['keysFrom'], string>> = {
  service: 'with the keys that this site publishes.',
  'earlier visit': 'with the keys kept from an earlier visit.',
  nowhere: 'without keys: this site could not be reached, and none are kept from an earlier visit.',
};

/** Each place in which the file and what was recomputed differ, with the step where that begins. */
function Differences({ recomputations }: { recomputations: readonly Recomputation[] }) {
  return recomputations.map(each => {
    if ('reason' in each || each.differences.length === 0) return null;
    const { revision, differences, firstSteps } = each;
    const listed = differences.slice(0, mostListed);
    return (
      <section className="verify-differences" key={revision} aria-labelledby={`verify-differs-${revision}`}>
        <h3 id={`verify-differs-${revision}`}>Revision {revision}: what differs</h3>
        <ul>
          {listed.map((text, place) => (
            <li key={place}>{text}</li>
          ))}
        </ul>
        {differences.length > listed.length && <p>And {differences.length - listed.length} more.</p>}
        {firstSteps.length > 0 && (
          <>
            <h4>Where it begins in the working</h4>
            <ul>
              {firstSteps.slice(0, mostListed).map((text, place) => (
                <li key={place}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    );
  });
}

/** What the latest revision says that it is. */
function Particulars({ file, fails }: { file: RevisionFile; fails: boolean }) {
  const last = file.revisions.at(-1);
  if (!last) return null;
  const { project, sheet, revision, issued, report, origin, reason } = last.record;
  const rows: readonly (readonly [string, string])[] = [
    ['Project', [project.number, project.name].filter(Boolean).join(', ')],
    ['Client', project.client],
    ['Document', [sheet.number, sheet.title].filter(Boolean).join(', ')],
    ['Calculator', sheet.tool],
    ['Revision', [revision, reason].filter(Boolean).join(', ')],
    ['Issued', `${momentText(issued.at)} by ${issued.by.name}`],
    ['At', origin],
    ['Engine', report.engine],
    ['Hash', last.hash],
  ];
  return (
    <section className="verify-particulars" aria-labelledby="verify-particulars">
      <h3 id="verify-particulars">{fails ? 'What the file says it is' : 'What it is'}</h3>
      <dl>
        {rows.map(([term, words]) =>
          words === '' ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

/** All that was checked, whatever came of it. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <section aria-labelledby="verify-findings">
      <h3 id="verify-findings">What was checked</h3>
      <table className="figures verify-findings">
        <thead>
          <tr>
            <th scope="col">Revision</th>
            <th scope="col">Checked</th>
            <th scope="col">Holds</th>
            <th scope="col">What was found</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ revision, what, holds, text }, place) => (
            <tr key={place} className={holds === false ? 'wrong' : ''}>
              <td>{revision ?? 'File'}</td>
              <td>{what}</td>
              <td className="verify-holds">{holds === null ? 'not known' : holds ? 'yes' : 'NO'}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
