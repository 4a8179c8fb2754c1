import { listLines, listText, type AmbiguousAmount, type ListField } from '@isentrope/calculators/kit';
import { AmbiguityWarning } from './ambiguity-warning.tsx';

/** The error of a list, or the warning on an amount that can be read in two ways. */
export function ListError({
  id,
  field,
  text,
  invalid,
  ambiguity,
  onChoose,
}: {
  readonly id: string | undefined;
  readonly field: ListField;
  readonly text: string;
  readonly invalid: string | undefined;
  readonly ambiguity: AmbiguousAmount | undefined;
  /** Called with the list text after a reading was chosen, and the index of its line. */
  readonly onChoose: (text: string, line: number) => void;
}) {
  if (id === undefined) return null;
  if (!ambiguity) {
    return (
      <p className="why" id={id}>
        {invalid}
      </p>
    );
  }
  const { index: position, name, readings } = ambiguity;
  const lines = listLines(text);
  return (
    <AmbiguityWarning
      id={id}
      label={`${field.amount.label} of ${name}`}
      readings={readings}
      onChoose={amount =>
        onChoose(listText(lines.map((line, index) => (index === position ? { ...line, amount } : line))), position)
      }
    />
  );
}
