import type { Definition } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { rowsOf } from '../rows.ts';
import { CaseName } from './case-name.tsx';
import { notesOn } from './case-notes.ts';
import { Notes } from './notes.tsx';
import { stateWords, wholeOf, type PaperCase } from './paper-case.ts';
import { drawingIn, figuresIn } from './picture-choice.ts';
import { inAndOut, single, type PicturePlaces, type Place } from './picture-places.ts';
import { PaperDrawing, PaperFigure, PicturesMissing } from './pictures.tsx';
import { SummaryTable } from './summary-table.tsx';

/** Those of the pictures of a case that stand at a place. */
function PicturesAt({
  place,
  places,
  definition,
  of,
}: {
  place: Place;
  places: PicturePlaces;
  definition: Definition;
  of: PaperCase;
}) {
  const whole = wholeOf(definition, of);
  const drawn = whole && drawingIn(whole);
  const figure = whole && figuresIn(whole)[0];
  return (
    <div className="paper-pictures">
      {places.drawing === place && drawn && (
        <PaperDrawing drawing={drawn.drawing} caption={`${drawn.drawing.title}${drawn.at}`} />
      )}
      {places.figure === place && figure && <PaperFigure plot={figure} />}
    </div>
  );
}

/** A case by itself: what was put in beside what came out, and its pictures where there is room. */
export const Single = memo(function Single({
  definition,
  of,
  units,
  places,
}: {
  definition: Definition;
  of: PaperCase;
  units: Readonly<Record<string, string>>;
  places: PicturePlaces;
}) {
  const [inputs, results] = inAndOut(rowsOf(definition, [of.item]));
  const inThree = places.drawing === 'third';
  const pictures = { places, definition, of };
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
                <PicturesAt place="left" {...pictures} />
              </div>
              <div>
                <SummaryTable {...table} rows={results} />
                <Notes notes={notesOn(definition, [of])} numbers={false} />
                <PicturesAt place="right" {...pictures} />
                {whole && <PicturesMissing whole={whole} />}
              </div>
              {inThree && (
                <div>
                  <PicturesAt place="third" {...pictures} />
                </div>
              )}
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
});
