import { areUnitsOfOneKind, isAnyUnit } from './is-any-unit.ts';
import { splitMultiple } from './multiple-unit.ts';
import { gravityHeading } from './gravity-heading.ts';
import { wordsOf } from './heading-words.ts';
import { normalHeading } from './normal-heading.ts';

/** The name and the unit in the heading of a column. */

/** Whether a text marks an empty value. */
export function isBlankMark(text: string): boolean {
  return /^(?:|[-–—]+|n\/?a|n\.a\.)$/i.test(text);
}

/** Pairs of brackets other than round and square ones, and those of full width. */
const otherBrackets = /[{<«‹【〔《（]([^{}<>«»‹›【】〔〕《》（）]+)[}>»›】〕》）]/g;

/** A text with round brackets for others: "Pressure {psig}", "Temp. «°C»", "Flow（kg/h）". */
export const withRoundBrackets = (text: string) =>
  text.replaceAll(otherBrackets, '($1)').replaceAll('［', '[').replaceAll('］', ']');

/** A text without brackets around it. */
export function withoutBrackets(text: string): string {
  // Cells of every row of a list are asked for.
  if (/^[\p{L}\d.-]/u.test(text)) return text;
  return /^[([](.+)[)\]]$/.exec(withRoundBrackets(text))?.[1]?.trim() ?? text;
}

/** Whether a cell of the unit row is a mark for "no unit". */
export const isNoUnit = (text: string) =>
  isBlankMark(text) ||
  /^(?:c_?p\s*\/\s*c_?v|ratio|none|dimensionless|text|1|(?:units?|uom|einheit(?:en)?|unidad(?:es)?|unidade|unit[éà]s?|単位):?)$/i.test(
    text,
  );

/** Splits a heading into name and unit: "Flow (kg/h)", "Flow [kg/h]", "Flow, kg/h", "Flow kg/h", "Temp. / °C", "p/MPa", "Temp. F". */
export function splitHeading(typed: string): { readonly name: string; readonly unit: string } {
  const { name, unit } = withMultiplier(typed, splitLastUnit(typed));
  // In "Pressure barg (psig)" either may be meant.
  const other = unit === '' ? '' : splitAnywhere(name).unit;
  return { name, unit: areUnitsOfOneKind(other, unit) ? `${other} or ${unit}` : unit };
}

const numberNames = String.raw`(?:(?:mill?|mn|mln|mio|mrd|bn|th|thous?|tsd|tds)\.?|(?:billion|million|thousand|hundred|lakh|crore|dozen)s?)`;
const powers = String.raw`(?:[x×*]\s*(?:10[\d^⁰¹²³⁴-⁹]*|1[.,\s]?000(?:[.,\s]?000)?)|10(?:\^|\*\*)[36]|10[³⁶]|'?000s|1000s)`;
/** Matches the name of a number before a unit, as an abbreviation or a letter, or in brackets or behind a comma of its own. */
const multiplierAtEnd = new RegExp(
  String.raw`^(.+?)(?:\s+in)?[\s,([]+(${numberNames}|k|mm?)$|^(.+?)(?:[\s,]+in)?[\s,([]+(${numberNames}|${powers})[)\]\s,([]+$`,
  'i',
);

/** Matches what is behind a unit and changes it: a multiplier, or the state of a standard volume. */
const changeBehind = new RegExp(
  String.raw`^[)\]\s,]*[([]*\s*([x×*]\s*10[\d^⁰¹²³⁴-⁹.,]*|(?:in )?(?:${numberNames}|${powers})|std|standard|[NS]TP|(?:of |eq\.? |equiv\.? )?air|air eq\S*)[)\]\s.]*$`,
  'i',
);

/** A heading with what changes its unit as a part of that: "Flow (mill. Sm3/d)", "Flow (x1000) [kg/h]", "Flow (kg/h (x1000))", "Flow (m3/h std)". */
function withMultiplier(typed: string, split: { readonly name: string; readonly unit: string }): typeof split {
  const { name } = split;
  const unit = split.unit.replace(/[)\]]+$/, '');
  const at = unit === '' ? -1 : typed.lastIndexOf(unit);
  if (at < 0) return split;
  const [, ahead, word, apart, factor] = multiplierAtEnd.exec(typed.slice(0, at).trimEnd()) ?? [];
  const multiplier = (word ?? factor ?? '').replace(/\.$/, '');
  const rest = ahead ?? apart;
  if (rest !== undefined && name.includes(multiplier)) return { name: rest, unit: `${multiplier} ${unit}` };
  const [, change] = changeBehind.exec(typed.slice(at + unit.length)) ?? [];
  return change === undefined
    ? split
    : { name: typed.slice(0, at).replace(/[\s,;:([]+$/, ''), unit: `${unit} ${change}` };
}

/** Splits a heading at the unit at its end, if there is one. */
function splitLastUnit(typed: string): { readonly name: string; readonly unit: string } {
  const heading = withRoundBrackets(typed)
    .replaceAll(/(?<=\S)\s*[([](?:see )?notes?\b[^()[\]]*[)\]]/gi, '')
    // Pressure bar,g
    .replace(/(?<=\p{L}\d?),\s*(?=(?:g|a|abs|gauge)\.?\)?$)/iu, ' ')
    // Flow, lb/h (x1000)
    .replace(/(?<=\S)\s*[([]([x×*]\s*\d[^()[\]]*)[)\]]$/i, ' $1');
  const gravity = gravityHeading(heading);
  if (gravity) return gravity;
  const normal = normalHeading(heading);
  if (normal) return normal;
  const [, quantity, symbol = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(heading) ?? [];
  if (quantity !== undefined && isSymbolOf(quantity, symbol)) return { name: quantity, unit: '' };
  const [, multiplied, factor = '', unitBehind = ''] = multiple.exec(heading) ?? [];
  if (multiplied !== undefined && isUnitLike(unitBehind)) return { name: multiplied, unit: `${factor} ${unitBehind}` };
  // "P1 (psig) normal" and "P1, psig (normal)"
  const [, ahead, within = '', after = ''] = /^([^()[\]]+?)\s+[([]([^()[\]]+)[)\]]\s*(\p{L}.*)$/u.exec(heading) ?? [];
  if (ahead !== undefined && isUnitLike(within)) return { name: `${ahead} ${after}`, unit: within };
  const [, main = '', qualifier = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(heading) ?? [];
  const qualified = qualifiers.test(qualifier) ? splitHeading(main) : undefined;
  if (qualified !== undefined && qualified.unit !== '') return { ...qualified, name: `${qualified.name} ${qualifier}` };
  const [, before = '', behind = ''] = /^(.+?)(?:\s+\/\s+|\s*[,:;]\s*)(\S+(?: \S+)?)$/.exec(heading) ?? [];
  if (isUnitLike(behind)) return { name: before, unit: withoutBrackets(behind) };
  const [, named, unitOf = ''] = /^(\p{L}[\p{L}\d_.]*)_([^_\s]+)$/u.exec(heading) ?? [];
  if (named !== undefined && isUnitLike(unitOf) && (!isAlsoAWord(unitOf) || /^[sCFK]$/.test(unitOf)))
    return { name: named.replaceAll('_', ' '), unit: unitOf };
  const [, measure, scale] = /^(.*[\p{L}\p{N}.])\s*(°\s?[CFKR]|(?<=\s)°\p{L}+)$/u.exec(heading) ?? [];
  if (measure !== undefined && scale !== undefined) return { name: measure, unit: scale };
  const quotient = splitQuotient(heading);
  if (quotient && splitMultiple(quotient.unit)) return quotient;
  const words = molarMass.test(heading) ? [] : heading.split(' ');
  for (const count of [2, 1]) {
    const unit = words.slice(-count).join(' ');
    const name = words
      .slice(0, -count)
      .join(' ')
      .replace(/[\s,:;]+$/, '');
    // In "Axis C (m)" the letter belongs to the name; in "Pressure bar (g)" both words belong to the unit.
    if (count === 2 && /^\S [([]/.test(unit)) continue;
    // A number within the brackets of the unit may multiply it: "Flow (24 kg/h)".
    const [, outside, numbered = ''] = /^(.+?)\s*[([]([^()[\]]*\d[^()[\]]*)$/.exec(name) ?? [];
    if (outside !== undefined && isUnitLike(withoutBrackets(unit.replace(/[)\]]$/, ''))))
      return { name: outside, unit: `${numbered} ${unit.replace(/[)\]]$/, '')}` };
    if (name !== '' && isUnitLike(unit) && (!isAlsoAWord(unit) || isScale(name, unit)))
      return { name, unit: withoutBrackets(unit) };
  }
  if (quotient) return quotient;
  const [, called = '', round, square] = /^(.+?)\s*(?:\(([^()]+)\)|\[([^[\]]+)\])$/.exec(heading) ?? [];
  const inner = (round ?? square ?? '').trim();
  return isUnitLike(inner) ||
    /^[^\d\s]+\/\S+$/.test(inner) ||
    (square !== undefined && !isNoUnit(inner)) ||
    isUnknownUnit(round) ||
    isBasis(called, inner)
    ? { name: called, unit: inner }
    : splitAnywhere(heading);
}

/** What is between the words of a heading, in which a unit may be any: "Pressure=psig", "(psig) Pressure", "Pressure psig (note 3)". */
const betweenWords = /[\s,;:=*|\\()[\]"'“”„‘’–—]+/u;
/** Matches units that are no words of a name, such as HP and mol. */
const unmistakable = /^(?:ft|mm|cm|km|cP|Pa|kW|°[CF]|\p{L}.*\/\p{L}.*|\p{L}[\p{L}\d²³]{2,})$/u;
const alsoNames = /^(?:api|days?|deg|inch|min|mole?|rad|second|ton)$/i;

/** The name and the unit of a heading with a unit anywhere; several units are left open. */
function splitAnywhere(heading: string): { readonly name: string; readonly unit: string } {
  const isUnit = (text: string) => unmistakable.test(text) && !alsoNames.test(text) && isAnyUnit(text);
  const units = heading.split(betweenWords).flatMap(word => {
    if (isUnit(word)) return [word];
    // Pressure-psig, Pressure.psig
    const [, name = '', unit = ''] = /^(.*\p{L})[-.](\p{L}.*)$/u.exec(word) ?? [];
    return isUnit(unit) && !isAnyUnit(name) ? [unit] : [];
  });
  const [only] = units;
  if (only === undefined) return { name: heading, unit: '' };
  const name = units
    .reduce((rest, unit) => rest.replace(unit, ' '), heading)
    .split(betweenWords)
    .map(word => word.replace(/-$|(?<=\p{L}{5})\.$/u, ''))
    .join(' ')
    .trim();
  return name === '' ? { name: heading, unit: '' } : { name, unit: units.join(' or ') };
}

/** Matches the symbol of a quantity before the unit by which it is divided: p, T1, dP, Pv. */
const symbolAhead = /^\p{L}{1,2}\d?$/u;

/**
 * Splits a heading with a quantity divided by its unit, "p/MPa", "T/°F", "Flow/kg/h" (ISO 80000-1, 7.1), also by a unit that is not known after a
 * symbol. Undefined for any other heading, such as "L/D" and "Cp/Cv".
 */
function splitQuotient(heading: string): { readonly name: string; readonly unit: string } | undefined {
  if (isAnyUnit(heading) || isNoUnit(heading)) return undefined;
  for (const { index } of heading.matchAll(/(?<=[\p{L}\d).])\//gu)) {
    const [name, unit] = [heading.slice(0, index), withoutBrackets(heading.slice(index + 1).trim())];
    const isUnit = isUnitLike(unit) && (!/^[a-z]$/i.test(unit) || /^[ms]$/.test(unit) || isScale(name, unit));
    const isWithinBrackets = /[([][^)\]]*$/.test(name);
    // In "Press. bar/psi" either may be meant.
    const [last = '', ...ahead] = name.split(' ').toReversed();
    const isUnitAhead = isUnitLike(last) && (last.length > 1 || ahead.length > 0);
    if (!isWithinBrackets && !isUnitAhead && (isUnit || (symbolAhead.test(name) && isUnknownUnit(unit))))
      return { name, unit };
  }
  return undefined;
}

/** Matches headings in which MW is not the megawatt. */
const molarMass = /^(?:average|avg\.?|mean|overall|mixture|gas|vapou?r|liquid) MW$/i;

/** Matches a heading in multiples of a unit, also those that no field accepts: "Flow (1000 lb/h)", "Flow x1000 kg/h", "Flow, 10^3 kg/h". */
const multiple =
  /^(.+?)[\s,([]+((?:[x×*]\s*)?(?:10(?:\^|\*\*)?[-−+]?\d|10[⁻⁺]?[⁰¹²³⁴-⁹]+|\d+(?:\.\d+)?e[-+]?\d+|1[.,\s]?000(?:[.,\s]?000)?|'?000s?|thousands?\b|millions?\b))\s*[·x×*]?\s*[([]?([^\s()[\]]+)[)\]]?$/i;

/** Whether a text is a unit, or one with a prefix in the wrong case that no field accepts: mPa for MPa. */
function isUnitLike(text: string): boolean {
  const [first = ''] = text;
  const swapped = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return (
    isAnyUnit(text) ||
    splitMultiple(text) !== undefined ||
    (/^[mM]\p{Lu}/u.test(text) && isAnyUnit(swapped + text.slice(1)))
  );
}

/** Whether a unit that may be a word is one after the name of its quantity: Temp C, Inlet temperature F, Length m, Line size in. */
function isScale(name: string, unit: string): boolean {
  const words = wordsOf(name);
  if (unit === 'm') return ['length', 'elevation', 'roughness', 'head'].some(word => words.has(word));
  if (unit === 'in') return ['size', 'diameter', 'thickness'].some(word => words.has(word));
  return /^[CFKR]$/.test(unit) && words.has('temperature');
}

/** Matches words in round brackets that distinguish values of one quantity, such as min and max. */
const qualifiers =
  /^(?:notes?|norm(?:al)?|max(?:imum)?|min(?:imum)?|design|des|oper(?:ating)?|op|total|gas|vap(?:ou?r)?|liq(?:uid)?|avg|average|calc|est|tag|each|case|hot|cold|shell|tube|inlet|outlet|in|out|gauge|abs|rated|req(?:uired)?|dry|wet|if|see|per|opt(?:ional)?|mix|feed|pipe|line|valve|pump|fuel|site)$/i;

/** Matches the labels of items: A, B, I, II. */
const itemLabel = /^(?:A|B|I{1,3}|IV)$/;

/** Whether a text in round brackets may be an unknown unit, so that the column is not read in the default unit: "Flow (lph)", "Visc (E)". */
function isUnknownUnit(text = ''): boolean {
  const inner = text.trim();
  const isKnownWord = wordsOf(inner).size > 1 || !wordsOf(inner).has(inner.toLowerCase().replace(/^°/, ''));
  return (
    /^(?:[\p{L}°][\p{L}\d²³°/.·-]{0,5}|°\p{L}+)$/u.test(inner) &&
    !qualifiers.test(inner) &&
    !itemLabel.test(inner) &&
    !isKnownWord
  );
}

/** Whether a text in brackets is the symbol of the quantity before it: "Molecular weight (MW)", "Length (L)", "Pressure (P3)". */
function isSymbolOf(name: string, text: string): boolean {
  const [words, own] = [wordsOf(name), wordsOf(text)];
  const meant = own.size > 1 ? own : wordsOf(text.replace(/\d$/, ''));
  // Kv and Cv are symbols and units of different size.
  return /^\p{L}{1,5}\d?$/u.test(text) && !/^[KC]v$/i.test(text) && [...meant].every(word => words.has(word));
}

/** Whether a letter in brackets behind a pressure may say that it is absolute or gauge, of a unit that is not there. */
const isBasis = (name: string, text: string) => /^[ag]$/i.test(text) && wordsOf(name).has('pressure');

/** Whether a unit could also be a word of the name: Train A, Flow min, line in. */
function isAlsoAWord(unit: string): boolean {
  return /^(?:[a-z]|in|min|day)$/i.test(unit);
}
