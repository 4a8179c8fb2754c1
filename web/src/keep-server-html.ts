/** For `dangerouslySetInnerHTML` with `suppressHydrationWarning`: during hydration React keeps the element's prerendered content. */
export const keepServerHtml = { __html: '' };
