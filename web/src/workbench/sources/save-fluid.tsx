import { entriesFromLink, type SharedGroup } from '@isentrope/calculators/kit';
import { formatReference } from '@isentrope/records';
import { TextField } from '../../account/form/fields.tsx';
import { noticeFromFailure, type Entries, type Notice } from '../../account/form/form.tsx';
import { createdShape, post } from '../../account/request.ts';
import { FormDialog } from '../../projects/dialogs/form-dialog.tsx';
import type { DialogProps } from '../../projects/dialogs/use-dialog.ts';
import { fluidFromCase } from '../../projects/fluids/fluid-draft.ts';
import type { ActionContext } from '../actions/action.ts';
import '../../account/account.css';
import './save-fluid.css';

/** Dialog that saves the fluid of a case in the project under a name, and makes the case read it from there. */
export default function SaveFluid({
  context: { definition, workbench, dispatch, announce },
  typedFluid: { key, group },
  projectId,
  onSaved,
  ...dialog
}: DialogProps & {
  readonly context: ActionContext;
  /** The case, and the fields that describe its fluid. */
  readonly typedFluid: { readonly key: number; readonly group: SharedGroup };
  readonly projectId: string;
  /** Called when the fluid is saved. */
  readonly onSaved: () => void;
}) {
  const data = workbench.cases.find(each => each.key === key)?.data ?? {};
  const fluid = fluidFromCase(definition, data, group);
  const save = async (entries: Entries): Promise<Notice | undefined> => {
    const name = entries.text('name').trim();
    if (name === '') return { tone: 'error', text: 'Give the fluid a name.', field: 'name' };
    if (typeof fluid === 'string') return { tone: 'error', text: fluid };
    const answer = await post(`/api/projects/${projectId}/fluids`, { name, ...fluid }, createdShape);
    if (!answer.ok) return { ...noticeFromFailure(answer.failure), field: 'name' };
    const from = formatReference({ type: 'fluid', id: answer.value.id, version: 1 });
    const read = { from, readable: { type: 'thing', thing: fluid } } as const;
    dispatch({ type: 'takeOver', key, entries: entriesFromLink(definition, data, group.at, read), what: name });
    announce(`${name} has been saved to the project, and this case now reads it.`);
    onSaved();
    return undefined;
  };
  return (
    <FormDialog {...dialog} title="Save the fluid to the project" label="Keep" busy="Keeping…" submit={save}>
      <p className="saved-fluid">{typeof fluid === 'string' ? fluid : fluid.words}</p>
      <TextField name="name" label="Name" maxLength={200} autoComplete="off" required />
    </FormDialog>
  );
}
