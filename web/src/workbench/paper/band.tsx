import type { Definition } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { rowsOf } from '../rows.ts';
import { CaseName } from './case-name.tsx';
import { notesOn } from './case-notes.ts';
import { Notes } from './notes.tsx';
import { caseWidth, type PageLayout } from './page-layout.ts';
import { stateWords, wholeOf, type PaperCase } from './paper-case.ts';
import { drawingIn, figuresIn } from './picture-choice.ts';
import { picturesAcross, type PicturePlaces } from './picture-places.ts';
import { PaperDrawing, PaperFigure, PicturesMissing } from './pictures.tsx';
import { SummaryTable } from './summary-table.tsx';

interface BandProps {
  readonly definition: Definition;
  readonly cases: readonly PaperCase[];
}

/** The drawings of cases that stand side by side, and the main figure of each, as far as they stand beneath them. */
function Pictures({ definition, cases, places }: BandProps & { places: PicturePlaces }) {
  const pictured = cases.flatMap(each => {
    const whole = wholeOf(definition, each);
    return whole ? [{ each, whole, drawn: drawingIn(whole), figure: figuresIn(whole)[0] }] : [];
  });
  const style = { '--across': picturesAcross(cases.length) };
  return (
    <>
      {places.drawing === 'beneath' && (
        <div className="paper-pictures in-grid" style={style}>
          {pictured.map(
            ({ each, drawn }) =>
              drawn && <PaperDrawing key={each.key} drawing={drawn.drawing} caption={`${each.title}${drawn.at}`} />,
          )}
        </div>
      )}
      {places.figure === 'beneath' && (
        <div className="paper-pictures in-grid" style={style}>
          {pictured.map(
            ({ each, figure }) =>
              figure && <PaperFigure key={each.key} plot={{ ...figure, title: `${each.title}: ${figure.title}` }} />,
          )}
        </div>
      )}
      {pictured.map(({ each, whole }) => (
        <PicturesMissing key={each.key} whole={whole} />
      ))}
    </>
  );
}

/** Cases as columns, with what there is to say of them beneath, and their pictures where there is room. */
export const Band = memo(function Band({
  definition,
  cases,
  units,
  layout,
  places,
}: BandProps & { units: Readonly<Record<string, string>>; layout: PageLayout; places: PicturePlaces }) {
  const rows = rowsOf(
    definition,
    cases.map(({ item }) => item),
  );
  const head = (
    <thead>
      <tr>
        <th scope="col">Case</th>
        <th scope="col">Unit</th>
        {cases.map(each => (
          <th key={each.key} scope="col" className="paper-case-name">
            <CaseName of={each} />
            {stateWords[each.state] !== undefined && <p className="paper-state">{stateWords[each.state]}</p>}
          </th>
        ))}
      </tr>
    </thead>
  );
  return (
    <section className="paper-band">
      <SummaryTable
        definition={definition}
        cases={cases}
        rows={rows}
        units={units}
        head={head}
        caseWidth={caseWidth(layout, cases.length)}
      />
      <Notes notes={notesOn(definition, cases)} numbers />
      {(places.drawing === 'beneath' || places.figure === 'beneath') && (
        <Pictures definition={definition} cases={cases} places={places} />
      )}
    </section>
  );
});
