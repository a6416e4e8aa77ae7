import { createStore, delMany, entries, promisifyRequest } from 'idb-keyval'

export type ApartBackend = {
  readonly read: () => Promise<readonly (readonly [unknown, unknown])[]>
  readonly write: (key: string, value: unknown) => Promise<void>
  readonly remove: (keys: readonly string[]) => Promise<void>
}

/**
 * What is kept of a tournament that was decided on this device, by the kind of entry: the state, who is registered, sealed seeds, each act,
 * what could not be joined; a round read from codes; how copies are sealed; and what players show at the tables, with the keys from which
 * that follows in the next rounds.
 */
export type ApartKind = 'base' | 'registered' | 'seeds' | 'act' | 'left' | 'round' | 'copy' | 'codes' | 'keys'

/** A tournament has one entry of each. */
const SINGLE = [
  'base',
  'registered',
  'seeds',
  'left',
  'round',
  'copy',
  'codes',
  'keys',
] as const satisfies readonly ApartKind[]

export function apartKey(code: string, kind: ApartKind, place = ''): string {
  return place === '' ? `${code} ${kind}` : `${code} ${kind} ${place}`
}

export function readApartKey(key: unknown): { readonly code: string; readonly kind: string; readonly place: string } {
  const [code = '', kind = '', place = ''] = String(key).split(' ')
  return { code, kind, place }
}

/** IndexedDB; null if the browser has none. */
export function openApartDatabase(): ApartBackend | null {
  if (typeof indexedDB === 'undefined') return null
  const store = createStore('tablee-apart', 'acts')
  return {
    read: () => entries(store),
    write: (key, value) =>
      store('readwrite', (kept) => {
        kept.put(value, key)
        // Otherwise the page would first have to hear of the put.
        kept.transaction.commit?.()
        return promisifyRequest(kept.transaction)
      }),
    remove: (keys) => delMany([...keys], store),
  }
}

/** Except those with acts waiting to be handed in. */
export async function forgetApart(backend: ApartBackend | null, codes: readonly string[]): Promise<void> {
  const kept = ((await backend?.read()) ?? []).map(([key]) => readApartKey(key))
  const waiting = new Set(kept.filter(({ kind }) => kind === 'act').map(({ code }) => code))
  const gone = codes.filter((code) => !waiting.has(code))
  if (gone.length > 0) await backend?.remove(gone.flatMap((code) => SINGLE.map((kind) => apartKey(code, kind))))
}
