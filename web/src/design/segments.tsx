import { useId } from 'react';
import './segments.css';

/** A radio group drawn as joined segments. */
export function Segments<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  className = '',
  disabled = false,
}: {
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string;
  disabled?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={`segments ${className}`.trim()} disabled={disabled}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
