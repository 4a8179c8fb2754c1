import type { ToolMeta } from '@isentrope/calculators/kit';
import { toolName } from '@isentrope/calculators';
import type { ProjectFluid } from '@isentrope/records';
import { useId, useState } from 'react';
import { TextField } from '../../account/form/fields.tsx';
import { noticeFromFailure } from '../../account/form/form.tsx';
import { createdShape, post } from '../../account/request.ts';
import { withFluid, workbenchPath } from '../paths.ts';
import { searchTools, toolTitle } from '../tools.ts';
import { nextNumber } from '../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';
import { Options } from '../../design/options.tsx';

/** Adds a sheet to a project and opens it in the workbench. */
export default function NewSheet({
  projectId,
  numbers,
  fluids,
  hasPro,
  ...dialog
}: DialogProps & {
  projectId: string;
  /** Numbers of the existing sheets. */
  numbers: readonly string[];
  /** The fluids of the project; the sheet can read one of them from the start. */
  fluids: readonly Pick<ProjectFluid, 'id' | 'name'>[];
  /** Whether the user has access to Pro tools. */
  hasPro: boolean;
}) {
  const [tool, setTool] = useState('');
  return (
    <FormDialog
      {...dialog}
      title="New sheet"
      label="Create sheet"
      busy="Creating…"
      submit={async entries => {
        if (tool === '') return { tone: 'error', text: 'Choose a tool for the sheet.' };
        const title = entries.text('title').trim() || toolTitle(tool);
        const sheet = { tool, number: entries.text('number').trim(), title };
        const outcome = await post(`/api/projects/${projectId}/sheets`, sheet, createdShape);
        if (!outcome.ok) return noticeFromFailure(outcome.failure);
        const path = workbenchPath({ id: outcome.value.id, tool });
        const fluid = entries.text('fluid');
        location.assign(fluid === '' ? path : withFluid(path, fluid));
        return undefined;
      }}
    >
      <div className="number-and-title">
        <TextField
          name="number"
          label="Document number"
          defaultValue={nextNumber(numbers)}
          maxLength={60}
          autoComplete="off"
        />
        <TextField name="title" label="Title" maxLength={200} autoComplete="off" placeholder={toolTitle(tool)} />
      </div>
      <ToolChoice hasPro={hasPro} chosen={tool} onChoose={setTool} />
      {fluids.length > 0 && <FluidChoice fluids={fluids} />}
    </FormDialog>
  );
}

/** The fluid that a sheet reads from the start; by default the only one of the project. */
function FluidChoice({ fluids }: { fluids: readonly Pick<ProjectFluid, 'id' | 'name'>[] }) {
  const id = useId();
  const [only] = fluids;
  return (
    <div className="field">
      <label htmlFor={id}>Fluid</label>
      <select id={id} name="fluid" defaultValue={fluids.length === 1 ? only?.id : ''}>
        <option value="">Chosen in the sheet</option>
        <Options of={fluids.map(fluid => [fluid.id, fluid.name])} />
      </select>
    </div>
  );
}

/** A searchable list of calculators to choose from. */
function ToolChoice({
  hasPro,
  chosen,
  onChoose,
}: {
  hasPro: boolean;
  chosen: string;
  onChoose: (tool: string) => void;
}) {
  const [search, setSearch] = useState('');
  const id = useId();
  const tools = searchTools(search);
  return (
    <fieldset className="tool-choice">
      <legend>Tool</legend>
      <div className="field">
        <label className="visually-hidden" htmlFor={id}>
          Find a tool
        </label>
        <input
          id={id}
          type="search"
          value={search}
          placeholder="Find a tool, a standard, a method"
          onChange={event => setSearch(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <div className="tool-choices">
        {tools.map(tool => (
          <Choice
            key={tool.id}
            tool={tool}
            closed={tool.access === 'pro' && !hasPro}
            checked={chosen === tool.id}
            onChoose={() => onChoose(tool.id)}
          />
        ))}
        {tools.length === 0 && <p className="quiet-text">No tool matches “{search}”.</p>}
      </div>
    </fieldset>
  );
}

function Choice({
  tool,
  closed,
  checked,
  onChoose,
}: {
  tool: ToolMeta;
  /** Whether it needs Pro, which the user does not have. */
  closed: boolean;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={closed ? 'closed' : undefined}>
      <input type="radio" name="tool" value={tool.id} checked={checked} disabled={closed} onChange={onChoose} />
      <span>
        <b>{toolName(tool)}</b> {closed && <span className="badge pro">Pro</span>}
        <span className="quiet-text">{tool.summary}</span>
      </span>
    </label>
  );
}
