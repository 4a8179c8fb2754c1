import type { Kind, Quantity, UnitOf } from '@isentrope/engineering/quantities';

/** A condition on a case, by field id: a choice has one of the listed values, or a field is not blank. */
export type Condition = Readonly<Record<string, string | readonly string[] | typeof notBlank>>;

/** In a condition: the field is not blank. */
export const notBlank = { filled: true } as const;

/** Limits of a quantity, in the default unit of its field. */
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
  /** Placeholder of an empty field, such as 100–500. */
  readonly hint?: string;
  /** The id of a yes/no result: the workbench shows the field once that result is yes. Calculations always read it. */
  readonly revealedBy?: string;
}

/** A field for a number with a unit. */
export interface QuantityField<K extends Kind = Kind> extends FieldOptions, Bounds {
  readonly type: 'quantity';
  readonly label: string;
  readonly kind: K;
  readonly unit: string;
  /** Units in the field's menu; defaults to the common units of its kind. */
  readonly units?: readonly string[];
  /** The value of a blank field, in the default unit. */
  readonly blank?: number;
  /** Optional input: steps can do without it. */
  readonly optional?: boolean;
}

/** A field with a choice of options. */
export interface ChoiceField<O extends string = string> extends FieldOptions {
  readonly type: 'choice';
  readonly label: string;
  readonly options: readonly O[];
  /** Displayed names of options, if they differ from their ids. */
  readonly names?: Readonly<Partial<Record<O, string>>>;
  /** Other names accepted for an option when pasted or imported, such as its names in older workbooks. */
  readonly aliases?: Readonly<Partial<Record<O, readonly string[]>>>;
  /** Names of options within a sentence, if they differ from the displayed names. */
  readonly inWords?: Readonly<Partial<Record<O, string>>>;
  /** Conditions under which options are available; an option without one always is. */
  readonly only?: Readonly<Partial<Record<O, Condition>>>;
  /** What a case needs for an option to be available, as text: "a fluid". */
  readonly lacks?: Readonly<Partial<Record<O, string>>>;
  /** The option of a new case; undefined leaves the choice open, with `hint` as the placeholder. */
  readonly initial?: O;
  /** Whether changing the option resets the case: other fields and results are cleared. */
  readonly resets?: boolean;
}

/** A field for a line of text. */
export interface TextField extends FieldOptions {
  readonly type: 'text';
  readonly label: string;
}

/** One line of a list: an item and its amount. */
export interface ListItem<O extends string = string> {
  readonly item: O;
  readonly amount: number;
}

/** A field for items with an amount each: fittings and their count, components and their fraction. */
export interface ListField<O extends string = string> extends FieldOptions {
  readonly type: 'list';
  readonly label: string;
  readonly items: readonly O[];
  /** Displayed names of items, if they differ from their ids. */
  readonly names?: Readonly<Partial<Record<O, string>>>;
  /** Other names accepted for an item when typed or pasted; each belongs to one item only. */
  readonly aliases?: Readonly<Partial<Record<O, readonly string[]>>>;
  /** The noun for one item: fitting, component. */
  readonly itemLabel: string;
  readonly amount: Bounds & { readonly label: string; readonly whole?: boolean };
  /** Whether an empty list is a valid value (no fittings) rather than missing input. */
  readonly mayBeEmpty?: boolean;
  /** Whether items must be unique. */
  readonly once?: boolean;
  /** The required sum of the amounts. */
  readonly total?: number;
  /** The possible bases of the amounts, mole or mass. */
  readonly basis?: AmountBasis;
  /** Items that are defined by their text, in addition to those of the list. */
  readonly definedItems?: DefinedItems;
  /** The items of a lump whose name states its composition, with their shares in the first basis, which add up to 1; undefined for other names. */
  readonly partsOfLump?: (name: string) => readonly { readonly item: string; readonly share: number }[] | undefined;
  /** Names that are not items, each with the reason, as the end of a sentence that begins with the name. */
  readonly notItems?: readonly { readonly pattern: RegExp; readonly reason: string }[];
}

/** Items that are defined by their text, such as a petroleum fraction by molar mass and density. */
export interface DefinedItems {
  /** The label of the option that adds such an item. */
  readonly label: string;
  /** An example of such a text. */
  readonly example: string;
  /** Parses a text that defines an item; a reason is a clause to follow "which". Undefined for a text of another form. */
  readonly read: (
    text: string,
  ) => { readonly ok: true; readonly item: string } | { readonly ok: false; readonly reason: string } | undefined;
  /** Returns the text of the item that a report row defines by its cells and their headings; undefined if it defines none. */
  readonly inRow?: (
    name: string,
    cells: readonly { readonly head: string; readonly text: string }[],
  ) => string | undefined;
  /**
   * The item that lines of a report define for a name in its table, the places of these lines, and a sentence on what was calculated;
   * undefined where none do.
   */
  readonly inText?: (
    name: string,
    lines: readonly string[],
  ) => { readonly item: string; readonly lines: readonly number[]; readonly remark?: string } | undefined;
}

/** The possible bases of the amounts of a list. */
export interface AmountBasis {
  /** The headings of a pasted column by basis, the default basis first. */
  readonly heads: Readonly<Record<string, RegExp>>;
  /** The headings of a pasted column whose amounts are in none of the bases. */
  readonly otherHeads?: RegExp;
  /** The headings of volume shares, and the basis in which they are read if most of the amounts are of these gases. */
  readonly gas?: { readonly heads: RegExp; readonly basis: string; readonly items: readonly string[] };
  /** The id of the choice of basis; without one the first basis always applies. */
  readonly choice?: string;
}

interface ColumnOptions {
  /** Other names accepted in the heading of the column. */
  readonly aliases?: readonly string[];
  readonly help?: string;
  /** Whether a row needs it if it applies. The first column of a table is always required. */
  readonly required?: true;
  /** The condition on the other cells of a row, by column id, under which the column applies. */
  readonly when?: Condition;
  /** False for a column that is accepted but not offered, since tables made for other calculators may contain it. */
  readonly offered?: false;
  /** True for a column instead of another one, which only a heading that names it can mean: a table without headings has none. */
  readonly byHeading?: true;
  /** True for a gauge pressure above the atmosphere of the case; the calculator converts absolute ones with `withLocalPressures`. */
  readonly isLocal?: true;
}

/** A column of quantities with their default unit and bounds. */
export interface QuantityColumn<K extends Kind = Kind> extends ColumnOptions, Bounds {
  readonly type: 'quantity';
  readonly label: string;
  readonly kind: K;
  readonly unit: string;
}

/** A column of texts, such as tags. */
interface TextColumn extends ColumnOptions {
  readonly type: 'text';
  readonly label: string;
}

/** A column with a choice of options. */
export interface ChoiceColumn<O extends string = string> extends ColumnOptions {
  readonly type: 'choice';
  readonly label: string;
  readonly options: readonly O[];
  /** Other words accepted for an option. */
  readonly words?: Readonly<Partial<Record<O, readonly string[]>>>;
  /** Prefixes of the cells by heading: under "DN" a cell "80" means "DN 80". */
  readonly prefixes?: Readonly<Record<string, string>>;
}

/** A yes/no column. */
export interface BooleanColumn extends ColumnOptions {
  readonly type: 'boolean';
  readonly label: string;
  /** The words for yes and no, such as open and closed; yes, no, true and false are always accepted. */
  readonly words: { readonly yes: string; readonly no: string };
}

/** A column whose cells are tables of quantities, such as the curve of a pump. */
export interface NestedColumn<C extends string = string> extends ColumnOptions {
  readonly type: 'nested';
  readonly label: string;
  readonly columns: Readonly<Record<C, QuantityColumn>>;
}

/**
 * Columns of quantities that users name: any number of them, each headed by the label and a name, such as "Scenario Fire in unit 1".
 */
export interface NamedColumns<K extends Kind = Kind> extends ColumnOptions, Bounds {
  readonly type: 'named';
  readonly label: string;
  readonly kind: K;
  readonly unit: string;
  /** Words that a cell may have for a number in the default unit. */
  readonly words?: Readonly<Record<string, number>>;
  /** The value of a blank cell, in the default unit; undefined if blank cells have none. */
  readonly blank?: number;
  readonly required?: never;
}

/** A column of a table field. */
export type RowsColumn = QuantityColumn | TextColumn | ChoiceColumn | BooleanColumn | NestedColumn | NamedColumns;

/** The columns of a table field, by id. */
export type RowsColumns = Readonly<Record<string, RowsColumn>>;

/** The value of a cell of a column, quantities in SI units. */
type CellValue<C> = C extends QuantityColumn
  ? number
  : C extends ChoiceColumn<infer O>
    ? O
    : C extends BooleanColumn
      ? boolean
      : C extends NestedColumn<infer I>
        ? readonly TypedRow<Readonly<Record<I, QuantityColumn>>>[]
        : C extends NamedColumns
          ? Readonly<Record<string, number>>
          : string;

/** Key of the ids of the columns of gauge pressure in which a row has an absolute one, which is converted at 1.01325 bar. */
export const absolutePressures = Symbol('absolute pressures');

/** Key of a row that has cells other than numbers which cannot be read, or lacks required ones; only a `readable` table has such rows. */
export const isIncomplete = Symbol('is incomplete');

/** One row of a table field, by column id; blank cells are absent. */
export type TypedRow<Columns extends RowsColumns = RowsColumns> = {
  readonly [Id in keyof Columns]?: CellValue<Columns[Id]>;
} & { readonly [absolutePressures]?: ReadonlySet<string>; readonly [isIncomplete]?: true };

/** Returns whether everything in a row but its numbers is read, so that rules about the row apply. */
export const isComplete = (row: TypedRow) => row[isIncomplete] !== true;

/** A field for a table. The first column is required, and its values are unique. */
export interface RowsField<Columns extends RowsColumns = RowsColumns> extends FieldOptions {
  readonly type: 'rows';
  readonly label: string;
  readonly columns: Columns;
}

/** A field of a case. */
export type Field = QuantityField | ChoiceField | TextField | ListField | RowsField;

/** The type of the value that a step receives for a field. */
export type FieldValue<F> =
  F extends QuantityField<infer K>
    ? Quantity<K>
    : F extends ChoiceField<infer O>
      ? O
      : F extends TextField
        ? string
        : F extends ListField<infer O>
          ? readonly ListItem<O>[]
          : F extends RowsField<infer Columns>
            ? readonly TypedRow<Columns>[]
            : never;

/** Declares a quantity field: label, kind, default unit and options. */
export function quantity<K extends Kind>(
  label: string,
  kind: K,
  unit: UnitOf<K>,
  options: FieldOptions & Bounds & { units?: readonly UnitOf<K>[]; blank?: number; optional?: boolean } = {},
): QuantityField<K> {
  return { type: 'quantity', label, kind, unit, ...options };
}

/** Declares a choice field. The initial option is the first unless `initial` names another or is null. */
export function choice<const O extends string>(
  label: string,
  options: readonly [O, ...O[]],
  {
    initial = options[0],
    ...more
  }: FieldOptions & {
    names?: Readonly<Partial<Record<O, string>>>;
    aliases?: Readonly<Partial<Record<O, readonly string[]>>>;
    inWords?: Readonly<Partial<Record<O, string>>>;
    only?: Readonly<Partial<Record<O, Condition>>>;
    lacks?: Readonly<Partial<Record<O, string>>>;
    initial?: O | null;
    resets?: boolean;
  } = {},
): ChoiceField<O> {
  return { type: 'choice', label, options, ...(initial === null ? {} : { initial }), ...more };
}

/** Declares a text field. */
export function text(label: string, options: FieldOptions = {}): TextField {
  return { type: 'text', label, ...options };
}

/** Declares a list field. */
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
      definedItems?: DefinedItems;
      partsOfLump?: NonNullable<ListField['partsOfLump']>;
      notItems?: NonNullable<ListField['notItems']>;
    },
): ListField<O> {
  return { type: 'list', label, items, ...options };
}

/** Declares a table field. */
export function rows<const Columns extends RowsColumns>(
  label: string,
  columns: Columns,
  options: FieldOptions = {},
): RowsField<Columns> {
  return { type: 'rows', label, columns, ...options };
}

/** Declares a column of quantities. */
export function column<K extends Kind>(
  label: string,
  kind: K,
  unit: UnitOf<K>,
  options: ColumnOptions & Bounds = {},
): QuantityColumn<K> {
  return { type: 'quantity', label, kind, unit, ...options };
}

/** Declares a column of texts. */
export function textColumn(label: string, options: ColumnOptions = {}): TextColumn {
  return { type: 'text', label, ...options };
}

/** Declares a column with a choice of options. */
export function choiceColumn<const O extends string>(
  label: string,
  options: readonly O[],
  more: ColumnOptions & Pick<ChoiceColumn<O>, 'words' | 'prefixes'> = {},
): ChoiceColumn<O> {
  return { type: 'choice', label, options, ...more };
}

/** Declares a yes/no column with the words for yes and no. */
export function booleanColumn(
  label: string,
  words: BooleanColumn['words'] = { yes: 'yes', no: 'no' },
  options: ColumnOptions = {},
): BooleanColumn {
  return { type: 'boolean', label, words, ...options };
}

/** Declares a column whose cells are tables of quantities. */
export function nestedColumn<const C extends string>(
  label: string,
  columns: Readonly<Record<C, QuantityColumn>>,
  options: ColumnOptions = {},
): NestedColumn<C> {
  return { type: 'nested', label, columns, ...options };
}

/** Declares columns of quantities that users name. */
export function namedColumns<K extends Kind>(
  label: string,
  kind: K,
  unit: UnitOf<K>,
  options: Omit<ColumnOptions, 'required'> & Bounds & Pick<NamedColumns, 'words' | 'blank'> = {},
): NamedColumns<K> {
  return { type: 'named', label, kind, unit, ...options };
}
