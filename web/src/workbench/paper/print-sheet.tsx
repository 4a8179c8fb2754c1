import type { Definition } from '@isentrope/calculators/kit';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { PartMissing } from '../../shell/part-boundary.tsx';
import type { Bench } from '../bench/bench-model.ts';
import type { AskedBySlot } from '../explore/asked.ts';
import type { SheetTitle } from '../bench/sheet-title.ts';
import { areFew, keepOptions, optionsFor, type PaperOptions } from './paper-options.ts';
import { usePaperCode } from './use-paper-code.ts';
import { usePrinting } from './use-printing.ts';
import './print-sheet.css';

/**
 * Printing of the calculation report: the print dialog, and the report rendered in place of the page while the
 * browser prints.
 */
export function PrintSheet({
  definition,
  bench: { cases, units, title, questions },
  asked,
  index,
  date,
  open,
  elsewhere,
  onClose,
  onTitle,
}: {
  definition: Definition;
  bench: Pick<Bench, 'cases' | 'units' | 'title' | 'questions'>;
  /** The results of analyses. */
  asked: AskedBySlot;
  /** The index of the active case. */
  index: number;
  /** The time of calculation; undefined without results. */
  date: Date | undefined;
  /** Whether the dialog is open. */
  open: boolean;
  /** Whether something else is being printed. */
  elsewhere: boolean;
  onClose: () => void;
  onTitle: (title: SheetTitle) => void;
}) {
  const printing = usePrinting();
  const { failed, Paper, PaperDialog } = usePaperCode(date !== undefined, open);
  const [chosen, setChosen] = useState<{ readonly few?: PaperOptions; readonly many?: PaperOptions }>({});
  if (elsewhere || (!open && !printing)) return null;

  const number = areFew(cases.length) ? 'few' : 'many';
  const options = chosen[number] ?? optionsFor(cases.length);
  const choose = (next: PaperOptions) => {
    setChosen({ ...chosen, [number]: next });
    keepOptions(next, cases.length);
  };
  const close = () => {
    // The choice of a single case applies to one printout only.
    if (options.cases === 'one') choose({ ...options, cases: 'beside' });
    onClose();
  };
  const sheet = { definition, cases, units, title, date, index, questions, asked };
  return (
    <>
      {open && failed && <PartMissing />}
      {open && PaperDialog && (
        <PaperDialog {...sheet} options={options} onChoose={choose} onTitle={onTitle} onClose={close} />
      )}
      {printing &&
        createPortal(
          <div className="printed-sheet">
            {Paper ? (
              <Paper {...sheet} options={options} only={options.cases === 'one' ? index : undefined} />
            ) : (
              <p>The sheet was still loading. Close this and print again.</p>
            )}
          </div>,
          document.body,
        )}
    </>
  );
}
