import { isContested } from '@tablee/domain/tournaments/kinds/match-result'
import type { Match, Tournament } from '@tablee/domain/tournaments/tournament'

type NewResult = { readonly over: Match; readonly match: Match }

/** Results that rows show before the screen around them is drawn. */
export class FreshRows {
  readonly #shown = new Map<string, { readonly match: Match; readonly listener: () => void }>()
  #fresh: ReadonlyMap<string, NewResult> = new Map()

  /** What stands now at a row's table. */
  of<Shown extends Match>(match: Shown): Shown {
    const fresh = this.#fresh.get(match.id)
    // A result changes nothing of what a match is.
    return fresh?.over === match ? (fresh.match as Shown) : match
  }

  /** A row shows this match. */
  watch(match: Match, listener: () => void): () => void {
    const own = { match, listener }
    this.#shown.set(match.id, own)
    return () => {
      if (this.#shown.get(match.id) === own) this.#shown.delete(match.id)
    }
  }

  areShown(results: readonly NewResult[]): boolean {
    return results.length > 0 && results.every(({ over }) => this.#shown.get(over.id)?.match === over)
  }

  show(results: readonly NewResult[]): void {
    const before = this.#fresh
    this.#fresh = new Map(results.map((each) => [each.over.id, each]))
    for (const id of new Set([...before.keys(), ...this.#fresh.keys()])) this.#shown.get(id)?.listener()
  }
}

/** Empty where anything else than results differs as well, or a contest ends, which stands above the rows too. */
export function newResults(before: Tournament, after: Tournament): readonly NewResult[] {
  const { matches: stood, ...others } = before
  const { matches, ...rest } = after
  if (!isSame(others, rest) || stood.length !== matches.length) return []
  const differ = matches.flatMap((match, place) => {
    const over = stood[place]
    return over && over !== match ? { over, match } : []
  })
  return differ.every(({ over, match }) => over.id === match.id && !isContested(over)) ? differ : []
}

function isSame(one: object, other: object): boolean {
  const [values, others] = [new Map(Object.entries(one)), Object.entries(other)]
  return values.size === others.length && others.every(([key, value]) => Object.is(values.get(key), value))
}
