import type { UnitSelector } from '@isentrope/engineering/quantities';
import { Absent } from '../definition/absent.ts';
import { inputsById } from './case-data.ts';
import type { CaseData, Entry } from '../definition/case-input.ts';
import { methodId, type Definition, type Input } from '../definition/calculator-definition.ts';
import type { Condition } from '../definition/fields.ts';
import { lowerFirst } from '../common/sentence-case.ts';
import { error, type Message } from '../definition/messages.ts';
import { fractionWarning } from './fraction-warning.ts';
import { hasDecimalCommas } from './open-numbers.ts';
import { ambiguityWarning, conversionNote, liquidVolumeWarning, readField, tableNote } from './read-field.ts';
import { memoize } from '../common/memoize.ts';
import { messageUnits, type TypedInput } from './message-units.ts';

/** The readings of all inputs of a case. */
export interface InputReadings {
  readonly read: readonly InputReading[];
  /** The value of each input, in definition order. */
  readonly values: readonly unknown[];
  readonly messages: readonly Message[];
  /** Indexes of inputs with an invalid entry. */
  readonly unreadable: ReadonlySet<number>;
  /** Indexes of visible blank inputs, including those with a fixed blank value. */
  readonly blank: ReadonlySet<number>;
  /** The unit for values in messages about the case. */
  readonly unitOf: UnitSelector;
}

/** Reads all inputs of a case. The value of a blank, hidden or invalid input is an `Absent`. */
export function readInputs(definition: Definition, data: CaseData): InputReadings {
  return readerOf(definition, data).of(data);
}

/** Reads a case that has been read by another method, reusing inputs that do not depend on the method. */
export function readByOtherMethod(definition: Definition, data: CaseData, before: InputReadings): InputReadings {
  return readerOf(definition, data).of(data, before.read);
}

interface InputReading {
  readonly value: unknown;
  /** Errors or a warning on the entry. */
  readonly messages: readonly Message[];
  readonly isUnreadable: boolean;
  readonly isBlank: boolean;
  readonly typed: TypedInput | undefined;
}

/** Reads one input of successive cases; returns the last reading if the entries it depends on are the same. */
class InputReader {
  /** The fields it depends on: itself, and those in its conditions; besides them, on whether others have decimal commas. */
  private readonly dependencyIds: readonly string[];
  readonly dependsOnMethod: boolean;
  private lastEntries: readonly (Entry | undefined)[] = [];
  private hadCommas = false;
  private read: InputReading | undefined;

  constructor(
    private readonly definition: Definition,
    private readonly input: Input,
  ) {
    const { id, field } = input;
    const conditions: (Condition | undefined)[] = [field.when];
    if (field.type === 'choice' && field.only) conditions.push(...Object.values(field.only));
    this.dependencyIds = [id, ...conditions.flatMap(condition => Object.keys(condition ?? {}))];
    this.dependsOnMethod = this.dependencyIds.includes(methodId);
  }

  of(data: CaseData): InputReading {
    if (this.read && this.isSame(data)) return this.read;
    this.lastEntries = this.dependencyIds.map(id => data[id]);
    this.hadCommas = hasDecimalCommas(data);
    this.read = readInput(this.definition, this.input, data);
    return this.read;
  }

  private isSame(data: CaseData): boolean {
    if (this.hadCommas !== hasDecimalCommas(data)) return false;
    for (let index = 0; index < this.dependencyIds.length; index += 1)
      if (data[this.dependencyIds[index] ?? ''] !== this.lastEntries[index]) return false;
    return true;
  }
}

/** Reads successive cases. */
class CaseReader {
  private readonly readers: readonly InputReader[];
  private read: readonly InputReading[] = [];
  private readings: InputReadings | undefined;

  constructor(private readonly definition: Definition) {
    this.readers = definition.inputs.map(input => new InputReader(definition, input));
  }

  /** `before` is the reading of the same case by another method. */
  of(data: CaseData, before?: readonly InputReading[]): InputReadings {
    const read: InputReading[] = [];
    const values: unknown[] = [];
    let isAlike = true;
    this.readers.forEach((reader, index) => {
      const each = (reader.dependsOnMethod ? undefined : before?.[index]) ?? reader.of(data);
      isAlike &&= differOnlyInValue(each, this.read[index]);
      read.push(each);
      values.push(each.value);
    });
    this.readings =
      this.readings && isAlike ? { ...this.readings, read, values } : combineReadings(this.definition, read, values);
    this.read = read;
    return this.readings;
  }
}

/** Whether two readings are equal except for the value. */
function differOnlyInValue(one: InputReading, other: InputReading | undefined): boolean {
  if (one === other) return true;
  return (
    other !== undefined &&
    one.messages === other.messages &&
    one.isUnreadable === other.isUnreadable &&
    one.isBlank === other.isBlank &&
    one.typed?.unit === other.typed?.unit
  );
}

/** Combines the readings of single inputs. */
function combineReadings(
  definition: Definition,
  read: readonly InputReading[],
  values: readonly unknown[],
): InputReadings {
  const indicesWhere = (holds: (each: InputReading) => boolean) =>
    new Set(read.flatMap((each, index) => (holds(each) ? [index] : [])));
  return {
    read,
    values,
    messages: read.flatMap(({ messages }) => messages),
    unreadable: indicesWhere(({ isUnreadable }) => isUnreadable),
    blank: indicesWhere(({ isBlank }) => isBlank),
    unitOf: messageUnits(
      definition,
      read.flatMap(({ typed }) => typed ?? []),
    ),
  };
}

const readers = new WeakMap<Definition, Map<string, CaseReader>>();

/** The case reader of a calculator; one for each method, as a case is read by each in turn. */
function readerOf(definition: Definition, data: CaseData): CaseReader {
  const { methods } = definition;
  const method = methods ? (data[methodId]?.text ?? '') : '';
  let byMethod = readers.get(definition);
  if (!byMethod) readers.set(definition, (byMethod = new Map()));
  const known = byMethod.get(method);
  if (known) return known;
  const reader = new CaseReader(definition);
  if (!methods || methods.options.includes(method)) byMethod.set(method, reader);
  return reader;
}

const noMessages: readonly Message[] = [];

/** The missing input named where a field is invalid: "a valid density", "valid items". */
function validEntry({ type, label }: Input['field']): string {
  const isPlural = (type === 'rows' || type === 'list') && /^\w+s$/.test(label);
  return `${isPlural ? '' : 'a '}valid ${lowerFirst(label)}`;
}

function readInput(definition: Definition, input: Input, data: CaseData): InputReading {
  const reading = readField(input, data, input.id);
  const typed = 'unit' in reading && reading.unit !== undefined ? { input, unit: reading.unit } : undefined;
  const common = { messages: noMessages, isUnreadable: false, isBlank: false, typed };
  if (reading.type === 'value') {
    const notes = [
      ambiguityWarning(input, data) ?? conversionNote(input, data),
      liquidVolumeWarning(input, data),
      fractionWarning(input, data),
      tableNote(input, data),
    ];
    const messages = notes.filter(note => note !== undefined);
    return {
      ...common,
      value: reading.value,
      messages: messages.length > 0 ? messages : noMessages,
      isBlank: reading.isBlank ?? false,
    };
  }
  if (reading.type === 'hidden')
    return { ...common, value: hiddenValue(definition, reading.by, data[reading.by]?.text ?? '') };
  if (reading.type === 'blank') return { ...common, value: blankValue(input), isBlank: true };
  const { label } = input.field;
  if (reading.type === 'unread') throw new Error(`${label} is read before the reader of tables is loaded.`);
  return {
    ...common,
    value: new Absent('', [validEntry(input.field)], false, reading.readableRows),
    messages: limitReasons(reading.reasons ?? [reading.reason]).map(reason =>
      error(`${label} ${reason}.`, { field: input.id }),
    ),
    isUnreadable: true,
  };
}

/** Maximum number of errors listed for one field. */
const maxErrors = 25;

/** The first reasons, and the number of those left out. */
function limitReasons(reasons: readonly string[]): readonly string[] {
  if (reasons.length <= maxErrors) return reasons;
  return [...reasons.slice(0, maxErrors), `has ${reasons.length - maxErrors} further errors`];
}

const blankValue = memoize(({ field }: Input) => new Absent('', [lowerFirst(field.label)]));

/** The value of a hidden input: ruled out by a choice, or missing while that choice is open. */
function hiddenValue(definition: Definition, by: string, chosen: string): Absent {
  const field = inputsById(definition).get(by)?.field;
  const label = lowerFirst(field?.label ?? by);
  if (chosen === '') return new Absent('', [label]);
  const name = field?.type === 'choice' ? (field.names?.[chosen] ?? chosen) : chosen;
  return new Absent(`not applicable for ${label} ${name}`, [], true);
}
