import type { SheetSources, SourceSheet } from '@isentrope/records';
import type { ProjectParts } from '../parts.ts';
import { sheetFor } from '../sheets.ts';
import type { Visitor } from '../visitor.ts';
import { circleWords } from './circle.ts';
import { standingOf } from './project-standing.ts';
import type { SheetAnswer } from './sheet-answers.ts';
import { connectionsOf, type StandingSheet } from './standing.ts';

/** What the fields of a sheet can read, and the state of its connections. */
export async function sourcesFor(parts: ProjectParts, visitor: Visitor, sheetId: string): Promise<SheetSources> {
  const { kysely } = parts.database;
  const { project } = await sheetFor(kysely, visitor, sheetId, 'read');
  const standing = await standingOf(kysely, project.id, await parts.answerer.known(project.id));
  const others = standing.sheets.filter(({ id }) => id !== sheetId);
  return {
    sheets: others.map(sheet =>
      sourceSheet(sheet, standing.answers.get(sheet.id), circleWords(standing.sheets, sheetId, sheet.id)),
    ),
    fluids: [...standing.fluids],
    connections: connectionsOf(standing).filter(({ sheet }) => sheet === sheetId),
  };
}

function sourceSheet(
  { id, tool, number, title }: StandingSheet,
  answer: SheetAnswer | undefined,
  circle: string | null,
): SourceSheet {
  const { offered = [], cases = [], together = {} } = answer?.type === 'answers' ? answer.answers : {};
  return {
    id,
    tool,
    number,
    title,
    closed: circle ?? closedBy(answer),
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

function closedBy(answer: SheetAnswer | undefined): string | null {
  switch (answer?.type) {
    case 'answers':
      return null;
    case 'empty':
      return 'Nothing has been typed into it yet.';
    case 'failure':
      return `It cannot be worked through: ${answer.sentence}`;
    case 'waiting':
    case undefined:
      return 'It is being worked through.';
  }
}
