import { memo } from 'react';
import { PopoverMenu } from '../ui/popover-menu.tsx';
import { chosenColumns, toggleColumn, type Column, type ColumnChoice } from './columns.ts';

const sets = [
  { choice: 'answers', label: 'Answers' },
  { choice: 'differs', label: 'What differs' },
  { choice: 'all', label: 'All' },
] as const;

/** Columns by section, inputs and results apart, main results first. */
function sectionsOf(columns: readonly Column[]): readonly { readonly title: string; readonly columns: Column[] }[] {
  const sections = new Map<string, { title: string; columns: Column[] }>();
  const answers = columns.filter(column => column.type === 'result' && column.answer);
  const others = columns.filter(column => !answers.includes(column));
  for (const column of [...answers, ...others]) {
    const title = answers.includes(column) ? 'Answers' : column.section;
    const key = `${column.type} ${title}`;
    const section = sections.get(key) ?? { title, columns: [] };
    sections.set(key, section);
    section.columns.push(column);
  }
  return [...sections.values()];
}

/** The menu to choose columns. */
export const ColumnMenu = memo(function ColumnMenu({
  columns,
  choice,
  onChoose,
}: {
  readonly columns: readonly Column[];
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
}) {
  const shown = new Set(chosenColumns(columns, choice));
  const text = shown.size === columns.length ? 'all' : `${shown.size} of`;
  const noneDiffers = !columns.some(column => column.type === 'input' && column.differs);
  return (
    <PopoverMenu label={`Columns: ${text} ${columns.length}`}>
      <div className="column-sets" role="group" aria-label="Sets of columns">
        {sets.map(({ choice: set, label }) => (
          <button key={set} type="button" aria-pressed={choice === set} onClick={() => onChoose(set)}>
            {label}
          </button>
        ))}
      </div>
      {choice === 'differs' && noneDiffers && (
        <p className="menu-more">No input differs between the cases, so all inputs are shown.</p>
      )}
      {sectionsOf(columns).map(section => (
        <fieldset key={`${section.columns[0]?.type} ${section.title}`} className="column-section">
          <legend className="cap">{section.title}</legend>
          {section.columns.map(column => (
            <label key={column.key}>
              <input
                type="checkbox"
                checked={shown.has(column)}
                onChange={() => onChoose(toggleColumn(columns, choice, column.key))}
              />
              {column.label}
            </label>
          ))}
        </fieldset>
      ))}
    </PopoverMenu>
  );
});
