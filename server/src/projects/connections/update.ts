import {
  dependentsOf,
  topologicalOrder,
  fieldReferences,
  formatReference,
  parseReference,
  type FieldReference,
  type SheetDocument,
  type UpdateResponse,
} from '@isentrope/records';
import { EngineProblem, type CurrentValue, type CurrentValues, type UpdatedDocument } from '../../engine/index.ts';
import { recordEvent } from '../history/events.ts';
import type { ProjectServices } from '../parts.ts';
import { ProjectProblem } from '../problems.ts';
import { projectFor } from '../member-project.ts';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import { requireToolAccess, storeDocument, workingCopy } from '../sheets/sheets.ts';
import type { ProjectUser } from '../project-user.ts';
import { projectStateOf } from './read-project-state.ts';
import type { SheetOutputState } from './sheet-outputs.ts';
import { resolveReference, readsOf, type ProjectState, type ConnectedSheet } from './project-state.ts';

type UpdatedSheet = UpdateResponse['sheets'][number];

/**
 * Updates the values that sheets read from others, in order of dependency, and calculates them. Sheets that are up to
 * date are left unchanged; for those that cannot be updated, the reason is returned.
 * @param sheetIds the sheets to update with everything they depend on; undefined: all of the project.
 */
export async function updateSheets(
  parts: ProjectServices,
  actor: ProjectUser,
  projectId: string,
  sheetIds: readonly string[] | undefined,
): Promise<UpdateResponse> {
  const { kysely } = parts.database;
  await projectFor(kysely, actor.id, projectId, 'edit sheets');
  const answers = new Map<string, SheetOutputState>();
  const state = await projectStateOf(kysely, projectId, answers);
  const reads = readsOf(state.sheets);
  const selected = sheetIds && withSources(sheetIds, reads);
  const sheets: UpdatedSheet[] = [];
  for (const id of topologicalOrder([...reads.keys()], reads)) {
    const sheet = state.sheets.find(each => each.id === id);
    if (sheet === undefined || selected?.has(id) === false) continue;
    const done = await updateSheet(parts, actor, state, sheet);
    answers.set(id, await parts.sheetOutputs.current(id));
    if (done !== undefined) sheets.push(withAnswers(done, answers.get(id)));
  }
  const changed = sheets.filter(({ notUpdatedReason }) => notUpdatedReason === null);
  if (changed.length > 0)
    await recordEvent(
      kysely,
      projectId,
      actor,
      `updated ${changed.map(sheetDisplayName).join(', ')} from what they read`,
    );
  return { sheets };
}

/** Sheets with everything they depend on. */
function withSources(ids: readonly string[], reads: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const readBy = new Map<string, string[]>();
  for (const [id, sources] of reads)
    for (const source of sources) readBy.set(source, [...(readBy.get(source) ?? []), id]);
  return new Set([...ids, ...dependentsOf(new Set(ids), readBy)]);
}

/** An updated sheet, or why it was not updated, with its previous results. */
interface SheetUpdate {
  readonly sheet: ConnectedSheet;
  readonly notUpdatedReason: string | null;
  readonly fields: UpdatedSheet['fields'];
  readonly before: SheetOutputState;
}

/** Updates one sheet; undefined if it is up to date or reads nothing. */
async function updateSheet(
  parts: ProjectServices,
  actor: ProjectUser,
  state: ProjectState,
  sheet: ConnectedSheet,
): Promise<SheetUpdate | undefined> {
  const { document, version } = await workingCopy(parts.database.kysely, sheet.id);
  const readings = document === null ? [] : fieldReferences(document);
  if (document === null || readings.length === 0) return undefined;
  const before = await parts.sheetOutputs.current(sheet.id);
  const refused = (why: string): SheetUpdate => ({ sheet, notUpdatedReason: why, fields: [], before });
  const reads = currentReads(state, readings);
  if (typeof reads === 'string') return refused(reads);
  try {
    const renewed = await parts.engine.renew(sheet.tool, document, reads);
    if (renewed.changes.length === 0 && referencesText(renewed.document) === referencesText(document)) return undefined;
    await requireToolAccess(parts, actor, sheet.tool);
    const stored = await storeDocument(parts.database.kysely, actor, sheet.id, {
      version,
      document: renewed.document,
    });
    return stored === undefined
      ? refused('Someone else has changed it in the meantime. Update it again.')
      : { sheet, notUpdatedReason: null, fields: withSourceNames(state, renewed.changes), before };
  } catch (error) {
    const isReportable =
      (error instanceof EngineProblem && error.code !== 'BUSY') ||
      (error instanceof ProjectProblem && error.code === 'NEEDS_PRO');
    if (isReportable) return refused(error.message);
    throw error;
  }
}

/** Changed fields with the names of their sources. */
function withSourceNames(state: ProjectState, changes: UpdatedDocument['changes']): UpdatedSheet['fields'] {
  return changes.flatMap(({ from, ...change }) => {
    const reference = parseReference(from);
    if (reference === undefined) return [];
    const resolved = resolveReference(state, reference);
    const text = resolved.type === 'fluid' ? resolved.fluid.name : resolved.sourceText;
    return { ...change, source: { type: reference.type, id: reference.id, text } };
  });
}

/** The current values of what fields read; a reason if one of them is missing. */
function currentReads(state: ProjectState, readings: readonly FieldReference[]): CurrentValues | string {
  const reads: Record<string, CurrentValue> = {};
  for (const { from, reference } of readings) {
    const resolved = resolveReference(state, reference);
    switch (resolved.type) {
      case 'nothing':
        return resolved.reason;
      case 'waiting':
        return `${resolved.sourceText} is being recalculated.`;
      case 'fluid': {
        const { id, version } = resolved.fluid;
        const updatedReference = formatReference({ type: 'fluid', id, version });
        reads[from] = { from: updatedReference, readable: { type: 'thing', thing: resolved.fluid } };
        break;
      }
      case 'number':
        reads[from] = { from, readable: { type: 'number', kind: resolved.kind, si: resolved.si } };
    }
  }
  return reads;
}

/** All references of a document as one text, for comparison. */
const referencesText = (document: SheetDocument) =>
  fieldReferences(document)
    .map(({ case: index, field, from }) => `${index} ${field} ${from}`)
    .join('\n');

/** The changes of a sheet, including its results. */
function withAnswers(
  { sheet: { id, number, title }, notUpdatedReason, fields, before }: SheetUpdate,
  after: SheetOutputState | undefined,
): UpdatedSheet {
  return {
    id,
    number,
    title,
    notUpdatedReason,
    fields,
    answers: before.type === 'answers' && after?.type === 'answers' ? changedAnswers(before, after) : [],
  };
}

type KnownOutputs = Extract<SheetOutputState, { type: 'answers' }>;

function changedAnswers({ answers: before }: KnownOutputs, { answers: after }: KnownOutputs): UpdatedSheet['answers'] {
  return after.cases.flatMap(({ name, answers }, index) => {
    const then = before.cases[index]?.answers ?? [];
    return answers.flatMap(({ id, label, text }) => {
      const was = then.find(each => each.id === id)?.text ?? '';
      return was === text ? [] : [{ case: name === '' ? `Case ${index + 1}` : name, label, was, now: text }];
    });
  });
}
