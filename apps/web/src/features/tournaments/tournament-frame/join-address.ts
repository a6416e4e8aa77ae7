/** The address that a QR code of the tournament opens. */
export function joinAddress(code: string): string {
  return `${window.location.origin}/tournament/${code}`
}
