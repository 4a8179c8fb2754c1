import {
  describeFieldBounds,
  caseTitle,
  withFullStop,
  withCaseNumber,
  openReadings,
  readField,
  type Definition,
} from '@isentrope/calculators/kit';
import type { ReactNode } from 'react';
import { elementId, useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { AmbiguityWarning } from '../input-pane/cells/ambiguity-warning.tsx';
import { isCalculatedWith, awaitsCalculation } from '../state/is-up-to-date.ts';
import { mostSevereMessage } from '../results-pane/results/most-severe-message.ts';
import type { CellText } from './cell-text.ts';
import type { Column, InputColumn } from './columns.ts';

/** The message on a cell and its level; `named` if it starts with the column label. */
interface CellMessage {
  readonly level: 'plain' | 'warning' | 'error';
  readonly text: ReactNode;
  readonly named?: boolean;
}

const plain = (words: ReactNode): CellMessage => ({ level: 'plain', text: words });

function inputMessage(
  { input, id }: InputColumn,
  { key, data }: WorkbenchCase,
  text: CellText,
  typing: boolean,
  onChooseReading: (text: string) => void,
): CellMessage {
  const { field } = input;
  const reading = readField(input, data, id);
  if (reading.type === 'invalid' && !typing)
    return { level: 'error', text: `${field.label} ${reading.reason}.`, named: true };
  if (field.type === 'list') return plain(text.text === '' ? field.help : text.text);
  if (field.type !== 'quantity') return plain([text.text, field.help].filter(Boolean).join(' · '));
  const doubt = typing ? undefined : openReadings(data[id]?.text ?? '', data);
  if (doubt)
    return {
      level: 'warning',
      text: (
        <AmbiguityWarning
          id={elementId(key, 'doubt')}
          label={field.label}
          readings={doubt}
          onChoose={onChooseReading}
        />
      ),
    };
  const bounds = describeFieldBounds(field, text.unit).trim();
  const allowed = bounds === text.unit ? undefined : `Must be ${bounds}.`;
  const blank = field.blank === undefined ? undefined : `If left blank: ${`${field.blank} ${field.unit}`.trim()}.`;
  return plain([field.help, allowed, blank].filter(Boolean).join(' '));
}

function resultMessage(definition: Definition, id: string, item: WorkbenchCase, text: CellText): CellMessage {
  const report = item.calculated?.report;
  const messages = report?.messages.filter(({ field, level }) => field === id && level !== 'info') ?? [];
  const wording = messages.map(message => message.text).join(' ');
  if (messages.length > 0)
    return { level: messages.some(({ level }) => level === 'error') ? 'error' : 'warning', text: wording };
  const value = report?.values[id];
  if (value?.type === 'none') return { level: 'warning', text: withFullStop(value.reason) };
  if (awaitsCalculation(definition, item)) return plain('Press Calculate.');
  return plain(text.type === 'number' ? `${text.text} ${text.unit}` : text.text);
}

/** The status line of the table for the focused cell: its full content, its error, or its help text. */
export function CellLine({
  item,
  index,
  column,
  text,
  before,
}: {
  readonly item: WorkbenchCase | undefined;
  readonly index: number;
  readonly column: Column | undefined;
  /** The text of the cell; undefined if the case does not have the field. */
  readonly text: CellText | undefined;
  /** The text when the cell got the focus. */
  readonly before: string | undefined;
}) {
  const { definition, dispatch } = useWorkbenchContext();
  if (!item) return null;
  const title = caseTitle(item.data, index);
  if (!column) {
    const severeMessage = item.calculated && mostSevereMessage(item.calculated.report);
    return (
      <div className={`cell-line ${severeMessage?.level ?? ''}`}>
        <b>{title}</b> <span>{severeMessage && <NoWrapText text={withCaseNumber(severeMessage, index).text} />}</span>
      </div>
    );
  }
  const onChooseReading = (chosen: string) => {
    dispatch({ type: 'edit', key: item.key, id: column.id, text: chosen });
    document.getElementById(elementId(item.key, column.id))?.focus();
  };
  // An entry being typed is not validated until it is left or used in a calculation.
  const typing = text?.text !== before && !isCalculatedWith(item, column.id);
  const message =
    text === undefined
      ? plain('This case has no such field.')
      : column.type === 'input'
        ? inputMessage(column, item, text, typing, onChooseReading)
        : resultMessage(definition, column.id, item, text);
  return (
    <div className={`cell-line ${message.level}`}>
      <b>{title}</b> {!message.named && <span className="of">{column.label}</span>}{' '}
      <span>{typeof message.text === 'string' ? <NoWrapText text={message.text} /> : message.text}</span>
    </div>
  );
}
