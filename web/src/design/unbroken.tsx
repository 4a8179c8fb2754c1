import { Fragment } from 'react';

/**
 * The number of a standard with the letters before it: a figure after capitals, or what has a hyphen beside a figure or
 * between capitals. API 521, IEC 60534-2-1, ASME BPVC II-D.
 */
const designation = /(?:[A-Z][A-Z/]+ )+\d\S*|(?:[A-Z][A-Z/]+ )*\S*(?:\d-\S|\S-\d|[A-Z]-[A-Z])\S*/;
/** Two names as one: Two-Phase, Reader-Harris. */
const compound = /[A-Z]\p{Ll}+-[A-Z]\p{Ll}+/u;
/** A figure with its thousands and its unit: 10 339 kPa(abs), ±5 %. */
const figure = /[±−-]?\d[\d.]*(?: \d{3})*(?:\.\d+)? (?:%|°[CF]?|[A-Za-zµ]{1,4}(?:[(/·²³]\S*)?(?!\p{L}))/u;
const whole = new RegExp(`(${[designation, compound, figure].map(({ source }) => source).join('|')})`, 'u');

/** Text in which the number of a standard, a name of two, and a figure with its unit stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(whole).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="designation">
        {part}
      </span>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
