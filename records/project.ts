import * as z from 'zod/mini';
import { sheetDocument } from './document.ts';
import { drift, listedDrift } from './drift.ts';
import { basis } from './basis.ts';
import { revisionRecord } from './revision.ts';
import { id, line, timestamp, name, passage } from './text.ts';

/** Roles of a project member; `server/src/projects/permissions.ts` defines the permissions of each. */
export const role = z.enum(['owner', 'engineer', 'checker', 'approver', 'reader']);
export type Role = z.infer<typeof role>;
/** Roles that can be assigned to a member; the owner created the project or received it by transfer. */
export const assignableRole = z.enum(['engineer', 'checker', 'approver', 'reader']);

/** Identifying data of a project. */
export const projectParticulars = z.strictObject({ number: line(60), name: name(200), client: line(200) });
/** Identifying data and notes of a sheet. */
export const sheetParticulars = z.strictObject({ number: line(60), title: name(200), notes: passage(10_000) });

/**
 * Status of a sheet: nothing issued yet, the latest revision issued for check, returned by the checker, checked or approved;
 * `imported` if issued elsewhere and not yet here; `revised` if the working copy differs from the latest issue.
 */
export const sheetState = z.enum(['draft', 'for check', 'returned', 'checked', 'approved', 'imported', 'revised']);
export type SheetState = z.infer<typeof sheetState>;
/** Status of a revision. */
export const revisionState = z.enum(['for check', 'returned', 'checked', 'approved', 'superseded']);
export type RevisionState = z.infer<typeof revisionState>;

const who = z.object({ id, name: z.string() });

/** A project in the user's list of projects. */
export const listedProject = z.object({
  id,
  ...projectParticulars.shape,
  role,
  /** Why the project is read-only, as a sentence; null if it is not. */
  closed: z.nullable(z.string()),
  sheets: z.int(),
  people: z.int(),
  /** Issued sheets that wait for this user's check and approval. */
  toCheck: z.int(),
  toApprove: z.int(),
  changedAt: timestamp,
  archivedAt: z.nullable(timestamp),
  /** When a deleted project is removed permanently. */
  goesAt: z.nullable(timestamp),
});
export type ListedProject = z.infer<typeof listedProject>;

export const invitation = z.object({ id, project: z.string(), by: z.string(), role: assignableRole, at: timestamp });

/** Response of `GET /api/projects`. */
export const projectList = z.object({
  projects: z.array(listedProject),
  invitations: z.array(invitation),
  /** Why no further project can be created, as a sentence; null if one can. */
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
  /** Letter of the latest issued revision. */
  revision: z.nullable(z.string()),
  revisionId: z.nullable(id),
  originator: z.nullable(z.string()),
  checker: z.nullable(z.string()),
  approver: z.nullable(z.string()),
  openComments: z.int(),
  /** Drift of the latest issue with the current calculator version; null if there is none or it was acknowledged. */
  drift: z.nullable(listedDrift),
  cases: z.int(),
  changedAt: timestamp,
  changedBy: z.nullable(z.string()),
});
export type ListedSheet = z.infer<typeof listedSheet>;

export const member = z.object({ ...who.shape, email: z.string(), role, since: timestamp, self: z.boolean() });
export type Member = z.infer<typeof member>;

/** Response of `GET /api/projects/:id`. */
export const project = z.object({
  ...listedProject.shape,
  basis,
  sheetList: z.array(listedSheet),
  members: z.array(member),
  invited: z.array(z.object({ id, email: z.string(), role: assignableRole, at: timestamp })),
  /** Why no further sheet can be created, as a sentence; null if one can. */
  anotherSheet: z.nullable(z.string()),
});
export type Project = z.infer<typeof project>;

/** An entry of a project's history: `GET /api/projects/:id/history`. */
export const historyEntry = z.object({ id: z.string(), at: timestamp, by: z.nullable(z.string()), text: z.string() });
export const history = z.object({ entries: z.array(historyEntry), more: z.boolean() });

const signed = z.object({ act: z.enum(['issued', 'checked', 'approved', 'returned']), by: who, at: timestamp });

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
  /**
   * For an imported revision the issuing site, and whether it verified against that site's keys known here; null if issued here.
   */
  imported: z.nullable(z.object({ from: z.string(), held: z.boolean() })),
});
export type ListedRevision = z.infer<typeof listedRevision>;

/** A comment on an issued revision: on a field or result by id, or on the whole revision (''). */
export const comment = z.object({
  id,
  field: z.string(),
  text: z.string(),
  by: z.string(),
  at: timestamp,
  resolved: z.nullable(z.object({ by: z.string(), at: timestamp })),
});
export type Comment = z.infer<typeof comment>;

/** Response of `GET /api/sheets/:id`: the working copy and its context. */
export const sheet = z.object({
  ...listedSheet.shape,
  notes: z.string(),
  project: z.object({
    id,
    number: z.string(),
    name: z.string(),
    client: z.string(),
    closed: z.nullable(z.string()),
    /** Unit system of the project's new sheets; missing in sheets cached by an older browser version. */
    units: z.optional(basis.shape.units),
    /** Editions of standards of the project's basis, one per line; missing likewise. */
    standards: z.optional(basis.shape.standards),
  }),
  role,
  /** Actions currently permitted to the user. */
  may: z.array(z.enum(['edit', 'issue', 'check', 'approve', 'comment', 'remove'])),
  document: z.nullable(sheetDocument),
  /** Version of the working copy, incremented by each save that changes it. */
  version: z.int(),
  revisions: z.array(listedRevision),
});
export type Sheet = z.infer<typeof sheet>;

/** Responses to `PUT /api/sheets/:id/document`: the new version, or with 409 the conflicting one and who saved it. */
export const saveResponse = z.object({ version: z.int(), changedAt: timestamp });
export const saveConflict = z.object({
  code: z.literal('OVERTAKEN'),
  message: z.string(),
  version: z.int(),
  document: z.nullable(sheetDocument),
  changedBy: z.nullable(z.string()),
});

/** Response of `GET /api/revisions/:id`. */
export const revision = z.object({
  ...listedRevision.shape,
  record: revisionRecord,
  sheet: z.object({ id, projectId: id, number: z.string(), title: z.string(), tool: z.string() }),
  comments: z.array(comment),
  /** Drift with the current calculator version; null if there is none. */
  drift: z.nullable(drift),
  /** Actions currently permitted to the user. */
  may: z.array(z.enum(['check', 'approve', 'return', 'comment', 'acknowledge'])),
});
export type Revision = z.infer<typeof revision>;
