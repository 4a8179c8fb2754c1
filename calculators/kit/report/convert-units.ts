import { convert, fromSi, standardSets, unitInBasis, unitInSet } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { Drawing } from '../figures/drawing.ts';
import { renderQuantityText, type UnitSelector } from '../figures/quantity-text.ts';
import type { Axis } from '../figures/plot.ts';
import type { ReportedCase, ReportedFigure, ReportedTable, ReportedTimeline, ReportedAggregate } from './report.ts';
import {
  mostFrequent,
  pressureBases,
  displayedQuantities,
  type ResultUnits,
  type DisplayedQuantity,
} from '../units/unit-set.ts';

/** The standard set that most displayed quantities follow; undefined if most are in the calculator's own units. */
function prevailingSet(quantities: readonly DisplayedQuantity[]) {
  const countWhere = (unitOf: (quantity: DisplayedQuantity) => string) =>
    quantities.filter(quantity => quantity.unit === unitOf(quantity)).length;
  const usual = countWhere(quantity => quantity.usual);
  return standardSets
    .map(set => ({ set, count: countWhere(({ kind, usual: unit }) => unitInSet(kind, unit, set)) }))
    .filter(({ count }) => count > usual)
    .toSorted((a, b) => b.count - a.count)[0]?.set;
}

/**
 * Selects the display units for figures and drawings of a case: the unit of results and fields of the same kind and
 * default unit, by majority, results first; without any, the unit of the set that most quantities follow. Pressures are
 * in the basis of most results of their kind.
 */
export function displayUnits(definition: Definition, data: CaseData, results: ResultUnits): UnitSelector {
  const quantities = displayedQuantities(definition, data, results).toReversed();
  const set = prevailingSet(quantities);
  const pressures = pressureBases(definition, data, results);
  return (kind, usual) => {
    const same = mostFrequent(
      quantities.filter(quantity => quantity.kind === kind && quantity.usual === usual).map(({ unit }) => unit),
    );
    const unit = same ?? (set === undefined ? usual : unitInSet(kind, usual, set));
    const basis = mostFrequent(pressures.filter(pressure => pressure.kind === kind).map(pressure => pressure.basis));
    return basis === undefined ? unit : unitInBasis(unit, basis);
  };
}

/** Converts an axis and its limits to another unit. */
function axisInUnits(axis: Axis, unitFor: UnitSelector): Axis {
  const { kind, unit: usual, from, to } = axis;
  const unit = unitFor(kind, usual);
  if (unit === usual) return axis;
  // Conversion leaves noise beyond the twelfth digit.
  const limit = (value: number) => Number(convert(kind, value, usual, unit).toPrecision(12));
  return {
    ...axis,
    unit,
    ...(from === undefined ? {} : { from: limit(from) }),
    ...(to === undefined ? {} : { to: limit(to) }),
  };
}

/** Converts the axes of a figure to other units; the data stay in SI. */
export function figureInUnits<F extends Pick<ReportedFigure, 'x' | 'y'>>(figure: F, unitFor: UnitSelector): F {
  return { ...figure, x: axisInUnits(figure.x, unitFor), y: axisInUnits(figure.y, unitFor) };
}

/** Converts the quantities of a drawing to other units. */
export function drawingInUnits(drawing: Drawing, unitFor: UnitSelector): Drawing {
  return {
    ...drawing,
    marks: drawing.marks.map(mark =>
      mark.type === 'label' && mark.wording ? { ...mark, text: renderQuantityText(mark.wording, unitFor) } : mark,
    ),
  };
}

/** Converts the quantities of a table to other units. */
export function tableInUnits(table: ReportedTable, unitFor: UnitSelector): ReportedTable {
  const columns = table.columns.map(column =>
    column.kind === undefined ? column : { ...column, unit: unitFor(column.kind, column.unit) },
  );
  return {
    ...table,
    columns,
    rows: table.rows.map((row, position) =>
      row.map((cell, index) => {
        const [column, si] = [columns[index], table.si[position]?.[index]];
        if (column?.kind === undefined || typeof si !== 'number' || cell === null) return cell;
        return fromSi(column.kind, si, column.unit) + 0;
      }),
    ),
  };
}

/** Converts a time series to other units. */
function timelineInUnits(timeline: ReportedTimeline, unitFor: UnitSelector): ReportedTimeline {
  return {
    ...timeline,
    figures: timeline.figures.map(figure => figureInUnits(figure, unitFor)),
    moments: timeline.moments.map(({ drawing, readings }) => ({
      drawing: drawingInUnits(drawing, unitFor),
      readings: readings.map(reading => {
        const unit = unitFor(reading.kind, reading.unit);
        return { ...reading, unit, value: reading.si === null ? null : fromSi(reading.kind, reading.si, unit) + 0 };
      }),
    })),
  };
}

/** Converts the drawing, figures and time series of a report to other units. */
export function reportInUnits(report: ReportedCase, unitFor: UnitSelector): ReportedCase {
  const { drawing, figures, timeline } = report;
  return {
    ...report,
    ...(drawing ? { drawing: drawingInUnits(drawing, unitFor) } : {}),
    ...(figures ? { figures: figures.map(figure => figureInUnits(figure, unitFor)) } : {}),
    ...(timeline ? { timeline: timelineInUnits(timeline, unitFor) } : {}),
  };
}

/** Converts the aggregate over cases to other units. */
export function aggregateInUnits(aggregate: ReportedAggregate, unitFor: UnitSelector): ReportedAggregate {
  return {
    ...aggregate,
    table: tableInUnits(aggregate.table, unitFor),
    ...(aggregate.figures ? { figures: aggregate.figures.map(figure => figureInUnits(figure, unitFor)) } : {}),
  };
}
