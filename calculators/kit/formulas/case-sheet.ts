import { kindOf, toSi, unitOf, type Kind } from '@isentrope/engineering/quantities';
import { blankEntry } from '../case/case-data.ts';
import { UnconvertedFlow } from '../definition/flow-by-property.ts';
import type { CaseData } from '../definition/case-input.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { equationText, symbolsOf, symbolText } from '../equation/index.ts';
import type { Expression } from '../equation/parse.ts';
import { isShown } from '../case/choices.ts';
import { headingRow, numberFormat, styled, type Cell, type CellName, type Row, type Sheet } from '../workbook/sheet.ts';
import { entryToCells } from '../workbook/entry-cells.ts';
import { cellName } from '../workbook/format.ts';
import { cellExpression } from './cell-expression.ts';
import {
  areNumbers,
  bases,
  changedMark,
  inUnit,
  numeral,
  positional,
  quoted,
  recalculate,
  guardedFormula,
} from './formula-text.ts';
import type { CaseStep } from './case-steps.ts';
import { findConstant, constantsUsed, type NamedConstant } from './constants.ts';
import { changeOf, siOf, type TypedCells } from './input-cells.ts';
import { CellNames } from './cell-names.ts';
import type { InputDependencies } from './input-dependencies.ts';
import { valueIn } from './stated-equation.ts';
import type { TracedCase } from './traced-case.ts';

/** The data of a case sheet. */
interface SheetCase {
  readonly definition: Definition;
  readonly data: CaseData;
  readonly traced: TracedCase;
  readonly steps: readonly CaseStep[];
  readonly dependencies: InputDependencies;
  /** The cells of each input on the results sheet, by id. */
  readonly typedAt: ReadonlyMap<string, TypedCells>;
  /** The name of the sheet and the title of the case. */
  readonly name: string;
  readonly title: string;
}

/** The sheet of a case, with the cells that other sheets refer to. */
export interface CaseSheet {
  readonly sheet: Sheet;
  /** The cell of the SI value by id. */
  readonly valueAt: ReadonlyMap<string, string>;
  /** The cell that counts changed inputs. */
  readonly changesAt: string;
}

/** The columns by content. */
const columns = {
  label: 0,
  symbol: 1,
  name: 2,
  si: 3,
  siUnit: 4,
  shown: 5,
  unit: 6,
  basis: 7,
  residual: 8,
  equation: 9,
  source: 10,
} as const;

const widths = [36, 10, 24, 18, 12, 18, 12, 24, 12, 56, 44];

const inputHeads = ['Input', 'Symbol', 'Name', 'SI', 'Unit', 'As exported', 'Unit', 'Changed', '', '', 'Source'];
const constantHeads = ['Constant', '', 'Name', 'SI', 'Unit', '', '', '', '', '', 'Source'];
const stepHeads = ['Step', 'Symbol', 'Name', 'SI', 'Unit', 'Value', 'Unit', 'Basis', 'Residual', 'Equation', 'Source'];

const explanation = [
  'Type changes on the sheet "Results". Lines of the basis "formula" follow them.',
  `A line with the basis "${bases.calculated}" holds its value as exported. When an input that it depends on changes, it reads "${recalculate}", and so does everything that depends on it: import the file into Isentrope. The residual of its equation reads 0.`,
  'Formulas name SI values. Limits, warnings and notes are those of the case as exported; only Isentrope re-evaluates them.',
];

function siUnitOf(kind: Kind | undefined): string {
  if (kind === undefined) return '';
  return kindOf(kind).units.find(({ factor, offset }) => factor === 1 && offset === 0)?.symbol ?? '';
}

/** Writes the working of a case as formulas with named cells: inputs in SI, constants, and each step. */
export function caseSheet(of: SheetCase): CaseSheet {
  return new SheetWriter(of).written();
}

class SheetWriter {
  private readonly rows: Row[] = [];
  private readonly names: CellName[] = [];
  private readonly cellNames = new CellNames();
  /** The cell name of the SI value at an index. */
  private readonly nameOf = new Map<number, string>();
  /** The cell that states whether an input was changed, by id. */
  private readonly changeAt = new Map<string, string>();
  private readonly valueAt = new Map<string, string>();

  constructor(private readonly of: SheetCase) {}

  written(): CaseSheet {
    const { definition, name, title, steps } = this.of;
    this.rows.push([styled(`${definition.title}: ${title}`, 'title')]);
    for (const text of explanation) this.rows.push([{ ...styled(text, 'note'), span: 8 }]);
    const changesAt = this.inputs();
    const constants = constantsUsed(steps.flatMap(expressionsIn));
    if (constants.length > 0) this.constants(constants);
    this.part('Steps', stepHeads);
    for (const { index, step } of steps) this.nameOf.set(index, this.cellNames.nameFor(step.id));
    for (const step of steps) this.step(step);
    const sheet: Sheet = {
      name,
      rows: this.rows,
      widths,
      frozenRows: 0,
      frozenColumns: 1,
      names: this.names,
    };
    return { sheet, valueAt: this.valueAt, changesAt };
  }

  private part(name: string, heads: readonly string[]): void {
    this.rows.push(headingRow(widths.length, name, 'part'));
    this.rows.push(heads.map((head, index) => styled(head, isFigures(index) ? 'figures' : 'head')));
  }

  /** Adds a row of cells by column. */
  private line(cells: Partial<Record<keyof typeof columns, Cell | undefined>>, name?: string): void {
    const row: (Cell | undefined)[] = Array.from({ length: widths.length }, () => undefined);
    for (const [column, cell] of Object.entries(cells)) row[columns[column as keyof typeof columns]] = cell;
    if (name !== undefined) {
      row[columns.name] = styled(name, 'muted');
      this.names.push({ name, cell: this.here('si') });
    }
    this.rows.push(row);
  }

  /** A cell of the next row. */
  private here(column: keyof typeof columns): string {
    return cellName(this.rows.length, columns[column]);
  }

  /** Writes the visible inputs; returns the cell that counts changes. */
  private inputs(): string {
    const { definition, data } = this.of;
    const shown = definition.inputs.filter(({ field }) => isShown(field.when, data));
    this.part('Inputs', inputHeads);
    for (const [index, { id }] of shown.entries())
      this.changeAt.set(id, cellName(this.rows.length + index, columns.basis));
    const first = this.here('basis');
    for (const input of shown) this.input(input);
    const last = cellName(this.rows.length - 1, columns.basis);
    const changesAt = this.here('basis');
    this.line({
      label: styled('Inputs changed since the export', 'label'),
      basis: { value: 0, format: '0', style: 'live', formula: `COUNTIF(${first}:${last},${quoted(changedMark)})` },
    });
    return changesAt;
  }

  private input(input: Input): void {
    const { id, field } = input;
    const { data, traced, typedAt } = this.of;
    const typed = typedAt.get(id);
    if (!typed) throw new RangeError(`the input ${id} has no cell on the results sheet`);
    const written = entryToCells(input, data[id] ?? blankEntry(field));
    const before = { value: this.here('shown'), unit: this.here('unit') };
    const changed: Cell = { value: '', style: 'changed', formula: changeOf(typed, written, before) };
    const common = {
      label: styled(field.label, 'label'),
      symbol: styled(field.symbol === undefined ? '' : symbolText(field.symbol), 'label'),
      shown: written.value.value === '' ? undefined : written.value,
      unit: written.unit,
      basis: changed,
    };
    if (field.type !== 'quantity') {
      this.line(common);
      return;
    }
    const own = inputIndex(traced, id);
    const index = traced.plan.indices.get(id) ?? own;
    const isConverted = traced.values[own] instanceof UnconvertedFlow;
    const isFilled =
      index !== own && (isConverted || written.value.value === '') && traced.numberAt(index) !== undefined;
    const si = traced.numberAt(isFilled ? index : own);
    const name = this.cellNames.nameFor(id);
    this.nameOf.set(own, name);
    if (traced.inputAt(index) === own) this.nameOf.set(index, name);
    this.valueAt.set(id, this.here('si'));
    const formula = siOf(field, typed, written, before, {
      si,
      unchanged: isConverted ? this.changesOf(this.of.dependencies.inputsOf(id)).join('&') : this.here('basis'),
      blank:
        isFilled && !isConverted
          ? `IF(${this.unchanged(this.of.dependencies.inputsOf(id), id)},${numeral(si ?? 0)},${quoted(recalculate)})`
          : index === own && field.blank !== undefined
            ? numeral(toSi(field.kind, field.blank, field.unit))
            : undefined,
    });
    this.line(
      {
        ...common,
        si: { value: si ?? recalculate, format: 'General', style: 'live', formula },
        siUnit: styled(siUnitOf(field.kind), 'muted'),
        ...(isFilled && !isConverted ? { source: styled(`Filled in, ${bases.calculated}`, 'note') } : {}),
      },
      name,
    );
  }

  private constants(constants: readonly NamedConstant[]): void {
    this.part('Constants', constantHeads);
    for (const constant of constants) {
      this.line(
        {
          label: styled(constant.label, 'label'),
          si: { value: constant.value, format: 'General', style: 'live' },
          siUnit: styled(constant.unit, 'muted'),
          source: styled(constant.source, 'note'),
        },
        this.cellNames.nameFor(constant.name),
      );
    }
  }

  /** The cells that mark changes of some inputs. */
  private changesOf(ids: Iterable<string>, except?: string): readonly string[] {
    return [...new Set(ids)].flatMap(id => (id === except ? [] : (this.changeAt.get(id) ?? [])));
  }

  /** The condition that some inputs are unchanged. Hidden inputs have no effect while the choices are unchanged. */
  private unchanged(ids: Iterable<string>, except?: string): string {
    const cells = this.changesOf(ids, except);
    return cells.length === 0 ? 'TRUE' : `${cells.join('&')}=""`;
  }

  private step(step: CaseStep): void {
    const { index, info, value, equation, source } = step;
    const name = this.nameOf.get(index) ?? '';
    const formula = step.live ? this.liveFormula(step) : this.frozenFormula(step);
    const style = step.live ? 'live' : 'kept';
    const shown = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
    this.valueAt.set(step.step.id, this.here('si'));
    const unit = info.unit ?? '';
    const held = info.kind === undefined ? { factor: 1, offset: 0 } : unitOf(info.kind, unit);
    const inShown = typeof shown === 'number' ? (shown - held.offset) / held.factor : shown;
    const format = typeof inShown === 'number' ? numberFormat(inShown, info.digits ?? 5) : 'General';
    this.line(
      {
        label: styled(info.label, 'label'),
        symbol: styled(info.symbol === undefined ? '' : symbolText(info.symbol), 'label'),
        si: { value: shown, format: 'General', style, ...(formula === undefined ? {} : { formula }) },
        siUnit: styled(typeof value === 'number' ? siUnitOf(info.kind) : '', 'muted'),
        shown: typeof value === 'number' ? { value: inShown, format, style, formula: inUnit(name, held) } : undefined,
        unit: styled(typeof value === 'number' ? unit : '', 'muted'),
        basis: styled(step.live ? bases.formula : bases.calculated, step.live ? 'label' : 'kept'),
        residual: this.residual(step),
        equation: styled(equation === undefined ? '' : equationText(equation), 'note'),
        source: styled(source ?? '', 'note'),
      },
      name,
    );
  }

  /** A formula that returns the calculated value while the inputs it depends on are unchanged. */
  private frozenFormula({ value, inputs }: CaseStep): string | undefined {
    const unchanged = this.unchanged(inputs);
    if (unchanged === 'TRUE') return undefined;
    const literal =
      typeof value === 'number' ? numeral(value) : quoted(typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value);
    return `IF(${unchanged},${literal},${quoted(recalculate)})`;
  }

  /** Adds the rows of the helper equations of a step; returns its formula. */
  private liveFormula({ live, step }: CaseStep): string {
    if (!live) throw new RangeError(`the step ${step.id} has no formula`);
    const cells = new Map([...live.operands].map(([symbol, index]) => [symbol, this.cellOf(index)]));
    const scope = new Map<string, number>();
    for (const [symbol, index] of live.operands) scope.set(symbol, this.of.traced.numberAt(index) ?? Number.NaN);
    for (const { symbol, expression } of live.helpers) {
      const formula = guardedFormula(areNumbers(cellsIn(expression, cells)), this.expression(expression, cells));
      const value = valueIn(expression, { helpers: [] }, scope);
      const name = this.cellNames.nameFor(`${step.id}_${symbol}`);
      scope.set(symbol, value);
      this.line(
        {
          label: styled('where', 'muted'),
          symbol: styled(symbolText(symbol), 'label'),
          si: { value, format: 'General', style: 'live', formula },
          basis: styled(bases.formula, 'label'),
        },
        name,
      );
      cells.set(symbol, name);
    }
    const own = this.expression(live.expression, cells);
    const numbers = new Set([...live.numbers.map(index => this.cellOf(index)), ...cells.values()]);
    const held = this.unchanged(live.held);
    const limits = live.bounds.map(({ index, relation, than }) => {
      const cell = this.nameOf.get(index);
      const isOwn = this.of.traced.stepAt(index)?.node === step;
      return `${isOwn ? `(${own})` : cell}${relation}${than === undefined ? '0' : this.cellOf(than)}`;
    });
    return guardedFormula([...areNumbers([...numbers]), ...limits, ...(held === 'TRUE' ? [] : [held])], own);
  }

  private residual({ residual }: CaseStep): Cell | undefined {
    if (!residual) return undefined;
    const cells = new Map([...residual.operands].map(([symbol, index]) => [symbol, this.cellOf(index)]));
    const [left, right] = [residual.left, residual.right].map(side => this.expression(side, cells));
    const formula = guardedFormula(areNumbers([...new Set(cells.values())]), `ROUND((${right})/(${left})-1,9)`);
    return { value: 0, format: '0', style: 'live', formula };
  }

  private cellOf(index: number): string {
    const name = this.nameOf.get(index);
    if (name === undefined) throw new RangeError(`the value ${this.of.traced.plan.ids[index]} has no cell`);
    return name;
  }

  private expression(expression: Expression, cells: ReadonlyMap<string, string>): string {
    return cellExpression(
      expression,
      symbol => cells.get(symbol) ?? symbol,
      text => findConstant(text)?.name ?? positional(text),
    );
  }
}

const isFigures = (index: number) => index === columns.si || index === columns.shown || index === columns.residual;

function inputIndex({ definition }: TracedCase, id: string): number {
  return definition.inputs.findIndex(input => input.id === id);
}

/** The cells that an expression refers to. */
function cellsIn(expression: Expression, cells: ReadonlyMap<string, string>): string[] {
  return [...new Set([...symbolsOf(expression)].flatMap(symbol => cells.get(symbol) ?? []))];
}

/** The expressions in the cells of a step. */
function expressionsIn({ live, residual }: CaseStep): Expression[] {
  if (live) return [live.expression, ...live.helpers.map(({ expression }) => expression)];
  return residual ? [residual.left, residual.right] : [];
}
