/** The heading of a column, with the class of its cell if it has one. */
type Heading = string | readonly [text: string, className: string];

/** The head of a table: a cell for each column. */
export function ColumnHeads({
  names,
  hasActions = false,
  className,
}: {
  names: readonly Heading[];
  /** Whether there is a last column of actions, whose heading is for screen readers only. */
  hasActions?: boolean;
  className?: string;
}) {
  return (
    <thead className={className}>
      <tr>
        {names.map(name => {
          const [text, cellClass] = typeof name === 'string' ? [name] : name;
          return (
            <th key={text} scope="col" className={cellClass}>
              {text}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
