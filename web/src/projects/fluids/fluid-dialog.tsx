import { findCalculator } from '@isentrope/calculators';
import { loadTableReader, type Definition } from '@isentrope/calculators/kit';
import { projectMap, type ProjectFluid } from '@isentrope/records';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { TextField } from '../../account/form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit, type Entries, type Notice } from '../../account/form/form.tsx';
import { Cancel } from '../../account/form/reveal.tsx';
import { get, put, postOnly } from '../../account/request.ts';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import { loadPasteCode } from '../../workbench/input-pane/paste/paste-code.ts';
import { createWorkbench } from '../../workbench/state/workbench.ts';
import type { WorkbenchAction } from '../../workbench/state/workbench-action.ts';
import type { WorkbenchState } from '../../workbench/state/workbench-model.ts';
import { workbenchReducer } from '../../workbench/state/workbench-reducer.ts';
import type { DialogProps } from '../dialogs/use-dialog.ts';
import { fluidDeclaration, entriesFromFluid, fluidFromCase } from './fluid-draft.ts';
import { FluidFields } from './fluid-fields.tsx';

/** A free calculator whose fluid fields are shown; all calculators with a fluid have the same ones. */
const calculatorOfFields = 'control-valve';

type FluidDialogProps = DialogProps & {
  readonly projectId: string;
  /** The fluid to edit; undefined for a new one. */
  readonly fluid: ProjectFluid | undefined;
  readonly saved: (name: string) => Promise<void>;
};

/** Edits a project fluid: its name and composition or properties. */
export default function FluidDialog(props: FluidDialogProps) {
  const [definition, setDefinition] = useState<Definition>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // If a paste comes earlier, or this fails, the paste loads it again.
    loadPasteCode().catch(() => undefined);
    // The fields of a saved fluid may be a table, which is judged at once.
    Promise.all([findCalculator(calculatorOfFields)?.load(), loadTableReader()]).then(
      ([loaded]) => setDefinition(loaded),
      () => setFailed(true),
    );
  }, []);
  const { fluid, opener, close } = props;
  return (
    <SheetDialog
      title={fluid === undefined ? 'New fluid' : `Fluid ${fluid.name}`}
      opener={opener}
      close={close}
      holdsForm
    >
      {failed && (
        <p className="banner error" role="alert">
          The fields could not be loaded. Close this and try again.
        </p>
      )}
      {definition ? <Editor {...props} definition={definition} /> : !failed && <p aria-busy="true">Loading…</p>}
    </SheetDialog>
  );
}

function initialWorkbench({
  definition,
  fluid,
}: {
  definition: Definition;
  fluid: ProjectFluid | undefined;
}): WorkbenchState {
  const workbench = createWorkbench(definition);
  const { at } = fluidDeclaration(definition);
  const entries = fluid ? entriesFromFluid(definition, fluid) : { [at]: { text: 'composition' } };
  return workbenchReducer(definition, workbench, { type: 'takeOver', key: 1, entries: entries ?? {}, what: '' });
}

function Editor({ definition, projectId, fluid, saved, close }: FluidDialogProps & { definition: Definition }) {
  const [workbench, change] = useReducer(
    (state: WorkbenchState, action: WorkbenchAction) => workbenchReducer(definition, state, action),
    { definition, fluid },
    initialWorkbench,
  );
  const dispatch = useCallback((action: WorkbenchAction) => change(action), []);
  const [showsAllErrors, setShowsAllErrors] = useState(false);
  const [message, setMessage] = useState('');
  /** The fluid as another member has saved it in the meantime. */
  const [savedByOther, setSavedByOther] = useState<ProjectFluid>();
  const version = savedByOther?.version ?? fluid?.version;

  const handleConflict = async (): Promise<Notice | undefined> => {
    const outcome = await get(`/api/projects/${projectId}/map`, projectMap);
    if (!outcome.ok) return noticeFromFailure(outcome.failure);
    const now = outcome.value.fluids.find(({ id }) => id === fluid?.id);
    if (now === undefined) return { tone: 'error', text: 'The fluid is no longer in the project.' };
    setSavedByOther(now);
    return { tone: 'error', text: 'Nothing has been saved yet. Choose which of the two to keep.' };
  };
  const save = async (entries: Entries): Promise<Notice | undefined> => {
    setShowsAllErrors(true);
    const name = entries.text('name').trim();
    if (name === '') return { tone: 'error', text: 'Give the fluid a name.', field: 'name' };
    const what = fluidFromCase(definition, workbench.cases[0]?.data ?? {});
    if (typeof what === 'string') return { tone: 'error', text: what };
    const body = { name, words: what.words, parts: what.parts };
    const outcome =
      fluid === undefined || version === undefined
        ? await postOnly(`/api/projects/${projectId}/fluids`, body)
        : await put(`/api/fluids/${fluid.id}`, { ...body, version });
    if (outcome.ok) {
      await saved(name);
      close();
      return undefined;
    }
    return outcome.failure.code === 'OVERTAKEN' ? handleConflict() : noticeFromFailure(outcome.failure);
  };
  const own = fluidFromCase(definition, workbench.cases[0]?.data ?? {});
  const isUnrepresentable = fluid !== undefined && entriesFromFluid(definition, fluid) === undefined;
  return (
    <Form submit={save}>
      <TextField
        name="name"
        label="Name"
        defaultValue={fluid?.name ?? ''}
        maxLength={200}
        autoComplete="off"
        required
      />
      {isUnrepresentable && (
        <p className="banner warning">
          The saved fluid cannot be shown in these fields: {fluid.words}. Saving replaces it.
        </p>
      )}
      <FluidFields
        definition={definition}
        workbench={workbench}
        dispatch={dispatch}
        showsAllErrors={showsAllErrors}
        announce={setMessage}
      />
      <p className="quiet-text" role="status">
        {message}
      </p>
      {savedByOther && (
        <div className="fluid-conflict" role="group" aria-label="Changed meanwhile">
          <p>
            <b>{savedByOther.changedBy ?? 'Someone'} changed this fluid while you were editing it.</b>
          </p>
          <p>
            Theirs, {savedByOther.name}: {savedByOther.words}
          </p>
          <p>Yours: {typeof own === 'string' ? own : own.words}</p>
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              const entries = entriesFromFluid(definition, savedByOther);
              const key = workbench.cases[0]?.key ?? 1;
              if (entries) dispatch({ type: 'takeOver', key, entries, what: savedByOther.words });
            }}
          >
            Load theirs into the fields
          </button>
        </div>
      )}
      <FormNotice />
      <div className="form-actions apart">
        <Cancel close={close} />
        <Submit busy="Saving…" primary>
          {savedByOther ? 'Overwrite theirs with mine' : 'Save'}
        </Submit>
      </div>
    </Form>
  );
}
