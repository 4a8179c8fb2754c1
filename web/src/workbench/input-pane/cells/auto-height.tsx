import type { ReactNode } from 'react';
import { withNoBreakSpaces } from '../../../design/no-wrap.tsx';

/**
 * Wrapper that grows with the wrapped text of a control. The text is rendered by CSS from `data-text`: visibly in
 * place of a select's own text, invisibly beneath a textarea.
 */
export function AutoHeight({
  of: control,
  text,
  children,
}: {
  of: 'select' | 'textarea';
  text: string;
  children: ReactNode;
}) {
  return (
    <div className={`fitted ${control}`} data-text={control === 'select' ? withNoBreakSpaces(text) : text}>
      {children}
    </div>
  );
}
