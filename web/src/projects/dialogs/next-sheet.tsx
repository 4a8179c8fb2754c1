import { project as projectShape, projectMap } from '@isentrope/records';
import { LoadError } from '../../account/preferences/section.tsx';
import { useResource } from '../../account/resource.ts';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import { hasPro, useSession } from '../../shell/session.ts';
import NewSheet from './new-sheet.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Adds a sheet to the project of the sheet that is open in the workbench. */
export default function NextSheet({ projectId, ...dialog }: DialogProps & { projectId: string }) {
  const { value: project, failure } = useResource(`/api/projects/${projectId}`, projectShape);
  const { value: map, failure: mapFailure } = useResource(`/api/projects/${projectId}/map`, projectMap);
  const session = useSession();
  if (project && map && session)
    return (
      <NewSheet
        {...dialog}
        projectId={projectId}
        numbers={project.sheetList.map(({ number }) => number)}
        fluids={map.fluids}
        hasPro={hasPro(session)}
      />
    );
  const problem = failure ?? mapFailure;
  return (
    <SheetDialog title="New sheet" {...dialog}>
      {problem ? <LoadError failure={problem} /> : <p aria-busy="true">Loading…</p>}
    </SheetDialog>
  );
}
