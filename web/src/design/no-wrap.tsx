import { Fragment } from 'react';

/**
 * A standard's number with its letters: a digit after capitals, or a hyphen next to a digit or between capitals. API
 * 521, IEC 60534-2-1, ASME BPVC II-D.
 */
const designation = /((?:[A-Z][A-Z/]+ )+[A-Z]?\d\S*|(?:[A-Z][A-Z/]+ )*\S*(?:\d-\S|\S-\d|[A-Z]-[A-Z])\S*)/;
/** A number with its thousands and its unit, a symbol or short word. 20 °C, 10 339 kPa(abs), 4.6 %. */
const quantity =
  /([−±+]?\d(?:[\d.,]*\d)?(?: \d{3})*(?:\.\d+)? (?:[°%]\S*|\p{L}(?:[^\s,;]{0,7}|[^\s,;]*\/[^\s,;]*)(?![^\s,;])))/u;
/** Two names joined by a dash or hyphen: Peng–Robinson, Two-Phase. */
const pair = /(\p{L}+–\p{L}+|[A-Z]\p{Ll}+-[A-Z]\p{Ll}+)/u;
/** A symbol with its value. C = 0.6. */
const valueOfSymbol = /(\p{L} = [−±+]?\d\S*)/u;
/** A place in a source with its number. eq. 3, Table D.1. */
const placeInSource = /((?:eqs?\.|ch\.|[Cc]lause|[Cc]hapter|[Tt]able|[Aa]nnex) [A-Z]?\.?\d[^\s,;]*)/;

/** Splits a text so that every second part must not wrap. */
function splitNoWrap(text: string): readonly string[] {
  const within = (parts: readonly string[], pattern: RegExp) =>
    parts.flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(pattern)));
  return [designation, quantity, pair, valueOfSymbol, placeInSource].reduce(within, [text]);
}

/** The text with no-break spaces in standards, quantities and names, for plain-text contexts. */
export function withNoBreakSpaces(text: string): string {
  return splitNoWrap(text)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll(' ', '\u00a0') : part))
    .join('');
}

/** Text that does not wrap inside standards, quantities and names. */
export function NoWrapText({ text }: { text: string }) {
  return splitNoWrap(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="designation">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
