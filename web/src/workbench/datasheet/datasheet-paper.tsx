import type { DatasheetPage, Definition } from '@isentrope/calculators/kit';
import { memo } from 'react';
import type { SheetTitle } from '../state/sheet-title.ts';
import type { PageLayout } from '../print/layout/page-layout.ts';
import '../print/printed-report.css';
import { TitleHead } from '../print/title-head.tsx';
import './datasheet.css';
import { ItemOnPaper } from './item-page.tsx';
import { ListOnPaper } from './list-page.tsx';

/** The printed datasheets: one page per item, or a list over several pages. */
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
  /** The time of calculation; undefined without results. */
  date: Date | undefined;
  layout: PageLayout;
}) {
  return (
    <article className="paper datasheet" data-page={layout.name} aria-label="Datasheet">
      {pages.map((page, index) => (
        <section key={index} className="paper-sheet">
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
                    {...(page.type === 'item' ? { place: `Sheet ${index + 1} of ${pages.length}` } : {})}
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
