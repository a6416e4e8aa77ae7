import { isContested } from '@tablee/domain/tournaments/kinds/match-result'
import type { Match, Player, Tournament } from '@tablee/domain/tournaments/tournament'

/** What a row shows, and what stands now. */
type Fresh<Row extends object = object> = { readonly over: Row; readonly now: Row }

/** What rows show before the screen around them is drawn. */
export class FreshRows {
  readonly #shown = new Map<object, () => void>()
  #fresh: ReadonlyMap<object, object> = new Map()

  /** What stands now in a row: a result changes nothing of what a match is, a departure nothing of who somebody is. */
  of<Shown extends object>(row: Shown): Shown {
    return (this.#fresh.get(row) as Shown | undefined) ?? row
  }

  /** A row shows this. */
  watch(row: object, listener: () => void): () => void {
    this.#shown.set(row, listener)
    return () => {
      if (this.#shown.get(row) === listener) this.#shown.delete(row)
    }
  }

  areShown(fresh: readonly Fresh[]): boolean {
    return fresh.length > 0 && fresh.every(({ over }) => this.#shown.has(over))
  }

  show(fresh: readonly Fresh[]): void {
    const before = this.#fresh
    this.#fresh = new Map(fresh.map(({ over, now }) => [over, now]))
    for (const row of new Set([...before.keys(), ...this.#fresh.keys()])) this.#shown.get(row)?.()
  }
}

/** Results, or who left or came back; empty where anything else differs as well. */
export function freshIn(before: Tournament, after: Tournament): readonly Fresh[] {
  const results = newResults(before, after)
  return results.length > 0 ? results : newDepartures(before, after)
}

/** Empty where a contest ends, which stands above the rows too. */
function newResults(before: Tournament, after: Tournament): readonly Fresh<Match>[] {
  const { matches: stood, ...others } = before
  const { matches, ...rest } = after
  const differ = isSame(others, rest) ? differing(stood, matches) : NONE
  return differ.every(({ over, now }) => over.id === now.id && !isContested(over)) ? differ : NONE
}

function newDepartures(before: Tournament, after: Tournament): readonly Fresh<Player>[] {
  const { players: stood, ...others } = before
  const { players, ...rest } = after
  const differ = isSame(others, rest) ? differing(stood, players) : NONE
  return differ.every(({ over, now }) => isSame(whoIs(over), whoIs(now))) ? differ : NONE
}

const NONE: readonly never[] = []

function differing<Row extends object>(stood: readonly Row[], stand: readonly Row[]): readonly Fresh<Row>[] {
  if (stood.length !== stand.length) return NONE
  return stand.flatMap((now, place) => {
    const over = stood[place]
    return over && over !== now ? { over, now } : []
  })
}

function whoIs({ droppedAfter: _, droppedBy: __, ...player }: Player): object {
  return player
}

function isSame(one: object, other: object): boolean {
  const [values, others] = [new Map(Object.entries(one)), Object.entries(other)]
  return values.size === others.length && others.every(([key, value]) => Object.is(values.get(key), value))
}
