import {
  reportInUnits,
  type Definition,
  type Drawing,
  type ReportedCase,
  type ReportedFigure,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import type { FigureData } from '../../../figure/figure-data.ts';
import { overlayFigures } from '../../../figure/overlay-figures.ts';
import { titleWithState, fullReportOf, type PrintedCase } from '../printed-case.ts';

/** A figure and its caption. */
export interface CaptionedFigure {
  readonly key: string;
  readonly caption: string;
  readonly figure: FigureData;
}

/** A drawing and its caption. */
export interface CaptionedDrawing {
  readonly key: string;
  readonly caption: string;
  readonly drawing: Drawing;
}

/** The drawings and figures of a set of cases. */
export interface ReportFigures {
  readonly drawings: readonly CaptionedDrawing[];
  /** The main figure: one per case, or one overlaid. */
  readonly main: readonly CaptionedFigure[];
  /** The other figures; the same figure of all cases together. */
  readonly others: readonly CaptionedFigure[];
  /** Whether figures show several cases. */
  readonly overlaid: boolean;
}

export const noFigures: ReportFigures = { drawings: [], main: [], others: [], overlaid: false };

interface WholeCase {
  readonly each: PrintedCase;
  readonly whole: ReportedCase;
}

/** The drawing of a case; for a time series that of its start, with the time as caption suffix. */
function drawingIn({
  drawing,
  timeline,
}: ReportedCase): { readonly drawing: Drawing; readonly at: string } | undefined {
  if (drawing) return { drawing, at: '' };
  const [moment] = timeline?.moments ?? [];
  return moment && { drawing: moment.drawing, at: `, at ${formatNumber(timeline?.times[0] ?? 0)} s` };
}

/** All figures of a case including time series, the main one first. */
function figuresIn({ figures = [], timeline }: ReportedCase): readonly ReportedFigure[] {
  return [...figures, ...(timeline?.figures ?? [])];
}

function drawingsOf(wholes: readonly WholeCase[], alone: boolean): CaptionedDrawing[] {
  return wholes.flatMap(({ each, whole }) => {
    const drawn = drawingIn(whole);
    if (!drawn) return [];
    const caption = `${alone ? drawn.drawing.title : titleWithState(each)}${drawn.at}`;
    return [{ key: `drawing ${each.key}`, caption, drawing: drawn.drawing }];
  });
}

/** One figure per case and title, ordered by figure, then case. */
function figuresOfEach(wholes: readonly WholeCase[], alone: boolean) {
  const sets = wholes.map(({ each, whole }) =>
    figuresIn(whole).map((figure, index): CaptionedFigure => {
      const caption = alone ? figure.title : `${titleWithState(each)}: ${figure.title}`;
      return { key: `${each.key} ${index}`, caption, figure };
    }),
  );
  const maximum = Math.max(0, ...sets.map(({ length }) => length));
  const at = (index: number) => sets.flatMap(figures => figures[index] ?? []);
  return {
    main: at(0),
    others: Array.from({ length: maximum }, (_, index) => at(index))
      .slice(1)
      .flat(),
  };
}

/** The figures of all cases, overlaid. */
function figuresOverlaid(wholes: readonly WholeCase[]) {
  const sets = wholes.map(({ each, whole }) => ({ title: titleWithState(each), figures: figuresIn(whole) }));
  const [main, ...others] = overlayFigures(sets).map((figure, index): CaptionedFigure => {
    return { key: `overlaid ${index}`, caption: figure.title, figure };
  });
  return { main: main ? [main] : [], others };
}

/** The drawings and figures of cases in display units, overlaid if wanted and several cases have figures. */
export function collectFigures(
  definition: Definition,
  cases: readonly PrintedCase[],
  overlay: boolean,
  unitFor: UnitSelector,
): ReportFigures {
  const wholes = cases.flatMap((each): WholeCase[] => {
    const whole = fullReportOf(definition, each);
    return whole ? [{ each, whole: reportInUnits(whole, unitFor) }] : [];
  });
  const alone = cases.length === 1;
  const together = overlay && wholes.filter(({ whole }) => figuresIn(whole).length > 0).length > 1;
  const figures = together ? figuresOverlaid(wholes) : figuresOfEach(wholes, alone);
  return { drawings: drawingsOf(wholes, alone), ...figures, overlaid: together };
}
