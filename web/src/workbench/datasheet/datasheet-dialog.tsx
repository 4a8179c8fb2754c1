import { mostStates, takesLong, type Definition } from '@isentrope/calculators/kit';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Cross } from '../../design/icons.tsx';
import type { Bench } from '../bench/bench-model.ts';
import type { SheetTitle } from '../bench/sheet-title.ts';
import { layoutFor } from '../paper/page-layout.ts';
import { PagesPreview } from '../paper/pages-preview.tsx';
import '../paper/paper-dialog.css';
import { keepOptions, optionsFor } from '../paper/paper-options.ts';
import { usePrinting } from '../paper/use-printing.ts';
import { DatasheetChoices, type DatasheetOptions } from './datasheet-choices.tsx';
import { DatasheetPaper } from './datasheet-paper.tsx';
import { useDeclared, useFilled } from './use-filled.ts';

function firstOptions(count: number): DatasheetOptions {
  return {
    sheet: 0,
    places: Array.from({ length: count }, (_, place) => place),
    arrangement: count <= mostStates ? 'states' : 'items',
    size: optionsFor(count).size,
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
  bench,
  date,
  onClose,
  onTitle,
}: {
  definition: Definition;
  bench: Pick<Bench, 'cases' | 'units' | 'title'>;
  /** The time of calculation; undefined without results. */
  date: Date | undefined;
  onClose: () => void;
  onTitle: (title: SheetTitle) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const choices = useId();
  const printing = usePrinting();
  const { cases, title } = bench;
  // Unless that takes long, the datasheet is calculated from the present inputs when the dialog opens.
  const [openedAt] = useState(() => new Date());
  const calculatedAt = takesLong(definition) ? date : openedAt;
  const [options, setOptions] = useState(() => firstOptions(cases.length));
  const [unfolded, setUnfolded] = useState(false);
  const [count, setCount] = useState<number>();
  const [said, setSaid] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const declared = useDeclared(definition, cases);
  const sheets = typeof declared === 'string' ? [] : declared;
  const shown = useDeferredValue(options);
  const shownTitle = useDeferredValue(title);
  const sheet = sheets[shown.sheet];
  const pages = useFilled(definition, bench, sheet, shown.places, shown.arrangement);
  const layout = useMemo(
    () =>
      layoutFor(
        { size: shown.size, orientation: sheet?.type === 'list' ? 'landscape' : 'portrait', cases: 'beside' },
        1,
      ),
    [shown.size, sheet],
  );
  const paper = (
    <DatasheetPaper definition={definition} pages={pages} title={shownTitle} date={calculatedAt} layout={layout} />
  );

  function choose(next: DatasheetOptions) {
    setOptions(next);
    setSaid('');
    if (next.size !== options.size) keepOptions({ ...optionsFor(cases.length), size: next.size }, cases.length);
  }
  async function save() {
    try {
      const { saveDatasheets } = await import('./datasheet-file.ts');
      setSaid(`Saved as ${await saveDatasheets(definition, pages, title, options.size)}.`);
    } catch {
      setSaid('The workbook could not be written. Please try again.');
    }
  }

  const isThere = pages.length > 0;
  return (
    <>
      <dialog ref={dialog} className="paper-dialog" aria-labelledby={heading} onClose={onClose}>
        <header>
          <h2 id={heading}>Datasheet</h2>
          <p className="page-count" role="status">
            {said !== '' ? said : isThere && shown === options && count !== undefined && pagesInWords(count)}
          </p>
          <button
            type="button"
            className="fold"
            aria-expanded={unfolded}
            aria-controls={choices}
            onClick={() => setUnfolded(!unfolded)}
          >
            What is on it
          </button>
          <button type="button" className="link" disabled={!isThere} onClick={() => void save()}>
            Save as Excel
          </button>
          <button type="button" className="button" disabled={!isThere} onClick={() => print()}>
            Print or save as PDF
          </button>
          <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Cross />
          </button>
        </header>
        <div className="paper-dialog-body">
          <div id={choices} className="paper-choices" data-unfolded={unfolded || undefined}>
            <DatasheetChoices
              sheets={sheets}
              cases={cases}
              options={options}
              title={title}
              onChoose={choose}
              onTitle={onTitle}
            />
          </div>
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
        </div>
      </dialog>
      {printing && isThere && createPortal(<div className="printed-sheet">{paper}</div>, document.body)}
    </>
  );
}

/** The page count as text. */
const pagesInWords = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);
