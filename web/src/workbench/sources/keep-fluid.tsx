import { entriesRead, type Carried } from '@isentrope/calculators/kit';
import { referenceText } from '@isentrope/records';
import * as z from 'zod/mini';
import { TextField } from '../../account/form/fields.tsx';
import { refused, type Entries, type Notice } from '../../account/form/form.tsx';
import { post } from '../../account/request.ts';
import { FormDialog } from '../../projects/dialogs/form-dialog.tsx';
import type { DialogProps } from '../../projects/dialogs/use-dialog.ts';
import { saidBy } from '../../projects/fluids/fluid-draft.ts';
import type { ActionContext } from '../actions/action.ts';
import '../../account/account.css';
import './keep-fluid.css';

const made = z.object({ id: z.string() });

/** Dialog that saves the fluid of a case in the project under a name, and makes the case read it from there. */
export default function KeepFluid({
  context: { definition, bench, dispatch, say },
  kept: { key, carried },
  projectId,
  done,
  ...dialog
}: DialogProps & {
  readonly context: ActionContext;
  /** The case, and the fields that describe its fluid. */
  readonly kept: { readonly key: number; readonly carried: Carried };
  readonly projectId: string;
  /** Called when the fluid is saved. */
  readonly done: () => void;
}) {
  const data = bench.cases.find(each => each.key === key)?.data ?? {};
  const said = saidBy(definition, data, carried);
  const keep = async (entries: Entries): Promise<Notice | undefined> => {
    const name = entries.text('name').trim();
    if (name === '') return { tone: 'error', text: 'Give the fluid a name.', field: 'name' };
    if (typeof said === 'string') return { tone: 'error', text: said };
    const answer = await post(`/api/projects/${projectId}/fluids`, { name, ...said }, made);
    if (!answer.ok) return { ...refused(answer.failure), field: 'name' };
    const from = referenceText({ type: 'fluid', id: answer.value.id, version: 1 });
    const read = { from, readable: { type: 'thing', thing: said } } as const;
    dispatch({ type: 'takeOver', key, entries: entriesRead(definition, data, carried.at, read), what: name });
    say(`${name} is kept in the project, and this case reads it.`);
    done();
    return undefined;
  };
  return (
    <FormDialog {...dialog} title="Keep the fluid in the project" label="Keep" busy="Keeping…" submit={keep}>
      <p className="kept-fluid">{typeof said === 'string' ? said : said.words}</p>
      <TextField name="name" label="Name" maxLength={200} autoComplete="off" required />
    </FormDialog>
  );
}
