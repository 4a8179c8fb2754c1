import { useState } from 'react';
import { NoWrapText } from '../../../design/no-wrap.tsx';
import { foldNames } from './fold-names.ts';

/** The text of a message; of a long list of names the first ones, with a button for the others. */
export function MessageText({ text }: { readonly text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const folded = foldNames(text);
  if (!folded) return <NoWrapText text={text} />;
  return (
    <>
      <NoWrapText text={`${folded.before}, `} />
      <span hidden={!isOpen}>{`${folded.names.join(', ')}, `}</span>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? `hide ${folded.names.length}` : `${folded.names.length} more`}
      </button>
      <NoWrapText text={`, ${folded.after}`} />
    </>
  );
}
