import { isShown, selectedMethod, availableMethods, resultInfo, type Definition } from '@isentrope/calculators/kit';
import type { PrintedCase } from '../printed-case.ts';
import { formatResult, differenceText } from '../../results-pane/results/format-result.ts';
import { noValue } from './format-values.ts';

const stale = ({ state }: PrintedCase) => (state === 'edited' ? ' paper-stale' : '');

/** The display unit of a result: the chosen or the default one. */
export function resultUnit(definition: Definition, id: string, units: Readonly<Record<string, string>>): string {
  return units[id] ?? resultInfo(definition, id).unit ?? '';
}

/** The table cell of a result: its value, or the reason if that is not stated at another result. */
export function ResultCell({
  definition,
  id,
  of,
  unit,
  isReasonElsewhere,
  wide,
}: {
  definition: Definition;
  id: string;
  of: PrintedCase;
  unit: string;
  isReasonElsewhere: boolean;
  /** Whether it spans the unit column. */
  wide: boolean;
}) {
  const { report, item } = of;
  const value = report?.values[id];
  const shown = formatResult(definition, id, value, unit)?.text;
  const isApplicable = isShown(resultInfo(definition, id).when, item.data);
  const marked = report?.messages.some(({ field, level }) => field === id && level !== 'info');
  return (
    <td className={`${value?.type === 'words' ? 'paper-text' : 'paper-number'}${stale(of)}`} colSpan={wide ? 2 : 1}>
      {marked && shown !== undefined && <span className="paper-mark">! </span>}
      {isApplicable && <span className="paper-value">{shown ?? noValue}</span>}
      {isApplicable && value?.type === 'none' && !isReasonElsewhere && <small> {value.reason}</small>}
    </td>
  );
}

/** The table cell of a cross-check: the result and its deviation; empty for the method of the case itself. */
export function CrossCell({
  definition,
  method,
  of,
  unit,
}: {
  definition: Definition;
  method: string;
  of: PrintedCase;
  unit: string;
}) {
  const { report, item } = of;
  const check = report?.crossCheck.find(each => each.method === method);
  const { data } = item;
  const compares = availableMethods(definition, data).includes(method) && selectedMethod(definition, data) !== method;
  if (!check) return <td className="paper-number">{compares ? noValue : ''}</td>;
  const shown = formatResult(definition, check.result, check.value, unit)?.text;
  const difference = differenceText(check);
  return (
    <td className={`paper-number${stale(of)}`}>
      {shown ?? noValue}
      {shown !== undefined && difference !== undefined && <small> {difference}</small>}
      {check.value.type === 'none' && <small> {check.value.reason}</small>}
    </td>
  );
}
