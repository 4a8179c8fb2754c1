import type { AmbiguousReadings } from '@isentrope/engineering/quantities';

/** Warning on a number that can be read in two ways ("1,234"), with a button for each reading. */
export function AmbiguityWarning({
  id,
  label,
  readings: { read, meant },
  onChoose,
}: {
  id: string;
  label: string;
  readings: AmbiguousReadings;
  onChoose: (text: string) => void;
}) {
  const apart = meant.replace(/(\d)(?=\d{3}(?!\d))/, '$1\u202f');
  return (
    <p className="why doubt" id={id}>
      Read as {read}. Meant {apart}?{' '}
      {[
        { text: read, shown: read },
        { text: meant, shown: apart },
      ].map(({ text, shown }) => (
        <button
          key={text}
          type="button"
          className="link"
          aria-label={`${label} is ${text}`}
          onClick={() => onChoose(text)}
        >
          {shown}
        </button>
      ))}
    </p>
  );
}
