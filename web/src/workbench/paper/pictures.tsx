import type { Drawing, ReportedCase, ReportedFigure } from '@isentrope/calculators/kit';
import { Figure } from '../../figure/figure.tsx';
import { LineDrawing } from '../line-drawing.tsx';
import { NotDrawn } from '../not-drawn.tsx';

/** On paper no mark leads anywhere. */
const nowhere = () => {};

/** A drawing with what it is of beneath it. */
export function PaperDrawing({ drawing, caption }: { drawing: Drawing; caption: string }) {
  return (
    <figure className="paper-picture paper-drawing">
      <LineDrawing drawing={drawing} lit={undefined} onPick={nowhere} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A figure as it is printed: nothing in it answers to a pointer or to keys. */
export function PaperFigure({ plot }: { plot: ReportedFigure }) {
  return (
    <div className="paper-picture" role="img" aria-label={plot.title}>
      <div inert>
        <Figure plot={plot} />
      </div>
    </div>
  );
}

const pictureNames: Readonly<Record<string, string>> = {
  drawing: 'drawing',
  plots: 'figures',
  timeline: 'course over time',
};

/** What of the pictures of a case could not be made, in its place. */
export function PicturesMissing({ whole }: { whole: ReportedCase }) {
  return [...new Set(whole.faults.map(({ place }) => place))].map(place => {
    const what = pictureNames[place];
    return what !== undefined && <NotDrawn key={place} what={what} />;
  });
}
