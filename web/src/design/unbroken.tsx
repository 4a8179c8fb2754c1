import { Fragment } from 'react';

/**
 * The number of a standard with the letters before it: a figure after capitals, or what has a hyphen beside a figure or
 * between capitals. API 521, IEC 60534-2-1, ASME BPVC II-D.
 */
const designation = /((?:[A-Z][A-Z/]+ )+\d\S*|(?:[A-Z][A-Z/]+ )*\S*(?:\d-\S|\S-\d|[A-Z]-[A-Z])\S*)/;

/** Text in which the number of a standard stays on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(designation).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="designation">
        {part}
      </span>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
