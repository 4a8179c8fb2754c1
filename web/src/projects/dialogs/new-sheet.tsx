import type { ToolMeta } from '@isentrope/calculators/kit';
import { toolName } from '@isentrope/calculators';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { TextField } from '../../account/form/fields.tsx';
import { noticeFromFailure } from '../../account/form/form.tsx';
import { post } from '../../account/request.ts';
import { workbenchPath } from '../paths.ts';
import { searchTools } from '../tools.ts';
import { nextNumber } from '../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

const createdShape = z.object({ id: z.string() });

/** Adds a sheet to a project and opens it in the workbench. */
export default function NewSheet({
  projectId,
  numbers,
  hasPro,
  ...dialog
}: DialogProps & {
  projectId: string;
  /** Numbers of the existing sheets. */
  numbers: readonly string[];
  /** Whether the user has access to Pro tools. */
  hasPro: boolean;
}) {
  return (
    <FormDialog
      {...dialog}
      title="New sheet"
      label="Create sheet"
      busy="Creating…"
      submit={async entries => {
        const tool = entries.text('tool');
        const title = entries.text('title').trim();
        if (title === '') return { tone: 'error', text: 'Give the sheet a title.', field: 'title' };
        if (tool === '') return { tone: 'error', text: 'Choose a tool for the sheet.' };
        const sheet = { tool, number: entries.text('number').trim(), title };
        const outcome = await post(`/api/projects/${projectId}/sheets`, sheet, createdShape);
        if (!outcome.ok) return noticeFromFailure(outcome.failure);
        location.assign(workbenchPath({ id: outcome.value.id, tool }));
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
        <TextField name="title" label="Title" maxLength={200} autoComplete="off" required />
      </div>
      <ToolChoice hasPro={hasPro} />
    </FormDialog>
  );
}

/** A searchable list of calculators to choose from. */
function ToolChoice({ hasPro }: { hasPro: boolean }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
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
            onChoose={() => setChosen(tool.id)}
          />
        ))}
        {tools.length === 0 && <p className="quiet-words">No tool matches “{search}”.</p>}
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
        <span className="quiet-words">{tool.summary}</span>
      </span>
    </label>
  );
}
