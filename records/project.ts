import * as z from 'zod/mini';
import { sheetDocument } from './document.ts';
import { drift, listedDrift } from './drift.ts';
import { basis } from './basis.ts';
import { revisionRecord } from './revision.ts';
import { id, line, moment, name, passage } from './text.ts';

/** What somebody may do in a project; `access.ts` has the rule. */
export const role = z.enum(['owner', 'engineer', 'checker', 'approver', 'reader']);
export type Role = z.infer<typeof role>;
/** The roles that somebody can be given; the owner is who made the project, or to whom it was handed over. */
export const givenRole = z.enum(['engineer', 'checker', 'approver', 'reader']);

/** What a project is called. */
export const projectParticulars = z.strictObject({ number: line(60), name: name(200), client: line(200) });
/** What a sheet is called, and what is noted beside it. */
export const sheetParticulars = z.strictObject({ number: line(60), title: name(200), notes: passage(10_000) });

/**
 * Where a sheet stands: nothing issued yet, the latest revision issued for check, returned by who checked it, checked or
 * approved; `imported` when that was done elsewhere and nothing here; `revised` when the working copy is no longer what was
 * issued last.
 */
export const sheetState = z.enum(['draft', 'for check', 'returned', 'checked', 'approved', 'imported', 'revised']);
export type SheetState = z.infer<typeof sheetState>;
/** Where a revision stands. */
export const revisionState = z.enum(['for check', 'returned', 'checked', 'approved', 'superseded']);
export type RevisionState = z.infer<typeof revisionState>;

const who = z.object({ id, name: z.string() });

/** A project in the list of somebody's projects. */
export const listedProject = z.object({
  id,
  ...projectParticulars.shape,
  role,
  /** Nobody may change anything in it, and why: in words. */
  closed: z.nullable(z.string()),
  sheets: z.int(),
  people: z.int(),
  /** Issued sheets that wait for the person: for a check, and for an approval. */
  toCheck: z.int(),
  toApprove: z.int(),
  changedAt: moment,
  archivedAt: z.nullable(moment),
  /** When it goes for good, where it was deleted. */
  goesAt: z.nullable(moment),
});
export type ListedProject = z.infer<typeof listedProject>;

export const invitation = z.object({ id, project: z.string(), by: z.string(), role: givenRole, at: moment });

/** `GET /api/projects`. */
export const projectList = z.object({
  projects: z.array(listedProject),
  invitations: z.array(invitation),
  /** Whether another can be made; why not, in words. */
  another: z.nullable(z.string()),
});
export type ProjectList = z.infer<typeof projectList>;

/** A sheet in a project's list. */
export const listedSheet = z.object({
  id,
  tool: z.string(),
  number: z.string(),
  title: z.string(),
  state: sheetState,
  /** The letter of the latest issued revision. */
  revision: z.nullable(z.string()),
  /** Its id. */
  revisionId: z.nullable(id),
  originator: z.nullable(z.string()),
  checker: z.nullable(z.string()),
  approver: z.nullable(z.string()),
  openComments: z.int(),
  /** What the present version of the calculator would change in what was issued; null for nothing, and for what was let stand. */
  drift: z.nullable(listedDrift),
  cases: z.int(),
  changedAt: moment,
  changedBy: z.nullable(z.string()),
});
export type ListedSheet = z.infer<typeof listedSheet>;

export const member = z.object({ ...who.shape, email: z.string(), role, since: moment, self: z.boolean() });
export type Member = z.infer<typeof member>;

/** `GET /api/projects/:id`. */
export const project = z.object({
  ...listedProject.shape,
  basis,
  sheetList: z.array(listedSheet),
  members: z.array(member),
  invited: z.array(z.object({ id, email: z.string(), role: givenRole, at: moment })),
  /** Whether another sheet can be made; why not, in words. */
  anotherSheet: z.nullable(z.string()),
});
export type Project = z.infer<typeof project>;

/** One line of what happened in a project: `GET /api/projects/:id/history`. */
export const historyEntry = z.object({ id: z.string(), at: moment, by: z.nullable(z.string()), text: z.string() });
export const history = z.object({ entries: z.array(historyEntry), more: z.boolean() });

const signed = z.object({ act: z.enum(['issued', 'checked', 'approved', 'returned']), by: who, at: moment });

/** A revision in a sheet's list. */
export const listedRevision = z.object({
  id,
  letter: z.string(),
  state: revisionState,
  hash: z.string(),
  reason: z.string(),
  engine: z.string(),
  signatures: z.array(signed),
  openComments: z.int(),
  /** The site that issued it, where it was imported, and whether all of it held by the keys of this one; null where it was issued here. */
  imported: z.nullable(z.object({ from: z.string(), held: z.boolean() })),
});
export type ListedRevision = z.infer<typeof listedRevision>;

/** A remark on an issued revision: at a field or a result of it by id, or on the whole (''). */
export const comment = z.object({
  id,
  field: z.string(),
  text: z.string(),
  by: z.string(),
  at: moment,
  resolved: z.nullable(z.object({ by: z.string(), at: moment })),
});
export type Comment = z.infer<typeof comment>;

/** `GET /api/sheets/:id`: the working copy and what stands around it. */
export const sheet = z.object({
  ...listedSheet.shape,
  notes: z.string(),
  project: z.object({
    id,
    number: z.string(),
    name: z.string(),
    client: z.string(),
    closed: z.nullable(z.string()),
    /** Those in which its new sheets stand; a browser that kept a sheet earlier does not know them. */
    units: z.optional(basis.shape.units),
  }),
  role,
  /** What the person may do now. */
  may: z.array(z.enum(['edit', 'issue', 'check', 'approve', 'comment', 'remove'])),
  document: z.nullable(sheetDocument),
  /** The number of the working copy; each save that changed it adds one. */
  version: z.int(),
  revisions: z.array(listedRevision),
});
export type Sheet = z.infer<typeof sheet>;

/** The answer to `PUT /api/sheets/:id/document`: the new version; or with 409 the one that stands there, by whom. */
export const saved = z.object({ version: z.int(), changedAt: moment });
export const overtaken = z.object({
  code: z.literal('OVERTAKEN'),
  message: z.string(),
  version: z.int(),
  document: z.nullable(sheetDocument),
  changedBy: z.nullable(z.string()),
});

/** `GET /api/revisions/:id`. */
export const revision = z.object({
  ...listedRevision.shape,
  record: revisionRecord,
  sheet: z.object({ id, projectId: id, number: z.string(), title: z.string(), tool: z.string() }),
  comments: z.array(comment),
  /** What the present version of the calculator would change; null for nothing. */
  drift: z.nullable(drift),
  /** What the person may do to it now. */
  may: z.array(z.enum(['check', 'approve', 'return', 'comment', 'acknowledge'])),
});
export type Revision = z.infer<typeof revision>;
