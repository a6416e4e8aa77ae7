/** A moment as the protocol writes it: ISO 8601 with milliseconds and offset. */
export function wireMoment(iso: string): string {
  return iso.replace('Z', '+00:00')
}
