import type { Definition } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { allRows } from '../../input-pane/rows.ts';
import { CaseName } from './case-name.tsx';
import { sortedNotes } from './case-notes.ts';
import { Notes } from './notes.tsx';
import { stateMessages, fullReportOf, type PrintedCase } from '../printed-case.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import type { ReportFigures } from '../layout/collect-figures.ts';
import {
  columnRoom,
  splitInputsAndResults,
  singleCaseWidths,
  type FigurePlacement,
  type FigurePosition,
} from '../layout/place-figures.ts';
import { PrintedDrawings, PrintedFigures, MissingFigures } from '../layout/printed-figures.tsx';
import { SummaryTable } from './summary-table.tsx';

/** The figures placed at one position. */
function PicturesAt({
  place,
  places,
  pictures: { drawings, main },
  room,
}: {
  place: FigurePosition;
  places: FigurePlacement;
  pictures: ReportFigures;
  room: number;
}) {
  return (
    <>
      {places.drawing === place && <PrintedDrawings drawings={drawings} room={room} />}
      {places.figure === place && <PrintedFigures figures={main} widthOf={() => room} />}
    </>
  );
}

/** A single case: inputs beside results, and the figures that fit. */
export const Single = memo(function Single({
  definition,
  of,
  units,
  layout,
  pictures,
  places,
}: {
  definition: Definition;
  of: PrintedCase;
  units: Readonly<Record<string, string>>;
  layout: PageLayout;
  pictures: ReportFigures;
  places: FigurePlacement;
}) {
  const [inputs, results] = splitInputsAndResults(allRows(definition, [of.item]));
  const inThree = places.drawing === 'third';
  const pictured = { places, pictures, room: columnRoom(layout) };
  const caseWidth = inThree ? singleCaseWidths.figuresOfThree : singleCaseWidths.figures;
  const table = { definition, cases: [of], units, caseWidth };
  const text = stateMessages[of.state];
  const whole = fullReportOf(definition, of);
  return (
    <table className="paper-single" role="presentation">
      <thead>
        <tr>
          <td>
            <h2>
              <span>
                <CaseName of={of} />
              </span>
              {text !== undefined && <span className="paper-state">{text}</span>}
            </h2>
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <div className="paper-columns">
              <div>
                <SummaryTable {...table} rows={inputs} />
                <PicturesAt place="left" {...pictured} />
              </div>
              <div>
                <SummaryTable {...table} rows={results} />
                <Notes notes={sortedNotes(definition, [of])} numbers={false} />
                <PicturesAt place="right" {...pictured} />
                {whole && <MissingFigures whole={whole} />}
              </div>
              {inThree && (
                <div>
                  <PicturesAt place="third" {...pictured} />
                </div>
              )}
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
});
