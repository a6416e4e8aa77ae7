import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { type Base, readBase, writtenBase } from './cave-base.ts'
import type { CaveParts } from './cave-state.ts'
import type { CaveStore, KeptCave } from './cave-store.ts'
import { SealedHere } from './sealed-here.ts'
import type { Asking } from './there.ts'

/** The state changes with every result and is stored now and then. */
const KEEP_AFTER_MS = 1_000

/** Stores the server's last known state, slightly delayed. */
export class BaseKeeper {
  readonly #store: CaveStore
  readonly #keepSeen: CaveParts['keepSeen']
  /** For draws on this state. */
  readonly seeds: SealedHere
  #base: Base | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ store, keepSeen }: Pick<CaveParts, 'store' | 'keepSeen'>, asking: () => Asking) {
    this.#store = store
    this.#keepSeen = keepSeen
    this.seeds = new SealedHere(store, asking)
  }

  get(): Base | null {
    return this.#base
  }

  /** Unless as much is known by now. */
  restore(kept: KeptCave): void {
    if (kept.base && kept.base.sequence > (this.#base?.sequence ?? -1)) this.#base = readBase(kept.base) ?? this.#base
    this.seeds.restore(kept)
  }

  note(whole: WholeTournament, sequence: number): void {
    if (this.#base && this.#base.sequence >= sequence) return
    this.#base = { whole, sequence }
    this.#timer ??= setTimeout(() => void this.keep(), KEEP_AFTER_MS)
  }

  /** While there is a line. */
  seal(): void {
    if (this.#base) void this.seeds.fetch(this.#base.whole)
  }

  async replace({ whole, sequence }: Base): Promise<void> {
    this.#base = { whole, sequence }
    await this.keep()
  }

  async keep(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#base) return
    const written = writtenBase(this.#base)
    this.#keepSeen(written.document)
    await this.#store.keepBase(written)
  }
}
