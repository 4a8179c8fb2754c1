import type { Definition } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { rowsOf } from '../sheet/rows.ts';
import { CaseName } from './case-name.tsx';
import { notesOn } from './case-notes.ts';
import { Notes } from './notes.tsx';
import { stateWords, wholeOf, type PaperCase } from './paper-case.ts';
import type { PageLayout } from './page-layout.ts';
import type { Pictures } from './picture-choice.ts';
import { columnRoom, inAndOut, single, type PicturePlaces, type Place } from './picture-places.ts';
import { PaperDrawings, PaperFigures, PicturesMissing } from './pictures.tsx';
import { SummaryTable } from './summary-table.tsx';

/** The figures placed at one position. */
function PicturesAt({
  place,
  places,
  pictures: { drawings, main },
  room,
}: {
  place: Place;
  places: PicturePlaces;
  pictures: Pictures;
  room: number;
}) {
  return (
    <>
      {places.drawing === place && <PaperDrawings drawings={drawings} room={room} />}
      {places.figure === place && <PaperFigures figures={main} widthOf={() => room} />}
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
  of: PaperCase;
  units: Readonly<Record<string, string>>;
  layout: PageLayout;
  pictures: Pictures;
  places: PicturePlaces;
}) {
  const [inputs, results] = inAndOut(rowsOf(definition, [of.item]));
  const inThree = places.drawing === 'third';
  const pictured = { places, pictures, room: columnRoom(layout) };
  const caseWidth = inThree ? single.figuresOfThree : single.figures;
  const table = { definition, cases: [of], units, caseWidth };
  const words = stateWords[of.state];
  const whole = wholeOf(definition, of);
  return (
    <table className="paper-single" role="presentation">
      <thead>
        <tr>
          <td>
            <h2>
              <span>
                <CaseName of={of} />
              </span>
              {words !== undefined && <span className="paper-state">{words}</span>}
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
                <Notes notes={notesOn(definition, [of])} numbers={false} />
                <PicturesAt place="right" {...pictured} />
                {whole && <PicturesMissing whole={whole} />}
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
