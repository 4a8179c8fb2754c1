import { boundsText, caseTitle, inSentence, numbered, readField, type Definition } from '@isentrope/calculators/kit';
import { twoReadings } from '@isentrope/engineering/quantities';
import type { ReactNode } from 'react';
import { elementId, useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';
import { Unbroken } from '../../design/unbroken.tsx';
import { Doubt } from '../sheet/doubt.tsx';
import { isJudged, isWaiting } from '../bench/current.ts';
import { gravest } from '../desk/gravest.ts';
import type { CellText } from './cell-text.ts';
import type { Column, InputColumn } from './columns.ts';

/** The message on a cell and its level; `named` if it starts with the column label. */
interface Said {
  readonly level: 'plain' | 'warning' | 'error';
  readonly words: ReactNode;
  readonly named?: boolean;
}

const plain = (words: ReactNode): Said => ({ level: 'plain', words });

function saidOfInput(
  { input, id }: InputColumn,
  { key, data }: BenchCase,
  text: CellText,
  typing: boolean,
  onDoubt: (text: string) => void,
): Said {
  const { field } = input;
  const reading = readField(input, data, id);
  if (reading.type === 'invalid' && !typing)
    return { level: 'error', words: `${field.label} ${reading.reason}.`, named: true };
  if (field.type === 'list') return plain(text.text === '' ? field.help : text.text);
  if (field.type !== 'quantity') return plain([text.text, field.help].filter(Boolean).join(' · '));
  const doubt = typing ? undefined : twoReadings(data[id]?.text ?? '');
  if (doubt)
    return {
      level: 'warning',
      words: <Doubt id={elementId(key, 'doubt')} label={field.label} readings={doubt} onChoose={onDoubt} />,
    };
  const bounds = boundsText(field, text.unit).trim();
  const allowed = bounds === text.unit ? undefined : `Must be ${bounds}.`;
  const blank = field.blank === undefined ? undefined : `Left blank it is ${`${field.blank} ${field.unit}`.trim()}.`;
  return plain([field.help, allowed, blank].filter(Boolean).join(' '));
}

function saidOfResult(definition: Definition, id: string, item: BenchCase, text: CellText): Said {
  const report = item.calculated?.report;
  const messages = report?.messages.filter(({ field, level }) => field === id && level !== 'info') ?? [];
  const words = messages.map(message => message.text).join(' ');
  if (messages.length > 0)
    return { level: messages.some(({ level }) => level === 'error') ? 'error' : 'warning', words };
  const value = report?.values[id];
  if (value?.type === 'none') return { level: 'warning', words: inSentence(value.reason) };
  if (isWaiting(definition, item)) return plain('Press Calculate.');
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
  readonly item: BenchCase | undefined;
  readonly index: number;
  readonly column: Column | undefined;
  /** The text of the cell; undefined if the case does not have the field. */
  readonly text: CellText | undefined;
  /** The text when the cell got the focus. */
  readonly before: string | undefined;
}) {
  const { definition, dispatch } = useBench();
  if (!item) return null;
  const title = caseTitle(item.data, index);
  if (!column) {
    const grave = item.calculated && gravest(item.calculated.report);
    return (
      <div className={`cell-line ${grave?.level ?? ''}`}>
        <b>{title}</b> <span>{grave && <Unbroken text={numbered(grave, index).text} />}</span>
      </div>
    );
  }
  const onDoubt = (chosen: string) => {
    dispatch({ type: 'edit', key: item.key, id: column.id, text: chosen });
    document.getElementById(elementId(item.key, column.id))?.focus();
  };
  // An entry being typed is not validated until it is left or used in a calculation.
  const typing = text?.text !== before && !isJudged(item, column.id);
  const said =
    text === undefined
      ? plain('This case has no such field.')
      : column.type === 'input'
        ? saidOfInput(column, item, text, typing, onDoubt)
        : saidOfResult(definition, column.id, item, text);
  return (
    <div className={`cell-line ${said.level}`}>
      <b>{title}</b> {!said.named && <span className="of">{column.label}</span>}{' '}
      <span>{typeof said.words === 'string' ? <Unbroken text={said.words} /> : said.words}</span>
    </div>
  );
}
