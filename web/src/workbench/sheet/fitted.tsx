import type { ReactNode } from 'react';
import { unbroken } from '../../design/unbroken.tsx';

/**
 * Wrapper that grows with the wrapped text of a control. The text is rendered by CSS from `data-text`: visibly in
 * place of a select's own text, invisibly beneath a textarea.
 */
export function Fitted({ of, text, children }: { of: 'select' | 'textarea'; text: string; children: ReactNode }) {
  return (
    <div className={`fitted ${of}`} data-text={of === 'select' ? unbroken(text) : text}>
      {children}
    </div>
  );
}
