import { useEffect, useState } from 'react';
import type { ActionContext } from '../actions/action.ts';
import { WorkbenchDialog } from '../actions/workbench-dialog.tsx';
import type { ListSource } from './list-file.ts';
import { ListMatch } from './list-match.tsx';
import { ListSourceForm } from './list-source.tsx';
import { rowsAtOnce } from './use-list-match.ts';
import './tag-list.css';

/** The dialog to import a tag list, one case per row; it begins with the list of an opened file, if any. */
export default function TagListDialog({
  context,
  opened,
  onClose,
}: {
  readonly context: ActionContext;
  readonly opened: ListSource | undefined;
  readonly onClose: () => void;
}) {
  const [list, setList] = useState(opened);
  // Matching a long list takes most of a task of its own, after the dialog is shown.
  const isLong = list?.sheets.some(({ rows }) => rows.length > rowsAtOnce) ?? false;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <WorkbenchDialog
      label="Import a tag list"
      className="tag-list"
      keys={[]}
      onClose={onClose}
      head={<h2>Import a tag list</h2>}
    >
      {list && isLong && !isShown ? (
        <p className="list-body" role="status">
          Reading the list…
        </p>
      ) : list ? (
        <ListMatch context={context} list={list} onOther={() => setList(undefined)} onClose={onClose} />
      ) : (
        <ListSourceForm onList={setList} />
      )}
    </WorkbenchDialog>
  );
}
