import * as z from 'zod/mini';
import { id, line, moment, name, sha256 } from './text.ts';

/** What can be attached to a sheet: pictures, and documents to be read beside it. */
export const attachmentType = z.enum(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);
export type AttachmentType = z.infer<typeof attachmentType>;

/** How a file of each type ends. */
export const attachmentEndings: Readonly<Record<AttachmentType, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
};

/** Most bytes of one attachment, and most attachments of one sheet. */
export const largestAttachment = 5 * 1024 * 1024;
export const mostAttachments = 20;

/** An attachment as a record names it: the file itself stands beside the record, under its hash. */
export const recordedAttachment = z.strictObject({
  sha256,
  /** What the file was called. */
  name: name(200),
  caption: line(500),
  type: attachmentType,
  /** Its bytes. */
  size: z.int().check(z.gte(1), z.lte(largestAttachment)),
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
  at: moment,
});
export type Attachment = z.infer<typeof attachment>;

/** `GET /api/sheets/:id/attachments`: in their order. */
export const attachmentList = z.object({
  attachments: z.array(attachment),
  /** Whether the person may attach, change and remove. */
  editable: z.boolean(),
  /** Whether another one can be attached; why not, in words. */
  another: z.nullable(z.string()),
});
export type AttachmentList = z.infer<typeof attachmentList>;

/** The type of a file by how it begins, whatever it is called; undefined where it is none that can be attached. */
export function attachmentTypeOf(bytes: Uint8Array): AttachmentType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  return /^%PDF-\d/.test(text(0, 6)) ? 'application/pdf' : undefined;
}

/** What a file is called when it is given out: with the ending of its type, so that no program takes it for another. */
export function nameOfType(called: string, type: AttachmentType): string {
  const endings = type === 'image/jpeg' ? ['.jpg', '.jpeg'] : [attachmentEndings[type]];
  return endings.some(ending => called.toLowerCase().endsWith(ending)) ? called : called + attachmentEndings[type];
}

/** Why a file cannot be attached, in a sentence; null where it can. */
export function whyNotAttachable(bytes: Uint8Array): string | null {
  if (bytes.byteLength > largestAttachment) return 'An attachment holds up to 5 MB.';
  return attachmentTypeOf(bytes) === undefined
    ? 'An attachment must be a picture (PNG, JPEG or WebP) or a PDF. This file is none of these by its content.'
    : null;
}
