import { publicRegistration } from '@tablee/contract/registrations/registration-document'
import { isDeskAct } from '@tablee/contract/tournaments/fields/desk-inputs'
import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import * as z from 'zod/mini'
import { type ApartBackend, apartKey, readApartKey } from '../../../device-storage/apart-database.ts'

/** The server's last known state. */
export type KeptBase = {
  readonly sequence: number
  /** JSON of the public document. */
  readonly document: string
  /** JSON of players' reports at contested tables. */
  readonly keptBack: string
}

export const keptRegistered = z.object({ sequence: z.int(), rows: z.array(publicRegistration) })

/** Who is registered, without personal details. */
export type KeptRegistered = z.output<typeof keptRegistered>

/** What could not be joined, until dismissed. */
export type Leftover = { readonly id: string; readonly at: string; readonly text: string }

export type KeptCave = {
  readonly base: KeptBase | null
  readonly registered: KeptRegistered | null
  /** Sealed ones, for the next draws, in their order. */
  readonly seeds: readonly string[]
  /** In order of decision. */
  readonly acts: readonly ApartAct[]
  readonly leftovers: readonly Leftover[]
}

export const keptBase = z.object({ sequence: z.int(), document: z.string(), keptBack: z.string() })
export const keptAct = z.object({
  id: z.string(),
  name: z.string().check(z.refine(isDeskAct)),
  input: z.record(z.string(), z.unknown()),
  given: z.object({ at: z.string(), seed: z.string(), ids: z.array(z.string()) }),
})
/** Keys of acts begin with the place of each, so that they can be sorted. */
const PLACE_DIGITS = 5
const leftovers = z.array(z.object({ id: z.string(), at: z.string(), text: z.string() }))

/** What a device decides offline: the state and each act are separate entries. */
export class CaveStore {
  readonly #backend: ApartBackend
  readonly #code: string
  /** After all that are on the disk, of other windows and versions too. */
  #nextPlace = 0

  constructor(backend: ApartBackend, code: string) {
    this.#backend = backend
    this.#code = code
  }

  async read(): Promise<KeptCave> {
    const own = (await this.#backend.read()).flatMap(([key, value]) => {
      const { code, kind, place } = readApartKey(key)
      return code === this.#code ? [{ kind, place, value }] : []
    })
    const of = (wanted: string) => own.find(({ kind }) => kind === wanted)?.value
    const kept = own.filter(({ kind }) => kind === 'act').sort((one, other) => (one.place < other.place ? -1 : 1))
    this.#nextPlace = placeIn(kept.at(-1)?.place) + 1
    const acts = kept.flatMap(({ value }) => (z.safeParse(keptAct, value).data ?? []) as ApartAct | [])
    return {
      base: z.safeParse(keptBase, of('base')).data ?? null,
      registered: z.safeParse(keptRegistered, of('registered')).data ?? null,
      seeds: z.safeParse(z.array(z.string()), of('seeds')).data ?? [],
      acts,
      leftovers: z.safeParse(leftovers, of('left')).data ?? [],
    }
  }

  async keepBase(kept: KeptBase): Promise<void> {
    await this.#backend.write(apartKey(this.#code, 'base'), kept)
  }

  async keepRegistered(kept: KeptRegistered): Promise<void> {
    await this.#backend.write(apartKey(this.#code, 'registered'), kept)
  }

  async keepSeeds(kept: readonly string[]): Promise<void> {
    await this.#backend.write(apartKey(this.#code, 'seeds'), kept)
  }

  async add(kept: ApartAct): Promise<void> {
    const place = String(this.#nextPlace).padStart(PLACE_DIGITS, '0')
    this.#nextPlace += 1
    await this.#backend.write(apartKey(this.#code, 'act', `${place}.${kept.id}`), kept)
  }

  async keepLeftovers(kept: readonly Leftover[]): Promise<void> {
    if (kept.length > 0) await this.#backend.write(apartKey(this.#code, 'left'), kept)
    else await this.#backend.remove([apartKey(this.#code, 'left')])
  }

  /** Already handed in. */
  async remove(acts: readonly ApartAct[]): Promise<void> {
    const ids = new Set(acts.map(({ id }) => id))
    const keys = (await this.#backend.read()).flatMap(([key]) => {
      const { code, kind, place } = readApartKey(key)
      return code === this.#code && kind === 'act' && ids.has(place.slice(PLACE_DIGITS + 1)) ? [String(key)] : []
    })
    await this.#backend.remove(keys)
  }
}

/** -1 for none. */
function placeIn(place: string | undefined): number {
  return place === undefined ? -1 : Number(place.slice(0, PLACE_DIGITS))
}
