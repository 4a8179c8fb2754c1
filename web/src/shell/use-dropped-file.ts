import { useEffect, useRef } from 'react';

/** Handles a file dropped anywhere on the page; `onDragChange` is called with whether one is being dragged over it. */
export function useDroppedFile(onDragChange: (isDragging: boolean) => void, onFile: (file: File) => void): void {
  const handlers = useRef({ over: onDragChange, take: onFile });
  useEffect(() => {
    handlers.current = { over: onDragChange, take: onFile };
  });
  useEffect(() => {
    const ended = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      document.addEventListener(type, handle, { signal: ended.signal });
    listen('dragover', event => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      handlers.current.over(true);
    });
    listen('dragleave', event => {
      if (event.relatedTarget === null) handlers.current.over(false);
    });
    listen('drop', event => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      handlers.current.over(false);
      handlers.current.take(file);
    });
    return () => ended.abort();
  }, []);
}
