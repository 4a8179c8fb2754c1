import { formatTimestamp, type Finding, type Recomputation, type RevisionFile } from '@isentrope/records';
import { useEffect, useRef } from 'react';
import type { CheckedFile } from './check-file.ts';
import { ColumnHeads } from '../../design/column-heads.tsx';
import { TermList } from '../../design/term-list.tsx';

/** Maximum number of differences listed. */
const maxListed = 50;

/** Results for an archive: how many files are valid, then each one, collapsed. */
export function ArchiveResult({ all }: { all: readonly CheckedFile[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const failing = all.filter(({ verdict }) => verdict.state === 'fails').length;
  const holding = all.filter(({ verdict }) => verdict.state === 'holds').length;
  return (
    <section className={`verify-result ${failing > 0 ? 'fails' : holding === all.length ? 'holds' : 'open'}`}>
      <div className="verify-verdict">
        <h2 id="verify-verdict" ref={heading} tabIndex={-1}>
          {failing > 0
            ? `Do not rely on ${failing} of the ${all.length} sheets in this archive.`
            : `Issued sheets in this archive that are unaltered: ${holding} of ${all.length}.`}
        </h2>
        {failing === 0 && holding < all.length && <p>Of the others, not everything could be checked.</p>}
      </div>
      {all.map((checked, index) => (
        <details key={checked.name} className="verify-one" open={checked.verdict.state === 'fails'}>
          <summary>
            <b>{nameOf(checked)}</b> {checked.verdict.sentence}
          </summary>
          <Result checked={checked} id={`verify-${index + 1}`} quiet />
        </details>
      ))}
    </section>
  );
}

/** Display name of a file: its sheet if it has one. */
function nameOf({ file, name }: CheckedFile): string {
  const sheet = file?.revisions.at(-1)?.record.sheet;
  return sheet === undefined ? name : [sheet.number, sheet.title].filter(Boolean).join(' ');
}

/**
 * The result for a file: verdict, identity, then all checks.
 * @param id prefix for the ids of its headings
 * @param quiet set for one of several results, which does not take the focus
 */
export function Result({
  checked,
  id = 'verify',
  quiet = false,
}: {
  checked: CheckedFile;
  id?: string;
  quiet?: boolean;
}) {
  const { name, at, file, verdict, recomputations, keysFrom } = checked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!quiet) heading.current?.focus();
  }, [quiet]);
  return (
    <article className={`verify-result ${verdict.state}`} aria-labelledby={`${id}-verdict`}>
      <div className="verify-verdict">
        <h2 id={`${id}-verdict`} ref={heading} tabIndex={-1}>
          {verdict.sentence}
        </h2>
        {keysFrom === 'sample' && (
          <p className="verify-sample">
            <strong>This is a sample.</strong> It is signed with the sample key, which anyone can use: its signatures
            are not those of a real person.
          </p>
        )}
        {verdict.reasons.length > 0 && (
          <ul>
            {verdict.reasons.slice(0, maxListed).map((reason, index) => (
              <li key={index}>{reason}</li>
            ))}
          </ul>
        )}
        {file && <p>{verdict.recomputed}</p>}
        <p className="verify-about">
          {name}, checked on {formatTimestamp(at.toISOString())} {keyWords[keysFrom]}
          <button className="link" type="button" onClick={() => print()}>
            Print
          </button>
        </p>
      </div>
      <Differences id={id} recomputations={recomputations} />
      {file && <Identity id={id} file={file} fails={verdict.state === 'fails'} />}
      <Findings id={id} findings={verdict.findings} />
    </article>
  );
}

const keyWords: Readonly<Record<CheckedFile['keysFrom'], string>> = {
  service: 'with the keys that this site publishes.',
  sample: 'with the sample key.',
  'earlier visit': 'with the keys saved on an earlier visit.',
  nowhere: 'without keys: this site could not be reached, and none are saved from an earlier visit.',
};

/** Each difference between the file and the recalculation, with the step where it begins. */
function Differences({ id, recomputations }: { id: string; recomputations: readonly Recomputation[] }) {
  return recomputations.map(each => {
    if ('reason' in each || each.differences.length === 0) return null;
    const { revision, differences, firstSteps } = each;
    const listed = differences.slice(0, maxListed);
    return (
      <section className="verify-differences" key={revision} aria-labelledby={`${id}-differs-${revision}`}>
        <h3 id={`${id}-differs-${revision}`}>Revision {revision}: what differs</h3>
        <ul>
          {listed.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
        {differences.length > listed.length && <p>And {differences.length - listed.length} more.</p>}
        {firstSteps.length > 0 && (
          <>
            <h4>Where the difference starts in the working</h4>
            <ul>
              {firstSteps.slice(0, maxListed).map((text, index) => (
                <li key={index}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    );
  });
}

/** Identity of the latest revision, as stated in the file. */
function Identity({ id, file, fails }: { id: string; file: RevisionFile; fails: boolean }) {
  const last = file.revisions.at(-1);
  if (!last) return null;
  const { project, sheet, revision, issued, report, origin, reason } = last.record;
  const rows: readonly (readonly [string, string])[] = [
    ['Project', [project.number, project.name].filter(Boolean).join(', ')],
    ['Client', project.client],
    ['Document', [sheet.number, sheet.title].filter(Boolean).join(', ')],
    ['Calculator', sheet.tool],
    ['Revision', [revision, reason].filter(Boolean).join(', ')],
    ['Issued', `${formatTimestamp(issued.at)} by ${issued.by.name}`],
    ['Issued at', origin],
    ['Engine', report.engine],
    ['Hash', last.hash],
  ];
  return (
    <section className="verify-particulars" aria-labelledby={`${id}-particulars`}>
      <h3 id={`${id}-particulars`}>{fails ? 'What the file says it is' : 'What it is'}</h3>
      <TermList lines={rows} />
    </section>
  );
}

/** All checks with their outcomes. */
function Findings({ id, findings }: { id: string; findings: readonly Finding[] }) {
  return (
    <section aria-labelledby={`${id}-findings`}>
      <h3 id={`${id}-findings`}>What was checked</h3>
      <table className="figures verify-findings">
        <ColumnHeads names={['Revision', 'Checked', 'Holds', 'What was found']} />
        <tbody>
          {findings.map(({ revision, what, holds, text }, index) => (
            <tr key={index} className={holds === false ? 'wrong' : ''}>
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
