import {
  describeFieldBounds,
  isRecordTable,
  maxTextLength,
  offeredOptions,
  offeredUnits,
  openReadings,
  readField,
  displayText,
  type CaseData,
  type ChoiceField,
  type Entry,
  type Input,
  type QuantityField,
  type ReportedCase,
  type TextField,
} from '@isentrope/calculators/kit';
import { useState, type ChangeEvent } from 'react';
import { elementId, useWorkbenchContext } from '../../workbench-context.ts';
import { useRecentEntries } from '../../files/recent-entries.ts';
import { SourceLine } from '../../sources/source-line.tsx';
import { useFieldSource } from '../../sources/use-field-source.ts';
import { AmbiguityWarning } from './ambiguity-warning.tsx';
import { derivedDefault } from './derived-default.ts';
import { AutoHeight } from './auto-height.tsx';
import { defaultDescription, fieldPlaceholder } from './field-placeholder.ts';
import { numberFieldKeys } from '../keyboard.ts';
import { ListCell } from './list-cell.tsx';
import { RecordCell } from '../record-table/record-cell.tsx';
import { RowsCell } from './rows-cell.tsx';
import { chosenRecentEntry, RecentEntryOptions } from './recent-entry-options.tsx';
import { Options } from '../../../design/options.tsx';

interface CellProps<F> {
  readonly caseKey: number;
  readonly input: Input;
  readonly field: F;
  readonly entry: Entry | undefined;
  /** The case that the field belongs to. */
  readonly data: CaseData;
  /** Whether the last calculation used the present entry: then an error is shown even while the field has the focus. */
  readonly showsErrors: boolean;
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
      <Options of={(units.includes(value) ? units : [value, ...units]).map(unit => [unit, unit === '' ? '–' : unit])} />
    </select>
  );
}

/** The help text of a field, else its limits. */
function fieldTooltip(field: QuantityField): string | undefined {
  return field.help ?? (describeFieldBounds(field).trim() === field.unit ? undefined : describeFieldBounds(field));
}

function QuantityCell({
  caseKey,
  input,
  field,
  entry,
  data,
  showsErrors,
  report,
  current,
  plain,
  unitInHead,
}: CellProps<QuantityField>) {
  const { dispatch, reportFocus } = useWorkbenchContext();
  const [hasFocus, setHasFocus] = useState(false);
  const seen = !hasFocus || showsErrors;
  const reading = seen ? readField(input, data, input.id) : undefined;
  const invalid = reading?.type === 'invalid' ? `${field.label} ${reading.reason}.` : undefined;
  const ambiguity = seen && invalid === undefined ? openReadings(entry?.text ?? '', data) : undefined;
  const id = elementId(caseKey, input.id);
  const unit = entry?.unit ?? field.unit;
  const { read, shown: shownSource } = useFieldSource(data, input.id);
  const isBlank = (entry?.text ?? '').trim() === '';
  const fieldDefault = isBlank ? derivedDefault(report, input.id, field, unit) : undefined;
  const placeholder = fieldPlaceholder(field, unit);
  const description =
    fieldDefault?.from ?? (isBlank && placeholder?.isDefault ? defaultDescription(placeholder.text, unit) : undefined);
  const hasNote = invalid !== undefined || ambiguity !== undefined || shownSource;
  const describedBy = [...(hasNote ? [`${id}-why`] : []), ...(description === undefined ? [] : [`${id}-default`])].join(
    ' ',
  );
  return (
    <div
      className="cell"
      data-invalid={invalid !== undefined || undefined}
      data-doubt={ambiguity !== undefined || undefined}
      data-filled={fieldDefault && (current ? 'now' : 'before')}
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
          maxLength={maxTextLength}
          aria-keyshortcuts={numberFieldKeys}
          placeholder={fieldDefault?.text ?? placeholder?.text}
          data-assumed={(!fieldDefault && placeholder?.isDefault) || undefined}
          value={entry ? displayText(entry) : ''}
          aria-invalid={invalid !== undefined || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          title={fieldDefault?.from ?? (plain ? undefined : fieldTooltip(field))}
          onChange={event => dispatch({ type: 'edit', key: caseKey, id: input.id, text: event.target.value })}
          onFocus={() => {
            setHasFocus(true);
            reportFocus(caseKey, input.id);
          }}
          onBlur={() => {
            setHasFocus(false);
            dispatch({ type: 'settle', key: caseKey, id: input.id });
          }}
        />
      </span>
      {description !== undefined && (
        <span hidden id={`${id}-default`}>
          {description}
        </span>
      )}
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
      {shownSource && invalid === undefined && !ambiguity && <SourceLine id={`${id}-why`} read={shownSource} />}
      {ambiguity && (
        <AmbiguityWarning
          id={`${id}-why`}
          label={field.label}
          readings={ambiguity}
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
  const { definition, dispatch, reportFocus } = useWorkbenchContext();
  const recentEntries = useRecentEntries(definition, input.id);
  const chosen = entry?.text ?? '';
  const offered = offeredOptions(field, data);
  const known = offered.includes(chosen);
  const invalid = chosen !== '' && !known;
  const id = elementId(caseKey, input.id);
  const nameOf = (option: string) => (option === '' ? (field.hint ?? 'Select') : (field.names?.[option] ?? option));
  const { read, shown: shownSource } = useFieldSource(data, input.id);
  const select = (
    <select
      id={id}
      className="value"
      data-case={caseKey}
      data-field={input.id}
      value={chosen}
      title={plain ? undefined : field.help}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid || shownSource ? `${id}-why` : undefined}
      onFocus={() => reportFocus(caseKey, input.id)}
      onChange={({ target: { value } }) => {
        const recentEntry = chosenRecentEntry(recentEntries, value);
        if (recentEntry)
          dispatch({ type: 'takeOver', key: caseKey, entries: recentEntry.entries, what: recentEntry.description });
        else dispatch({ type: 'edit', key: caseKey, id: input.id, text: value });
      }}
    >
      {!known && <option value={chosen}>{nameOf(chosen)}</option>}
      <Options of={offered.map(option => [option, nameOf(option)])} />
      <RecentEntryOptions recentEntries={recentEntries} />
    </select>
  );
  return (
    <div className="cell" data-invalid={invalid || undefined} data-read={read?.state}>
      {plain ? (
        select
      ) : (
        <AutoHeight of="select" text={nameOf(chosen)}>
          {select}
        </AutoHeight>
      )}
      {shownSource && !invalid && <SourceLine id={`${id}-why`} read={shownSource} />}
      {invalid && (
        <p className="why" id={`${id}-why`}>
          {field.label} must be one of {offered.map(nameOf).join(', ')}.
        </p>
      )}
    </div>
  );
}

function TextCell({ caseKey, input, field, entry, plain }: CellProps<TextField>) {
  const { dispatch, reportFocus } = useWorkbenchContext();
  const text = entry?.text ?? '';
  const common = {
    id: elementId(caseKey, input.id),
    className: 'value words',
    'data-case': caseKey,
    'data-field': input.id,
    autoComplete: 'off',
    maxLength: maxTextLength,
    placeholder: field.hint,
    value: text,
    onFocus: () => reportFocus(caseKey, input.id),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      dispatch({ type: 'edit', key: caseKey, id: input.id, text: target.value.replaceAll(/\s*\n\s*/g, ' ') }),
  };
  return (
    <div className="cell">
      {plain ? (
        <input {...common} />
      ) : (
        <AutoHeight of="textarea" text={text || (field.hint ?? '')}>
          <textarea rows={1} {...common} />
        </AutoHeight>
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
  if (field.type === 'rows')
    return isRecordTable(field) ? <RecordCell field={field} {...set} /> : <RowsCell field={field} {...set} />;
  if (field.type === 'quantity') return <QuantityCell field={field} {...set} />;
  if (field.type === 'choice') return <ChoiceCell field={field} {...set} />;
  return <TextCell field={field} {...set} />;
}
