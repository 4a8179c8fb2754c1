import { Fragment } from 'react';

/**
 * The number of a standard with the letters before it: a figure after capitals, or what has a hyphen beside a figure or
 * between capitals. API 521, IEC 60534-2-1, ASME BPVC II-D.
 */
const designation = /((?:[A-Z][A-Z/]+ )+[A-Z]?\d\S*|(?:[A-Z][A-Z/]+ )*\S*(?:\d-\S|\S-\d|[A-Z]-[A-Z])\S*)/;
/** A quantity with its thousands and its unit, which is a sign or a short word. 20 °C, 10 339 kPa(abs), 4.6 %. */
const quantity =
  /([−±+]?\d(?:[\d.,]*\d)?(?: \d{3})*(?:\.\d+)? (?:[°%]\S*|\p{L}(?:[^\s,;]{0,7}|[^\s,;]*\/[^\s,;]*)(?![^\s,;])))/u;
/** Two names as one, by a dash or a hyphen: Peng–Robinson, Two-Phase. */
const pair = /(\p{L}+–\p{L}+|[A-Z]\p{Ll}+-[A-Z]\p{Ll}+)/u;

/** A text in parts, every second one of which is to stay on one line. */
function parted(text: string): readonly string[] {
  const within = (parts: readonly string[], pattern: RegExp) =>
    parts.flatMap((part, place) => (place % 2 === 1 ? [part] : part.split(pattern)));
  return [designation, quantity, pair].reduce(within, [text]);
}

/** Text in which the same stays on one line where there is nothing but text: with spaces at which no line is broken. */
export function unbroken(text: string): string {
  return parted(text)
    .map((part, place) => (place % 2 === 1 ? part.replaceAll(' ', '\u00a0') : part))
    .join('');
}

/** Text in which the number of a standard, a quantity with its unit and a pair of names stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return parted(text).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="designation">
        {part}
      </span>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
