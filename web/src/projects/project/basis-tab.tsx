import { mergeFields, project as projectShape, projectLabels, type Basis } from '@isentrope/records';
import { useRef } from 'react';
import { TextAreaField, SelectField, TextField } from '../../account/form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit, type Entries } from '../../account/form/form.tsx';
import { get, put, remove, postOnly } from '../../account/request.ts';
import type { Confirmation } from '../dialogs/confirm.tsx';
import { When } from '../../design/when.tsx';
import { unitSetNames } from '../texts.ts';
import { canEdit } from './permissions.ts';
import type { TabProps } from './sheets-tab.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';

const units = Object.entries(unitSetNames);

function unitsIn(text: string): Basis['units'] {
  return text === 'si' || text === 'us' ? text : 'metric';
}

function basisIn(entries: Entries): Basis {
  const line = (name: string) => entries.text(name).trim();
  const multilineText = (name: string) => line(name).replaceAll('\r\n', '\n');
  return {
    ambientPressure: line('ambientPressure'),
    minimumAmbientTemperature: line('minimumAmbientTemperature'),
    maximumAmbientTemperature: line('maximumAmbientTemperature'),
    units: unitsIn(line('units')),
    criteria: multilineText('criteria'),
    standards: multilineText('standards'),
  };
}

type ProjectFields = Basis & { number: string; name: string; client: string };

const pick = ({ number, name, client }: Pick<ProjectFields, 'number' | 'name' | 'client'>) => ({
  number,
  name,
  client,
});

/** The fields in the shape of the request. */
const requestBody = ({ number, name, client, ...basis }: ProjectFields) => ({ number, name, client, basis });

/** Edits the name and the basis of design of a project. */
export function BasisTab({ project, reload, confirm }: TabProps) {
  const { id, number, name, client, basis } = project;
  const fixed = !canEdit(project);
  /** The values when editing began, or those last reported by the server: the base for the conflict check. */
  const base = useRef<ProjectFields>({ ...pick(project), ...basis });
  const fetchCurrent = async (): Promise<ProjectFields | undefined> => {
    const outcome = await get(`/api/projects/${id}`, projectShape);
    return outcome.ok ? { ...pick(outcome.value), ...outcome.value.basis } : undefined;
  };
  const handleConflict = async (edited: ProjectFields) => {
    const now = await fetchCurrent();
    if (now === undefined) return;
    const { contested } = mergeFields(base.current, edited, now);
    base.current = { ...base.current, ...Object.fromEntries(contested.map(field => [field, now[field]])) };
  };
  const save = async (entries: Entries) => {
    const named = entries.text('name').trim();
    if (named === '') return { tone: 'error', text: 'The project needs a name.', field: 'name' } as const;
    const edited = {
      number: entries.text('number').trim(),
      name: named,
      client: entries.text('client').trim(),
      ...basisIn(entries),
    };
    const outcome = await put(`/api/projects/${id}`, { ...requestBody(edited), was: requestBody(base.current) });
    if (!outcome.ok) {
      if (outcome.failure.code === 'OVERTAKEN') await handleConflict(edited);
      return noticeFromFailure(outcome.failure);
    }
    // From here on, compare with what other members saved.
    base.current = (await fetchCurrent()) ?? edited;
    await reload();
    return { tone: 'success', text: 'Saved.' } as const;
  };
  return (
    <section className="basis" aria-label="Basis">
      <p className="quiet-text">
        Every issued revision is frozen together with this page as it was at the time. The owner and the engineers can
        edit it.
      </p>
      <Form label="Basis of design" submit={save}>
        <h2>Project</h2>
        <TextField
          name="name"
          label={projectLabels.name}
          defaultValue={name}
          maxLength={200}
          readOnly={fixed}
          autoComplete="off"
        />
        <div className="field-pair">
          <TextField
            name="number"
            label={projectLabels.number}
            defaultValue={number}
            maxLength={60}
            readOnly={fixed}
            autoComplete="off"
          />
          <TextField
            name="client"
            label={projectLabels.client}
            defaultValue={client}
            maxLength={200}
            readOnly={fixed}
            autoComplete="off"
          />
        </div>
        <h2>Site conditions</h2>
        <div className="field-row">
          {siteFields.map(field => (
            <TextField
              key={field}
              name={field}
              label={projectLabels[field]}
              defaultValue={basis[field]}
              maxLength={60}
              readOnly={fixed}
              autoComplete="off"
            />
          ))}
        </div>
        <h2>Design</h2>
        <SelectField
          key={basis.units}
          name="units"
          label={projectLabels.units}
          options={units}
          defaultValue={basis.units}
          disabled={fixed}
        />
        <TextAreaField
          name="criteria"
          label={`${projectLabels.criteria}, one per line`}
          rows={6}
          defaultValue={basis.criteria}
          maxLength={10_000}
          readOnly={fixed}
        />
        <TextAreaField
          name="standards"
          label={`${projectLabels.standards}, one per line`}
          help="A new sheet starts with the method of a standard that is named here, such as “API STD 521:2020” or “IEC 60534-2-1:2011”."
          rows={6}
          defaultValue={basis.standards}
          maxLength={10_000}
          readOnly={fixed}
        />
        <FormNotice />
        {!fixed && (
          <div className="form-actions">
            <Submit busy="Saving…">Save</Submit>
          </div>
        )}
      </Form>
      {project.role === 'owner' && <ArchiveSection project={project} reload={reload} confirm={confirm} />}
    </section>
  );
}

const siteFields = ['ambientPressure', 'minimumAmbientTemperature', 'maximumAmbientTemperature'] as const;

/** The owner's actions to archive, delete or restore a project. */
function ArchiveSection({ project: { id, name, archivedAt, goesAt }, reload, confirm }: TabProps) {
  const archive: Confirmation = {
    title: 'Archive project',
    about: (
      <>
        <b>{name}</b> leaves the list of active projects. All members can still read it; nobody can change anything
        until you unarchive it.
      </>
    ),
    label: 'Archive project',
    run: () => postOnly(`/api/projects/${id}/archive`),
    onDone: reload,
  };
  const deletion: Confirmation = {
    title: 'Delete project',
    about: (
      <>
        <b>{name}</b> is deleted with all its sheets, revisions and signatures. For 30 days you can restore it from the
        list of projects; after that it is removed permanently.
      </>
    ),
    label: 'Delete project',
    danger: true,
    run: () => remove(`/api/projects/${id}`),
    onDone: () => location.assign('/projects'),
  };
  return (
    <div className="archive-project">
      <h2>Archive or delete</h2>
      {goesAt !== null && (
        <p className="quiet-text">
          Deleted; it will be removed permanently on <When at={goesAt} />.
        </p>
      )}
      <div className="form-actions">
        {archivedAt === null && goesAt === null && (
          <DialogButton className="button quiet" onOpen={button => confirm(archive, button)}>
            Archive…
          </DialogButton>
        )}
        {goesAt === null && (
          <DialogButton className="button quiet danger" onOpen={button => confirm(deletion, button)}>
            Delete…
          </DialogButton>
        )}
      </div>
    </div>
  );
}
