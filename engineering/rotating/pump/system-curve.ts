/**
 * The head, m, that a system asks for at `volumeFlow`, m³/s: the static head and losses that go with the square of the
 * flow, `loss` m at `designFlow` m³/s.
 */
export function systemHead(
  volumeFlow: number,
  { staticHead, loss, designFlow }: { staticHead: number; loss: number; designFlow: number },
): number {
  return staticHead + loss * (volumeFlow / designFlow) ** 2;
}

/**
 * The head, m, of a pump known by two points only: a parabola with its top at shut-off, `shutoffHead` m, through the
 * duty, `dutyHead` m at `dutyFlow` m³/s. An estimate until the maker's curve is there.
 */
export function pumpHeadEstimate(
  volumeFlow: number,
  { shutoffHead, dutyHead, dutyFlow }: { shutoffHead: number; dutyHead: number; dutyFlow: number },
): number {
  return shutoffHead - (shutoffHead - dutyHead) * (volumeFlow / dutyFlow) ** 2;
}
