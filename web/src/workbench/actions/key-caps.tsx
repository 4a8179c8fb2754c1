import { keyNames, useMac } from './keys.ts';

/** A keyboard shortcut rendered as key caps. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  const mac = useMac();
  return (
    <span className="key-caps">
      {keyNames(keys, mac).map(name => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}
