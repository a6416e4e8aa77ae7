import { sealSeeds } from '@tablee/contract/tournaments/seal-seeds'
import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { may } from '@tablee/domain/tournaments/authority/may'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { nextSealedSeed } from '@tablee/domain/tournaments/pairing/sealed-seeds'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import type { CaveStore, KeptCave } from './cave-store.ts'
import type { Asking } from './there.ts'

/** The seeds that the server sealed for rounds which this device may have to draw by itself. */
export class SealedHere {
  readonly #store: CaveStore
  readonly #asking: () => Asking
  #seeds: readonly string[] = []
  /** How many rounds there were when they were fetched: who draws another one may have used some. */
  #fetchedAt: number | null = null
  #isFetching = false

  constructor(store: CaveStore, asking: () => Asking) {
    this.#store = store
    this.#asking = asking
  }

  restore({ seeds }: KeptCave): void {
    if (this.#fetchedAt === null) this.#seeds = seeds
  }

  /** The one that follows those of these acts, which wait here; null where there is none. */
  next(acts: readonly ApartAct[]): string | null {
    return nextSealedSeed(
      this.#seeds,
      acts.map(({ given }) => given.seed),
    )
  }

  /** Before these acts go: what they took is taken, whether or not they were handed in. */
  async spend(acts: readonly ApartAct[]): Promise<void> {
    const next = this.next(acts)
    this.#seeds = next === null ? [] : this.#seeds.slice(this.#seeds.indexOf(next))
    this.#fetchedAt = null
    await this.#store.keepSeeds(this.#seeds)
  }

  /** While there is a line; without one, or from a server of before, those that are here have to do. */
  async fetch({ rounds, isCancelled, ...tournament }: WholeTournament): Promise<void> {
    const asking = this.#asking()
    const isOver = isCancelled || isFinished(tournament)
    if (isOver || !may('seal-seeds', asking.access.role)) return
    if (this.#isFetching || this.#fetchedAt === rounds.length) return
    this.#isFetching = true
    try {
      const { code, secret: organizerId } = asking.access
      const { data } = await asking.client.callFunction(sealSeeds, { code, organizerId })
      this.#seeds = data.seeds
      this.#fetchedAt = rounds.length
      await this.#store.keepSeeds(this.#seeds)
    } catch {
      // The next state that comes asks again.
    } finally {
      this.#isFetching = false
    }
  }
}
