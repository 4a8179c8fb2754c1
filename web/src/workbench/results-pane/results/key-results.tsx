import { caseTitle, labelInUnit, resultInfo, type Definition, type ReportedValue } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { isUpToDate, awaitsCalculation } from '../../state/is-up-to-date.ts';
import { ChangeHighlight } from '../../ui/change-highlight.tsx';
import { keyResultIds } from './key-result-ids.ts';
import { mostSevereMessage } from './most-severe-message.ts';
import { otherSystemUnit, formatResult } from './format-result.ts';
import { useVisibilityReport } from './use-visibility-report.ts';

type Units = Readonly<Record<string, string>>;

/** The longest number shown in the large size when space is narrow, in characters. */
const maxLargeCharacters = 6;

function sizeClass(value: ReportedValue | undefined, text: string): string {
  if (value?.type !== 'number') return 'words';
  return text.length > maxLargeCharacters ? 'long-number' : 'number';
}

function Answer({
  definition,
  item,
  id,
  units,
}: {
  definition: Definition;
  item: WorkbenchCase;
  id: string;
  units: Units;
}) {
  const { calculated } = item;
  const value = calculated?.report.values[id];
  const shown = formatResult(definition, id, value, units[id]);
  const other = otherSystemUnit(definition, id, units[id]);
  const again = other === undefined ? undefined : formatResult(definition, id, value, other);
  const worstMessage = calculated && mostSevereMessage(calculated.report, id);
  const info = resultInfo(definition, id);
  const place = info.at === undefined ? undefined : calculated?.report.values[info.at];
  const stale = calculated !== undefined && !isUpToDate(definition, item);
  const state = `answer${worstMessage ? ` ${worstMessage.level}` : ''}${stale ? ' stale' : ''}${shown ? '' : ' absent'}`;
  return (
    <div className={state}>
      <dt>{labelInUnit(info, units[id])}</dt>
      <dd>
        {shown ? (
          <>
            <b>
              <ChangeHighlight text={shown.text} className={sizeClass(value, shown.text)} />
            </b>
            {shown.unit !== '' && <small> {shown.unit}</small>}
          </>
        ) : (
          <b>--</b>
        )}
        {other !== undefined && (
          <>
            {' '}
            <small className="again">{again && `${again.text} ${again.unit}`}</small>
          </>
        )}
        {place?.type === 'words' && <small className="answer-at">{place.text}</small>}
        {worstMessage && <span className="visually-hidden"> {worstMessage.level}, see below</span>}
      </dd>
    </div>
  );
}

/** The main results of the active case in large type. `onVisible` receives whether they are in view. */
export function KeyResults({
  definition,
  item,
  units,
  onVisible,
}: {
  definition: Definition;
  item: WorkbenchCase;
  units: Units;
  onVisible: (isVisible: boolean) => void;
}) {
  const list = useVisibilityReport<HTMLDListElement>(onVisible);
  return (
    <dl className="answers" aria-label="Answer" ref={list}>
      {keyResultIds(definition, item.data, item.calculated?.report).map(id => (
        <Answer key={`${item.key} ${id}`} definition={definition} item={item} id={id} units={units} />
      ))}
    </dl>
  );
}

/** The main results and the most severe message of the active case, in one line for the bottom bar. */
export function KeyResultsLine({
  definition,
  item,
  index,
  hasOtherCases,
  units,
}: {
  definition: Definition;
  item: WorkbenchCase;
  index: number;
  /** Whether there are other cases, so that this one needs its title. */
  hasOtherCases: boolean;
  units: Units;
}) {
  const { calculated, data } = item;
  if (!calculated)
    return awaitsCalculation(definition, item) ? <p className="answer-line">Not calculated yet</p> : null;
  const stale = !isUpToDate(definition, item);
  const figures = keyResultIds(definition, data, calculated.report)
    .slice(0, 3)
    .flatMap(id => {
      const shown = formatResult(definition, id, calculated.report.values[id], units[id]);
      const { label } = resultInfo(definition, id);
      return shown ? [{ id, label, text: `${shown.text}${shown.unit === '' ? '' : `\u00A0${shown.unit}`}` }] : [];
    });
  const worstMessage = mostSevereMessage(calculated.report);
  return (
    <p className={`answer-line mono${stale ? ' stale' : ''}`}>
      {hasOtherCases && <span className="answer-of">{caseTitle(data, index)}</span>}
      {figures.length === 0 && <span>--</span>}
      {figures.map(({ id, label, text }) => (
        <span key={id} className="answer-figure">
          <span className="answer-name">{label}</span> <b>{text}</b>
        </span>
      ))}
      {worstMessage && (
        <span className={worstMessage.level}>{worstMessage.level === 'error' ? 'Error' : 'Warning'}</span>
      )}
    </p>
  );
}
