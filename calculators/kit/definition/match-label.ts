import { findConvertedUnit, parseQuantity, splitQuantity, type Kind } from '@isentrope/engineering/quantities';
import { resultInfo, type Definition, type Input } from './calculator-definition.ts';
import { symbolText } from '../equation/index.ts';

/** A field found by its label, and the unit that follows the label. */
export interface FieldMatch {
  readonly input: Input;
  readonly unit: string | undefined;
}

/** The label, symbol and kind by which a field or result is found. */
interface MatchableName {
  readonly label: string;
  readonly symbol?: string | undefined;
  /** The symbol in upper and lower case. */
  readonly writtenSymbol?: string | undefined;
  readonly kind?: Kind | undefined;
}

interface Names {
  readonly inputs: readonly { readonly input: Input; readonly called: MatchableName }[];
  readonly results: readonly { readonly id: string; readonly called: MatchableName }[];
}

const namesCache = new WeakMap<Definition, Names>();

/** Normalises letters, white space and case for comparison. */
const normalise = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

function matchableName({ label, symbol, kind }: MatchableName): MatchableName {
  const writtenSymbol = symbol === undefined ? undefined : symbolText(symbol).normalize('NFKC');
  return {
    label: normalise(label),
    symbol: writtenSymbol === undefined ? undefined : normalise(writtenSymbol),
    writtenSymbol,
    kind,
  };
}

function namesOf(definition: Definition): Names {
  let names = namesCache.get(definition);
  if (!names) {
    names = {
      inputs: definition.inputs.map(input => {
        const { field } = input;
        return { input, called: matchableName({ ...field, kind: field.type === 'quantity' ? field.kind : undefined }) };
      }),
      results: definition.results.map(({ id }) => ({ id, called: matchableName(resultInfo(definition, id)) })),
    };
    namesCache.set(definition, names);
  }
  return names;
}

/**
 * Finds the field that a text names: by its id, or by its label with an optional symbol and unit, "Pressure (P₁),
 * bar(g)". Returns undefined for any other text.
 */
export function findFieldByLabel(definition: Definition, text: string): FieldMatch | undefined {
  const { inputs } = namesOf(definition);
  const byId = inputs.find(({ input }) => input.id === text);
  if (byId) return { input: byId.input, unit: undefined };
  const plain = normalise(text);
  for (const { input, called: names } of inputs) {
    const found = plain.startsWith(names.label) ? readLabel(text, names) : undefined;
    if (found) return { input, unit: found.unit };
  }
  const alike = inputs.find(({ input }) => input.id.toLowerCase() === plain);
  return alike && { input: alike.input, unit: undefined };
}

/** Whether a text is the label or id of a result. */
export function isResultLabel(definition: Definition, text: string): boolean {
  const plain = normalise(text);
  return namesOf(definition).results.some(
    ({ id, called: names }) => id === text || (plain.startsWith(names.label) && readLabel(text, names)),
  );
}

/** Returns the unit after a label with which a text starts; undefined if there is anything else behind it. */
function readLabel(text: string, names: MatchableName): { readonly unit: string | undefined } | undefined {
  const { label } = names;
  const whole = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  return readSuffix(whole.slice(label.length), names);
}

/** Maximum length of a symbol in brackets; a longer word there denotes another quantity. */
const maxSymbolLength = 4;

/** Parses symbol and unit after a label, in any order; undefined if there is anything else. */
function readSuffix(behind: string, names: MatchableName): { readonly unit: string | undefined } | undefined {
  if (/^[\p{L}\p{N}]/u.test(behind)) return undefined;
  const text = behind.replaceAll(/^[\s,;:=/]+|[\s,;:=]+$/g, '');
  if (text === '') return { unit: undefined };
  const whole = [text, /^[([](.+)[)\]]$/.exec(text)?.[1] ?? ''].find(unit => isUnit(names.kind, unit));
  if (whole !== undefined) return { unit: whole };
  const [group, round, square] = /^(?:\(([^()]*)\)|\[([^[\]]*)\])/.exec(text) ?? [];
  if (group !== undefined) {
    const inner = round ?? square ?? '';
    const unit = isUnit(names.kind, inner) ? inner : undefined;
    if (unit === undefined && inner.length > maxSymbolLength) return undefined;
    const more = readSuffix(text.slice(group.length), names);
    // The symbol p_a of an atmospheric pressure looks like the unit Pa; a unit after it takes precedence.
    const [first, second] = inner === names.writtenSymbol ? [more?.unit, unit] : [unit, more?.unit];
    return more && { unit: first ?? second };
  }
  const { symbol = '' } = names;
  if (symbol === '' || !text.toLowerCase().startsWith(symbol)) return undefined;
  return readSuffix(text.slice(symbol.length), names);
}

/** Whether a text is a unit in which a quantity of this kind can be entered. */
export function isUnit(kind: Kind | undefined, text: string): boolean {
  const typed = `1 ${text}`;
  if (kind === undefined || splitQuantity(typed)?.unit !== text) return false;
  return findConvertedUnit(kind, text) !== undefined || parseQuantity(kind, typed, '').ok;
}
