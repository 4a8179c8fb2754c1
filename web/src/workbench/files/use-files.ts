import { useState } from 'react';
import type { FileContext } from './file-actions.ts';

/** Excel import and export and the shared link, whose code is loaded when one of them is used. */
export function useFiles(context: Omit<FileContext, 'setBusy'>) {
  const [busy, setBusy] = useState(false);

  async function loadActions(failure: string) {
    try {
      const { createFileActions } = await import('./file-actions.ts');
      return createFileActions({ ...context, setBusy });
    } catch {
      context.announce(failure);
      return undefined;
    }
  }

  const exportFailed = 'The export failed; your cases are unchanged. Please try again.';
  return {
    busy,
    exportWorkbook: async () => (await loadActions(exportFailed))?.exportWorkbook(),
    exportFormulas: async () => (await loadActions(exportFailed))?.exportFormulas(),
    openFile: async (file: File) =>
      (await loadActions('The file could not be read; your cases are unchanged.'))?.openFile(file),
    copyLink: async () => (await loadActions('The link could not be copied. Please try again.'))?.copyLink(),
  };
}
