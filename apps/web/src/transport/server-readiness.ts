const TIMEOUT_MS = 6_000

/** A server may answer without having its database. */
export async function isServerReady(origin: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${origin}/readyz`, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return ok
  } catch {
    return false
  }
}
