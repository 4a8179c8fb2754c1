import type { ReportedCase } from '@isentrope/calculators/kit';
import { axisTitle, type FigureData } from '../../../figure/figure-data.ts';
import { FigureDrawing } from '../../../figure/figure-drawing.tsx';
import { SizedDrawing } from '../../results-pane/figures/line-drawing.tsx';
import { FigureUnavailable } from '../../results-pane/figures/figure-unavailable.tsx';
import type { CaptionedDrawing, CaptionedFigure } from './collect-figures.ts';
import { printedDrawing, printedFigure } from './printed-figure-size.ts';
import '../../../figure/figure.css';

/** Captioned drawings in rows, each in a box of a given width, mm. */
export function PrintedDrawings({ drawings, room }: { drawings: readonly CaptionedDrawing[]; room: number }) {
  return (
    <div className="paper-pictures">
      {drawings.map(({ key, drawing, caption }) => {
        const { width, layoutWidth } = printedDrawing(drawing, room);
        return (
          <figure key={key} className="paper-picture paper-drawing" style={{ width: `${room}mm` }}>
            <div style={{ width: `${width}mm` }}>
              <SizedDrawing drawing={drawing} width={layoutWidth} />
            </div>
            <figcaption>{caption}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** A static figure of a given width, mm. */
function PaperFigure({ of: { figure, caption }, width }: { of: CaptionedFigure; width: number }) {
  const layout = printedFigure(figure, width);
  return (
    <figure className="figure paper-picture" style={{ width: `${width}mm` }}>
      <figcaption>{caption}</figcaption>
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="img"
        aria-label={`${caption}: ${axisTitle(figure.y)} against ${axisTitle(figure.x)}`}
      >
        <FigureDrawing layout={layout} />
      </svg>
      {figure.note !== undefined && <p className="figure-note">{figure.note}</p>}
    </figure>
  );
}

/** Figures in rows; widths in mm. */
export function PrintedFigures({
  figures,
  widthOf,
}: {
  figures: readonly CaptionedFigure[];
  widthOf: (figure: FigureData) => number;
}) {
  return (
    <div className="paper-pictures">
      {figures.map(of => (
        <PaperFigure key={of.key} of={of} width={widthOf(of.figure)} />
      ))}
    </div>
  );
}

const pictureNames: Readonly<Record<string, string>> = {
  drawing: 'drawing',
  plots: 'figures',
  timeline: 'course over time',
};

/** Placeholders for the figures of a case that could not be drawn. */
export function MissingFigures({ whole }: { whole: ReportedCase }) {
  return [...new Set(whole.faults.map(({ place }) => place))].map(place => {
    const what = pictureNames[place];
    return what !== undefined && <FigureUnavailable key={place} name={what} />;
  });
}
