import type { MappedSheet, Project, ProjectFluid, ProjectMap } from '@isentrope/records';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { remove } from '../../account/request.ts';
import { PopoverMenu, useMenuChoices } from '../../workbench/ui/popover-menu.tsx';
import '../../workbench/ui/menus.css';
import { workbenchPath } from '../paths.ts';
import type { Confirmation } from '../dialogs/confirm.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';
import { sheetName } from '../map/map-model.ts';
import { canEdit } from '../project/permissions.ts';
import { useFragmentTarget } from '../project/use-tab.ts';
import { When } from '../../design/when.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { ColumnHeads } from '../../design/column-heads.tsx';
import './fluids.css';

const FluidDialog = lazy(() => import('./fluid-dialog.tsx'));
const RenameFluid = lazy(() => import('./rename-fluid.tsx'));

type OpenDialog = { readonly act: 'new' } | { readonly act: 'edit' | 'rename'; readonly fluid: ProjectFluid };

/** The fluids of a project: composition, last editor, and the sheets that read each. */
export default function FluidsTab({
  project,
  map,
  reload,
  confirm,
}: {
  project: Project;
  map: ProjectMap;
  reload: () => Promise<void>;
  confirm: (question: Confirmation, from: HTMLElement) => void;
}) {
  const dialog = useDialog<OpenDialog>();
  const [saved, setSaved] = useState('');
  const editable = canEdit(project);
  const { subject: current } = dialog;
  const done = async (name: string) => {
    await reload();
    setSaved(name);
  };
  const stale = map.sheets.filter(sheet => sheet.stale).length;
  return (
    <section className="fluids" aria-label="Fluids">
      <div className="fluids-head">
        <p className="quiet-text" role="status">
          {saved === ''
            ? 'Define a fluid once here; the sheets that read it are marked when it changes.'
            : `${saved} is saved. ${staleSheets(stale)}`}
        </p>
        {editable && (
          <DialogButton className="button quiet" onOpen={button => dialog.open({ act: 'new' }, button)}>
            New fluid
          </DialogButton>
        )}
      </div>
      {map.fluids.length === 0 ? (
        <div className="nothing-here">
          <h2>No fluid yet</h2>
          <p>
            {editable
              ? 'Choose “New fluid” and type or paste its composition or properties. The fluid fields of a sheet can then read it.'
              : 'The project’s owner and engineers can add fluids.'}
          </p>
        </div>
      ) : (
        <table className="register fluids-register">
          <ColumnHeads names={['Fluid', 'What it is', 'Version', 'Read by']} hasActions />
          <tbody>
            {map.fluids.map(fluid => (
              <Row
                key={fluid.id}
                fluid={fluid}
                readers={readersOf(map, fluid.id)}
                editable={editable}
                onAct={(act, from) => {
                  if (act === 'delete') confirm(deletionConfirmation(fluid, readersOf(map, fluid.id), reload), from);
                  else dialog.open({ act, fluid }, from);
                }}
              />
            ))}
          </tbody>
        </table>
      )}
      <Suspense>
        {current !== undefined && current.act !== 'rename' && (
          <FluidDialog
            {...dialog}
            projectId={project.id}
            fluid={current.act === 'edit' ? current.fluid : undefined}
            saved={done}
          />
        )}
        {current?.act === 'rename' && <RenameFluid {...dialog} fluid={current.fluid} saved={done} />}
      </Suspense>
    </section>
  );
}

function staleSheets(count: number): string {
  if (count === 0) return 'No sheet is stale.';
  return count === 1 ? '1 sheet is stale now.' : `${count} sheets are stale now.`;
}

function readersOf({ sheets, connections }: ProjectMap, id: string): readonly MappedSheet[] {
  const ids = new Set(connections.filter(({ source }) => source.id === id).map(({ sheet }) => sheet));
  return sheets.filter(sheet => ids.has(sheet.id));
}

function deletionConfirmation(
  { id, name }: ProjectFluid,
  readers: readonly MappedSheet[],
  reload: () => Promise<void>,
): Confirmation {
  return {
    title: 'Delete fluid',
    about: (
      <>
        <b>{name}</b> is removed from the project.{' '}
        {readers.length === 0
          ? 'No sheet reads it.'
          : `${readers.map(sheetName).join(', ')} ${readers.length === 1 ? 'reads' : 'read'} it: the values stay there, but the connection is broken.`}
      </>
    ),
    label: 'Delete fluid',
    danger: true,
    run: () => remove(`/api/fluids/${id}`),
    onDone: reload,
  };
}

function Row({
  fluid,
  readers,
  editable,
  onAct,
}: {
  fluid: ProjectFluid;
  readers: readonly MappedSheet[];
  editable: boolean;
  onAct: (act: 'edit' | 'rename' | 'delete', from: HTMLElement) => void;
}) {
  const { id, name, words: text, version, changedAt, changedBy } = fluid;
  const row = useRef<HTMLTableRowElement>(null);
  const { opener, choice } = useMenuChoices(onAct);
  const addressed = useFragmentTarget() === id;
  useEffect(() => {
    if (!addressed) return;
    row.current?.focus();
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [addressed]);
  return (
    <tr ref={row} tabIndex={-1} className={addressed ? 'addressed' : undefined}>
      <td className="register-name">
        {editable ? (
          <DialogButton className="fluid-name" onOpen={button => onAct('edit', button)}>
            {name}
          </DialogButton>
        ) : (
          <b>{name}</b>
        )}
      </td>
      <td className="fluid-text">{text}</td>
      <td data-name="Version">
        <span className="mono">{version}</span> by {changedBy ?? 'a former member'}, <When at={changedAt} exact />
      </td>
      <td data-name="Read by" className="fluid-readers">
        {readers.length === 0 && <span className="quiet-text">no sheet</span>}
        {readers.map(sheet => (
          <a key={sheet.id} href={workbenchPath(sheet)}>
            {sheetName(sheet)}
          </a>
        ))}
      </td>
      <td className="register-menu">
        {editable && (
          <PopoverMenu label={`More about ${name}`} face="···" opener={opener}>
            {choice('edit', 'Edit…')}
            {choice('rename', 'Rename…')}
            {choice('delete', 'Delete…')}
          </PopoverMenu>
        )}
      </td>
    </tr>
  );
}
