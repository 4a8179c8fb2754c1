/** A radio group. */
export function Choice<T extends string>({
  legend,
  name,
  options,
  names,
  chosen,
  onChoose,
}: {
  legend: string;
  name: string;
  options: readonly T[];
  names: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (option: T) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(option => (
        <label key={option} className="check">
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}
