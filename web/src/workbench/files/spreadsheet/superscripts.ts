import type { CellPosition } from '@isentrope/calculators/kit';
import { placeOf, unescaped } from './workbook-xml.ts';

/** Texts whose parts differ in format: strings of a workbook, and those within a cell (ECMA-376-1, 18.4.8 and 18.3.1.53). */
const richText = /<(si|is)\b[^>]*>(?=\s*<r\b).*?<\/\1\s*>/gs;
const part = /<r\b[^>]*>.*?<\/r\s*>/gs;
const partText = /(<t\b[^>]*>)(.*?)(<\/t\s*>)/s;
const raised = /<vertAlign\b[^>]*\bval\s*=\s*["']superscript["']/;

const plainSigns = '0123456789+-−–';
const superscriptSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻';

/** Lengths and times before a power, as in kg/m³ and m/s². */
const unitBefore = /(?:^|[^\p{L}])(?:[kcdmµ]?m|ft|foot|feet|in|inch|yd|s|sec)$/u;

/**
 * A superscript of a cell as plain text: the power of a unit or of ten, a degree sign, a fraction or an ordinal. Empty for the mark of a footnote,
 * which would otherwise become a digit of the number before it.
 * @param before the text before it in the cell
 * @param after the text behind it
 */
export function superscriptText(before: string, text: string, after: string): string {
  const mark = text.trim();
  const isBehindNumber = /\d["'”″’)\]%]*\s*$/.test(before);
  if (/^[o0°º]$/i.test(mark) && /^\s*[CF]\b/.test(after)) return '°';
  if (/^\d+$/.test(mark) && /^\s*[/⁄]\s*\d/.test(after)) return isBehindNumber ? ` ${mark}` : text;
  if (/^(?:st|nd|rd|th)$/i.test(mark) || /[+\-−–]$/.test(mark)) return text;
  if (isPower(before, mark)) return mark.replaceAll(/./g, sign => superscriptSigns[plainSigns.indexOf(sign)] ?? sign);
  const isBeforeNumber = before.trim() === '' && /^\s*[+\-−–]?[.,]?\d/.test(after);
  const isMark = /^[([]?\d{1,2}[)\]]?$|^[*†‡§]+$/.test(mark) && before.trim() !== '';
  return isBehindNumber || isBeforeNumber || isMark ? '' : text;
}

function isPower(before: string, mark: string): boolean {
  if (!/^[+\-−–]?\d+$/.test(mark)) return false;
  if (/(?:^|[^\d.,])10$/.test(before)) return true;
  return /^\d/.test(mark) ? mark !== '1' && unitBefore.test(before) : /\p{L}$/u.test(before);
}

/** The XML of strings or cells with their superscripts as plain text. */
export function withPlainSuperscripts(xml: string): string {
  return xml.includes('superscript') ? xml.replaceAll(richText, text => plainText(text).text) : xml;
}

/** A text with its superscripts as plain text, and whether it loses the mark of a footnote. */
function plainText(text: string): { readonly text: string; readonly hasFootnote: boolean } {
  const words = [...text.matchAll(part)].map(([xml]) => unescaped(partText.exec(xml)?.[2] ?? ''));
  let [index, before, hasFootnote] = [0, '', false];
  const plain = text.replaceAll(part, xml => {
    const [own = '', after] = [words[index], words.slice(index + 1).join('')];
    index += 1;
    const read = raised.test(xml) ? superscriptText(before, own, after) : own;
    before += read;
    if (read === own) return xml;
    if (read === '') hasFootnote = true;
    return xml.replace(partText, (_, start: string, _text, end: string) => `${start}${read}${end}`);
  });
  return { text: plain, hasFootnote };
}

const sharedCell = /<c\b([^>]*\bt\s*=\s*["']s["'][^>]*)>\s*<v\s*>\s*(\d+)\s*<\/v/g;
const inlineCell = /<c\b([^>]*)>\s*(<is\b[^>]*>.*?<\/is\s*>)/gs;

/**
 * The cells of a sheet from which the mark of a footnote is left out.
 * @param strings the XML of the strings of the workbook
 */
export function footnoteCells(strings: string): (sheet: string) => readonly CellPosition[] {
  const marked = new Set(
    strings.includes('superscript')
      ? [...strings.matchAll(/<si\b[^>]*?(?:\/>|>.*?<\/si\s*>)/gs)].flatMap(([text], index) =>
          plainText(text).hasFootnote ? [String(index)] : [],
        )
      : [],
  );
  return sheet =>
    [
      ...(marked.size === 0 ? [] : [...sheet.matchAll(sharedCell)].filter(([, , index = '']) => marked.has(index))),
      ...(sheet.includes('superscript')
        ? [...sheet.matchAll(inlineCell)].filter(([, , text = '']) => plainText(text).hasFootnote)
        : []),
    ].flatMap(([, tag = '']) => {
      const place = placeOf(tag);
      return place ? [place] : [];
    });
}
