import {
  downstreamOf,
  inOrder,
  readingsOf,
  referenceText,
  type Reading,
  type SheetDocument,
  type Updated,
} from '@isentrope/records';
import { EngineProblem, type ReadNow, type Reads, type Renewed } from '../../engine/index.ts';
import { note } from '../events.ts';
import type { ProjectParts } from '../parts.ts';
import { ProjectProblem } from '../problems.ts';
import { projectFor } from '../seen-project.ts';
import { nameOfSheet } from '../sheet-name.ts';
import { mustHaveTool, storeDocument, workingCopy } from '../sheets.ts';
import type { Visitor } from '../visitor.ts';
import { standingOf } from './project-standing.ts';
import type { SheetAnswer } from './sheet-answers.ts';
import { foundAt, readsOf, type Standing, type StandingSheet } from './standing.ts';

type UpdatedSheet = Updated['sheets'][number];

/**
 * Updates the values that sheets read from others, in order of dependency, and calculates them. Sheets that are up to
 * date are left unchanged; for those that cannot be updated, the reason is returned.
 * @param wanted the sheets to update with everything they depend on; undefined: all of the project.
 */
export async function updateSheets(
  parts: ProjectParts,
  visitor: Visitor,
  projectId: string,
  wanted: readonly string[] | undefined,
): Promise<Updated> {
  const { kysely } = parts.database;
  await projectFor(kysely, visitor.id, projectId, 'edit sheets');
  const answers = new Map<string, SheetAnswer>();
  const standing = await standingOf(kysely, projectId, answers);
  const reads = readsOf(standing.sheets);
  const asked = wanted && withSources(wanted, reads);
  const sheets: UpdatedSheet[] = [];
  for (const id of inOrder([...reads.keys()], reads)) {
    const sheet = standing.sheets.find(each => each.id === id);
    if (sheet === undefined || asked?.has(id) === false) continue;
    const done = await updateSheet(parts, visitor, standing, sheet);
    answers.set(id, await parts.answerer.present(id));
    if (done !== undefined) sheets.push(withAnswers(done, answers.get(id)));
  }
  const changed = sheets.filter(({ refused }) => refused === null);
  if (changed.length > 0)
    await note(kysely, projectId, visitor, `updated ${changed.map(nameOfSheet).join(', ')} from what they read`);
  return { sheets };
}

/** Sheets with everything they depend on. */
function withSources(ids: readonly string[], reads: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const readBy = new Map<string, string[]>();
  for (const [id, sources] of reads)
    for (const source of sources) readBy.set(source, [...(readBy.get(source) ?? []), id]);
  return new Set([...ids, ...downstreamOf(new Set(ids), readBy)]);
}

/** An updated sheet, or why it was not updated, with its previous results. */
interface Done {
  readonly sheet: StandingSheet;
  readonly refused: string | null;
  readonly fields: Renewed['changes'];
  readonly before: SheetAnswer;
}

/** Updates one sheet; undefined if it is up to date or reads nothing. */
async function updateSheet(
  parts: ProjectParts,
  visitor: Visitor,
  standing: Standing,
  sheet: StandingSheet,
): Promise<Done | undefined> {
  const { document, version } = await workingCopy(parts.database.kysely, sheet.id);
  const readings = document === null ? [] : readingsOf(document);
  if (document === null || readings.length === 0) return undefined;
  const before = await parts.answerer.present(sheet.id);
  const refused = (why: string): Done => ({ sheet, refused: why, fields: [], before });
  const reads = readsNow(standing, readings);
  if (typeof reads === 'string') return refused(reads);
  try {
    const renewed = await parts.engine.renew(sheet.tool, document, reads);
    if (renewed.changes.length === 0 && namesOf(renewed.document) === namesOf(document)) return undefined;
    await mustHaveTool(parts, visitor, sheet.tool);
    const stored = await storeDocument(parts.database.kysely, visitor, sheet.id, {
      version,
      document: renewed.document,
    });
    return stored === undefined
      ? refused('Somebody else has changed it meanwhile. Update it again.')
      : { sheet, refused: null, fields: renewed.changes, before };
  } catch (error) {
    const told =
      (error instanceof EngineProblem && error.code !== 'BUSY') ||
      (error instanceof ProjectProblem && error.code === 'NEEDS_PRO');
    if (told) return refused(error.message);
    throw error;
  }
}

/** The current values of what fields read; a reason if one of them is missing. */
function readsNow(standing: Standing, readings: readonly Reading[]): Reads | string {
  const reads: Record<string, ReadNow> = {};
  for (const { from, reference } of readings) {
    const found = foundAt(standing, reference);
    switch (found.type) {
      case 'nothing':
        return found.why;
      case 'waiting':
        return `${found.words} is being worked through.`;
      case 'fluid': {
        const { id, version } = found.fluid;
        const kept = referenceText({ type: 'fluid', id, version });
        reads[from] = { from: kept, readable: { type: 'thing', thing: found.fluid } };
        break;
      }
      case 'number':
        reads[from] = { from, readable: { type: 'number', kind: found.kind, si: found.si } };
    }
  }
  return reads;
}

/** All references of a document as one text, for comparison. */
const namesOf = (document: SheetDocument) =>
  readingsOf(document)
    .map(({ case: place, field, from }) => `${place} ${field} ${from}`)
    .join('\n');

/** The changes of a sheet, including its results. */
function withAnswers(
  { sheet: { id, number, title }, refused, fields, before }: Done,
  after: SheetAnswer | undefined,
): UpdatedSheet {
  return {
    id,
    number,
    title,
    refused,
    fields: [...fields],
    answers: before.type === 'answers' && after?.type === 'answers' ? changedAnswers(before, after) : [],
  };
}

type Answered = Extract<SheetAnswer, { type: 'answers' }>;

function changedAnswers({ answers: before }: Answered, { answers: after }: Answered): UpdatedSheet['answers'] {
  return after.cases.flatMap(({ name, answers }, place) => {
    const then = before.cases[place]?.answers ?? [];
    return answers.flatMap(({ id, label, text }) => {
      const was = then.find(each => each.id === id)?.text ?? '';
      return was === text ? [] : [{ case: name === '' ? `Case ${place + 1}` : name, label, was, now: text }];
    });
  });
}
