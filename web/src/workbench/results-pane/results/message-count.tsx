import type { Definition } from '@isentrope/calculators/kit';
import { useRef } from 'react';
import { caseMessages } from '../../state/case-messages.ts';
import type { WorkbenchCase } from '../../state/workbench-model.ts';

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The class of the element with the messages of the results pane, to which the count leads. */
export const notesClass = 'desk-notes';

/**
 * The number of errors and warnings of the active case, as a button that leads to the first of them below the results.
 * Its line is always reserved, so that nothing moves when results appear.
 */
export function MessageCount({
  definition,
  item,
  index,
}: {
  definition: Definition;
  item: WorkbenchCase;
  index: number;
}) {
  const line = useRef<HTMLParagraphElement>(null);
  const messages = caseMessages(definition, item, index);
  const count = (level: 'error' | 'warning') => messages.filter(message => message.level === level).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const text = [
    ...(errors > 0 ? [countText(errors, 'error')] : []),
    ...(warnings > 0 ? [countText(warnings, 'warning')] : []),
  ].join(', ');
  const showNotes = () => {
    const notes = line.current?.parentElement?.querySelector<HTMLElement>(`.${notesClass}`);
    const first = notes?.querySelector<HTMLElement>(errors > 0 ? '.error' : '.warning') ?? notes;
    first?.scrollIntoView({ block: 'center' });
    notes?.focus({ preventScroll: true });
  };
  return (
    <p className="message-count" ref={line}>
      {text !== '' && (
        <button className={errors > 0 ? 'error' : 'warning'} type="button" onClick={showNotes}>
          {text} below
        </button>
      )}
    </p>
  );
}
