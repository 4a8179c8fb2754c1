import {
  boundsText,
  longestText,
  offeredOptions,
  offeredUnits,
  readField,
  shownText,
  type CaseData,
  type ChoiceField,
  type Entry,
  type Input,
  type QuantityField,
  type ReportedCase,
  type TextField,
} from '@isentrope/calculators/kit';
import { twoReadings } from '@isentrope/engineering/quantities';
import { useState, type ChangeEvent } from 'react';
import { elementId, useBench } from '../bench-context.ts';
import { useUsedBefore } from '../files/used-before.ts';
import { ReadLine } from '../sources/read-line.tsx';
import { useFieldRead } from '../sources/use-field-read.ts';
import { Doubt } from './doubt.tsx';
import { fillingOf } from './filling.ts';
import { Fitted } from './fitted.tsx';
import { numberKeys } from './keyboard.ts';
import { ListCell } from './list-cell.tsx';
import { RowsCell } from './rows-cell.tsx';
import { thingChosen, UsedBeforeOptions } from './used-before-options.tsx';

interface CellProps<F> {
  readonly caseKey: number;
  readonly input: Input;
  readonly field: F;
  readonly entry: Entry | undefined;
  /** The case that the field belongs to. */
  readonly data: CaseData;
  /** Whether the last calculation used the present entry: then an error is shown even while the field has the focus. */
  readonly judged: boolean;
  /** The last report; it supplies the derived default of a blank field. */
  readonly report: ReportedCase | undefined;
  /** Whether the report matches the present inputs. */
  readonly current: boolean;
  /** Table view: one line per cell, and messages are shown outside the table. */
  readonly plain: boolean;
  /** Whether the unit is in the header of the table, common to all cases. */
  readonly unitInHead: boolean;
}

/** The unit select of a quantity; the present unit is always an option. */
export function UnitSelect({
  value,
  units,
  label,
  inTabOrder = false,
  onChange,
}: {
  value: string;
  units: readonly string[];
  label: string;
  /** Set for results. Beside an input field the select is skipped by Tab and reached by Alt+Enter. */
  inTabOrder?: boolean;
  onChange: (unit: string) => void;
}) {
  if (units.length < 2) return <span className="unit">{value}</span>;
  return (
    <select
      className="unit"
      tabIndex={inTabOrder ? 0 : -1}
      aria-label={label}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      {(units.includes(value) ? units : [value, ...units]).map(unit => (
        <option key={unit} value={unit}>
          {unit === '' ? '–' : unit}
        </option>
      ))}
    </select>
  );
}

/** The help text of a field, else its limits. */
export function allowed(field: QuantityField): string | undefined {
  return field.help ?? (boundsText(field).trim() === field.unit ? undefined : boundsText(field));
}

/** The placeholder of a blank field. */
export function placeholderOf(field: QuantityField): string | undefined {
  if (field.hint !== undefined) return field.hint;
  if (field.blank !== undefined) return String(field.blank);
  return field.optional ? 'optional' : undefined;
}

function QuantityCell({
  caseKey,
  input,
  field,
  entry,
  data,
  judged,
  report,
  current,
  plain,
  unitInHead,
}: CellProps<QuantityField>) {
  const { dispatch, attend } = useBench();
  const [inHand, setInHand] = useState(false);
  const seen = !inHand || judged;
  const reading = seen ? readField(input, data, input.id) : undefined;
  const invalid = reading?.type === 'invalid' ? `${field.label} ${reading.reason}.` : undefined;
  const doubt = seen && invalid === undefined ? twoReadings(entry?.text ?? '') : undefined;
  const id = elementId(caseKey, input.id);
  const unit = entry?.unit ?? field.unit;
  const { read, told } = useFieldRead(data, input.id);
  const filling = (entry?.text ?? '').trim() === '' ? fillingOf(report, input.id, field, unit) : undefined;
  return (
    <div
      className="cell"
      data-invalid={invalid !== undefined || undefined}
      data-doubt={doubt !== undefined || undefined}
      data-filled={filling && (current ? 'now' : 'before')}
      data-read={read?.state}
    >
      <span className="entry">
        <input
          id={id}
          className="value"
          data-case={caseKey}
          data-field={input.id}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestText}
          aria-keyshortcuts={numberKeys}
          placeholder={filling?.text ?? placeholderOf(field)}
          data-assumed={field.blank === undefined || filling ? undefined : true}
          value={entry ? shownText(entry) : ''}
          aria-invalid={invalid !== undefined || undefined}
          aria-describedby={invalid === undefined && doubt === undefined && !told ? undefined : `${id}-why`}
          title={filling?.from ?? (plain ? undefined : allowed(field))}
          onChange={event => dispatch({ type: 'edit', key: caseKey, id: input.id, text: event.target.value })}
          onFocus={() => {
            setInHand(true);
            attend(caseKey, input.id);
          }}
          onBlur={() => {
            setInHand(false);
            dispatch({ type: 'settle', key: caseKey, id: input.id });
          }}
        />
      </span>
      {!unitInHead && (
        <UnitSelect
          value={unit}
          units={offeredUnits(field.kind, field.unit, field.units)}
          label={`Unit of ${field.label}`}
          onChange={chosen => dispatch({ type: 'unit', key: caseKey, id: input.id, unit: chosen })}
        />
      )}
      {invalid !== undefined && (
        <p className="why" id={`${id}-why`}>
          {invalid}
        </p>
      )}
      {told && invalid === undefined && !doubt && <ReadLine id={`${id}-why`} read={told} />}
      {doubt && (
        <Doubt
          id={`${id}-why`}
          label={field.label}
          readings={doubt}
          onChoose={text => {
            dispatch({ type: 'edit', key: caseKey, id: input.id, text });
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </div>
  );
}

function ChoiceCell({ caseKey, input, field, entry, data, plain }: CellProps<ChoiceField>) {
  const { definition, dispatch, attend } = useBench();
  const things = useUsedBefore(definition, input.id);
  const chosen = entry?.text ?? '';
  const offered = offeredOptions(field, data);
  const known = offered.includes(chosen);
  const invalid = chosen !== '' && !known;
  const id = elementId(caseKey, input.id);
  const nameOf = (option: string) => (option === '' ? (field.hint ?? 'Select') : (field.names?.[option] ?? option));
  const { read, told } = useFieldRead(data, input.id);
  const select = (
    <select
      id={id}
      className="value"
      data-case={caseKey}
      data-field={input.id}
      value={chosen}
      title={plain ? undefined : field.help}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid || told ? `${id}-why` : undefined}
      onFocus={() => attend(caseKey, input.id)}
      onChange={({ target: { value } }) => {
        const thing = thingChosen(things, value);
        if (thing) dispatch({ type: 'takeOver', key: caseKey, entries: thing.entries, what: thing.words });
        else dispatch({ type: 'edit', key: caseKey, id: input.id, text: value });
      }}
    >
      {!known && <option value={chosen}>{nameOf(chosen)}</option>}
      {offered.map(option => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
      <UsedBeforeOptions things={things} />
    </select>
  );
  return (
    <div className="cell" data-invalid={invalid || undefined} data-read={read?.state}>
      {plain ? (
        select
      ) : (
        <Fitted of="select" text={nameOf(chosen)}>
          {select}
        </Fitted>
      )}
      {told && !invalid && <ReadLine id={`${id}-why`} read={told} />}
      {invalid && (
        <p className="why" id={`${id}-why`}>
          {field.label} must be one of {offered.map(nameOf).join(', ')}.
        </p>
      )}
    </div>
  );
}

function TextCell({ caseKey, input, field, entry, plain }: CellProps<TextField>) {
  const { dispatch, attend } = useBench();
  const text = entry?.text ?? '';
  const common = {
    id: elementId(caseKey, input.id),
    className: 'value words',
    'data-case': caseKey,
    'data-field': input.id,
    autoComplete: 'off',
    maxLength: longestText,
    placeholder: field.hint,
    value: text,
    onFocus: () => attend(caseKey, input.id),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      dispatch({ type: 'edit', key: caseKey, id: input.id, text: target.value.replaceAll(/\s*\n\s*/g, ' ') }),
  };
  return (
    <div className="cell">
      {plain ? (
        <input {...common} />
      ) : (
        <Fitted of="textarea" text={text || (field.hint ?? '')}>
          <textarea rows={1} {...common} />
        </Fitted>
      )}
    </div>
  );
}

/** The editor of one field of one case. */
export function FieldCell({
  input,
  plain = false,
  unitInHead = false,
  ...rest
}: Omit<CellProps<never>, 'field' | 'plain' | 'unitInHead'> & {
  readonly plain?: boolean;
  readonly unitInHead?: boolean;
}) {
  const { field } = input;
  const set = { input, plain, unitInHead, ...rest };
  if (field.type === 'list') return <ListCell field={field} {...set} />;
  if (field.type === 'rows') return <RowsCell field={field} {...set} />;
  if (field.type === 'quantity') return <QuantityCell field={field} {...set} />;
  if (field.type === 'choice') return <ChoiceCell field={field} {...set} />;
  return <TextCell field={field} {...set} />;
}
