import { caseNameId, cellLine, type Grid, type ListRow } from '@isentrope/calculators/kit';
import { useEffect, useRef, useState } from 'react';
import type { ActionContext } from '../actions/action.ts';
import { recalculateCases } from '../calculation/calculate-cases.ts';
import { newRecordId } from '../files/saved-work/work-store.ts';
import { ColumnRows } from './column-rows.tsx';
import type { ListSource } from './list-file.ts';
import { ListPreview } from './list-preview.tsx';
import { useMissingInputs } from './missing-inputs.ts';
import { useListMatch, type ListMatchState } from './use-list-match.ts';
import { Options } from '../../design/options.tsx';

const countNoun = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** The match of a list to the fields: header, columns, preview, problems and import button. */
export function ListMatch({
  context,
  list,
  onOther,
  onClose,
}: {
  readonly context: ActionContext;
  readonly list: ListSource;
  readonly onOther: () => void;
  readonly onClose: () => void;
}) {
  const { definition, workbench, dispatch, announce, activeCase } = context;
  const match = useListMatch(definition, workbench, workbench.cases[activeCase.index]?.data ?? {}, list);
  const [busy, setBusy] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const { good, wrong, all, count, remarks } = match.rows;
  const missing = useMissingInputs(definition, good);
  const read = match.targets.filter(target => target !== undefined).length;

  async function importRows() {
    if (busy) return;
    setBusy(true);
    if (match.fills && good[0]) {
      fill(good[0]);
      return;
    }
    const cases = good.map(({ data }) => data);
    const arriving = { cases, calculated: await recalculateCases(definition, cases), what: 'the import' };
    if (match.adds && !match.isOfBlank) dispatch({ type: 'append', ...arriving });
    else dispatch({ type: 'replace', ...arriving, record: match.isOfBlank ? workbench.record : newRecordId() });
    match.remember();
    const left = wrong.length === 0 ? '' : ` ${countNoun(wrong.length, 'row')} with problems left out.`;
    announce(`${countNoun(cases.length, 'case')} read from ${list.name}.${left}`);
    onClose();
  }

  /** Fills the case that the list was pasted onto; its other fields stay. */
  function fill({ data }: ListRow) {
    const entries = Object.fromEntries(Object.entries(data).filter(([id, entry]) => entry !== match.baseCase[id]));
    dispatch({ type: 'takeOver', key: activeCase.key, entries, what: 'the pasted list' });
    match.remember();
    announce(`${countNoun(Object.keys(entries).length, 'field')} of ${activeCase.title} read from ${list.name}.`);
    onClose();
  }

  return (
    <>
      <div ref={start} className="list-body" tabIndex={-1} role="group" aria-label={`List of ${list.name}`}>
        <div className="list-name">
          <p>
            <b>{list.name}</b> {countNoun(count, 'row')}, {countNoun(match.columns.length, 'column')}, {read} read
          </p>
          <button type="button" className="link" onClick={onOther}>
            Choose another list
          </button>
        </div>
        <HeadChoice match={match} list={list} />
        {match.remembered && (
          <p className="list-remembered">
            The columns are matched as in your last list with these headings
            {match.remembered.length === 0 ? '.' : `, except: ${match.remembered.join(' ')}`}{' '}
            <button type="button" className="link" onClick={match.forget}>
              Match them again
            </button>
          </p>
        )}
        <h3 className="cap">Columns</h3>
        <ColumnRows
          definition={definition}
          baseCase={match.baseCase}
          columns={match.columns}
          targets={match.targets}
          guesses={match.guesses}
          under={rowsBelowHeader(match)}
          onTarget={match.setTarget}
        />
        {!match.targets.some(target => target?.id === caseNameId) && all.length > 0 && (
          <p className="list-status">No column contains case names: the cases are numbered.</p>
        )}
        {all.length > 0 && (
          <>
            <h3 className="cap">Preview</h3>
            <ListPreview
              definition={definition}
              grid={match.grid}
              columns={match.columns}
              targets={match.targets}
              rows={all}
            />
          </>
        )}
        <Sentences
          className="list-invalid"
          title={`${countNoun(wrong.length, 'row')} cannot be imported`}
          sentences={wrong.flatMap(row => row.problems.map(({ message: sentence }) => sentence))}
        />
        <Sentences
          className="list-remarks"
          title="Not in the list, to be entered after the import"
          sentences={missing}
        />
        <Sentences className="list-remarks" title="Notes" sentences={[...list.remarks, ...remarks]} />
        <ImportOptions match={match} count={workbench.cases.length} title={activeCase.title} />
      </div>
      <footer className="list-foot">
        <p role="status">{match.isReading ? 'Reading the rows…' : summary(count, good.length, wrong.length)}</p>
        <button type="button" className="button" onClick={onClose}>
          {wrong.length === 0 ? 'Cancel' : 'Import none'}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={match.isReading || good.length === 0}
          aria-busy={busy || undefined}
          onClick={() => void importRows()}
        >
          {busy ? 'Importing…' : match.fills ? 'Fill the case' : importWords(good.length, wrong.length)}
        </button>
      </footer>
    </>
  );
}

function importWords(good: number, wrong: number): string {
  if (wrong === 0) return `Import ${countNoun(good, 'case')}`;
  return good === 1 ? 'Import the good row' : `Import the ${good} good rows`;
}

function summary(all: number, good: number, wrong: number): string {
  if (all === 0) return 'No row can be read yet: assign a field to at least one column.';
  if (wrong === 0) return good === all ? 'Every row can be read.' : `${good} of ${all} rows fit.`;
  return `${countNoun(wrong, 'row')} of ${all} cannot be read.`;
}

const rowsBelowHeader = ({ grid, head }: ListMatchState): Grid => grid.slice(head.row + (head.hasUnits ? 2 : 1));

/** The number of rows offered as header. */
const headsOffered = 40;

/** The choice of worksheet and header row. */
function HeadChoice({ match, list }: { readonly match: ListMatchState; readonly list: ListSource }) {
  const { grid, head } = match;
  return (
    <div className="list-head">
      {list.sheets.length > 1 && (
        <label className="field">
          <span className="label">Worksheet</span>
          <select value={match.sheet} onChange={event => match.setSheet(Number(event.target.value))}>
            <Options of={list.sheets.map(({ name }, index) => [index, name])} />
          </select>
        </label>
      )}
      <label className="field">
        <span className="label">Heading</span>
        <select value={head.row} onChange={event => match.setHeadRow(Number(event.target.value))}>
          <Options
            of={grid
              .slice(0, Math.max(headsOffered, head.row + 1))
              .map((row, index) => [index, `Row ${index + 1}: ${rowWords(row)}`])}
          />
        </select>
      </label>
      <label className="check">
        <input type="checkbox" checked={head.hasUnits} onChange={event => match.setHasUnits(event.target.checked)} />
        The next row holds units
      </label>
    </div>
  );
}

const maxRowLength = 60;

function rowWords(row: Grid[number]): string {
  const text = row
    .map(cellLine)
    .filter(cell => cell !== '')
    .join(', ');
  if (text === '') return 'empty';
  return text.length > maxRowLength ? `${text.slice(0, maxRowLength)}…` : text;
}

/** Options: whether to replace or append cases, and what fields not in the list contain. */
function ImportOptions({
  match,
  count,
  title,
}: {
  readonly match: ListMatchState;
  readonly count: number;
  readonly title: string;
}) {
  if (match.isOfBlank) return null;
  const target = count === 1 ? 'the case' : `the ${count} cases`;
  return (
    <div className="list-options">
      <fieldset>
        <legend>Add the cases of the list</legend>
        {match.canFill && (
          <label className="check">
            <input type="radio" name="list-way" checked={match.fills} onChange={() => match.setFills(true)} />
            into {title}, keeping its other fields
          </label>
        )}
        <label className="check">
          <input
            type="radio"
            name="list-way"
            checked={!match.fills && !match.adds}
            onChange={() => {
              match.setFills(false);
              match.setAdds(false);
            }}
          />
          replacing {target}
        </label>
        <label className="check">
          <input
            type="radio"
            name="list-way"
            checked={!match.fills && match.adds}
            onChange={() => {
              match.setFills(false);
              match.setAdds(true);
            }}
          />
          after {target}
        </label>
      </fieldset>
      <fieldset disabled={match.fills}>
        <legend>Fields that are not in the list are</legend>
        <label className="check">
          <input
            type="radio"
            name="list-others"
            checked={!match.copiesActive}
            onChange={() => match.setCopiesActive(false)}
          />
          blank
        </label>
        <label className="check">
          <input
            type="radio"
            name="list-others"
            checked={match.copiesActive}
            onChange={() => match.setCopiesActive(true)}
          />
          as in {title}
        </label>
      </fieldset>
    </div>
  );
}

const maxSentences = 12;

function Sentences({
  title,
  sentences,
  className,
}: {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly className: string;
}) {
  const [whole, setWhole] = useState(false);
  if (sentences.length === 0) return null;
  const more = sentences.length - maxSentences;
  return (
    <section className={className}>
      <h3 className="cap">{title}</h3>
      <ul>
        {sentences.slice(0, whole ? undefined : maxSentences).map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      {more > 0 && !whole && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          Show {more} more
        </button>
      )}
    </section>
  );
}
