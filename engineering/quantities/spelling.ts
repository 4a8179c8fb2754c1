import { hasUnit, unitOf } from './convert.ts';
import { kindOf, type Kind } from './kinds.ts';
import type { Unit } from './unit.ts';

/**
 * A unit's spelling with what people vary removed: superscripts, dots, brackets, blanks, the degree sign, μ or u,
 * "hr" for "h", "per" for "/".
 */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s.·⋅*()[\]^°_]/g, '')
    .replaceAll(/[μµ]/g, 'u')
    .replaceAll(/deg(?=[CFRK])/g, '')
    .replaceAll(/hours?|hrs?(?![a-z])/g, 'h');
}

const spellings = new Map<Kind, { exact: Map<string, Unit>; folded: Map<string, Unit | undefined> }>();

function spellingsOf(kind: Kind) {
  let known = spellings.get(kind);
  if (!known) {
    known = { exact: new Map(), folded: new Map() };
    for (const unit of kindOf(kind).units) known.exact.set(plain(unit.symbol), unit);
    for (const unit of kindOf(kind).units) {
      for (const alias of unit.aliases) if (!known.exact.has(plain(alias))) known.exact.set(plain(alias), unit);
    }
    for (const [spelling, unit] of known.exact) {
      const folded = spelling.toLowerCase();
      const other = known.folded.get(folded);
      known.folded.set(folded, known.folded.has(folded) && other !== unit ? undefined : unit);
    }
    spellings.set(kind, known);
  }
  return known;
}

/**
 * The unit of a kind that a person means by `text`: the one of this symbol, else exactly as written if there is one, else
 * regardless of case where that leaves one choice ("BAR", but not "mpa", which is MPa or mPa).
 */
export function findUnit(kind: Kind, text: string): Unit | undefined {
  if (hasUnit(kind, text)) return unitOf(kind, text);
  const { exact, folded } = spellingsOf(kind);
  const spelling = plain(text);
  return exact.get(spelling) ?? folded.get(spelling.toLowerCase());
}
