import { caseTitle, type Definition } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import type { SheetTitle } from '../../state/sheet-title.ts';
import type { ReportProps } from '../printed-report.tsx';
import { Choice } from './choice.tsx';
import {
  arrangements,
  figureKinds,
  canOverlay,
  orientations,
  pageSizes,
  parts,
  type Arrangement,
  type FigureKind,
  type Orientation,
  type PageSize,
  type PrintOptions,
  type Part,
} from './print-options.ts';
import { TitleEntries } from './title-entries.tsx';

const orientationNames: Readonly<Record<Orientation, string>> = {
  fitting: 'To fit',
  portrait: 'Portrait',
  landscape: 'Landscape',
};

const figureKindNames: Readonly<Record<FigureKind, string>> = { each: 'For each case', overlaid: 'Cases overlaid' };

const partNames: Readonly<Record<Part, string>> = {
  working: 'Working, with equations and sources',
  figures: 'Drawings and figures',
  tables: 'Tables',
  together: 'All cases together',
  questions: 'Saved analyses',
  references: 'References and guidance',
};

/** The parts available for a report. */
function partsOf(definition: Definition, cases: readonly WorkbenchCase[], hasAnalyses: boolean): readonly Part[] {
  const there: Readonly<Record<Part, boolean>> = {
    working: true,
    figures: definition.plots !== undefined || definition.drawing !== undefined || definition.timeline !== undefined,
    tables: cases.some(({ calculated }) =>
      Object.values(calculated?.report.values ?? {}).some(({ type }) => type === 'table'),
    ),
    together: definition.together !== undefined,
    questions: hasAnalyses,
    references: true,
  };
  return parts.filter(part => there[part]);
}

/** The print options: content, paper and title block. */
export function PrintSettings({
  definition,
  cases,
  index,
  options,
  title,
  hasAnalyses,
  onChoose,
  onTitle,
}: Pick<ReportProps, 'definition' | 'cases' | 'index' | 'options' | 'title'> & {
  /** Whether there are saved analyses. */
  hasAnalyses: boolean;
  onChoose: (options: PrintOptions) => void;
  onTitle: (title: SheetTitle) => void;
}) {
  const change = (changed: Partial<PrintOptions>) => onChoose({ ...options, ...changed });
  const activeCase = cases[index];
  const arrangementNames: Readonly<Record<Arrangement, string>> = {
    beside: 'All, side by side',
    apart: 'All, each on its own sheet',
    one: activeCase ? `Only ${caseTitle(activeCase.data, index)}` : '',
  };
  const plotted = definition.plots !== undefined || definition.timeline !== undefined;
  return (
    <>
      {cases.length > 1 && (
        <Choice
          legend="Cases"
          name="paper-cases"
          options={arrangements}
          names={arrangementNames}
          chosen={options.cases}
          onChoose={arrangement => change({ cases: arrangement })}
        />
      )}
      <fieldset>
        <legend>After the summary</legend>
        {partsOf(definition, cases, hasAnalyses).map(part => (
          <label key={part} className="check">
            <input
              type="checkbox"
              checked={options.parts[part]}
              onChange={event => change({ parts: { ...options.parts, [part]: event.target.checked } })}
            />
            {partNames[part]}
          </label>
        ))}
      </fieldset>
      {plotted && canOverlay(options, cases.length) && (
        <Choice
          legend="Figures"
          name="paper-figures"
          options={figureKinds}
          names={figureKindNames}
          chosen={options.figures}
          onChoose={figures => change({ figures })}
        />
      )}
      <Choice
        legend="Paper"
        name="paper-size"
        options={pageSizes}
        names={{ A4: 'A4', Letter: 'Letter' } satisfies Record<PageSize, string>}
        chosen={options.size}
        onChoose={size => change({ size })}
      />
      <Choice
        legend="Orientation"
        name="paper-orientation"
        options={orientations}
        names={orientationNames}
        chosen={options.orientation}
        onChoose={orientation => change({ orientation })}
      />
      <TitleEntries title={title} onTitle={onTitle} />
    </>
  );
}
