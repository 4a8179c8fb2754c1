import { listLines, listText, type ListDoubt, type ListField } from '@isentrope/calculators/kit';
import { Doubt } from './doubt.tsx';

/** The error of a list, or the warning on an amount that can be read in two ways. */
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
  /** Called with the list text after a reading was chosen, and the index of its line. */
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
