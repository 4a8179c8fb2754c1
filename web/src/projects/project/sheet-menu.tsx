import type { ListedSheet } from '@isentrope/records';
import { closeMenu, PopoverMenu, useMenuChoices } from '../../workbench/ui/popover-menu.tsx';
import '../../workbench/ui/menus.css';
import { calculationFilePath } from '../paths.ts';
import { numberedTitle } from '../texts.ts';

/** An action on a sheet from its row menu. */
export type SheetAction = 'issue' | 'name' | 'revisions' | 'attachments' | 'feeds' | 'delete';

/** The menu of a sheet's row. */
export function SheetMenu({
  sheet: { id, number, title, revision },
  editable,
  onAct,
}: {
  sheet: ListedSheet;
  editable: boolean;
  onAct: (act: SheetAction, from: HTMLElement) => void;
}) {
  const { opener, choice } = useMenuChoices(onAct);
  return (
    <PopoverMenu label={`More about ${numberedTitle(number, title)}`} face="···" opener={opener}>
      {editable && choice('issue', 'Issue for check…')}
      {revision !== null && choice('revisions', 'Revisions…')}
      {revision !== null && (
        <a className="menu-choice" href={calculationFilePath(id)} download onClick={closeMenu}>
          Download as a file
        </a>
      )}
      {choice('attachments', 'Attachments…')}
      {choice('feeds', 'Feeds for spreadsheets…')}
      {editable && choice('name', 'Number, title, notes…')}
      {editable && choice('delete', 'Delete…')}
      {!editable && revision === null && <p className="menu-empty quiet-text">Nothing has been issued yet.</p>}
    </PopoverMenu>
  );
}
