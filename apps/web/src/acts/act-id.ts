const ACT_ID_BYTES = 16

/** Resent with the same id, an act is carried out once. Works without https too. */
export function newActId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ACT_ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
