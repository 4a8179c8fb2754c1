import { useEffect, useEffectEvent } from 'react';

/** Calculates at Ctrl+Enter, or ⌘+Enter, wherever the focus is. */
export function useCalculateShortcut(calculate: () => void): void {
  const onShortcut = useEffectEvent(calculate);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onShortcut();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
