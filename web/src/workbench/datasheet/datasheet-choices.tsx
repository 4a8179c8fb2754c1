import { caseTitle, maxStates, type Arrangement, type Datasheet } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import type { SheetTitle } from '../state/sheet-title.ts';
import { Choice } from '../print/dialog/choice.tsx';
import { pageSizes, type PageSize } from '../print/dialog/print-options.ts';
import { TitleEntries } from '../print/dialog/title-entries.tsx';

/** The options of a datasheet. */
export interface DatasheetOptions {
  /** The index of the datasheet. */
  readonly sheet: number;
  /** The indices of the cases in it. */
  readonly indices: readonly number[];
  readonly arrangement: Arrangement;
  readonly size: PageSize;
}

const arrangements = ['states', 'items'] as const;
const arrangementNames: Readonly<Record<Arrangement, string>> = {
  states: 'Conditions of one item, in columns',
  items: 'Separate items, one page each',
};

/** The options: datasheet, cases and their arrangement, paper and title block. */
export function DatasheetChoices({
  sheets,
  cases,
  options,
  title,
  onChoose,
  onTitle,
}: {
  sheets: readonly Datasheet[];
  cases: readonly WorkbenchCase[];
  options: DatasheetOptions;
  title: SheetTitle;
  onChoose: (options: DatasheetOptions) => void;
  onTitle: (title: SheetTitle) => void;
}) {
  const change = (changed: Partial<DatasheetOptions>) => onChoose({ ...options, ...changed });
  const { indices } = options;
  const sheet = sheets[options.sheet];
  const titles = sheets.map((_, index) => String(index));
  return (
    <>
      {sheets.length > 1 && (
        <Choice
          legend="Datasheet"
          name="datasheet"
          options={titles}
          names={Object.fromEntries(sheets.map((sheet, index) => [String(index), sheet.title]))}
          chosen={String(options.sheet)}
          onChoose={index => change({ sheet: Number(index) })}
        />
      )}
      {cases.length > 1 && (
        <fieldset className="datasheet-cases">
          <legend>Cases</legend>
          {cases.map(({ key, data }, index) => (
            <label key={key} className="check">
              <input
                type="checkbox"
                checked={indices.includes(index)}
                onChange={event =>
                  change({
                    indices: cases.flatMap((_, each) =>
                      (each === index ? event.target.checked : indices.includes(each)) ? [each] : [],
                    ),
                  })
                }
              />
              {caseTitle(data, index)}
            </label>
          ))}
        </fieldset>
      )}
      {sheet?.type === 'item' && indices.length > 1 && (
        <>
          <Choice
            legend="The cases are"
            name="datasheet-arrangement"
            options={arrangements}
            names={arrangementNames}
            chosen={options.arrangement}
            onChoose={arrangement => change({ arrangement })}
          />
          {options.arrangement === 'states' && indices.length > maxStates && (
            <p className="choice-note">A page has at most {maxStates} states; the rest continue on further pages.</p>
          )}
        </>
      )}
      <Choice
        legend="Paper"
        name="datasheet-size"
        options={pageSizes}
        names={{ A4: 'A4', Letter: 'Letter' } satisfies Record<PageSize, string>}
        chosen={options.size}
        onChoose={size => change({ size })}
      />
      <TitleEntries title={title} onTitle={onTitle} />
    </>
  );
}
