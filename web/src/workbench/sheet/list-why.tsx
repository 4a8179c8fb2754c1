import { listLines, listText, type ListDoubt, type ListField } from '@isentrope/calculators/kit';
import { Doubt } from './doubt.tsx';

/** What is wrong with a list, or which of its amounts reads two ways. */
export function ListWhy({
  id,
  field,
  text,
  invalid,
  doubt,
  onChoose,
}: {
  readonly id: string | undefined;
  readonly field: ListField;
  readonly text: string;
  readonly invalid: string | undefined;
  readonly doubt: ListDoubt | undefined;
  /** Is told the text with the reading that was chosen, and the line in which it stands. */
  readonly onChoose: (text: string, line: number) => void;
}) {
  if (id === undefined) return null;
  if (!doubt) {
    return (
      <p className="why" id={id}>
        {invalid}
      </p>
    );
  }
  const { place, name, readings } = doubt;
  const lines = listLines(text);
  return (
    <Doubt
      id={id}
      label={`${field.amount.label} of ${name}`}
      readings={readings}
      onChoose={amount =>
        onChoose(listText(lines.map((line, index) => (index === place ? { ...line, amount } : line))), place)
      }
    />
  );
}
