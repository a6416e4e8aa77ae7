import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { KnownRegistration } from '@tablee/domain/registrations/acts/registrations-at-desk'
import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { QueryClient } from '@tanstack/react-query'
import { askOwnDataAnew, type HeldRegistrations, registrationsKeyOf } from '../../../transport/own-data-key.ts'
import type { CaveStore, KeptCave } from './cave-store.ts'
import { keptRow, knownFrom, rowsHere } from './registration-rows.ts'

/** The list changes with each arrival and is stored now and then. */
const KEEP_AFTER_MS = 5_000

/** `age`: below which a guardian is asked for. */
type OfEvent = { readonly id: TournamentId; readonly age: () => number | null }

/** Who is registered, as the server last told the screens of this page. */
export class RegisteredHere {
  readonly #queryClient: QueryClient
  readonly #store: CaveStore
  readonly #id: TournamentId
  readonly #age: OfEvent['age']
  #kept: HeldRegistrations | null = null
  #frozen: HeldRegistrations | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(queryClient: QueryClient, store: CaveStore, { id, age }: OfEvent) {
    this.#queryClient = queryClient
    this.#store = store
    this.#id = id
    this.#age = age
  }

  restore({ registered, acts }: KeptCave): void {
    this.#kept = registered
    if (acts.length > 0) this.#frozen = registered
  }

  known(): readonly KnownRegistration[] {
    return knownFrom(this.#rows())
  }

  /** While the server's word is what is shown. */
  note(): void {
    if (this.#frozen || this.#timer || this.#shown() === null) return
    this.#timer = setTimeout(() => void this.#keep(), KEEP_AFTER_MS)
  }

  /** From now on the screens show more than the server told. */
  async freeze(): Promise<void> {
    this.#frozen = this.#shown() ?? this.#kept
    await this.#keep()
  }

  show(registered: readonly KnownRegistration[], acts: readonly ApartAct[]): void {
    const rows = this.#rowsAfter(registered, acts)
    this.#queryClient.setQueriesData<HeldRegistrations>({ queryKey: registrationsKeyOf(this.#id) }, (held) =>
      held ? { ...held, rows } : held,
    )
  }

  /** As an answer of the server; null where nothing is known. */
  answer(registered: readonly KnownRegistration[] | null, acts: readonly ApartAct[]) {
    const held = this.#held()
    if (!held) return null
    const data = [...(registered ? this.#rowsAfter(registered, acts) : held.rows)]
    return { data, liveSequence: held.sequence }
  }

  rowOf(playerKey: string, registered: readonly KnownRegistration[], acts: readonly ApartAct[]) {
    return this.#rowsAfter(registered, acts).find((row) => row.playerKey === playerKey) ?? null
  }

  /** All is joined: the server is asked again. */
  thaw(): void {
    if (!this.#frozen) return
    this.#frozen = null
    void askOwnDataAnew(this.#queryClient)
  }

  #rowsAfter(registered: readonly KnownRegistration[], acts: readonly ApartAct[]): readonly RegistrationView[] {
    return rowsHere({ rows: this.#rows(), registered, acts, tournamentId: this.#id, age: this.#age() })
  }

  #rows(): readonly RegistrationView[] {
    return this.#held()?.rows ?? []
  }

  #held(): HeldRegistrations | null {
    return this.#frozen ?? this.#shown() ?? this.#kept
  }

  #shown(): HeldRegistrations | null {
    const all = this.#queryClient.getQueriesData<HeldRegistrations>({ queryKey: registrationsKeyOf(this.#id) })
    return all.find(([, held]) => held !== undefined)?.[1] ?? null
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const held = this.#held()
    if (!held) return
    const rows = held.rows.map(keptRow)
    this.#kept = { ...held, rows }
    await this.#store.keepRegistered({ sequence: held.sequence, rows })
  }
}
