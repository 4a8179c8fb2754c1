import type { DatasheetPage, Definition } from '@isentrope/calculators/kit';
import { memo } from 'react';
import type { SheetTitle } from '../bench/sheet-title.ts';
import type { PageLayout } from '../paper/page-layout.ts';
import '../paper/paper.css';
import { TitleHead } from '../paper/title-head.tsx';
import './datasheet.css';
import { ItemOnPaper } from './item-page.tsx';
import { ListOnPaper } from './list-page.tsx';

/** Datasheets as they are printed: each item on a page of its own, a list over as many as it takes. */
export const DatasheetPaper = memo(function DatasheetPaper({
  definition,
  pages,
  title,
  date,
  layout,
}: {
  definition: Definition;
  pages: readonly DatasheetPage[];
  title: SheetTitle;
  /** When the results were calculated; undefined where there are none. */
  date: Date | undefined;
  layout: PageLayout;
}) {
  return (
    <article className="paper datasheet" data-page={layout.name} aria-label="Datasheet">
      {pages.map((page, place) => (
        <section key={place} className="paper-sheet">
          <table className="paper-frame" role="presentation">
            <thead>
              <tr>
                <td>
                  <TitleHead
                    definition={definition}
                    heading={page.title}
                    by={page.standards}
                    title={title}
                    date={date}
                    {...(page.type === 'item' ? { place: `Sheet ${place + 1} of ${pages.length}` } : {})}
                  />
                </td>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  {page.type === 'item' ? (
                    <ItemOnPaper page={page} />
                  ) : (
                    <ListOnPaper page={page} room={layout.room.width} />
                  )}
                </td>
              </tr>
            </tbody>
          </table>
        </section>
      ))}
    </article>
  );
});
