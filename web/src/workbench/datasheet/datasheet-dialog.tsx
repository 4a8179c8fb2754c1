import { maxStates, isExpensive, type Definition } from '@isentrope/calculators/kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WorkbenchState } from '../state/workbench-model.ts';
import type { SheetTitle } from '../state/sheet-title.ts';
import { layoutFor } from '../print/layout/page-layout.ts';
import { PagesPreview } from '../print/dialog/pages-preview.tsx';
import { PreviewDialog } from '../print/dialog/preview-dialog.tsx';
import { storeOptions, loadOptions } from '../print/dialog/print-options.ts';
import { usePrinting } from '../print/dialog/use-printing.ts';
import { DatasheetChoices, type DatasheetOptions } from './datasheet-choices.tsx';
import { DatasheetPaper } from './datasheet-paper.tsx';
import { useDatasheets, useDatasheetPages } from './use-datasheet-pages.ts';

function firstOptions(count: number): DatasheetOptions {
  return {
    sheet: 0,
    indices: Array.from({ length: count }, (_, index) => index),
    arrangement: count <= maxStates ? 'states' : 'items',
    size: loadOptions(count).size,
  };
}

/** Placeholders for the preview. */
const instead = {
  loading: 'Laying out…',
  'not loaded': 'The datasheets could not be loaded. Close this and try again.',
} as const;

/** The datasheet dialog: preview and options, full screen. */
export default function DatasheetDialog({
  definition,
  workbench,
  date,
  onClose,
  onTitle,
}: {
  definition: Definition;
  workbench: Pick<WorkbenchState, 'cases' | 'units' | 'title'>;
  /** The time of calculation; undefined without results. */
  date: Date | undefined;
  onClose: () => void;
  onTitle: (title: SheetTitle) => void;
}) {
  const printing = usePrinting();
  const { cases, title } = workbench;
  // A fast calculator calculates the datasheet from the present inputs when the dialog opens.
  const [openedAt] = useState(() => new Date());
  const calculatedAt = isExpensive(definition) ? date : openedAt;
  const [options, setOptions] = useState(() => firstOptions(cases.length));
  const [count, setCount] = useState<number>();
  const [statusMessage, setStatusMessage] = useState('');

  const declared = useDatasheets(definition, cases);
  const sheets = typeof declared === 'string' ? [] : declared;
  const shown = useDeferredValue(options);
  const shownTitle = useDeferredValue(title);
  const sheet = sheets[shown.sheet];
  const pages = useDatasheetPages(definition, workbench, sheet, shown.indices, shown.arrangement);
  const layout = useMemo(
    () =>
      layoutFor(
        { size: shown.size, orientation: sheet?.type === 'item' ? 'portrait' : 'landscape', cases: 'beside' },
        1,
      ),
    [shown.size, sheet],
  );
  const paper = (
    <DatasheetPaper definition={definition} pages={pages} title={shownTitle} date={calculatedAt} layout={layout} />
  );

  function choose(next: DatasheetOptions) {
    setOptions(next);
    setStatusMessage('');
    if (next.size !== options.size) storeOptions({ ...loadOptions(cases.length), size: next.size }, cases.length);
  }
  async function save() {
    try {
      const { saveDatasheets } = await import('./datasheet-file.ts');
      setStatusMessage(`Saved as ${await saveDatasheets(definition, pages, title, options.size)}.`);
    } catch {
      setStatusMessage('The workbook could not be written. Please try again.');
    }
  }

  const isThere = pages.length > 0;
  return (
    <>
      <PreviewDialog
        title="Datasheet"
        status={
          statusMessage !== ''
            ? statusMessage
            : isThere && shown === options && count !== undefined && pageCountText(count)
        }
        choicesLabel="What is on it"
        choices={
          <DatasheetChoices
            sheets={sheets}
            cases={cases}
            options={options}
            title={title}
            onChoose={choose}
            onTitle={onTitle}
          />
        }
        actions={
          <>
            <button type="button" className="link" disabled={!isThere} onClick={() => void save()}>
              Save as Excel
            </button>
            <button type="button" className="button" disabled={!isThere} onClick={() => print()}>
              Print or save as PDF
            </button>
          </>
        }
        onClose={onClose}
      >
        {isThere ? (
          <PagesPreview
            layout={layout}
            label="The datasheet as it will print"
            busy={shown !== options}
            onPages={setCount}
          >
            {paper}
          </PagesPreview>
        ) : (
          <p className="paper-preview">
            {typeof declared === 'string' ? instead[declared] : 'Choose a case to put on the datasheet.'}
          </p>
        )}
      </PreviewDialog>
      {printing && isThere && createPortal(<div className="printed-sheet">{paper}</div>, document.body)}
    </>
  );
}

const pageCountText = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);
