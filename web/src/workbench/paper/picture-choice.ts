import type { Definition, Drawing, ReportedCase, ReportedFigure } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import type { FigureData } from '../../figure/figure-data.ts';
import { overlaid } from '../../figure/overlaid.ts';
import { titleOf, wholeOf, type PaperCase } from './paper-case.ts';

/** The drawing of a case: of one that happens over time, how it begins, with the words for that. */
export function drawingIn({
  drawing,
  timeline,
}: ReportedCase): { readonly drawing: Drawing; readonly at: string } | undefined {
  if (drawing) return { drawing, at: '' };
  const [moment] = timeline?.moments ?? [];
  return moment && { drawing: moment.drawing, at: `, at ${formatNumber(timeline?.times[0] ?? 0)} s` };
}

/** All figures of a case, those over time among them; the main one first. */
export function figuresIn({ figures = [], timeline }: ReportedCase): readonly ReportedFigure[] {
  return [...figures, ...(timeline?.figures ?? [])];
}

/** The figures of cases laid over each other, the main one first. */
export function figuresOn(definition: Definition, cases: readonly PaperCase[]): readonly FigureData[] {
  return overlaid(
    cases.flatMap(each => {
      const whole = wholeOf(definition, each);
      return whole ? [{ title: titleOf(each), figures: figuresIn(whole) }] : [];
    }),
  );
}
