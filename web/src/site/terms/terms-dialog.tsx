import type { RefObject } from 'react';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import { TermsText } from './terms-text.tsx';
import './terms.css';

/** The Terms of Service in a dialog. Focus returns to `opener`. */
export default function TermsDialog(props: {
  isOpen: boolean;
  close: () => void;
  opener: RefObject<HTMLElement | null>;
}) {
  return (
    <SheetDialog title="Terms of Service" {...props}>
      <TermsText level={3} />
    </SheetDialog>
  );
}
