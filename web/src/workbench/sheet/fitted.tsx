import type { ReactNode } from 'react';
import { unbroken } from '../../design/unbroken.tsx';

/**
 * As high as the whole text of the control in it, which browsers draw on one line: the text is drawn beneath, over as many
 * lines as it takes. In place of that of a select, and unseen beneath a textarea.
 */
export function Fitted({ of, text, children }: { of: 'select' | 'textarea'; text: string; children: ReactNode }) {
  return (
    <div className={`fitted ${of}`} data-text={of === 'select' ? unbroken(text) : text}>
      {children}
    </div>
  );
}
