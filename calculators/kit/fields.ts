import type { Kind, Quantity, UnitOf } from '@isentrope/engineering/quantities';

/** When a field or a result is shown: every named choice has one of the listed values, every field named as filled something in it. */
export type Condition = Readonly<Record<string, string | readonly string[] | typeof filled>>;

/** Of a field in a condition: that something stands in it, whatever it is. */
export const filled = { filled: true } as const;

/** Limits on a quantity, in the field's default unit. */
export interface Bounds {
  readonly above?: number;
  readonly atLeast?: number;
  readonly below?: number;
  readonly atMost?: number;
}

interface FieldOptions {
  readonly symbol?: string;
  readonly help?: string;
  readonly when?: Condition;
  /** A hint shown in the empty field, such as 100–500. */
  readonly hint?: string;
  /** A yes/no result: the bench shows the field once a calculation has answered yes. Calculations read it in any case. */
  readonly revealedBy?: string;
}

/** A field in which a number is typed, in the unit of the field or with its own. */
export interface QuantityField<K extends Kind = Kind> extends FieldOptions, Bounds {
  readonly type: 'quantity';
  readonly label: string;
  readonly kind: K;
  readonly unit: string;
  /** Units offered in the field's menu, in place of the common units of its kind. */
  readonly units?: readonly string[];
  /** The value, in the default unit, that a blank field stands for. */
  readonly blank?: number;
  /** A calculation goes on without it. */
  readonly optional?: boolean;
}

/** A field in which one of some options is chosen. */
export interface ChoiceField<O extends string = string> extends FieldOptions {
  readonly type: 'choice';
  readonly label: string;
  readonly options: readonly O[];
  /** What each option reads on screen, where that is not its own name. */
  readonly names?: Readonly<Partial<Record<O, string>>>;
  /** What each option is called within a sentence, where that is not what it reads on screen. */
  readonly inWords?: Readonly<Partial<Record<O, string>>>;
  /** When an option is offered; always, unless given. */
  readonly only?: Readonly<Partial<Record<O, Condition>>>;
  /** What a case lacks that is not offered an option, in words: "a fluid". */
  readonly lacks?: Readonly<Partial<Record<O, string>>>;
  /** The option a new case starts with; none leaves the choice open, with `hint` in its place. */
  readonly initial?: O;
  /** Another option makes another case of it: choosing one clears the other fields and the results. */
  readonly resets?: boolean;
}

/** A field in which words are typed. */
export interface TextField extends FieldOptions {
  readonly type: 'text';
  readonly label: string;
}

/** One line of a list: what, and how much of it. */
export interface ListItem<O extends string = string> {
  readonly item: O;
  readonly amount: number;
}

/** Any number of items with an amount each: fittings and their count, components and their fraction. */
export interface ListField<O extends string = string> extends FieldOptions {
  readonly type: 'list';
  readonly label: string;
  readonly items: readonly O[];
  /** What each item reads on screen, where that is not its own name. */
  readonly names?: Readonly<Partial<Record<O, string>>>;
  /** Other names that an item is understood by when typed or pasted, each the name of one item only. */
  readonly aliases?: Readonly<Partial<Record<O, readonly string[]>>>;
  /** What one line is called: fitting, component. */
  readonly itemLabel: string;
  readonly amount: Bounds & { readonly label: string; readonly whole?: boolean };
  /** An empty list is an answer: no fittings. Otherwise it is missing. */
  readonly mayBeEmpty?: boolean;
  /** An item stands in the list once at most. */
  readonly once?: boolean;
  /** What the amounts add up to. */
  readonly total?: number;
  /** What the amounts may be by, mole or mass. */
  readonly basis?: AmountBasis;
}

/** What the amounts of a list may be by. */
export interface AmountBasis {
  /** The words in the head of a pasted column that mean each, the usual one first. */
  readonly heads: Readonly<Record<string, readonly string[]>>;
  /** The id of the choice that says which; without one they are always by the first. */
  readonly choice?: string;
}

/** A column of a table that is typed: a quantity in a unit of its kind, within its bounds. */
export interface RowsColumn<K extends Kind = Kind> extends Bounds {
  readonly label: string;
  readonly kind: K;
  readonly unit: string;
  /** Other names that a head of the column is understood by. */
  readonly aliases?: readonly string[];
  /** Understood, as a table that was made for another calculator may have it, but not offered: nothing here reads it. */
  readonly offered?: false;
}

/** One row of a table in SI units, by the ids of its columns; what is left blank is not there. */
export type TypedRow<C extends string = string> = Readonly<Partial<Record<C, number>>>;

/** A table of quantities, a row a line. Its first column stands in every row, and once with each value. */
export interface RowsField<C extends string = string> extends FieldOptions {
  readonly type: 'rows';
  readonly label: string;
  readonly columns: Readonly<Record<C, RowsColumn>>;
}

/** A field of a case. */
export type Field = QuantityField | ChoiceField | TextField | ListField | RowsField;

/** The value that a step receives for a field. */
export type FieldValue<F> =
  F extends QuantityField<infer K>
    ? Quantity<K>
    : F extends ChoiceField<infer O>
      ? O
      : F extends TextField
        ? string
        : F extends ListField<infer O>
          ? readonly ListItem<O>[]
          : F extends RowsField<infer C>
            ? readonly TypedRow<C>[]
            : never;

/** Declares a quantity: its label, kind, default unit, and what bounds or explains it. */
export function quantity<K extends Kind>(
  label: string,
  kind: K,
  unit: UnitOf<K>,
  options: FieldOptions & Bounds & { units?: readonly UnitOf<K>[]; blank?: number; optional?: boolean } = {},
): QuantityField<K> {
  return { type: 'quantity', label, kind, unit, ...options };
}

/** Declares a choice. A new case starts with the first option unless `initial` says otherwise or is null. */
export function choice<const O extends string>(
  label: string,
  options: readonly [O, ...O[]],
  {
    initial = options[0],
    ...more
  }: FieldOptions & {
    names?: Readonly<Partial<Record<O, string>>>;
    inWords?: Readonly<Partial<Record<O, string>>>;
    only?: Readonly<Partial<Record<O, Condition>>>;
    lacks?: Readonly<Partial<Record<O, string>>>;
    initial?: O | null;
    resets?: boolean;
  } = {},
): ChoiceField<O> {
  return { type: 'choice', label, options, ...(initial === null ? {} : { initial }), ...more };
}

/** Declares a line of free text. */
export function text(label: string, options: FieldOptions = {}): TextField {
  return { type: 'text', label, ...options };
}

/** Declares a list of items with an amount each. */
export function list<const O extends string>(
  label: string,
  items: readonly O[],
  options: FieldOptions &
    Pick<ListField<O>, 'itemLabel' | 'amount'> & {
      names?: Readonly<Partial<Record<O, string>>>;
      aliases?: Readonly<Partial<Record<O, readonly string[]>>>;
      mayBeEmpty?: boolean;
      once?: boolean;
      total?: number;
      basis?: AmountBasis;
    },
): ListField<O> {
  return { type: 'list', label, items, ...options };
}

/** Declares a table of quantities. */
export function rows<const C extends string>(
  label: string,
  columns: Readonly<Record<C, RowsColumn>>,
  options: FieldOptions = {},
): RowsField<C> {
  return { type: 'rows', label, columns, ...options };
}

/** Declares a column of a table, whose unit is one of its kind. */
export function column<K extends Kind>(
  label: string,
  kind: K,
  unit: UnitOf<K>,
  options: Bounds & Pick<RowsColumn, 'aliases' | 'offered'> = {},
): RowsColumn<K> {
  return { label, kind, unit, ...options };
}
