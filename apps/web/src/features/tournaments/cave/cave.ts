import type { ToldAct } from '@tablee/contract/told-act'
import { MOST_HANDED_IN } from '@tablee/contract/tournaments/hand-in-acts'
import { guardianAge } from '@tablee/domain/registrations/guardian'
import { type ApartAct, decideApart } from '@tablee/domain/tournaments/acts/decided-apart'
import type { AnyDeskAct } from '@tablee/domain/tournaments/acts/desk-acts'
import type { Joined } from '@tablee/domain/tournaments/acts/join-apart'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { notifyManager } from '@tanstack/react-query'
import { newActId } from '../../../acts/act-id.ts'
import { RefusedError, UnreachableError } from '../../../transport/request-error.ts'
import { BaseKeeper } from './base-keeper.ts'
import { authorHere, type CaveHolder, type CaveParts, type CaveState, stateOf } from './cave-state.ts'
import type { Leftover } from './cave-store.ts'
import { DecidedHere } from './decided-here.ts'
import { type DesksBeside, watchDesksBeside } from './desks-beside.ts'
import { drawnHere } from './drawn-here.ts'
import { LaidUpon } from './laid-upon.ts'
import { leftoversOf } from './leftover-of.ts'
import { isCutOff, watchLine } from './line.ts'
import { oneAfterTheOther, onlyOnce } from './one-after-the-other.ts'
import { refusedHere } from './refused-here.ts'
import { RegisteredHere } from './registered-here.ts'
import { ShownHere } from './shown-here.ts'
import { handIn, knownThere, readThere, type There } from './there.ts'

/** Retry interval for joining, without an event that says the line is back. */
const AGAIN_AFTER_MS = 8_000
/** Others may have acted between tries; after these the next event tries again. */
const MOST_TRIES = 20

/**
 * Decides staff acts on this device while no server answers, with the server's own deciders, and hands them in once online. While acts
 * wait, the screens show the tournament they result in.
 */
export class Cave {
  readonly #parts: CaveParts
  readonly #shown: ShownHere
  readonly #registered: RegisteredHere
  readonly #listeners = new Set<() => void>()
  #holder: CaveHolder
  readonly #base: BaseKeeper
  readonly decided: DecidedHere
  readonly #laid: LaidUpon
  #leftovers: readonly Leftover[] = []
  #handedIn: number | null = null
  #joining: Promise<void> | null = null
  #isHeard = false
  #againTimer: ReturnType<typeof setTimeout> | undefined
  readonly #inTurn = oneAfterTheOther()
  #refusal: string | null = null
  #watchers = 0
  #stopWatching: (() => void) | null = null
  #beside: DesksBeside | null = null
  #state: CaveState

  constructor(parts: CaveParts, holder: CaveHolder) {
    this.#parts = parts
    this.#holder = holder
    this.#base = new BaseKeeper(parts, this.#asking)
    this.#shown = new ShownHere(parts.queryClient, holder.access.code)
    this.#registered = new RegisteredHere(parts.queryClient, parts.store, {
      id: holder.access.tournamentId,
      age: () => {
        const known = this.#base.get()?.whole
        return known ? guardianAge(known) : null
      },
    })
    this.decided = new DecidedHere({ base: this.#base, registered: this.#registered, shown: this.#shown })
    this.#laid = new LaidUpon({ decided: this.decided, holder: () => this.#holder })
    this.#state = this.#newState()
  }

  readonly state = (): CaveState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  setHolder(holder: CaveHolder): void {
    this.#holder = holder
  }

  /** Loads stored acts; they show at once. */
  readonly open = onlyOnce(() => this.#read())

  /** Until the returned function is called, and while something waits. */
  watch(): () => void {
    this.#watchers += 1
    this.#stopWatching ??= this.#startWatching()
    return () => {
      this.#watchers -= 1
      this.#rest()
    }
  }

  /** The server's state, in case it stops answering. */
  noteBase(whole: WholeTournament, sequence: number): void {
    if (this.#isApart()) return
    this.#base.note(whole, sequence)
    this.#lineMayBeBack()
  }

  /** Acts wait already, or the server is known to be away. */
  isNeeded(): boolean {
    return this.#isApart() || (this.#base.get() !== null && !navigator.onLine)
  }

  /** Decides, stores and shows an act. Throws what the server would have refused. */
  decide(act: AnyDeskAct, actId: string | undefined): Promise<ToldAct> {
    return this.#inTurn(() => this.#decide(act, actId ?? newActId()))
  }

  /** Rebases waiting acts on what happened meanwhile, and hands them in unless there are conflicts. */
  readonly join = (): Promise<void> => {
    this.#joining ??= this.#joinAll().finally(() => {
      this.#joining = null
      this.#isHeard = false
      this.#changed()
    })
    return this.#joining
  }

  /** The person has read the conflicts and wants the rest joined. */
  agree(): Promise<void> {
    this.#laid.agree()
    return this.join()
  }

  /** For a table with two results. */
  takeTheirs(id: string, isTheirs: boolean): void {
    this.#laid.takeTheirs(id, isTheirs)
    this.#changed()
  }

  async forgetLeftovers(): Promise<void> {
    this.#leftovers = []
    await this.#parts.store.keepLeftovers([])
    this.#changed()
  }

  noteTold(): void {
    this.#handedIn = null
  }

  readonly #isApart = () => this.decided.acts.length > 0
  readonly #asking = () => ({ client: this.#parts.server.client, access: this.#holder.access })

  async #read(): Promise<void> {
    const kept = await this.#parts.store.read()
    this.#leftovers = kept.leftovers
    this.decided.restore(kept, this.#holder)
    this.#changed()
    if (this.#isApart()) void this.join()
  }

  /** Another window of this browser decides as well. */
  readonly #readAgain = (): Promise<void> =>
    this.#inTurn(async () => {
      const kept = await this.#parts.store.read()
      const own = new Set(this.decided.acts.map(({ id }) => id))
      if (kept.acts.every(({ id }) => own.has(id))) return
      this.decided.restore(kept, this.#holder)
      this.#laid.lift()
      this.#changed()
      this.#joinSoon()
    })

  async #decide(act: AnyDeskAct, id: string): Promise<ToldAct> {
    await this.open()
    const before = this.decided.ground()
    if (!before) throw new UnreachableError('nothing is known here of the tournament')
    const told = () => ({ sequence: this.#shown.sequence(), changes: [] })
    if (this.decided.acts.some((kept) => kept.id === id)) return told()
    const given = drawnHere(act, { nowMs: this.#parts.nowMs(), sealed: this.#base.seeds.next(this.decided.acts) })
    const apart = { ...act, id, given } as ApartAct
    const outcome = decideApart(before, apart, authorHere(before.tournament, this.#holder))
    if (!outcome.accepted) throw refusedHere(outcome.refusal, this.#holder)
    if (outcome.value.length === 0) return told()
    if (!this.#isApart()) await this.#begin()
    await this.#parts.store.add(apart)
    this.#beside?.tellKept()
    this.decided.add(apart, before, outcome.value)
    this.#changed()
    this.#joinSoon()
    return told()
  }

  /** From now on the device works alone: its base must be stored. */
  async #begin(): Promise<void> {
    await Promise.all([this.#base.keep(), this.#registered.freeze()])
    // Without this, browsers low on space delete data.
    void navigator.storage?.persist?.()
  }

  readonly #show = (): void => {
    if (this.#isApart()) this.decided.show()
    else this.#registered.note()
  }

  #rest(): void {
    if (this.#watchers > 0 || this.#isApart()) return
    this.#stopWatching?.()
    this.#stopWatching = null
  }

  readonly #lineMayBeBack = (): void => {
    if (isCutOff(this.#parts.server)) return
    if (!this.#isApart()) this.#base.seal()
    else if (!this.#laid.joined) void this.join()
  }

  #startWatching(): () => void {
    this.#beside = watchDesksBeside(this.#holder.access.code, () => void this.open().then(this.#readAgain))
    const line = watchLine(this.#parts.server, this.#lineMayBeBack)
    const stops = [this.#shown.subscribe(this.#show), line, this.#beside.stop]
    this.#lineMayBeBack()
    return () => {
      clearTimeout(this.#againTimer)
      for (const stop of stops) stop()
    }
  }

  #joinSoon(): void {
    clearTimeout(this.#againTimer)
    // The person is asked, and decides when.
    if (!this.#stopWatching || this.#laid.joined) return
    this.#againTimer = setTimeout(() => (navigator.onLine ? void this.join() : this.#joinSoon()), AGAIN_AFTER_MS)
  }

  async #joinAll(): Promise<void> {
    this.#refusal = null
    try {
      await this.open()
      for (let tries = 0; tries < MOST_TRIES && this.#isApart(); tries++) {
        if (await this.#joinOnce()) return
      }
    } catch (error) {
      this.#laid.lift()
      if (error instanceof RefusedError) this.#refusal = error.message
    }
    if (this.#isApart()) this.#joinSoon()
  }

  /** One read and one hand-in; returns whether it is finished. */
  async #joinOnce(): Promise<boolean> {
    const [asking, count] = [this.#asking(), this.decided.made.length]
    // What arrived before the line broke is only in the state with the same number.
    const { known, sequence } = await knownThere(asking, this.decided.acts)
    this.#isHeard = true
    this.#changed()
    const there = await readThere(asking, this.decided.acts)
    if (there?.sequence !== sequence) return false
    const joined = this.#laid.lay(there, known)
    if (this.#laid.isToBeAsked(joined)) return true
    const acts = joined.steps.slice(0, MOST_HANDED_IN)
    if (acts.length > 0) {
      await handIn(asking, { baseSequence: sequence, acts })
      return false
    }
    return this.#inTurn(async () => {
      // Newer acts are still to be joined.
      if (this.decided.made.length > count) return false
      await this.#end(there, joined)
      return true
    })
  }

  /** All that can be joined is on the server. */
  async #end({ whole, sequence, loaded }: There, joined: Joined): Promise<void> {
    const { store } = this.#parts
    const lost = leftoversOf(joined, this.decided.tournament, this.#holder)
    this.#leftovers = [...this.#leftovers, ...lost]
    await store.keepLeftovers(this.#leftovers)
    const handedIn = this.decided.acts.length - lost.length
    await this.#base.seeds.spend(this.decided.acts)
    await store.remove(this.decided.acts)
    await this.#base.replace({ whole, sequence })
    this.decided.clear()
    this.#laid.clear()
    this.#handedIn = handedIn
    this.#shown.replace(loaded)
    this.#registered.thaw()
    this.#rest()
  }

  #newState(): CaveState {
    return stateOf({
      ...{ acts: this.decided.acts, made: this.decided.made, tournament: this.decided.tournament },
      ...{ isJoining: this.#isHeard, joined: this.#laid.joined, theirs: this.#laid.theirs, leftovers: this.#leftovers },
      ...{ handedIn: this.#handedIn, refusal: this.#refusal },
    })
  }

  /** Told together with the tournament that the act results in: one drawing shows both. */
  #changed(): void {
    this.#state = this.#newState()
    notifyManager.schedule(() => {
      for (const listener of [...this.#listeners]) listener()
    })
  }
}
