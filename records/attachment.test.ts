import { expect, test } from 'vitest';
import { attachmentProblem, attachmentTypeOf, maxAttachmentBytes, nameWithExtension } from './attachment.ts';

const bytesOf = (text: string, length = text.length) =>
  Uint8Array.from({ length }, (_, index) => text.charCodeAt(index) || 0);

test.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF\0\0\0\0WEBP', 'image/webp'],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['%PDF-1.7', 'application/pdf'],
  ['%PDF-', undefined],
  ['<svg>', undefined],
])('the type of a file is that of its content, %#', (text, type) => {
  expect(attachmentTypeOf(bytesOf(text))).toBe(type);
});

test.each([
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo.jpg', 'image/jpeg', 'photo.jpg'],
  ['photo.png', 'image/jpeg', 'photo.png.jpg'],
  ['plot', 'image/webp', 'plot.webp'],
  ['drawing.pdf', 'application/pdf', 'drawing.pdf'],
] as const)('%s of %s is downloaded as %s', (called, type, name) => {
  expect(nameWithExtension(called, type)).toBe(name);
});

test('an attachment has at most 5 MB, and is a picture or a PDF', () => {
  expect(attachmentProblem(bytesOf('%PDF-1.7', 5 * 1024 * 1024))).toBeNull();
  expect(maxAttachmentBytes).toBe(5 * 1024 * 1024);
  expect(attachmentProblem(bytesOf('%PDF-1.7', 5 * 1024 * 1024 + 1))).toBe('An attachment can be at most 5 MB.');
  expect(attachmentProblem(bytesOf('GIF89a'))).toMatch(/^An attachment must be a picture/);
});
