/** SHA-256 in hexadecimal; null where a browser has none, as on a page without TLS. */
export async function hashOfText(text: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) return null
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
