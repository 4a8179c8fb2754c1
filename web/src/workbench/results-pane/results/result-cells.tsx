import { lazy, Suspense } from 'react';
import {
  resultInfo,
  readableUnits,
  warning,
  type Message,
  type ReportedCase,
  type ReportedCheck,
  type ReportedValue,
} from '@isentrope/calculators/kit';
import { formatResult, differenceText } from './format-result.ts';
import { NoWrapText } from '../../../design/no-wrap.tsx';
import { elementId, useWorkbenchContext } from '../../workbench-context.ts';
import { UnitSelect } from '../../input-pane/cells/cells.tsx';
import { ChangeHighlight } from '../../ui/change-highlight.tsx';

/** The cell of a result: its value, or `--` and the reason; `n/a` where the choices of the case rule it out. */
export function ResultCell({
  caseKey,
  id,
  report,
  current,
  isReasonElsewhere = false,
  waiting = false,
  unit: chosenUnit,
}: {
  caseKey: number;
  id: string;
  report: ReportedCase | undefined;
  current: boolean;
  /** The reason for the missing value is stated at another result. */
  isReasonElsewhere?: boolean;
  /** It is the primary result of a case that waits for the user to press Calculate. */
  waiting?: boolean;
  unit: string | undefined;
}) {
  const { definition, dispatch } = useWorkbenchContext();
  const { label, kind, unit: defaultUnit = '' } = resultInfo(definition, id);
  const value = report?.values[id];
  const shown = formatResult(definition, id, value, chosenUnit);
  const className = `cell result${id === definition.primary ? ' primary' : ''}${report && !current ? ' stale' : ''}`;
  const marked = report?.messages.some(({ field, level }) => field === id && level !== 'info');
  if (!shown) {
    const reason = waiting ? 'press Calculate' : shownReason(value, isReasonElsewhere);
    return (
      <div className={`${className} absent`} id={elementId(caseKey, id)} tabIndex={-1}>
        <span className="value">
          <span className="none">{value?.type === 'none' && value.ruledOut ? 'n/a' : '--'}</span>{' '}
          {reason !== undefined && (
            <span className="reason" title={reason}>
              {reason}
            </span>
          )}
        </span>
        <span className="unit" />
      </div>
    );
  }
  return (
    <div
      className={value?.type === 'number' ? className : `${className} as-text`}
      id={elementId(caseKey, id)}
      tabIndex={-1}
    >
      <span className="value">
        {marked && (
          <span className="mark" title="See the notes below">
            !
          </span>
        )}
        <ChangeHighlight text={shown.text} className="figure" />
      </span>
      {value?.type === 'number' && kind === undefined && <span className="unit" />}
      {value?.type === 'number' && kind !== undefined && (
        <UnitSelect
          value={shown.unit}
          units={readableUnits(kind, defaultUnit)}
          label={`Unit of ${label}`}
          inTabOrder
          onChange={next => dispatch({ type: 'resultUnit', id, unit: next })}
        />
      )}
    </div>
  );
}

function shownReason(value: ReportedValue | undefined, isReasonElsewhere: boolean): string | undefined {
  return value?.type === 'none' && !isReasonElsewhere ? value.reason : undefined;
}

/** The result of another method for the same inputs, and its deviation. */
export function CrossCheckCell({
  check,
  id,
  current,
  unit,
}: {
  check: ReportedCheck | undefined;
  id: string;
  current: boolean;
  unit: string | undefined;
}) {
  const { definition } = useWorkbenchContext();
  const value = check?.value;
  const shown = formatResult(definition, id, value, unit);
  if (!check || !shown) {
    return (
      <div className="cell cross absent">
        <span className="value">
          <span className="none">--</span>{' '}
          {value?.type === 'none' && (
            <span className="reason" title={value.reason}>
              {value.reason}
            </span>
          )}
        </span>
      </div>
    );
  }
  const difference = differenceText(check);
  return (
    <div className={`cell cross${current ? '' : ' stale'}`}>
      <span className="value">
        <span className="figure">{value?.type === 'number' ? `${shown.text} ${shown.unit}` : shown.text}</span>
        {difference !== undefined && <span className="difference">{difference}</span>}
      </span>
    </div>
  );
}

/** The message on results that do not match the present inputs. */
export const outdatedMessage = warning('Edited since this calculation: the results are out of date.');

const MessageText = lazy(async () => ({ default: (await import('./message-text.tsx')).MessageText }));

/** Texts longer than this may have lists of names, which fold, in characters. */
const longText = 80;

/** The messages of a case below its results. `stale`: the results are out of date. */
export function MessageList({ messages, stale = false }: { messages: readonly Message[]; stale?: boolean }) {
  return (
    <ul className={`notes${stale ? ' stale-notes' : ''}`}>
      {[...(stale ? [outdatedMessage] : []), ...messages].map(({ level, text, source }) => (
        <li key={text} className={level}>
          <span className="visually-hidden">{level}: </span>
          {text.length > longText ? (
            <Suspense fallback={<NoWrapText text={text} />}>
              <MessageText text={text} />
            </Suspense>
          ) : (
            <NoWrapText text={text} />
          )}
          {source !== undefined && (
            <span className="clause">
              {' '}
              <NoWrapText text={source} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
