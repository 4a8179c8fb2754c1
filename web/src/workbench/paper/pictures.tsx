import type { Drawing, ReportedCase } from '@isentrope/calculators/kit';
import { axisTitle, type FigureData } from '../../figure/figure-data.ts';
import { FigureDrawing } from '../../figure/figure-drawing.tsx';
import { layoutOf } from '../../figure/figure-layout.ts';
import { LineDrawing } from '../line-drawing.tsx';
import { NotDrawn } from '../not-drawn.tsx';
import { drawingHeight, figureAspect } from './heights.ts';
import '../../figure/figure.css';

/** The text of pictures on paper, as a share of its size on the screen: some 6½ pt. */
const textScale = 0.715;

/** A width in millimetres as that for which a picture is laid out, px, to be printed with its text so much smaller. */
const laidOutFor = (width: number) => Math.round((width * (96 / 25.4)) / textScale);

/** A drawing in a room of a width, in millimetres, with what it is of beneath it. */
export function PaperDrawing({ drawing, caption, room }: { drawing: Drawing; caption: string; room: number }) {
  const width = Math.min(room, (drawingHeight * drawing.width) / drawing.height);
  return (
    <figure className="paper-picture paper-drawing">
      <div style={{ width: `${width}mm` }}>
        <LineDrawing drawing={drawing} width={laidOutFor(width)} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A figure of a width, in millimetres, as it is printed: nothing in it answers to a pointer or to keys. */
export function PaperFigure({ plot, width }: { plot: FigureData; width: number }) {
  const sheet = laidOutFor(width);
  const layout = layoutOf(plot, sheet, sheet * figureAspect);
  return (
    <figure className="figure paper-picture">
      <figcaption>{plot.title}</figcaption>
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="img"
        aria-label={`${plot.title}: ${axisTitle(plot.y)} against ${axisTitle(plot.x)}`}
      >
        <FigureDrawing layout={layout} />
      </svg>
      {plot.note !== undefined && <p className="figure-note">{plot.note}</p>}
    </figure>
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
