import type { SheetSources, SourceSheet } from '@isentrope/records';
import type { ProjectServices } from '../parts.ts';
import { sheetFor } from '../sheets/sheets.ts';
import type { ProjectUser } from '../project-user.ts';
import { cycleMessage } from './cycle-message.ts';
import { projectStateOf } from './read-project-state.ts';
import type { SheetOutputState } from './sheet-outputs.ts';
import { connectionsOf, type ConnectedSheet } from './project-state.ts';

/** What the fields of a sheet can read, and the state of its connections. */
export async function sourcesFor(parts: ProjectServices, actor: ProjectUser, sheetId: string): Promise<SheetSources> {
  const { kysely } = parts.database;
  const { project } = await sheetFor(kysely, actor, sheetId, 'read');
  const state = await projectStateOf(kysely, project.id, await parts.sheetOutputs.known(project.id));
  const others = state.sheets.filter(({ id }) => id !== sheetId);
  return {
    sheets: others.map(sheet =>
      sourceSheet(sheet, state.answers.get(sheet.id), cycleMessage(state.sheets, sheetId, sheet.id)),
    ),
    fluids: [...state.fluids],
    connections: connectionsOf(state).filter(({ sheet }) => sheet === sheetId),
  };
}

function sourceSheet(
  { id, tool, number, title }: ConnectedSheet,
  answer: SheetOutputState | undefined,
  cycle: string | null,
): SourceSheet {
  const { offered = [], cases = [], together = {} } = answer?.type === 'answers' ? answer.answers : {};
  return {
    id,
    tool,
    number,
    title,
    unreadableReason: cycle ?? unavailableReason(answer),
    waiting: answer === undefined || answer.type === 'waiting',
    offered,
    cases: cases.map(({ name, values }) => ({
      name,
      ambiguous: cases.length > 1 && (name === '' || cases.filter(other => other.name === name).length > 1),
      values,
    })),
    together,
  };
}

function unavailableReason(answer: SheetOutputState | undefined): string | null {
  switch (answer?.type) {
    case 'answers':
      return null;
    case 'empty':
      return 'It has no inputs yet.';
    case 'failure':
      return `It cannot be calculated: ${answer.message}`;
    case 'waiting':
    case undefined:
      return 'It is being recalculated.';
  }
}
