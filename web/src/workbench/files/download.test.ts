// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { download } from './download.ts';

test('a download is saved under its name', () => {
  const blob = new Blob(['abc']);
  const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:abc');
  const saved: string[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push([this.download, this.href]);
  });
  download(blob, 'P-2614.zip');
  expect(address).toHaveBeenCalledWith(blob);
  expect(saved).toEqual([['P-2614.zip', 'blob:abc']]);
});
