import { memo, type ComponentProps } from 'react';
import { layoutFor } from './page-layout.ts';
import { PagesPreview } from './pages-preview.tsx';
import { Paper } from './paper.tsx';

/** The sheet, which stays as it is while something else changes. */
const SteadyPaper = memo(Paper);

/** The sheet on its pages. */
export function PaperPreview({
  busy,
  onPages,
  ...paper
}: ComponentProps<typeof Paper> & {
  /** Whether what is shown is not yet what was chosen. */
  busy: boolean;
  /** Is told how many pages there are; never where that cannot be known. */
  onPages: (pages: number) => void;
}) {
  const layout = layoutFor(paper.options, paper.only === undefined ? paper.cases.length : 1);
  return (
    <PagesPreview layout={layout} label="The sheet as it will print" busy={busy} onPages={onPages}>
      <SteadyPaper {...paper} />
    </PagesPreview>
  );
}
