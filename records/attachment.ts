import * as z from 'zod/mini';
import { id, line, timestamp, name, sha256 } from './text.ts';

/** MIME types that can be attached to a sheet. */
export const attachmentType = z.enum(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);
export type AttachmentType = z.infer<typeof attachmentType>;

/** File extension of each attachment type. */
export const attachmentExtensions: Readonly<Record<AttachmentType, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
};

/** Maximum size of one attachment in bytes, and maximum number of attachments per sheet. */
export const maxAttachmentBytes = 5 * 1024 * 1024;
export const maxAttachments = 20;

/** An attachment as listed in a record; the file itself is stored separately under its hash. */
export const recordedAttachment = z.strictObject({
  sha256,
  /** Original file name. */
  name: name(200),
  caption: line(500),
  type: attachmentType,
  /** Size in bytes. */
  size: z.int().check(z.gte(1), z.lte(maxAttachmentBytes)),
});
export type RecordedAttachment = z.infer<typeof recordedAttachment>;

/** An attachment of a sheet's working copy. */
export const attachment = z.object({
  id,
  sha256,
  name: z.string(),
  caption: z.string(),
  type: attachmentType,
  size: z.int(),
  at: timestamp,
});
export type Attachment = z.infer<typeof attachment>;

/** Response of `GET /api/sheets/:id/attachments`, in display order. */
export const attachmentList = z.object({
  attachments: z.array(attachment),
  /** Whether the user can add, change and remove attachments. */
  editable: z.boolean(),
  /** Why no further attachment can be added, as a sentence; null if one can. */
  limitReason: z.nullable(z.string()),
});
export type AttachmentList = z.infer<typeof attachmentList>;

/** Returns the attachment type detected from the file's magic bytes, ignoring its name; undefined if unsupported. */
export function attachmentTypeOf(bytes: Uint8Array): AttachmentType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  return /^%PDF-\d/.test(text(0, 6)) ? 'application/pdf' : undefined;
}

/** Returns the download file name with the extension of the actual type, so that no program misinterprets the file. */
export function nameWithExtension(called: string, type: AttachmentType): string {
  const endings = type === 'image/jpeg' ? ['.jpg', '.jpeg'] : [attachmentExtensions[type]];
  return endings.some(ending => called.toLowerCase().endsWith(ending)) ? called : called + attachmentExtensions[type];
}

/** Returns why a file cannot be attached, as a sentence; null if it can. */
export function attachmentProblem(bytes: Uint8Array): string | null {
  if (bytes.byteLength > maxAttachmentBytes) return 'An attachment can be at most 5 MB.';
  return attachmentTypeOf(bytes) === undefined
    ? 'An attachment must be a picture (PNG, JPEG or WebP) or a PDF. The content of this file is none of these.'
    : null;
}
