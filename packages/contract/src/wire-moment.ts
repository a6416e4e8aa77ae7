/** A moment in the protocol's form: ISO 8601 with milliseconds and offset. */
export function wireMoment(iso: string): string {
  return iso.replace('Z', '+00:00')
}
