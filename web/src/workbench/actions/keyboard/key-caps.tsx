import { keyNames, useIsMac } from './shortcuts.ts';

/** A keyboard shortcut rendered as key caps. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  const mac = useIsMac();
  return (
    <span className="key-caps">
      {keyNames(keys, mac).map(name => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}
