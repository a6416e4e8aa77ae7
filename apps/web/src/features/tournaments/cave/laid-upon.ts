import { type Joined, joinApart } from '@tablee/domain/tournaments/acts/join-apart'
import { authorHere, type CaveHolder } from './cave-state.ts'
import type { DecidedHere } from './decided-here.ts'
import type { There } from './there.ts'

type Parts = { readonly decided: DecidedHere; readonly holder: () => CaveHolder }

const keyOf = ({ kind, id }: Joined['met'][number]) => `${kind} ${id}`

/** What was decided here, laid upon what the server has by now, with what the person says to conflicts. */
export class LaidUpon {
  readonly #parts: Parts
  #joined: Joined | null = null
  /** As last read from the server. */
  #there: (There & { readonly known: ReadonlySet<string> }) | null = null
  #agreed: ReadonlySet<string> = new Set()
  #theirs: ReadonlySet<string> = new Set()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get joined(): Joined | null {
    return this.#joined
  }

  /** Tables with two results where the server's stands. */
  get theirs(): ReadonlySet<string> {
    return this.#theirs
  }

  /** A choice may change other conflicts. `known` are the acts that the server has already. */
  lay(there: There, known: readonly string[]): Joined {
    const upon = { ...there, known: new Set(known) }
    this.#there = upon
    return this.#layUpon(upon)
  }

  /** The person has read the conflicts. */
  agree(): void {
    this.#agreed = new Set([...this.#agreed, ...(this.#joined?.met ?? []).map(keyOf)])
  }

  isToBeAsked({ met }: Joined): boolean {
    return met.some((one) => !this.#agreed.has(keyOf(one)))
  }

  takeTheirs(id: string, isTheirs: boolean): void {
    const others = [...this.#theirs].filter((each) => each !== id)
    this.#theirs = new Set(isTheirs ? [...others, id] : others)
    if (this.#there) this.#layUpon(this.#there)
  }

  /** Until it is laid again; what the person said stays. */
  lift(): void {
    this.#joined = null
  }

  clear(): void {
    this.#joined = null
    this.#there = null
    this.#agreed = new Set()
    this.#theirs = new Set()
  }

  #layUpon({ whole, registered, known }: There & { readonly known: ReadonlySet<string> }): Joined {
    const author = authorHere(whole, this.#parts.holder())
    const { made } = this.#parts.decided
    this.#joined = joinApart({ there: whole, registered, known, made, theirs: this.#theirs, author })
    return this.#joined
  }
}
