import * as z from 'zod/mini';
import { maxDocumentBytes, sheetDocument } from './document.ts';
import { maxAttachments } from './attachment.ts';
import { basis } from './basis.ts';
import { feedDays, feedSource } from './feed.ts';
import { fluidDefinition } from './map.ts';
import { passkeyAnswer } from './passkey.ts';
import { assignableRole, projectParticulars, sheetParticulars } from './project.ts';
import { id, line, name, passage, sha256 } from './text.ts';

/** Proof of identity for signing: a passkey, or the account password if there is one. */
const identityProof = {
  password: z.optional(z.string().check(z.maxLength(200))),
  passkey: z.optional(passkeyAnswer),
};

/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const maxAddressLength = 254;

const version = z.int().check(z.gte(0));
const laterAction = z.enum(['checked', 'approved', 'returned']);

/** The object to be signed with a passkey: the working copy of a sheet, or a revision by its hash. */
export const signing = z.union([
  z.strictObject({ act: z.literal('issued'), sheet: id, version }),
  z.strictObject({ act: laterAction, revision: sha256 }),
]);
export type Signing = z.infer<typeof signing>;

const projectFields = { ...projectParticulars.shape, basis };

/** Request body schemas of the projects API by action. */
export const requests = {
  createProject: projectParticulars,
  /** `was` is the state the edit was based on, for a three-way merge with concurrent changes. */
  changeProject: z.strictObject({ ...projectFields, was: z.strictObject(projectFields) }),
  invite: z.strictObject({
    email: z.string().check(z.trim(), z.maxLength(maxAddressLength), z.email()),
    role: assignableRole,
  }),
  assignRole: z.strictObject({ role: assignableRole }),
  transferOwnership: z.strictObject({ userId: id }),
  addSheet: z.strictObject({ tool: name(60), number: line(60), title: name(200) }),
  nameSheet: sheetParticulars,
  saveDocument: z.strictObject({ version, document: sheetDocument }),
  issue: z.strictObject({ version, reason: line(500), ...identityProof }),
  sign: z.strictObject({ act: laterAction, ...identityProof }),
  saveFluid: fluidDefinition,
  changeFluid: z.strictObject({ ...fluidDefinition.shape, version: z.int().check(z.gte(1)) }),
  update: z.strictObject({ sheets: z.optional(z.array(id).check(z.maxLength(500))) }),
  comment: z.strictObject({ field: line(60), text: passage(4000).check(z.minLength(1)) }),
  /** `days` until the feed expires; null if it never does. */
  makeFeed: z.strictObject({ name: name(60), source: feedSource, days: z.nullable(z.literal(feedDays)) }),
  caption: z.strictObject({ caption: line(500) }),
  orderAttachments: z.strictObject({ order: z.array(id).check(z.maxLength(maxAttachments)) }),
  /** File name of an upload: `POST /api/sheets/:id/attachments?name=`. */
  attachmentName: name(200),
  /** Acknowledges drift: the issued result stays although this engine version gives another. */
  acknowledgeDrift: z.strictObject({ engine: name(60) }),
  nothing: z.strictObject({}),
} as const;

/** Maximum size of a request body with a document, bytes; other requests have the server's general limit. */
export const maxSaveBytes = maxDocumentBytes + 1024;

type Issue = z.core.$ZodIssue;

/**
 * Describes an invalid request in one sentence that names the field and the allowed values.
 * @param issues the validation issues, of which the first is reported.
 * @param shape the schema that the request does not meet.
 */
export function requestProblem([issue]: readonly Issue[], shape: z.core.$ZodType): string {
  if (issue === undefined) return 'The request is not valid.';
  const field = issue.path.map(String).join('.');
  const what = field === '' ? 'The request' : `The field "${field.slice(0, 80)}"`;
  switch (issue.code) {
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? `${what} must not be empty.`
        : `${what} must be at least ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'too_big':
      return `${what} must be at most ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'unrecognized_keys': {
      const allowed = memberNames(shape, issue.path);
      return `${what} holds "${(issue.keys[0] ?? '').slice(0, 60)}", which is not recognised${allowed && `; it can hold ${allowed}`}.`;
    }
    case 'invalid_value':
      return `${what} must be ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'email'
        ? `${what} must be an email address.`
        : `${what} holds characters that are not allowed.`;
    case 'invalid_type':
      return `${what} must be of the type ${issue.expected}.`;
    default:
      return `${what} is not understood.`;
  }
}

/** Schemas that can hold others, and one that cannot. */
type AnyShape =
  | z.ZodMiniObject
  | z.ZodMiniArray
  | z.ZodMiniRecord
  | z.ZodMiniOptional
  | z.ZodMiniNullable
  | z.ZodMiniUnion
  | z.ZodMiniString;

/** Names of the members of the object at a path of a schema; '' where alternatives make them ambiguous. */
function memberNames(shape: z.core.$ZodType, path: readonly PropertyKey[]): string {
  const { def } = shape as AnyShape;
  if (def.type === 'optional' || def.type === 'nullable') return memberNames(def.innerType, path);
  const [first, ...rest] = path;
  if (def.type === 'array' && first !== undefined) return memberNames(def.element, rest);
  if (def.type === 'record' && first !== undefined) return memberNames(def.valueType, rest);
  if (def.type !== 'object') return '';
  if (first === undefined) return Object.keys(def.shape).join(', ');
  const member = def.shape[String(first)];
  return member === undefined ? '' : memberNames(member, rest);
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' entries long' : '';
}
