import {
  Absent,
  caseTitle,
  doubtOf,
  info,
  resultValue,
  methodName,
  methodOf,
  methodsFor,
  numbered,
  readField,
  resultInfo,
  symbolMath,
  type Message,
} from '@isentrope/calculators/kit';
import { memo } from 'react';
import { elementId, useBench } from './bench-context.ts';
import type { BenchCase } from './bench-model.ts';
import { isCurrent, isWaiting } from './current.ts';
import { CaseHeader } from './case-header.tsx';
import { FieldCell } from './cells.tsx';
import { Formula } from './math.tsx';
import { toldElsewhere } from './reasons.ts';
import { CrossCheckCell, Notes, ResultCell } from './result-cells.tsx';
import { isOpen, type Row } from './rows.ts';
import { SendLinks } from './send-links.tsx';

const RowLabel = memo(function RowLabel({
  htmlFor,
  label,
  symbol,
}: {
  htmlFor?: string | undefined;
  label: string;
  symbol?: string | undefined;
}) {
  return (
    <span className="row-label">
      {htmlFor === undefined ? <span>{label}</span> : <label htmlFor={htmlFor}>{label}</label>}
      {symbol !== undefined && (
        <span className="symbol" aria-hidden="true">
          <Formula node={symbolMath(symbol)} />
        </span>
      )}
    </span>
  );
});

function RowContent({
  row,
  item,
  current,
  told,
  units,
}: {
  row: Row;
  item: BenchCase;
  current: boolean;
  told: ReadonlySet<string>;
  units: Readonly<Record<string, string>>;
}) {
  const { definition } = useBench();
  const { key, data, calculated } = item;
  switch (row.type) {
    case 'section':
      return <h3 className="cap section-title">{row.title}</h3>;
    case 'input': {
      const { id, field } = row.input;
      const shown = isOpen(field, item);
      return (
        <>
          <RowLabel htmlFor={shown ? elementId(key, id) : undefined} label={field.label} symbol={field.symbol} />
          {shown ? (
            <FieldCell caseKey={key} input={row.input} entry={data[id]} data={data} judged={calculated?.of === data} />
          ) : (
            <div className="cell" />
          )}
        </>
      );
    }
    case 'result': {
      const { id } = row.place;
      const { label, symbol } = resultInfo(definition, id);
      return (
        <>
          <RowLabel label={label} symbol={symbol} />
          <ResultCell
            caseKey={key}
            id={id}
            result={calculated?.result}
            current={current}
            told={told.has(id)}
            waiting={id === definition.primary && isWaiting(definition, item)}
            unit={units[id]}
          />
        </>
      );
    }
    case 'cross': {
      const compared = definition.crossCheck?.result ?? definition.primary;
      const check = calculated?.result.crossChecks.find(({ method }) => method === row.method);
      const compares = methodsFor(definition, data).includes(row.method) && methodOf(definition, data) !== row.method;
      const own = check === undefined && !compares;
      return (
        <>
          <RowLabel label={`Cross-check, ${methodName(definition, row.method)}`} />
          {own ? (
            <div className="cell cross" />
          ) : (
            <CrossCheckCell check={check} id={compared} current={current} unit={units[compared]} />
          )}
        </>
      );
    }
  }
}

/** What a calculation has to say that no field's own cell says already. */
function useNotes(item: BenchCase): readonly Message[] {
  const { definition } = useBench();
  const { data, calculated } = item;
  if (!calculated) return isWaiting(definition, item) ? [uncalculated] : [];
  return calculated.result.messages.filter(({ level, field, text }) => {
    const input = definition.inputs.find(({ id }) => id === field);
    if (!input || !isOpen(input.field, item)) return true;
    const marked = level === 'error' && readField(input, data, input.id).type === 'invalid';
    return !marked && text !== doubtOf(input, data)?.text;
  });
}

/** A long calculation is not made when a page opens; the person is told where its results would stand. */
const uncalculated = info(
  'This case has not been calculated yet: press Calculate. It takes a while, so it does not start by itself.',
);

/** The same for a table, whose cells have no room for a sentence. */
function useTableNotes({ data, calculated }: BenchCase): readonly Message[] {
  const { definition } = useBench();
  const doubts = definition.inputs.map(input => doubtOf(input, data)).filter(doubt => doubt !== undefined);
  if (!calculated) return doubts;
  const { evaluation, messages } = calculated.result;
  const primary = resultValue(evaluation, definition.primary);
  const { label } = resultInfo(definition, definition.primary);
  const needs = primary instanceof Absent ? [info(`${label}: ${primary.sentence}`)] : [];
  const said = new Set(doubts.map(({ text }) => text));
  return [...needs, ...doubts, ...messages.filter(({ text }) => !said.has(text))];
}

/** What there is to say of one case of a table: the other methods' figures, and its notes. */
export function CaseNotes({
  item,
  index,
  units,
}: {
  item: BenchCase;
  index: number;
  units: Readonly<Record<string, string>>;
}) {
  const { definition } = useBench();
  const notes = useTableNotes(item);
  const compared = definition.crossCheck?.result ?? definition.primary;
  const current = isCurrent(definition, item);
  return (
    <section className="case-notes">
      <h2 className="panel-title">Notes, {caseTitle(item.data, index)}</h2>
      {item.calculated?.result.crossChecks.map(check => (
        <div key={check.method} className="cross-line">
          <RowLabel label={`Cross-check, ${check.name}`} />
          <CrossCheckCell check={check} id={compared} current={current} unit={units[compared]} />
        </div>
      ))}
      <Notes
        messages={notes.map(message => numbered(message, index))}
        stale={item.calculated !== undefined && !current}
      />
    </section>
  );
}

/** One case as a column: its name, its fields and the results they give, row by row with its neighbours. */
export const CaseColumn = memo(function CaseColumn({
  item,
  index,
  last,
  rows,
  units,
}: {
  item: BenchCase;
  index: number;
  last: boolean;
  rows: readonly Row[];
  units: Readonly<Record<string, string>>;
}) {
  const { definition } = useBench();
  const notes = useNotes(item);
  const current = isCurrent(definition, item);
  const told = toldElsewhere(definition, item.calculated?.of ?? item.data, item.calculated?.result);
  return (
    <section className="case" aria-label={caseTitle(item.data, index)} data-key={item.key}>
      <div className="row head-row">
        <span className="row-label">Case</span>
        <CaseHeader item={item} index={index} last={last} />
      </div>
      {rows.map(row => (
        <div key={row.key} className={`row ${row.type}-row`}>
          <RowContent row={row} item={item} current={current} told={told} units={units} />
        </div>
      ))}
      <div className="row notes-row">
        <span className="row-label" aria-hidden="true" />
        <div className="notes-cell">
          <Notes
            messages={notes.map(message => numbered(message, index))}
            stale={item.calculated !== undefined && !current}
          />
          {definition.sends.length > 0 && current && <SendLinks item={item} />}
        </div>
      </div>
    </section>
  );
});
