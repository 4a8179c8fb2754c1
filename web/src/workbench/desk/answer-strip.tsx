import {
  caseTitle,
  isShown,
  labelIn,
  resultInfo,
  type Definition,
  type ReportedValue,
} from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';
import { isCurrent, isWaiting } from '../bench/current.ts';
import { Lit } from './lit.tsx';
import { gravest } from './gravest.ts';
import { otherUnit, shownResult } from './shown-value.ts';

type Units = Readonly<Record<string, string>>;

/** The ids of the main results a case can have; those ruled out by its choices are omitted. */
function answersOf(definition: Definition, { data, calculated }: BenchCase): readonly string[] {
  return definition.answers.filter(id => {
    const value = calculated?.report.values[id];
    const ruledOut = value?.type === 'none' && value.ruledOut;
    return id === definition.primary || (isShown(resultInfo(definition, id).when, data) && !ruledOut);
  });
}

/** The longest number shown in the large size when space is narrow, in characters. */
const mostLarge = 6;

function look(value: ReportedValue | undefined, text: string): string {
  if (value?.type !== 'number') return 'words';
  return text.length > mostLarge ? 'long-number' : 'number';
}

function Answer({
  definition,
  item,
  id,
  units,
}: {
  definition: Definition;
  item: BenchCase;
  id: string;
  units: Units;
}) {
  const { calculated } = item;
  const value = calculated?.report.values[id];
  const shown = shownResult(definition, id, value, units[id]);
  const other = otherUnit(definition, id, units[id]);
  const again = other === undefined ? undefined : shownResult(definition, id, value, other);
  const grave = calculated && gravest(calculated.report, id);
  const stale = calculated !== undefined && !isCurrent(definition, item);
  const state = `answer${grave ? ` ${grave.level}` : ''}${stale ? ' stale' : ''}${shown ? '' : ' absent'}`;
  return (
    <div className={state}>
      <dt>{labelIn(resultInfo(definition, id), units[id])}</dt>
      <dd>
        {shown ? (
          <>
            <b>
              <Lit text={shown.text} className={look(value, shown.text)} />
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
        {grave && <span className="visually-hidden"> {grave.level}, see below</span>}
      </dd>
    </div>
  );
}

/** The main results of the active case in large type. */
export function AnswerStrip({ definition, item, units }: { definition: Definition; item: BenchCase; units: Units }) {
  return (
    <dl className="answers" aria-label="Answer">
      {answersOf(definition, item).map(id => (
        <Answer key={`${item.key} ${id}`} definition={definition} item={item} id={id} units={units} />
      ))}
    </dl>
  );
}

/** The main results and the most severe message of the active case, in one line for the bottom bar. */
export function AnswerLine({
  definition,
  item,
  index,
  several,
  units,
}: {
  definition: Definition;
  item: BenchCase;
  index: number;
  /** Whether there are other cases, so that this one needs its title. */
  several: boolean;
  units: Units;
}) {
  const { calculated, data } = item;
  if (!calculated) return isWaiting(definition, item) ? <p className="answer-line">Not calculated yet</p> : null;
  const stale = !isCurrent(definition, item);
  const figures = answersOf(definition, item)
    .slice(0, 3)
    .flatMap(id => {
      const shown = shownResult(definition, id, calculated.report.values[id], units[id]);
      return shown ? [{ id, text: `${shown.text}${shown.unit === '' ? '' : ` ${shown.unit}`}` }] : [];
    });
  const grave = gravest(calculated.report);
  return (
    <p className={`answer-line mono${stale ? ' stale' : ''}`}>
      {several && <span className="answer-of">{caseTitle(data, index)}</span>}
      {figures.length === 0 && <span>--</span>}
      {figures.map(({ id, text }) => (
        <span key={id}>{text}</span>
      ))}
      {grave && <span className={grave.level}>{grave.level === 'error' ? 'Error' : 'Warning'}</span>}
    </p>
  );
}
