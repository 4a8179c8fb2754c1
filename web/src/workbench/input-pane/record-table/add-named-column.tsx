import { lowerFirst, type NamedColumns } from '@isentrope/calculators/kit';
import { useState } from 'react';

/** The entry of a name that adds one of the columns that users name. */
export function AddNamedColumn({
  column,
  onAdd,
}: {
  readonly column: NamedColumns;
  readonly onAdd: (name: string) => void;
}) {
  const [name, setName] = useState('');
  return (
    <form
      className="record-add-column"
      onSubmit={event => {
        event.preventDefault();
        onAdd(name);
        setName('');
      }}
    >
      <input
        aria-label={`Name of a new ${lowerFirst(column.label)}`}
        placeholder={`Name of a new ${lowerFirst(column.label)}`}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button" disabled={name.trim() === ''}>
        Add a column
      </button>
    </form>
  );
}
