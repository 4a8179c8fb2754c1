import { useId, type ReactNode } from 'react';
import { UnitSelect } from '../input-pane/cells/cells.tsx';
import { defaultDescription } from '../input-pane/cells/field-placeholder.ts';
import type { AmountText } from './form.ts';
import type { AnalysisOption } from './analysis-options.ts';
import { Options } from '../../design/options.tsx';

/** A select within a sentence. */
export function InlineSelect<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <select
      className="part"
      aria-label={label}
      value={value}
      onChange={event => {
        const chosen = options.find(each => each.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Options of={options.map(({ value: each, text }) => [each, text])} />
    </select>
  );
}

/** A select of inputs or results, grouped by section. */
export function PickOffer({
  label,
  value,
  offers,
  none,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly offers: readonly AnalysisOption[];
  /** The label of the empty option, if allowed. */
  readonly none?: string;
  readonly onChange: (id: string) => void;
}) {
  const sections = [...new Set(offers.map(({ section }) => section))];
  const options = (section: string): ReactNode =>
    offers
      .filter(each => each.section === section)
      .map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ));
  return (
    <select className="part" aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {sections.map(section =>
        sections.length === 1 ? (
          options(section)
        ) : (
          <optgroup key={section} label={section}>
            {options(section)}
          </optgroup>
        ),
      )}
    </select>
  );
}

/** A numeric placeholder is a default in use; any other is a hint. */
const figures = /^-?[\d.]+(?:e[+-]?\d+)?$/;

/** A number input within a sentence. */
export function InlineNumberInput({
  label,
  text,
  placeholder,
  onChange,
}: {
  readonly label: string;
  readonly text: string;
  readonly placeholder?: string | undefined;
  readonly onChange: (text: string) => void;
}) {
  const id = useId();
  const isDefault = placeholder !== undefined && figures.test(placeholder);
  const isShown = isDefault && text === '';
  const input = (
    <input
      className="part number"
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      placeholder={placeholder}
      data-assumed={isDefault || undefined}
      aria-describedby={isShown ? id : undefined}
      value={text}
      onChange={event => onChange(event.target.value)}
    />
  );
  return (
    <>
      {input}
      {isShown && (
        <span hidden id={id}>
          {defaultDescription(placeholder, '')}
        </span>
      )}
    </>
  );
}

const noUnits: readonly string[] = [];

/** A number input with its unit select. */
export function InlineQuantityInput({
  label,
  amount,
  unit,
  units = noUnits,
  placeholder,
  unitShown = true,
  onChange,
}: {
  readonly label: string;
  readonly amount: AmountText;
  /** The unit while nothing is typed. */
  readonly unit: string;
  readonly units?: readonly string[];
  readonly placeholder?: string | undefined;
  /** Whether the unit is shown; otherwise it is that of the following amount. */
  readonly unitShown?: boolean;
  readonly onChange: (amount: AmountText) => void;
}) {
  const unitInUse = amount.text.trim() === '' && amount.unit === '' ? unit : amount.unit;
  return (
    <span className="amount">
      <InlineNumberInput
        label={label}
        text={amount.text}
        placeholder={placeholder}
        onChange={text => onChange({ text, unit: unitInUse })}
      />
      {unitShown && (
        <UnitSelect
          value={unitInUse}
          units={units}
          label={`Unit of ${label}`}
          inTabOrder
          onChange={chosen => onChange({ text: amount.text, unit: chosen })}
        />
      )}
    </span>
  );
}
