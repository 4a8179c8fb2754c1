import type { Sheet } from '@isentrope/records';
import { useId } from 'react';
import type { ComparisonSide } from '../paths.ts';
import { readReport } from '../revision/read-report.ts';
import { caseName } from '../revision/rows.ts';
import type { Side } from './use-side.ts';
import { Options } from '../../design/options.tsx';

/** Selects one side of a comparison: the revision or working copy, and the case. */
export function SideChoice({
  legend,
  address: { type, id, index },
  side,
  sheet,
  choose,
}: {
  legend: string;
  address: ComparisonSide;
  /** Undefined while loading. */
  side: Side | undefined;
  /** The sheet with all its revisions; undefined while loading. */
  sheet: Sheet | undefined;
  choose: (address: ComparisonSide) => void;
}) {
  const [revisionId, caseId] = [useId(), useId()];
  const cases = side === undefined ? [] : readReport(side.record).cases;
  const offered = (sheet?.revisions ?? []).map(({ id: of, letter, state }) => ({
    key: of,
    words: `Revision ${letter}, ${state}`,
  }));
  const copy = sheet && sheet.document !== null ? [{ key: copyKey, words: 'Working copy' }] : [];
  const present = {
    key: type === 'revision' ? id : copyKey,
    words: side?.name ?? (type === 'revision' ? 'Revision' : 'Working copy'),
  };
  const all = [...offered, ...copy];
  const options = all.some(({ key }) => key === present.key) ? all : [...all, present];
  return (
    <fieldset>
      <legend className="cap">{legend}</legend>
      <label htmlFor={revisionId}>
        <span className="visually-hidden">{legend}: </span>Revision
      </label>
      <select
        id={revisionId}
        value={present.key}
        onChange={event => {
          const chosen = event.currentTarget.value;
          choose(
            chosen === copyKey
              ? { type: 'working copy', id: sheet?.id ?? id, index }
              : { type: 'revision', id: chosen, index },
          );
        }}
      >
        <Options of={options.map(({ key, words: text }) => [key, text])} />
      </select>
      <label htmlFor={caseId}>
        <span className="visually-hidden">{legend}: </span>Case
      </label>
      <select
        id={caseId}
        value={index === undefined ? '' : String(index)}
        onChange={event => {
          const chosen = event.currentTarget.value;
          choose({ type, id, index: chosen === '' ? undefined : Number(chosen) });
        }}
      >
        <option value="">All cases</option>
        {index !== undefined && index >= cases.length && <option value={String(index)}>Case {index + 1}</option>}
        <Options of={cases.map((each, at) => [String(at), caseName(each?.title, at)])} />
      </select>
    </fieldset>
  );
}

const copyKey = 'working copy';
