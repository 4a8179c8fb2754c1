import { convert, fromSi, standardSets, unitInBasis, unitInSet } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { Drawing } from '../figures/drawing.ts';
import { textOf, type UnitFor } from '../figures/quantity-text.ts';
import type { Axis } from '../figures/plot.ts';
import type { ReportedCase, ReportedFigure, ReportedTable, ReportedTimeline, ReportedTogether } from './report.ts';
import { mostOf, pressuresRead, shownPlaces, type ResultUnits, type ShownPlace } from '../units/unit-set.ts';

/** The standard set that most displayed quantities follow; undefined if most are in the calculator's own units. */
function setOf(places: readonly ShownPlace[]) {
  const standing = (unitOf: (place: ShownPlace) => string) =>
    places.filter(place => place.unit === unitOf(place)).length;
  const usual = standing(place => place.usual);
  return standardSets
    .map(set => ({ set, count: standing(({ kind, usual: unit }) => unitInSet(kind, unit, set)) }))
    .filter(({ count }) => count > usual)
    .toSorted((a, b) => b.count - a.count)[0]?.set;
}

/**
 * Selects the display units for figures and drawings of a case: the unit of results and fields of the same kind and
 * default unit, by majority, results first; without any, the unit of the set that most quantities follow. Pressures are
 * in the basis of most results of their kind.
 */
export function unitsShown(definition: Definition, data: CaseData, results: ResultUnits): UnitFor {
  const places = shownPlaces(definition, data, results).toReversed();
  const set = setOf(places);
  const pressures = pressuresRead(definition, data, results);
  return (kind, usual) => {
    const same = mostOf(places.filter(place => place.kind === kind && place.usual === usual).map(({ unit }) => unit));
    const unit = same ?? (set === undefined ? usual : unitInSet(kind, usual, set));
    const basis = mostOf(pressures.filter(pressure => pressure.kind === kind).map(pressure => pressure.basis));
    return basis === undefined ? unit : unitInBasis(unit, basis);
  };
}

/** Converts an axis and its limits to another unit. */
function axisIn(axis: Axis, unitFor: UnitFor): Axis {
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
export function figureIn<F extends Pick<ReportedFigure, 'x' | 'y'>>(figure: F, unitFor: UnitFor): F {
  return { ...figure, x: axisIn(figure.x, unitFor), y: axisIn(figure.y, unitFor) };
}

/** Converts the quantities of a drawing to other units. */
export function drawingIn(drawing: Drawing, unitFor: UnitFor): Drawing {
  return {
    ...drawing,
    marks: drawing.marks.map(mark =>
      mark.type === 'label' && mark.wording ? { ...mark, text: textOf(mark.wording, unitFor) } : mark,
    ),
  };
}

/** Converts the quantities of a table to other units. */
export function tableIn(table: ReportedTable, unitFor: UnitFor): ReportedTable {
  const columns = table.columns.map(column =>
    column.kind === undefined ? column : { ...column, unit: unitFor(column.kind, column.unit) },
  );
  return {
    ...table,
    columns,
    rows: table.rows.map((row, place) =>
      row.map((cell, index) => {
        const [column, si] = [columns[index], table.si[place]?.[index]];
        if (column?.kind === undefined || typeof si !== 'number' || cell === null) return cell;
        return fromSi(column.kind, si, column.unit) + 0;
      }),
    ),
  };
}

/** Converts a time series to other units. */
function timelineIn(timeline: ReportedTimeline, unitFor: UnitFor): ReportedTimeline {
  return {
    ...timeline,
    figures: timeline.figures.map(figure => figureIn(figure, unitFor)),
    moments: timeline.moments.map(({ drawing, readings }) => ({
      drawing: drawingIn(drawing, unitFor),
      readings: readings.map(reading => {
        const unit = unitFor(reading.kind, reading.unit);
        return { ...reading, unit, value: reading.si === null ? null : fromSi(reading.kind, reading.si, unit) + 0 };
      }),
    })),
  };
}

/** Converts the drawing, figures and time series of a report to other units. */
export function picturesIn(report: ReportedCase, unitFor: UnitFor): ReportedCase {
  const { drawing, figures, timeline } = report;
  return {
    ...report,
    ...(drawing ? { drawing: drawingIn(drawing, unitFor) } : {}),
    ...(figures ? { figures: figures.map(figure => figureIn(figure, unitFor)) } : {}),
    ...(timeline ? { timeline: timelineIn(timeline, unitFor) } : {}),
  };
}

/** Converts the aggregate over cases to other units. */
export function togetherIn(whole: ReportedTogether, unitFor: UnitFor): ReportedTogether {
  return {
    ...whole,
    table: tableIn(whole.table, unitFor),
    ...(whole.figures ? { figures: whole.figures.map(figure => figureIn(figure, unitFor)) } : {}),
  };
}
